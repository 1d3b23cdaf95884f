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
    /// What a layout decorates sections with, of which the data know nothing.
    case decorationView
  }

  /// Whose attributes they are.
  open var indexPath = IndexPath()
  /// What they are of.
  public private(set) var representedElementCategory = Category.cell
  /// The kind of a header, a footer, or what else a layout has; `nil` for an item.
  public private(set) var representedElementKind: String?
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
  /// Its own coordinates: its size, and the point at its top left, which is the origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }
  /// Its transform about its middle, in depth.
  open var transform3D = CATransform3DIdentity
  /// Its transform about its middle.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// Where it is among others that overlap: greater ones are above.
  open var zIndex = 0
  /// Whether it is hidden.
  open var isHidden = false
  /// Where it stands in a list; `nil` elsewhere.
  var listSeat: ListSeat?

  /// Creates attributes of an item that nobody has named yet.
  public required init() {}
  /// Creates attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  /// Creates attributes of a header, a footer, or what else a layout has.
  ///
  /// - Parameters:
  ///   - elementKind: Its kind.
  ///   - indexPath: Its section.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    (representedElementCategory, representedElementKind) = (.supplementaryView, elementKind)
    self.indexPath = indexPath
  }
  /// Creates attributes of what a layout decorates a section with.
  ///
  /// - Parameters:
  ///   - decorationViewKind: Its kind.
  ///   - indexPath: Its section.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    (representedElementCategory, representedElementKind) = (.decorationView, decorationViewKind)
    self.indexPath = indexPath
  }

  /// Other attributes of the same values.
  open func copy() -> Any { copy(with: nil) }
  /// Other attributes of the same values; a subclass adds its own.
  ///
  /// - Note: Accepted; no effect. `with`: memory is of one kind.
  open func copy(with zone: NSZone? = nil) -> Any {
    let other = type(of: self).init()
    (other.representedElementCategory, other.representedElementKind) = (
      representedElementCategory, representedElementKind
    )
    (other.indexPath, other.frame) = (indexPath, frame)
    (other.alpha, other.transform3D) = (alpha, transform3D)
    (other.zIndex, other.isHidden, other.listSeat) = (zIndex, isHidden, listSeat)
    return other
  }
  /// Whether something is attributes of the same values; a subclass compares its own, too.
  open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return other.representedElementCategory == representedElementCategory
      && other.representedElementKind == representedElementKind && other.indexPath == indexPath
      && other.frame == frame && other.alpha == alpha && other.transform3D == transform3D
      && other.zIndex == zIndex && other.isHidden == isHidden
  }
}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}
