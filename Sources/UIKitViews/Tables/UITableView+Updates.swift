public import Foundation
@_spi(Engine) import ViewEngine

extension UITableView {
  /// Performs changes of rows as one: what goes and moves counts by places before, what comes by those after.
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
  /// Begins changes of rows that are shown as one.
  public func beginUpdates() { begin() }
  /// Ends changes of rows that are shown as one, and shows them.
  public func endUpdates() { finish { _ in } }

  /// Shows rows that the data have got.
  ///
  /// - Parameters:
  ///   - indexPaths: Their places after.
  ///   - animation: How they come.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { changes in for path in indexPaths { changes.inserted[path] = animation } }
  }
  /// Shows rows no more that the data have lost.
  ///
  /// - Parameters:
  ///   - indexPaths: Their places before.
  ///   - animation: How they go.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { changes in for path in indexPaths { changes.deleted[path] = animation } }
  }
  /// Asks for the cells of rows again.
  ///
  /// - Parameters:
  ///   - indexPaths: Their places before.
  ///   - animation: How the old cells go and the new ones come.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { changes in for path in indexPaths { changes.reloaded[path] = animation } }
  }
  /// Moves a row.
  ///
  /// - Parameters:
  ///   - indexPath: Its place before.
  ///   - newIndexPath: Its place after.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moves.append((from: indexPath, to: newIndexPath)) }
  }
  /// Shows sections that the data have got.
  ///
  /// - Parameters:
  ///   - sections: Their numbers after.
  ///   - animation: How they come.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { changes in for section in sections { changes.insertedSections[section] = animation } }
  }
  /// Shows sections no more that the data have lost.
  ///
  /// - Parameters:
  ///   - sections: Their numbers before.
  ///   - animation: How they go.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { changes in for section in sections { changes.deletedSections[section] = animation } }
  }
  /// Asks for all of sections again.
  ///
  /// - Parameters:
  ///   - sections: Their numbers.
  ///   - animation: How the old cells go and the new ones come.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { changes in
      for section in sections {
        changes.deletedSections[section] = animation
        changes.insertedSections[section] = animation
      }
    }
  }
  /// Moves a section.
  ///
  /// - Parameters:
  ///   - section: Its number before.
  ///   - newSection: Its number after.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.sectionMoves.append((from: section, to: newSection)) }
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
}
