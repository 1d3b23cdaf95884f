public import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// A length in a layout that is composed of groups.
public struct NSCollectionLayoutDimension: Hashable, Sendable {
  private enum Kind: Hashable { case absolute, width, height }
  private let kind: Kind
  /// The number that it is made of: points, or a share.
  public let dimension: CGFloat

  /// A share of the width of what is around.
  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    Self(kind: .width, dimension: fractionalWidth)
  }
  /// A share of the height of what is around.
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    Self(kind: .height, dimension: fractionalHeight)
  }
  /// A length in points.
  public static func absolute(_ absoluteDimension: CGFloat) -> Self {
    Self(kind: .absolute, dimension: absoluteDimension)
  }
  /// A length in points until the cell says its own; here it has the estimated one.
  public static func estimated(_ estimatedDimension: CGFloat) -> Self {
    Self(kind: .absolute, dimension: estimatedDimension)
  }

  /// The length, in points, in something of a size.
  func length(in size: CGSize) -> CGFloat {
    switch kind {
    case .absolute: dimension
    case .width: dimension * size.width
    case .height: dimension * size.height
    }
  }
}

/// A size in a layout that is composed of groups.
public struct NSCollectionLayoutSize: Hashable, Sendable {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  ///
  /// - Parameters:
  ///   - width: The width.
  ///   - height: The height.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) { (widthDimension, heightDimension) = (width, height) }

  /// The size, in points, in something of a size.
  func size(in size: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: size), height: heightDimension.length(in: size))
  }
}

/// The space between items of a group.
public struct NSCollectionLayoutSpacing: Hashable, Sendable {
  /// The space in points.
  public let spacing: CGFloat
  /// A space in points.
  public static func fixed(_ fixedSpacing: CGFloat) -> Self { Self(spacing: fixedSpacing) }
  /// A space of at least some points; here it is the least.
  public static func flexible(_ flexibleSpacing: CGFloat) -> Self {
    Self(spacing: flexibleSpacing)
  }
}

/// An item of a group.
@MainActor @preconcurrency open class NSCollectionLayoutItem {
  /// Its size in the group.
  public let layoutSize: NSCollectionLayoutSize
  /// What of that is kept free at its edges, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// Creates an item.
  public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }
}

/// A header or a footer of a section.
@MainActor @preconcurrency
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  /// Its kind.
  public let elementKind: String
  /// At which edge of the section it is: above for any but ``NSRectAlignment/bottom``.
  public let alignment: NSRectAlignment
  /// Whether it stays while its section is seen.
  ///
  /// - Note: Accepted; no effect. `pinToVisibleBounds`: headers scroll.
  public var pinToVisibleBounds = false

  /// Creates a header or a footer.
  ///
  /// - Parameters:
  ///   - layoutSize: Its size in the section.
  ///   - elementKind: Its kind.
  ///   - alignment: At which edge it is.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    (self.elementKind, self.alignment) = (elementKind, alignment)
    super.init(layoutSize: layoutSize)
  }
}

/// An edge or a corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  /// None.
  case none
  /// The upper edge.
  case top
  /// The corner where lines begin, above.
  case topLeading
  /// The edge where lines begin.
  case leading
  /// The corner where lines begin, below.
  case bottomLeading
  /// The lower edge.
  case bottom
  /// The corner where lines end, below.
  case bottomTrailing
  /// The edge where lines end.
  case trailing
  /// The corner where lines end, above.
  case topTrailing
}

/// Items beside or below each other, as an item itself.
@MainActor @preconcurrency public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The items, which are repeated as often as there is room.
  public let subitems: [NSCollectionLayoutItem]
  /// The space between items; `nil` for none.
  public var interItemSpacing: NSCollectionLayoutSpacing?
  /// Whether items are beside each other.
  let isHorizontal: Bool
  /// The number of items, which share the group's length; `nil` for as many as there is room for.
  let count: Int?

  private init(
    _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], isHorizontal: Bool,
    count: Int? = nil
  ) {
    (self.subitems, self.isHorizontal, self.count) = (subitems, isHorizontal, count)
    super.init(layoutSize: size)
  }

  /// Items beside each other, repeated as often as there is room.
  ///
  /// - Parameters:
  ///   - layoutSize: The group's size.
  ///   - subitems: The items.
  /// - Returns: The group.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: true)
  }
  /// Items below each other, repeated as often as there is room.
  ///
  /// - Parameters:
  ///   - layoutSize: The group's size.
  ///   - subitems: The items.
  /// - Returns: The group.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: false)
  }
  /// A number of items of one width beside each other.
  ///
  /// - Parameters:
  ///   - layoutSize: The group's size.
  ///   - subitem: The item.
  ///   - count: How many there are.
  /// - Returns: The group.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: true, count: count)
  }
  /// A number of items of one height below each other.
  ///
  /// - Parameters:
  ///   - layoutSize: The group's size.
  ///   - subitem: The item.
  ///   - count: How many there are.
  /// - Returns: The group.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: false, count: count)
  }
  /// A number of items of one width beside each other: the older form.
  ///
  /// - Parameters:
  ///   - layoutSize: The group's size.
  ///   - subitem: The item.
  ///   - count: How many there are.
  /// - Returns: The group.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }
  /// A number of items of one height below each other: the older form.
  ///
  /// - Parameters:
  ///   - layoutSize: The group's size.
  ///   - subitem: The item.
  ///   - count: How many there are.
  /// - Returns: The group.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }
}
