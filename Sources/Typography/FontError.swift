/// Why a font cannot be used.
public enum FontError: Error, Hashable, Sendable {
  /// None of the directories holds a font of the list that text cannot do without.
  case missing(file: String, package: String, searched: [String])
  /// The file is there but is not a font that can be drawn: cut off, empty, or of another kind.
  case unreadable(path: String, reason: Code)
  /// The file cannot be read at all; `message` is the system's.
  case unopened(path: String, message: String)

  /// FreeType's number for a failure, with its name for the common ones.
  public struct Code: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// FreeType's number.
    public let rawValue: Int32
    /// Takes FreeType's number.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// The number with the situation it stands for.
    ///
    /// - Note: Source: FreeType 2.12, `fterrdef.h`.
    public var description: String {
      switch rawValue {
      case 0x02: "unknown file format (2)"
      case 0x03: "broken file (3)"
      case 0x08: "broken table (8)"
      case 0x55: "cannot read from the file (85)"
      case 0x8E: "no outlines (142)"
      default: "FreeType error \(rawValue)"
      }
    }
  }
}
