import Foundation
import Geometry
import Rostrum
import Testing

@testable import UIKitViews
@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor @Suite("A table of UIKit's", .serialized)
struct UITableViewTests {
  private let names = (0..<40).map { "r\($0)" }

  private func row(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test("each row's frame follows from the heights before it")
  func frames() {
    let data = TableData([names])
    for (index, name) in names.enumerated() { data.heights[name] = CGFloat(20 + index % 3 * 10) }
    let table = data.table()
    var start: CGFloat = 0
    for index in names.indices {
      let height = CGFloat(20 + index % 3 * 10)
      #expect(
        table.rectForRow(at: row(index)) == CGRect(x: 0, y: start, width: 100, height: height))
      start += height
    }
    #expect(table.contentSize == CGSize(width: 100, height: start))
    #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 40)
  }

  @Test("only rows near the visible bounds have cells, wherever it is scrolled to")
  func tiles() {
    let data = TableData([names])
    let table = data.table(rowHeight: 30)
    for offset in [0, 15, 400, 1100, 30, 0] as [CGFloat] {
      table.contentOffset.y = offset
      table.layoutIfNeeded()
      let paths = table.indexPathsForVisibleRows ?? []
      #expect(paths == table.indexPathsForRows(in: table.bounds))
      #expect(paths.first?.row == Int(offset / 30))
      for path in paths {
        let cell = table.cellForRow(at: path)
        #expect(cell?.frame == table.rectForRow(at: path) && cell?.superview === table)
        #expect(cell.flatMap { table.indexPath(for: $0) } == path)
      }
      #expect(table.subviews.filter { $0 is UITableViewCell }.count == paths.count)
    }
    #expect(data.made.count <= 5)
  }

