public import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

/// The lines between the rows of a list.
public struct UIListSeparatorConfiguration {
  /// Whether a line is there.
  public enum Visibility: Int, Sendable {
    /// As the system has it.
    case automatic
    /// It is.
    case visible
    /// It is not.
    case hidden
  }

  /// Whether a line is above a row.
  ///
  /// - Note: Accepted; no effect. `topSeparatorVisibility`: lines are below rows.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether a line is below a row.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// How far the line above is from the row's sides.
  ///
  /// - Note: Accepted; no effect. `topSeparatorInsets`: lines are below rows.
  public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
  /// How far the line below is from the row's sides, in points; as the system has it unless set.
  public var bottomSeparatorInsets: NSDirectionalEdgeInsets {
    get { ownInsets ?? .zero }
    set { ownInsets = newValue }
  }
  private(set) var ownInsets: NSDirectionalEdgeInsets?
  /// The colour of lines.
  public var color: UIColor

  /// Creates the lines of lists of an appearance.
  ///
  /// - Note: Accepted; no effect. `listAppearance`: lines are those of the list.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
    color = .separator
  }
}

/// A list: how the rows of a collection's section look below each other.
public struct UICollectionLayoutListConfiguration {
  /// What a list looks like.
  public enum Appearance: Int, Sendable {
    /// Rows from side to side.
    case plain
    /// Groups from side to side.
    case grouped
    /// Groups with round corners.
    case insetGrouped
    /// A sidebar.
    case sidebar
    /// A sidebar on the plain ground.
    case sidebarPlain
  }
  /// What stands above a section.
  public enum HeaderMode: Int, Sendable {
    /// Nothing.
    case none
    /// A header.
    case supplementary
    /// The section's first item.
    case firstItemInSection
  }
  /// What stands below a section.
  public enum FooterMode: Int, Sendable {
    /// Nothing.
    case none
    /// A footer.
    case supplementary
  }
  /// The buttons beside a row that is swiped.
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (IndexPath) -> UISwipeActionsConfiguration?
  /// The lines of a row, by those of the list.
  public typealias ItemSeparatorHandler =
    @MainActor (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

  /// What the list looks like.
  public let appearance: Appearance
  /// Whether lines are between rows.
  public var showsSeparators: Bool
  /// The lines between rows.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// The lines of each row.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The colour behind the rows; the system's unless set.
  public var backgroundColor: UIColor?
  /// What stands above each section.
  public var headerMode = HeaderMode.none
  /// What stands below each section.
  public var footerMode = FooterMode.none
  /// The room above headers, in points; the system's unless set.
  public var headerTopPadding: CGFloat?
  /// The buttons at a row's leading edge.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The buttons at a row's trailing edge.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates a list.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
  }

  /// The style of a table that looks so.
  var style: UITableView.Style {
    switch appearance {
    case .plain, .sidebarPlain: .plain
    case .grouped: .grouped
    case .insetGrouped, .sidebar: .insetGrouped
    }
  }
  /// The colour behind the rows.
  var ground: UIColor {
    backgroundColor ?? (style == .plain ? .systemBackground : .systemGroupedBackground)
  }
  /// Whether rows have no ground of their own.
  var isSidebar: Bool { appearance == .sidebar || appearance == .sidebarPlain }
}

/// Where a cell stands in a list, as far as it looks by it.
struct ListSeat: Equatable {
  var row = CellSeat()
  /// Whether it stands above or below a section.
  var isEdge = false
  /// Whether it has a ground of its own.
  var hasGround = true
}

/// Places the rows of a section of a list.
@MainActor struct ListArrangement {
  let list: UICollectionLayoutListConfiguration
  let view: UICollectionView
  let section: Int
  /// Whether the section before has a footer.
  let followsFooter: Bool

  private var metrics: TableMetrics { TableMetrics(list.style, view.placeEnvironment) }

  /// The attributes of all in the section.
  ///
  /// - Parameter end: Where the section begins, in points from the top; where it ends afterwards.
  /// - Returns: The attributes.
  func attributes(from end: inout CGFloat) -> [UICollectionViewLayoutAttributes] {
    let count = view.numberOfItems(inSection: section)
    let startsWithHeader = list.headerMode == .firstItemInSection && count > 0
    var found: [UICollectionViewLayoutAttributes] = []
    if list.headerMode == .supplementary || startsWithHeader {
      end += list.headerTopPadding ?? headerGap
    } else {
      end += metrics.gap(isFirst: section == 0, followsFooter: followsFooter)
    }
    if list.headerMode == .supplementary {
      found.append(edge(UICollectionView.elementKindSectionHeader, at: &end))
    }
    for item in 0..<count {
      let path = IndexPath(item: item, section: section)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.listSeat = seat(of: item, of: count, afterHeader: startsWithHeader)
      attributes.frame = frame(at: &end, view.tiler.sizes[path])
      found.append(attributes)
    }
    if list.footerMode == .supplementary {
      found.append(edge(UICollectionView.elementKindSectionFooter, at: &end))
    }
    if section == view.numberOfSections - 1, list.style != .plain { end += metrics.lists.endGap }
    return found
  }

  private var headerGap: CGFloat {
    metrics.headerGap(isFirst: section == 0, followsFooter: followsFooter)
  }

  private func edge(_ kind: String, at end: inout CGFloat) -> UICollectionViewLayoutAttributes {
    let path = IndexPath(item: 0, section: section)
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
    var seat = ListSeat()
    (seat.row.style, seat.isEdge, seat.hasGround) = (list.style, true, false)
    attributes.listSeat = seat
    let key = CollectionTiler.Supplement(kind: kind, path: path)
    attributes.frame = frame(at: &end, view.tiler.supplementSizes[key])
    return attributes
  }

  /// The next frame: of a size that was measured at this width, or of the usual one.
  private func frame(at end: inout CGFloat, _ size: CGSize?) -> CGRect {
    let width = max(view.bounds.width - 2 * metrics.margin, 0)
    let known = size.flatMap { $0.width == width ? $0.height : nil }
    let height = known ?? metrics.lists.rowHeight
    defer { end += height }
    return CGRect(x: metrics.margin, y: end, width: width, height: height)
  }

  private func seat(of item: Int, of count: Int, afterHeader: Bool) -> ListSeat {
    var seat = ListSeat()
    seat.row.style = list.style
    if afterHeader, item == 0 {
      (seat.isEdge, seat.hasGround) = (true, false)
      return seat
    }
    seat.row.isFirst = item == (afterHeader ? 1 : 0)
    seat.row.isLast = item == count - 1
    seat.hasGround = !list.isSidebar
    let path = IndexPath(item: item, section: section)
    let lines = list.itemSeparatorHandler?(path, list.separatorConfiguration)
    let line = lines ?? list.separatorConfiguration
    seat.row.hasLine =
      list.showsSeparators && line.bottomSeparatorVisibility != .hidden
      && !(list.style == .insetGrouped && seat.row.isLast)
    seat.row.separatorColor = line.color
    seat.row.separatorInset = line.ownInsets.map {
      UIEdgeInsets(top: 0, left: $0.leading, bottom: 0, right: $0.trailing)
    }
    return seat
  }
}
