import DisplayList
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// The view behind lists and forms: rows that scroll, in one of the list styles.
struct ListView<Content: View>: PrimitiveView {
  let look: ListLook
  let selection: ListSelection?
  var isEditing = false
  let content: Content
  func makeNode(_ inputs: NodeInputs) -> Node {
    ListNesting.isDirect(inputs) ? FlatListNode(self, inputs) : ListNode(self, inputs)
  }
}

/// The node of a list.
final class ListNode<Content: View>: ContainerNode<ListBox> {
  init(_ view: ListView<Content>, _ inputs: NodeInputs) {
    super.init(inputs)
    child = view.content.node(NodeInputs(childOf: self))
    (box.look, box.selection, box.isEditing) = (view.look, view.selection, view.isEditing)
    graph.needsLayout = true
  }

  override func makeBox() -> ListBox { ListBox(self) }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    let view = view.value(as: ListView<Content>.self)
    let isOther =
      view.look != box.look || view.selection?.chosen != box.selection?.chosen
      || view.isEditing != box.isEditing
    if view.isEditing != box.isEditing { box.openRow?.close() }
    (box.look, box.selection, box.isEditing) = (view.look, view.selection, view.isEditing)
    if isOther { box.invalidateLayout() }
    child?.update(view.content, environment: environment)
  }
}

/// The box of a list.
final class ListBox: ScrollBox {
  var look = ListLook.insetGrouped
  var selection: ListSelection?
  /// Whether rows have the signs of an edited list.
  var isEditing = false
  /// The row that a finger carries.
  var carried: CarriedRow?
  /// The rows, headers and footers in order, then those that are leaving.
  private(set) var rows: [ListRow] = []
  /// How many rows there have been.
  private var rowCount = 0
  /// The backgrounds of groups.
  private(set) var grounds: [ListGround] = []
  /// Where a finger closes a row that is pulled aside.
  private(set) lazy var closer = SwipeCloser(node)

  /// The letters of the index at the side.
  private var indexWords: [String] = []

  override var ground: SystemColor { look == .plain ? .background : .groupedBackground }
  /// The figures of lists.
  var lists: SystemLook.Lists { environment.systemLook.lists }
  /// The margins beside the rows, in points: those that are asked for, or the inset of rounded groups.
  private var sides: (leading: CGFloat, trailing: CGFloat) {
    let (own, asked) = (look == .insetGrouped ? lists.inset : 0, environment.scrollMargins)
    return (max(asked?.leading ?? own, 0), max(asked?.trailing ?? own, 0))
  }

  /// The margins beside a view of the list: those of its section, if any are asked for.
  private func sides(of box: Box) -> (leading: CGFloat, trailing: CGFloat) {
    let (own, asked) = (sides, box.environment.listSectionMargins)
    return (asked.leading ?? own.leading, asked.trailing ?? own.trailing)
  }

  override func trace(into lines: inout TraceLines) {
    super.trace(into: &lines)
    for (index, ground) in grounds.enumerated() {
      lines.add(ground.frame, prefix: "ground.\(index).")
    }
    // By the rows' own numbers: a separator keeps its name while others are hidden.
    for row in rows {
      if let line = row.line { lines.add(line, prefix: "line.\(row.number).") }
      if row.isMarked { lines.add(row.frame, prefix: "selection.\(row.number).") }
    }
    for row in rows { if let swipe = row.swipe, swipe.isSeen { swipe.trace(into: &lines) } }
    for row in rows { if let edit = row.edit, edit.isCarried { edit.trace(into: &lines) } }
  }

  private func value<K: LayoutValueKey>(_ key: K.Type, of box: Box) -> K.Value {
    box.traits[key]
  }

  // MARK: Layout

  /// A view of the list as laid out.
  private struct Item {
    let box: Box
    let role: SectionRole
    let section: ObjectIdentifier?
    var insets: EdgeInsets
    /// Its frame, insets included, from the list's own top left.
    var frame = CGRect.zero
  }

  private func insets(_ role: SectionRole) -> EdgeInsets {
    switch role {
    case .row: lists.rowInsets
    case .header: lists.headerInsets
    case .footer: lists.footerInsets
    }
  }

