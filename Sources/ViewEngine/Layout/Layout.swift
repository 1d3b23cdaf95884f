public import Foundation
public import Motion
public import Geometry

/// A way to measure and place several views.
@MainActor @preconcurrency public protocol Layout: Animatable {
  /// What the layout remembers between measuring and placing.
  associatedtype Cache = Void
  /// The views to lay out.
  typealias Subviews = LayoutSubviews
  /// How the layout treats its views.
  static var layoutProperties: LayoutProperties { get }
  /// Makes the memory for some views.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings the memory up to date.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The distances that the container would like to keep.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The size that the container takes when offered `proposal`.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places the views in `bounds`.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Where the container sets a vertical line itself, or `nil` to take its views'.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// Where the container sets a horizontal line itself, or `nil` to take its views'.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Lays `content` out.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Keeps nothing between passes.
  public func makeCache(subviews: Subviews) {}
}

/// How a layout treats its views.
public struct LayoutProperties: Sendable {
  /// The direction in which the layout stacks, if it does.
  public var stackOrientation: Axis?
  /// Creates the properties of a layout that does not stack.
  public init() {}
}

/// A direction.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// From side to side.
  case horizontal
  /// Up and down.
  case vertical

  /// Some directions.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// From side to side.
    public static let horizontal = Set(rawValue: 1)
    /// Up and down.
    public static let vertical = Set(rawValue: 2)
  }
}

/// The distances that a view would like to keep from its neighbours.
public struct ViewSpacing: Sendable {
  /// Points that a text wants to neighbouring texts; `nil` for the standard distance.
  var isNone = false

  /// Creates the standard distances.
  public init() {}
  /// No distance at all.
  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    spacing.isNone = true
    return spacing
  }()

  /// The standard spacing in points where neither view wishes another; measured on iOS between
  /// views that are no texts.
  package static let standard: CGFloat = 8

  /// The distance between this view and `next`, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    isNone || next.isNone ? 0 : Self.standard
  }

  /// Takes the wishes of another view into account.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    isNone = isNone && other.isNone
  }
  /// Returns these wishes and another view's together.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }
}

/// A value that a view hands to the layout around it.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that sets none.
  static var defaultValue: Value { get }
}

/// One view as a layout sees it.
public struct LayoutSubview: Equatable, Sendable {
  package let box: Box
  let index: Int
  let recorder: PlacementRecorder

  /// The value that the view hands to the layout.
  @MainActor @preconcurrency public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    box.traits[key]
  }
  /// Who gets space first.
  @MainActor @preconcurrency public var priority: Double { box.traits.layoutPriority }
  /// The distances that the view would like to keep.
  @MainActor @preconcurrency public var spacing: ViewSpacing { box.spacing }
  /// The size that the view takes when offered `proposal`.
  @MainActor @preconcurrency public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    box.size(for: proposal)
  }
  /// The view's size and guides when offered `proposal`.
  @MainActor @preconcurrency public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions
  {
    box.dimensions(for: proposal)
  }
  /// Places the view.
  @MainActor @preconcurrency public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    recorder.record(index, at: position, anchor: anchor, proposal: proposal)
  }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.box === rhs.box }
}

/// The views of a layout.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  let subviews: [LayoutSubview]
  /// The direction in which text runs.
  public var layoutDirection: LayoutDirection { .leftToRight }

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(index: Int) -> LayoutSubview { subviews[index] }
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(subviews: Array(subviews[bounds]))
  }
}

/// Where a layout has put its views.
@MainActor final class PlacementRecorder {
  struct Placement {
    var position: CGPoint
    var anchor: UnitPoint
    var proposal: ProposedViewSize
  }
  private(set) var placements: [Int: Placement] = [:]

  func clear() { placements.removeAll(keepingCapacity: true) }

  func record(
    _ index: Int, at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize
  ) {
    placements[index] = Placement(position: position, anchor: anchor, proposal: proposal)
  }
}

/// The direction in which text runs.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// Lines begin at the left.
  case leftToRight
  /// Lines begin at the right.
  case rightToLeft
}

/// An edge of a rectangle.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The upper edge.
  case top
  /// The edge where lines begin.
  case leading
  /// The lower edge.
  case bottom
  /// The edge where lines end.
  case trailing

  /// Some edges.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// One edge.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }
    /// The upper edge.
    public static let top = Set(.top)
    /// The edge where lines begin.
    public static let leading = Set(.leading)
    /// The lower edge.
    public static let bottom = Set(.bottom)
    /// The edge where lines end.
    public static let trailing = Set(.trailing)
    /// All four edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// Where lines begin and where they end.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower edge.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// An edge to the left or right.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// Where lines begin.
  case leading
  /// Where lines end.
  case trailing
}
/// An edge above or below.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom
}
