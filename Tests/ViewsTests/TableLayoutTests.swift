import Foundation
import MediaSupport
import Testing

@testable import UIKitViews

@Suite("Where the parts of a table are")
struct TableLayoutTests {
  private func layout(_ seed: Int) -> TableLayout {
    var dice = SplitMix(seed: UInt64(seed))
    let sections = (0..<dice.roll(5)).map { _ in
      TableLayout.Section(
        header: CGFloat(dice.roll(2) * 30),
        rows: (0..<dice.roll(9)).map { _ in CGFloat(dice.roll(4) * 20) },
        footer: CGFloat(dice.roll(2) * 12))
    }
    return TableLayout(top: CGFloat(dice.roll(50)), sections: sections, bottom: 7)
  }

  /// All parts, first to last.
  private func parts(_ layout: TableLayout) -> [TableLayout.Span] {
    layout.sections.indices.flatMap { section in
      let rows = layout.sections[section].rows.indices.map {
        layout.row(IndexPath(row: $0, section: section))
      }
      return [layout.header(section)] + rows + [layout.footer(section)]
    }
  }

  @Test("each part begins where the one before ends", arguments: 0..<20)
  func follow(seed: Int) {
    let layout = layout(seed)
    var end = layout.top
    for part in parts(layout) {
      #expect(part.start == end)
      end = part.end
    }
    #expect(layout.length == end + 7)
    for section in layout.sections.indices {
      let whole = layout.section(section)
      #expect(whole.start == layout.header(section).start)
      #expect(whole.end == layout.footer(section).end)
    }
  }

  @Test("the rows of a window are those that reach into it", arguments: 0..<20)
  func window(seed: Int) {
    let layout = layout(seed)
    let all = layout.sections.indices.flatMap { section in
      layout.sections[section].rows.indices.map { IndexPath(row: $0, section: section) }
    }
    for start in stride(from: CGFloat(-20), to: layout.length + 20, by: 13) {
      let found = layout.rows(from: start, to: start + 45)
      let expected = all.filter {
        let row = layout.row($0)
        return row.length > 0 && row.end > start && row.start < start + 45
      }
      #expect(found == expected)
    }
  }

  @Test("a layout whose heights are set is the one that always had them", arguments: 0..<10)
  func heights(seed: Int) {
    var changed = layout(seed)
    var sections = changed.sections
    var lengths: [(path: IndexPath, length: CGFloat)] = []
    for section in sections.indices {
      for row in sections[section].rows.indices where row % 2 == 0 {
        sections[section].rows[row] = 33
        lengths.append((path: IndexPath(row: row, section: section), length: 33))
      }
    }
    changed.setLengths(lengths)
    #expect(changed == TableLayout(top: changed.top, sections: sections, bottom: 7))
  }

  @Test("places of rows and items are a section and a number in it")
  func paths() {
    var path = IndexPath(row: 3, section: 1)
    #expect((path.row, path.item, path.section) == (3, 3, 1))
    #expect(path == IndexPath(item: 3, section: 1))
    (path.row, path.section) = (5, 2)
    #expect(path == IndexPath(row: 5, section: 2))
    path.item = 0
    #expect(path < IndexPath(row: 1, section: 2) && path > IndexPath(row: 9, section: 1))
    let layout = TableLayout(sections: [.init(header: 0, rows: [1], footer: 0)])
    #expect(layout.contains(IndexPath(row: 0, section: 0)))
    #expect(!layout.contains(IndexPath(row: 1, section: 0)))
    #expect(!layout.contains(IndexPath(row: 0, section: 1)))
    #expect(!layout.contains(IndexPath(index: 0)))
  }
}

@MainActor @Suite("What a batch of updates does to rows")
struct TableChangesTests {
  @Test("rows that are deleted and inserted leave the others in their order", arguments: 0..<30)
  func rows(seed: Int) {
    var dice = SplitMix(seed: UInt64(seed))
    // Rows are named by numbers; those that come are greater than 100.
    let before = Array(0..<dice.roll(10))
    var changes = TableChanges()
    var after = before.filter { row in
      if dice.roll(3) > 0 { return true }
      changes.deleted[IndexPath(row: row, section: 0)] = .fade
      return false
    }
    for number in 0..<dice.roll(5) {
      let place = dice.roll(after.count + 1)
      after.insert(100 + number, at: place)
    }
    for (place, row) in after.enumerated() where row >= 100 {
      changes.inserted[IndexPath(row: place, section: 0)] = .fade
    }
    let origins = changes.origins(before: [before.count], after: [after.count])
    #expect(origins.sections == [0])
    #expect(origins.rows[0].map { $0.map(\.row) } == after.map { $0 < 100 ? $0 : nil })
    for (old, new) in origins.places { #expect(origins[new] == old) }
    changes.check(origins, before: [before.count], after: [after.count], of: "a table")
  }

  @Test("a row that is moved is where it is moved to, in another section too")
  func moves() {
    var changes = TableChanges()
    changes.moves = [(from: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 1))]
    let origins = changes.origins(before: [2, 2], after: [1, 3])
    #expect(origins.rows[0].map { $0?.row } == [1])
    #expect(origins[IndexPath(row: 1, section: 1)] == IndexPath(row: 0, section: 0))
    #expect(origins[IndexPath(row: 2, section: 1)] == IndexPath(row: 1, section: 1))
    #expect(origins[IndexPath(row: 9, section: 9)] == nil)
  }

  @Test("sections come, go and move with all their rows")
  func sections() {
    var changes = TableChanges()
    changes.deletedSections = [0: .fade]
    changes.insertedSections = [1: .fade]
    let origins = changes.origins(before: [1, 2], after: [2, 3])
    #expect(origins.sections == [1, nil])
    #expect(origins.rows[0] == [IndexPath(row: 0, section: 1), IndexPath(row: 1, section: 1)])
    #expect(origins.rows[1] == [nil, nil, nil])
    var moved = TableChanges()
    moved.sectionMoves = [(from: 2, to: 0)]
    #expect(moved.origins(before: [1, 1, 1], after: [1, 1, 1]).sections == [2, 0, 1])
  }
}
