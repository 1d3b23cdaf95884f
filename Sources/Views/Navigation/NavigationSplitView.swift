public import Foundation
@_spi(Engine) public import ViewEngine

/// Which columns of a split view are shown where there is room for them.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private enum Kind: Hashable, Codable { case automatic, all, doubleColumn, detailOnly }
  private let kind: Kind
  /// Two where the width is greater than the height, else the last one.
  public static var automatic: Self { Self(kind: .automatic) }
  /// All.
  public static var all: Self { Self(kind: .all) }
  /// The last two.
  public static var doubleColumn: Self { Self(kind: .doubleColumn) }
  /// The last one.
  public static var detailOnly: Self { Self(kind: .detailOnly) }

  /// How many columns are shown.
  ///
  /// - Parameters:
  ///   - count: How many there are.
  ///   - isWide: Whether the width is greater than the height.
  /// - Returns: The number, counted from the last column.
  func shown(of count: Int, isWide: Bool) -> Int {
    switch kind {
    case .automatic: isWide ? 2 : 1
    case .all: count
    case .doubleColumn: 2
    case .detailOnly: 1
    }
  }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  fileprivate let place: Int
  /// The first one.
  public static var sidebar: Self { Self(place: 0) }
  /// The one between, where there are three.
  public static var content: Self { Self(place: 1) }
  /// The last one.
  public static var detail: Self { Self(place: 2) }
}

/// A navigation split view: columns side by side, of which the first ones choose what the last one shows.
///
/// Where the width is compact, as on a telephone, the columns are pages of a stack: a row that is chosen, or a link, leads on to the
/// next.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let columns: [AnyView]
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let compactColumn: Binding<NavigationSplitViewColumn>?
  @State private var model = SplitModel()
  @State private var ownVisibility = NavigationSplitViewVisibility.automatic
  @State private var ownTop = 0
  @Environment(\.horizontalSizeClass) private var sizeClass

  /// Creates a split view of three columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: Which columns are shown.
  ///   - preferredCompactColumn: Which one is on top where the width is compact.
  ///   - sidebar: The first column.
  ///   - content: The second one.
  ///   - detail: The last one.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    columns = [AnyView(sidebar()), AnyView(content()), AnyView(detail())]
    (visibility, compactColumn) = (columnVisibility, preferredCompactColumn)
  }
  /// Creates a split view of three columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: Which columns are shown.
  ///   - sidebar: The first column.
  ///   - content: The second one.
  ///   - detail: The last one.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    columns = [AnyView(sidebar()), AnyView(content()), AnyView(detail())]
    (visibility, compactColumn) = (columnVisibility, nil)
  }
  /// Creates a split view of three columns.
  ///
  /// - Parameters:
  ///   - preferredCompactColumn: Which one is on top where the width is compact.
  ///   - sidebar: The first column.
  ///   - content: The second one.
  ///   - detail: The last one.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    columns = [AnyView(sidebar()), AnyView(content()), AnyView(detail())]
    (visibility, compactColumn) = (nil, preferredCompactColumn)
  }
  /// Creates a split view of three columns.
  ///
  /// - Parameters:
  ///   - sidebar: The first column.
  ///   - content: The second one.
  ///   - detail: The last one.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    columns = [AnyView(sidebar()), AnyView(content()), AnyView(detail())]
    (visibility, compactColumn) = (nil, nil)
  }

  public var body: some View {
    if sizeClass == .regular {
      SplitColumns(
        columns: columns, model: model, visibility: visibility ?? $ownVisibility)
    } else {
      SplitPages(columns: columns, model: model, top: top)
    }
  }

  /// How many columns lie on the first one, as the scene or the view itself keeps it.
  private var top: Binding<Int> {
    guard let compactColumn else { return $ownTop }
    let last = columns.count - 1
    return Binding(
      get: { min(compactColumn.wrappedValue.place, last) },
      set: {
        compactColumn.wrappedValue = $0 == 0 ? .sidebar : $0 == last ? .detail : .content
      })
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates a split view of two columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: Which columns are shown.
  ///   - preferredCompactColumn: Which one is on top where the width is compact.
  ///   - sidebar: The first column.
  ///   - detail: The last one.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    columns = [AnyView(sidebar()), AnyView(detail())]
    (visibility, compactColumn) = (columnVisibility, preferredCompactColumn)
  }
  /// Creates a split view of two columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: Which columns are shown.
  ///   - sidebar: The first column.
  ///   - detail: The last one.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    columns = [AnyView(sidebar()), AnyView(detail())]
    (visibility, compactColumn) = (columnVisibility, nil)
  }
  /// Creates a split view of two columns.
  ///
  /// - Parameters:
  ///   - preferredCompactColumn: Which one is on top where the width is compact.
  ///   - sidebar: The first column.
  ///   - detail: The last one.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    columns = [AnyView(sidebar()), AnyView(detail())]
    (visibility, compactColumn) = (nil, preferredCompactColumn)
  }
  /// Creates a split view of two columns.
  ///
  /// - Parameters:
  ///   - sidebar: The first column.
  ///   - detail: The last one.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    columns = [AnyView(sidebar()), AnyView(detail())]
    (visibility, compactColumn) = (nil, nil)
  }
}

/// A style of split views: how the last column gives way to the others.
public protocol NavigationSplitViewStyle {}
/// The style of split views that the system chooses.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}
/// The last column gives way to the others.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}
/// The last column stays as it is, and others lie over it.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The style that the system chooses.
  public static var automatic: Self { Self() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The last column gives way to the others.
  public static var balanced: Self { Self() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The last column stays as it is, and others lie over it.
  public static var prominentDetail: Self { Self() }
}

extension View {
  /// Sets the style of the split views below.
  ///
  /// - Parameter style: The style.
  /// - Returns: This view; that the last column keeps its place is noted.
  /// - Note: Accepted; no effect. `style`: columns stand beside each other.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    ineffective("navigationSplitViewStyle", if: style is ProminentDetailNavigationSplitViewStyle)
  }
  /// Sets the width of the column of a split view in which this view is.
  ///
  /// - Parameter width: The width in points.
  /// - Returns: This view.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(key: ColumnWidthKey.self, value: ColumnWidth(min: width, ideal: width, max: width))
  }
  /// Sets the widths that the column of a split view may have in which this view is.
  ///
  /// - Parameters:
  ///   - min: The least, in points.
  ///   - ideal: The usual one.
  ///   - max: The greatest.
  /// - Returns: This view.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(key: ColumnWidthKey.self, value: ColumnWidth(min: min, ideal: ideal, max: max))
  }
}
