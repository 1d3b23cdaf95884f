import Foundation

extension TableChanges {
  /// What turns one snapshot into another, with as few moves as there can be.
  ///
  /// - Parameters:
  ///   - old: The snapshot that is shown.
  ///   - new: The snapshot that is to be shown.
  ///   - kind: How rows are seen to come and go.
  init<Section: Hashable, Item: Hashable>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>, _ kind: UITableView.RowAnimation
  ) {
    self.init()
    let olds = Self.places(of: old.sections.map(\.id))
    let news = Self.places(of: new.sections.map(\.id))
    let reloaded = Set(new.reloadedSectionIdentifiers)
    /// Whether a section stays with its cells.
    func isKept(_ id: Section) -> Bool {
      olds[id] != nil && news[id] != nil && !reloaded.contains(id)
    }
    for (index, section) in old.sections.enumerated() where !isKept(section.id) {
      deletedSections[index] = kind
    }
    for (index, section) in new.sections.enumerated() where !isKept(section.id) {
      insertedSections[index] = kind
    }
    let kept = new.sections.compactMap { isKept($0.id) ? olds[$0.id] : nil }
    let still = Self.longestRise(kept)
    for section in new.sections where isKept(section.id) {
      guard let from = olds[section.id], let to = news[section.id], !still.contains(from)
      else { continue }
      sectionMoves.append((from: from, to: to))
    }
    addRows(from: old, to: new, kind, isKept)
  }

  private mutating func addRows<Section: Hashable, Item: Hashable>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>, _ kind: UITableView.RowAnimation,
    _ isKept: (Section) -> Bool
  ) {
    var paths: [Item: IndexPath] = [:]
    for (index, section) in old.sections.enumerated() {
      for (row, item) in section.items.enumerated() {
        paths[item] = IndexPath(row: row, section: index)
      }
    }
    /// Items that are in a section after that stays: those in others come with these.
    var stays: Set<Item> = []
    for (index, section) in new.sections.enumerated() where isKept(section.id) {
      let from = old.indexOfSection(section.id)
      let rows = section.items.compactMap { item in
        paths[item].flatMap { $0.section == from ? $0.row : nil }
      }
      let still = Self.longestRise(rows)
      for (row, item) in section.items.enumerated() {
        stays.insert(item)
        let to = IndexPath(row: row, section: index)
        guard let path = paths[item] else {
          inserted[to] = kind
          continue
        }
        if path.section != from || !still.contains(path.row) {
          moves.append((from: path, to: to))
        }
      }
    }
    for (index, section) in old.sections.enumerated() where isKept(section.id) {
      for (row, item) in section.items.enumerated() where !stays.contains(item) {
        deleted[IndexPath(row: row, section: index)] = kind
      }
    }
    for item in new.reloadedItemIdentifiers where stays.contains(item) {
      if let path = paths[item] { reloaded[path] = kind }
    }
    for item in new.reconfiguredItemIdentifiers where stays.contains(item) {
      if let path = paths[item], reloaded[path] == nil {
        reloaded[path] = UITableView.RowAnimation.none
      }
    }
  }

  private static func places<ID: Hashable>(of ids: [ID]) -> [ID: Int] {
    Dictionary(
      ids.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
  }

  /// The numbers of the longest part of a list of different numbers in which each is greater than the one before; of several the
  /// one with the least numbers at its end.
  static func longestRise(_ numbers: [Int]) -> Set<Int> {
    // For each length the place at which a part of that length ends with the least number.
    var ends: [Int] = []
    var previous: [Int?] = []
    for (place, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      previous.append(low > 0 ? ends[low - 1] : nil)
      if low == ends.count { ends.append(place) } else { ends[low] = place }
    }
    var rise: Set<Int> = []
    var place = ends.last
    while let current = place {
      rise.insert(numbers[current])
      place = previous[current]
    }
    return rise
  }
}
