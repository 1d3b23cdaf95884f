import Motion
import SceneGraph

/// Contents that fade out while another fades in.
@MainActor final class CrossFade<Content> {
  /// One content that is on its way out.
  private struct Old {
    let content: Content
    var presence: Moving<Double>
  }

  private var olds: [Old] = []
  private var presence = Moving(1.0)

  /// Puts a new content in place of `old`, by the transaction that reaches `node`.
  func replace(_ old: Content, in node: Node) {
    dropGone(in: node.graph)
    var leaving = presence
    leaving.set(0, in: node)
    olds.append(Old(content: old, presence: leaving))
    presence = Moving(0)
    presence.set(1, in: node)
  }

  /// The contents on their way out, oldest first, each with what is left of it, 0...1.
  func leaving(in graph: ViewGraph) -> [(content: Content, share: Double)] {
    olds.compactMap { old in
      let share = min(max(old.presence.presentation(in: graph), 0), 1)
      return old.presence.isMoving(in: graph) && share > 0 ? (old.content, share) : nil
    }
  }

  /// How much of the new content is there, 0...1.
  func share(in graph: ViewGraph) -> Double {
    min(max(presence.presentation(in: graph), 0), 1)
  }

  private func dropGone(in graph: ViewGraph) {
    olds.removeAll { !$0.presence.isMoving(in: graph) }
  }

  /// Whether nothing fades any more.
  func isOver(in graph: ViewGraph) -> Bool {
    !presence.isMoving(in: graph) && !olds.contains { $0.presence.isMoving(in: graph) }
  }

  /// Stops for good.
  func remove(in graph: ViewGraph) {
    presence.remove(in: graph)
    for index in olds.indices { olds[index].presence.remove(in: graph) }
  }
}
