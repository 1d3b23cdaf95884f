import Glibc
import Synchronization

/// The files of what was downloaded, for as long as it takes whoever asked to read or move them.
///
/// A scene's process may write no files, unless its isolation is taken away; then they lie in memory, where they can be
/// read and not moved.
enum DownloadedFile {
  private static let count = Mutex(0)
  /// Where the files lie that a process has open, by their numbers.
  private static let open = "/proc/self/fd/"

  /// Writes a file.
  ///
  /// - Parameter data: Its bytes.
  /// - Returns: Where it is.
  /// - Throws: `URLError.cannotCreateFile`.
  static func write(_ data: Data) throws -> URL {
    let number = count.withLock {
      $0 += 1
      return $0
    }
    let process = ProcessInfo.processInfo.processIdentifier
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("CFNetworkDownload_\(process)_\(number).tmp")
    if (try? data.write(to: file)) != nil { return file }
    guard let file = inMemory(data) else { throw URLError(.cannotCreateFile) }
    return file
  }

  /// A file in memory, which this process alone can read.
  ///
  /// - Parameter data: Its bytes.
  /// - Returns: Where it is; `nil` where the system has no such files.
  static func inMemory(_ data: Data) -> URL? {
    typealias Create = @convention(c) (UnsafePointer<CChar>, UInt32) -> Int32
    // Headers show it to those who ask for all that the library has.
    guard let symbol = unsafe dlsym(nil, "memfd_create") else { return nil }
    let create = unsafe unsafeBitCast(symbol, to: Create.self)
    let file = unsafe create("download", 0)
    guard file >= 0 else { return nil }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: false)
    guard (try? handle.write(contentsOf: data)) != nil else { return nil }
    return URL(fileURLWithPath: "\(open)\(file)")
  }

  /// Removes a file that nobody has moved.
  static func remove(_ file: URL) {
    guard file.path.hasPrefix(open) else {
      try? FileManager.default.removeItem(at: file)
      return
    }
    if let number = Int32(file.path.dropFirst(open.count)) {
      try? FileHandle(fileDescriptor: number, closeOnDealloc: false).close()
    }
  }
}
