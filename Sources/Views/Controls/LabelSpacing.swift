public import Foundation
@_spi(Engine) public import ViewEngine

private enum LabelSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum LabelIconWidthKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum ListItemTintKey: EnvironmentKey { static var defaultValue: ListItemTint? { nil } }
private enum ButtonSizingKey: EnvironmentKey {
  static var defaultValue: ButtonSizing { .automatic }
}

extension EnvironmentValues {
  /// The distance of the icons of labels from their titles, in points; `nil` for the style's own.
  var labelSpacing: CGFloat? {
    get { self[LabelSpacingKey.self] }
    set { self[LabelSpacingKey.self] = newValue }
  }
  /// The width that labels keep for their icons, in points; `nil` for the style's own.
  var labelIconWidth: CGFloat? {
    get { self[LabelIconWidthKey.self] }
    set { self[LabelIconWidthKey.self] = newValue }
  }
  /// The colour of icons in the rows of lists; `nil` for the tint.
  var listItemTint: ListItemTint? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
  /// How wide the buttons of the views below are.
  public var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

/// The tint of a list's row: the colour of its icon.
public struct ListItemTint: Sendable {
  let color: Color
  /// A colour.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// A colour that gives way to one that a person prefers; in a film nobody does.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// That of letters.
  public static let monochrome = ListItemTint(color: .primary)
}

/// How wide buttons are.
public struct ButtonSizing: Hashable, Sendable {
  private let order: Int
  /// As their style says.
  public static let automatic = Self(order: 0)
  /// As wide as their labels.
  public static let fitted = Self(order: 1)
  /// As wide as there is room.
  public static let flexible = Self(order: 2)

  /// The greatest width of a label with a border, in points; `nil` for its own.
  var greatestWidth: CGFloat? { self == .flexible ? .infinity : nil }
}

extension View {
  /// Sets the distance of the icons of the labels below from their titles, in points.
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    environment(\.labelSpacing, spacing)
  }
  /// Sets the width that the labels below keep for their icons, in points, so that titles stand in a column.
  public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    environment(\.labelIconWidth, value)
  }
  /// Shows or hides the labels of the controls below.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    transformEnvironment(\.labelsHidden) {
      if visibility != .automatic { $0 = visibility == .hidden }
    }
  }
  /// Sets the colour of the icons in the rows of lists below; `nil` for the tint.
  public func listItemTint(_ tint: ListItemTint?) -> some View {
    environment(\.listItemTint, tint)
  }
  /// Sets the colour of the icons in the rows of lists below; `nil` for the tint.
  public func listItemTint(_ tint: Color?) -> some View {
    environment(\.listItemTint, tint.map(ListItemTint.fixed))
  }
  /// Sets how wide the buttons with borders below are.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(\.buttonSizing, sizing)
  }
}
