public import Foundation
import Geometry

/// The delegate of a collection: it is told what is done with items.
@MainActor @preconcurrency public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Called before an item's cell is shown.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - cell: The cell.
  ///   - indexPath: The item's place.
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  /// Called when an item's cell is shown no more.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - cell: The cell.
  ///   - indexPath: The item's place.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  /// Whether a finger on an item is shown.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - indexPath: The item's place.
  /// - Returns: Whether it is; an item for which it is not is not chosen, either.
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool
  /// Called when a finger has come down on an item.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - indexPath: The item's place.
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
  /// Called when the finger has left an item.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - indexPath: The item's place.
  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  /// Whether a finger chooses an item.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - indexPath: The item's place.
  /// - Returns: Whether it does.
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool
  /// Whether a finger leaves an item, of several that can be chosen.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - indexPath: The item's place.
  /// - Returns: Whether it does.
  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool
  /// Called when a finger has chosen an item.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - indexPath: The item's place.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// Called when an item is chosen no more by a finger.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - indexPath: The item's place.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  public func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  public func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
}

/// The delegate of a collection whose layout is a flow: it is asked for sizes, too.
@MainActor @preconcurrency
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item; the layout's ``UICollectionViewFlowLayout/itemSize`` unless it is said.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - collectionViewLayout: The layout that asks.
  ///   - indexPath: The item's place.
  /// - Returns: The size in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// The insets of a section; the layout's unless they are said.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - collectionViewLayout: The layout that asks.
  ///   - section: The section's number, from 0.
  /// - Returns: The insets in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// The least space between lines of a section; the layout's unless it is said.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - collectionViewLayout: The layout that asks.
  ///   - section: The section's number, from 0.
  /// - Returns: The space in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The least space between items of a line; the layout's unless it is said.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - collectionViewLayout: The layout that asks.
  ///   - section: The section's number, from 0.
  /// - Returns: The space in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The size of a section's header, of which the side along the scrolling counts.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - collectionViewLayout: The layout that asks.
  ///   - section: The section's number, from 0.
  /// - Returns: The size in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// The size of a section's footer, of which the side along the scrolling counts.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - collectionViewLayout: The layout that asks.
  ///   - section: The section's number, from 0.
  /// - Returns: The size in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { collectionViewLayout.flow.itemSize }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { collectionViewLayout.flow.sectionInset }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { collectionViewLayout.flow.minimumLineSpacing }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { collectionViewLayout.flow.minimumInteritemSpacing }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { collectionViewLayout.flow.headerReferenceSize }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { collectionViewLayout.flow.footerReferenceSize }
}

extension UICollectionViewLayout {
  /// The flow that the layout is; one with the usual figures for any other.
  fileprivate var flow: UICollectionViewFlowLayout {
    self as? UICollectionViewFlowLayout ?? UICollectionViewFlowLayout()
  }
}
