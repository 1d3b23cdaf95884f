@_spi(Engine) public import ViewEngine

/// How tabs look.
enum TabLook: Equatable {
  /// One page, and a bar below.
  case bar
  /// Pages side by side; with dots, without, or with dots where there are several.
  case pages(showsIndex: Bool?)
}

private enum TabLookKey: EnvironmentKey { static var defaultValue: TabLook { .bar } }
private enum TabIndexGroundKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// How tabs look.
  var tabLook: TabLook {
    get { self[TabLookKey.self] }
    set { self[TabLookKey.self] = newValue }
  }
  /// Whether the dots of pages have a ground.
  var tabIndexHasGround: Bool {
    get { self[TabIndexGroundKey.self] }
    set { self[TabIndexGroundKey.self] = newValue }
  }
}

/// A style of tabs.
@MainActor @preconcurrency public protocol TabViewStyle {
  /// How tabs look by this style.
  var _look: _TabViewLook { get }
}

/// How tabs look by a style.
public struct _TabViewLook {
  let look: TabLook
}

/// The style of tabs that the system chooses: a bar below.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
  public var _look: _TabViewLook { _TabViewLook(look: .bar) }
}

/// The style of tabs that are a sidebar where there is room for one: a bar on a telephone.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
  public var _look: _TabViewLook { _TabViewLook(look: .bar) }
}

/// The style of tabs that are a bar always.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
  public var _look: _TabViewLook { _TabViewLook(look: .bar) }
}

/// The style of tabs through which a finger swipes.
public struct PageTabViewStyle: TabViewStyle {
  /// When dots say which page is shown.
  public struct IndexDisplayMode: Sendable {
    fileprivate let isShown: Bool?
    /// Where there are several pages.
    public static let automatic = Self(isShown: nil)
    /// Always.
    public static let always = Self(isShown: true)
    /// Never.
    public static let never = Self(isShown: false)
  }

  private let mode: IndexDisplayMode
  /// Creates the style.
  ///
  /// - Parameter indexDisplayMode: When dots say which page is shown.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
  public var _look: _TabViewLook { _TabViewLook(look: .pages(showsIndex: mode.isShown)) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The style that the system chooses: a bar below.
  public static var automatic: Self { Self() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A sidebar where there is room for one: a bar on a telephone.
  public static var sidebarAdaptable: Self { Self() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar always.
  public static var tabBarOnly: Self { Self() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages through which a finger swipes.
  public static var page: Self { Self() }
  /// Pages through which a finger swipes, with dots or without.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
    Self(indexDisplayMode: indexDisplayMode)
  }
}

/// A style of the dots that say which page is shown.
@MainActor @preconcurrency public protocol IndexViewStyle {
  /// Whether the dots have a ground.
  var _hasGround: Bool { get }
}

/// Dots, one a page.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When the dots have a ground.
  public struct BackgroundDisplayMode: Sendable {
    fileprivate let isShown: Bool
    /// As the system thinks best: never.
    public static let automatic = Self(isShown: false)
    /// While they are touched, which nobody does here.
    public static let interactive = Self(isShown: false)
    /// Always.
    public static let always = Self(isShown: true)
    /// Never.
    public static let never = Self(isShown: false)
  }

  public let _hasGround: Bool
  /// Creates the style.
  ///
  /// - Parameter backgroundDisplayMode: When the dots have a ground.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    _hasGround = backgroundDisplayMode.isShown
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots, one a page.
  public static var page: Self { Self() }
  /// Dots, one a page, with a ground or without.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> Self { Self(backgroundDisplayMode: backgroundDisplayMode) }
}

extension View {
  /// Sets the style of the tabs below.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabLook, style._look.look)
  }
  /// Sets the style of the dots of the tabs below.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.tabIndexHasGround, style._hasGround)
  }
}
