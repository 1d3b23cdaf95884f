import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// Makes a view a field that a tap, or a focus state, gives the caret: it takes what is typed.
struct TypingField: ViewModifier {
  /// What is typed into; `nil` for a field that only shows what it is given.
  let text: Binding<String>?
  /// Where the caret is in what the field shows.
  let caret: Caret
  /// Whether the field has the caret though no focus state is bound to it.
  @State private var isActive = false
  @Environment(\.fieldFocus) private var focus
  @Environment(\.drawing) private var drawing

  private var hasCaret: Bool { focus?.isTaken ?? isActive }

  func body(content: Content) -> some View {
    content
      .environment(\.caret, hasCaret ? caret : nil)
      .contentShape(Rectangle())
      .gesture(
        PressGesture(name: "text field", pressChanged: { _ in }) {
          focus?.take()
          if !isActive { begin() }
        }
      )
      .onChange(of: focus?.isTaken ?? false, initial: true) { _, isTaken in
        if isTaken, !isActive { begin() }
      }
  }

  private func begin() {
    guard let graph = drawing.graph else { return }
    isActive = true
    graph.part(Typing.self).take(insert: { text?.wrappedValue += $0 }, resign: { isActive = false })
  }
}
