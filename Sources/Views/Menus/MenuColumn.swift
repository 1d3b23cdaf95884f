import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// The layout of a menu's items: one below the other, or one above the other.
struct MenuColumn: Layout {
  /// Whether the first stands at the bottom.
  let isReversed: Bool

  typealias AnimatableData = EmptyAnimatableData

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let sizes = places(of: subviews, proposal.width).map { $0.0.sizeThatFits($0.1) }
    return CGSize(
      width: proposal.width ?? sizes.map(\.width).max() ?? 0,
      height: sizes.reduce(0) { $0 + $1.height })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var y = bounds.minY
    for (subview, offer) in places(of: subviews, bounds.width) {
      subview.place(at: CGPoint(x: bounds.midX, y: y), anchor: .top, proposal: offer)
      y += subview.sizeThatFits(offer).height
    }
  }

  /// The items from top to bottom with what is offered to each: nothing to a band that divides nothing.
  private func places(
    of subviews: Subviews, _ width: CGFloat?
  ) -> [(LayoutSubview, ProposedViewSize)] {
    func isBand(_ subview: LayoutSubview) -> Bool { subview[DividerBand.self] }
    let ordered = isReversed ? Array(subviews.reversed()) : Array(subviews)
    let last = ordered.lastIndex { !isBand($0) } ?? 0
    var follows = false
    return ordered.enumerated().map { index, subview in
      let isShown = isBand(subview) ? follows && index < last : true
      follows = !isBand(subview)
      return (subview, ProposedViewSize(width: width, height: isShown ? nil : 0))
    }
  }
}
