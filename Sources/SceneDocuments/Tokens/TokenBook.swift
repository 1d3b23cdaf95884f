public import Motion

/// The design tokens of a file in the Design Tokens Community Group's format (2025.10), with references followed and types
/// inherited.
///
/// Durations, curves, transitions and springs are read as animations; colours, numbers and dimensions as values; tokens of
/// other types are kept by name.
public struct TokenBook: Sendable {
  /// A token.
  public struct Token: Sendable {
    /// Its name, groups before it: `motion.enter`.
    public var name: String
    /// Its type, its own or its group's.
    public var type: String
    /// What it is for, in the file's words.
    public var description: String?
    /// Where it stands.
    public var place: SourcePlace
    /// What it is.
    public var value: Value
  }
  /// What a token is.
  public enum Value: Hashable, Sendable {
    /// Seconds.
    case duration(Double)
    /// A curve over time.
    case cubicBezier(UnitCurve)
    /// A transition: a curve over a time, after a delay.
    case transition(Animation)
    /// A spring that keeps the velocity of what it takes over from.
    case spring(Spring)
    /// A colour.
    case color(DocumentColor)
    /// A number.
    case number(Double)
    /// Points.
    case dimension(Double)
    /// A type that documents do not use.
    case other
  }

  /// The file, as it was named.
  public var path: String
  /// The tokens in the order of the file.
  public private(set) var tokens: [Token] = []
  private var index: [String: Int] = [:]
  /// Whether files are missing in it that could not be read.
  var isBroken = false

  /// Reads a token file.
  ///
  /// - Parameters:
  ///   - bytes: The file: JSON.
  ///   - path: Its name in messages.
  /// - Throws: All that is wrong with it.
  public init(bytes: [UInt8], path: String) throws(DocumentErrors) {
    let root = try DocumentSource(bytes: bytes, path: path, format: .json).root
    try self.init(root, path: path, at: .top)
  }

  init(_ root: DocumentNode, path: String, at place: TreePath) throws(DocumentErrors) {
    self.path = path
    var reader = TokenReader(root, file: path, top: place)
    let read = reader.read()
    guard reader.problems.isEmpty else { throw DocumentErrors(reader.problems) }
    for token in read { add(token) }
  }

  /// An empty book.
  init(path: String) { self.path = path }

  /// The token of a name; `nil` if there is none.
  public subscript(name: String) -> Token? { index[name].map { tokens[$0] } }

  /// Adds another file's tokens; of two of one name the new one counts.
  mutating func add(_ book: TokenBook) {
    for token in book.tokens { add(token) }
  }

  private mutating func add(_ token: Token) {
    if let known = index[token.name] {
      tokens[known] = token
    } else {
      index[token.name] = tokens.count
      tokens.append(token)
    }
  }

  /// What moves, in the order of the file: transitions and springs, and curves over SwiftUI's usual 0.35 s.
  public var animations: [(name: String, animation: Animation)] {
    tokens.compactMap { token in token.value.animation.map { (token.name, $0) } }
  }
}

extension TokenBook.Value {
  /// The token as an animation; `nil` for one that is none.
  public var animation: Animation? {
    switch self {
    case .cubicBezier(let curve): .timingCurve(curve, duration: 0.35)
    case .transition(let animation): animation
    case .spring(let spring): .spring(spring)
    default: nil
    }
  }

  /// What it is, in words.
  var words: String {
    switch self {
    case .duration(let seconds): "a duration of \(Wording.number(seconds))s"
    case .cubicBezier: "a cubicBezier"
    case .transition: "a transition"
    case .spring: "a spring"
    case .color: "a color"
    case .number(let number): "the number \(Wording.number(number))"
    case .dimension(let points): "a dimension of \(Wording.number(points))"
    case .other: "of a type that documents do not use"
    }
  }
}
