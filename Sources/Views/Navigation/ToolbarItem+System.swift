@_spi(Engine) public import ViewEngine

extension ToolbarContent {
  /// Makes these items the source of a zoom transition, for `navigationTransition(.zoom(sourceID:in:))`.
  ///
  /// - Parameters:
  ///   - id: The identity that the transition names.
  ///   - namespace: The namespace of the identity.
  /// - Returns: These items with that said.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent {
    _ToolbarItems(
      _items: _items.map { item in
        guard item.spacing == nil else { return item }
        return item.with(AnyView(item.view.matchedTransitionSource(id: id, in: namespace)))
      })
  }

  /// Sets whether these items stand on the glass that neighbours share, with systems that have it.
  ///
  /// - Parameter visibility: `.hidden` for items on no glass.
  /// - Returns: These items with that said.
  /// - Note: Accepted; no effect. `visibility`: items of the bar at a page's bottom stay on its glass.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    guard visibility == .hidden else { return _ToolbarItems(_items: _items) }
    return _ToolbarItems(
      _items: _items.map { item in
        guard item.seat == .bottom else { return item.withoutGround }
        return item.with(AnyView(item.view.modifier(KeptGround())))
      })
  }
}

/// Tells that an item of the bar at a page's bottom stays on its glass.
private struct KeptGround: ViewModifier {
  @Environment(\.systemLook.bars) private var look
  func body(content: Content) -> some View {
    content.ineffective("sharedBackgroundVisibility", if: look.hasGlass)
  }
}

/// An item that the system brings, at another place.
public struct DefaultToolbarItem: ToolbarContent {
  /// What the system brings.
  public struct Kind: Hashable, Sendable {
    private enum Item { case search, sidebar, title }
    private let item: Item
    /// The field for search, which stands at the bottom with systems that have glass.
    public static let search = Self(item: .search)
    /// The button that shows and hides a sidebar.
    public static let sidebarToggle = Self(item: .sidebar)
    /// The page's title.
    public static let title = Self(item: .title)

    /// Where the item stands by itself.
    fileprivate var places: Set<ToolbarItemPlacement> {
      switch item {
      case .search: [.automatic, .bottomBar]
      case .sidebar: [.automatic, .navigation, .topBarLeading]
      case .title: [.automatic, .principal]
      }
    }
  }

  public typealias Body = Never
  public let _items: [_ToolbarEntry] = []

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - kind: What the system brings.
  ///   - placement: Where it stands.
  /// - Note: Accepted; no effect. `placement`: what the system brings stays at its place.
  public init(kind: Kind, placement: ToolbarItemPlacement = .automatic) {
    if !kind.places.contains(placement) { IneffectiveSettings.note("DefaultToolbarItem") }
  }
}

/// What the system puts into toolbars, and a page may do without.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private enum Item { case title, sidebarToggle }
  private let item: Item
  /// The page's title.
  public static let title = Self(item: .title)
  /// The button that shows and hides a sidebar.
  public static let sidebarToggle = Self(item: .sidebarToggle)

  fileprivate var isTitle: Bool { item == .title }
}

extension View {
  /// Removes what the system puts into the toolbar of the page on which this view is.
  ///
  /// - Parameter defaultItemKind: What is removed; `nil` for nothing.
  /// - Returns: This view with that said.
  /// - Note: Accepted; no effect. `sidebarToggle`: a film's sidebars have no such button.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    transformPreference(NavigationTitleKey.self) {
      guard defaultItemKind?.isTitle == true else { return }
      var title = $0 ?? NavigationTitle()
      title.isTextRemoved = true
      $0 = title
    }
  }
}
