import Foundation
import Geometry
import MediaSupport
import Rostrum
import Testing

@testable import UIKitViews
@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor @Suite("A table that is scrolled", .serialized)
struct UITableScrollingTests {
  private let data: TableData
  private let table: UITableView

  init() {
    var dice = SplitMix(seed: 77)
    data = TableData((0..<3).map { section in (0..<15).map { "\(section)-\($0)" } })
    for name in data.sections.joined() { data.heights[name] = CGFloat(12 + dice.roll(40)) }
    data.titles = ["One", nil, "Three"]
    table = data.table(width: 120, height: 130)
  }

  private var paths: [IndexPath] {
    data.sections.indices.flatMap { section in
      data.sections[section].indices.map { IndexPath(row: $0, section: section) }
    }
  }
  private var end: CGFloat { table.contentSize.height - table.bounds.height }
  private func scroll(to offset: CGFloat) {
    table.contentOffset.y = offset
    table.layoutIfNeeded()
  }

  @Test("the rows that are seen are those whose frames reach into the bounds", arguments: 0..<12)
  func seen(seed: Int) {
    var dice = SplitMix(seed: UInt64(seed))
    scroll(to: CGFloat(dice.roll(Int(end))))
    let expected = paths.filter {
      let frame = table.rectForRow(at: $0)
      return frame.maxY > table.bounds.minY && frame.minY < table.bounds.maxY
    }
    #expect(table.indexPathsForVisibleRows == expected && !expected.isEmpty)
    let names = expected.map { data.sections[$0.section][$0.row] }
    #expect(table.visibleCells.compactMap(\.textLabel?.text) == names)
    for (path, cell) in zip(expected, table.visibleCells) {
      #expect(table.indexPath(for: cell) == path)
      #expect(abs(cell.frame.midY - table.rectForRow(at: path).midY) < 1e-6)
    }
  }

  @Test("a point is in the row whose frame holds it, and in none in headers")
  func points() {
    for (path, next) in zip(paths, paths.dropFirst()) {
      let frame = table.rectForRow(at: path)
      #expect(table.indexPathForRow(at: CGPoint(x: 1, y: frame.midY)) == path)
      #expect(table.indexPathForRow(at: CGPoint(x: 1, y: frame.minY)) == path)
      if path.section == next.section {
        #expect(table.indexPathForRow(at: CGPoint(x: 1, y: frame.maxY)) == next)
      }
      let inside = frame.insetBy(dx: 0, dy: 1)
      #expect(table.indexPathsForRows(in: inside) == [path])
    }
    for section in [0, 2] {
      let header = table.rectForHeader(inSection: section)
      #expect(header.height > 0)
      #expect(table.indexPathForRow(at: CGPoint(x: 1, y: header.midY)) == nil)
    }
    let below = CGPoint(x: 1, y: table.contentSize.height + 1)
    #expect(table.indexPathForRow(at: below) == nil)
  }

  @Test(
    "a row stands at the top, in the middle or at the bottom, as far as there is content",
    arguments: [UITableView.ScrollPosition.top, .middle, .bottom])
  func positions(position: UITableView.ScrollPosition) {
    for path in paths {
      let row = table.rectForRow(at: path)
      table.scrollToRow(at: path, at: position, animated: false)
      let wish: CGFloat =
        switch position {
        case .top, .none: row.minY
        case .middle: row.midY - 65
        case .bottom: row.maxY - 130
        }
      #expect(abs(table.contentOffset.y - min(max(wish, 0), end)) < 1e-6)
      table.layoutIfNeeded()
      #expect(table.cellForRow(at: path) != nil)
    }
  }

  @Test("the least way to a row is none where it is seen already", arguments: 0..<10)
  func least(seed: Int) {
    var dice = SplitMix(seed: UInt64(seed) + 30)
    scroll(to: CGFloat(dice.roll(Int(end))))
    let path = paths[dice.roll(paths.count)]
    let (row, before) = (table.rectForRow(at: path), table.contentOffset.y)
    table.scrollToRow(at: path, at: .none, animated: false)
    let after = table.contentOffset.y
    #expect(row.minY > after - 1e-6 && row.maxY < after + 130 + 1e-6)
    if row.minY >= before, row.maxY <= before + 130 {
      #expect(abs(after - before) < 1e-6)
    } else {
      #expect(abs(after - (row.minY < before ? row.minY : row.maxY - 130)) < 1e-6)
    }
    table.scrollToRow(at: path, at: .none, animated: false)
    #expect(abs(table.contentOffset.y - after) < 1e-6)
  }

  @Test("a row that is not there is not scrolled to")
  func missing() {
    scroll(to: 100)
    for position in [UITableView.ScrollPosition.none, .top, .bottom] {
      table.scrollToRow(at: IndexPath(row: 15, section: 0), at: position, animated: false)
      table.scrollToRow(at: IndexPath(row: 0, section: 3), at: position, animated: false)
      #expect(abs(table.contentOffset.y - 100) < 1e-6)
    }
  }

  @Test("there are as many cells as are seen at once at most, wherever it goes", arguments: 0..<8)
  func reuse(seed: Int) {
    var dice = SplitMix(seed: UInt64(seed) + 500)
    var most = table.visibleCells.count
    for _ in 0..<20 {
      scroll(to: CGFloat(dice.roll(Int(end))))
      most = max(most, table.visibleCells.count)
      #expect(
        Set(table.visibleCells.map { ObjectIdentifier($0) }).count == table.visibleCells.count)
    }
    #expect(data.made.count <= most)
  }

  @Test("each row is told to come once more than to go while it is seen, else as often")
  func told() {
    var dice = SplitMix(seed: 3)
    for step in 0..<15 {
      if step % 6 == 5 { table.reloadData() }
      scroll(to: CGFloat(dice.roll(Int(end))))
      for path in paths {
        let name = "\(path.section).\(path.row)"
        let (come, gone) = (
          data.lines.filter { $0 == "show \(name)" }.count,
          data.lines.filter { $0 == "hide \(name)" }.count
        )
        #expect(come - gone == (table.cellForRow(at: path) == nil ? 0 : 1))
      }
    }
  }

  @Test("loaded again, a table is the same as a new one of the data")
  func reloaded() {
    data.sections = [["x", "y"], [], (0..<9).map { "z\($0)" }]
    for (number, name) in data.sections.joined().enumerated() {
      data.heights[name] = CGFloat(15 + number)
    }
    data.titles = [nil, "Two", nil]
    table.reloadData()
    table.layoutIfNeeded()
    let fresh = data.table(width: 120, height: 130)
    #expect(table.picture == fresh.picture && table.tiler.layout == fresh.tiler.layout)
    #expect(table.numberOfSections == 3 && table.numberOfRows(inSection: 1) == 0)
    #expect(table.headerView(forSection: 0) == nil)
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "Two")
  }
}
