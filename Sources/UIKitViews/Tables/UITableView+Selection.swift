public import Foundation
@_spi(Engine) import ViewEngine

extension UITableView {
  /// The row that is chosen, the first of several; `nil` for none.
  public var indexPathForSelectedRow: IndexPath? { chosen.min() }
  /// The rows that are chosen, first to last; `nil` for none.
  public var indexPathsForSelectedRows: [IndexPath]? { chosen.isEmpty ? nil : chosen.sorted() }

  /// Chooses a row, of which the delegate is not told.
  ///
  /// - Parameters:
  ///   - indexPath: The row; `nil` for none any more.
  ///   - animated: Whether that is seen by and by.
  ///   - scrollPosition: Where the row is scrolled to.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if !allowsMultipleSelection || indexPath == nil {
      for old in chosen.sorted() where old != indexPath { choose(old, false, animated: animated) }
    }
    guard let indexPath, tiler.layout.contains(indexPath) else { return }
    choose(indexPath, true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }
  /// Chooses a row no more, of which the delegate is not told.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - animated: Whether that is seen by and by.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    choose(indexPath, false, animated: animated)
  }

  private func choose(_ path: IndexPath, _ isChosen: Bool, animated: Bool) {
    if isChosen { chosen.insert(path) } else { chosen.remove(path) }
    tiler.cells[path]?.setSelected(isChosen, animated: animated)
  }

  /// Follows a finger on a row.
  func touched(_ cell: UITableViewCell, _ touch: RowTouch) {
    guard let path = indexPath(for: cell), !swiping.takes(touch, of: cell) else { return }
    let delegate = tableDelegate
    switch touch {
    case .began:
      let isOpen = delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
      tiler.touched = allowsSelection && isOpen ? path : nil
      guard tiler.touched != nil else { return }
      cell.setHighlighted(true, animated: false)
      delegate?.tableView(self, didHighlightRowAt: path)
    case .ended:
      guard cell.isHighlighted else { return }
      cell.setHighlighted(false, animated: false)
      delegate?.tableView(self, didUnhighlightRowAt: path)
    case .tapped(let point):
      if cell.hasButton(at: point) {
        delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
      } else if tiler.touched == path {
        tapped(path)
      }
    }
  }

  /// Chooses a row as a finger does, and tells the delegate in UIKit's order.
  private func tapped(_ path: IndexPath) {
    let delegate = tableDelegate
    if allowsMultipleSelection, chosen.contains(path) { return drop(path) }
    var wish: IndexPath? = path
    if let delegate { wish = delegate.tableView(self, willSelectRowAt: path) }
    guard let target = wish else { return }
    if !allowsMultipleSelection {
      for old in chosen.sorted() where old != target { drop(old) }
    }
    choose(target, true, animated: false)
    delegate?.tableView(self, didSelectRowAt: target)
  }
  private func drop(_ path: IndexPath) {
    let delegate = tableDelegate
    var wish: IndexPath? = path
    if let delegate { wish = delegate.tableView(self, willDeselectRowAt: path) }
    guard let target = wish else { return }
    choose(target, false, animated: false)
    delegate?.tableView(self, didDeselectRowAt: target)
  }
}

extension UITableViewCell {
  /// Whether the button for details is at a place of the row.
  fileprivate func hasButton(at point: CGPoint) -> Bool {
    guard accessoryView == nil,
      accessoryType == .detailButton || accessoryType == .detailDisclosureButton
    else { return false }
    return !contentView.frame.contains(point)
  }
}
