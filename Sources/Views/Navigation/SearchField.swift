import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// A search as code of UIKit's asks for it.
package struct SearchWish {
  package let text: Binding<String>
  package let isActive: Binding<Bool>
  /// What the field shows while it is empty; `nil` for “Search”.
  package let prompt: Text?
  /// The choices of where is searched; none for no choice.
  package var scopes: [String] = []
  /// Which of them is chosen.
  package var scope: Binding<Int>?
  /// Whether the title and the items beside it stay while the field is active.
  package var keepsTitle = false
  /// The colours of the words and of the field; `nil` for the usual ones.
  package var (wordsColor, fieldColor): (Color?, Color?) = (nil, nil)
  /// Called when the return key is pressed.
  package let submit: @MainActor () -> Void

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - text: What is searched for.
  ///   - isActive: Whether the field has taken the title's place, or has a button beside it that ends the search.
  ///   - prompt: What the field shows while it is empty.
  ///   - submit: Called when the return key is pressed.
  package init(
    text: Binding<String>, isActive: Binding<Bool>, prompt: Text?,
    submit: @escaping @MainActor () -> Void
  ) {
    (self.text, self.isActive, self.prompt, self.submit) = (text, isActive, prompt, submit)
  }

  @MainActor fileprivate func search(_ placement: SearchFieldPlacement) -> PageSearch {
    let submit = submit
    let action = SubmitAction(triggers: .search) { submit() }
    let picker = scopePicker.map {
      SearchScopes(picker: $0, value: AnyHashable(scope?.wrappedValue))
    }
    var search = PageSearch(
      text: text, isActive: isActive, prompt: prompt, scopes: picker, actions: [action],
      traits: KeyboardTraits(), placement: placement)
    search.keepsTitle = keepsTitle
    (search.wordsColor, search.fieldColor) = (wordsColor, fieldColor)
    return search
  }

  /// The choice of where is searched; `nil` for none.
  @MainActor fileprivate var scopePicker: AnyView? {
    guard let scope, !scopes.isEmpty else { return nil }
    let titles = Array(scopes.enumerated())
    return AnyView(
      SegmentedLook(
        selection: scope,
        content: ForEach(titles, id: \.offset) { Text(verbatim: $0.element).tag($0.offset) }))
  }
}

extension NavigationTitle {
  /// Puts a search field under the title.
  ///
  /// - Parameters:
  ///   - wish: The search.
  ///   - isAlwaysShown: Whether the field stays while the content is scrolled.
  @MainActor package mutating func add(_ wish: SearchWish, isAlwaysShown: Bool) {
    search = wish.search(
      .navigationBarDrawer(displayMode: isAlwaysShown ? .always : .automatic))
  }
}

/// A search field in a place of its own.
package struct SearchField: View {
  /// The height of the field with what is kept free above and below, in points, as UIKit's bar is high.
  package static let height: CGFloat = 56
  /// The height of the choice of where is searched, below the field, in points, as UIKit's bar is higher by.
  package static let scopeHeight: CGFloat = 44
  /// The inset from the sides, and between the field and the button beside it, in points.
  private static let inset: CGFloat = 8

  private let wish: SearchWish
  private let showsScopes: Bool
  private let told: @MainActor (Bool) -> Void
  @FocusState private var isFocused: Bool
  @Environment(\.systemLook.bars) private var look

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - wish: The search; a button ends it that is active.
  ///   - showsScopes: Whether the choice of where is searched stands below.
  ///   - told: Called when the field gets the caret, or has lost it.
  package init(
    _ wish: SearchWish, showsScopes: Bool = false, told: @escaping @MainActor (Bool) -> Void
  ) {
    (self.wish, self.showsScopes, self.told) = (wish, showsScopes, told)
  }

  package var body: some View {
    if showsScopes, let scopes = wish.scopePicker {
      VStack(spacing: 0) {
        field
        scopes.padding(.horizontal, Self.inset).frame(height: Self.scopeHeight, alignment: .top)
      }
    } else {
      field
    }
  }

  private var field: some View {
    let search = wish.search(.navigationBarDrawer)
    return HStack(spacing: Self.inset) {
      SearchWords(search: search, isFocused: $isFocused)
        .padding(.horizontal, Self.inset).frame(height: SearchBar.height)
        .background(
          RoundedRectangle(cornerRadius: look.searchRadius, style: .continuous)
            .fill(search.groundColor))
      if wish.isActive.wrappedValue {
        Button("Cancel", action: cancel).font(.system(size: SearchWords.size)).fixedSize()
      }
    }
    .padding(.horizontal, Self.inset).frame(height: Self.height)
    .onChange(of: isFocused) { told(isFocused) }
  }

  private func cancel() {
    isFocused = false
    wish.isActive.wrappedValue = false
  }
}
