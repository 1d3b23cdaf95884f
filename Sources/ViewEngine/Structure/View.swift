/// A value that describes part of a frame.
///
/// A view says what it consists of in ``body``; the graph asks for it again when something that the
/// body read has changed.
@MainActor @preconcurrency public protocol View {
  /// The type of what the view consists of.
  associatedtype Body: View
  /// The body: the views that this one consists of.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

/// The body of a view that the graph draws itself.
extension Never: View {
  public typealias Body = Never
  public var body: Never {
    preconditionFailure("a view that the graph draws itself has no body")
  }
}

/// A view that the graph knows how to draw: it has a node of its own kind instead of a body.
@MainActor @preconcurrency package protocol PrimitiveView: View where Body == Never {
  /// Creates the node that keeps this view in the graph.
  func makeNode(_ inputs: NodeInputs) -> Node
}

extension PrimitiveView {
  public var body: Never {
    preconditionFailure("a view that the graph draws itself has no body")
  }
}

extension View {
  /// Creates the node that keeps this view in the graph.
  package func node(_ inputs: NodeInputs) -> Node {
    if let primitive = self as? any PrimitiveView { return primitive.makeNode(inputs) }
    return CompositeNode(self, inputs)
  }
}
