public import ViewEngine

/// A menu order: where the first item of a menu stands.
public struct MenuOrder: Equatable, Hashable, Sendable {
  private enum Kind: Hashable { case automatic, fixed, priority }
  private let kind: Kind

  /// As the context decides: from top to bottom in what scrolls and for pickers, else by priority.
  public static let automatic = MenuOrder(kind: .automatic)
  /// From top to bottom.
  public static let fixed = MenuOrder(kind: .fixed)
  /// The first item nearest to what opens the menu.
  public static let priority = MenuOrder(kind: .priority)
}

private enum MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }

extension EnvironmentValues {
  /// The order of items in the menus of the views below.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
}

extension View {
  /// Sets the order of items in the menus of the views below.
  ///
  /// - Parameter order: The order.
  /// - Returns: This view with the order.
  public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
}
