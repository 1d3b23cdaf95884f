import Foundation
import Motion
import SceneGraph
@_spi(Engine) public import ViewEngine

/// The placement of a search field.
public struct SearchFieldPlacement: Hashable, Sendable {
  /// When a field in the navigation bar's drawer is shown.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    fileprivate let isAlways: Bool
    /// As the content is scrolled: it gives way to content that goes up.
    public static let automatic = Self(isAlways: false)
    /// Always.
    public static let always = Self(isAlways: true)
  }

  private enum Place: Hashable { case automatic, toolbar, sidebar, drawer }
  private let place: Place
  /// Whether the field stays while the content is scrolled.
  fileprivate var isAlwaysShown = false
  /// Whether it is under the title wherever the system has fields.
  fileprivate var isUnderTitle: Bool { place == .drawer }

  private init(place: Place) { self.place = place }

  /// As the system thinks best: under the title.
  public static let automatic = Self(place: .automatic)
  /// In the toolbar.
  public static let toolbar = Self(place: .toolbar)
  /// In the sidebar.
  public static let sidebar = Self(place: .sidebar)
  /// In the drawer of the navigation bar: under the title.
  public static let navigationBarDrawer = Self(place: .drawer)
  /// In the drawer of the navigation bar: under the title.
  ///
  /// - Parameter displayMode: When it is shown.
  /// - Returns: The placement.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    var placement = navigationBarDrawer
    placement.isAlwaysShown = displayMode.isAlways
    return placement
  }
}

/// What a page's bar is told of its search field.
struct PageSearch: Equatable {
  let text: Binding<String>
  let isActive: Binding<Bool>
  let prompt: Text?
  /// The choice of where is searched, shown while the field is active.
  let scopes: AnyView?
  /// The choice's value.
  let scope: AnyHashable?
  /// What is done when the return key is pressed.
  let actions: [SubmitAction]
  let traits: KeyboardTraits
  /// What stands before the words; `nil` for a field without tokens.
  let tokens: SearchTokens?
  /// Whether the field stays while the content is scrolled.
  let isAlwaysShown: Bool
  /// Whether it is under the title wherever the system has fields.
  let isUnderTitle: Bool
  /// Whether the title and the items beside it stay while the field is active.
  var keepsTitle = false
  /// The colours of the words and of the field; `nil` for the usual ones.
  var (wordsColor, fieldColor): (Color?, Color?) = (nil, nil)
  /// The colour of the field.
  var groundColor: Color {
    fieldColor ?? Color(.system(.fill)).opacity(ControlLook.tertiaryFill)
  }
  /// What the bindings held when the bar was told.
  private let (words, wasActive): (String, Bool)

  @MainActor init(
    text: Binding<String>, isActive: Binding<Bool>, prompt: Text?, scopes: SearchScopes?,
    actions: [SubmitAction], traits: KeyboardTraits, placement: SearchFieldPlacement,
    tokens: SearchTokens? = nil
  ) {
    (self.actions, self.traits, self.tokens) = (actions, traits, tokens)
    (isAlwaysShown, isUnderTitle) = (placement.isAlwaysShown, placement.isUnderTitle)
    (self.text, self.isActive, self.prompt) = (text, isActive, prompt)
    (self.scopes, scope) = (scopes?.picker, scopes?.value)
    (words, wasActive) = (text.wrappedValue, isActive.wrappedValue)
  }

  static func == (left: Self, right: Self) -> Bool {
    left.words == right.words && left.prompt == right.prompt && left.wasActive == right.wasActive
      && left.scope == right.scope && left.isAlwaysShown == right.isAlwaysShown
      && left.isUnderTitle == right.isUnderTitle && left.tokens == right.tokens
      && left.keepsTitle == right.keepsTitle && left.wordsColor == right.wordsColor
      && left.fieldColor == right.fieldColor
  }

  /// Empties the field.
  @MainActor func clear() {
    text.wrappedValue = ""
    tokens?.clear()
  }
}

/// The dismiss-search action: ends a search, empties its field and gives the title its place back.
@MainActor @preconcurrency public struct DismissSearchAction {
  let action: @MainActor () -> Void
  /// Ends the search.
  public func callAsFunction() { action() }
}

private enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum SearchFocusKey: EnvironmentKey { static var defaultValue: SearchFocus? { nil } }

/// The focus of a search field; two are equal that say the same of the same field, or nobody could compare them.
private struct SearchFocus: Equatable {
  let focus: FieldFocus
  static func == (left: Self, right: Self) -> Bool { left.focus.isTaken == right.focus.isTaken }
}

private enum DismissSearchKey: EnvironmentKey {
  static var defaultValue: @MainActor () -> Void { {} }
}

extension EnvironmentValues {
  /// Whether the search field of the views around is active.
  public var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }
  /// The action that ends the search of the views around.
  @MainActor public var dismissSearch: DismissSearchAction {
    DismissSearchAction(action: self[DismissSearchKey.self])
  }
  /// The focus of a search field; `nil` where no focus state is bound.
  fileprivate var searchFocus: SearchFocus? {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }
  /// What ends the search of the views around.
  fileprivate var dismissesSearch: @MainActor () -> Void {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}

/// Puts a search field under the title of the page, and what it suggests over the content.
struct SearchModifier: ViewModifier {
  let text: Binding<String>
  var isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: Text?
  var suggestions: AnyView?
  var tokens: SearchTokens?
  @State private var own = false
  @Environment(\.searchSuggestions) private var around
  @Environment(\.searchScopes) private var scopes
  @Environment(\.submitActions) private var actions
  @Environment(\.keyboardTraits) private var traits
  @Environment(\.searchFocus) private var focus
  @Environment(\.searchToolbarBehavior) private var behavior
  /// Whether a stack inside has the field on its first page.
  @State private var isTaken = false

