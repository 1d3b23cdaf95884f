import Synchronization

/// The views that a film shows with arguments that are made up, as their files have no preview.
public enum MadeUpPreviews {
  private static let calls = Mutex<Set<String>>([])

  /// Notes that such a view is shown.
  ///
  /// - Parameter call: How it is made.
  package static func note(_ call: String) { calls.withLock { _ = $0.insert(call) } }

  /// A line for people each, sorted.
  public static var shortcomings: [String] {
    calls.withLock { calls in
      calls.sorted().map { "the file has no preview: values are made up for `\($0)`" }
    }
  }
}
