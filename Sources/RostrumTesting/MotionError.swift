/// Why there is no motion to look at.
public enum MotionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The tool is not there: what was looked for.
  case noTool(String)
  /// The tool made no film of the scene: its words, and its exit code.
  case notFilmed(String, code: Int32)
  /// A file that the tool wrote is not as expected.
  case unreadable(String)
  /// A view has no such value, or there is no such view: what was asked for, and what there is.
  case unknown(String, known: [String])

  public var description: String {
    switch self {
    case .noTool(let reason):
      "\(reason); install it by 'make install PREFIX=…', or set ROSTRUM to its path"
    case .notFilmed(let words, let code): "\(words) (rostrum ended with \(code))"
    case .unreadable(let words): words
    case .unknown(let name, let known):
      known.isEmpty
        ? "\(name): nothing has values in this film"
        : "\(name): there is no such value; there are \(known.joined(separator: ", "))"
    }
  }
}
