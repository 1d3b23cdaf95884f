import DisplayList
import Foundation
import Geometry
@_spi(Engine) import ViewEngine

// Headers of plain lists stay at the top for as long as a row of their section is in sight.

extension ListBox {
  /// How far down a header is held while the list is scrolled, as `viewport` shows it; 0 for what scrolls.
  func hold(of row: ListRow, in viewport: CGRect?) -> CGFloat {
    guard look == .plain, row.role == .header, !row.box.isLeaving, let viewport else { return 0 }
    let place = row.frame.presentation(in: graph)
    let end = rows.reduce(place.maxY) { end, other in
      guard other.section == row.section, !other.box.isLeaving else { return end }
      return max(end, other.frame.presentation(in: graph).maxY)
    }
    return max(0, min(viewport.minY - place.minY, end - place.maxY))
  }

  /// The way to the stage of what is in a row, which may be held.
  func context(of row: ListRow?, _ context: DrawingContext) -> DrawingContext {
    let hold = row.map { self.hold(of: $0, in: context.viewport) } ?? 0
    return hold == 0 ? context : context.under(CGAffineTransform(translationX: 0, y: hold))
  }

  /// Draws the headers that are held, over what scrolls beneath them.
  func drawHeld(
    _ headers: [ListRow], into list: inout DisplayList, _ context: DrawingContext
  ) {
    for row in headers {
      let held = self.context(of: row, context)
      list.fill(
        Path(row.frame.presentation(in: graph)), with: color(.background),
        transform: held.transform)
      row.box.draw(into: &list, held)
    }
  }

  /// The held header at a point of the stage, with its way there.
  func heldHeader(
    at point: CGPoint, _ context: DrawingContext
  ) -> (row: ListRow, context: DrawingContext)? {
    guard look == .plain else { return nil }
    for row in rows where hold(of: row, in: context.viewport) > 0 {
      let held = self.context(of: row, context)
      if row.place.contains(point.applying(held.transform.inverted())) { return (row, held) }
    }
    return nil
  }
}

extension ListBox: HoldingBox {
  func readHold(of inner: Box) -> CGSize {
    guard look == .plain, let row = rows.first(where: { $0.box === inner }), row.role == .header
    else { return .zero }
    return CGSize(width: 0, height: hold(of: row, in: readViewport()))
  }
}
