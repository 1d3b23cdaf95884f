import Foundation
import Geometry
@_spi(Engine) public import ViewEngine

/// The placement of an item of a toolbar.
public struct ToolbarItemPlacement: Hashable, Sendable {
  /// Where items of a placement stand; a title's menu is no item.
  enum Seat {
    case leading, middle, trailing, bottom, keyboard, title
    case smallTitle, largeTitle, subtitle, largeSubtitle
  }
  let seat: Seat
  /// Whether items confirm: on glass of the accent colour, where there is glass.
  var isConfirming = false
  /// Whether items stand in the menu of what is done seldom.
  var isSecondary = false

  /// Where the system thinks best: at the trailing edge of the navigation bar.
  public static let automatic = Self(seat: .trailing)
  /// In the middle of the navigation bar, in place of the title.
  public static let principal = Self(seat: .middle)
  /// Beside the way back: at the leading edge.
  public static let navigation = Self(seat: .leading)
  /// At the leading edge of the navigation bar.
  public static let topBarLeading = Self(seat: .leading)
  /// At the trailing edge of the navigation bar.
  public static let topBarTrailing = Self(seat: .trailing)
  /// At the leading edge of the navigation bar: the older name.
  public static let navigationBarLeading = Self(seat: .leading)
  /// At the trailing edge of the navigation bar: the older name.
  public static let navigationBarTrailing = Self(seat: .trailing)
  /// For what cancels: at the leading edge.
  public static let cancellationAction = Self(seat: .leading)
  /// For what destroys: at the leading edge.
  public static let destructiveAction = Self(seat: .leading)
  /// For what confirms: at the trailing edge.
  public static let confirmationAction = Self(seat: .trailing, isConfirming: true)
  /// For what is done most: at the trailing edge.
  public static let primaryAction = Self(seat: .trailing)
  /// For what is done seldom: in a menu at the trailing edge.
  public static let secondaryAction = Self(seat: .trailing, isSecondary: true)
  /// In a bar at the page's bottom.
  public static let bottomBar = Self(seat: .bottom)
  /// For a status: in the middle of the bar at the page's bottom.
  public static let status = Self(seat: .bottom)
  /// Above the keyboard of a field in the view to which the toolbar is given.
  public static let keyboard = Self(seat: .keyboard)
  /// In place of the title's words in the bar.
  public static let title = Self(seat: .smallTitle)
  /// In place of the words of a large title.
  public static let largeTitle = Self(seat: .largeTitle)
  /// Below the title in the bar, in place of the page's subtitle.
  public static let subtitle = Self(seat: .subtitle)
  /// Below a large title, in place of the page's subtitle: as high as a line of it.
  public static let largeSubtitle = Self(seat: .largeSubtitle)
}

/// The content of a toolbar.
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The type of what the content consists of.
  associatedtype Body: ToolbarContent
  /// What the content consists of.
  @ToolbarContentBuilder var body: Body { get }
  /// The items, first to last.
  var _items: [_ToolbarEntry] { get }
}

extension ToolbarContent {
  public var _items: [_ToolbarEntry] { body._items }
}

extension Never: ToolbarContent {}

/// An item of a toolbar, whatever its view's type.
public struct _ToolbarEntry {
  let seat: ToolbarItemPlacement.Seat
  /// Whether it confirms.
  let isConfirming: Bool
  /// Whether it stands in the menu of what is done seldom.
  let isSecondary: Bool
  private(set) var view: AnyView
  /// The room that it leaves instead of showing something; `nil` for a view.
  private(set) var spacing: SpacerSizing?
  /// Whether it stands on the glass of its neighbours, where there is glass; else it stands on none.
  private(set) var hasGround = true
  /// Whether it is a condition that does not hold: there is no glass for it.
  private(set) var isAbsent = false
  /// The menu that the page's title opens for it.
  private(set) var titleMenu: PageTitleMenu?

  package init(_ placement: ToolbarItemPlacement, _ view: AnyView) {
    (seat, isConfirming, self.view) = (placement.seat, placement.isConfirming, view)
    isSecondary = placement.isSecondary
  }

  /// Creates an item of a view of a known type.
  ///
  /// - Parameters:
  ///   - placement: Where it stands.
  ///   - content: What is shown; an optional that is `nil` is absent.
  @MainActor init<Content: View>(_ placement: ToolbarItemPlacement, of content: Content) {
    self.init(placement, AnyView(content))
    let mirror = Mirror(reflecting: content)
    isAbsent = content is EmptyView || (mirror.displayStyle == .optional && mirror.children.isEmpty)
  }

  @MainActor init(_ placement: ToolbarItemPlacement, spacing: SpacerSizing) {
    self.init(placement, AnyView(ToolbarGap(sizing: spacing)))
    self.spacing = spacing
  }

  @MainActor init(titleMenu: PageTitleMenu) {
    (seat, isConfirming, isSecondary) = (.title, false, false)
    view = AnyView(EmptyView())
    self.titleMenu = titleMenu
  }

