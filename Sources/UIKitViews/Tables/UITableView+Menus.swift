import Foundation
import Geometry

extension UITableView: RowMenus {
  func menu(of cell: UIView, at point: CGPoint) -> (@MainActor () -> Void)? {
    guard let cell = cell as? UITableViewCell, let path = indexPath(for: cell),
      let delegate = tableDelegate,
      let configuration = delegate.tableView(
        self, contextMenuConfigurationForRowAt: path, point: convert(point, from: nil))
    else { return nil }
    return { [weak self, weak cell] in
      guard let self, let cell else { return }
      let target = delegate.tableView(
        self, previewForHighlightingContextMenuWithConfiguration: configuration)
      OpenMenu(configuration, in: self, of: cell, lifting: target)?.open {
        delegate.tableView(self, willDisplayContextMenu: configuration, animator: $0)
      } willClose: { [weak self] in
        guard let self else { return }
        delegate.tableView(self, willEndContextMenuInteraction: configuration, animator: $0)
      }
    }
  }
}
