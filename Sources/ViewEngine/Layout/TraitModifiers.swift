public import Foundation

/// A modifier that only tells the container something.
package struct TraitModifier: BoxModifier {
  package typealias Body = Never
  let write: (inout Traits) -> Void

  package init(write: @escaping (inout Traits) -> Void) { self.write = write }

  package func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    TraitBox(self, around: inner, node)
  }
}

/// The box of a modifier that tells the container something.
final class TraitBox: ModifierBox<TraitModifier> {
  override var traits: Traits {
    var traits = inner.traits
    modifier.write(&traits)
    return traits
  }
  override func changed(from old: TraitModifier) { invalidateLayout() }
}

/// Sets where a view lines up.
struct GuideModifier: BoxModifier {
  typealias Body = Never
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    GuideBox(self, around: inner, node)
  }
}

/// The box of a modifier that sets where a view lines up.
final class GuideBox: ModifierBox<GuideModifier> {
  override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    let inside = ViewDimensions(size: dimensions.size, box: inner)
    return key == modifier.key ? modifier.compute(inside) : inner.explicitGuide(key, in: inside)
  }
  override func changed(from old: GuideModifier) { layoutChanged() }
}

extension View {
  /// Sets the painting order among siblings.
  public func zIndex(_ value: Double) -> some View {
    modifier(TraitModifier { $0.zIndex = value })
  }
  /// Says who gets space first in a stack.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(TraitModifier { $0.layoutPriority = value })
  }
  /// Hands a value to the layout around this view.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(TraitModifier { $0[key] = value })
  }
  /// Names this view for a selection.
  public func tag<V: Hashable>(_ tag: V) -> some View {
    modifier(TraitModifier { $0.tag = AnyHashable(tag) })
  }
  /// Says how this view enters and leaves.
  public func transition(_ t: AnyTransition) -> some View {
    modifier(TraitModifier { $0.transition = t })
  }
  /// Sets where this view lines up.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(GuideModifier(key: g.key, compute: computeValue))
  }
  /// Sets where this view lines up.
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(GuideModifier(key: g.key, compute: computeValue))
  }
}