  /// The same item on no glass.
  var withoutGround: Self {
    var entry = self
    entry.hasGround = false
    return entry
  }

  /// The same item with another view.
  func with(_ view: AnyView) -> Self {
    var entry = self
    entry.view = view
    return entry
  }
}

extension ToolbarContent where Body == Never {
  /// Nothing: items that the bars know stand for no others.
  public var body: Never { preconditionFailure("an item of a toolbar has no body") }
}

/// Items of a toolbar in a row.
public struct _ToolbarItems: ToolbarContent {
  public typealias Body = Never
  public let _items: [_ToolbarEntry]
}

/// An item of a toolbar.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  public typealias Body = Never
  /// What tells it from others where a toolbar can be customised.
  public let id: ID
  public let _items: [_ToolbarEntry]

  init(_ id: ID, _ items: [_ToolbarEntry]) { (self.id, _items) = (id, items) }
}

extension ToolbarItem where ID == () {
  /// Creates an item.
  ///
  /// - Parameters:
  ///   - placement: Where it stands.
  ///   - content: What is shown.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init((), [_ToolbarEntry(placement, of: content())])
  }
}

/// Several items of a toolbar at one place.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public typealias Body = Never
  public let _items: [_ToolbarEntry]

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - placement: Where its items stand.
  ///   - content: The items.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    _items = [_ToolbarEntry(placement, of: content())]
  }
}

/// The content of a group of items that has a label.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  fileprivate let content: Content
  public var body: some View { content }
}

extension ToolbarItemGroup {
  /// Creates a group with a label.
  ///
  /// - Parameters:
  ///   - placement: Where its items stand.
  ///   - content: The items.
  ///   - label: What stands for them where they have no room.
  /// - Note: Accepted; no effect. `label`: the items stand in the bar, whatever room there is.
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    let group = LabeledToolbarItemGroupContent<C, L>(content: content())
    self.init(placement: placement, content: { group })
  }
}

/// Builds the content of toolbars.
@MainActor @resultBuilder public enum ToolbarContentBuilder {
  /// One item or group.
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
  /// One content is itself.
  public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }
  /// All in a row.
  public static func buildBlock<each C: ToolbarContent>(
    _ content: repeat each C
  ) -> _ToolbarItems {
    var items: [_ToolbarEntry] = []
    repeat items += (each content)._items
    return _ToolbarItems(_items: items)
  }
  /// `if` without `else`.
  public static func buildIf<C: ToolbarContent>(_ content: C?) -> C? { content }
  /// The first branch of a choice.
  public static func buildEither<C: ToolbarContent>(first: C) -> _ToolbarItems {
    _ToolbarItems(_items: first._items)
  }
  /// The other branch of a choice.
  public static func buildEither<C: ToolbarContent>(second: C) -> _ToolbarItems {
    _ToolbarItems(_items: second._items)
  }
  /// `if #available`.
  public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> _ToolbarItems {
    _ToolbarItems(_items: content._items)
  }
}

/// Content that may not be there.
extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public var body: Never { preconditionFailure("content that may not be there has no body") }
  public var _items: [_ToolbarEntry] { self?._items ?? [] }
}

/// The items that one `toolbar` adds to a page; each evaluation makes new ones.
package final class PageToolbar: Equatable {
  private let items: [_ToolbarEntry]

  package init(_ items: [_ToolbarEntry]) { self.items = items }

  package static func == (lhs: PageToolbar, rhs: PageToolbar) -> Bool { lhs === rhs }

  /// The items at a seat, in order.
  func entries(at seat: ToolbarItemPlacement.Seat) -> [_ToolbarEntry] {
    items.filter { $0.seat == seat }
  }

  /// The views at a seat, in order.
  func views(at seat: ToolbarItemPlacement.Seat) -> [AnyView] { entries(at: seat).map(\.view) }
}

/// Adds items to the bars of a page.
private struct ToolbarModifier: ViewModifier {
  let items: [_ToolbarEntry]
  @Environment(\.editMode) private var editMode

  func body(content: Content) -> some View {
    // The bar is elsewhere; a button there edits what the view that brings it would.
    let mode = editMode
    let toolbar = PageToolbar(
      OverflowMenu.gathering(items).map {
        $0.with(AnyView($0.view.environment(\.editMode, mode)))
      })
    let above = toolbar.views(at: .keyboard)
    let menu = items.lazy.compactMap(\.titleMenu).first
    content.titled {
      $0.toolbars.append(toolbar)
      if let menu { $0.menu = menu }
    }
    .transformEnvironment(\.keyboardToolbars) {
      if !above.isEmpty { $0.append(KeyboardToolbar(AnyView(AccessoryToolbar(views: above)))) }
    }
  }
}

/// The items of a page's toolbars at one place, in a row.
struct ToolbarRow: View {
  let views: [AnyView]
  /// The spacing of items in points.
  var spacing: CGFloat = 16
  /// How large symbols are beside letters of that size.
  ///
  /// As UIKit's bar buttons: in pictures of iOS 18 a plus is 17.7 wide, which would be 14.3 in the medium scale.
  var scale = Image.Scale.large
  /// The size of the items' letters and symbols in points.
  private static let size: CGFloat = 17

