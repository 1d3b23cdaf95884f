import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// The parts of a popover that code presents.
@MainActor package struct PresentedPopover<Content: View> {
  /// The size that its content would like to have, in points.
  package var size: CGSize
  /// What its arrow points at, in points of the stage.
  package var source: CGRect
  /// At which edges of the bubble the arrow may be.
  package var edges: Edge.Set
  /// Points that are kept free at the sides of what nothing covers of the stage.
  package var margins: EdgeInsets
  /// What the bubble and its arrow are filled with; `nil` for the system's material.
  package var ground: Color?
  package var content: Content

  /// Creates the parts of a popover.
  ///
  /// - Parameters:
  ///   - size: The size that its content would like to have, in points.
  ///   - source: What its arrow points at, in points of the stage.
  ///   - edges: At which edges of the bubble the arrow may be.
  ///   - margins: Points that are kept free at the sides of what nothing covers of the stage.
  ///   - ground: What the bubble and its arrow are filled with; `nil` for the system's material.
  ///   - content: What is in the bubble.
  package init(
    size: CGSize, source: CGRect, edges: Edge.Set, margins: EdgeInsets, ground: Color?,
    content: Content
  ) {
    (self.size, self.source, self.edges) = (size, source, edges)
    (self.margins, self.ground, self.content) = (margins, ground, content)
  }

  /// The edge of the bubble at which the arrow is on a stage.
  ///
  /// - Parameters:
  ///   - stage: The size of the stage.
  ///   - covered: What is covered at its sides.
  /// - Returns: The edge.
  package func arrowEdge(in stage: CGSize, covered: EdgeInsets) -> Edge {
    let insets = EdgeInsets(
      top: covered.top + margins.top, leading: covered.leading + margins.leading,
      bottom: covered.bottom + margins.bottom, trailing: covered.trailing + margins.trailing)
    return PopoverWish(size: size, source: source, edges: edges, insets: insets)
      .place(in: stage).edge
  }
}

extension StagePresenter {
  /// The motion by which popovers come and go.
  package static var popoverMotion: Animation { MenuLook.arrival }

  /// Shows a popover, or shows it anew; within an update.
  ///
  /// - Parameters:
  ///   - popover: The popover.
  ///   - dismiss: Called by a tap beside it; where it does nothing, the popover stays.
  package func show(
    _ popover: PresentedPopover<some View>, dismiss: @escaping @MainActor () -> Void
  ) {
    show(
      PopoverView(
        size: popover.size, source: popover.source, edges: popover.edges,
        margins: popover.margins, ground: popover.ground, dismiss: dismiss,
        content: popover.content))
  }
}
