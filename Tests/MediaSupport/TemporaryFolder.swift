internal import Foundation

/// A folder that is gone with its last reference.
public final class TemporaryFolder {
  public let path: String

  public init() throws {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "rostrum-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Names of the files in it, hidden ones too.
  public var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  public func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Runs `body` with a descriptor whose bytes end up in the file `name`.
  public func capture(_ name: String, _ body: (Int32) throws -> Void) throws {
    let descriptor = open(file(name), O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    defer { close(descriptor) }
    try body(descriptor)
  }

  public func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: file(name))))
  }
}
