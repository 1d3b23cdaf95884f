import Foundation
import SceneLoader

/// An export: a film of a live scene as `render` makes it, by the tool itself.
struct LiveExport: Sendable {
  /// A format that a page offers.
  enum Format: String, Sendable, CaseIterable {
    case mp4, gif, png, page

    /// What the file's name ends in.
    var ending: String { self == .page ? "html" : rawValue }
    /// The media type.
    var type: String {
      switch self {
      case .mp4: "video/mp4"
      case .gif: "image/gif"
      case .png: "image/png"
      case .page: "text/html"
      }
    }
  }

  /// The scene's file.
  let path: String
  /// Options of the scene and its script.
  let words: [String]
  let format: Format
  /// The time of the picture that is seen, which a PNG is of.
  let time: String

  /// The file's name for whoever saves it.
  var name: String { "\(Place.stem(of: path)).\(format.ending)" }

  /// The command, but for the tool's name.
  ///
  /// - Parameter file: Where the film goes.
  /// - Returns: The words.
  func command(to file: String) -> [String] {
    let scene = [path] + words
    switch format {
    case .page: return ["inspect"] + scene + ["--page", file]
    case .png: return ["render"] + scene + ["--quiet", "--at", time, "-o", file]
    case .mp4, .gif: return ["render"] + scene + ["--quiet", "-o", file]
    }
  }

  /// Makes it.
  ///
  /// - Returns: The file's bytes.
  /// - Throws: ``Failure``, `SceneError`: as the tool says it.
  func make() throws -> [UInt8] {
    let folder = URL(fileURLWithPath: NSTemporaryDirectory())
      .appendingPathComponent("rostrum-serve-\(UUID().uuidString)")
    let files = FileManager.default
    try files.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    defer { try? files.removeItem(at: folder) }
    let file = folder.appendingPathComponent(name).path
    let (end, output) = try ChildProcess.run(
      "/proc/self/exe", command(to: file), environment: ProcessInfo.processInfo.environment)
    guard end == .exited(0), let bytes = files.contents(atPath: file) else {
      let lines = output.split(separator: "\n").map(String.init)
      let last = lines.last ?? "the film was not made"
      throw Failure(
        .usage, last.hasPrefix("Error: ") ? String(last.dropFirst("Error: ".count)) : last,
        details: lines.dropLast().joined(separator: "\n"))
    }
    return [UInt8](bytes)
  }
}
