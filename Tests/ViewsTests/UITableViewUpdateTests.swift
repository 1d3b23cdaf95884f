import Foundation
import Geometry
import MediaSupport
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Updates of a table", .serialized)
struct UITableViewUpdateTests {
  private func row(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }
  private func shown(_ table: UITableView) throws -> Rehearsal {
    try Rehearsal(.of(100, 200)) { Hosted(view: table) }
  }

  @Test(
    "after inserts and deletes the table is the same as one that was always so", arguments: 0..<12,
    [UITableView.Style.plain, .insetGrouped])
  func same(seed: Int, style: UITableView.Style) {
    var dice = SplitMix(seed: UInt64(seed))
    let data = TableData([(0..<12).map { "a\($0)" }, (0..<4).map { "b\($0)" }])
    for name in data.sections.joined() { data.heights[name] = CGFloat(20 + dice.roll(3) * 15) }
    let table = data.table(style, height: 200)
    for step in 0..<4 {
      table.contentOffset.y = CGFloat(dice.roll(100))
      table.layoutIfNeeded()
      let section = dice.roll(2)
      table.performBatchUpdates {
        if !data.sections[section].isEmpty {
          let gone = dice.roll(data.sections[section].count)
          data.sections[section].remove(at: gone)
          table.deleteRows(at: [row(gone, section)], with: .automatic)
        }
        let place = dice.roll(data.sections[section].count + 1)
        data.sections[section].insert("n\(step)", at: place)
        data.heights["n\(step)"] = 25
        table.insertRows(at: [row(place, section)], with: .fade)
      }
      table.layoutIfNeeded()
    }
    let fresh = data.table(style, height: 200)
    fresh.contentOffset = table.contentOffset
    fresh.layoutIfNeeded()
    #expect(table.picture == fresh.picture)
    #expect(table.contentSize == fresh.contentSize)
    #expect(table.tiler.layout == fresh.tiler.layout)
  }

  @Test("rows that stay keep their cells, whatever number they have now")
  func kept() throws {
    let data = TableData([["a", "b", "c"]])
    let table = data.table(height: 200, rowHeight: 30)
    let cell = try #require(table.cellForRow(at: row(2)))
    data.sections = [["n", "a", "c"]]
    table.beginUpdates()
    table.deleteRows(at: [row(1)], with: .fade)
    table.insertRows(at: [row(0)], with: .fade)
    table.endUpdates()
    #expect(table.cellForRow(at: row(2)) === cell)
    #expect(table.visibleCells.compactMap(\.textLabel?.text) == ["n", "a", "c"])
    data.sections = [["n", "c", "a"]]
    table.moveRow(at: row(2), to: row(1))
    #expect(table.cellForRow(at: row(1)) === cell && cell.frame.minY == 30)
  }

  @Test("a row that is loaded again has another cell, and others have theirs")
  func reloaded() throws {
    let data = TableData([["a", "b"]])
    let table = data.table(height: 200, rowHeight: 30)
    let cells = table.visibleCells
    data.sections = [["x", "y"]]
    table.reloadRows(at: [row(0)], with: .none)
    let now = table.visibleCells
    #expect(now[0].textLabel?.text == "x" && now[1] === cells[1])
    #expect(now[1].textLabel?.text == "b")
    table.reloadSections(IndexSet(integer: 0), with: .none)
    #expect(table.visibleCells.compactMap(\.textLabel?.text) == ["x", "y"])
  }

  @Test("sections come and go with their rows and headers")
  func sections() {
    let data = TableData([["a"], ["b"]])
    let table = data.table(height: 300, rowHeight: 30)
    data.sections = [["n", "m"], ["b"]]
    table.performBatchUpdates {
      table.deleteSections(IndexSet(integer: 0), with: .fade)
      table.insertSections(IndexSet(integer: 0), with: .fade)
    }
    #expect(table.visibleCells.compactMap(\.textLabel?.text) == ["n", "m", "b"])
    data.sections = [["b"], ["n", "m"]]
    table.moveSection(1, toSection: 0)
    #expect(table.visibleCells.compactMap(\.textLabel?.text) == ["b", "n", "m"])
    #expect(table.numberOfRows(inSection: 1) == 2)
  }

