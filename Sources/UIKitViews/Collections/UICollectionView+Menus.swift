import Foundation
import Geometry

extension UICollectionView: RowMenus {
  func menu(of cell: UIView, at point: CGPoint) -> (@MainActor () -> Void)? {
    guard let cell = cell as? UICollectionViewCell, let path = indexPath(for: cell),
      let delegate = collectionDelegate,
      let configuration = delegate.collectionView(
        self, contextMenuConfigurationForItemsAt: [path], point: convert(point, from: nil))
    else { return nil }
    return { [weak self, weak cell] in
      guard let self, let cell else { return }
      let target = delegate.collectionView(
        self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
      OpenMenu(configuration, in: self, of: cell, lifting: target)?.open {
        delegate.collectionView(self, willDisplayContextMenu: configuration, animator: $0)
      } willClose: { [weak self] in
        guard let self else { return }
        delegate.collectionView(self, willEndContextMenuInteraction: configuration, animator: $0)
      }
    }
  }
}
