public import Foundation

/// A data source of a table that shows snapshots: what differs from one to the next is seen to come, go and move.
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: UITableViewDataSource {
  /// What makes the cell of an item.
  public typealias CellProvider =
    @MainActor (
      _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

  private weak var tableView: UITableView?
  private let provider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// How rows are seen to come and go.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Creates a data source of nothing, and makes it that of a table, which does not keep it.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - cellProvider: Makes the cell of an item.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    (self.tableView, provider) = (tableView, cellProvider)
    tableView.dataSource = self
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
    guard let tableView else {
      current = snapshot.settled
      completion?()
      return
    }
    let changes = TableChanges(from: current, to: snapshot, defaultRowAnimation)
    let update = { [self] in
      tableView.perform(changes, along: { current = snapshot.settled }, completion)
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
    tableView?.reloadData()
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

  // MARK: The table's questions

  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.sections[section].items.count
  }
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = current.item(at: indexPath), let cell = provider(tableView, indexPath, item)
    else { fatalError("a UITableViewDiffableDataSource's cellProvider gave no cell") }
    return cell
  }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Whether the source has a method that deletes rows: one that does nothing, where no class beneath has another.
  open var _deletesRows: Bool { true }
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
