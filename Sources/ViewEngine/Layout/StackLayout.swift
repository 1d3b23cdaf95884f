public import Foundation
public import Motion
import Geometry

/// The layout of a horizontal stack.
public struct HStackLayout: StackLayout, Sendable {
  /// The vertical alignment of the views.
  public var alignment: VerticalAlignment
  /// The spacing in points; `nil` for the views' own.
  public var spacing: CGFloat?
  /// Creates the layout of a horizontal stack.
  ///
  /// - Parameters:
  ///   - alignment: How the views line up vertically.
  ///   - spacing: Points between views; `nil` for the distance that the views want.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }
  public typealias Cache = StackDivision
  public typealias AnimatableData = EmptyAnimatableData
  static var axis: Axis { .horizontal }
  var guide: AlignmentKey { alignment.key }
}

/// The layout of a vertical stack.
public struct VStackLayout: StackLayout, Sendable {
  /// The horizontal alignment of the views.
  public var alignment: HorizontalAlignment
  /// The spacing in points; `nil` for the views' own.
  public var spacing: CGFloat?
  /// Creates the layout of a vertical stack.
  ///
  /// - Parameters:
  ///   - alignment: How the views line up horizontally.
  ///   - spacing: Points between views; `nil` for the distance that the views want.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }
  public typealias Cache = StackDivision
  public typealias AnimatableData = EmptyAnimatableData
  static var axis: Axis { .vertical }
  var guide: AlignmentKey { alignment.key }
}

/// A layout that puts views in a line along an axis.
@MainActor @preconcurrency protocol StackLayout: Layout
where Cache == StackDivision, AnimatableData == EmptyAnimatableData {
  static var axis: Axis { get }
  /// Points between views; `nil` for the standard distance.
  var spacing: CGFloat? { get }
  /// The line on which views meet across.
  var guide: AlignmentKey { get }
}

extension StackLayout {
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
  public func makeCache(subviews: Subviews) -> StackDivision {
    StackDivision(Self.axis, subviews, spacing: spacing)
  }
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout StackDivision
  ) -> CGSize {
    cache.size(for: proposal, subviews, across: guide)
  }
  public func spacing(subviews: Subviews, cache: inout StackDivision) -> ViewSpacing {
    guard let last = subviews.indices.last else { return .zero }
    let (across, start, end): (Edge.Set, Edge.Set, Edge.Set) =
      Self.axis == .horizontal ? (.vertical, .leading, .trailing) : (.horizontal, .top, .bottom)
    return zip(subviews.indices, subviews).reduce(into: ViewSpacing()) { spacing, view in
      var edges = across
      if view.0 == 0 { edges.formUnion(start) }
      if view.0 == last { edges.formUnion(end) }
      spacing.formUnion(view.1.spacing, edges: edges)
    }
  }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackDivision
  ) {
    cache.place(in: bounds, proposal, subviews, across: guide)
  }
}

/// The division of a stack's length among its views.
///
/// Views of higher priority come first; those of lower ones are left their least. Within a priority
/// the least flexible view is asked first and offered an equal share of what is left.
public struct StackDivision {
  private let axis: Axis
  private let gaps: [CGFloat]

  @MainActor init(_ axis: Axis, _ subviews: LayoutSubviews, spacing: CGFloat?) {
    self.axis = axis
    gaps = zip(subviews, subviews.dropFirst()).map {
      spacing ?? $0.spacing.distance(to: $1.spacing, along: axis)
    }
  }

