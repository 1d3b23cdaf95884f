public import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

/// A collection: items that a layout places, of which only those have cells that are near what is seen.
@MainActor @preconcurrency open class UICollectionView: UIScrollView {
  private static let shared = proxy(
    "UICollectionView",
    UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()))
  /// What all collections are asked for.
  open override class func appearance() -> UICollectionView { shared }

  /// Along which axis a collection is scrolled.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical
    /// To the sides.
    case horizontal
  }
  /// Where an item is scrolled to.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = Self(rawValue: 1)
    /// In the middle of the height.
    public static let centeredVertically = Self(rawValue: 2)
    /// At the bottom.
    public static let bottom = Self(rawValue: 4)
    /// At the left.
    public static let left = Self(rawValue: 8)
    /// In the middle of the width.
    public static let centeredHorizontally = Self(rawValue: 16)
    /// At the right.
    public static let right = Self(rawValue: 32)
  }
  /// The kind of headers.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of footers.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// What shows the items.
  private(set) lazy var tiler = CollectionTiler(self)
  /// What pulls rows of lists aside.
  private(set) lazy var swiping = CellSwiping(self)
  /// The changes of a batch under way, and how many batches are in each other.
  var batch: (changes: TableChanges, depth: Int)?
  /// The items that are chosen.
  var chosen: Set<IndexPath> = []
  var registeredCells: [String: UICollectionViewCell.Type] = [:]
  var registeredViews: [String: UICollectionReusableView.Type] = [:]

  /// Creates a collection.
  ///
  /// - Parameters:
  ///   - frame: Where it is, in points of the view around it.
  ///   - layout: What places the items.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
    backgroundColor = .systemBackground
  }
  /// Creates a collection of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  // MARK: Data

  /// The data source, which says how many items there are and makes their cells.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// The delegate, where it is one of a collection.
  var collectionDelegate: (any UICollectionViewDelegate)? {
    delegate as? any UICollectionViewDelegate
  }
  /// Asks for all items and their cells again.
  open func reloadData() {
    chosen = []
    tiler.reload()
    collectionViewLayout.isDue = true
    setNeedsLayout()
  }

  // MARK: Layout

  /// What places the items.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      collectionViewLayout.invalidateLayout()
    }
  }
  /// Gives the items another layout.
  ///
  /// - Parameters:
  ///   - layout: What places them.
  ///   - animated: Whether cells are seen to get to their places.
  ///   - completion: Called when they are there.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    guard animated else {
      completion?(true)
      return
    }
    UIView.animate(withDuration: TableUpdate.duration) {
      layoutIfNeeded()
    } completion: {
      completion?($0)
    }
  }
  override func layerBoundsChanged(from old: CGRect) {
    let layout = collectionViewLayout
    if old.size != bounds.size || layout.shouldInvalidateLayout(forBoundsChange: bounds) {
      layout.isDue = true
    }
    super.layerBoundsChanged(from: old)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    tiler.tile()
  }
  override func restOffset(for offset: CGPoint, velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: offset, withScrollingVelocity: velocity)
  }

  // MARK: Look and choosing

  /// What stands behind the items and stays where it is.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// Whether items are chosen by a touch.
  open var allowsSelection = true
  /// Whether several items can be chosen.
  open var allowsMultipleSelection = false
  /// How soon items make room for one that is moved.
  ///
  /// - Note: Accepted; no effect. `reorderingCadence`: at once.
  open var reorderingCadence = ReorderingCadence.immediate
  /// Whether items are dragged out of the collection.
  ///
  /// - Note: Accepted; no effect. `dragInteractionEnabled`: they are not.
  open var dragInteractionEnabled = false
  /// Who is told of items before they are seen.
  ///
  /// - Note: Accepted; no effect. `prefetchDataSource`: cells are made when they are seen.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether cells are made before they are seen.
  ///
  /// - Note: Accepted; no effect. `isPrefetchingEnabled`: cells are made when they are seen.
  open var isPrefetchingEnabled = true
}

/// Who is told of items before they are seen: nobody here, as cells are made when they are seen.
@MainActor @preconcurrency public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Called before items are seen.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - indexPaths: The items.
  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Called when items will not be seen after all.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - indexPaths: The items.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
