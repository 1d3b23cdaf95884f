import Motion
import SceneGraph
@_spi(Engine) import ViewEngine

/// A cross-fade: contents that fade out while another fades in.
@MainActor final class CrossFade<Content> {
  /// One content that is on its way out.
  private struct Old {
    let content: Content
    let presence: Moving<Double>
  }

  private var olds: [Old] = []
  private var presence = Moving(1.0)

  /// Replaces the content `old`, by `transaction` or the one that reaches `node`.
  func replace(_ old: Content, _ transaction: Transaction? = nil, in node: Node) {
    let transaction = transaction ?? node.transaction
    dropGone(in: node.graph)
    presence.set(0, transaction, in: node)
    olds.append(Old(content: old, presence: presence))
    presence = Moving(0)
    presence.set(1, transaction, in: node)
  }

  /// The contents that fade out, oldest first, each with its opacity, 0...1.
  func leaving(in graph: ViewGraph) -> [(content: Content, share: Double)] {
    olds.compactMap { old in
      let share = min(max(old.presence.presentation(in: graph), 0), 1)
      return old.presence.isMoving(in: graph) && share > 0 ? (old.content, share) : nil
    }
  }

  /// The opacity of the new content, 0...1.
  func share(in graph: ViewGraph) -> Double {
    min(max(presence.presentation(in: graph), 0), 1)
  }

  /// Adds the opacity of each content to a trace: the new one, then those that fade out.
  func trace(into lines: inout TraceLines) {
    func add(_ name: String, _ presence: Moving<Double>) {
      lines.add(
        name, model: .number(presence.model),
        presentation: .number(presence.presentation(in: lines.graph)),
        animation: presence.animation(in: lines.graph))
    }
    add("content.presence", presence)
    let going = olds.filter { $0.presence.isMoving(in: lines.graph) }
    for (index, old) in going.enumerated() { add("content.leaving.\(index)", old.presence) }
  }

  private func dropGone(in graph: ViewGraph) {
    olds.removeAll { !$0.presence.isMoving(in: graph) }
  }

  /// Whether the cross-fade is over.
  func isOver(in graph: ViewGraph) -> Bool {
    !presence.isMoving(in: graph) && !olds.contains { $0.presence.isMoving(in: graph) }
  }

  /// Removes the moving opacities from the graph, for good.
  func remove(in graph: ViewGraph) {
    presence.remove(in: graph)
    for index in olds.indices { olds[index].presence.remove(in: graph) }
  }
}
