import DisplayList
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// The view behind lists and forms: rows that scroll, in one of the list styles.
struct ListView<Content: View>: PrimitiveView {
  let look: ListLook
  let selection: ListSelection?
  let content: Content
  func makeNode(_ inputs: NodeInputs) -> Node { ListNode(self, inputs) }
}

/// The node of a list.
final class ListNode<Content: View>: ContainerNode<ListBox> {
  init(_ view: ListView<Content>, _ inputs: NodeInputs) {
    super.init(inputs)
    child = view.content.node(NodeInputs(childOf: self))
    (box.look, box.selection) = (view.look, view.selection)
    graph.needsLayout = true
  }

  override func makeBox() -> ListBox { ListBox(self) }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    let view = view.value(as: ListView<Content>.self)
    let isOther = view.look != box.look || view.selection?.chosen != box.selection?.chosen
    (box.look, box.selection) = (view.look, view.selection)
    if isOther { box.invalidateLayout() }
    child?.update(view.content, environment: environment)
  }
}

/// The box of a list.
final class ListBox: ScrollBox {
  var look = ListLook.insetGrouped
  var selection: ListSelection?
  /// The backgrounds of groups and the separators between rows, by what they belong to.
  private var grounds: [Ground] = []
  private var lines: [Line] = []
  private var marks: [Line] = []

  /// The background of a group, whose frame moves.
  private struct Ground {
    let id: ObjectIdentifier?
    var frame = MovingFrame()
  }
  /// The separator beneath a row, whose frame moves.
  private struct Line {
    let row: ObjectIdentifier
    var frame = MovingFrame()
  }
  /// A row, header or footer as laid out.
  private struct Item {
    let box: Box
    let role: SectionRole
    let section: ObjectIdentifier?
    let insets: EdgeInsets
    /// The row's frame, insets included, from the list's own top left.
    var frame = CGRect.zero
  }

  /// The inset of groups from the list's sides, in points.
  private var margin: CGFloat { look == .insetGrouped ? ListMetrics.inset : 0 }

  override func trace(into lines: inout TraceLines) {
    super.trace(into: &lines)
    for (index, ground) in grounds.enumerated() {
      lines.add(ground.frame, prefix: "ground.\(index).")
    }
    for (index, line) in self.lines.enumerated() {
      lines.add(line.frame, prefix: "line.\(index).")
    }
    for (index, mark) in marks.enumerated() {
      lines.add(mark.frame, prefix: "selection.\(index).")
    }
  }

  private func value<K: LayoutValueKey>(_ key: K.Type, of box: Box) -> K.Value {
    box.traits[key]
  }

  private func insets(_ role: SectionRole) -> EdgeInsets {
    switch role {
    case .row: ListMetrics.rowInsets
    case .header: ListMetrics.headerInsets
    case .footer: ListMetrics.footerInsets
    }
  }

