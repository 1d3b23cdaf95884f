/// What views of one presentation prefer: of several, the view nearest to the root is heard.
struct RankedPreferences<Value> {
  private struct Preference {
    let node: ObjectIdentifier
    /// Views nearer to the root come first, and of those equally near the first.
    let order: (depth: Int, serial: Int)
    let value: Value
  }

  private var preferences: [Preference] = []

  /// What is preferred; `nil` for nothing.
  var preferred: Value? { preferences.min { $0.order < $1.order }?.value }

  /// Sets what a view prefers, or takes its preference away.
  @MainActor mutating func set(_ value: Value?, by node: Node) {
    preferences.removeAll { $0.node == ObjectIdentifier(node) }
    if let value {
      preferences.append(
        Preference(
          node: ObjectIdentifier(node), order: (node.depth, node.serial), value: value))
    }
  }
}
