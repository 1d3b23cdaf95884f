import Foundation
import Geometry

extension UICollectionView: SwipedList {
  func restFrame(of cell: UIView) -> CGRect? {
    guard let path = (cell as? UICollectionViewCell).flatMap({ indexPath(for: $0) }) else {
      return nil
    }
    return collectionViewLayout.layoutAttributesForItem(at: path)?.frame
  }

  func swipeActions(of cell: UIView, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard let path = (cell as? UICollectionViewCell).flatMap({ indexPath(for: $0) }),
      let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      let list = layout.lists[path.section]
    else { return nil }
    return isLeading
      ? list.leadingSwipeActionsConfigurationProvider?(path)
      : list.trailingSwipeActionsConfigurationProvider?(path)
  }
}
