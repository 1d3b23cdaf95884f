internal import Foundation
internal import Glibc

/// A text that a user hands over by its path: a file, or a pipe, which can be read once only.
public struct TextFile {
  /// How long a pipe may keep silent, in seconds, where nobody says.
  public static let usualPatience = 30.0
  /// The most bytes of a text: devices never end.
  private static let greatestSize = 16 << 20

  /// Where it is.
  public let path: String
  /// Whether it comes through a pipe or from a device, so that it can be read once only.
  public let isStream: Bool

  /// Looks at what is at a path.
  ///
  /// - Parameter path: The path.
  /// - Throws: ``SceneError/missing(path:)``, ``SceneError/unreadable(path:reason:)``.
  public init(_ path: String) throws(SceneError) {
    self.path = path
    var status = stat()
    guard unsafe stat(path, &status) == 0 else {
      let number = errno
      if number == ENOENT, let target = Self.target(of: path) {
        throw .unreadable(path: path, reason: "it is a link to \(target), which is not there")
      }
      guard [ENOENT, ENOTDIR, ENAMETOOLONG].contains(number) else {
        throw .unreadable(path: path, reason: Self.words(number))
      }
      throw .missing(path: path)
    }
    let kind = status.st_mode & S_IFMT
    if kind == S_IFDIR { throw .unreadable(path: path, reason: "it is a folder") }
    isStream = kind != S_IFREG
  }

  /// What the file holds.
  ///
  /// - Parameter patience: How long a pipe may keep silent, in seconds.
  /// - Returns: Its text.
  /// - Throws: ``SceneError/unreadable(path:reason:)``.
  public func read(patience: Double = usualPatience) throws(SceneError) -> String {
    // A pipe that nobody writes to would be waited for here already.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | (isStream ? O_NONBLOCK : 0))
    guard descriptor >= 0 else { throw .unreadable(path: path, reason: Self.words(errno)) }
    defer { close(descriptor) }
    return try Self.text(descriptor, path, patience: isStream ? patience : nil)
  }

  /// What comes through standard input, until it ends.
  ///
  /// - Returns: The text.
  /// - Throws: ``SceneError/unreadable(path:reason:)``.
  public static func readStandardInput() throws(SceneError) -> String {
    try text(STDIN_FILENO, "standard input", patience: nil)
  }

  private static func text(
    _ descriptor: Int32, _ path: String, patience: Double?
  ) throws(SceneError) -> String {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if let patience {
        var waited = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        if unsafe poll(&waited, 1, Int32(patience * 1000)) == 0 {
          let seconds = patience.formatted(
            .number.precision(.fractionLength(0...3)).grouping(.never))
          throw .unreadable(path: path, reason: "nothing was written to it for \(seconds) s")
        }
      }
      let count = unsafe Glibc.read(descriptor, &part, part.count)
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count >= 0 else { throw .unreadable(path: path, reason: words(errno)) }
      if count == 0 { break }
      bytes += part.prefix(count)
      if bytes.count > greatestSize {
        throw .unreadable(path: path, reason: "it is longer than \(greatestSize >> 20) MB")
      }
    }
    return try text(bytes, path)
  }

  /// Bytes as text.
  static func text(_ bytes: [UInt8], _ path: String) throws(SceneError) -> String {
    func refuse(_ reason: String) -> SceneError { .unreadable(path: path, reason: reason) }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw refuse("it is text in UTF-16; accepted is text in UTF-8")
    }
    if let place = bytes.firstIndex(of: 0) {
      let line = bytes[..<place].count { $0 == newline } + 1
      throw refuse("line \(line) is not text in UTF-8: it holds a null byte")
    }
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    let lines = bytes.split(separator: newline, omittingEmptySubsequences: false)
    let wrong = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
    throw refuse("line \(wrong + 1) is not text in UTF-8")
  }

  private static let newline = UInt8(ascii: "\n")

  /// Where a link leads, as it is written; `nil` if the path is none.
  private static func target(of path: String) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: path)
  }

  /// What the system says about an error, in small letters as within a sentence.
  private static func words(_ number: Int32) -> String {
    let text = unsafe String(cString: strerror(number))
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
