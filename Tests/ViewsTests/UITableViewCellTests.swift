import Foundation
import Geometry
import Rostrum
import Testing

@testable import UIKitViews
@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor @Suite("Rows of a table", .serialized)
struct UITableViewCellTests {
  private func row(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }
  private func stage(_ view: UIView) throws -> Rehearsal {
    try Rehearsal(.of(100, 120)) { Hosted(view: view) }
  }

  // MARK: Fingers

  @Test("a finger tells the delegate in UIKit's order")
  func order() throws {
    let data = TableData([["a", "b", "c"]])
    let table = data.table(height: 120, rowHeight: 40)
    let stage = try stage(table)
    data.lines = []
    try stage.tap(50, 20, at: 0.1)
    #expect(
      data.lines == ["highlight 0.0", "unhighlight 0.0", "will select 0.0", "select 0.0"])
    data.lines = []
    try stage.tap(50, 100, at: 1)
    #expect(
      data.lines == [
        "highlight 0.2", "unhighlight 0.2", "will select 0.2", "will deselect 0.0",
        "deselect 0.0", "select 0.2",
      ])
    #expect(table.indexPathForSelectedRow == row(2))
    // A row that is chosen is chosen again.
    data.lines = []
    try stage.tap(50, 100, at: 2)
    #expect(data.lines.suffix(2) == ["will select 0.2", "select 0.2"])
  }

  @Test("several rows are chosen where that is allowed, and a second tap leaves one")
  func several() throws {
    let data = TableData([["a", "b", "c"]])
    let table = data.table(height: 120, rowHeight: 40)
    table.allowsMultipleSelection = true
    let stage = try stage(table)
    for (place, time) in [(20, 0.1), (60, 1), (20, 2), (100, 3)] as [(Double, Double)] {
      try stage.tap(50, place, at: time)
    }
    #expect(table.indexPathsForSelectedRows == [row(1), row(2)])
    #expect(data.lines.contains("deselect 0.0"))
  }

  @Test("a row is grey under a finger, and stays so while it is chosen")
  func ground() throws {
    let data = TableData([["a", "b"]])
    let table = data.table(height: 120, rowHeight: 40)
    let stage = try stage(table)
    let cell = try #require(table.cellForRow(at: row(0)))
    let plain = stage.list
    try stage.finger(.began, 50, 20)
    #expect(cell.isHighlighted && stage.list != plain)
    let touched = stage.list
    try stage.finger(.ended, 50, 20)
    #expect(!cell.isHighlighted && cell.isSelected && stage.list == touched)
    try stage.now { table.deselectRow(at: row(0), animated: true) }
    try stage.advance(to: 0.1)
    #expect(stage.list != touched && stage.list != plain)
    try stage.advance(to: 1)
    #expect(stage.list == plain)
    try stage.now { cell.selectionStyle = .none }
    try stage.now { table.selectRow(at: row(0), animated: false, scrollPosition: .none) }
    #expect(cell.isSelected && stage.list == plain)
  }

  @Test("a drag scrolls and chooses nothing; rows that are not to be chosen are not")
  func notChosen() throws {
    let data = TableData([(0..<9).map { "r\($0)" }])
    let table = data.table(height: 120, rowHeight: 40)
    let stage = try stage(table)
    try stage.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 50, y: 40), at: 0.1, steps: 20)
    #expect(table.contentOffset.y > 0 && table.indexPathForSelectedRow == nil)
    #expect(table.visibleCells.allSatisfy { !$0.isHighlighted })
    try stage.advance(to: 5)
    data.isOpen = { _ in false }
    try stage.tap(50, 20, at: 6)
    #expect(table.indexPathForSelectedRow == nil)
    data.isOpen = { _ in true }
    table.allowsSelection = false
    try stage.tap(50, 20, at: 7)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("a control in a row takes its finger, and the row does not")
  func controls() throws {
    let data = TableData([["a"]])
    let (control, listener) = (UISwitch(frame: .zero), ControlListener())
    listener.listen(to: control)
    data.fill = { cell, _ in cell.accessoryView = control }
    let table = data.table(height: 120, rowHeight: 40)
    let stage = try stage(table)
    let middle = control.convert(
      CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: nil)
    try stage.tap(Double(middle.x), Double(middle.y), at: 0.2)
    #expect(listener.count == 1 && table.indexPathForSelectedRow == nil)
    #expect(!data.lines.contains("highlight 0.0"))
  }

  // MARK: Looks

  @Test("words stand by the style of the row, and are mirrored from right to left")
  func styles() {
    func frames(
      _ style: UITableViewCell.CellStyle, _ direction: LayoutDirection
    ) -> [CGRect] {
      var stage = Stage(size: CGSize(width: 300, height: 100))
      stage.layoutDirection = direction
      return withExtendedLifetime(ViewGraph(AnyView(EmptyView()), stage: stage)) {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
        cell.imageView?.image = UIImage(systemName: "star")
        cell.textLabel?.text = "first"
        cell.detailTextLabel?.text = "second"
        cell.accessoryType = .disclosureIndicator
        cell.layoutIfNeeded()
        let views: [UIView?] = [cell.imageView, cell.textLabel, cell.detailTextLabel]
        return views.compactMap { $0 }.map { $0.convert($0.bounds, to: cell) }
      }
    }
    for style in [UITableViewCell.CellStyle.default, .value1, .value2, .subtitle] {
      let (there, mirrored) = (frames(style, .leftToRight), frames(style, .rightToLeft))
      #expect(there.count == (style == .default ? 2 : 3))
      for (one, other) in zip(there, mirrored) {
        #expect(abs(one.minX - (300 - other.maxX)) < 1e-9)
        #expect(abs(one.width - other.width) < 1e-9 && one.height == other.height)
      }
      #expect(there[0].maxX < there[1].minX && there[1].maxX < 300)
      if style == .subtitle {
        #expect(there[1].maxY == there[2].minY && there[1].minX == there[2].minX)
      } else if style != .default {
        #expect(there[1].maxX <= there[2].minX)
      }
    }
  }

  @Test("lines are between rows, from where the words begin to the end")
  func lines() throws {
    let data = TableData([["a", "b"]])
    let table = data.table(height: 120, rowHeight: 40)
    let stage = try stage(table)
    let metrics = table.metrics
    func found() -> [CGRect] { stage.list.fills.filter { $0.height == metrics.line } }
    #expect(found().map(\.minY).sorted() == [40 - metrics.line, 80 - metrics.line])
    #expect(found().allSatisfy { $0.minX == metrics.inset && $0.maxX == 100 })
    try stage.now { table.separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 5) }
    #expect(found().allSatisfy { $0.minX == 30 && $0.maxX == 95 })
    try stage.now { table.separatorStyle = .none }
    #expect(found().isEmpty)
    let grouped = data.table(.insetGrouped, height: 120, rowHeight: 40)
    let other = try self.stage(grouped)
    #expect(other.list.fills.filter { $0.height == metrics.line }.count == 1)
  }

  @Test("signs at the end take room from the content, and what is tapped there is told")
  func ends() {
    let cell = UITableViewCell()
    cell.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 200 && cell.reuseIdentifier == nil)
    cell.accessoryType = .checkmark
    cell.layoutIfNeeded()
    let width = cell.contentView.frame.width
    #expect(width < 200)
    cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width == width - 30)
    #expect(cell.accessoryView?.frame.midY == 22)
    cell.accessoryView = nil
    cell.accessoryType = .none
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 200 && cell.subviews.count == 1)
  }

  @Test("a configuration's words, picture and margins are shown, and take the row's height")
  func configurations() throws {
    let data = TableData([["a"]])
    data.fill = { cell, name in
      var content = cell.defaultContentConfiguration()
      (content.text, content.secondaryText) = (name, "more")
      content.image = UIImage(systemName: "star")
      cell.contentConfiguration = content
    }
    // What has no stage yet is measured as on the last one.
    let plain = ViewGraph(AnyView(EmptyView()), stage: .small)
    let table = data.table(height: 120)
    let stage = try withExtendedLifetime(plain) { try self.stage(table) }
    #expect(stage.list.words == ["a", "more"])
    #expect(table.rectForRow(at: row(0)).height > table.metrics.lists.rowHeight)
    data.fill = { cell, _ in
      cell.contentConfiguration = UIHostingConfiguration { Tile.of(1, 10, 70) }.margins(.all, 0)
    }
    let hosted = TableData([["a"]])
    hosted.fill = data.fill
    #expect(hosted.table(height: 120).rectForRow(at: row(0)).height == 70)
    let header = UIListContentConfiguration.groupedHeader()
    #expect(header.textProperties.transform != .capitalized)
    #expect(UIListContentConfiguration.valueCell().prefersSideBySideTextAndSecondaryText)
  }

  @Test("a table's controller is its data and its delegate, and gives up what was chosen")
  func controller() throws {
    final class Page: UITableViewController {
      var told: [IndexPath] = []
      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int { 2 }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "page \(indexPath.row)"
        return cell
      }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        told.append(indexPath)
      }
    }
    let page = Page(style: .plain)
    let stage = try Rehearsal(.of(100, 120)) { ControllerPreview { page } }
    #expect(Set(stage.list.words) == ["page 0", "page 1"])
    try stage.tap(50, 20, at: 0.2)
    #expect(page.told == [row(0)] && page.tableView.indexPathForSelectedRow == row(0))
    page.viewWillAppear(false)
    #expect(page.tableView.indexPathForSelectedRow == nil)
    #expect(UITableViewController().tableView.style == .plain)
  }
}
