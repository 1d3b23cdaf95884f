import SceneGraph

extension Transaction {
  /// Whether a change under `other` belongs to the same update as one under this transaction.
  func isSameChange(as other: Transaction) -> Bool {
    if isEmpty || other.isEmpty { return isEmpty && other.isEmpty }
    return animation == other.animation && disablesAnimations == other.disablesAnimations
      && isContinuous == other.isContinuous && tracksVelocity == other.tracksVelocity
      && listeners.count == other.listeners.count
      && zip(listeners, other.listeners).allSatisfy { $0 === $1 }
  }
}
