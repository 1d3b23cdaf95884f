import SceneGraph

extension ViewGraph {
  /// Performs changes each of which moves its values by itself, beside those before it.
  ///
  /// Otherwise a value that gets several targets in one update moves once, by the whole way.
  ///
  /// - Parameter changes: The changes.
  /// - Returns: What they give.
  package func performingSeparately<R>(_ changes: () throws -> R) rethrows -> R {
    let change = motion.change
    motion.change = nil
    defer { motion.change = change }
    return try changes()
  }
}
