import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// The room that a stage has for sheets.
@MainActor struct SheetRoom {
  /// The height of the stage, in points; 0 before it is known.
  var stageHeight: CGFloat
  let insets: EdgeInsets
  let environment: EnvironmentValues

  /// The height of a sheet's content at the largest detent, without what a device covers, in points.
  private var greatest: CGFloat {
    max(stageHeight - insets.top - SheetLook.margin - insets.bottom, 0)
  }

  /// The height of the whole card at a detent, in points.
  func height(of detent: PresentationDetent) -> CGFloat {
    let context = PresentationDetent.Context(maxDetentValue: greatest, environment: environment)
    // Over a keyboard a card is as high as without one, as far as there is room.
    let keyboard = environment.drawing.graph?.keyboardHeight ?? 0
    return min(max(detent.height(in: context), 0) + max(keyboard - insets.bottom, 0), greatest)
      + insets.bottom
  }
}

/// Places a sheet's card at the bottom of the stage, as high as its detent says.
struct SheetLayout: Layout {
  let room: SheetRoom
  let detent: PresentationDetent
  let detents: [PresentationDetent]
  /// How far a finger has moved the card down, in points.
  let drag: CGFloat
  /// The inset from the stage's sides of a card that rests lower than there is room.
  let inset: CGFloat
  /// Over how many points of its way up to the highest place a card loses that inset.
  let insetWay: CGFloat

  /// The part of a finger's way that a card follows above its greatest height.
  private static let resistance: CGFloat = 0.1

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var room = room
    room.stageHeight = bounds.height
    let heights = detents.map(room.height)
    let (lowest, highest) = (heights.min() ?? 0, heights.max() ?? bounds.height)
    let wanted = room.height(of: detent) - drag
    let height =
      wanted > highest
      ? highest + (wanted - highest) * Self.resistance : Swift.max(wanted, lowest)
    let inset =
      inset * Swift.min(Swift.max((room.height(of: .large) - height) / insetWay, 0), 1)
    let top = bounds.maxY - Swift.min(wanted, height)
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.minX + inset, y: top),
        proposal: ProposedViewSize(width: bounds.width - 2 * inset, height: height - inset))
    }
  }
}
