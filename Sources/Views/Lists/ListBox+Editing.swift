import DisplayList
import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine

/// A row that a finger carries, among those of its loop.
struct CarriedRow {
  let row: ListRow
  /// The rows of its loop, in order.
  let siblings: [ListRow]
  /// Its place among them, and the one over which the finger is.
  let from: Int
  var target: Int
}

// Edited lists: rows have a sign before them, which uncovers what deletes them, and a handle, by which they are moved.

extension ListBox {
  /// The sign that a row has before it while the list is edited.
  func sign(of box: Box) -> RowEdit.Sign? {
    guard isEditing, box.traits[SectionRole.self] == .row else { return nil }
    if selection?.toggle != nil, !box.traits[RowSelectionIsDisabled.self] {
      return .choice(isChosen: isChosen(box))
    }
    return box.traits[RowSwipeSeats.self].contains { $0.canDelete } ? .remove : nil
  }

  /// What moves a row while the list is edited.
  func mover(of box: Box) -> RowMoveBox? {
    guard isEditing, box.traits[SectionRole.self] == .row else { return nil }
    return box.traits[RowMoves.self].last { $0.canMove }
  }

  /// The room that signs take at a row's ends.
  func room(of box: Box) -> (leading: CGFloat, trailing: CGFloat) {
    guard isEditing else { return (0, 0) }
    return (
      sign(of: box) == nil ? 0 : RowEdit.signRoom, mover(of: box) == nil ? 0 : RowEdit.handleRoom
    )
  }

  /// Shows the signs of a row, or lets them go.
  func placeSigns(of row: ListRow) {
    let (sign, mover) = (sign(of: row.box), mover(of: row.box))
    guard sign != nil || mover != nil || row.edit?.isSeen == true else {
      row.edit?.wasRemoved()
      row.edit = nil
      return
    }
    let edit = row.edit ?? RowEdit(node)
    if row.edit == nil { adopt(edit) }
    row.edit = edit
    edit.show(sign, mover != nil, over: row.place)
    edit.signTarget.tapped = { [weak self, weak row] in
      guard let self, let row else { return }
      if sign == .remove {
        graph.enqueue { row.swipe?.open() }
      } else if let tag = row.box.tag(below: node) {
        selection?.toggle?(tag)
      }
    }
    edit.handleTarget.carried = { [weak self, weak row] way in
      if let self, let row { carry(row, by: way) }
    }
    edit.handleTarget.dropped = { [weak self, weak row] in
      if let self, let row { drop(row) }
    }
  }

  // MARK: Carrying

  /// How far a row gives way to the one that is carried.
  func givingWay(_ row: ListRow) -> CGFloat {
    guard let carried, let index = carried.siblings.firstIndex(where: { $0 === row }) else {
      return 0
    }
    let height = carried.row.slot.height
    if index > carried.from, index <= carried.target { return -height }
    return index < carried.from && index >= carried.target ? height : 0
  }

  /// Rows in the order in which they stand while one of them is carried.
  func inOrder(_ rows: [ListRow]) -> [ListRow] {
    guard let carried, let from = rows.firstIndex(where: { $0 === carried.row }) else {
      return rows
    }
    var rows = rows
    rows.insert(rows.remove(at: from), at: from - carried.from + carried.target)
    return rows
  }

  /// Carries a row along with a finger; the others of its loop give way.
  private func carry(_ row: ListRow, by way: CGFloat) {
    if carried == nil { take(row) }
    guard var now = carried, now.row === row, let first = now.siblings.first,
      let last = now.siblings.last
    else { return }
    let way = min(max(way, first.slot.minY - row.slot.minY), last.slot.maxY - row.slot.maxY)
    row.edit?.carry(by: way)
    let middle = row.slot.midY + way
    let target = now.siblings.firstIndex { $0.slot.maxY > middle } ?? now.siblings.count - 1
    guard target != now.target else { return }
    now.target = target
    carried = now
    withTransaction(RowEdit.spring(RowEdit.dropping)) {
      graph.enqueue { [weak self] in self?.invalidateLayout() }
    }
  }

  private func take(_ row: ListRow) {
    guard let mover = mover(of: row.box), let index = rows.firstIndex(where: { $0 === row })
    else { return }
    openRow?.close()
    func isSibling(_ other: ListRow) -> Bool {
      !other.box.isLeaving && other.box.traits[RowMoves.self].last?.owner === mover.owner
    }
    let before = rows[..<index].reversed().prefix(while: isSibling).reversed()
    let after = rows[(index + 1)...].prefix(while: isSibling)
    carried = CarriedRow(
      row: row, siblings: before + [row] + after, from: before.count, target: before.count)
    // The line beneath goes with the row.
    invalidateLayout()
  }

  /// Lays a carried row down, and has the scene move its element.
  private func drop(_ row: ListRow) {
    guard let carried, carried.row === row else { return }
    self.carried = nil
    let mover = row.box.traits[RowMoves.self].last
    let index = mover?.index
    let target = carried.siblings[carried.target].box.traits[RowMoves.self].last?.index
    withTransaction(RowEdit.spring(RowEdit.dropping)) {
      if let mover, let index, let target, index != target {
        mover.move(index, before: target > index ? target + 1 : target)
      }
      graph.enqueue { [weak self] in
        row.edit?.drop()
        self?.invalidateLayout()
      }
    }
  }

  // MARK: Drawing

  /// Draws a row that is carried, over all others: it is opaque, and its shadow says how high it is.
  func drawCarried(_ row: ListRow, into list: inout DisplayList, _ context: DrawingContext) {
    guard let edit = row.edit else { return }
    let context = context.under(CGAffineTransform(translationX: 0, y: edit.shownWay))
    let height = edit.shownHeight
    var layer = Layer()
    if height > 0 {
      layer.filters = [
        .shadow(
          color: ResolvedColor(
            red: 0, green: 0, blue: 0, opacity: Float(EditLook.shadow(in: environment) * height)),
          radius: 10 * height, offset: CGSize(width: 0, height: 2 * height))
      ]
    }
    let frame = row.frame.presentation(in: graph)
    list.layer(layer) { list in
      if !row.hasGround {
        let ground: SystemColor = look == .plain ? .background : .secondaryGroupedBackground
        list.fill(
          outline(of: frame),
          with: color(row.isMarked ? .gray4 : ground), transform: context.transform)
      }
      showContent(of: row, into: &list, context)
    }
  }

  // MARK: Touches

  /// What a touch reaches of a row while the list is edited: its signs, or what it shows but for buttons and links.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - point: The point of the stage.
  ///   - context: The way to the stage.
  ///   - inside: What it reaches of what the row shows.
  /// - Returns: What is there.
  func hitEdited(
    _ row: ListRow, _ point: CGPoint, _ context: DrawingContext, _ inside: Hit?
  ) -> Hit? {
    guard let edit = row.edit else { return inside }
    if let hit = edit.hitSigns(point, context) { return hit }
    var hit = inside
    hit?.reaches.removeAll { $0.responder.touchKinds == ["button"] }
    return hit
  }
}
