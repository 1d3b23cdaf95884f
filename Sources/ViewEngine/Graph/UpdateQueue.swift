import Motion
import SceneGraph

/// What waits for the next update: changes under their transactions, bodies to be evaluated again, and what
/// is done when an update is over.
@MainActor struct UpdateQueue {
  /// Changes under one transaction.
  struct Batch {
    var transaction: Transaction
    var changes: [() -> Void]
  }

  private var batches: [Batch] = []
  private var dirty: [Node] = []
  private var actions: [() -> Void] = []
  /// Completions that animations can still join.
  private var openListeners: [AnimationListener] = []

  /// Whether anything waits for an update.
  var isEmpty: Bool { batches.isEmpty && dirty.isEmpty && actions.isEmpty }

  /// Whether a change or an action waits, which only another update performs.
  var hasChanges: Bool { !batches.isEmpty || !actions.isEmpty }

  /// A view that waits, for messages.
  var waitingName: String { dirty.first.map { "\(type(of: $0))" } ?? "a view" }

  /// Adds `change` to the latest batch if `transaction` is the same change, else as a batch of its own.
  mutating func add(_ change: @escaping () -> Void, under transaction: Transaction) {
    if let last = batches.indices.last, batches[last].transaction.isSameChange(as: transaction) {
      batches[last].changes.append(change)
    } else {
      batches.append(Batch(transaction: transaction, changes: [change]))
    }
  }

  /// Takes out the oldest batch.
  mutating func takeBatch() -> Batch? { batches.isEmpty ? nil : batches.removeFirst() }

  /// Has the body of `node` evaluated again.
  mutating func add(_ node: Node) { dirty.append(node) }

  /// Takes out the nodes whose bodies are evaluated again: those above before those below.
  mutating func takeDirty() -> [Node] {
    defer { dirty = [] }
    return dirty.sorted { ($0.depth, $0.serial) < ($1.depth, $1.serial) }
  }

  /// Has `action` done when the update is over.
  mutating func add(after action: @escaping () -> Void) { actions.append(action) }

  /// Takes out what is done when the update is over.
  mutating func takeActions() -> [() -> Void] {
    defer { actions = [] }
    return actions
  }

  /// Takes out the completions that no animation of `new` ones and of waiting batches can join any more.
  mutating func takeClosedListeners(adding new: [AnimationListener]) -> [AnimationListener] {
    openListeners += new
    let waiting = batches.flatMap(\.transaction.listeners)
    let closed = openListeners.filter { listener in !waiting.contains { $0 === listener } }
    openListeners.removeAll { listener in closed.contains { $0 === listener } }
    return closed
  }
}
