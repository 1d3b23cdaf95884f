public import Foundation
public import Geometry

/// Where an item or a view of a section is, and how it looks there.
@MainActor @preconcurrency open class UICollectionViewLayoutAttributes {
  /// What attributes are of.
  public enum Category: UInt, Sendable {
    /// An item's cell.
    case cell
    /// A header, a footer, or what else a layout has.
    case supplementaryView
  }

  /// Whose attributes they are.
  open var indexPath: IndexPath
  /// What they are of.
  public let representedElementCategory: Category
  /// The kind of a header, a footer, or what else a layout has; `nil` for an item.
  public let representedElementKind: String?
  /// Where it is, in points of the content.
  open var frame = CGRect.zero
  /// Its size.
  open var size: CGSize {
    get { frame.size }
    set {
      frame = CGRect(
        x: frame.midX - newValue.width / 2, y: frame.midY - newValue.height / 2,
        width: newValue.width, height: newValue.height)
    }
  }
  /// Its middle.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// Its opacity, 0...1.
  open var alpha: CGFloat = 1
  /// Its transform about its middle.
  open var transform = CGAffineTransform.identity
  /// Where it is among others that overlap: greater ones are above.
  open var zIndex = 0
  /// Whether it is hidden.
  open var isHidden = false
  /// Where it stands in a list; `nil` elsewhere.
  var listSeat: ListSeat?

  /// Creates attributes.
  ///
  /// - Parameters:
  ///   - category: What they are of.
  ///   - kind: The kind of a header or a footer.
  ///   - path: Whose they are.
  private init(_ category: Category, _ kind: String?, _ path: IndexPath) {
    (representedElementCategory, representedElementKind) = (category, kind)
    indexPath = path
  }
  /// Creates attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) { self.init(.cell, nil, indexPath) }
  /// Creates attributes of a header, a footer, or what else a layout has.
  ///
  /// - Parameters:
  ///   - elementKind: Its kind.
  ///   - indexPath: Its section.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) { self.init(.supplementaryView, elementKind, indexPath) }

  /// Other attributes of the same values.
  open func copy() -> Any {
    let other = UICollectionViewLayoutAttributes(
      representedElementCategory, representedElementKind, indexPath)
    (other.frame, other.alpha, other.transform) = (frame, alpha, transform)
    (other.zIndex, other.isHidden, other.listSeat) = (zIndex, isHidden, listSeat)
    return other
  }
}

/// The layout of a collection: subclasses say where items are.
@MainActor @preconcurrency open class UICollectionViewLayout {
  /// The collection whose layout it is.
  public internal(set) weak var collectionView: UICollectionView?
  /// Whether ``prepare()`` is due.
  var isDue = true

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
