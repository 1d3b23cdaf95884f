import Foundation
import Geometry

/// Pinned headers and footers: keeps some views of a container in sight as a scroll view around scrolls it.
///
/// Layout knows nothing of it: the way that a view is held back is a transform of drawing, as scrolling is.
package struct Pinning {
  /// How far a view is held back: itself, all views of the container, and the viewport in layout space; `nil`
  /// for a view that scrolls.
  package let shift: @MainActor (_ box: Box, _ views: [Box], _ viewport: CGRect) -> CGSize?

  package init(
    shift: @escaping @MainActor (_ box: Box, _ views: [Box], _ viewport: CGRect) -> CGSize?
  ) {
    self.shift = shift
  }

  /// The views with their ways to the stage, in their order, and whether each is held.
  @MainActor func views(
    _ boxes: [Box], _ context: DrawingContext
  ) -> [(box: Box, context: DrawingContext, isHeld: Bool)] {
    boxes.map { box in
      guard let viewport = context.viewport, let shift = shift(box, boxes, viewport) else {
        return (box, context, false)
      }
      return (
        box, context.under(CGAffineTransform(translationX: shift.width, y: shift.height)), true
      )
    }
  }

  /// The same in painting order: what is held lies over what scrolls beneath it.
  @MainActor func painted(
    _ boxes: [Box], _ context: DrawingContext
  ) -> [(box: Box, context: DrawingContext, isHeld: Bool)] {
    let views = views(boxes, context)
    return views.filter { !$0.isHeld } + views.filter(\.isHeld)
  }
}
