/// The node of several views in a row.
final class TupleNode: Node {
  private var nodes: [Node] = []

  init(_ children: [any View], _ inputs: NodeInputs) {
    super.init(inputs)
    nodes = children.map { $0.node(NodeInputs(childOf: self)) }
  }

  override var children: [Node] { nodes }
  override var passesBoxes: Bool { true }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    guard let tuple = view.anyValue as? any TupleOfViews else {
      preconditionFailure("\(view) is not a tuple of views")
    }
    for (node, child) in zip(nodes, tuple.children) {
      node.update(child, environment: environment)
    }
  }
}

/// Views that stand side by side without a layout of their own.
@MainActor package protocol TupleOfViews {
  /// The views, first to last.
  var children: [any View] { get }
}

/// Several views of a block.
public struct TupleView<T>: PrimitiveView, TupleOfViews {
  /// The views as a tuple.
  public var value: T
  package let children: [any View]

  package init(_ value: T, children: [any View]) { (self.value, self.children) = (value, children) }
  /// Creates one view of the views in a tuple; what is none of them shows nothing.
  public init(_ value: T) {
    let parts = Mirror(reflecting: value).children.map(\.value)
    let single = value as? any View
    self.init(value, children: single.map { [$0] } ?? parts.compactMap { $0 as? any View })
  }

  package func makeNode(_ inputs: NodeInputs) -> Node { TupleNode(children, inputs) }
}

/// A view that shows nothing and takes no space.
public struct EmptyView: PrimitiveView {
  /// Creates an empty view.
  public init() {}
  package func makeNode(_ inputs: NodeInputs) -> Node { EmptyNode(inputs) }
}

/// The node of a view that shows nothing.
final class EmptyNode: Node {
  override func accept(_ view: LentView, environmentChanged: Bool) {}
}

/// Several views as one, without a layout.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public typealias Body = Never
  public var body: Never {
    preconditionFailure("a view that the graph draws itself has no body")
  }
  /// Creates a group of the views in `content`.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }
}

extension Group: PrimitiveView where Content: View {
  package func makeNode(_ inputs: NodeInputs) -> Node {
    WrapperNode(self, inputs) { $0.content }
  }
}

/// The node of a view that is just another view.
final class WrapperNode<V: View>: SingleChildNode {
  private let content: (V) -> any View

  init(_ view: V, _ inputs: NodeInputs, content: @escaping (V) -> any View) {
    self.content = content
    super.init(inputs)
    child = content(view).node(NodeInputs(childOf: self))
  }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    let view = view.value(as: V.self)
    child?.update(content(view), environment: environment)
  }
}
