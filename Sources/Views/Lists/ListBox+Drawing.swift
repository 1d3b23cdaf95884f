import DisplayList
import Foundation
import Geometry
@_spi(Engine) import ViewEngine

// Rows in three layers: at the bottom those that leave, above them those that rest, and on top those that
// move, each opaque, so that nothing is seen through a row on its way.

extension ListBox {
  /// The paint of one of the system's colours.
  func color(_ system: SystemColor) -> Paint {
    .solid(system.resolved(in: environment))
  }

  private func color(ofLine row: ListRow) -> Paint {
    guard let tint = row.lineTint else { return color(.separator) }
    return tint.styleNumbers(in: environment).paint(in: .zero)
  }

  /// Draws groups, rows and separators.
  func drawRows(into list: inout DisplayList, _ context: DrawingContext) {
    for ground in grounds {
      list.fill(
        shape(of: ground), with: color(.secondaryGroupedBackground), transform: context.transform)
    }
    let (held, moving, resting) = parted(context)
    for row in rows where row.box.isLeaving { drawMoving(row, into: &list, context) }
    for row in resting where row.isMarked { drawGround(of: row, .gray4, into: &list, context) }
    for row in resting {
      let isNeeded =
        isGrowing(row) || row.swipe?.isSeen == true || row.edit?.isMoving == true
      clipped(row, ifNeeded: isNeeded, into: &list, context) {
        showContent(of: row, into: &$0, context)
      }
    }
    for row in resting {
      clipped(row, ifNeeded: row.swipe?.isSeen == true, into: &list, context) {
        drawLine(of: row, into: &$0, context)
      }
    }
    for row in moving { drawMoving(row, into: &list, context) }
    for row in rows where row.edit?.isCarried == true { drawCarried(row, into: &list, context) }
    drawHeld(held, into: &list, context)
  }

  /// The rows that are held at the top, those on their way and those that rest, each in order; most of the time all rest.
  private func parted(
    _ context: DrawingContext
  ) -> (held: [ListRow], moving: [ListRow], resting: [ListRow]) {
    func isHeld(_ row: ListRow) -> Bool { hold(of: row, in: context.viewport) > 0 }
    func isMoving(_ row: ListRow) -> Bool { row.frame.isMoving(in: graph) }
    func isCarried(_ row: ListRow) -> Bool { row.edit?.isCarried == true }
    guard rows.contains(where: { $0.box.isLeaving || isMoving($0) || isHeld($0) || isCarried($0) })
    else { return ([], [], rows) }
    let (held, scrolling) = rows.filter { !$0.box.isLeaving && !isCarried($0) }.parted(isHeld)
    let (moving, resting) = scrolling.parted(isMoving)
    return (held, moving, resting)
  }

  /// Draws a row that moves or leaves, with what it lies on and its separator.
  private func drawMoving(
    _ row: ListRow, into list: inout DisplayList, _ context: DrawingContext
  ) {
    if row.isMarked {
      drawGround(of: row, .gray4, into: &list, context)
    } else if row.role == .row, !row.hasGround, environment.showsScrollBackground || look != .plain
    {
      let own: SystemColor = look == .plain ? .background : .secondaryGroupedBackground
      drawGround(of: row, own, into: &list, context)
    }
    clipped(row, ifNeeded: row.role == .row, into: &list, context) {
      showContent(of: row, into: &$0, context)
      drawLine(of: row, into: &$0, context)
    }
  }

  private func drawGround(
    of row: ListRow, _ system: SystemColor, into list: inout DisplayList, _ context: DrawingContext
  ) {
    let frame = row.frame.presentation(in: graph)
    clipped(row, ifNeeded: true, into: &list, context) {
      $0.fill(Path(frame), with: color(system), transform: context.transform)
    }
  }

  private func drawLine(
    of row: ListRow, into list: inout DisplayList, _ context: DrawingContext
  ) {
    guard let line = row.line else { return }
    list.fill(
      Path(line.presentation(in: graph)), with: color(ofLine: row),
      transform: (row.swipe?.inside(context) ?? context).transform)
  }

  /// Draws within the row's group, if there is one and it may be left.
  private func clipped(
    _ row: ListRow, ifNeeded isNeeded: Bool, into list: inout DisplayList,
    _ context: DrawingContext, _ draw: (inout DisplayList) -> Void
  ) {
    guard isNeeded, let ground = ground(of: row) else { return draw(&list) }
    var layer = Layer()
    layer.clip = Layer.Clip(shape(of: ground), transform: context.transform)
    list.layer(layer, content: draw)
  }

  /// Whether the row's group is on its way to hold it.
  private func isGrowing(_ row: ListRow) -> Bool {
    row.role == .row && grounds.contains { $0.frame.isMoving(in: graph) }
      && ground(of: row)?.frame.isMoving(in: graph) == true
  }

  /// The group on which a row lies.
  private func ground(of row: ListRow) -> ListGround? {
    guard !row.hasGround else { return nil }
    let frame = row.frame.presentation(in: graph)
    var own: ListGround?
    for ground in grounds where ground.section == row.section {
      if ground.frame.presentation(in: graph).intersects(frame) { return ground }
      own = own ?? ground
    }
    return own
  }

  /// The outline of what lies on a group's ground, or of all of it.
  func outline(of frame: CGRect) -> Path {
    guard look == .insetGrouped else { return Path(frame) }
    return RoundedRectangle(
      cornerRadius: lists.cornerRadius, style: lists.hasContinuousCorners ? .continuous : .circular
    ).path(in: frame)
  }

  private func shape(of ground: ListGround) -> Path {
    outline(of: ground.frame.presentation(in: graph))
  }
}

extension [ListRow] {
  /// Those for which something holds and the others, each in order.
  fileprivate func parted(_ fits: (ListRow) -> Bool) -> (fitting: [ListRow], other: [ListRow]) {
    (filter(fits), filter { !fits($0) })
  }
}
