import Foundation
public import Geometry
import SceneGraph
@_spi(Engine) public import ViewEngine

/// A scroll view reader: gives code a proxy that scrolls the scroll views inside.
public struct ScrollViewReader<Content: View>: PrimitiveView {
  /// The content, which the proxy scrolls.
  public var content: (ScrollViewProxy) -> Content
  /// Creates a view whose content can be scrolled by code.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
  package func makeNode(_ inputs: NodeInputs) -> Node { ScrollReaderNode(self, inputs) }
}

/// A proxy by which code scrolls the scroll views of a reader.
@MainActor @preconcurrency public struct ScrollViewProxy {
  fileprivate weak var node: Node?
  /// Scrolls until the view with an identity is in sight in its scroll views.
  ///
  /// - Parameters:
  ///   - id: The identity that `id(_:)` or a loop gives to the view; where there is no such view,
  ///     nothing happens.
  ///   - anchor: The point of the view that meets the same point of the viewport; `nil` for the
  ///     least way that brings the view in sight.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node else { return }
    node.graph.enqueue { [weak node] in
      guard let node, let (frame, around) = node.place(of: AnyHashable(id)) else { return }
      var container = around
      while let candidate = container {
        if let window = candidate as? ScrollBox {
          window.scroll(toShow: frame, anchor: anchor, node.transaction)
        }
        container = candidate.container
      }
    }
  }

}

extension Node {
  /// The frame of the view below with an identity, whether it is there or would be, and the box around it.
  func place(of id: AnyHashable) -> (frame: CGRect, container: Box?)? {
    if let box = descendant(of: id)?.boxes.first { return (box.frame, box.container) }
    return absentFrame(of: id).map { ($0.frame, $0.container) }
  }

  /// The node below of the view with an identity.
  func descendant(of id: AnyHashable) -> Node? {
    for child in (self as? DynamicNode)?.items ?? [] where child.id == id { return child.node }
    for child in children {
      if let found = child.descendant(of: id) { return found }
    }
    return nil
  }
}

/// The node of a scroll view reader.
final class ScrollReaderNode<Content: View>: SingleChildNode {
  private var view: ScrollViewReader<Content>

  init(_ view: ScrollViewReader<Content>, _ inputs: NodeInputs) {
    self.view = view
    super.init(inputs)
    child = content.node(NodeInputs(childOf: self))
  }

  private var content: Content { evaluatingBlock { view.content(ScrollViewProxy(node: self)) } }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    let view = view.value(as: ScrollViewReader<Content>.self)
    self.view = view
    reevaluate()
  }

  override func reevaluate() { child?.update(content, environment: environment) }
}
