import SceneGraph

/// When a modifier's closure changes the transaction, and which completions it may add.
///
/// A closure that watches a value runs in the updates in which the value changed, and may add completions
/// each time. One that watches nothing runs in every update that reaches it; completions that it adds
/// count once in the life of its view, at its first animated update, as each of them would else be the
/// cause of the next.
struct TransactionChange {
  /// The latest update in which the watched value changed.
  private var changeUpdate = -1
  /// The completions that the closure added in the latest update in which it ran.
  private var latest: (update: Int, listeners: [AnimationListener])?
  private var hasCompleted = false

  /// Compares the watched values of two updates.
  mutating func note(_ old: (any Equatable)?, _ new: (any Equatable)?, at update: Int) {
    guard let old, let new else { return }
    func compare<Old: Equatable>(_ old: Old) -> Bool {
      func compare<New: Equatable>(_ new: New) -> Bool {
        // A cast would take longer than all else that an update does here.
        guard New.self == Old.self else { return false }
        return unsafe withUnsafePointer(to: new) {
          unsafe UnsafeRawPointer($0).assumingMemoryBound(to: Old.self).pointee == old
        }
      }
      return compare(new)
    }
    if !compare(old) { changeUpdate = update }
  }

  /// Applies `transform` to `transaction`.
  ///
  /// - Parameters:
  ///   - transform: The closure.
  ///   - always: Whether the closure watches nothing.
  ///   - transaction: What reaches the modifier.
  ///   - update: The number of the running update.
  /// - Returns: What the modifier hands down.
  mutating func apply(
    _ transform: (inout Transaction) -> Void, always: Bool, to transaction: Transaction,
    at update: Int
  ) -> Transaction {
    guard always || changeUpdate == update else { return transaction }
    var result = transaction
    let count = result.listeners.count
    transform(&result)
    guard result.listeners.count > count else { return result }
    let added = Array(result.listeners.dropFirst(count))
    if let latest, latest.update == update {
      // Asked again in one update: the completions are those of the first time.
      result.discardListeners(after: count)
      result.join(latest.listeners)
      return result
    }
    if always {
      if latest?.listeners.contains(where: \.hasBegun) == true { hasCompleted = true }
      for listener in added { listener.isCalledWhenNothingMoves = false }
      if hasCompleted { result.discardListeners(after: count) }
    }
    latest = (update, hasCompleted ? [] : added)
    return result
  }
}
