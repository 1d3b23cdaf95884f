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
  /// Where an item that a hand moves is among the others.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - originalIndexPath: Its place in the data.
  ///   - currentIndexPath: Its place now.
  ///   - proposedIndexPath: The place below the hand.
  /// - Returns: The place that it gets.
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
  /// Where an item that a hand moves is among the others: the older form.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - currentIndexPath: Its place now.
  ///   - proposedIndexPath: The place below the hand.
  /// - Returns: The place that it gets.
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
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
  /// What the menu of items shows, which a long press opens.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - indexPaths: The places of the items: that of the one under the finger.
  ///   - point: Where the finger is, in points of the collection.
  /// - Returns: What it shows; `nil` for no menu.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// What the menu of an item shows, by the older name.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - indexPath: The item's place.
  ///   - point: Where the finger is, in points of the collection.
  /// - Returns: What it shows; `nil` for no menu.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// What stands out while the menu of an item is open.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - configuration: What the menu shows.
  ///   - indexPath: The item's place.
  /// - Returns: What stands out; `nil` for the item.
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?
  /// What stands out while the menu of an item closes.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - configuration: What the menu shows.
  ///   - indexPath: The item's place.
  /// - Returns: What stands out.
  /// - Note: Accepted; no effect. `contextMenuConfiguration`, `dismissalPreviewForItemAt`: what stood out goes.
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?
  /// What stands out while the menu of an item is open, by the older name.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - configuration: What the menu shows.
  /// - Returns: What stands out; `nil` for the item.
  func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called before the menu of an item opens.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - configuration: What the menu shows.
  ///   - animator: What moves along.
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called before the menu of an item closes.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - configuration: What the menu shows.
  ///   - animator: What moves along.
  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called when what stands out is tapped.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - configuration: What the menu shows.
  ///   - animator: What moves along.
  /// - Note: Accepted; no effect. `willPerformPreviewActionForMenuWith`, `animator`: a tap there closes the menu.
  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
}

extension UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }
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
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    indexPaths.first.flatMap {
      self.collectionView(collectionView, contextMenuConfigurationForItemAt: $0, point: point)
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    self.collectionView(
      collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { nil }
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
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
