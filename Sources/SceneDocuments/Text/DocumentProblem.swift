/// One mistake of a document, for people.
public struct DocumentProblem: Error, Hashable, Sendable {
  /// The file, as it was named.
  public var file: String
  /// Where it is; `nil` where it concerns the file as a whole.
  public var place: SourcePlace?
  /// The way to the value from the top: `scene[0].states.open.fill`; empty at the top.
  public var path: String
  /// What was found, and what is accepted.
  public var reason: String

  /// Creates a mistake.
  ///
  /// - Parameters:
  ///   - file: The file, as it was named.
  ///   - place: Where it is.
  ///   - path: The way to the value from the top.
  ///   - reason: What was found, and what is accepted.
  public init(file: String, place: SourcePlace?, path: String, reason: String) {
    (self.file, self.place, self.path, self.reason) = (file, place, path, reason)
  }

  /// The mistake in one line: `card.yaml:7:11: scene[0].fill: found 'bleu'; accepted is …`.
  public var line: String {
    let position = place.map { ":\($0.line):\($0.column)" } ?? ""
    return "\(file)\(position): \(path.isEmpty ? "" : "\(path): ")\(reason)"
  }
}

/// All that is wrong with a document.
public struct DocumentErrors: Error, Hashable, Sendable {
  /// The mistakes in the order of the text; at least one, at most ``DocumentLimits/toldProblems``.
  public var problems: [DocumentProblem]
  /// How many mistakes there are.
  public var count: Int

  /// Creates the errors of a document.
  ///
  /// - Parameter all: Every mistake, at least one, in any order.
  public init(_ all: [DocumentProblem]) {
    var known: Set<DocumentProblem> = []
    let all = all.filter { known.insert($0).inserted }
    count = all.count
    let sorted = all.enumerated().sorted {
      let (a, b) = ($0.element.place, $1.element.place)
      guard let a, let b, a != b else { return a == nil && b != nil || $0.offset < $1.offset }
      return a < b
    }
    problems = sorted.prefix(DocumentLimits.toldProblems).map(\.element)
  }

  init(_ problem: DocumentProblem) { self.init([problem]) }

  /// The mistakes, a line each, and how many are left out.
  public var lines: [String] {
    let rest = count - problems.count
    return problems.map(\.line) + (rest > 0 ? ["… and \(rest) more"] : [])
  }
}
