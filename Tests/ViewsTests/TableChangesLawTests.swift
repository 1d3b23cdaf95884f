import Foundation
import Geometry
import MediaSupport
import Rostrum
import Testing

@testable import UIKitViews
@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Rows that change at random, by names: what they were and become, and what a table is told.
@MainActor private struct RandomBatch {
  let before: [[String]]
  private(set) var after: [[String]]
  private(set) var changes = TableChanges()
  /// Names that are there before and after.
  var kept: Set<String> { Set(before.joined()).intersection(after.joined()) }

  /// Makes up changes of rows; sections stay.
  init(seed: Int, counts: [Int]) {
    var dice = SplitMix(seed: UInt64(seed) + 4000)
    before = counts.enumerated().map { section, count in
      (0..<count).map { "\(section)-\($0)" }
    }
    after = before.map { _ in [] }
    var coming: [String] = []
    var sources: [String: IndexPath] = [:]
    for (section, names) in before.enumerated() {
      for (row, name) in names.enumerated() {
        let path = IndexPath(row: row, section: section)
        switch dice.roll(5) {
        case 0: changes.deleted[path] = .fade
        case 1:
          coming.append(name)
          sources[name] = path
        default: after[section].append(name)
        }
      }
    }
    coming += (0..<dice.roll(6)).map { "new-\($0)" }
    for name in coming {
      let section = dice.roll(after.count)
      after[section].insert(name, at: dice.roll(after[section].count + 1))
    }
    for (section, names) in after.enumerated() {
      for (row, name) in names.enumerated() where coming.contains(name) {
        let path = IndexPath(row: row, section: section)
        if let source = sources[name] {
          changes.moves.append((from: source, to: path))
        } else {
          changes.inserted[path] = .fade
        }
      }
    }
  }

  /// Where a name is among names in sections.
  static func place(of name: String, in sections: [[String]]) -> IndexPath? {
    for (section, names) in sections.enumerated() {
      if let row = names.firstIndex(of: name) { return IndexPath(row: row, section: section) }
    }
    return nil
  }

  /// Tells a table all changes.
  func tell(_ table: UITableView) {
    table.deleteRows(at: changes.deleted.keys.sorted(), with: .fade)
    table.insertRows(at: changes.inserted.keys.sorted(), with: .fade)
    for move in changes.moves { table.moveRow(at: move.from, to: move.to) }
  }
}

@MainActor @Suite("Laws of a batch of updates", .serialized)
struct TableChangesLawTests {
  @Test("each row comes from where its name was", arguments: 0..<40)
  func origins(seed: Int) {
    let batch = RandomBatch(seed: seed, counts: [6, 0, 9, 3])
    let origins = batch.changes.origins(
      before: batch.before.map(\.count), after: batch.after.map(\.count))
    #expect(origins.rows.map(\.count) == batch.after.map(\.count))
    #expect(origins.sections == [0, 1, 2, 3])
    for (section, names) in batch.after.enumerated() {
      for (row, name) in names.enumerated() {
        let old = RandomBatch.place(of: name, in: batch.before)
        #expect(origins[IndexPath(row: row, section: section)] == old)
      }
    }
    #expect(origins.places.count == batch.kept.count)
  }

  @Test("sections that come, go and move take their rows with them", arguments: 0..<30)
  func sections(seed: Int) {
    var dice = SplitMix(seed: UInt64(seed) + 7000)
    let before = (0..<(1 + dice.roll(6))).map { _ in dice.roll(4) }
    var changes = TableChanges()
    var (order, coming): ([Int?], [Int?]) = ([], [])
    for section in before.indices {
      switch dice.roll(4) {
      case 0: changes.deletedSections[section] = .fade
      case 1: coming.append(section)
      default: order.append(section)
      }
    }
    let moved = Set(coming)
    coming += Array(repeating: nil, count: dice.roll(3))
    for section in coming { order.insert(section, at: dice.roll(order.count + 1)) }
    for (place, old) in order.enumerated() {
      guard let old else {
        changes.insertedSections[place] = .fade
        continue
      }
      if moved.contains(old) { changes.sectionMoves.append((from: old, to: place)) }
    }
    let after = order.map { old in old.map { before[$0] } ?? 2 }
    let origins = changes.origins(before: before, after: after)
    #expect(origins.sections == order)
    #expect(origins.rows.map(\.count) == after)
    for (place, old) in order.enumerated() {
      for (row, origin) in origins.rows[place].enumerated() {
        #expect(origin == old.map { IndexPath(row: row, section: $0) })
      }
    }
    changes.check(origins, before: before, after: after, of: "a table")
  }

