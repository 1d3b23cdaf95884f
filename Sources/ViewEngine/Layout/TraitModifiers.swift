public import Foundation

/// A modifier that only sets layout values for the container.
package struct TraitModifier: BoxModifier {
  package typealias Body = Never
  let write: (inout Traits) -> Void

  package init(write: @escaping (inout Traits) -> Void) { self.write = write }

  package func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    TraitBox(self, around: inner, node)
  }
}

/// The box of a modifier that sets layout values.
final class TraitBox: ModifierBox<TraitModifier> {
  override var traits: Traits {
    var traits = inner.traits
    modifier.write(&traits)
    return traits
  }
  override func changed(from old: TraitModifier) { invalidateLayout() }
}

/// Sets an alignment guide of a view.
struct GuideModifier: BoxModifier {
  typealias Body = Never
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    GuideBox(self, around: inner, node)
  }
}

/// The box of a modifier that sets an alignment guide.
final class GuideBox: ModifierBox<GuideModifier> {
  override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    let inside = ViewDimensions(size: dimensions.size, box: inner)
    return key == modifier.key ? modifier.compute(inside) : inner.explicitGuide(key, in: inside)
  }
  override func changed(from old: GuideModifier) { layoutChanged() }
}

extension View {
  /// Sets the z-index: the painting order among siblings; 0 if it is not set.
  public func zIndex(_ value: Double) -> some View {
    modifier(TraitModifier { $0.zIndex = value })
  }
  /// Sets the layout priority: views of a higher one get space first; 0 if it is not set.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(TraitModifier { $0.layoutPriority = value })
  }
  /// Sets a layout value, which the layout around this view can read.
  ///
  /// - Parameters:
  ///   - key: The value's key.
  ///   - value: The value.
  /// - Returns: This view with the value.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(TraitModifier { $0.setFromOutside(value, for: key) })
  }
  /// Tags this view for a selection.
  public func tag<V: Hashable>(_ tag: V) -> some View {
    modifier(TraitModifier { $0.tag = AnyHashable(choice: tag) })
  }
  /// Tags this view for a selection.
  ///
  /// - Parameters:
  ///   - tag: The value by which it is chosen.
  ///   - includeOptional: Whether a selection that may be none chooses it, too.
  /// - Returns: This view with the tag.
  /// - Note: Accepted; no effect. `includeOptional`: a selection that may be none always does.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View { self.tag(tag) }
  /// Sets the transition by which this view enters and leaves.
  public func transition(_ t: AnyTransition) -> some View {
    Arrivals.note(t)
    return modifier(TraitModifier { $0.transition = t })
  }
  /// Sets a horizontal alignment guide of this view.
  ///
  /// - Parameters:
  ///   - g: The alignment whose line is set; in containers that line up by others nothing changes.
  ///   - computeValue: Computes the line's position from the view's dimensions: points from its
  ///     leading edge.
  /// - Returns: This view with the guide.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(GuideModifier(key: g.key, compute: computeValue))
  }
  /// Sets a vertical alignment guide of this view.
  ///
  /// - Parameters:
  ///   - g: The alignment whose line is set; in containers that line up by others nothing changes.
  ///   - computeValue: Computes the line's position from the view's dimensions: points from its top
  ///     edge.
  /// - Returns: This view with the guide.
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(GuideModifier(key: g.key, compute: computeValue))
  }
}

extension Box {
  /// The view's tag, or its identity in the outermost loop below this box's modifier.
  package final var selectionTag: AnyHashable? { tag(below: node) }

  /// The view's tag, or its identity in the outermost loop below `root`.
  package final func tag(below root: Node) -> AnyHashable? {
    if let tag = traits.tag { return tag }
    var leaf: Box = self
    while let inner = leaf.contents.first { leaf = inner }
    return Self.identity(of: leaf.node, below: root)
  }

  /// The tag of a view as a whole, or its identity in the outermost loop below `root` that it is an element of; loops inside of
  /// it are none of its own.
  package final func ownTag(below root: Node) -> AnyHashable? {
    traits.tag ?? Self.identity(of: node, below: root)
  }

  /// The place of the view's element in the outermost loop below `root`; `nil` outside of loops.
  package final func elementIndex(below root: Node) -> Int? {
    var leaf: Box = self
    while let inner = leaf.contents.first { leaf = inner }
    var (index, current) = (Int?.none, leaf.node)
    while current !== root, let parent = current.parent {
      if let loop = parent as? DynamicNode, loop.identitiesAreTags {
        index = loop.elementIndex(of: current) ?? index
      }
      current = parent
    }
    return index
  }

  private static func identity(of node: Node, below root: Node) -> AnyHashable? {
    var tag: AnyHashable?
    var current = node
    while current !== root, let parent = current.parent {
      if let loop = parent as? DynamicNode, loop.identitiesAreTags {
        tag = loop.items.first { $0.node === current }?.id ?? tag
      }
      current = parent
    }
    return tag
  }
}

extension Node {
  /// The nearest loop around this node, and the place of its element in it; `nil` outside of loops.
  package final var loop: (node: Node, index: Int)? {
    var current: Node = self
    while let parent = current.parent {
      if let loop = parent as? DynamicNode, loop.identitiesAreTags,
        let index = loop.elementIndex(of: current)
      {
        return (loop, index)
      }
      current = parent
    }
    return nil
  }
}