  private func arrangement(_ width: CGFloat) -> (items: [Item], height: CGFloat) {
    var items: [Item] = []
    var y: CGFloat = 0
    var last: (role: SectionRole, section: ObjectIdentifier?)?
    for box in super.contents where !box.isLeaving {
      let role = value(SectionRole.self, of: box)
      let section = value(SectionToken.self, of: box)
      let startsGroup = last.map { $0.section != section } ?? true
      if look != .plain, startsGroup || (role == .row && last?.role == .footer) {
        // A header brings its own space above.
        let gap = role == .header ? ListMetrics.headerGap : ListMetrics.groupGap
        y += items.isEmpty ? ListMetrics.endGap : gap
      }
      last = (role, section)
      var item = Item(
        box: box, role: role, section: section,
        insets: (role == .row ? value(RowInsets.self, of: box) : nil) ?? insets(role))
      let inner = width - 2 * margin - item.insets.leading - item.insets.trailing
      let size = box.size(for: ProposedViewSize(width: max(inner, 0), height: nil))
      let content = size.height + item.insets.top + item.insets.bottom
      let height = role == .row ? max(content, ListMetrics.rowHeight) : content
      item.frame = CGRect(x: margin, y: y, width: width - 2 * margin, height: height)
      y += height
      items.append(item)
    }
    return (items, y + (look == .plain || items.isEmpty ? 0 : ListMetrics.endGap))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: ListMetrics.idealSize)
  }

  override func placed() {
    placeWindow()
    let (items, height) = arrangement(frame.width)
    setContentSize(CGSize(width: frame.width, height: height))
    for item in items {
      let row = item.frame.offsetBy(dx: frame.minX, dy: frame.minY)
      let width = row.width - item.insets.leading - item.insets.trailing
      let offer = ProposedViewSize(width: max(width, 0), height: nil)
      let size = item.box.size(for: offer)
      let free = row.height - item.insets.top - item.insets.bottom - size.height
      place(
        item.box,
        in: CGRect(
          x: row.minX + item.insets.leading, y: row.minY + item.insets.top + max(free, 0) / 2,
          width: size.width, height: size.height), proposal: offer)
    }
    placeGrounds(items)
    placeLines(items)
    placeMarks(items)
    let old = rows
    rows = items.map { item in
      let frame = item.frame.offsetBy(dx: frame.minX, dy: frame.minY)
      let target =
        old.first { $0.box === item.box }?.target ?? (item.role == .row ? target(item.box) : nil)
      target?.place(in: frame, proposal: ProposedViewSize(frame.size))
      return Row(frame: frame, box: item.box, target: target)
    }
  }

  /// A row, header or footer where it is.
  private struct Row {
    let frame: CGRect
    let box: Box
    /// Where a finger chooses it; `nil` where none does.
    let target: RowTarget?
  }
  private var rows: [Row] = []

  private func target(_ row: Box) -> RowTarget? {
    guard selection?.choose != nil else { return nil }
    let target = RowTarget(node) { [weak self, weak row] in
      guard let self, let tag = row?.tag(below: node) else { return }
      selection?.choose?(tag)
    }
    adopt(target)
    return target
  }

  /// Puts marks behind the rows that are chosen.
  private func placeMarks(_ items: [Item]) {
    var old = marks
    marks = []
    if let chosen = selection?.chosen, !chosen.isEmpty {
      for item in items where item.role == .row {
        guard let tag = item.box.tag(below: node), chosen.contains(tag) else { continue }
        let id = ObjectIdentifier(item.box)
        let known = old.firstIndex { $0.row == id }.map { old.remove(at: $0) }
        var mark = known ?? Line(row: id)
        mark.frame.set(item.frame.offsetBy(dx: frame.minX, dy: frame.minY), in: node)
        marks.append(mark)
      }
    }
    for index in old.indices { old[index].frame.remove(in: graph) }
  }

  private func placeGrounds(_ items: [Item]) {
    var old = grounds
    grounds = []
    guard look != .plain else { return }
    var frames: [(id: ObjectIdentifier?, frame: CGRect)] = []
    for item in items where item.role == .row && !value(RowGround.self, of: item.box) {
      let row = item.frame.offsetBy(dx: frame.minX, dy: frame.minY)
      if let last = frames.indices.last, frames[last].id == item.section,
        frames[last].frame.maxY == row.minY
      {
        frames[last].frame = frames[last].frame.union(row)
      } else {
        frames.append((item.section, row))
      }
    }
    for (id, frame) in frames {
      let known = old.firstIndex { $0.id == id }.map { old.remove(at: $0) }
      var ground = known ?? Ground(id: id)
      ground.frame.set(frame, in: node)
      grounds.append(ground)
    }
    for index in old.indices { old[index].frame.remove(in: graph) }
  }

  private func placeLines(_ items: [Item]) {
    var old = lines
    lines = []
    let thickness = 1 / CGFloat(graph.stage.scale)
    for (item, next) in zip(items, items.dropFirst()) {
      guard item.role == .row, next.role == .row, item.section == next.section,
        !value(BareRowEdges.self, of: item.box).contains(.bottom),
        !value(BareRowEdges.self, of: next.box).contains(.top)
      else { continue }
      let row = item.frame.offsetBy(dx: frame.minX, dy: frame.minY)
      let id = ObjectIdentifier(item.box)
      let known = old.firstIndex { $0.row == id }.map { old.remove(at: $0) }
      var line = known ?? Line(row: id)
      let place = CGRect(
        x: row.minX + ListMetrics.inset, y: row.maxY - thickness,
        width: row.width - ListMetrics.inset, height: thickness)
      line.frame.set(directed(place), in: node)
      lines.append(line)
    }
    for index in old.indices { old[index].frame.remove(in: graph) }
  }

  override func wasRemoved() {
    super.wasRemoved()
    for index in grounds.indices { grounds[index].frame.remove(in: graph) }
    for index in lines.indices { lines[index].frame.remove(in: graph) }
    for index in marks.indices { marks[index].frame.remove(in: graph) }
  }

  // MARK: Drawing

  private func color(_ system: SystemColor) -> Paint {
    .solid(system.resolved(in: environment.colorScheme))
  }

  override func drawGround(
    into list: inout DisplayList, in frame: CGRect, _ context: DrawingContext
  ) {
    guard environment.showsScrollBackground else { return }
    list.fill(
      Path(frame), with: color(look == .plain ? .background : .groupedBackground),
      transform: context.transform)
  }

  override func drawContent(into list: inout DisplayList, _ context: DrawingContext) {
    for ground in grounds {
      list.fill(
        shape(of: ground), with: color(.secondaryGroupedBackground), transform: context.transform)
    }
    for mark in marks {
      let frame = mark.frame.presentation(in: graph)
      var layer = Layer()
      let ground = grounds.first { $0.frame.presentation(in: graph).contains(frame) }
      if let ground {
        layer.clip = Layer.Clip(shape(of: ground), transform: context.transform)
      }
      list.layer(layer) {
        $0.fill(Path(frame), with: color(.gray4), transform: context.transform)
      }
    }
    super.drawContent(into: &list, context)
    for line in lines {
      list.fill(
        Path(line.frame.presentation(in: graph)), with: color(.separator),
        transform: context.transform)
    }
  }

  private func shape(of ground: Ground) -> Path {
    let frame = ground.frame.presentation(in: graph)
    return look == .insetGrouped
      ? RoundedRectangle(cornerRadius: ListMetrics.cornerRadius, style: .continuous)
        .path(in: frame)
      : Path(frame)
  }

  override func surveyContent(_ survey: inout TouchSurvey, _ context: DrawingContext) {
    guard selection?.choose != nil else { return super.surveyContent(&survey, context) }
    for box in contents {
      let target = rows.first { $0.box === box }?.target
      if let target { survey.open(target, target.frame.applying(context.transform)) }
      box.survey(&survey, context)
      if target != nil { survey.close() }
    }
  }

  override func hitContent(_ point: CGPoint, _ context: DrawingContext) -> Hit? {
    let local = point.applying(context.transform.inverted())
    let row = rows.first { $0.frame.contains(local) && !$0.box.isLeaving }
    var hit = super.hitContent(point, context) ?? row.map { hitRow($0, context) }
    if let target = row?.target {
      hit?.reaches.append(Hit.Reach(responder: target, transform: context.transform))
    }
    return hit
  }

  /// What a touch reaches in a row beside what the row shows: the whole row of a button takes touches.
  private func hitRow(_ row: Row, _ context: DrawingContext) -> Hit {
    let center = CGPoint(x: row.box.frame.midX, y: row.box.frame.midY)
    guard let hit = row.box.hitTest(center.applying(context.transform), context),
      hit.reaches.contains(where: { $0.responder.touchKinds == ["button"] })
    else { return Hit(row.box) }
    return hit
  }
}
