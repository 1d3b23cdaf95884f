public import Foundation
public import Motion
public import Geometry

/// A layout: measures and places several views.
@MainActor @preconcurrency public protocol Layout: Animatable {
  /// The cache that the layout keeps between measuring and placing.
  associatedtype Cache = Void
  /// The views to lay out.
  typealias Subviews = LayoutSubviews
  /// The properties of the layout.
  static var layoutProperties: LayoutProperties { get }
  /// Makes the cache for some views.
  func makeCache(subviews: Subviews) -> Cache
  /// Updates the cache after the views have changed; makes it anew unless a layout says otherwise.
  ///
  /// - Parameters:
  ///   - cache: The cache to bring up to date.
  ///   - subviews: The views to lay out.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The spacing that the container would like to keep to its neighbours.
  ///
  /// - Parameters:
  ///   - subviews: The views to lay out.
  ///   - cache: The layout's cache.
  /// - Returns: The container's spacing; what its views want at their own edges unless a layout says
  ///   otherwise.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The size that the container takes when it is proposed `proposal`.
  ///
  /// - Parameters:
  ///   - proposal: The proposed size; a side that is `nil` asks for the ideal one.
  ///   - subviews: The views to lay out.
  ///   - cache: The layout's cache.
  /// - Returns: The size in points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places the views in `bounds`.
  ///
  /// - Parameters:
  ///   - bounds: The container's frame; its origin need not be zero.
  ///   - proposal: The size that was proposed when the container took that of `bounds`.
  ///   - subviews: The views to place, by their `place(at:anchor:proposal:)`; one that is not
  ///     placed is centred.
  ///   - cache: The layout's cache.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// The position of a horizontal alignment's line that the container sets itself.
  ///
  /// - Parameters:
  ///   - guide: The alignment.
  ///   - bounds: The container's frame.
  ///   - proposal: The size that was proposed to the container.
  ///   - subviews: The views to lay out.
  ///   - cache: The layout's cache.
  /// - Returns: Points from the frame's leading edge; `nil` to take the line of the views.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// The position of a vertical alignment's line that the container sets itself.
  ///
  /// - Parameters:
  ///   - guide: The alignment.
  ///   - bounds: The container's frame.
  ///   - proposal: The size that was proposed to the container.
  ///   - subviews: The views to lay out.
  ///   - cache: The layout's cache.
  /// - Returns: Points from the frame's top edge; `nil` to take the line of the views.
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
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.isEmpty ? .zero : subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }
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
  /// Makes no cache.
  public func makeCache(subviews: Subviews) {}
}

/// The properties of a layout.
public struct LayoutProperties: Sendable {
  /// The axis along which the layout stacks, if it does.
  public var stackOrientation: Axis?
  /// Creates the properties of a layout that does not stack.
  public init() {}
}

/// An axis.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// The horizontal axis, from side to side.
  case horizontal
  /// The vertical axis, up and down.
  case vertical

  /// A set of axes.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 2)
  }
}

/// A layout value's key: what a view tells the layout around it.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value for a view that sets none.
  static var defaultValue: Value { get }
}

/// A view as its layout sees it.
public struct LayoutSubview: Equatable, Sendable {
  package let box: Box
  let index: Int
  let recorder: PlacementRecorder

  /// The layout value that the view sets, or the key's default.
  @MainActor @preconcurrency public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    box.traits[key]
  }
  /// The layout priority: views of a higher one get space first.
  @MainActor @preconcurrency public var priority: Double { box.traits.layoutPriority }
  /// The spacing that the view would like to keep.
  @MainActor @preconcurrency public var spacing: ViewSpacing { box.spacing }
  /// The size that the view takes when it is proposed `proposal`.
  @MainActor @preconcurrency public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    box.size(for: proposal)
  }
  /// The view's size and alignment guides when it is proposed `proposal`.
  @MainActor @preconcurrency public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions
  {
    box.dimensions(for: proposal)
  }
  /// Places the view.
  ///
  /// - Parameters:
  ///   - position: Where the anchor goes, in the same coordinates as the container's bounds.
  ///   - anchor: The point of the view that goes there.
  ///   - proposal: The size that is proposed to the view there.
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
  /// The layout direction of the container; places are mirrored by it after the layout has given them.
  public let layoutDirection: LayoutDirection

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(index: Int) -> LayoutSubview { subviews[index] }
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(subviews: Array(subviews[bounds]), layoutDirection: layoutDirection)
  }
}

/// The placements that a layout has made.
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

/// The layout direction: that of text.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// Lines begin at the left.
  case leftToRight
  /// Lines begin at the right.
  case rightToLeft
}

/// An edge of a rectangle.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The top edge.
  case top
  /// The leading edge, where lines begin.
  case leading
  /// The bottom edge.
  case bottom
  /// The trailing edge, where lines end.
  case trailing

  /// A set of edges.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of one edge.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }
    /// The top edge.
    public static let top = Set(.top)
    /// The leading edge.
    public static let leading = Set(.leading)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// All four edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The leading and the trailing edge.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom edge.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// A horizontal edge: leading or trailing.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The leading edge.
  case leading
  /// The trailing edge.
  case trailing
}
/// An edge above or below.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom
}
