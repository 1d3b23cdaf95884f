public import Geometry
import SceneGraph
@_spi(Engine) public import ViewEngine

/// Lets code scroll the windows inside.
public struct ScrollViewReader<Content: View>: PrimitiveView {
  /// What the windows are in.
  public var content: (ScrollViewProxy) -> Content
  /// Creates a view whose content can be scrolled by code.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
  package func makeNode(_ inputs: NodeInputs) -> Node { ScrollReaderNode(self, inputs) }
}

/// What scrolls windows by code.
@MainActor @preconcurrency public struct ScrollViewProxy {
  fileprivate weak var node: Node?
  /// Scrolls until the view with an identity is in sight, or lines up by `anchor` with its window.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node else { return }
    node.graph.enqueue { [weak node] in
      guard let node, let box = node.descendant(of: AnyHashable(id))?.boxes.first else { return }
      var container = box.container
      while let candidate = container {
        if let window = candidate as? ScrollBox {
          window.scroll(toShow: box.frame, anchor: anchor, node.transaction)
        }
        container = candidate.container
      }
    }
  }

}

extension Node {
  /// The node below of the view with an identity.
  func descendant(of id: AnyHashable) -> Node? {
    for child in (self as? DynamicNode)?.items ?? [] where child.id == id { return child.node }
    for child in children {
      if let found = child.descendant(of: id) { return found }
    }
    return nil
  }
}

/// The node of a view whose windows code can scroll.
final class ScrollReaderNode<Content: View>: Node {
  private var view: ScrollViewReader<Content>
  private var child: Node?

  init(_ view: ScrollViewReader<Content>, _ inputs: NodeInputs) {
    self.view = view
    super.init(inputs)
    child = content.node(NodeInputs(childOf: self))
  }

  private var content: Content { evaluatingBlock { view.content(ScrollViewProxy(node: self)) } }

  override var children: [Node] { child.map { [$0] } ?? [] }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    let view = view.value(as: ScrollViewReader<Content>.self)
    self.view = view
    reevaluate()
  }

  override func reevaluate() { child?.update(content, environment: environment) }
}
