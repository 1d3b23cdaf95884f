import Foundation
import Geometry
import MediaSupport
import Rostrum
import Testing

@testable import UIKitViews
@_spi(Engine) @testable import ViewEngine
@testable import Views

private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 1e-6 }

@Suite("Laws of a table's layout")
struct TableLayoutLawTests {
  private func sections(_ seed: Int) -> [TableLayout.Section] {
    var dice = SplitMix(seed: UInt64(seed) + 900)
    return (0..<(1 + dice.roll(4))).map { _ in
      TableLayout.Section(
        header: CGFloat(dice.roll(3) * 14),
        rows: (0..<dice.roll(8)).map { _ in CGFloat(dice.roll(5) * 11) },
        footer: CGFloat(dice.roll(3) * 9))
    }
  }
  private func paths(_ layout: TableLayout) -> [IndexPath] {
    layout.sections.indices.flatMap { section in
      layout.sections[section].rows.indices.map { IndexPath(row: $0, section: section) }
    }
  }

  @Test("a row begins below the sum of all that is before it", arguments: 0..<15)
  func sums(seed: Int) {
    let layout = TableLayout(top: 13, sections: sections(seed), bottom: 4)
    for path in paths(layout) {
      let sections = layout.sections[..<path.section]
      let before = sections.reduce(layout.top) { $0 + $1.header + $1.rows.reduce(0, +) + $1.footer }
      let own = layout.sections[path.section]
      let start = before + own.header + own.rows[..<path.row].reduce(0, +)
      #expect(isNear(layout.row(path).start, start))
      #expect(isNear(layout.row(path).length, own.rows[path.row]))
    }
  }

  @Test("what stands above moves all parts by its length, and changes none", arguments: 0..<10)
  func shifted(seed: Int) {
    let low = TableLayout(top: 5, sections: sections(seed))
    let high = TableLayout(top: 36, sections: sections(seed))
    #expect(isNear(high.length - low.length, 31))
    for path in paths(low) {
      #expect(isNear(high.row(path).start - low.row(path).start, 31))
      #expect(isNear(high.row(path).length, low.row(path).length))
    }
    for section in low.sections.indices {
      #expect(isNear(high.header(section).start - low.header(section).start, 31))
      #expect(isNear(high.footer(section).start - low.footer(section).start, 31))
    }
    for start in stride(from: CGFloat(0), to: low.length, by: 17) {
      #expect(
        high.rows(from: start + 31, to: start + 60) == low.rows(from: start, to: start + 29))
    }
  }

  @Test("two windows beside each other show what one over both shows", arguments: 0..<10)
  func windows(seed: Int) {
    let layout = TableLayout(top: 3, sections: sections(seed), bottom: 3)
    for cut in stride(from: CGFloat(1), to: layout.length, by: 19) {
      let above = layout.rows(from: 0, to: cut)
      let below = layout.rows(from: cut, to: layout.length)
      let whole = layout.rows(from: 0, to: layout.length)
      #expect(Set(above + below) == Set(whole))
      // At most the row that is cut is in both.
      let both = above.filter(below.contains)
      #expect(above.count + below.count == whole.count + both.count && both.count <= 1)
      if let row = both.first.map({ layout.row($0) }) {
        #expect(row.start < cut && row.end > cut)
      }
    }
  }

  @Test("sections of a window are those that reach into it", arguments: 0..<10)
  func reaching(seed: Int) {
    let layout = TableLayout(top: 8, sections: sections(seed), bottom: 8)
    for start in stride(from: CGFloat(-9), to: layout.length + 9, by: 10) {
      let found = layout.sectionIndices(from: start, to: start + 25)
      for section in layout.sections.indices {
        let span = layout.section(section)
        let reaches = span.end > start && span.start < start + 25
        #expect(found.contains(section) == reaches)
      }
    }
  }

  @Test("a higher row moves what is below it, and nothing else", arguments: 0..<10)
  func higher(seed: Int) {
    let old = TableLayout(top: 2, sections: sections(seed), bottom: 1)
    let all = paths(old)
    guard let path = all.dropFirst(all.count / 2).first else { return }
    var new = old
    new.setLengths([(path: path, length: old.row(path).length + 21)])
    for other in all {
      let motion = new.row(other).start - old.row(other).start
      #expect(isNear(motion, other > path ? 21 : 0))
    }
    #expect(isNear(new.length - old.length, 21))
    new.setLengths([(path: path, length: old.row(path).length)])
    #expect(new == old)
  }

  @Test("a layout has just the rows that its sections have", arguments: 0..<6)
  func contained(seed: Int) {
    let layout = TableLayout(sections: sections(seed))
    for section in -1...layout.sections.count {
      for row in -1...9 {
        let isSection = section >= 0 && section < layout.sections.count
        let isThere = isSection && row >= 0 && row < layout.sections[section].rows.count
        #expect(layout.contains(IndexPath(row: row, section: section)) == isThere)
      }
    }
  }
}

