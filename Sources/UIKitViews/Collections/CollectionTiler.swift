import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

/// What shows the items of a collection that are near what is seen, and keeps the cells of others to use them again.
@MainActor final class CollectionTiler {
  /// A header, a footer, or what else a layout has.
  struct Supplement: Hashable, Comparable {
    let kind: String
    let path: IndexPath
    static func < (lhs: Self, rhs: Self) -> Bool {
      (lhs.kind, lhs.path) < (rhs.kind, rhs.path)
    }
  }

  unowned let view: UICollectionView
  /// The numbers of items; `nil` until they are asked for.
  var known: [Int]?
  /// The sizes that cells have taken, where the layout leaves that to them.
  var sizes: [IndexPath: CGSize] = [:]
  /// The sizes that headers and footers of lists have taken.
  var supplementSizes: [Supplement: CGSize] = [:]
  var cells: [IndexPath: UICollectionViewCell] = [:]
  private(set) var supplements: [Supplement: UICollectionReusableView] = [:]
  /// The views that wait to be used again; those of kinds under both names.
  private var pool = CellPool<UICollectionReusableView>()
  var isTiling = false
  /// The rows that scroll across, by their sections.
  var scrollers: [Int: OrthogonalScroller] = [:]
  /// The item that a hand moves; `nil` for none.
  var movement: CollectionMovement?
  /// The item on which a finger may choose.
  var touched: IndexPath?

  init(_ view: UICollectionView) { self.view = view }

  // MARK: Data

  /// The numbers of items in each section.
  var counts: [Int] {
    if let known { return known }
    let counts = askedCounts
    known = counts
    return counts
  }
  /// The numbers of items that the data have.
  var askedCounts: [Int] {
    guard let source = view.dataSource else { return [] }
    return (0..<source.numberOfSections(in: view)).map {
      source.collectionView(view, numberOfItemsInSection: $0)
    }
  }
  /// Forgets all items, whose cells are used again.
  func reload() {
    (known, sizes, supplementSizes) = (nil, [:], [:])
    movement = nil
    retireAll(but: [], [])
  }

  // MARK: Views

  /// A view to use again.
  func reused(_ name: String) -> UICollectionReusableView? {
    guard let view = pool.take(name) else { return nil }
    view.prepareForReuse()
    return view
  }

  private func cell(at path: IndexPath) -> UICollectionViewCell? {
    if let cell = cells[path] { return cell }
    guard let source = view.dataSource else { return nil }
    let cell = source.collectionView(
      view, cellForItemAt: movement?.dataPath(of: path) ?? path)
    cell.touched = { [weak view = view] cell, touch in view?.touched(cell, touch) }
    let isChosen = view.chosen.contains(path)
    if cell.isSelected != isChosen { cell.isSelected = isChosen }
    if cell.isHighlighted { cell.isHighlighted = false }
    cells[path] = cell
    return cell
  }
  private func supplement(_ key: Supplement) -> UICollectionReusableView? {
    if let known = supplements[key] { return known }
    if let decoration = view.collectionViewLayout.decorations[key.kind] {
      let name = "decoration \(key.kind)"
      let made = reused(name) ?? decoration.init(frame: .zero)
      made.reuseIdentifier = name
      supplements[key] = made
      return made
    }
    let made = view.dataSource?.collectionView(
      view, viewForSupplementaryElementOfKind: key.kind, at: key.path)
    supplements[key] = made
    return made
  }

