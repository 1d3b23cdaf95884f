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
    let extent = extent(proposal, subviews)
    for subview in subviews {
      let point = subview.dimensions(in: proposal).point(of: alignment)
      subview.place(
        at: CGPoint(
          x: bounds.minX - extent.minX - point.x, y: bounds.minY - extent.minY - point.y),
        proposal: proposal)
    }
  }

  /// The rectangle around the views, with the point by which all line up at 0, 0.
  @MainActor private func extent(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGRect {
    var extent: CGRect?
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      let point = dimensions.point(of: alignment)
      let frame = CGRect(origin: CGPoint(x: -point.x, y: -point.y), size: dimensions.size)
      extent = extent?.union(frame) ?? frame
    }
    return extent ?? .zero
  }
}
