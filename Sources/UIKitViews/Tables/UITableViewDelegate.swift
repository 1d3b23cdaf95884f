public import Foundation

/// The delegate of a table: it is asked how rows look, and told what is done with them.
@MainActor @preconcurrency public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Called before a row's cell is shown.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - cell: The cell.
  ///   - indexPath: The row's place.
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Called when a row's cell is shown no more.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - cell: The cell.
  ///   - indexPath: The row's place.
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Called before a header is shown.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - view: The header.
  ///   - section: The section's number, from 0.
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  /// Called before a footer is shown.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - view: The footer.
  ///   - section: The section's number, from 0.
  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  /// The height of a row; the table's ``UITableView/rowHeight`` unless it is said.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row's place.
  /// - Returns: The height in points; ``UITableView/automaticDimension`` for what the cell takes.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// The height of a row before its cell is there.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row's place.
  /// - Returns: The height in points.
  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat
  /// The height of a header; the table's ``UITableView/sectionHeaderHeight`` unless it is said.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - section: The section's number, from 0.
  /// - Returns: The height in points; ``UITableView/automaticDimension`` for what it takes.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// The height of a footer; the table's ``UITableView/sectionFooterHeight`` unless it is said.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - section: The section's number, from 0.
  /// - Returns: The height in points; ``UITableView/automaticDimension`` for what it takes.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// The view above a section.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - section: The section's number, from 0.
  /// - Returns: The view; `nil` for the words that the data source says.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// The view below a section.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - section: The section's number, from 0.
  /// - Returns: The view; `nil` for the words that the data source says.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  /// Called when a row's button for details is tapped.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row's place.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  /// Whether a finger on a row is shown.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row's place.
  /// - Returns: Whether it is; a row for which it is not is not chosen, either.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Called when a finger has come down on a row.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row's place.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  /// Called when the finger has left a row.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row's place.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  /// Called before a row is chosen by a finger.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row's place.
  /// - Returns: The row that is chosen; `nil` for none.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called before a row is chosen no more, as a finger chooses another.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row's place.
  /// - Returns: The row that is chosen no more; `nil` for none.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called when a finger has chosen a row.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row's place.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// Called when a row is chosen no more by a finger.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row's place.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// What a finger does to a row: only where it deletes has a swipe a button for it.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row's place.
  /// - Returns: What it does.
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle
  /// What a swipe from a row's leading edge shows.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row's place.
  /// - Returns: The buttons; `nil` for none.
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// What a swipe from a row's trailing edge shows.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row's place.
  /// - Returns: The buttons; `nil` for none.
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// The buttons that a swipe shows at a row's end, as they were before iOS 11; the last one is the outermost.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row's place.
  /// - Returns: The buttons; `nil` for one that deletes the row, where its data can.
  func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]?
  /// The words of the button that deletes a row.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row's place.
  /// - Returns: The words; `nil` for the system's.
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?
  /// What the menu of a row shows, which a long press opens.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row's place.
  ///   - point: Where the finger is, in points of the table.
  /// - Returns: What it shows; `nil` for no menu.
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// What stands out while the menu of a row is open.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - configuration: What the menu shows.
  /// - Returns: What stands out; `nil` for the row.
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// What stands out while the menu of a row closes.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - configuration: What the menu shows.
  /// - Returns: What stands out.
  /// - Note: Accepted; no effect. `previewForDismissingContextMenuWithConfiguration`: what stood out goes.
  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called before the menu of a row opens.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - configuration: What the menu shows.
  ///   - animator: What moves along.
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called before the menu of a row closes.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - configuration: What the menu shows.
  ///   - animator: What moves along.
  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called when what stands out is tapped.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - configuration: What the menu shows.
  ///   - animator: What moves along.
  /// - Note: Accepted; no effect. `willPerformPreviewActionForMenuWith`, `animator`: a tap there closes the menu.
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
}

extension UITableViewDelegate {
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  public func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {}
  public func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {}
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
  public func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.estimatedRowHeight }
  public func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { tableView.sectionHeaderHeight }
  public func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { tableView.sectionFooterHeight }
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    nil
  }
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    nil
  }
  public func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}
  public func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  public func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  public func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  public func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  public func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? { nil }
  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }
  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
}
