import Foundation

/// A batch of updates that is being shown: where rows come from, and how they are seen to come and go.
@MainActor struct TableUpdate {
  let changes: TableChanges
  let origins: TableChanges.Origins
  /// Where rows were.
  let before: TableLayout
  /// The seconds in which rows get to their places, a guess.
  static let duration = 0.3

  init(
    _ changes: TableChanges, _ origins: TableChanges.Origins, before: TableLayout
  ) { (self.changes, self.origins, self.before) = (changes, origins, before) }

  /// How a row goes.
  func leaving(_ path: IndexPath) -> UITableView.RowAnimation {
    changes.deleted[path] ?? changes.reloaded[path] ?? changes.deletedSections[path.section]
      ?? .fade
  }
  /// How a row comes.
  func coming(_ path: IndexPath) -> UITableView.RowAnimation {
    if let old = origins[path], let kind = changes.reloaded[old] { return kind }
    return changes.inserted[path] ?? changes.insertedSections[path.section] ?? .fade
  }

  /// Puts a cell where it is gone to, or comes from.
  ///
  /// - Parameters:
  ///   - cell: The cell, in its place.
  ///   - kind: How it goes or comes.
  ///   - width: The width of the table.
  func send(_ cell: UIView, _ kind: UITableView.RowAnimation, _ width: CGFloat) {
    switch kind {
    case .left: cell.center.x -= width
    case .right: cell.center.x += width
    case .top: cell.center.y -= cell.bounds.height
    case .bottom: cell.center.y += cell.bounds.height
    case .none, .fade, .middle, .automatic: break
    }
    switch kind {
    case .left, .right, .none: break
    case .fade, .middle, .automatic, .top, .bottom: cell.alpha = 0
    }
  }
}
