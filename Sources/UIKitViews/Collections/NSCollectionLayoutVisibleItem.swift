public import Foundation
public import Geometry

/// An item of a section as it is shown now, before it is: who is asked may change how it looks.
@MainActor @preconcurrency public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// The opacity, 0...1.
  var alpha: CGFloat { get set }
  /// Where it is among others that overlap: greater ones are above.
  var zIndex: Int { get set }
  /// Whether it is hidden.
  var isHidden: Bool { get set }
  /// The transform about the middle, in depth.
  var transform3D: CATransform3D { get set }
  /// The name of the item, of which nobody says any here.
  var name: String { get }
  /// Which item it is.
  var indexPath: IndexPath { get }
  /// Where it is, in points of the content.
  var frame: CGRect { get }
  /// What it is.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a header, a footer, or what else a layout has; `nil` for an item.
  var representedElementKind: String? { get }
}

/// What is called before the items of a section are shown: with those that are seen, how far they are scrolled, and what is
/// around the section.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) ->
  Void

extension UICollectionView {
  /// What is in a collection.
  public typealias ElementCategory = UICollectionViewLayoutAttributes.Category
}

/// An item as it is shown now: its attributes, of which the layout keeps others.
final class CollectionVisibleItem: NSCollectionLayoutVisibleItem {
  private let attributes: UICollectionViewLayoutAttributes
  init(_ attributes: UICollectionViewLayoutAttributes) { self.attributes = attributes }

  var name: String { "" }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame }
  var bounds: CGRect { attributes.bounds }
  var representedElementCategory: UICollectionView.ElementCategory {
    attributes.representedElementCategory
  }
  var representedElementKind: String? { attributes.representedElementKind }
  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }
  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
}

/// What decorates a section, below its items.
@MainActor @preconcurrency
public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// Its kind, of which the layout has to know the class.
  public let elementKind: String
  /// Where it is among others that overlap: greater ones are above.
  public var zIndex = -1

  private init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }
  /// A ground behind all of a section.
  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }
}