  private var isActive: Binding<Bool> { isPresented ?? $own }

  func body(content: Content) -> some View {
    let isSearching = isActive.wrappedValue
    let shown = takingTokens(suggestions ?? around)
    let search = self.search
    ZStack {
      content.environment(\.offeredSearch, search)
        .environment(\.offeredSuggestions, shown)
      if isSearching, !isTaken, let shown {
        SuggestionList(text: text, suggestions: shown).transition(.opacity).zIndex(1)
      }
    }
    .onChange(of: focus?.focus.isTaken, initial: true) { _, isTaken in
      if isTaken == true, !isActive.wrappedValue {
        withAnimation(.search) { isActive.wrappedValue = true }
      }
    }
    .onChange(of: isSearching) { isSearching ? focus?.focus.take() : focus?.focus.leave() }
    .environment(\.isSearching, isSearching).environment(\.searchFocus, nil)
    .environment(\.dismissesSearch, dismiss)
    // Those who search on a page below have fields of their own.
    .environment(\.searchSuggestions, nil).environment(\.searchScopes, nil)
    .onPreferenceChange(TakenSearchKey.self) { isTaken = $0 }
    .transformPreference(TakenSearchKey.self) { $0 = false }
    .titled { if !isTaken { $0.search = search } }
  }

  private var search: PageSearch {
    var search = PageSearch(
      text: text, isActive: isActive, prompt: prompt, scopes: scopes, actions: actions,
      traits: traits, placement: placement, tokens: tokens)
    search.keepsTitle = behavior == .avoidHidingContent
    return search
  }

  /// Suggestions of which those that are tokens are taken into the field.
  private func takingTokens(_ suggestions: AnyView?) -> AnyView? {
    guard let tokens, let suggestions else { return suggestions }
    return AnyView(suggestions.environment(\.searchTokens, tokens))
  }

  private func dismiss() {
    withAnimation(.search) { isActive.wrappedValue = false }
    text.wrappedValue = ""
    tokens?.clear()
  }
}

extension Animation {
  /// The animation by which a search field takes the title's place.
  static var search: Animation { .smooth(duration: 0.4) }
}

extension View {
  /// Binds the focus of the search field of this view to a state: while it has the focus, the field is active.
  ///
  /// - Parameter binding: Whether the field has the focus.
  /// - Returns: This view.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    searchFocused(binding, equals: true)
  }
  /// Binds the focus of the search field of this view to a state: while it has the focus, the field is active.
  ///
  /// - Parameters:
  ///   - binding: Which field has the focus.
  ///   - value: The value that stands for the search field.
  /// - Returns: This view.
  public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View { environment(\.searchFocus, SearchFocus(focus: binding.focus(of: value))) }

  /// Adds a search field under the title of the page on which this view is.
  ///
  /// Once it is tapped, the title gives way to it, and a button beside it ends the search.
  ///
  /// - Parameters:
  ///   - text: What is searched for.
  ///   - placement: Where the field is: under the title, and whether it stays there.
  ///   - prompt: What it shows while it is empty; `nil` for “Search”.
  /// - Returns: This view with the field.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { modifier(SearchModifier(text: text, placement: placement, prompt: prompt)) }
  /// Adds a search field under the title of the page on which this view is.
  ///
  /// - Parameters:
  ///   - text: What is searched for.
  ///   - placement: Where the field is: under the title, and whether it stays there.
  ///   - prompt: What it shows while it is empty.
  /// - Returns: This view with the field.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
  /// Adds a search field under the title of the page on which this view is.
  ///
  /// - Parameters:
  ///   - text: What is searched for.
  ///   - placement: Where the field is: under the title, and whether it stays there.
  ///   - prompt: What it shows while it is empty, as it is.
  /// - Returns: This view with the field.
  @_disfavoredOverload public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
  /// Adds a search field under the title of the page, which code may make active.
  ///
  /// - Parameters:
  ///   - text: What is searched for.
  ///   - isPresented: Whether the field is active.
  ///   - placement: Where the field is: under the title, and whether it stays there.
  ///   - prompt: What it shows while it is empty; `nil` for “Search”.
  /// - Returns: This view with the field.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(
      SearchModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: prompt))
  }
  /// Adds a search field under the title of the page, which code may make active.
  ///
  /// - Parameters:
  ///   - text: What is searched for.
  ///   - isPresented: Whether the field is active.
  ///   - placement: Where the field is: under the title, and whether it stays there.
  ///   - prompt: What it shows while it is empty.
  /// - Returns: This view with the field.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(
      text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
  /// Adds a search field under the title of the page, which code may make active.
  ///
  /// - Parameters:
  ///   - text: What is searched for.
  ///   - isPresented: Whether the field is active.
  ///   - placement: Where the field is: under the title, and whether it stays there.
  ///   - prompt: What it shows while it is empty, as it is.
  /// - Returns: This view with the field.
  @_disfavoredOverload public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(
      text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
  /// Adds a search field with suggestions: the older form.
  ///
  /// - Parameters:
  ///   - text: What is searched for.
  ///   - placement: Where the field is: under the title, and whether it stays there.
  ///   - prompt: What it shows while it is empty; `nil` for “Search”.
  ///   - suggestions: Rows shown over the content while the field is active.
  /// - Returns: This view with the field.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    modifier(
      SearchModifier(
        text: text, placement: placement, prompt: prompt,
        suggestions: SuggestionList.ifAny(suggestions())))
  }
}
