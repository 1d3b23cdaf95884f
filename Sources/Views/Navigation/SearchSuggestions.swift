import Foundation
@_spi(Engine) public import ViewEngine

private enum SuggestionsKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private enum ScopesKey: EnvironmentKey { static var defaultValue: SearchScopes? { nil } }
private enum SearchTextKey: EnvironmentKey { static var defaultValue: Binding<String>? { nil } }

/// The choice of where is searched, and its value.
struct SearchScopes {
  let picker: AnyView
  let value: AnyHashable
}

extension EnvironmentValues {
  /// What the search field inside suggests.
  var searchSuggestions: AnyView? {
    get { self[SuggestionsKey.self] }
    set { self[SuggestionsKey.self] = newValue }
  }
  /// Where the search field inside can search.
  var searchScopes: SearchScopes? {
    get { self[ScopesKey.self] }
    set { self[ScopesKey.self] = newValue }
  }
  /// The text of the search to which a suggestion belongs.
  var searchText: Binding<String>? {
    get { self[SearchTextKey.self] }
    set { self[SearchTextKey.self] = newValue }
  }
}

/// The suggestions of a search field: rows over the content.
struct SuggestionList: View {
  let text: Binding<String>
  let suggestions: AnyView

  var body: some View {
    List { suggestions }.listStyle(.plain).environment(\.searchText, text)
  }

  /// The suggestions, or `nil` for views that are none.
  static func ifAny<S: View>(_ suggestions: S) -> AnyView? {
    if suggestions is EmptyView { return nil }
    if let optional = suggestions as? any OptionalSuggestions, optional.isNothing { return nil }
    return AnyView(suggestions)
  }
}

/// A view that may not be there: what a builder makes of an `if`.
private protocol OptionalSuggestions { var isNothing: Bool { get } }
extension Optional: OptionalSuggestions {
  fileprivate var isNothing: Bool { self == nil }
}

/// A suggestion that completes the search: tapped, it becomes the text.
private struct SearchCompletion: ViewModifier {
  let completion: String
  @Environment(\.searchText) private var text

  func body(content: Content) -> some View {
    HStack(spacing: 0) {
      content
      Spacer(minLength: 0)
    }
    .contentShape(Rectangle())
    .onTapGesture { text?.wrappedValue = completion }
  }
}

extension View {
  /// Sets what the search field in this view suggests: rows over the content while it is active.
  ///
  /// - Parameter suggestions: The rows; without any the content is shown.
  /// - Returns: This view.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    environment(\.searchSuggestions, SuggestionList.ifAny(suggestions()))
  }
  /// Sets whether suggestions are shown.
  ///
  /// - Parameters:
  ///   - visibility: Whether they are.
  ///   - placements: Where that counts.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `visibility`, `for`: they are shown where there are any.
  public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View { ineffective("searchSuggestions", if: visibility == .hidden) }
  /// Makes this suggestion complete the search: tapped, `completion` is what is searched for.
  ///
  /// - Parameter completion: The text.
  /// - Returns: This view.
  public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletion(completion: completion))
  }
  /// Adds a choice of where is searched, under the search field in this view while it is active.
  ///
  /// - Parameters:
  ///   - scope: What is chosen.
  ///   - scopes: The choices, each with a tag.
  /// - Returns: This view.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    let picker = SegmentedLook(selection: scope, content: scopes())
    return environment(
      \.searchScopes,
      SearchScopes(picker: AnyView(picker), value: AnyHashable(scope.wrappedValue)))
  }
  /// Adds a choice of where is searched, under the search field in this view while it is active.
  ///
  /// - Parameters:
  ///   - scope: What is chosen.
  ///   - activation: When the choice is shown.
  ///   - scopes: The choices, each with a tag.
  /// - Returns: This view.
  /// - Note: Accepted; no effect. `activation`: the choice is shown while the field is active.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View { searchScopes(scope, scopes: scopes) }
}

/// The activation of search scopes: when their choice is shown.
public struct SearchScopeActivation: Hashable, Sendable {
  private let number: Int
  /// As the system thinks best.
  public static let automatic = Self(number: 0)
  /// Once a text is searched for.
  public static let onTextEntry = Self(number: 1)
  /// Once the field is active.
  public static let onSearchPresentation = Self(number: 2)
}

/// The placement of search suggestions.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  /// A set of placements.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The set's bits.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In a menu.
    public static let menu = Set(rawValue: 1)
    /// Over the content.
    public static let content = Set(rawValue: 2)
  }

  private let number: Int
  /// As the system thinks best.
  public static let automatic = Self(number: 0)
  /// In a menu.
  public static let menu = Self(number: 1)
  /// Over the content.
  public static let content = Self(number: 2)
}
