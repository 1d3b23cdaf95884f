internal import Foundation
internal import Glibc

/// A working folder of one run, which only its user can enter, and which goes with its last reference.
///
/// A run that is killed leaves it; the next one that makes such a folder takes it away.
public final class WorkFolder: Sendable {
  /// The folder.
  public let path: String
  /// Tells others that somebody still works there.
  private let lock: FileLock

  /// How often a folder is made anew that another run took for abandoned before it was locked.
  private static let attempts = 8

  /// Makes a folder, and takes away those that nobody works in any more.
  ///
  /// - Parameters:
  ///   - parent: Where.
  ///   - prefix: What its name, and that of others of the kind, begins with.
  /// - Throws: ``SceneError/system(path:action:number:)``.
  public init(in parent: String, named prefix: String) throws(SceneError) {
    Self.removeAbandoned(in: parent, named: prefix)
    for _ in 0..<Self.attempts {
      let path = "\(parent)/\(prefix)\(UUID().uuidString)"
      guard unsafe mkdir(path, 0o700) == 0 else {
        throw .system(path: parent, action: "making a folder", number: errno)
      }
      if let lock = FileLock(path, .exclusive), lock.status != nil {
        (self.path, self.lock) = (path, lock)
        return
      }
    }
    throw .system(path: parent, action: "making a folder", number: EAGAIN)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  private static func removeAbandoned(in parent: String, named prefix: String) {
    let files = FileManager.default
    for name in (try? files.contentsOfDirectory(atPath: parent)) ?? [] where name.hasPrefix(prefix)
    {
      let path = "\(parent)/\(name)"
      guard let lock = FileLock(path, .exclusive), let status = lock.status,
        status.st_uid == geteuid(), status.st_mode & S_IFMT == S_IFDIR
      else { continue }
      try? files.removeItem(atPath: path)
    }
  }

  /// Writes a file, in the place of one that is there.
  ///
  /// - Parameters:
  ///   - text: What it holds.
  ///   - name: What it is called.
  /// - Returns: Its path.
  /// - Throws: ``SceneError/system(path:action:number:)``.
  func write(_ text: String, to name: String) throws(SceneError) -> String {
    let file = "\(path)/\(name)"
    unsafe unlink(file)
    try Self.append(Array(text.utf8), to: file)
    return file
  }

  /// Adds bytes to a file, which is made where it is missing.
  ///
  /// - Parameters:
  ///   - bytes: What is added.
  ///   - file: The file.
  /// - Throws: ``SceneError/system(path:action:number:)``.
  static func append(_ bytes: [UInt8], to file: String) throws(SceneError) {
    let descriptor = unsafe open(file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw .system(path: file, action: "creating the file", number: errno)
    }
    defer { close(descriptor) }
    var sent = 0
    while sent < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { all in
        unsafe Glibc.write(descriptor, all.baseAddress.map { unsafe $0 + sent }, all.count - sent)
      }
      if count > 0 {
        sent += count
      } else if errno != EINTR {
        throw .system(path: file, action: "writing", number: count == 0 ? ENOSPC : errno)
      }
    }
  }
}
