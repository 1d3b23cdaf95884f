import Synchronization

/// What a session has to do, for whatever thread asks.
final class SessionState: Sendable {
  private struct Values {
    var tasks: [Int: Sent<URLSessionTask>] = [:]
    var count = 0
    var description: String?
    var delegate: (any URLSessionDelegate)?
    var isEnding = false
    var isOver = false
  }
  private let values: Mutex<Values>

  /// Creates it for a session that is told of by a delegate.
  init(_ delegate: (any URLSessionDelegate)?) { values = Mutex(Values(delegate: delegate)) }

  /// Who is told of the session, until it ends.
  var delegate: (any URLSessionDelegate)? { values.withLock { $0.delegate } }
  /// The app's own name of it.
  var description: String? {
    get { values.withLock { $0.description } }
    set { values.withLock { $0.description = newValue } }
  }
  /// The tasks that have not come to their ends, by their numbers.
  var tasks: [Sent<URLSessionTask>] {
    values.withLock { $0.tasks }.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The number of a new task.
  ///
  /// A session that was ended has none, as on a phone, where the app ends there, too.
  func number() -> Int {
    let (number, isEnding) = values.withLock { values in
      values.count += 1
      return (values.count, values.isEnding)
    }
    if isEnding { fatalError("A task was created in a URLSession that has been invalidated.") }
    return number
  }
  /// Keeps a task until its end.
  ///
  /// - Parameters:
  ///   - task: The task.
  ///   - number: Its number.
  func replace(with task: Sent<URLSessionTask>, _ number: Int) {
    values.withLock { $0.tasks[number] = task }
  }
  /// Keeps a task no longer.
  func forget(_ number: Int) { _ = values.withLock { $0.tasks.removeValue(forKey: number) } }
  /// Takes no further tasks.
  func finish() { values.withLock { $0.isEnding = true } }
  /// Who is told that the session has ended, if it has just now.
  func ended() -> (any URLSessionDelegate)? {
    values.withLock { values in
      guard values.isEnding, !values.isOver, values.tasks.isEmpty else { return nil }
      values.isOver = true
      defer { values.delegate = nil }
      return values.delegate
    }
  }
}
