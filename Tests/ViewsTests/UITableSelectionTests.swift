import Foundation
import Geometry
import MediaSupport
import Rostrum
import Testing

@testable import UIKitViews
@_spi(Engine) @testable import ViewEngine
@testable import Views

/// A delegate that lets rows be chosen as a test says, and writes down what it is told.
@MainActor private final class Chooser: UITableViewDelegate {
  var select: @MainActor (IndexPath) -> IndexPath? = { $0 }
  var deselect: @MainActor (IndexPath) -> IndexPath? = { $0 }
  var (selected, deselected, details): ([Int], [Int], [Int]) = ([], [], [])

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    select(indexPath)
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    deselect(indexPath)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath.row)
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    deselected.append(indexPath.row)
  }
  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { details.append(indexPath.row) }
}

@MainActor @Suite("Rows that are chosen", .serialized)
struct UITableSelectionTests {
  private let data = TableData([(0..<12).map { "a\($0)" }, (0..<6).map { "b\($0)" }])

  private func row(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }
  /// Does what a finger does that comes down on a row and goes up.
  private func tap(_ path: IndexPath, of table: UITableView, x: CGFloat = 20) throws {
    let cell = try #require(table.cellForRow(at: path))
    table.touched(cell, .began)
    table.touched(cell, .ended)
    table.touched(cell, .tapped(CGPoint(x: x, y: 10)))
  }

  @Test("what is chosen is what a set of rows says", arguments: 0..<12, [true, false])
  func model(seed: Int, isMultiple: Bool) {
    var dice = SplitMix(seed: UInt64(seed) + 60)
    let table = data.table(height: 150, rowHeight: 30)
    table.allowsMultipleSelection = isMultiple
    var chosen: Set<IndexPath> = []
    data.lines = []
    for _ in 0..<25 {
      let path = row(dice.roll(6), dice.roll(2))
      switch dice.roll(6) {
      case 0:
        table.selectRow(at: nil, animated: false, scrollPosition: .none)
        chosen = []
      case 1, 2:
        table.deselectRow(at: path, animated: false)
        chosen.remove(path)
      default:
        table.selectRow(at: path, animated: false, scrollPosition: .none)
        chosen = isMultiple ? chosen.union([path]) : [path]
      }
      #expect(table.indexPathsForSelectedRows == (chosen.isEmpty ? nil : chosen.sorted()))
      #expect(table.indexPathForSelectedRow == chosen.min())
      table.contentOffset.y = CGFloat(dice.roll(390))
      table.layoutIfNeeded()
      for path in table.indexPathsForVisibleRows ?? [] {
        #expect(table.cellForRow(at: path)?.isSelected == chosen.contains(path))
      }
    }
    // The delegate is told of fingers alone.
    #expect(data.lines.allSatisfy { $0.hasPrefix("show") || $0.hasPrefix("hide") })
  }

  @Test("a row that is not there is not chosen")
  func missing() {
    let table = data.table(rowHeight: 30)
    for path in [row(12), row(0, 2), row(-1)] {
      table.selectRow(at: path, animated: false, scrollPosition: .top)
      #expect(table.indexPathForSelectedRow == nil && abs(table.contentOffset.y) < 1e-6)
    }
  }

  @Test("a row is scrolled to as it is chosen, and once it is")
  func scrolled() {
    let (table, other) = (data.table(rowHeight: 30), data.table(rowHeight: 30))
    for position in [UITableView.ScrollPosition.bottom, .middle, .top] {
      table.selectRow(at: row(9), animated: false, scrollPosition: position)
      other.scrollToRow(at: row(9), at: position, animated: false)
      #expect(abs(table.contentOffset.y - other.contentOffset.y) < 1e-6)
      table.contentOffset.y = 0
      table.scrollToNearestSelectedRow(at: position, animated: false)
      #expect(abs(table.contentOffset.y - other.contentOffset.y) < 1e-6)
    }
    let before = other.contentOffset
    other.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(other.contentOffset == before)
  }

