import Foundation
import Geometry

extension UITableView: SwipedList {
  func restFrame(of cell: UIView) -> CGRect? {
    (cell as? UITableViewCell).flatMap { indexPath(for: $0) }.map {
      tiler.rowFrame($0, in: tiler.layout)
    }
  }

  func swipeActions(of cell: UIView, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard let cell = cell as? UITableViewCell, let path = indexPath(for: cell), canEdit(path)
    else { return nil }
    let delegate = tableDelegate
    if isLeading {
      return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    }
    let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    if let own { return own }
    if let old = delegate?.tableView(self, editActionsForRowAt: path) {
      let former = UISwipeActionsConfiguration(actions: old.map { $0.contextual(at: path) })
      former.performsFirstActionWithFullSwipe = false
      return former
    }
    return deletion(of: path)
  }

  private func canEdit(_ path: IndexPath) -> Bool {
    dataSource?.tableView(self, canEditRowAt: path) ?? false
  }

  /// The button that deletes a row, where its data can.
  private func deletion(of path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let source = dataSource, source._deletesRows else { return nil }
    let delegate = tableDelegate
    let style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    guard style == .delete else { return nil }
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    let action = UIContextualAction(style: .destructive, title: title ?? "Delete") {
      [weak self] _, _, done in
      guard let self else { return done(false) }
      source.tableView(self, commit: .delete, forRowAt: path)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }
}
