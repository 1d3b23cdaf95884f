import Foundation
@_spi(Engine) import ViewEngine

private enum MenuMarkKey: EnvironmentKey { static var defaultValue: Bool? { nil } }
private enum HasMenuMarksKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the item of a menu has a mark; `nil` where it can have none.
  var menuMark: Bool? {
    get { self[MenuMarkKey.self] }
    set { self[MenuMarkKey.self] = newValue }
  }
  /// Whether items of the menu have marks, so that all leave room for one.
  var hasMenuMarks: Bool {
    get { self[HasMenuMarksKey.self] }
    set { self[HasMenuMarksKey.self] = newValue }
  }
}

/// Whether a menu has items with marks.
struct HasMenuMarks: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

extension View {
  /// Gives an item of a menu a mark, or room for it.
  package func menuMark(_ isOn: Bool) -> some View {
    environment(\.menuMark, isOn).preference(key: HasMenuMarks.self, value: true)
  }
}

/// The toggle style of menus: a button with a mark while it is on.
struct MenuToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn = !configuration.isOn
    } label: {
      configuration.label
    }
    .menuMark(configuration.isOn)
  }
}
