import ViewEngine

/// A tab placement: in which of a tab view's forms a tab is.
public struct TabPlacement: Hashable, Sendable {
  private let isInBar: Bool
  /// Whether the bar has the tab.
  var showsInBar: Bool { isInBar }

  /// In the bar and in the sidebar.
  public static let automatic = Self(isInBar: true)
  /// In the bar, first of all; without a sidebar the same as ``automatic``.
  public static let pinned = Self(isInBar: true)
  /// In the sidebar alone.
  public static let sidebarOnly = Self(isInBar: false)
}

extension TabContent {
  /// Says where these tabs are.
  ///
  /// - Parameter placement: Where; as tab views have their bar, tabs for the sidebar alone are not seen.
  /// - Returns: The tabs, or none.
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    hidden(!placement.showsInBar)
  }
}
