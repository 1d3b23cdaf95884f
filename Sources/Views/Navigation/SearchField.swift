import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// A search as code of UIKit's asks for it.
package struct SearchWish {
  package let text: Binding<String>
  package let isActive: Binding<Bool>
  /// What the field shows while it is empty; `nil` for “Search”.
  package let prompt: String?
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
    text: Binding<String>, isActive: Binding<Bool>, prompt: String?,
    submit: @escaping @MainActor () -> Void
  ) {
    (self.text, self.isActive, self.prompt, self.submit) = (text, isActive, prompt, submit)
  }

  @MainActor fileprivate func search(_ placement: SearchFieldPlacement) -> PageSearch {
    let submit = submit
    let action = SubmitAction(triggers: .search) { submit() }
    return PageSearch(
      text: text, isActive: isActive, prompt: prompt.map { Text(verbatim: $0) }, scopes: nil,
      actions: [action], traits: KeyboardTraits(), placement: placement)
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
  /// The inset from the sides, and between the field and the button beside it, in points.
  private static let inset: CGFloat = 8

  private let wish: SearchWish
  private let told: @MainActor (Bool) -> Void
  @FocusState private var isFocused: Bool
  @Environment(\.systemLook.bars) private var look

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - wish: The search; a button ends it that is active.
  ///   - told: Called when the field gets the caret, or has lost it.
  package init(_ wish: SearchWish, told: @escaping @MainActor (Bool) -> Void) {
    (self.wish, self.told) = (wish, told)
  }

  package var body: some View {
    HStack(spacing: Self.inset) {
      SearchWords(search: wish.search(.navigationBarDrawer), isFocused: $isFocused)
        .padding(.horizontal, Self.inset).frame(height: SearchBar.height)
        .background(
          RoundedRectangle(cornerRadius: look.searchRadius, style: .continuous)
            .fill(Color(.system(.fill)).opacity(ControlLook.tertiaryFill)))
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
