@_spi(Engine) public import ViewEngine

/// The look of a picker style.
enum PickerLook: Hashable { case automatic, segmented, menu, inline, wheel, navigationLink }

/// A picker style: how the choices are shown.
@MainActor @preconcurrency public protocol PickerStyle {}

/// A picker style that the engine knows.
@MainActor protocol KnownPickerStyle: PickerStyle {
  var look: PickerLook { get }
}

/// The automatic picker style: a menu; the options themselves in an open one.
public struct DefaultPickerStyle: KnownPickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: PickerLook { .automatic }
}
/// The segmented picker style: segments side by side.
public struct SegmentedPickerStyle: KnownPickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: PickerLook { .segmented }
}
/// The palette picker style: all choices in a row, which are segments side by side outside of menus.
public struct PalettePickerStyle: KnownPickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: PickerLook { .segmented }
}
/// The menu picker style: the chosen view, which opens a menu of all.
public struct MenuPickerStyle: KnownPickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: PickerLook { .menu }
}
/// The inline picker style: all views, the chosen one marked.
public struct InlinePickerStyle: KnownPickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: PickerLook { .inline }
}

/// The wheel picker style: rows on a wheel, of which the one in the middle is chosen.
public struct WheelPickerStyle: KnownPickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: PickerLook { .wheel }
}

/// The navigation link picker style: the chosen view in a row, which pushes a page of all.
public struct NavigationLinkPickerStyle: KnownPickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  var look: PickerLook { .navigationLink }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// As the context decides: a menu.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// All choices side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  /// All choices in a row.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// The choice, which opens the others.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// All choices as rows.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// Rows on a wheel, of which the one in the middle is chosen.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The choice in a row, which pushes a page of all.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

private enum PickerLookKey: EnvironmentKey {
  static var defaultValue: PickerLook { .automatic }
}

extension EnvironmentValues {
  /// The style of pickers.
  var pickerLook: PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the pickers below.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerLook, (style as? any KnownPickerStyle)?.look ?? .automatic)
  }
}
