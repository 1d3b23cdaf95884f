import Foundation
import Geometry
import SceneGraph
@_spi(Engine) import ViewEngine

/// A place of scrolled content, as a share of its length: the content offset that a chart's scroll position stands for.
package struct ScrollShare: Equatable {
  /// The share of the content, 0...1, at the beginning of the viewport, or at its end.
  package var share: Double
  /// Whether shares are counted from the end of the content, and lie at the end of the viewport.
  package var isFromEnd = false
  /// The points of the content that are no part of what is shared.
  package var margins: CGFloat = 0

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - share: The share of the content, 0...1.
  ///   - isFromEnd: Whether it is counted from the end.
  ///   - margins: The points of the content that are no part of what is shared.
  package init(_ share: Double, isFromEnd: Bool = false, margins: CGFloat = 0) {
    (self.share, self.isFromEnd, self.margins) = (share, isFromEnd, margins)
  }

  /// The content offset at which the place is where it is to be.
  ///
  /// - Parameters:
  ///   - content: The length of the content, in points.
  ///   - viewport: The length of the viewport, in points.
  /// - Returns: The offset, in points.
  package func offset(of content: CGFloat, in viewport: CGFloat) -> CGFloat {
    let way = CGFloat(share) * (content - margins)
    return isFromEnd ? content - viewport - way : way
  }

  /// This place with the share that is where it is to be at a content offset.
  ///
  /// - Parameters:
  ///   - offset: The content offset, in points.
  ///   - content: The length of the content, in points.
  ///   - viewport: The length of the viewport, in points.
  /// - Returns: The place.
  package func moved(
    to offset: CGFloat, of content: CGFloat, in viewport: CGFloat
  ) -> ScrollShare {
    let way = isFromEnd ? content - viewport - offset : offset
    var place = self
    place.share = content > margins ? Double(way / (content - margins)) : 0
    return place
  }
}

/// Ties where a scroll view is along one axis to a share of its content.
struct ScrollShareModifier: BoxModifier {
  typealias Body = Never
  let axis: Axis
  /// How places are counted.
  let count: ScrollShare
  /// Where the content is to be; `nil` for wherever it is.
  let wish: ScrollShare?
  /// Told where it is as a finger scrolls.
  let tell: (ScrollShare) -> Void
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    ScrollShareBox(self, around: inner, node)
  }
}

/// The box of a scroll view that goes to a share of its content, and tells where a finger has scrolled it.
final class ScrollShareBox: ScrollReaderBox<ScrollShareModifier> {
  /// What was wanted last.
  private var known: ScrollShare?
  /// The lengths of the content and of the viewport then.
  private var lengths = CGSize.zero
  /// Whether the content has been anywhere yet.
  private var hasBegun = false

  override func scrolled(_ window: ScrollBox, to offset: CGPoint) {
    let isVertical = modifier.axis == .vertical
    let content = isVertical ? window.contentSize.height : window.contentSize.width
    let viewport = isVertical ? window.frame.height : window.frame.width
    let now = CGSize(width: content, height: viewport)
    // Where what is scrolled changes its length, it keeps its place, until a finger has had it.
    let isResized = now != lengths && !window.followsFinger
    lengths = now
    if modifier.wish != known || isResized {
      known = modifier.wish
      if let wish = modifier.wish {
        var place = window.contentOffset
        let length = wish.offset(of: content, in: viewport)
        if isVertical { place.y = length } else { place.x = length }
        // Where content begins nothing moves: it has not been anywhere else.
        window.scroll(to: window.allowed(place), hasBegun ? node.transaction : Transaction())
      }
      hasBegun = true
      return
    }
    guard window.followsFinger else { return }
    let place = modifier.count.moved(
      to: isVertical ? offset.y : offset.x, of: content, in: viewport)
    graph.afterUpdate { [modifier] in modifier.tell(place) }
  }
}

extension View {
  /// Ties where the first scroll view in this view is along an axis to a share of its content.
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - count: How places are counted that are told.
  ///   - wish: Where the content is to be: it goes there when this changes, by the animation of the change; `nil` for
  ///     wherever it is.
  ///   - behavior: Where it comes to rest; `nil` for wherever it would, whatever is said of scroll views around.
  ///   - tell: Told where it is as a finger scrolls.
  /// - Returns: The view with that tie.
  package func scrollShare(
    along axis: Axis, counting count: ScrollShare, at wish: ScrollShare?,
    restingBy behavior: (any ScrollTargetBehavior)?, _ tell: @escaping (ScrollShare) -> Void
  ) -> some View {
    modifier(ScrollShareModifier(axis: axis, count: count, wish: wish, tell: tell))
      .environment(\.scrollRest, behavior?._rest.rest ?? .free)
  }
}
