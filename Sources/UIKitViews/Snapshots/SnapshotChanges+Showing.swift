import Foundation

extension NSDiffableDataSourceSnapshot {
  /// The item at a place; `nil` where there is none.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.row)
    else { return nil }
    return sections[path.section].items[path.row]
  }
  /// The place of an item; `nil` for one that is not there.
  func path(of item: ItemIdentifierType) -> IndexPath? {
    guard let id = sectionIdentifier(containingItem: item), let section = indexOfSection(id),
      let row = sections[section].items.firstIndex(of: item)
    else { return nil }
    return IndexPath(row: row, section: section)
  }
}

extension UITableView {
  /// Shows changes as one.
  ///
  /// - Parameters:
  ///   - changes: The changes.
  ///   - data: Changes the data.
  ///   - completion: Called when all is in its place.
  func perform(_ changes: TableChanges, along data: () -> Void, _ completion: (() -> Void)?) {
    guard node != nil else {
      // What is not shown has nothing to move.
      data()
      reloadData()
      completion?()
      return
    }
    // The rows as they are now are known before the data are others.
    layoutIfNeeded()
    data()
    tiler.apply(changes) { _ in completion?() }
  }
}

extension UICollectionView {
  /// Shows changes as one.
  ///
  /// - Parameters:
  ///   - changes: The changes.
  ///   - data: Changes the data.
  ///   - completion: Called when all is in its place.
  func perform(_ changes: TableChanges, along data: () -> Void, _ completion: (() -> Void)?) {
    guard node != nil else {
      // What is not shown has nothing to move.
      data()
      reloadData()
      completion?()
      return
    }
    // The items as they are now are known before the data are others.
    layoutIfNeeded()
    data()
    tiler.apply(changes) { _ in completion?() }
  }
  /// Moves a section.
  ///
  /// - Parameters:
  ///   - section: Its number before.
  ///   - newSection: Its number after.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    performBatchUpdates { [self] in
      guard var changes = batch?.changes else { return }
      changes.sectionMoves.append((from: section, to: newSection))
      batch?.changes = changes
    }
  }
}
