import Synchronization

/// What a scene reached that was left out of its project's files because it does not compile here.
public enum LeftOutParts {
  /// The symbol that stands in the place of a view that was left out.
  public static let sign = "questionmark.square.dashed"

  // Code is reached from wherever it runs.
  private static let words = Mutex<Set<String>>([])

  /// Notes that something was reached.
  ///
  /// - Parameter words: Where it stands, and why it was left out.
  package static func note(_ words: String) { self.words.withLock { _ = $0.insert(words) } }

  /// A line for people each, sorted.
  public static var shortcomings: [String] { words.withLock { $0.sorted() } }
}