  @Test("rows below an inserted one move in 0.3 s, and it fades in; then all is at rest")
  func inserted() throws {
    let data = TableData([["a", "b"]])
    let table = data.table(height: 200, rowHeight: 40)
    let stage = try shown(table)
    let below = try #require(table.cellForRow(at: row(1)))
    func y(_ cell: UIView) -> CGFloat { cell.layer.presentation()?.frame.minY ?? -1 }
    var isDone = false
    try stage.now {
      data.sections = [["a", "n", "b"]]
      table.performBatchUpdates {
        table.insertRows(at: [row(1)], with: .fade)
      } completion: {
        isDone = $0
      }
    }
    let new = try #require(table.cellForRow(at: row(1)))
    #expect(y(below) == 40 && new.layer.presentation()?.opacity == 0 && !isDone)
    try stage.advance(to: 0.15)
    #expect(abs(y(below) - 60) < 0.5 && y(new) == 40)
    try stage.advance(to: 0.31)
    #expect(y(below) == 80 && new.alpha == 1 && isDone && stage.isAtRest)
  }

  @Test("a deleted row fades where it is, below those that move over it, and is used again")
  func deleted() throws {
    let data = TableData([["a", "b", "c"]])
    let table = data.table(height: 200, rowHeight: 40)
    let stage = try shown(table)
    let gone = try #require(table.cellForRow(at: row(0)))
    let stays = try #require(table.cellForRow(at: row(1)))
    try stage.now {
      data.sections = [["b", "c"]]
      table.deleteRows(at: [row(0)], with: .automatic)
    }
    #expect(gone.superview === table && table.cellForRow(at: row(0)) === stays)
    let order = table.subviews.filter { $0 is UITableViewCell }
    #expect(order.first === gone)
    try stage.advance(to: 0.15)
    #expect(abs((gone.layer.presentation()?.opacity ?? 0) - 0.5) < 0.02)
    try stage.advance(to: 0.31)
    #expect(gone.superview == nil && gone.alpha == 1)
    #expect(table.dequeueReusableCell(withIdentifier: "row") === gone)
  }

  @Test("rows go to the sides and come from there", arguments: [true, false])
  func sideways(isLeft: Bool) throws {
    let data = TableData([["a", "b"]])
    let table = data.table(height: 200, rowHeight: 40)
    let stage = try shown(table)
    let gone = try #require(table.cellForRow(at: row(0)))
    try stage.now {
      data.sections = [["b"]]
      table.deleteRows(at: [row(0)], with: isLeft ? .left : .right)
    }
    #expect(gone.frame.minX == (isLeft ? -100 : 100) && gone.alpha == 1)
    try stage.advance(to: 0.15)
    let x = gone.layer.presentation()?.frame.minX ?? 0
    #expect(abs(abs(x) - 50) < 1 && (x < 0) == isLeft)
  }

  @Test("heights are asked for again by an update of nothing, and rows move there")
  func heights() throws {
    let data = TableData([["a", "b"]])
    let table = data.table(height: 200, rowHeight: 40)
    let stage = try shown(table)
    let below = try #require(table.cellForRow(at: row(1)))
    try stage.now {
      data.heights["a"] = 80
      table.beginUpdates()
      table.endUpdates()
    }
    #expect(below.frame.minY == 80 && below.layer.presentation()?.frame.minY == 40)
    try stage.advance(to: 0.4)
    #expect(below.layer.presentation()?.frame.minY == 80)
  }

  @Test("rows that are chosen stay so at their new places")
  func chosen() {
    let data = TableData([["a", "b", "c"]])
    let table = data.table(height: 200, rowHeight: 30)
    table.selectRow(at: row(2), animated: false, scrollPosition: .none)
    data.sections = [["b", "c"]]
    table.deleteRows(at: [row(0)], with: .none)
    #expect(table.indexPathForSelectedRow == row(1))
    #expect(table.cellForRow(at: row(1))?.isSelected == true)
    data.sections = [["b"]]
    table.deleteRows(at: [row(1)], with: .none)
    #expect(table.indexPathForSelectedRow == nil && table.indexPathsForSelectedRows == nil)
  }
}