  @Test("a cell that is shown no more is used again, once it is prepared")
  func reuse() throws {
    let data = TableData([names])
    let table = data.table(rowHeight: 50)
    let first = try #require(table.cellForRow(at: row(0)) as? CountingCell)
    let made = data.made.count
    table.contentOffset.y = 50
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: row(0)) == nil)
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    let again = (table.visibleCells + [first]).filter { $0 === first }
    #expect(first.reuses <= 1 && !again.isEmpty && data.made.count <= made + 1)
    #expect(data.lines.contains("hide 0.0"))
    let cell = table.dequeueReusableCell(withIdentifier: "row")
    #expect(cell is CountingCell && table.dequeueReusableCell(withIdentifier: "none") == nil)
  }

  @Test("a table that is scrolled there and back shows the same rows in the same places")
  func back() {
    let data = TableData([names])
    let table = data.table(rowHeight: 30)
    let before = table.picture
    for offset in [500, 90, 1000, 0] as [CGFloat] {
      table.contentOffset.y = offset
      table.layoutIfNeeded()
    }
    #expect(table.picture == before)
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.picture == before)
  }

  @Test("rows without a height have that of the system, or what constraints in them ask for")
  func automatic() {
    let data = TableData([Array(names.prefix(3))])
    let table = data.table(height: 400)
    let least = table.metrics.lists.rowHeight
    #expect(table.rectForRow(at: row(0)).height == least)
    data.fill = { cell, name in cell.words.text = name }
    let held = data.table(height: 400)
    let label = UILabel(frame: .zero)
    label.text = "r0"
    let height = label.intrinsicContentSize.height + 40
    #expect(abs(held.rectForRow(at: row(0)).height - height) < 1)
    #expect(held.contentSize.height == held.rectForRow(at: row(2)).maxY)
    // A narrower cell breaks its words, and is higher.
    data.fill = { cell, _ in cell.words.text = "many words that do not stand in one line" }
    let broken = data.table(height: 400)
    #expect(broken.rectForRow(at: row(0)).height > height + 10)
  }

  @Test("what is seen stays where it is while rows above it turn out to be higher")
  func estimates() throws {
    let data = TableData([names])
    data.fill = { cell, name in cell.words.text = name }
    let table = data.table()
    table.estimatedRowHeight = 20
    table.layoutIfNeeded()
    table.scrollToRow(at: row(30), at: .top, animated: false)
    table.layoutIfNeeded()
    let path = try #require(table.indexPathsForVisibleRows?.first)
    let before = table.rectForRow(at: path).minY - table.contentOffset.y
    table.contentOffset.y -= 15
    table.layoutIfNeeded()
    let after = table.rectForRow(at: path).minY - table.contentOffset.y
    #expect(abs(after - before - 15) < 1e-9)
  }

  @Test("sections follow each other with headers, by words or by views")
  func headers() {
    let data = TableData([["a", "b"], ["c"]])
    data.titles = ["First", nil]
    let table = data.table(height: 400, rowHeight: 40)
    let header = table.rectForHeader(inSection: 0)
    #expect(
      header.height == TableMetrics.plainHeader + TableMetrics.plainHeaderPadding)
    #expect(table.rectForRow(at: row(0)).minY == header.maxY)
    #expect(table.rectForHeader(inSection: 1).height == 0)
    #expect(table.rect(forSection: 1).minY == table.rect(forSection: 0).maxY)
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "First")
    #expect(table.headerView(forSection: 1) == nil && table.footerView(forSection: 0) == nil)
    table.sectionHeaderTopPadding = 0
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0).height == TableMetrics.plainHeader)
    table.sectionHeaderHeight = 50
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0).height == 50)
  }

  @Test("a plain table's header stays at the top until its section has gone")
  func pinned() throws {
    let data = TableData([Array(names.prefix(5)), Array(names.suffix(5))])
    data.titles = ["First", "Second"]
    let table = data.table(rowHeight: 40)
    table.sectionHeaderTopPadding = 0
    table.layoutIfNeeded()
    let header = try #require(table.headerView(forSection: 0))
    let height = header.frame.height
    for offset in [0, 30, 150] as [CGFloat] {
      table.contentOffset.y = offset
      table.layoutIfNeeded()
      #expect(header.frame.minY == offset)
    }
    table.contentOffset.y = table.rect(forSection: 0).maxY - height / 2
    table.layoutIfNeeded()
    #expect(header.frame.maxY == table.rect(forSection: 0).maxY)
    let lies = table.subviews.firstIndex { $0 === header } ?? 0
    let cells = table.subviews.lastIndex { $0 is UITableViewCell } ?? .max
    #expect(lies > cells)
    table.contentOffset.y = table.rect(forSection: 1).minY + 1
    table.layoutIfNeeded()
    #expect(header.superview == nil)
  }

  @Test("groups are inset with round corners, the first and the last row's alone")
  func grouped() throws {
    let data = TableData([["a", "b", "c"], ["d"]])
    let table = data.table(.insetGrouped, width: 200, height: 500, rowHeight: 40)
    let lists = table.metrics.lists
    let first = try #require(table.cellForRow(at: row(0)))
    #expect(
      first.frame
        == CGRect(x: lists.inset, y: lists.topGap, width: 200 - 2 * lists.inset, height: 40))
    #expect(first.layer.cornerRadius == lists.cornerRadius)
    #expect(first.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(table.cellForRow(at: row(1))?.layer.cornerRadius == 0)
    #expect(table.cellForRow(at: row(0, 1))?.layer.maskedCorners == .all)
    #expect(table.rectForRow(at: row(0, 1)).minY == lists.topGap + 120 + lists.groupGap)
    #expect(table.backgroundColor == .systemGroupedBackground)
    #expect(first.backgroundColor == .secondarySystemGroupedBackground)
    let plain = data.table(width: 200, height: 500, rowHeight: 40)
    #expect(plain.cellForRow(at: row(0))?.frame == CGRect(x: 0, y: 0, width: 200, height: 40))
  }

  @Test("views above and below all rows have their own heights")
  func ends() {
    let data = TableData([["a"]])
    let table = data.table(height: 300, rowHeight: 40)
    let (top, bottom) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 25)),
      UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 15))
    )
    (table.tableHeaderView, table.tableFooterView) = (top, bottom)
    table.layoutIfNeeded()
    #expect(top.frame == CGRect(x: 0, y: 0, width: 100, height: 25))
    #expect(table.rectForRow(at: row(0)).minY == 25)
    #expect(bottom.frame == CGRect(x: 0, y: 65, width: 100, height: 15))
    #expect(table.contentSize.height == 80)
    table.tableHeaderView = nil
    table.layoutIfNeeded()
    #expect(top.superview == nil && table.rectForRow(at: row(0)).minY == 0)
  }

  @Test("a row is scrolled to the top, the middle or the bottom, or by the least way")
  func scrolling() {
    let data = TableData([names])
    let table = data.table(rowHeight: 30)
    for (position, offset) in [
      (UITableView.ScrollPosition.top, 600), (.middle, 565), (.bottom, 530), (.none, 530),
    ] as [(UITableView.ScrollPosition, CGFloat)] {
      table.scrollToRow(at: row(20), at: position, animated: false)
      #expect(table.contentOffset.y == offset)
    }
    table.scrollToRow(at: row(39), at: .top, animated: false)
    #expect(table.contentOffset.y == 1100)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 45)) == row(1))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: -1)) == nil)
  }
}
