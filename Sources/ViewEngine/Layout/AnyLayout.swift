public import Foundation
public import Motion
import Geometry

/// A layout of an erased type: views keep their identity while one layout becomes another.
///
/// Views keep their identity when one layout takes the place of another, so they move to their new
/// places.
public struct AnyLayout: @preconcurrency Layout {
  /// The cache of the wrapped layout.
  public struct Cache {
    fileprivate var value: Any?
    /// The type of the layout whose cache it is: two may have caches of one type.
    fileprivate var layout: (any Layout.Type)?

    /// The cache of a layout of type `L`; `nil` if there is none, or another's.
    fileprivate func value<L: Layout>(for layout: L.Type) -> L.Cache? {
      self.layout == layout ? value as? L.Cache : nil
    }
  }

  private var base: any Layout

  /// Wraps a layout.
  public init<L: Layout>(_ layout: L) { base = (layout as? AnyLayout)?.base ?? layout }

  public var animatableData: _AnyAnimatableData {
    get { _AnyAnimatableData(of: base) }
    set { base = newValue.written(to: base) }
  }

  /// Calls `body` with the cache of `layout`, made anew if it was another's.
  private func remembering<L: Layout, R>(
    _ layout: L, _ cache: inout Cache, _ subviews: Subviews, _ body: (inout L.Cache) -> R
  ) -> R {
    var known = cache.value(for: L.self) ?? layout.makeCache(subviews: subviews)
    defer { (cache.value, cache.layout) = (known, L.self) }
    return body(&known)
  }

  public func makeCache(subviews: Subviews) -> Cache { Cache() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    func update<L: Layout>(_ layout: L) {
      guard var known = cache.value(for: L.self) else { return cache = Cache() }
      layout.updateCache(&known, subviews: subviews)
      cache.value = known
    }
    update(base)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    func size<L: Layout>(_ layout: L) -> CGSize {
      remembering(layout, &cache, subviews) {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return size(base)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    func place<L: Layout>(_ layout: L) {
      remembering(layout, &cache, subviews) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    place(base)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    func spacing<L: Layout>(_ layout: L) -> ViewSpacing {
      remembering(layout, &cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }
    return spacing(base)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    func line<L: Layout>(_ layout: L) -> CGFloat? {
      remembering(layout, &cache, subviews) {
        layout.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return line(base)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    func line<L: Layout>(_ layout: L) -> CGFloat? {
      remembering(layout, &cache, subviews) {
        layout.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return line(base)
  }
}

/// The animatable data of a value of an erased type.
///
/// Data of two types have nothing in common: their difference is zero.
public struct _AnyAnimatableData: VectorArithmetic {
  /// The data; `nil` for the zero of every type.
  private var base: (any VectorArithmetic)?

  /// The data of `value`.
  @MainActor init(of value: any Layout) {
    func data<A: Animatable>(_ value: A) -> any VectorArithmetic { value.animatableData }
    base = data(value)
  }

  private init(_ base: (any VectorArithmetic)?) { self.base = base }

  /// `value` with this data, if it is of its type.
  @MainActor func written(to value: any Layout) -> any Layout {
    func write<L: Layout>(_ value: L) -> any Layout {
      var value = value
      if let base = base as? L.AnimatableData { value.animatableData = base }
      return value
    }
    return write(value)
  }

  public static var zero: Self { Self(nil) }
  public static func + (lhs: Self, rhs: Self) -> Self {
    func sum<V: VectorArithmetic>(_ left: V) -> Self {
      rhs.base.map { right in Self((right as? V).map { left + $0 } ?? left) } ?? lhs
    }
    guard let left = lhs.base else { return rhs }
    return sum(left)
  }
  public static func - (lhs: Self, rhs: Self) -> Self {
    func difference<V: VectorArithmetic>(_ left: V) -> Self {
      Self((rhs.base as? V).map { left - $0 })
    }
    if let left = lhs.base, rhs.base != nil { return difference(left) }
    return rhs.base == nil ? lhs : rhs.scaled(by: -1)
  }
  public mutating func scale(by rhs: Double) {
    func scaled<V: VectorArithmetic>(_ value: V) -> any VectorArithmetic { value.scaled(by: rhs) }
    base = base.map { scaled($0) }
  }
  public var magnitudeSquared: Double { base?.magnitudeSquared ?? 0 }
  public static func == (lhs: Self, rhs: Self) -> Bool {
    func isEqual<V: VectorArithmetic>(_ left: V, _ right: (any VectorArithmetic)?) -> Bool {
      guard let right else { return left == .zero }
      return (right as? V) == left
    }
    if let left = lhs.base { return isEqual(left, rhs.base) }
    if let right = rhs.base { return isEqual(right, nil) }
    return true
  }
}
