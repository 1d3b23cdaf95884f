public import Foundation

/// A configuration of what is behind a cell.
public struct UIBackgroundConfiguration {
  /// Its colour; that of the list unless set.
  public var backgroundColor: UIColor?
  /// The radius of its corners, in points; that of the list unless set.
  public var cornerRadius: CGFloat {
    get { ownRadius ?? 0 }
    set { ownRadius = newValue }
  }
  private(set) var ownRadius: CGFloat?
  /// How far it is from the cell's edges, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// A view instead of the colour.
  public var customView: UIView?
  /// A blur below the colour.
  ///
  /// - Note: Accepted; no effect. `visualEffect`: nothing is seen through a cell.
  public var visualEffect: UIVisualEffect?
  /// The colour of a line around it.
  public var strokeColor: UIColor?
  /// The width of that line, in points.
  public var strokeWidth: CGFloat = 0
  /// Whether there is nothing unless it is asked for.
  let isClear: Bool

  private init(isClear: Bool) { self.isClear = isClear }

  /// Nothing.
  public static func clear() -> Self { Self(isClear: true) }
  /// As a row of a list.
  public static func listCell() -> Self { Self(isClear: false) }
  /// As a row of a plain list.
  public static func listPlainCell() -> Self { Self(isClear: false) }
  /// As a row of a grouped list.
  public static func listGroupedCell() -> Self { Self(isClear: false) }
  /// As a row of a sidebar.
  public static func listSidebarCell() -> Self { Self(isClear: true) }
  /// As a header of a list.
  public static func listHeader() -> Self { Self(isClear: true) }
  /// As a footer of a list.
  public static func listFooter() -> Self { Self(isClear: true) }
  /// As what stands above or below a section of a plain list.
  public static func listPlainHeaderFooter() -> Self { Self(isClear: true) }
  /// As what stands above or below a section of a grouped list.
  public static func listGroupedHeaderFooter() -> Self { Self(isClear: true) }
}