  var body: some View {
    HStack(spacing: spacing) {
      ForEach(Array(views.enumerated()), id: \.offset) { $0.element }
    }
    .font(.system(size: Self.size))
    .imageScale(scale)
    .labelStyle(.iconOnly)
  }
}

/// The bar at a page's bottom: 49 points high, its items spread as their spacers say; or one of its own, as high as its place.
package struct BottomToolbar: View {
  let views: [AnyView]
  let bar: ScrolledBar
  let look: BarLook
  /// Whether it stands elsewhere than at a page's bottom, in a place of its own.
  var isApart = false
  /// The bar's height, and the insets of its items from the sides, in points.
  private static let (height, inset) = (CGFloat(49), CGFloat(16))

  @Environment(\.systemLook.bars) private var system
  @Environment(\.stageInsets) private var insets

  package var body: some View {
    row.barColorScheme(look).modifier(BottomBarGround(bar: bar, look: groundLook))
  }

  /// The look of the ground: under glass in a place of its own there is none.
  private var groundLook: BarLook {
    var look = look
    if isApart, system.hasGlass { look.visibility = .hidden }
    return look
  }

  @ViewBuilder private var row: some View {
    let items = ToolbarRow(views: views).padding(.horizontal, Self.inset)
      .frame(maxWidth: .infinity)
    if isApart {
      let filling = items.frame(maxHeight: .infinity)
      if system.hasGlass, !views.isEmpty {
        filling.tint(.primary).glassEffect(.regular, in: Capsule())
      } else {
        filling
      }
    } else if system.hasGlass {
      items.tint(.primary).frame(height: Self.height)
        .glassEffect(.regular, in: Capsule()).padding(.horizontal, system.bottomInset)
        .padding(.bottom, system.bottomMargin - insets.bottom)
    } else {
      items.frame(height: Self.height)
    }
  }
}

extension BottomToolbar {
  /// A bar in a place of its own, whose ground is always there; on glass, the glass alone.
  package static func apart(_ views: [AnyView]) -> Self {
    var look = BarLook()
    look.visibility = .visible
    return BottomToolbar(views: views, bar: ScrolledBar(.bottom), look: look, isApart: true)
  }
}

/// The bars of a page.
public struct ToolbarPlacement: Hashable, Sendable {
  private enum Bar { case automatic, navigation, bottom, tabs }
  private let bar: Bar
  /// All bars that the content stands in.
  public static let automatic = Self(bar: .automatic)
  /// The navigation bar.
  public static let navigationBar = Self(bar: .navigation)
  /// The bar at the page's bottom.
  public static let bottomBar = Self(bar: .bottom)
  /// The bar of tabs.
  public static let tabBar = Self(bar: .tabs)

  /// Whether the navigation bar is meant.
  var isNavigationBar: Bool { bar == .automatic || bar == .navigation }
  /// Whether the bar at the page's bottom is meant.
  var isBottomBar: Bool { bar == .bottom }
  /// Whether the bar of tabs is meant.
  var isTabBar: Bool { bar == .tabs }
}

extension View {
  /// Adds items to the bars of the page on which this view is.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { toolbar(items: content()._items) }

  /// Adds one item to the navigation bar of the page on which this view is.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    toolbar(items: ToolbarItem(content: content)._items)
  }

  private func toolbar(items: [_ToolbarEntry]) -> some View {
    modifier(ToolbarModifier(items: items))
  }

  /// Shows or hides bars of the page on which this view is.
  ///
  /// - Parameters:
  ///   - visibility: Whether they are shown.
  ///   - bars: Which bars; all, if none is named.
  /// - Returns: This view with that said.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    toolbarVisibility(visibility, bars)
  }
  /// Shows or hides bars of the page on which this view is.
  ///
  /// - Parameters:
  ///   - visibility: Whether they are shown.
  ///   - bars: Which bars; all, if none is named.
  /// - Returns: This view with that said.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { toolbarVisibility(visibility, bars) }

  private func toolbarVisibility(
    _ visibility: Visibility, _ bars: [ToolbarPlacement]
  ) -> some View {
    let isNavigation = bars.isEmpty || bars.contains(where: \.isNavigationBar)
    // What is said of another bar does not make a page have this one.
    return transformPreference(NavigationTitleKey.self) {
      guard isNavigation, visibility != .automatic else { return }
      var title = $0 ?? NavigationTitle()
      title.isHidden = visibility == .hidden
      $0 = title
    }
    .modifier(
      TabBarVisibility(
        isHidden: visibility == .hidden && bars.contains(where: \.isTabBar)))
  }
}

/// Hides the bar of tabs around a view.
struct TabBarVisibility: ViewModifier {
  let isHidden: Bool
  func body(content: Content) -> some View {
    content.preference(key: TabBarHiddenKey.self, value: isHidden)
  }
}

/// The preference by which a page hides the bar of tabs.
enum TabBarHiddenKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}
