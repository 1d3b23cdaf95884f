public import Foundation

/// The data source of a collection: how many items there are, and the cell of each.
@MainActor @preconcurrency public protocol UICollectionViewDataSource: AnyObject {
  /// The number of items.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - section: The section's number, from 0.
  /// - Returns: How many items the section has.
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  /// The cell of an item, which comes near what is seen.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - indexPath: The item's place.
  /// - Returns: The cell, filled.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// The view of a header, a footer, or what else a layout asks for.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - kind: What it is.
  ///   - indexPath: Its section.
  /// - Returns: The view, filled.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Whether an item can be moved by a hand.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - indexPath: The item's place.
  /// - Returns: Whether it can.
  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool
  /// Moves an item in the data, which a hand has moved.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - sourceIndexPath: The item's place before.
  ///   - destinationIndexPath: Its place after.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
  /// The number of sections; 1 unless it is said.
  func numberOfSections(in collectionView: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  public func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
