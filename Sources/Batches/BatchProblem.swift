/// A problem with what a batch is told: where it stands, what was found, and what is accepted.
public struct BatchProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file; empty where it is about no file.
  public var file: String
  /// The line, from 1; `nil` where there is none.
  public var line: Int?
  /// The way to the place within the file, as in `matrix.size[2]`; empty for the file as a whole.
  public var path: String
  /// What was found and what is accepted.
  public var reason: String
  /// A word that is unknown, with those that are known: whoever tells of it may ask whether one of them was meant.
  public var unknown: (word: String, known: [String])?

  /// Creates a problem.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - line: The line, from 1.
  ///   - path: The way to the place within the file.
  ///   - reason: What was found and what is accepted.
  ///   - unknown: A word that is unknown, with those that are known.
  public init(
    _ file: String, line: Int? = nil, path: String = "", _ reason: String,
    unknown: (word: String, known: [String])? = nil
  ) {
    (self.file, self.line, self.path, self.reason) = (file, line, path, reason)
    self.unknown = unknown
  }

  /// The problem as one line: `batch.yaml:7: matrix.size[2]: …`.
  public var description: String {
    let place = "\(file)\(line.map { ":\($0)" } ?? "")"
    return [place, path, reason].filter { !$0.isEmpty }.joined(separator: ": ")
  }

  public static func == (one: Self, other: Self) -> Bool { one.description == other.description }

  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

/// All that is wrong with a batch, as far as it is told: the first problems, and how many there are.
public struct BatchProblems: Error, Sendable {
  /// So many are kept; who has more mends these first.
  public static let most = 20

  /// The first of them, in the order in which they were found.
  public private(set) var first: [BatchProblem] = []
  /// How many there are.
  public private(set) var count = 0

  /// Creates an empty list.
  public init() {}

  /// Creates a list of one.
  public init(_ problem: BatchProblem) { add(problem) }

  /// Whether nothing is wrong.
  public var isEmpty: Bool { count == 0 }

  /// Whether more would only be counted.
  public var isFull: Bool { count >= Self.most }

  /// Adds a problem.
  public mutating func add(_ problem: BatchProblem) {
    count += 1
    if first.count < Self.most { first.append(problem) }
  }
}
