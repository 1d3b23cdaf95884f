internal import Synchronization

/// A lock around a state.
public final class OSAllocatedUnfairLock<State>: Sendable {
  private let mutex: Mutex<State>

  /// Creates a lock around a state.
  ///
  /// - Parameter initialState: The state.
  public init(initialState: sending State) { mutex = Mutex(initialState) }

  /// Does something with the state while nobody else can.
  ///
  /// - Parameter body: What is done.
  /// - Returns: What came of it.
  /// - Throws: What it throws.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try mutex.withLock { state in try body(&state) }
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock around nothing.
  public convenience init() { self.init(initialState: ()) }
  /// Does something while nobody else can.
  ///
  /// - Parameter body: What is done.
  /// - Returns: What came of it.
  /// - Throws: What it throws.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLock { _ in try body() }
  }
}
