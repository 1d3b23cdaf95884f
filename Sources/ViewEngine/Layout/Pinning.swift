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

/// A box that holds back something inside while the rest scrolls.
package protocol HoldingBox: Box {
  /// How far a box inside is held back now, for an evaluation that asks where something in it is.
  ///
  /// Whoever asks is told again when it moves.
  ///
  /// - Parameter inner: A box of the contents.
  /// - Returns: The way from where layout has it.
  func readHold(of inner: Box) -> CGSize
}

/// A box that shows a part of what is inside.
package protocol ViewportBox: Box {
  /// The part of layout space that is shown now, for an evaluation that asks for it.
  ///
  /// Whoever asks is told again when it moves.
  func readViewport() -> CGRect
  /// The frame of its coordinate space now, in the space of the box: what is seen of it beside bars.
  ///
  /// Whoever asks is told again when it changes.
  func readSpace() -> CGRect
  /// The names by which its coordinate space is found.
  var spaceNames: [AnyHashable] { get }
}

extension Box {
  /// The part of layout space that the innermost scroll view around this box shows; `nil` outside of scroll views.
  func readInnermostViewport() -> CGRect? {
    var box: Box? = self
    while let current = box {
      if let viewport = current as? any ViewportBox { return viewport.readViewport() }
      box = current.container
    }
    return nil
  }
}