  /// Keeps a view that is seen no more.
  func putAway(_ cell: UICollectionReusableView) {
    view.swiping.forget(cell)
    if cell.superview === view || cell.superview is OrthogonalScroller {
      cell.removeFromSuperview()
    }
    if cell.alpha != 1 { cell.alpha = 1 }
    if cell.transform3D != CATransform3DIdentity { cell.transform3D = CATransform3DIdentity }
    if cell.layer.zPosition != 0 { cell.layer.zPosition = 0 }
    cell.told = (1, CATransform3DIdentity)
    if let name = cell.reuseIdentifier { pool.keep(cell, name) }
  }
  private func retireAll(but paths: Set<IndexPath>, _ keys: Set<Supplement>) {
    for path in cells.keys.sorted() where !paths.contains(path) {
      guard let cell = cells.removeValue(forKey: path) else { continue }
      putAway(cell)
      view.collectionDelegate?.collectionView(view, didEndDisplaying: cell, forItemAt: path)
    }
    for key in supplements.keys.sorted() where !keys.contains(key) {
      if let gone = supplements.removeValue(forKey: key) { putAway(gone) }
    }
  }

  // MARK: Tiling

  /// Gives the items that are seen their cells, and takes those of others away.
  func tile() {
    guard !isTiling, view.bounds.width > 0, view.bounds.height > 0 else { return }
    isTiling = true
    defer { isTiling = false }
    let found = UIKitChange.withoutAnimation { settle() }
    for attributes in found where element(of: attributes)?.superview === home(of: attributes) {
      place(attributes)
    }
    view.swiping.place()
    let isAny = UIKitChange.withoutAnimation { bring(found) { _ in } }
    if isAny { ConstraintLayout.place(below: view) }
    if let background = view.backgroundView, background.frame != view.bounds {
      UIView.performWithoutAnimation { background.frame = view.bounds }
    }
  }

  /// Prepares the layout where that is due, and makes the cells of all items that are seen.
  func settle() -> [UICollectionViewLayoutAttributes] {
    while true {
      prepare()
      let found = seen()
      let paths = found.filter { $0.representedElementCategory == .cell }.map(\.indexPath)
      let keys = found.compactMap { supplementKey($0) }
      retireAll(but: Set(paths), Set(keys))
      for key in keys { _ = supplement(key) }
      var isSettled = true
      for attributes in found where attributes.representedElementCategory == .cell {
        guard let made = cell(at: attributes.indexPath) else { continue }
        if measure(made, attributes) { isSettled = false }
      }
      for attributes in found where measureEdge(attributes) { isSettled = false }
      if isSettled { return found }
      view.collectionViewLayout.isDue = true
    }
  }
  private func prepare() {
    let layout = view.collectionViewLayout
    guard layout.isDue else { return }
    layout.isDue = false
    layout.prepare()
    let size = layout.collectionViewContentSize
    if view.contentSize != size { view.contentSize = size }
    settleScrollers()
  }
  private func supplementKey(_ attributes: UICollectionViewLayoutAttributes) -> Supplement? {
    attributes.representedElementKind.map { Supplement(kind: $0, path: attributes.indexPath) }
  }

