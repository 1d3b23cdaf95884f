public import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// A section of a layout that is composed of groups: a group, below itself as often as there are items.
@MainActor @preconcurrency public final class NSCollectionLayoutSection {
  /// How a section scrolls across.
  public typealias OrthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior

  let group: NSCollectionLayoutGroup
  /// The space between groups, in points.
  public var interGroupSpacing: CGFloat = 0
  /// What is kept free around the groups, in points.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// Headers and footers.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What decorates the section, below its items.
  public var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// How the section scrolls across: its groups lie beside each other then.
  public var orthogonalScrollingBehavior = OrthogonalScrollingBehavior.none
  /// Called before the items are shown, whenever the section is laid out or scrolled; may change how they look.
  public var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// The list that the section is; `nil` for groups.
  private(set) var list: UICollectionLayoutListConfiguration?

  /// Creates a section of a group.
  public init(group: NSCollectionLayoutGroup) { self.group = group }
  /// A section of rows below each other.
  ///
  /// - Parameters:
  ///   - configuration: How they look.
  ///   - layoutEnvironment: What is around the section.
  /// - Returns: The section.
  /// - Note: Accepted; no effect. `layoutEnvironment`: rows are as wide as the collection.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { NSCollectionLayoutSection(list: configuration) }

  /// Creates a section of rows.
  init(list: UICollectionLayoutListConfiguration) {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(1))
    let row = NSCollectionLayoutItem(layoutSize: size)
    group = .vertical(layoutSize: size, subitems: [row])
    self.list = list
  }

  /// Where the parts of the section are.
  struct Places {
    var items: [CGRect] = []
    var headers: [(kind: String, frame: CGRect)] = []
    /// The row of groups that scrolls across; `nil` where groups lie below each other.
    var rail: CollectionRail?
    /// Where the section ends.
    var end: CGFloat
  }

  /// The places of items.
  ///
  /// - Parameters:
  ///   - count: How many items there are.
  ///   - start: Where the section begins, in points from the top.
  ///   - size: The size of what shows it.
  /// - Returns: The places.
  func places(of count: Int, from start: CGFloat, in size: CGSize) -> Places {
    var places = Places(end: start)
    let insets = contentInsets
    let room = CGSize(
      width: max(size.width - insets.leading - insets.trailing, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
    func put(_ isAbove: Bool) {
      for item in boundarySupplementaryItems where (item.alignment != .bottom) == isAbove {
        let own = item.layoutSize.size(in: room)
        let frame = CGRect(
          x: insets.leading, y: places.end, width: own.width, height: own.height)
        places.headers.append((kind: item.elementKind, frame: frame))
        places.end += own.height
      }
    }
    put(true)
    var left = count
    var corner = CGPoint(x: insets.leading, y: places.end + insets.top)
    let step = group.layoutSize.size(in: room)
    let isAcross = orthogonalScrollingBehavior != .none
    var bottom = corner.y
    let top = corner.y
    var groups: [CGRect] = []
    while left > 0 {
      let before = left
      group.place(in: CGRect(origin: corner, size: step), &left, &places.items)
      bottom = corner.y + step.height
      if isAcross { groups.append(CGRect(origin: corner, size: step)) }
      // A group that takes no items would never come to an end.
      if left == before { break }
      if isAcross {
        corner.x += step.width + interGroupSpacing
      } else {
        corner.y += step.height + interGroupSpacing
      }
    }
    if isAcross, let last = groups.last {
      places.rail = CollectionRail(
        behavior: orthogonalScrollingBehavior,
        frame: CGRect(x: 0, y: top, width: size.width, height: bottom - top),
        length: last.maxX + insets.trailing, groups: groups, inset: insets.leading)
    }
    places.end = bottom + insets.bottom
    put(false)
    return places
  }
}

extension NSCollectionLayoutItem {
  /// Places items in a rectangle: one, or those of a group.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - left: How many items there are to be placed, and are left.
  ///   - frames: The frames of those that are placed.
  func place(in rect: CGRect, _ left: inout Int, _ frames: inout [CGRect]) {
    guard left > 0 else { return }
    let insets = contentInsets
    let inner = CGRect(
      x: rect.minX + insets.leading, y: rect.minY + insets.top,
      width: max(rect.width - insets.leading - insets.trailing, 0),
      height: max(rect.height - insets.top - insets.bottom, 0))
    if let group = self as? NSCollectionLayoutGroup {
      group.fill(inner, &left, &frames)
    } else {
      frames.append(inner)
      left -= 1
    }
  }
}

extension NSCollectionLayoutGroup {
  /// Repeats the items as often as there is room.
  fileprivate func fill(_ room: CGRect, _ left: inout Int, _ frames: inout [CGRect]) {
    guard !subitems.isEmpty else { return }
    let length = isHorizontal ? room.width : room.height
    let gap = interItemSpacing?.spacing ?? 0
    var start: CGFloat = 0
    var index = 0
    while left > 0, index < count ?? .max {
      let item = subitems[index % subitems.count]
      var size = item.layoutSize.size(in: room.size)
      if let count {
        let share = max((length - gap * CGFloat(count - 1)) / CGFloat(count), 0)
        if isHorizontal { size.width = share } else { size.height = share }
      }
      let own = isHorizontal ? size.width : size.height
      // Shares of a whole may be too long by what rounding leaves; what has no length would repeat for ever.
      if index > 0, start + own > length + 1e-6 || own <= 0 { return }
      let corner = CGPoint(
        x: room.minX + (isHorizontal ? start : 0), y: room.minY + (isHorizontal ? 0 : start))
      item.place(in: CGRect(origin: corner, size: size), &left, &frames)
      start += own + gap
      index += 1
    }
  }
}