  private func arrangement(_ width: CGFloat) -> (items: [Item], height: CGFloat) {
    var items: [Item] = []
    let leastHeights = leastHeights
    var y: CGFloat = 0
    var last: (role: SectionRole, section: ObjectIdentifier?)?
    for box in super.contents where !box.isLeaving {
      let role = value(SectionRole.self, of: box)
      let section = value(SectionToken.self, of: box)
      let startsGroup = last.map { $0.section != section } ?? true
      if items.isEmpty {
        y += topGap(above: role)
      } else if look != .plain, startsGroup || (role == .row && last?.role == .footer) {
        y += sectionGap(ownGap(above: role, after: last?.role))
      } else if role == .row, last?.role == .row, let spacing = environment.listRowSpacing {
        y += spacing
      }
      last = (role, section)
      var item = Item(
        box: box, role: role, section: section,
        insets: (role == .row ? value(RowInsets.self, of: box) : nil) ?? insets(role))
      if role == .row {
        item.insets = value(RowEdgeInsets.self, of: box).replacing(item.insets)
      }
      let sides = sides(of: box)
      let outer = max(width - sides.leading - sides.trailing, 0)
      let room = room(of: box)
      item.insets.leading += room.leading
      item.insets.trailing += room.trailing
      let inner = outer - item.insets.leading - item.insets.trailing
      let size = box.size(for: ProposedViewSize(width: max(inner, 0), height: nil))
      let content = size.height + item.insets.top + item.insets.bottom
      let height = max(content, leastHeights[role] ?? 0)
      item.frame = CGRect(x: sides.leading, y: y, width: outer, height: height)
      y += height
      items.append(item)
    }
    guard !items.isEmpty else { return ([], 0) }
    let own = look == .plain ? 0 : lists.endGap
    return (items, y + max(environment.scrollMargins?.bottom ?? own, 0))
  }

  /// The gap above the first header or row: one without a header has a margin, for which another may be asked.
  private func topGap(above role: SectionRole) -> CGFloat {
    let asked = environment.scrollMargins?.top.map { max($0, 0) }
    guard look != .plain else { return asked ?? 0 }
    guard role != .header else { return (asked ?? 0) + lists.firstHeaderGap }
    return asked
      ?? (topBar?.hasLargeTitle == true ? lists.topGapBelowLargeTitle : lists.topGap)
  }

  /// The gap that the list has of itself above a header, which brings space of its own, or a row that begins a group.
  private func ownGap(above role: SectionRole, after last: SectionRole?) -> CGFloat {
    guard role == .header else {
      return last == .footer ? lists.groupGapAfterFooter : lists.groupGap
    }
    return last == .footer ? lists.headerGapAfterFooter : lists.headerGap
  }

  /// The gap above a group, from the one that the list has of itself and the spacing that is asked for.
  private func sectionGap(_ own: CGFloat) -> CGFloat {
    guard let spacing = environment.listSectionSpacing else { return own }
    return max(own + spacing - lists.groupGap, 0)
  }

