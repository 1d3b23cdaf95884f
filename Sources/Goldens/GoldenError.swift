/// An error of a golden's text: where it is, what stands there, and what may.
public struct GoldenError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of error it is.
  public enum Kind: Hashable, Sendable {
    /// It is no golden.
    case foreign
    /// It is one of another form: another version of the tool wrote it.
    case version
    /// Its end is missing.
    case truncated
    /// A line is not what the tool writes.
    case malformed
    /// Every line could be the tool's, but together they are not what it wrote.
    case changed
  }

  /// What is wrong in kind.
  public let kind: Kind
  /// The line's number, from 1.
  public let line: Int
  /// What stands there, in words.
  public let found: String
  /// What may stand there, in words.
  public let accepted: String

  /// The most characters of a line that are shown.
  private static let longest = 60

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - kind: What kind of error it is.
  ///   - line: The line's number, from 1.
  ///   - found: What stands there.
  ///   - accepted: What may stand there, in words.
  init(_ kind: Kind, line: Int, found: Substring, accepted: String) {
    (self.kind, self.line, self.accepted) = (kind, line, accepted)
    let shown = GoldenText.escaped(String(found))
    self.found =
      found.isEmpty
      ? "nothing" : shown.count <= Self.longest ? shown : shown.prefix(Self.longest) + "…"
  }

  /// In words: *line 12: found 'x'; accepted is …*.
  public var description: String {
    let thing = found == "nothing" ? found : "'\(found)'"
    return "line \(line): found \(thing); accepted is \(accepted)"
  }
}
