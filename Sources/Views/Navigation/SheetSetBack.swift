import Foundation
@_spi(Engine) import ViewEngine

/// Between which places of a sheet's card what lies below stands back, and how far.
struct SheetSetBack: Equatable {
  /// Where the card's upper edge is when it begins to, in points of the stage.
  let begin: CGFloat
  /// Where the card's upper edge is when it stands back.
  let end: CGFloat
  /// Where the upper edge of what stands back comes to.
  let top: CGFloat
  /// The radius of its corners.
  let radius: CGFloat

  /// The recession when the card's upper edge is somewhere; `nil` before it begins.
  private func recession(at edge: CGFloat) -> StageRecession? {
    guard begin > end, edge < begin else { return nil }
    let progress = min((begin - edge) / (begin - end), 1)
    return StageRecession(progress: progress, top: top, radius: radius)
  }

  /// The recession behind a card.
  ///
  /// - Parameters:
  ///   - card: The card.
  ///   - offset: How far it is below its place, in points.
  /// - Returns: The recession; `nil` where there is none.
  @MainActor static func recession(
    behind card: PresentationCardBox, below offset: CGFloat
  ) -> StageRecession? {
    card.modifier.setBack?.recession(at: card.shownFrame.minY + offset)
  }

  /// The card inside of a box, and how far below its place that is, in points.
  @MainActor static func card(
    in box: Box, below offset: CGFloat = 0
  ) -> (box: PresentationCardBox, offset: CGFloat)? {
    if let card = box as? PresentationCardBox { return (card, offset) }
    let offset = offset + ((box as? SheetOffsetBox)?.offset ?? 0)
    for inner in box.contents {
      if let found = card(in: inner, below: offset) { return found }
    }
    return nil
  }
}
