import Foundation

/// What a batch of updates does to a table or a collection: what goes and moves counts by places before, what comes by those after.
struct TableChanges {
  /// What becomes of sections and rows: for each that is there after, where it was before; `nil` for one that has come.
  struct Origins: Equatable {
    var sections: [Int?]
    var rows: [[IndexPath?]]

    /// Where a row was.
    subscript(_ path: IndexPath) -> IndexPath? {
      guard rows.indices.contains(path.section), rows[path.section].indices.contains(path.row)
      else { return nil }
      return rows[path.section][path.row]
    }
    /// Where rows are that were there before.
    var places: [IndexPath: IndexPath] {
      var places: [IndexPath: IndexPath] = [:]
      for (section, olds) in rows.enumerated() {
        for (row, old) in olds.enumerated() {
          if let old { places[old] = IndexPath(row: row, section: section) }
        }
      }
      return places
    }
  }

  /// The rows that go and come and how they are seen to.
  var deleted: [IndexPath: UITableView.RowAnimation] = [:]
  var inserted: [IndexPath: UITableView.RowAnimation] = [:]
  /// The sections that go and come.
  var deletedSections: [Int: UITableView.RowAnimation] = [:]
  var insertedSections: [Int: UITableView.RowAnimation] = [:]
  /// The rows that stay where they are and get another cell.
  var reloaded: [IndexPath: UITableView.RowAnimation] = [:]
  var moves: [(from: IndexPath, to: IndexPath)] = []
  var sectionMoves: [(from: Int, to: Int)] = []

  /// Where all was that is there after.
  ///
  /// - Parameters:
  ///   - before: The number of rows of each section before.
  ///   - after: The number of rows of each section after.
  /// - Returns: The origins, with as many rows as the changes alone say in sections that stay.
  func origins(before: [Int], after: [Int]) -> Origins {
    var order: [Int?] = []
    for index in before.indices {
      let isMoved = sectionMoves.contains { $0.from == index }
      if deletedSections[index] == nil, !isMoved { order.append(index) }
    }
    var coming: [(place: Int, old: Int?)] = []
    for place in insertedSections.keys { coming.append((place: place, old: nil)) }
    for move in sectionMoves { coming.append((place: move.to, old: move.from)) }
    for section in coming.sorted(by: { $0.place < $1.place }) {
      order.insert(section.old, at: min(max(section.place, 0), order.count))
    }
    let rows = order.indices.map { section -> [IndexPath?] in
      guard let old = order[section] else {
        return Array(repeating: nil, count: after.indices.contains(section) ? after[section] : 0)
      }
      return self.rows(of: section, old, before[old])
    }
    return Origins(sections: order, rows: rows)
  }

  /// Where the rows of a section that stays were.
  private func rows(of section: Int, _ old: Int, _ count: Int) -> [IndexPath?] {
    var rows: [IndexPath?] = []
    for row in 0..<count {
      let path = IndexPath(row: row, section: old)
      let isMoved = moves.contains { $0.from == path }
      if deleted[path] == nil, !isMoved { rows.append(path) }
    }
    var coming: [(place: Int, old: IndexPath?)] = []
    for path in inserted.keys where path.section == section {
      coming.append((place: path.row, old: nil))
    }
    for move in moves where move.to.section == section {
      coming.append((place: move.to.row, old: move.from))
    }
    for row in coming.sorted(by: { $0.place < $1.place }) {
      rows.insert(row.old, at: min(max(row.place, 0), rows.count))
    }
    return rows
  }

  /// Ends the scene where the data do not have the rows that the changes say.
  ///
  /// - Parameters:
  ///   - origins: What the changes say.
  ///   - before: The number of rows of each section before.
  ///   - after: The number of rows of each section that the data have.
  ///   - view: What shows them, by name.
  func check(_ origins: Origins, before: [Int], after: [Int], of view: String) {
    let told = origins.rows.map(\.count)
    guard told != after else { return }
    guard told.count == after.count else {
      fatalError(
        "the data of \(view) have \(after.count) sections after the update: \(before.count) before,"
          + " those inserted and deleted make \(told.count)")
    }
    for (section, count) in after.enumerated() where count != told[section] {
      fatalError(
        "the data of \(view) have \(count) rows in section \(section) after the update:"
          + " those before, inserted, deleted and moved make \(told[section])")
    }
  }
}