  @Test("rows of a section that moves are told by its old number and come by its new one")
  func both() {
    var changes = TableChanges()
    changes.sectionMoves = [(from: 1, to: 0)]
    changes.deleted[IndexPath(row: 0, section: 1)] = .fade
    changes.inserted[IndexPath(row: 1, section: 0)] = .fade
    let origins = changes.origins(before: [1, 3], after: [3, 1])
    #expect(origins.sections == [1, 0])
    #expect(
      origins.rows[0] == [IndexPath(row: 1, section: 1), nil, IndexPath(row: 2, section: 1)])
    #expect(origins.rows[1] == [IndexPath(row: 0, section: 0)])
  }

  @Test("changes of nothing and rows loaded again leave all where it is", arguments: 0..<4)
  func nothing(count: Int) {
    let counts = Array(repeating: count, count: 3)
    var changes = TableChanges()
    let bare = changes.origins(before: counts, after: counts)
    for row in 0..<count { changes.reloaded[IndexPath(row: row, section: 1)] = .fade }
    #expect(changes.origins(before: counts, after: counts) == bare)
    #expect(bare.places.count == 3 * count && bare.places.allSatisfy { $0.key == $0.value })
  }

  @Test("a row that is told to come beyond the end comes there")
  func beyond() {
    var changes = TableChanges()
    changes.inserted[IndexPath(row: 9, section: 0)] = .fade
    changes.insertedSections[7] = .fade
    let origins = changes.origins(before: [2], after: [3, 0])
    #expect(origins.rows[0].map { $0?.row } == [0, 1, nil])
    #expect(origins.sections == [0, nil])
  }

  @Test("a table shows what its data have, and rows that stay keep cells", arguments: 0..<16)
  func shown(seed: Int) throws {
    let batch = RandomBatch(seed: seed, counts: [5, 4, 6])
    let data = TableData(batch.before)
    let table = data.table(height: 900, rowHeight: 20)
    var cells: [String: UITableViewCell] = [:]
    for cell in table.visibleCells { cells[cell.textLabel?.text ?? ""] = cell }
    #expect(cells.count == 15)
    table.performBatchUpdates {
      data.sections = batch.after
      batch.tell(table)
    }
    table.layoutIfNeeded()
    #expect(table.visibleCells.compactMap(\.textLabel?.text) == Array(batch.after.joined()))
    for name in batch.kept {
      let path = try #require(RandomBatch.place(of: name, in: batch.after))
      #expect(table.cellForRow(at: path) === cells[name])
    }
    for (place, cell) in table.visibleCells.enumerated() {
      #expect(abs(cell.frame.minY - CGFloat(place) * 20) < 1e-6)
    }
  }

  @Test("rows that are chosen stay chosen as long as they are there", arguments: 0..<16)
  func chosen(seed: Int) {
    let batch = RandomBatch(seed: seed, counts: [7, 7])
    let data = TableData(batch.before)
    let table = data.table(height: 900, rowHeight: 20)
    table.allowsMultipleSelection = true
    let names = Set(
      batch.before.joined().enumerated().filter { $0.offset % 2 == 0 }
        .map { $0.element })
    for name in names {
      table.selectRow(
        at: RandomBatch.place(of: name, in: batch.before), animated: false, scrollPosition: .none)
    }
    table.performBatchUpdates {
      data.sections = batch.after
      batch.tell(table)
    }
    let paths = table.indexPathsForSelectedRows ?? []
    #expect(Set(paths.map { batch.after[$0.section][$0.row] }) == names.intersection(batch.kept))
    for cell in table.visibleCells {
      let name = cell.textLabel?.text ?? ""
      #expect(cell.isSelected == (names.contains(name) && batch.kept.contains(name)))
    }
  }
}