  private static func length(_ size: CGSize, _ axis: Axis) -> CGFloat {
    axis == .horizontal ? size.width : size.height
  }
  private static func breadth(_ size: CGSize, _ axis: Axis) -> CGFloat {
    axis == .horizontal ? size.height : size.width
  }
  private static func proposal(
    _ length: CGFloat?, _ breadth: CGFloat?, _ axis: Axis
  ) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: length, height: breadth)
      : ProposedViewSize(width: breadth, height: length)
  }

  /// The least length of each view at a breadth, and the views by priority, then by flexibility.
  @MainActor private func ranking(
    _ subviews: LayoutSubviews, breadth: CGFloat?
  ) -> (least: [CGFloat], order: [(index: Int, priority: Double)]) {
    let ranges = subviews.map { subview in
      let low = Self.length(subview.sizeThatFits(Self.proposal(0, breadth, axis)), axis)
      let high = Self.length(subview.sizeThatFits(Self.proposal(.infinity, breadth, axis)), axis)
      return (low: low, flexibility: high.less(low, ifEndless: 0))
    }
    let order = subviews.indices.sorted { a, b in
      let (x, y) = (subviews[a], subviews[b])
      if x.priority != y.priority { return x.priority > y.priority }
      if ranges[a].flexibility != ranges[b].flexibility {
        return ranges[a].flexibility < ranges[b].flexibility
      }
      return a < b
    }
    return (ranges.map(\.low), order.map { ($0, subviews[$0].priority) })
  }

  /// The length that is proposed to each view, in the order of the views.
  @MainActor private func offers(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> [ProposedViewSize] {
    let total = axis == .horizontal ? proposal.width : proposal.height
    let breadth = axis == .horizontal ? proposal.height : proposal.width
    guard let total else {
      return subviews.map { _ in Self.proposal(nil, breadth, axis) }
    }
    let (least, order) = ranking(subviews, breadth: breadth)
    var offers = [ProposedViewSize](repeating: .zero, count: subviews.count)
    let available = total - gaps.reduce(0, +)
    var taken: CGFloat = 0
    var start = 0
    while start < order.count {
      let priority = order[start].priority
      let end = order[start...].firstIndex { $0.priority != priority } ?? order.count
      let kept = order[end...].reduce(0) { $0 + least[$1.index] }
      for position in start..<end {
        let left = available.less(taken + kept, ifEndless: .infinity)
        let offer = Self.proposal(max(left, 0) / CGFloat(end - position), breadth, axis)
        let index = order[position].index
        offers[index] = offer
        taken += Self.length(subviews[index].sizeThatFits(offer), axis)
      }
      start = end
    }
    return offers
  }

  /// The frames of the views from the stack's own origin, and the size of it all.
  @MainActor private func arrangement(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, across key: AlignmentKey
  ) -> (places: [(CGPoint, ProposedViewSize)], size: CGSize) {
    let offers = offers(proposal, subviews)
    var position: CGFloat = 0
    var lines: [(along: CGFloat, before: CGFloat)] = []
    var (before, after): (CGFloat, CGFloat) = (-.infinity, -.infinity)
    for (index, subview) in subviews.enumerated() {
      let dimensions = subview.dimensions(in: offers[index])
      let guide = dimensions[key]
      lines.append((position, guide))
      before = max(before, guide)
      let breadth = Self.breadth(dimensions.size, axis)
      after = max(after, breadth.less(guide, ifEndless: breadth))
      position += Self.length(dimensions.size, axis) + (index < gaps.count ? gaps[index] : 0)
    }
    guard !lines.isEmpty else { return ([], .zero) }
    let places = zip(lines, offers).map { line, offer in
      let across = before.less(line.before, ifEndless: 0)
      let point =
        axis == .horizontal
        ? CGPoint(x: line.along, y: across) : CGPoint(x: across, y: line.along)
      return (point, offer)
    }
    let breadth = before + after
    return (
      places,
      axis == .horizontal
        ? CGSize(width: position, height: breadth) : CGSize(width: breadth, height: position)
    )
  }

  @MainActor func size(
    for proposal: ProposedViewSize, _ subviews: LayoutSubviews, across key: AlignmentKey
  ) -> CGSize {
    arrangement(proposal, subviews, across: key).size
  }

  /// What a stack is offered as it places its views: where it was left free across, it is as broad as it has become,
  /// so that views that take what they are offered become as broad as the broadest.
  private static func placing(
    _ proposal: ProposedViewSize, in size: CGSize, _ axis: Axis
  ) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: proposal.width, height: proposal.height ?? size.height)
      : ProposedViewSize(width: proposal.width ?? size.width, height: proposal.height)
  }

  @MainActor func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    across key: AlignmentKey
  ) {
    let (places, size) = arrangement(
      Self.placing(proposal, in: bounds.size, axis), subviews, across: key)
    let origin = CGPoint(
      x: axis == .horizontal ? bounds.minX : bounds.midX - size.width / 2,
      y: axis == .vertical ? bounds.minY : bounds.midY - size.height / 2)
    for (subview, place) in zip(subviews, places) {
      subview.place(
        at: CGPoint(x: origin.x + place.0.x, y: origin.y + place.0.y), proposal: place.1)
    }
  }
}

extension CGFloat {
  /// This length less another.
  ///
  /// - Parameters:
  ///   - other: The other length.
  ///   - rest: What is left of an endless length less an endless one.
  /// - Returns: The difference.
  func less(_ other: CGFloat, ifEndless rest: CGFloat) -> CGFloat {
    let difference = self - other
    return difference.isNaN ? rest : difference
  }
}
