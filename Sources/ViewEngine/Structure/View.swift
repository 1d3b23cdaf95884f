/// A value that describes part of a frame.
///
/// A view says what it consists of in ``body``; the graph asks for it again when something that the
/// body read has changed.
@MainActor @preconcurrency public protocol View {
  /// The type of what the view consists of.
  associatedtype Body: View
  /// The body: the views that this one consists of.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
  /// Creates the node that keeps this view in the graph: asked for in the protocol, as to find out what a type conforms to
  /// takes a tenth of a millisecond.
  @MainActor @preconcurrency func _makeView(_ inputs: _ViewInputs) -> _ViewOutputs
}

extension View {
  @MainActor @preconcurrency public func _makeView(_ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: CompositeNode(self, inputs.inputs))
  }
}

/// What a view's node is made from.
public struct _ViewInputs {
  let inputs: NodeInputs
}

/// What a view becomes in the graph: its node.
public struct _ViewOutputs {
  let node: Node
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
  public func _makeView(_ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: makeNode(inputs.inputs))
  }
}

extension View {
  /// Creates the node that keeps this view in the graph.
  package func node(_ inputs: NodeInputs) -> Node { _makeView(_ViewInputs(inputs: inputs)).node }
}
