public import Foundation
@_spi(Engine) import ViewEngine

extension UICollectionView {
  /// Performs changes of items as one: what goes and moves counts by places before, what comes by those after.
  ///
  /// - Parameters:
  ///   - updates: What changes, the data among it.
  ///   - completion: Called when all is in its place.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    begin()
    updates?()
    finish { completion?($0) }
  }
  /// Shows items that the data have got, at their places after.
  public func insertItems(at indexPaths: [IndexPath]) {
    change { changes in for path in indexPaths { changes.inserted[path] = .fade } }
  }
  /// Shows items no more that the data have lost, at their places before.
  public func deleteItems(at indexPaths: [IndexPath]) {
    change { changes in for path in indexPaths { changes.deleted[path] = .fade } }
  }
  /// Asks for the cells of items again.
  public func reloadItems(at indexPaths: [IndexPath]) {
    change { changes in for path in indexPaths { changes.reloaded[path] = .fade } }
  }
  /// Moves an item.
  ///
  /// - Parameters:
  ///   - indexPath: Its place before.
  ///   - newIndexPath: Its place after.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moves.append((from: indexPath, to: newIndexPath)) }
  }
  /// Shows sections that the data have got, by their numbers after.
  public func insertSections(_ sections: IndexSet) {
    change { changes in for section in sections { changes.insertedSections[section] = .fade } }
  }
  /// Shows sections no more that the data have lost, by their numbers before.
  public func deleteSections(_ sections: IndexSet) {
    change { changes in for section in sections { changes.deletedSections[section] = .fade } }
  }
  /// Asks for all of sections again.
  public func reloadSections(_ sections: IndexSet) {
    change { changes in
      for section in sections {
        changes.deletedSections[section] = .fade
        changes.insertedSections[section] = .fade
      }
    }
  }

  private func change(_ change: (inout TableChanges) -> Void) {
    begin()
    if var changes = batch?.changes {
      change(&changes)
      batch?.changes = changes
    }
    finish { _ in }
  }
  private func begin() {
    let (changes, depth) = batch ?? (changes: TableChanges(), depth: 0)
    batch = (changes: changes, depth: depth + 1)
  }
  private func finish(_ completion: @escaping @MainActor (Bool) -> Void) {
    guard let (changes, depth) = batch else { return }
    guard depth == 1 else {
      batch = (changes: changes, depth: depth - 1)
      return completion(true)
    }
    batch = nil
    tiler.apply(changes, completion: completion)
  }

  // MARK: Choosing

  /// The items that are chosen, first to last; `nil` for none.
  public var indexPathsForSelectedItems: [IndexPath]? { chosen.isEmpty ? nil : chosen.sorted() }
  /// Chooses an item, of which the delegate is not told.
  ///
  /// - Parameters:
  ///   - indexPath: The item; `nil` for none any more.
  ///   - animated: Whether it is scrolled to by and by.
  ///   - scrollPosition: Where the item is scrolled to; nowhere for nothing.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if !allowsMultipleSelection || indexPath == nil {
      for old in chosen.sorted() where old != indexPath { choose(old, false) }
    }
    guard let indexPath else { return }
    choose(indexPath, true)
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }
  /// Chooses an item no more, of which the delegate is not told.
  ///
  /// - Parameters:
  ///   - indexPath: The item.
  ///   - animated: Whether that is seen by and by.
  /// - Note: Accepted; no effect. `animated`: cells show at once what they are.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) { choose(indexPath, false) }

  private func choose(_ path: IndexPath, _ isChosen: Bool) {
    if isChosen { chosen.insert(path) } else { chosen.remove(path) }
    tiler.cells[path]?.isSelected = isChosen
  }

  /// Follows a finger on an item.
  func touched(_ cell: UICollectionViewCell, _ touch: RowTouch) {
    guard let path = indexPath(for: cell), !swiping.takes(touch, of: cell) else { return }
    let delegate = collectionDelegate
    switch touch {
    case .began:
      let isOpen = delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
      tiler.touched = allowsSelection && isOpen ? path : nil
      guard tiler.touched != nil else { return }
      cell.isHighlighted = true
      delegate?.collectionView(self, didHighlightItemAt: path)
    case .ended:
      guard cell.isHighlighted else { return }
      cell.isHighlighted = false
      delegate?.collectionView(self, didUnhighlightItemAt: path)
    case .tapped: if tiler.touched == path { tapped(path) }
    }
  }
  private func tapped(_ path: IndexPath) {
    let delegate = collectionDelegate
    if allowsMultipleSelection, chosen.contains(path) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      choose(path, false)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsMultipleSelection {
      for old in chosen.sorted() where old != path {
        choose(old, false)
        delegate?.collectionView(self, didDeselectItemAt: old)
      }
    }
    choose(path, true)
    delegate?.collectionView(self, didSelectItemAt: path)
  }
}
