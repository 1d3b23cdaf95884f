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

extension UIScrollView {
  /// Shows rows or items as other data have them.
  ///
  /// - Parameters:
  ///   - data: Changes the data.
  ///   - reload: Shows them as they are, where nothing is shown that could move.
  ///   - completion: Called when all is in its place.
  ///   - apply: Shows what has changed, and calls what it is given when that is done.
  fileprivate func show(
    along data: () -> Void, reload: () -> Void, _ completion: (() -> Void)?,
    apply: (_ done: @escaping () -> Void) -> Void
  ) {
    guard node != nil else {
      data()
      reload()
      completion?()
      return
    }
    // Rows and items as they are now are known before the data are others.
    layoutIfNeeded()
    data()
    apply { completion?() }
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
    show(along: data, reload: reloadData, completion) { done in
      tiler.apply(changes) { _ in done() }
    }
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
    show(along: data, reload: reloadData, completion) { done in
      tiler.apply(changes) { _ in done() }
    }
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
