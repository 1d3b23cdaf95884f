public import Foundation
import Geometry
@_spi(Engine) import ViewEngine

extension UICollectionView {
  // MARK: Cells

  /// Registers the class of cells that are made under a name.
  ///
  /// - Parameters:
  ///   - cellClass: The class; `nil` for none any more.
  ///   - identifier: The name.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registeredCells[identifier] = cellClass as? UICollectionViewCell.Type
  }
  /// Registers the class of headers, footers, or what else a layout has.
  ///
  /// - Parameters:
  ///   - viewClass: The class; `nil` for none any more.
  ///   - elementKind: Their kind.
  ///   - identifier: The name.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    registeredViews[Self.name(identifier, of: elementKind)] =
      viewClass as? UICollectionReusableView.Type
  }
  private static func name(_ identifier: String, of kind: String) -> String {
    "\(kind) \(identifier)"
  }
  /// A cell of a name, of which a class has to be registered.
  ///
  /// - Parameters:
  ///   - identifier: The name.
  ///   - indexPath: The item that it is for.
  /// - Returns: One that is shown no more, else a new one.
  /// - Note: Accepted; no effect. `for`: cells of a name are all alike.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = tiler.reused(identifier) as? UICollectionViewCell { return cell }
    guard let cell = registeredCells[identifier]?.init(frame: .zero) else {
      fatalError("no class is registered for cells of the name '\(identifier)'")
    }
    cell.reuseIdentifier = identifier
    return cell
  }
  /// A header, a footer, or what else a layout has, of a name of which a class has to be registered.
  ///
  /// - Parameters:
  ///   - elementKind: Its kind.
  ///   - identifier: The name.
  ///   - indexPath: The section that it is for.
  /// - Returns: One that is shown no more, else a new one.
  /// - Note: Accepted; no effect. `for`: views of a name are all alike.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let name = Self.name(identifier, of: elementKind)
    if let view = tiler.reused(name) { return view }
    guard let view = registeredViews[name]?.init(frame: .zero) else {
      fatalError("no class is registered for \(elementKind) of the name '\(identifier)'")
    }
    view.reuseIdentifier = name
    return view
  }

  /// How cells of a class are filled, instead of a name.
  @MainActor @preconcurrency public final class CellRegistration<Cell: UICollectionViewCell, Item> {
    /// What fills a cell for an item at a place.
    public typealias Handler = @MainActor (Cell, IndexPath, Item) -> Void
    fileprivate let handler: Handler
    fileprivate let name: String

    /// Creates a registration.
    public init(handler: @escaping Handler) {
      self.handler = handler
      Registrations.count += 1
      name = "registration \(Registrations.count)"
    }
  }
  /// A cell of a registration, filled for an item.
  ///
  /// - Parameters:
  ///   - registration: How it is filled.
  ///   - indexPath: The item's place.
  ///   - item: The item; nothing is done to the cell without one.
  /// - Returns: One that is shown no more, else a new one.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell = tiler.reused(registration.name) as? Cell ?? Cell(frame: .zero)
    cell.reuseIdentifier = registration.name
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// How headers, footers and the like of a class are filled, instead of a name.
  @MainActor @preconcurrency
  public final class SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// What fills a view of a kind at a place.
    public typealias Handler = @MainActor (Supplementary, String, IndexPath) -> Void
    fileprivate let handler: Handler
    fileprivate let kind: String
    fileprivate let name: String

    /// Creates a registration.
    ///
    /// - Parameters:
    ///   - elementKind: The kind.
    ///   - handler: Fills a view.
    public init(elementKind: String, handler: @escaping Handler) {
      (self.handler, kind) = (handler, elementKind)
      Registrations.count += 1
      name = "registration \(Registrations.count)"
    }
  }
  /// A header, a footer or the like of a registration, filled.
  ///
  /// - Parameters:
  ///   - registration: How it is filled.
  ///   - indexPath: Its section.
  /// - Returns: One that is shown no more, else a new one.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view = tiler.reused(registration.name) as? Supplementary ?? Supplementary(frame: .zero)
    view.reuseIdentifier = registration.name
    registration.handler(view, registration.kind, indexPath)
    return view
  }

  // MARK: What is there

  /// The number of sections.
  public var numberOfSections: Int { tiler.counts.count }
  /// The number of items in a section.
  public func numberOfItems(inSection section: Int) -> Int { tiler.counts[section] }
  /// The cell of an item that is seen; `nil` for another.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    tiler.cells[indexPath]
  }
  /// The item of a cell that is seen; `nil` for another.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    tiler.cells.first { $0.value === cell }?.key
  }
  /// The cells that are seen, first to last.
  public var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { tiler.cells[$0] }
  }
  /// The items that are seen, first to last.
  public var indexPathsForVisibleItems: [IndexPath] { tiler.cells.keys.sorted() }
  /// A header, a footer, or what else the layout has, that is seen.
  ///
  /// - Parameters:
  ///   - elementKind: Its kind.
  ///   - indexPath: Its section.
  /// - Returns: The view; `nil` where it is not seen.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    tiler.supplements[CollectionTiler.Supplement(kind: elementKind, path: indexPath)]
  }
  /// Where an item is, by the layout.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  /// The item at a point of the content that is seen; `nil` where there is none.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    indexPathsForVisibleItems.last { path in
      guard let cell = tiler.cells[path] else { return false }
      return cell.frame.contains(convert(point, to: cell.superview))
    }
  }

  /// Scrolls to an item.
  ///
  /// - Parameters:
  ///   - indexPath: The item.
  ///   - scrollPosition: Where it is to be seen; wherever it is, by the least way, for nothing.
  ///   - animated: Whether that takes time.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    if let scroller = tiler.scrollers[indexPath.section] {
      scroller.scroll(to: frame, at: scrollPosition, animated: animated)
      if scrollPosition.isDisjoint(with: [.top, .centeredVertically, .bottom]) {
        return scrollRectToVisible(scroller.frame, animated: animated)
      }
    }
    if scrollPosition.isEmpty { return scrollRectToVisible(frame, animated: animated) }
    let insets = insets(showing: frame.minY)
    let room = bounds.inset(by: insets).size
    var place = contentOffset
    if scrollPosition.contains(.top) { place.y = frame.minY - insets.top }
    if scrollPosition.contains(.centeredVertically) {
      place.y = frame.midY - room.height / 2 - insets.top
    }
    if scrollPosition.contains(.bottom) { place.y = frame.maxY - room.height - insets.top }
    if scrollPosition.contains(.left) { place.x = frame.minX - insets.left }
    if scrollPosition.contains(.centeredHorizontally) {
      place.x = frame.midX - room.width / 2 - insets.left
    }
    if scrollPosition.contains(.right) { place.x = frame.maxX - room.width - insets.left }
    setContentOffset(offsetRange.clamped(place), animated: animated)
  }
}

/// How many registrations there are.
@MainActor private enum Registrations { static var count = 0 }
