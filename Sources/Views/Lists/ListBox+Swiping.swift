import DisplayList
import Foundation
import Geometry
@_spi(Engine) import ViewEngine

// Rows that a finger pulls aside: at most one at a time, and while one is open every other touch closes it.

extension ListBox {
  /// The row that is pulled aside.
  var openRow: RowSwipe? { rows.lazy.compactMap(\.swipe).first(where: \.isOpen) }

  /// Lays the buttons of a row out over it, if it has any.
  func placeSwipe(of row: ListRow, _ seats: [SwipeBox]) {
    guard !seats.isEmpty else {
      row.swipe?.wasRemoved()
      row.swipe = nil
      return
    }
    let swipe = row.swipe ?? RowSwipe(node)
    if row.swipe == nil { adopt(swipe) }
    row.swipe = swipe
    swipe.opened = { [weak self, weak swipe] in
      guard let openRow = self?.openRow, openRow !== swipe else { return }
      openRow.close()
    }
    swipe.take(seats, over: row.place)
  }

  /// Draws a row, and what a finger has uncovered beside it.
  func showContent(of row: ListRow, into list: inout DisplayList, _ context: DrawingContext) {
    let frame = row.frame.presentation(in: graph)
    var context = context
    if let swipe = row.swipe, swipe.isSeen {
      swipe.paint(in: frame, into: &list, context)
      context = swipe.inside(context)
    }
    row.box.show(into: &list, context)
    row.edit?.paint(in: frame, into: &list, context)
  }

  /// What a touch reaches while a row is open: its buttons, the row itself, or what closes it.
  ///
  /// - Parameters:
  ///   - open: The open row.
  ///   - row: The row at the point.
  ///   - point: The point of the stage.
  ///   - context: The way to the stage.
  /// - Returns: What is there.
  func hitBeside(
    _ open: RowSwipe, _ row: ListRow?, _ point: CGPoint, _ context: DrawingContext
  ) -> Hit {
    let actions = open.hitActions(point, context)
    var hit = actions ?? Hit(row?.box ?? self)
    if actions != nil || row?.swipe === open {
      hit.reaches.append(Hit.Reach(responder: open, transform: context.transform))
    } else {
      closer.close = { [weak open] in open?.close() }
      hit.reaches.append(Hit.Reach(responder: closer, transform: context.transform))
    }
    return hit
  }
}