  @Test("data that are loaded again are not chosen")
  func reloaded() {
    let table = data.table(height: 150, rowHeight: 30)
    table.selectRow(at: row(1), animated: false, scrollPosition: .none)
    #expect(table.cellForRow(at: row(1))?.isSelected == true)
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.indexPathForSelectedRow == nil && table.visibleCells.count == 5)
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
  }

  @Test("a finger that goes elsewhere marks a row and chooses none")
  func cancelled() throws {
    let table = data.table(height: 150, rowHeight: 30)
    let cell = try #require(table.cellForRow(at: row(2)))
    data.lines = []
    table.touched(cell, .began)
    #expect(cell.isHighlighted && !cell.isSelected)
    table.touched(cell, .ended)
    #expect(!cell.isHighlighted && table.indexPathForSelectedRow == nil)
    #expect(data.lines == ["highlight 0.2", "unhighlight 0.2"])
  }

  @Test("where nothing is to be chosen, fingers mark nothing either")
  func closed() throws {
    let table = data.table(height: 150, rowHeight: 30)
    data.lines = []
    table.allowsSelection = false
    try tap(row(0), of: table)
    table.allowsSelection = true
    data.isOpen = { $0.row > 0 }
    try tap(row(0), of: table)
    #expect(data.lines.isEmpty && table.indexPathForSelectedRow == nil)
    try tap(row(1), of: table)
    #expect(table.indexPathForSelectedRow == row(1) && data.lines.last == "select 0.1")
  }

  @Test("a mark goes with its row and is not on the row that gets its cell")
  func marks() throws {
    let table = data.table(height: 150, rowHeight: 30)
    table.touched(try #require(table.cellForRow(at: row(0))), .began)
    table.contentOffset.y = 300
    table.layoutIfNeeded()
    #expect(!table.visibleCells.isEmpty && table.visibleCells.allSatisfy { !$0.isHighlighted })
  }

  @Test("the delegate may choose another row, or none")
  func redirected() throws {
    let (table, chooser) = (data.table(height: 150, rowHeight: 30), Chooser())
    table.delegate = chooser
    table.layoutIfNeeded()
    chooser.select = { $0.row == 3 ? nil : IndexPath(row: 4, section: 0) }
    try tap(row(3), of: table)
    #expect(table.indexPathForSelectedRow == nil && chooser.selected.isEmpty)
    try tap(row(1), of: table)
    #expect(table.indexPathForSelectedRow == row(4) && chooser.selected == [4])
    chooser.select = { $0 }
    try tap(row(0), of: table)
    #expect(table.indexPathForSelectedRow == row(0) && chooser.deselected == [4])
  }

  @Test("the delegate may keep a row chosen that a finger would give up")
  func held() throws {
    let (table, chooser) = (data.table(height: 150, rowHeight: 30), Chooser())
    table.delegate = chooser
    table.allowsMultipleSelection = true
    table.layoutIfNeeded()
    for number in [2, 0] { try tap(row(number), of: table) }
    chooser.deselect = { $0.row == 2 ? nil : $0 }
    for number in [2, 0] { try tap(row(number), of: table) }
    #expect(table.indexPathsForSelectedRows == [row(2)])
    #expect(chooser.selected == [2, 0] && chooser.deselected == [0])
  }

  @Test(
    "a button for details is told instead of the row; signs are no buttons",
    arguments: [
      UITableViewCell.AccessoryType.none, .disclosureIndicator, .checkmark, .detailButton,
      .detailDisclosureButton,
    ])
  func details(type: UITableViewCell.AccessoryType) throws {
    data.fill = { cell, _ in cell.accessoryType = type }
    let table = data.table(width: 200, height: 150, rowHeight: 30)
    let chooser = Chooser()
    table.delegate = chooser
    table.layoutIfNeeded()
    let isButton = type == .detailButton || type == .detailDisclosureButton
    try tap(row(1), of: table, x: 195)
    #expect(chooser.details == (isButton ? [1] : []))
    #expect(chooser.selected == (isButton ? [] : [1]))
    try tap(row(2), of: table)
    #expect(chooser.selected.last == 2 && chooser.details.count == (isButton ? 1 : 0))
  }
}
