public import Foundation
@_spi(Engine) public import ViewEngine

/// How a view may have the focus.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// By a press, as a button.
  public static let activate = Self(rawValue: 1)
  /// By what is typed, as a field.
  public static let edit = Self(rawValue: 2)
  /// As the system thinks best.
  public static let automatic: Self = [.activate, .edit]
}

extension View {
  /// Lets this view have the focus of a keyboard's keys.
  ///
  /// - Parameters:
  ///   - isFocusable: Whether it may.
  ///   - interactions: How.
  /// - Returns: This view.
  /// - Note: Accepted; no effect. `isFocusable`, `interactions`: a film has no keys that move a focus.
  public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View { self }

  /// Adds a menu for rows of a list that are chosen: a long press opens it on this view, as if none were.
  ///
  /// - Parameters:
  ///   - itemType: The type of what is chosen.
  ///   - menu: The menu's buttons, for what is chosen.
  ///   - primaryAction: What a double click does.
  /// - Returns: This view.
  /// - Note: Accepted; no effect. `forSelectionType`, `menu`, `primaryAction`: rows of a film have menus of their own.
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    IneffectiveSettings.note("contextMenu(forSelectionType:)")
    return self
  }

  /// Says which scenes of an app take what comes from outside: a film has one.
  ///
  /// - Parameters:
  ///   - preferring: What this scene would rather have.
  ///   - allowing: What it may have.
  /// - Returns: This view.
  /// - Note: Accepted; no effect. `preferring`, `allowing`: nothing comes from outside.
  public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }

  /// Says in which language texts are set; a film sets them by their letters.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - isEnabled: Whether that counts.
  /// - Returns: This view.
  /// - Note: Accepted; no effect. `language`, `isEnabled`: letters say how they are set.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View
  { self }

  /// Proposes words for a field, which no keyboard of a film does.
  ///
  /// - Parameter suggestions: The words.
  /// - Returns: This view.
  /// - Note: Accepted; no effect. `suggestions`: the keyboard proposes nothing.
  public func textInputSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View { self }

  /// Says which file a page shows, for its title's menu.
  ///
  /// - Parameter url: The file.
  /// - Returns: This view.
  /// - Note: Accepted; no effect. `url`: titles of a film have no menu for files.
  public func navigationDocument(_ url: URL) -> some View { self }

  /// Sets what may be said to mean this view.
  ///
  /// - Parameter inputLabels: The names, as they are; a script finds the view by its label.
  /// - Returns: This view.
  /// - Note: Accepted; no effect. `inputLabels`: nobody speaks to a film.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }
  /// Adds a part of what is said of this view.
  ///
  /// - Parameters:
  ///   - label: What part it is.
  ///   - value: What is said.
  ///   - importance: Whether it is said at once.
  /// - Returns: This view.
  /// - Note: Accepted; no effect. `label`, `value`, `importance`: a film is not read aloud.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View { self }
  /// Adds a part of what is said of this view.
  ///
  /// - Parameters:
  ///   - labelKey: What part it is.
  ///   - valueKey: What is said.
  ///   - importance: Whether it is said at once.
  /// - Returns: This view.
  /// - Note: Accepted; no effect. `labelKey`, `valueKey`, `importance`: a film is not read aloud.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }
  /// Adds a part of what is said of this view.
  ///
  /// - Parameters:
  ///   - labelKey: What part it is.
  ///   - value: What is said, as it is.
  ///   - importance: Whether it is said at once.
  /// - Returns: This view.
  /// - Note: Accepted; no effect. `labelKey`, `value`, `importance`: a film is not read aloud.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }
}

/// A part of what is said of a view to those who cannot see it.
public enum AXCustomContent {
  /// Whether it is said at once.
  public enum Importance: UInt, Sendable {
    /// When it is asked for.
    case `default`
    /// At once.
    case high
  }
}
