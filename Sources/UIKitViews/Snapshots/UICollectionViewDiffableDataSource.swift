public import Foundation

/// A data source of a collection that shows snapshots: what differs from one to the next is seen to come, go and move.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: UICollectionViewDataSource {
  /// What makes the cell of an item.
  public typealias CellProvider =
    @MainActor (
      _ collectionView: UICollectionView, _ indexPath: IndexPath,
      _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

  private weak var collectionView: UICollectionView?
  private let provider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// What makes a header, a footer, or what else the layout asks for.
  public typealias SupplementaryViewProvider =
    @MainActor (
      _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?
  /// What makes headers, footers, and what else the layout asks for.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Creates a data source of nothing, and makes it that of a collection, which does not keep it.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - cellProvider: Makes the cell of an item.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    (self.collectionView, provider) = (collectionView, cellProvider)
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// What is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    current
  }
  /// Shows a snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - animatingDifferences: Whether what differs is seen to come, go and move.
  ///   - completion: Called when all is in its place.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let collectionView else {
      current = snapshot.settled
      completion?()
      return
    }
    let changes = TableChanges(from: current, to: snapshot, .fade)
    let update = { [self] in
      collectionView.perform(changes, along: { current = snapshot.settled }, completion)
    }
    if animatingDifferences { update() } else { UIView.performWithoutAnimation(update) }
  }
  /// Shows a snapshot at once, with cells that are all made again.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - completion: Called when it is shown.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot.settled
    collectionView?.reloadData()
    completion?()
  }

  /// The section of a number; `nil` where there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sections.indices.contains(index) ? current.sections[index].id : nil
  }
  /// The number of a section; `nil` for one that is not there.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }
  /// The item at a place; `nil` where there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }
  /// The place of an item; `nil` for one that is not there.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier)
  }

  // MARK: The collection's questions

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { current.sections[section].items.count }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = current.item(at: indexPath),
      let cell = provider(collectionView, indexPath, item)
    else { fatalError("a UICollectionViewDiffableDataSource's cellProvider gave no cell") }
    return cell
  }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      fatalError(
        "a UICollectionViewDiffableDataSource's supplementaryViewProvider gave no \(kind)")
    }
    return view
  }
}
