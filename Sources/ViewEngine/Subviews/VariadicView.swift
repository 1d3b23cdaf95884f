/// The former form of containers of subviews.
public enum _VariadicView {
  /// A root of a tree.
  public typealias Root = _VariadicView_Root
  /// A root whose body is views.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// A root whose body is one view.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// A root whose body is several views.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  /// The subviews that a root is given.
  public typealias Children = _VariadicView_Children

  /// A root with the view whose subviews it is given.
  public struct Tree<Root: _VariadicView_Root, Content: View>: View
  where Root: _VariadicView_ViewRoot {
    /// The root.
    public var root: Root
    /// The view whose subviews it is given.
    public var content: Content

    /// Creates a tree.
    ///
    /// - Parameters:
    ///   - root: The root.
    ///   - content: The view whose subviews it is given.
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      (self.root, self.content) = (root, content())
    }

    public var body: some View { root.body(children: _VariadicView_Children(content.subviews())) }
  }
}

/// A root of a tree of subviews.
@MainActor @preconcurrency public protocol _VariadicView_Root {}

/// A root whose body is made of the subviews of a view.
@MainActor @preconcurrency public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The type of the body.
  associatedtype Body: View
  /// What is shown of the subviews.
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// A root whose body is one view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root whose body is several views.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The subviews that a root is given, in order; as a view, all of them.
public struct _VariadicView_Children: RandomAccessCollection {
  /// A subview.
  public struct Element: Identifiable {
    fileprivate let subview: Subview

    init(_ subview: Subview) { self.subview = subview }

    public var id: AnyHashable { AnyHashable(subview.id) }

    /// The innermost identity on the way to the view that is of this type.
    public func id<ID: Hashable>(as type: ID.Type) -> ID? {
      subview.id.path.lazy.reversed().compactMap { $0.base as? ID }.first
    }

    /// The trait of the view under a key; the key's default where it has none.
    public subscript<Key: _ViewTraitKey>(key: Key.Type) -> Key.Value {
      subview.containerValues[trait: key]
    }
  }

  fileprivate let subviews: SubviewsCollection

  init(_ subviews: SubviewsCollection) { self.subviews = subviews }

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(index: Int) -> Element { Element(subviews[index]) }
}

extension _VariadicView_Children: View {
  public var body: some View { subviews }
}

extension _VariadicView_Children.Element: View {
  public var body: some View { subview }
}
