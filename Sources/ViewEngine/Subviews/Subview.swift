/// A subview: one of the views that a view stands for, which a container shows where it likes.
public struct Subview: Identifiable {
  /// The identity of a subview: its place among the views, and the identities on the way there.
  public struct ID: Hashable {
    let path: [AnyHashable]
  }

  public let id: ID
  /// What the view tells its container.
  public private(set) var containerValues = ContainerValues()
  private(set) var view: AnyView

  @MainActor init(_ view: any View, at path: [AnyHashable]) {
    (id, self.view) = (ID(path: path), AnyView(erasing: view))
  }

  /// This subview inside a modifier that stood around several.
  @MainActor func inside(_ modifier: some ViewModifier) -> Subview {
    var subview = self
    subview.view = AnyView(view.modifier(modifier))
    subview.note(modifier)
    return subview
  }

  /// This subview with the identity that stood around it, by which a scroll view finds it.
  @MainActor func identified(by id: some Hashable) -> Subview {
    var subview = self
    subview.view = AnyView(view.id(id))
    return subview
  }

  /// This subview with the identity of a loop's element as its tag, unless it has one of its own.
  @MainActor func tagged(by id: AnyHashable) -> Subview {
    var subview = self
    subview.containerValues.tag = subview.containerValues.tag ?? id
    return subview
  }

  /// Takes what a modifier around the view tells the container.
  @MainActor mutating func note(_ modifier: some ViewModifier) {
    guard let modifier = modifier as? TraitModifier else { return }
    var traits = Traits()
    modifier.write(&traits)
    containerValues.take(traits)
  }
}

extension Subview: View {
  public var body: some View { view }
}

/// The subviews of a view, in order; as a view, all of them.
public struct SubviewsCollection: RandomAccessCollection {
  let subviews: [Subview]

  init(_ subviews: [Subview]) { self.subviews = subviews }

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(index: Int) -> Subview { subviews[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: self, bounds: bounds)
  }
}

extension SubviewsCollection: View {
  public var body: some View { ForEach(subviews) { $0 } }
}

/// A part of the subviews of a view, in order; as a view, all of them.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  let base: SubviewsCollection
  let bounds: Range<Int>

  public var startIndex: Int { bounds.lowerBound }
  public var endIndex: Int { bounds.upperBound }
  public subscript(index: Int) -> Subview { base[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: base, bounds: bounds)
  }
}

extension SubviewsCollectionSlice: View {
  public var body: some View { ForEach(Array(base.subviews[bounds])) { $0 } }
}
