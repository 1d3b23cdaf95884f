public import Foundation
import Geometry

/// The layout of a collection: subclasses say where items are.
@MainActor @preconcurrency open class UICollectionViewLayout {
  /// The collection whose layout it is.
  public internal(set) weak var collectionView: UICollectionView?
  /// Whether ``prepare()`` is due.
  var isDue = true
  /// The classes of what the layout decorates sections with, by its kinds.
  private(set) var decorations: [String: UICollectionReusableView.Type] = [:]

  /// Creates a layout that places nothing.
  public init() {}
  /// Creates a layout of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// Called before the layout is asked, when items, sizes or the layout itself have changed.
  open func prepare() {}
  /// The size of all that is placed, in points.
  open var collectionViewContentSize: CGSize { .zero }
  /// What is in a rectangle of the content; `nil` for nothing.
  ///
  /// - Note: Accepted; no effect. `in`: a layout of no kind places nothing; its subclasses do.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Where an item is; `nil` where that is not known.
  ///
  /// - Note: Accepted; no effect. `at`: a layout of no kind places nothing; its subclasses do.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a header, a footer, or what else the layout has, is.
  ///
  /// - Parameters:
  ///   - elementKind: Its kind.
  ///   - indexPath: Its section.
  /// - Returns: The attributes; `nil` where there is none.
  /// - Note: Accepted; no effect. `ofKind`, `at`: a layout of no kind places nothing; its subclasses do.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where what decorates a section is.
  ///
  /// - Parameters:
  ///   - elementKind: Its kind.
  ///   - indexPath: Its section.
  /// - Returns: The attributes; `nil` where there is none.
  /// - Note: Accepted; no effect. `ofKind`, `at`: a layout of no kind decorates nothing; its subclasses do.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Registers the class of what sections are decorated with.
  ///
  /// - Parameters:
  ///   - viewClass: The class; `nil` for none any more.
  ///   - elementKind: The kind.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass as? UICollectionReusableView.Type
  }
  /// The class of the layout's attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// Whether the layout is another at other bounds.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
  /// Where scrolling ends.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: Where it would.
  ///   - velocity: How fast the finger was, in points a millisecond.
  /// - Returns: Where it does.
  /// - Note: Accepted; no effect. `withScrollingVelocity`: it is for subclasses.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Whether the layout is mirrored where words run from right to left.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// Says that the layout is another than before.
  open func invalidateLayout() {
    isDue = true
    collectionView?.setNeedsLayout()
  }
  /// What is to be laid out again where the bounds are others.
  ///
  /// - Note: Accepted; no effect. `forBoundsChange`: all is laid out again.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
  /// The class of what says what is to be laid out again.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }
  /// Says that a part of the layout is another than before: all of it is laid out again.
  ///
  /// - Note: Accepted; no effect. `with`: all is laid out again.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidateLayout()
  }
  /// Where an item comes from that has come; `nil` for one that fades in.
  ///
  /// - Note: Accepted; no effect. `at`: it is for subclasses.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where an item goes that has gone, by its place before; `nil` for one that fades.
  ///
  /// - Note: Accepted; no effect. `at`: it is for subclasses.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
}

/// What of a layout is to be laid out again: here all of it is.
@MainActor @preconcurrency open class UICollectionViewLayoutInvalidationContext {
  /// Creates one of all.
  public init() {}
  /// Whether all is.
  open var invalidateEverything: Bool { true }
  /// Whether there are other numbers of items.
  open var invalidateDataSourceCounts: Bool { false }
  /// How far the content is moved, in points.
  ///
  /// - Note: Accepted; no effect. `contentOffsetAdjustment`: the content stays where it is.
  open var contentOffsetAdjustment = CGPoint.zero
  /// How much larger the content is, in points.
  ///
  /// - Note: Accepted; no effect. `contentSizeAdjustment`: it is as large as the layout says.
  open var contentSizeAdjustment = CGSize.zero
  /// The items that are.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// Adds items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
}
