/// A view modifier: a change to any view.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the modified view.
  associatedtype Body: View
  /// The view to which the modifier is applied.
  typealias Content = _ViewModifier_Content<Self>
  /// The changed view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
  /// Creates the node that keeps a view with this modifier around it; see ``View``.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - inputs: What the node is made from.
  /// - Returns: The node.
  @MainActor @preconcurrency func _makeView<Modified: View>(
    around content: Modified, _ inputs: _ViewInputs
  ) -> _ViewOutputs
}

extension ViewModifier {
  @MainActor @preconcurrency public func _makeView<Modified: View>(
    around content: Modified, _ inputs: _ViewInputs
  ) -> _ViewOutputs {
    let view = ModifiedContent(content: content, modifier: self)
    return _ViewOutputs(node: ModifierBodyNode(view, inputs.inputs))
  }
}

extension ViewModifier {
  /// Combines this modifier with another that follows.
  public func concat<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  /// Modifiers that the graph applies itself have no body.
  public func body(content: Content) -> Never {
    preconditionFailure("a modifier that the graph applies itself has no body")
  }
}

/// The view to which a modifier is applied, as the modifier's body sees it.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  package func makeNode(_ inputs: NodeInputs) -> Node { PlaceholderNode(self, inputs) }
}

/// A view with a modifier around it, or a modifier followed by another.
public struct ModifiedContent<Content, Modifier> {
  /// The view that is modified, or a modifier that goes first.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier
  /// Combines a view and a modifier.
  ///
  /// - Parameters:
  ///   - content: The view, or a modifier that goes first.
  ///   - modifier: The modifier.
  public init(content: Content, modifier: Modifier) {
    (self.content, self.modifier) = (content, modifier)
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
  public var body: Never {
    preconditionFailure("a view that the graph draws itself has no body")
  }
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  package func makeNode(_ inputs: NodeInputs) -> Node {
    modifier._makeView(around: content, _ViewInputs(inputs: inputs)).node
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(
    content view: _ViewModifier_Content<Self>
  ) -> ModifiedContent<ModifiedContent<_ViewModifier_Content<Self>, Content>, Modifier> {
    view.modifier(content).modifier(modifier)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension View {
  /// Applies a modifier to this view.
  @inline(__always)
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that does nothing.
public struct EmptyModifier: ViewModifier {
  /// A modifier that does nothing.
  public static let identity = EmptyModifier()
  /// Creates a modifier that does nothing.
  public init() {}
  public func body(content: Content) -> Content { content }
}

/// A modifier that the graph applies itself.
@MainActor @preconcurrency package protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// Creates the node that keeps `content` with this modifier around it.
  func makeNode<Content: View>(around content: Content, _ inputs: NodeInputs) -> Node
}

extension PrimitiveModifier {
  public func _makeView<Modified: View>(
    around content: Modified, _ inputs: _ViewInputs
  ) -> _ViewOutputs { _ViewOutputs(node: makeNode(around: content, inputs.inputs)) }
}
