internal import Glibc
public import Motion

/// The transaction of the closure that runs, one for each thread: `withAnimation` may be called anywhere.
final class CurrentTransaction {
  var transaction = Transaction()
  /// Listeners that wait for the end of the update.
  var open: [AnimationListener] = []

  // Asked for at every update. Foundation's dictionary of a thread finds a key by its hash, and takes what it finds for what
  // it is by a search.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let status = unsafe pthread_key_create(&key) { kept in
      if let kept = unsafe kept { unsafe Unmanaged<CurrentTransaction>.fromOpaque(kept).release() }
    }
    precondition(status == 0, "there is no room for what a thread keeps")
    return key
  }()

  /// Of this thread.
  static var here: CurrentTransaction {
    if let kept = unsafe pthread_getspecific(key) {
      return unsafe Unmanaged<CurrentTransaction>.fromOpaque(kept).takeUnretainedValue()
    }
    let current = CurrentTransaction()
    let status = unsafe pthread_setspecific(key, Unmanaged.passRetained(current).toOpaque())
    precondition(status == 0, "there is no memory for a thread's transaction")
    return current
  }
}

extension Transaction {
  /// The current transaction, which goes with a change that is made now.
  public static var current: Transaction { CurrentTransaction.here.transaction }

  /// Takes the listeners that were made since the last call: whoever updates the views tells each of
  /// them when the update is over.
  public static func takeOpenListeners() -> [AnimationListener] {
    let here = CurrentTransaction.here
    defer { here.open = [] }
    return here.open
  }
}

/// Runs `body`; every change it makes goes with `transaction`.
///
/// What `transaction` does not say is taken from the closure around.
///
/// - Parameters:
///   - transaction: What goes with the changes.
///   - body: What changes.
/// - Returns: What `body` returns.
/// - Throws: What `body` throws.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let here = CurrentTransaction.here
  let outer = here.transaction
  defer { here.transaction = outer }
  here.transaction.merge(transaction)
  return try body()
}

/// Runs `body`; every change it makes goes with `value` under a key path.
///
/// - Parameters:
///   - keyPath: What of the transaction is said.
///   - value: What it is.
///   - body: What changes.
/// - Returns: What `body` returns.
/// - Throws: What `body` throws.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs `body`; what it changes moves as `animation` says, or at once if that is `nil`.
///
/// - Parameters:
///   - animation: How it moves; `nil` for at once.
///   - body: What changes.
/// - Returns: What `body` returns.
/// - Throws: What `body` throws.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Runs `body`; what it changes moves as `animation` says, and `completion` is called when all of it is
/// done.
///
/// - Parameters:
///   - animation: How it moves; `nil` for at once.
///   - completionCriteria: Whether it is done when it is logically complete or when it is removed.
///   - body: What changes.
///   - completion: Called once; at the end of the update if nothing moves.
/// - Returns: What `body` returns.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}
