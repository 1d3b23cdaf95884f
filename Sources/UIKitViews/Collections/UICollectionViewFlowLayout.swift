public import Foundation
import Geometry

/// A layout of items in lines, one behind another, as words stand in a text.
@MainActor @preconcurrency open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The estimated size of items that have what their cells take.
  public static let automaticSize = CGSize(width: 50, height: 50)

  /// The size of items, in points.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The size of items before their cells are there, where they have what those take; zero for ``itemSize``.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Along which axis it is scrolled.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// The least space between lines.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least space between items of a line.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The insets of each section.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The size of headers, of which the side along the scrolling counts.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of footers, of which the side along the scrolling counts.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Whether headers stay while their section is seen.
  ///
  /// - Note: Accepted; no effect. `sectionHeadersPinToVisibleBounds`: headers scroll.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether footers stay while their section is seen.
  ///
  /// - Note: Accepted; no effect. `sectionFootersPinToVisibleBounds`: footers scroll.
  open var sectionFootersPinToVisibleBounds = false

  /// Where everything is.
  private(set) var arrangement = FlowArrangement([], length: 0, isVertical: true)
  private var isVertical: Bool { scrollDirection == .vertical }

  open override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    let room = view.bounds.size
    arrangement = FlowArrangement(
      (0..<view.numberOfSections).map { section($0, of: view) },
      length: isVertical ? room.width : room.height, isVertical: isVertical)
  }

  /// What the delegate says of a section, or the layout itself.
  private func section(_ section: Int, of view: UICollectionView) -> FlowArrangement.Section {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    let sizes = (0..<view.numberOfItems(inSection: section)).map { item -> CGSize in
      let path = IndexPath(item: item, section: section)
      if estimatedItemSize != .zero { return view.tiler.sizes[path] ?? estimatedItemSize }
      return delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
    }
    return FlowArrangement.Section(
      sizes: sizes,
      insets: delegate?.collectionView(view, layout: self, insetForSectionAt: section)
        ?? sectionInset,
      lineSpacing: delegate?.collectionView(
        view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing,
      itemSpacing: delegate?.collectionView(
        view, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing,
      header: along(
        delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
          ?? headerReferenceSize),
      footer: along(
        delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
          ?? footerReferenceSize))
  }

  open override var collectionViewContentSize: CGSize { arrangement.size }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    for (section, frames) in arrangement.items.enumerated() {
      for kind in [UICollectionView.elementKindSectionHeader, Self.footer] {
        let path = IndexPath(item: 0, section: section)
        if let view = layoutAttributesForSupplementaryView(ofKind: kind, at: path),
          view.frame.intersects(rect)
        {
          found.append(view)
        }
      }
      for (item, frame) in frames.enumerated() where frame.intersects(rect) {
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: section))
        attributes.frame = frame
        found.append(attributes)
      }
    }
    return found
  }
  private static var footer: String { UICollectionView.elementKindSectionFooter }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard arrangement.items.indices.contains(indexPath.section),
      arrangement.items[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = arrangement.items[indexPath.section][indexPath.item]
    return attributes
  }
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let frames = elementKind == Self.footer ? arrangement.footers : arrangement.headers
    guard frames.indices.contains(indexPath.section) else { return nil }
    let frame = frames[indexPath.section]
    guard frame.width > 0, frame.height > 0 else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = frame
    return attributes
  }
}
