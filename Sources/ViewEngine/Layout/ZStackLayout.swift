public import Foundation
public import Motion
import Geometry

/// The layout of a stack in depth: views on one another.
public struct ZStackLayout: Layout, Sendable {
  /// The alignment of the views.
  public var alignment: Alignment
  /// Creates the layout of a stack in depth.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public typealias AnimatableData = EmptyAnimatableData

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    extent(proposal, subviews).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let meeting = extent(proposal, subviews).meeting
    for subview in subviews {
      let point = subview.dimensions(in: proposal).point(of: alignment)
      subview.place(
        at: CGPoint(
          x: bounds.minX + meeting.x.less(point.x, ifEndless: 0),
          y: bounds.minY + meeting.y.less(point.y, ifEndless: 0)),
        proposal: proposal)
    }
  }

  /// The size around the views, and the point in it by which all line up.
  @MainActor private func extent(
    _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> (size: CGSize, meeting: CGPoint) {
    guard !subviews.isEmpty else { return (.zero, .zero) }
    var before = CGPoint(x: -CGFloat.infinity, y: -.infinity)
    var after = before
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      let point = dimensions.point(of: alignment)
      let rest = CGPoint(
        x: dimensions.width.less(point.x, ifEndless: dimensions.width),
        y: dimensions.height.less(point.y, ifEndless: dimensions.height))
      before = CGPoint(x: max(before.x, point.x), y: max(before.y, point.y))
      after = CGPoint(x: max(after.x, rest.x), y: max(after.y, rest.y))
    }
    return (CGSize(width: before.x + after.x, height: before.y + after.y), before)
  }
}
