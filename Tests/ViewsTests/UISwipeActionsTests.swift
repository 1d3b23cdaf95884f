import Foundation
import Geometry
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Swipe actions of UIKit's tables")
struct UISwipeActionsTests {
  /// A table of 300 × 400 points with rows of 50, whose delegate has what a test says.
  @MainActor fileprivate final class Rows: UITableViewDelegate {
    var names = ["a", "b", "c"]
    var leading: UISwipeActionsConfiguration?
    var trailing: UISwipeActionsConfiguration?
    var old: [UITableViewRowAction]?
    var chosen: [Int] = []
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    private(set) var stage: Rehearsal?
    private var source: (any UITableViewDataSource)?

    func show(deletes: Bool = false) throws -> Rehearsal {
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.rowHeight = 50
      source = deletes ? DeletingSource(self) : Source(self)
      (table.dataSource, table.delegate) = (source, self)
      let table = table
      let stage = try Rehearsal(.of(300, 400)) { Hosted(view: table) }
      self.stage = stage
      return stage
    }
    func cell(_ row: Int) throws -> UITableViewCell {
      try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
    }
    func pull(_ row: Int, by way: Double, release: Bool = true) throws {
      let y = 50.0 * Double(row) + 25
      let start = way < 0 ? 280.0 : 20
      try stage?.drag(
        from: CGPoint(x: start, y: y), to: CGPoint(x: start + way, y: y), at: 0.1, steps: 60,
        release: release)
    }
    func rest() throws { try stage?.advance(to: 5) }
    func fill(_ path: IndexPath) -> UITableViewCell {
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = names[path.row]
      return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(indexPath.row)
    }
    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { leading }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { trailing }
    func tableView(
      _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? { old }
  }

  /// The data of such rows, which has no way to delete one.
  private final class Source: UITableViewDataSource {
    private unowned let rows: Rows
    init(_ rows: Rows) { self.rows = rows }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.names.count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { rows.fill(indexPath) }
  }

  /// The data of such rows, which deletes them.
  private final class DeletingSource: UITableViewDataSource {
    private unowned let rows: Rows
    init(_ rows: Rows) { self.rows = rows }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.names.count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { rows.fill(indexPath) }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      // As careless as many are: it is to be called when a row goes, and never before.
      rows.names.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    var _deletesRows: Bool { true }
  }

  private func action(
    _ title: String, _ style: UIContextualAction.Style = .normal,
    _ told: @escaping () -> Void = {}
  ) -> UIContextualAction {
    UIContextualAction(style: style, title: title) { _, _, done in
      told()
      done(true)
    }
  }

  @Test("a row rests beside its buttons, which a tap presses, and closes")
  func press() throws {
    let rows = Rows()
    var pressed: [String] = []
    rows.trailing = UISwipeActionsConfiguration(actions: [
      action("A") { pressed.append("A") }, action("B") { pressed.append("B") },
    ])
    let stage = try rows.show()
    try rows.pull(1, by: -110)
    try stage.advance(to: 3)
    // Two buttons of the least width.
    #expect(try rows.cell(1).frame.minX == -148 && rows.cell(0).frame.minX == 0)
    try stage.tap(190, 75, at: 3)
    try rows.rest()
    #expect(pressed == ["B"])
    #expect(try rows.cell(1).frame.minX == 0 && rows.chosen.isEmpty)
  }

  @Test("too short a pull, a way without buttons, and a way down do nothing")
  func nothing() throws {
    let rows = Rows()
    rows.trailing = UISwipeActionsConfiguration(actions: [action("A")])
    _ = try rows.show()
    try rows.pull(0, by: 100)
    try rows.rest()
    #expect(try rows.cell(0).frame.minX == 0)
    let short = Rows()
    short.trailing = rows.trailing
    _ = try short.show()
    try short.pull(0, by: -20, release: false)
    #expect(try short.cell(0).frame.minX == -20)
    try short.stage?.advance(to: 2)
    try short.stage?.finger(.ended, 260, 25)
    try short.rest()
    #expect(try short.cell(0).frame.minX == 0)
  }

  @Test("over more than half of the row the first button acts, unless it may not")
  func full() throws {
    for allows in [true, false] {
      let rows = Rows()
      var pressed = 0
      let leading = UISwipeActionsConfiguration(actions: [action("A") { pressed += 1 }])
      leading.performsFirstActionWithFullSwipe = allows
      rows.leading = leading
      _ = try rows.show()
      try rows.pull(2, by: 200, release: false)
      // Beyond the buttons a row that may not act goes half the way.
      #expect(try rows.cell(2).frame.minX == (allows ? 200 : 74 + (200 - 74) / 2))
      try rows.stage?.finger(.ended, 220, 125)
      try rows.rest()
      #expect(pressed == (allows ? 1 : 0))
      #expect(try rows.cell(2).frame.minX == (allows ? 0 : 74))
    }
  }

  @Test("a touch elsewhere closes the row, and chooses nothing")
  func closes() throws {
    let rows = Rows()
    rows.trailing = UISwipeActionsConfiguration(actions: [action("A")])
    let stage = try rows.show()
    try rows.pull(0, by: -80)
    try stage.advance(to: 2)
    #expect(try rows.cell(0).frame.minX == -74)
    try stage.tap(100, 75, at: 2)
    try rows.rest()
    #expect(try rows.cell(0).frame.minX == 0 && rows.chosen.isEmpty)
  }

  @Test("a row that its source deletes has a button for it; any other has none")
  func deletion() throws {
    let kept = Rows()
    _ = try kept.show()
    try kept.pull(0, by: -100)
    try kept.rest()
    #expect(try kept.cell(0).frame.minX == 0)
    let rows = Rows()
    let stage = try rows.show(deletes: true)
    try rows.pull(0, by: -90)
    try stage.advance(to: 2)
    #expect(try rows.cell(0).frame.minX < 0 && rows.names == ["a", "b", "c"])
    try stage.tap(280, 25, at: 2)
    try rows.rest()
    #expect(rows.names == ["b", "c"])
    #expect(try rows.cell(0).textLabel?.text == "b" && rows.cell(0).frame.minX == 0)
    #expect(!rows.table.subviews.contains { $0 is SwipeButtons })
  }

  @Test("buttons of before iOS 11 are told the row's place")
  func former() throws {
    let rows = Rows()
    var places: [IndexPath] = []
    rows.old = [
      UITableViewRowAction(style: .normal, title: "Old") { _, path in places.append(path) }
    ]
    let stage = try rows.show()
    try rows.pull(1, by: -90)
    try stage.advance(to: 2)
    try stage.tap(280, 75, at: 2)
    try rows.rest()
    #expect(places == [IndexPath(row: 1, section: 0)])
    #expect(UITableViewRowAction.Style.default == .destructive)
  }
}