  private var leastHeights: [SectionRole: CGFloat] {
    [
      .row: environment.defaultMinListRowHeight,
      .header: environment.defaultMinListHeaderHeight ?? 0,
    ]
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: ListMetrics.idealSize)
  }

  override func placed() {
    placeWindow()
    let (items, height) = arrangement(frame.width)
    setContentSize(CGSize(width: frame.width, height: height))
    let old = rows
    let known = Dictionary(
      old.map { (ListRow.identity(of: $0.box), $0) }, uniquingKeysWith: { first, _ in first })
    var starts: [CGFloat] = []
    let present = items.map { item in
      let row = known[ListRow.identity(of: item.box)] ?? newRow(item.box)
      starts.append(place(item, as: row))
      return row
    }
    let leaving = super.contents.filter(\.isLeaving).map { box in
      let row = known[ListRow.identity(of: box)] ?? newRow(box, .header)
      row.box = box
      row.edit?.show(nil, false, over: row.place)
      return row
    }
    rows = present + leaving
    let kept = Set(rows.map(ObjectIdentifier.init))
    for row in old where !kept.contains(ObjectIdentifier(row)) { row.wasRemoved(in: graph) }
    placeGrounds(present)
    placeLines(present, starts)
    indexWords = indexWords(of: present)
    if let carried, !kept.contains(ObjectIdentifier(carried.row)) { self.carried = nil }
  }

  private func newRow(_ box: Box, _ role: SectionRole = .row) -> ListRow {
    rowCount += 1
    return ListRow(box, number: rowCount - 1, role: role)
  }

  /// Places an item and says how far from the leading edge its separator begins.
  private func place(_ item: Item, as row: ListRow) -> CGFloat {
    row.slot = item.frame.offsetBy(dx: frame.minX, dy: frame.minY)
    let place = row.slot.offsetBy(dx: 0, dy: givingWay(row))
    let width = place.width - item.insets.leading - item.insets.trailing
    let offer = ProposedViewSize(width: max(width, 0), height: nil)
    let size = item.box.size(for: offer)
    let free = place.height - item.insets.top - item.insets.bottom - size.height
    self.place(
      item.box,
      in: CGRect(
        x: place.minX + item.insets.leading, y: place.minY + item.insets.top + max(free, 0) / 2,
        width: size.width, height: size.height), proposal: offer)
    (row.box, row.role, row.section, row.place) = (item.box, item.role, item.section, place)
    row.hasGround = value(RowGround.self, of: item.box)
    row.isMarked =
      item.role == .row && (isChosen(item.box) || value(RowIsPressed.self, of: item.box))
    row.frame.set(place, in: node)
    let canBeChosen =
      item.role == .row && choose != nil && !value(RowSelectionIsDisabled.self, of: item.box)
    row.target = canBeChosen ? row.target ?? target(item.box) : nil
    row.target?.place(in: place, proposal: ProposedViewSize(place.size))
    placeSwipe(of: row, item.role == .row ? value(RowSwipeSeats.self, of: item.box) : [])
    placeSigns(of: row)
    return row.separatorStart(offer, isRightToLeft: isRightToLeft)
  }

  /// How a touch chooses a row; `nil` where none does.
  private var choose: (@MainActor (AnyHashable) -> Void)? {
    selection?.choose ?? (isEditing ? selection?.toggle : nil)
  }

  func isChosen(_ row: Box) -> Bool {
    guard let chosen = selection?.chosen, !chosen.isEmpty else { return false }
    return row.tag(below: node).map(chosen.contains) ?? false
  }

  private func target(_ row: Box) -> RowTarget {
    let target = RowTarget(node) { [weak self, weak row] in
      guard let self, let tag = row?.tag(below: node) else { return }
      choose?(tag)
    }
    adopt(target)
    return target
  }

  private func placeGrounds(_ rows: [ListRow]) {
    var old = grounds
    grounds = []
    var frames: [(section: ObjectIdentifier?, frame: CGRect)] = []
    for row in rows where look != .plain && row.role == .row && !row.hasGround {
      if let last = frames.indices.last, frames[last].section == row.section,
        abs(frames[last].frame.maxY - row.slot.minY) < ListMetrics.tolerance
      {
        frames[last].frame = frames[last].frame.union(row.slot)
      } else {
        frames.append((row.section, row.slot))
      }
    }
    for (section, frame) in frames {
      let known = old.firstIndex { $0.section == section }.map { old.remove(at: $0) }
      var ground = known ?? ListGround(section: section)
      ground.frame.set(frame, in: node)
      grounds.append(ground)
    }
    for index in old.indices { old[index].frame.remove(in: graph) }
  }

  /// Puts separators between rows of a group, but for those next to one that is marked.
  private func placeLines(_ rows: [ListRow], _ starts: [CGFloat]) {
    let thickness = lists.lineThickness ?? 1 / CGFloat(graph.stage.scale)
    let end = look == .plain ? 0 : lists.lineTrailing
    var next: [ObjectIdentifier: ListRow] = [:]
    let order = inOrder(rows)
    for (row, follower) in zip(order, order.dropFirst()) { next[ObjectIdentifier(row)] = follower }
    for (index, row) in rows.enumerated() {
      let next = next[ObjectIdentifier(row)]
      guard let next, row.role == .row, row !== carried?.row, next.role == .row,
        row.section == next.section, environment.listRowSpacing ?? 0 == 0,
        !row.isMarked, !next.isMarked,
        !value(BareRowEdges.self, of: row.box).contains(.bottom),
        !value(BareRowEdges.self, of: next.box).contains(.top)
      else {
        row.setLine(nil, in: node)
        continue
      }
      let place = CGRect(
        x: row.place.minX + starts[index], y: row.place.maxY - thickness,
        width: max(row.place.width - starts[index] - end, 0), height: thickness)
      row.setLine(directed(place), in: node)
      row.lineTint =
        value(SeparatorTint.self, of: row.box).bottom ?? value(SeparatorTint.self, of: next.box).top
    }
  }

  override func wasRemoved() {
    super.wasRemoved()
    for index in grounds.indices { grounds[index].frame.remove(in: graph) }
    for row in rows { row.wasRemoved(in: graph) }
  }

  // MARK: Drawing

  override func drawGround(
    into list: inout DisplayList, in frame: CGRect, _ context: DrawingContext
  ) {
    guard environment.showsScrollBackground else { return }
    list.fill(
      Path(frame), with: color(ground), transform: context.transform)
  }

  override func draw(into list: inout DisplayList, _ context: DrawingContext) {
    super.draw(into: &list, context)
    drawIndex(indexWords, into: &list, context)
  }

  override func drawContent(into list: inout DisplayList, _ context: DrawingContext) {
    drawRows(into: &list, context)
  }

  // MARK: Touches

  override func surveyContent(_ survey: inout TouchSurvey, _ context: DrawingContext) {
    surveyRows(&survey, context)
    openRow?.surveyActions(&survey, context)
  }

  private func surveyRows(_ survey: inout TouchSurvey, _ context: DrawingContext) {
    if isEditing {
      for row in rows where !row.box.isLeaving {
        row.edit?.surveySigns(ListRow.firstText(in: row.box)?.spokenText, &survey, context)
      }
    }
    guard look == .plain || choose != nil else {
      return super.surveyContent(&survey, context)
    }
    for box in contents {
      let row = rows.first { $0.box === box }
      let target = row?.target
      let context = self.context(of: row, context)
      if let target { survey.open(target, target.frame.applying(context.transform)) }
      box.survey(&survey, context)
      if target != nil { survey.close() }
    }
  }

  override func hitContent(_ point: CGPoint, _ context: DrawingContext) -> Hit? {
    if let (row, held) = heldHeader(at: point, context) {
      return row.box.hitTest(point, held) ?? Hit(row.box)
    }
    let local = point.applying(context.transform.inverted())
    let row = rows.first { $0.place.contains(local) && !$0.box.isLeaving }
    if let openRow { return hitBeside(openRow, row, point, context) }
    var hit = super.hitContent(point, context) ?? row.map { hitRow($0, context) }
    if isEditing, let row, row.edit != nil {
      hit = hitEdited(row, point, context, hit)
      if hit?.reaches.first?.responder is any RowEditTarget { return hit }
    }
    if let target = row?.target {
      hit?.reaches.append(Hit.Reach(responder: target, transform: context.transform))
    }
    if let swipe = row?.swipe, !isEditing {
      hit?.reaches.append(Hit.Reach(responder: swipe, transform: context.transform))
    }
    return hit
  }

  /// What a touch reaches in a row beside what the row shows: the whole row of a button takes touches.
  private func hitRow(_ row: ListRow, _ context: DrawingContext) -> Hit {
    let center = CGPoint(x: row.box.frame.midX, y: row.box.frame.midY)
    guard let hit = row.box.hitTest(center.applying(context.transform), context),
      hit.reaches.contains(where: { $0.responder.touchKinds == ["button"] })
    else { return Hit(row.box) }
    return hit
  }
}