@MainActor @Suite("Sections of tables by style", .serialized)
struct UITableStyleTests {
  nonisolated private static let styles = [UITableView.Style.plain, .grouped, .insetGrouped]
  private static let names = [["a", "b"], ["c"], ["d", "e", "f"]]

  private func first(_ section: Int, of table: UITableView) -> CGRect {
    table.rectForRow(at: IndexPath(row: 0, section: section))
  }

  @Test("rows leave the style's margin free at both sides", arguments: styles)
  func margins(style: UITableView.Style) {
    let data = TableData(Self.names)
    let table = data.table(style, width: 240, height: 400, rowHeight: 30)
    let margin = style == .insetGrouped ? table.metrics.lists.inset : 0
    for section in Self.names.indices {
      let row = first(section, of: table)
      #expect(isNear(row.minX, margin) && isNear(row.maxX, 240 - margin))
      // A section itself goes from side to side.
      let whole = table.rect(forSection: section)
      #expect(isNear(whole.minX, 0) && isNear(whole.width, 240))
      #expect(whole.minY <= row.minY && whole.maxY >= row.maxY)
    }
  }

  @Test("groups without words are apart by the system's gaps", arguments: styles)
  func gaps(style: UITableView.Style) {
    let data = TableData(Self.names)
    let table = data.table(style, width: 240, height: 400, rowHeight: 30)
    let (lists, isPlain) = (table.metrics.lists, style == .plain)
    var start: CGFloat = 0
    for (section, names) in Self.names.enumerated() {
      if !isPlain { start += section == 0 ? lists.topGap : lists.groupGap }
      #expect(isNear(first(section, of: table).minY, start))
      #expect(isNear(table.rectForHeader(inSection: section).maxY, start))
      start += CGFloat(names.count) * 30
      #expect(isNear(table.rectForFooter(inSection: section).minY, start))
      #expect(isNear(table.rectForFooter(inSection: section).height, 0))
    }
    #expect(isNear(table.contentSize.height, start + (isPlain ? 0 : lists.endGap)))
  }

  @Test("headers and footers have the heights that the table says", arguments: styles)
  func heights(style: UITableView.Style) {
    let data = TableData(Self.names)
    let table = data.table(style, width: 240, height: 600, rowHeight: 30)
    table.sectionHeaderTopPadding = 6
    (table.sectionHeaderHeight, table.sectionFooterHeight) = (33, 17)
    table.layoutIfNeeded()
    for (section, names) in Self.names.enumerated() {
      let header = table.rectForHeader(inSection: section)
      #expect(isNear(header.height, style == .plain ? 39 : 33))
      #expect(isNear(table.rectForFooter(inSection: section).height, 17))
      let rows = CGFloat(names.count) * 30
      #expect(isNear(table.rect(forSection: section).height, header.height + rows + 17))
      #expect(isNear(first(section, of: table).minY, header.maxY))
    }
  }

  @Test("the gap above a group depends on whether a footer is before it", arguments: styles)
  func followed(style: UITableView.Style) {
    let data = TableData(Self.names)
    let table = data.table(style, width: 240, height: 600, rowHeight: 30)
    table.sectionFooterHeight = 12
    table.layoutIfNeeded()
    let lists = table.metrics.lists
    for section in Self.names.indices.dropFirst() {
      let gap = first(section, of: table).minY - table.rectForFooter(inSection: section - 1).maxY
      #expect(isNear(gap, style == .plain ? 0 : lists.groupGapAfterFooter))
    }
  }

  @Test("a width of the table changes the widths of rows, not their places", arguments: styles)
  func widths(style: UITableView.Style) {
    let data = TableData(Self.names)
    let table = data.table(style, width: 240, height: 600, rowHeight: 30)
    let before = Self.names.indices.map { first($0, of: table) }
    table.frame.size.width = 310
    table.layoutIfNeeded()
    for (section, old) in before.enumerated() {
      let new = first(section, of: table)
      #expect(isNear(new.width - old.width, 70) && isNear(new.minY, old.minY))
      #expect(isNear(new.minX, old.minX) && isNear(new.height, old.height))
      let cell = table.cellForRow(at: IndexPath(row: 0, section: section))
      #expect(isNear(cell?.frame.maxX ?? 0, new.maxX) && isNear(cell?.frame.minY ?? -1, new.minY))
    }
    #expect(isNear(table.contentSize.width, 310))
  }

  @Test("a table without data, or with empty sections, has no rows", arguments: styles)
  func empty(style: UITableView.Style) {
    let bare = UITableView(frame: CGRect(x: 0, y: 0, width: 90, height: 90), style: style)
    bare.layoutIfNeeded()
    #expect(bare.numberOfSections == 0 && bare.visibleCells.isEmpty)
    #expect(isNear(bare.contentSize.height, 0))
    let data = TableData([[], []])
    let hollow = data.table(style, rowHeight: 30)
    #expect(hollow.numberOfRows(inSection: 1) == 0)
    #expect(hollow.indexPathsForRows(in: CGRect(x: 0, y: 0, width: 9, height: 999)) == [])
    #expect(hollow.rectForRow(at: IndexPath(row: 0, section: 0)) == .zero)
  }
}
