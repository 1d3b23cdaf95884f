import Foundation
@_spi(Engine) public import ViewEngine

/// A menu style: what opens a menu.
@MainActor @preconcurrency public protocol MenuStyle: _ControlStyle {
  /// The type of a menu's look.
  associatedtype Body: View
  /// The configuration of a menu: its label and its buttons.
  typealias Configuration = MenuStyleConfiguration
  /// The look of a menu: mostly a ``Menu`` of the configuration, with something around it.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The configuration of a menu: its label and its buttons.
public struct MenuStyleConfiguration {
  /// What is shown while the menu is closed.
  public struct Label: View {
    let content: AnyView
    public var body: AnyView { content }
  }
  /// The menu's buttons.
  public struct Content: View {
    let content: AnyView
    public var body: AnyView { content }
  }

  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates a menu of the parts of another.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      parts: configuration.content, configuration.label, primaryAction: configuration.primaryAction)
  }
}

/// Makes the menus of one style, whatever its type.
@MainActor struct MenuMaker {
  let menu: (@MainActor (MenuStyleConfiguration) -> AnyView)?

  init<S: MenuStyle>(_ style: S) {
    menu = { configuration in
      AnyView(
        StyleBody(style: style) {
          $0.makeBody(configuration: configuration).popStyle(from: \.menuStyles)
        })
    }
  }
  /// The automatic style, which makes no menus of its own.
  init() { menu = nil }
}

/// The automatic menu style: a button in the style of the buttons around.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// The menu style of a button in the style of the buttons around.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// The menu style of a button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).buttonStyle(.borderless)
  }
}

/// The menu style of a button with a border.
public struct BorderedButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).buttonStyle(.bordered)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// A button in the style of the buttons around.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  /// A button in the style of the buttons around.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
extension MenuStyle where Self == BorderedButtonMenuStyle {
  /// A button with a border.
  public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}

private enum MenuStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<MenuMaker> {
    MainActor.assumeIsolated { StyleStack(automatic: MenuMaker()) }
  }
}

extension EnvironmentValues {
  /// The styles of menus around the place.
  var menuStyles: StyleStack<MenuMaker> {
    get { self[MenuStylesKey.self] }
    set { self[MenuStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the menus below.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    pushStyle(MenuMaker(style), to: \.menuStyles)
  }
  /// Sets whether menus below have a sign that they open; on a telephone they have none.
  ///
  /// - Note: Accepted; no effect. `visibility`: menus have no sign.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    ineffective("menuIndicator", if: visibility == .visible)
  }
  /// Sets whether a press in the menus below closes them; a film's menus close.
  ///
  /// - Note: Accepted; no effect. `behavior`: every press closes a menu.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    ineffective("menuActionDismissBehavior", if: behavior == .disabled)
  }
}

/// Whether a press in a menu closes it.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  private let order: Int
  /// As the system thinks best: it does.
  public static let automatic = Self(order: 0)
  /// It does.
  public static let enabled = Self(order: 1)
  /// It does not.
  public static let disabled = Self(order: 2)
}