  /// What the layout has where the collection is seen, the lowest first.
  private func seen() -> [UICollectionViewLayoutAttributes] {
    let (layout, bounds) = (view.collectionViewLayout, view.bounds)
    var rect = bounds
    let isMirrored = isMirrored(layout)
    if isMirrored { rect.origin.x = view.contentSize.width - bounds.maxX }
    let found = (layout.layoutAttributesForElements(in: rect) ?? []).filter {
      (scroller(of: $0) != nil || $0.frame.intersects(rect)) && !$0.isHidden
        && isThere($0.indexPath)
    }
    let turned = found.map { attributes in
      guard isMirrored, let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
        return attributes
      }
      let width = scroller(of: attributes)?.rail.length ?? view.contentSize.width
      copy.frame.origin.x = width - copy.frame.maxX
      return copy
    }
    let shown = invalidated(turned.filter { scroller(of: $0)?.shows($0.frame) ?? true })
    let order = shown.indices.sorted { (shown[$0].zIndex, $0) < (shown[$1].zIndex, $1) }
    return order.map { shown[$0] }
  }
  /// Whether the layout is turned around, as words run from right to left.
  func isMirrored(_ layout: UICollectionViewLayout) -> Bool {
    layout.flipsHorizontallyInOppositeLayoutDirection
      && view.placeEnvironment.layoutDirection == .rightToLeft
  }
  private func isThere(_ path: IndexPath) -> Bool {
    counts.indices.contains(path.section)
  }

  /// Takes the size that a cell wants where the layout leaves it to it; tells whether that is another.
  private func measure(
    _ cell: UICollectionViewCell, _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    if let seat = attributes.listSeat {
      (cell as? UICollectionViewListCell)?.seat = seat
      let width = attributes.frame.width
      guard sizes[attributes.indexPath]?.width != width else { return false }
      var size = listSize(of: cell, attributes)
      // No row is lower than the usual one, which it has until it is measured.
      size.height = max(size.height, attributes.frame.height)
      sizes[attributes.indexPath] = size
      return size.height != attributes.frame.height
    }
    guard let flow = view.collectionViewLayout as? UICollectionViewFlowLayout,
      flow.estimatedItemSize != .zero, sizes[attributes.indexPath] == nil,
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return false }
    let size = cell.preferredLayoutAttributesFitting(copy).size
    sizes[attributes.indexPath] = size
    return size != attributes.size
  }

  /// Takes the height that a header or footer of a list wants; tells whether that is another.
  private func measureEdge(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard let seat = attributes.listSeat, let key = supplementKey(attributes),
      let shown = supplements[key], supplementSizes[key]?.width != attributes.frame.width
    else { return false }
    (shown as? UICollectionViewListCell)?.seat = seat
    let size = listSize(of: shown, attributes)
    supplementSizes[key] = size
    return size.height != attributes.frame.height
  }
  /// The size that a row of a list takes: as wide as it is, and as high as it wants.
  private func listSize(
    of shown: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) -> CGSize {
    let width = attributes.frame.width
    guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
      return attributes.frame.size
    }
    return CGSize(width: width, height: shown.preferredLayoutAttributesFitting(copy).frame.height)
  }

  // MARK: Places

  /// What is shown for attributes.
  func element(
    of attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    if let key = supplementKey(attributes) { return supplements[key] }
    return cells[attributes.indexPath]
  }
  /// Puts what is shown where the layout says.
  func place(_ attributes: UICollectionViewLayoutAttributes) {
    guard let shown = element(of: attributes) else { return }
    if let movement, movement.place == attributes.indexPath, shown is UICollectionViewCell {
      if shown.center != movement.center { shown.center = movement.center }
      return
    }
    if let seat = attributes.listSeat { (shown as? UICollectionViewListCell)?.seat = seat }
    let top = scroller(of: attributes)?.rail.frame.minY ?? 0
    shown.stand(in: attributes.frame.offsetBy(dx: view.swiping.shift(of: shown), dy: -top))
    // What code has done to the cell itself stays as long as the layout says the same.
    let (alpha, transform) = (attributes.alpha, attributes.transform3D)
    if shown.told.alpha != alpha { shown.alpha = alpha }
    if shown.told.transform != transform { shown.transform3D = transform }
    shown.told = (alpha, transform)
    // One that was moved stays above the others until it is there.
    let isLifted = shown.layer.zPosition == UICollectionView.liftedHeight
    let height = isLifted ? UICollectionView.liftedHeight : CGFloat(attributes.zIndex)
    if shown.layer.zPosition != height { shown.layer.zPosition = height }
    shown.apply(attributes)
  }

  /// Shows the views that are new; tells whether there are any.
  func bring(
    _ found: [UICollectionViewLayoutAttributes],
    _ start: (UICollectionViewLayoutAttributes) -> Void
  ) -> Bool {
    var isAny = false
    for attributes in found {
      let home = home(of: attributes)
      guard let shown = element(of: attributes), shown.superview !== home else { continue }
      isAny = true
      place(attributes)
      if let cell = shown as? UICollectionViewCell {
        view.collectionDelegate?.collectionView(
          view, willDisplay: cell, forItemAt: attributes.indexPath)
      }
      home.addSubview(shown)
      start(attributes)
    }
    return isAny
  }
}
