import Foundation
@_spi(Engine) import ViewEngine

/// What a tab is for, as the bar of tabs is told.
enum TabRoleTrait: LayoutValueKey {
  static var defaultValue: TabRole? { nil }
}

/// The preference by which a stack tells the search around it that its first page has the field.
enum TakenSearchKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// The preference by which the page of a tab for search tells the bar of tabs of its field.
enum TabSearchKey: PreferenceKey {
  static var defaultValue: PageSearch? { nil }
  static func reduce(value: inout PageSearch?, nextValue: () -> PageSearch?) {
    value = value ?? nextValue()
  }
}

private enum InSearchTabKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum OfferedSearchKey: EnvironmentKey { static var defaultValue: PageSearch? { nil } }
private enum OfferedSuggestionsKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }

extension EnvironmentValues {
  /// Whether a view is in a tab for search.
  var isInSearchTab: Bool {
    get { self[InSearchTabKey.self] }
    set { self[InSearchTabKey.self] = newValue }
  }
  /// The search field that is around a view: the first page of a stack in it has it, or tabs have it in their bar.
  var offeredSearch: PageSearch? {
    get { self[OfferedSearchKey.self] }
    set { self[OfferedSearchKey.self] = newValue }
  }
  /// What that field suggests.
  var offeredSuggestions: AnyView? {
    get { self[OfferedSuggestionsKey.self] }
    set { self[OfferedSuggestionsKey.self] = newValue }
  }
}
