public import Foundation

/// A table, as far as all of an app are asked for something; lists have not been tables since iOS 16.
public final class UITableView: UIAppearanceProxy {
  private static let shared = UITableView("UITableView")
  /// What all tables are asked for.
  public static func appearance() -> UITableView { shared }
  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none
    /// One below each row.
    case singleLine
  }
  /// The lines between rows.
  ///
  /// - Note: Accepted; no effect. `separatorStyle`: use `listRowSeparator(_:)`, as on iOS since 16.
  public var separatorStyle = SeparatorStyle.singleLine { didSet { note("separatorStyle") } }
  /// The colour of the lines between rows.
  ///
  /// - Note: Accepted; no effect. `separatorColor`: use `listRowSeparatorTint(_:)`, as on iOS since 16.
  public var separatorColor: UIColor? { didSet { note("separatorColor") } }
  /// The insets of the lines.
  ///
  /// - Note: Accepted; no effect. `separatorInset`: lists have not been tables since iOS 16.
  public var separatorInset = UIEdgeInsets.zero { didSet { note("separatorInset") } }
  /// The insets of the rows.
  ///
  /// - Note: Accepted; no effect. `contentInset`: lists have not been tables since iOS 16.
  public var contentInset = UIEdgeInsets.zero { didSet { note("contentInset") } }
  /// The space over the first header.
  ///
  /// - Note: Accepted; no effect. `sectionHeaderTopPadding`: lists have not been tables since iOS 16.
  public var sectionHeaderTopPadding: CGFloat = 0 { didSet { note("sectionHeaderTopPadding") } }
  /// Whether a finger can pull rows beyond their ends.
  ///
  /// - Note: Accepted; no effect. `bounces`: lists have not been tables since iOS 16.
  public var bounces = true { didSet { note("bounces") } }
  /// Whether rows are chosen by a touch.
  ///
  /// - Note: Accepted; no effect. `allowsSelection`: lists have not been tables since iOS 16.
  public var allowsSelection = true { didSet { note("allowsSelection") } }
  /// Whether a finger scrolls it.
  ///
  /// - Note: Accepted; no effect. `isScrollEnabled`: use `scrollDisabled(_:)`, as on iOS since 16.
  public var isScrollEnabled = true { didSet { note("isScrollEnabled") } }
  /// Whether a bar tells where it is, which is up to lists themselves since iOS 16.
  public var showsVerticalScrollIndicator = true
  /// What stands below the rows; lists have nothing there.
  public var tableFooterView: UIView?
  /// What stands above the rows.
  ///
  /// - Note: Accepted; no effect. `tableHeaderView`: lists have not been tables since iOS 16.
  public var tableHeaderView: UIView? { didSet { note("tableHeaderView") } }
}

/// A row of a table, as far as all of an app are asked for something.
public final class UITableViewCell: UIAppearanceProxy {
  private static let shared = UITableViewCell("UITableViewCell")
  /// What all rows are asked for.
  public static func appearance() -> UITableViewCell { shared }
  /// How a chosen row looks.
  public enum SelectionStyle: Int, Sendable {
    /// As any.
    case none
    /// Blue.
    case blue
    /// Grey.
    case gray
    /// As the system thinks best.
    case `default`
  }
  /// How a chosen row looks.
  ///
  /// - Note: Accepted; no effect. `selectionStyle`: lists have not been tables since iOS 16.
  public var selectionStyle = SelectionStyle.default { didSet { note("selectionStyle") } }
}

/// A collection, as far as all of an app are asked for something.
public final class UICollectionView: UIAppearanceProxy {
  private static let shared = UICollectionView("UICollectionView")
  /// What all collections are asked for.
  public static func appearance() -> UICollectionView { shared }
}

/// A bar of buttons, as far as all of an app are asked for something.
public final class UIToolbar: UIAppearanceProxy {
  private static let shared = UIToolbar("UIToolbar")
  /// What all bars of buttons are asked for.
  public static func appearance() -> UIToolbar { shared }
}

/// A search bar, as far as all of an app are asked for something.
public final class UISearchBar: UIAppearanceProxy {
  private static let shared = UISearchBar("UISearchBar")
  /// What all search bars are asked for.
  public static func appearance() -> UISearchBar { shared }
}

/// What is pulled to load again, as far as all of an app are asked for something.
public final class UIRefreshControl: UIAppearanceProxy {
  private static let shared = UIRefreshControl("UIRefreshControl")
  /// What all of them are asked for.
  public static func appearance() -> UIRefreshControl { shared }
}
