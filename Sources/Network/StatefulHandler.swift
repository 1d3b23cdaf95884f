import Dispatch
import Synchronization

/// The state of something that would use a network, and who is told of it.
final class StatefulHandler<State: Sendable>: Sendable {
  private struct Values {
    var state: State
    var handler: (@Sendable (State) -> Void)?
    var queue: DispatchQueue?
    /// What waits for a network, to be called when it is waited for no more.
    var waiting: [@Sendable () -> Void] = []
    var isOver = false
  }
  private let values: Mutex<Values>

  /// Creates it in a state.
  init(_ state: State) { values = Mutex(Values(state: state)) }

  /// The state.
  var state: State { values.withLock { $0.state } }
  /// Where the handler is called.
  var queue: DispatchQueue? { values.withLock { $0.queue } }
  /// What is called with every state.
  var handler: (@Sendable (State) -> Void)? {
    get { values.withLock { $0.handler } }
    set { values.withLock { $0.handler = newValue } }
  }

  /// Goes through states, and tells each; once only, and not after the end.
  ///
  /// - Parameters:
  ///   - queue: Where it is told.
  ///   - states: The states.
  func begin(on queue: DispatchQueue, through states: [State]) {
    let isFirst = values.withLock { values in
      defer { values.queue = values.queue ?? queue }
      return values.queue == nil && !values.isOver
    }
    guard isFirst else { return }
    for state in states {
      queue.async { [self] in
        let handler = values.withLock { values -> (@Sendable (State) -> Void)? in
          guard !values.isOver else { return nil }
          values.state = state
          return values.handler
        }
        handler?(state)
      }
    }
  }
  /// Keeps what waits for a network until the end.
  func wait(_ body: @escaping @Sendable () -> Void) {
    let isOver = values.withLock { values in
      if !values.isOver { values.waiting.append(body) }
      return values.isOver
    }
    if isOver { (queue ?? .main).async { body() } }
  }
  /// Ends it in a state, and tells that and all that wait.
  func end(_ state: State) {
    let ending = values.withLock { values -> Values? in
      guard !values.isOver else { return nil }
      (values.state, values.isOver) = (state, true)
      defer { (values.handler, values.waiting) = (nil, []) }
      return values
    }
    guard let ending else { return }
    (ending.queue ?? .main).async {
      for body in ending.waiting { body() }
      ending.handler?(state)
    }
  }
}
