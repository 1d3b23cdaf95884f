/// A condition's view: one of two.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
  public var body: Never {
    preconditionFailure("a view that the graph draws itself has no body")
  }
}

extension _ConditionalContent: PrimitiveView where TrueContent: View, FalseContent: View {
  package func makeNode(_ inputs: NodeInputs) -> Node {
    ChoiceNode(self, inputs) {
      switch $0.storage {
      case .first(let view): [(true, view)]
      case .second(let view): [(false, view)]
      }
    }
  }
}

/// A view that may be absent.
extension Optional: View where Wrapped: View {
  public typealias Body = Never
  public var body: Never {
    preconditionFailure("a view that the graph draws itself has no body")
  }
}

extension Optional: PrimitiveView where Wrapped: View {
  package func makeNode(_ inputs: NodeInputs) -> Node {
    ChoiceNode(self, inputs) { view in
      if let view { [(true, view)] } else { [] }
    }
  }
}

/// A view of an erased type.
public struct AnyView: PrimitiveView {
  let view: any View

  /// Wraps a view.
  public init<V: View>(_ view: V) {
    if let other = view as? AnyView { self = other } else { self.view = view }
  }
  /// Wraps a view.
  public init(erasing view: some View) { self.init(view) }
  /// Wraps a value that is a view; `nil` for any other.
  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }

  package func makeNode(_ inputs: NodeInputs) -> Node {
    ChoiceNode(self, inputs) { [(ObjectIdentifier(type(of: $0.view)), $0.view)] }
  }
}

/// A view with an explicit identity.
struct IdentifiedView<Content: View, ID: Hashable>: PrimitiveView {
  let content: Content
  let id: ID
  func makeNode(_ inputs: NodeInputs) -> Node {
    ChoiceNode(self, inputs) { [(AnyHashable($0.id), $0.content)] }
  }
}

extension View {
  /// Sets this view's identity; another identity is another view, with new state.
  public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
}

/// The node of a view that is one of several.
final class ChoiceNode<V: View>: DynamicNode {
  private let choose: @MainActor (V) -> [(id: AnyHashable, view: any View)]

  init(
    _ view: V, _ inputs: NodeInputs,
    choose: @escaping @MainActor (V) -> [(AnyHashable, any View)]
  ) {
    self.choose = { choose($0).map { (id: $0.0, view: $0.1) } }
    super.init(inputs)
    setChildren(self.choose(view))
  }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    let view = view.value(as: V.self)
    setChildren(choose(view))
  }
}
