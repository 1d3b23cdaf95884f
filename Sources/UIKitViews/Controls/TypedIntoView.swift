@_spi(Engine) import ViewEngine
import Views

/// A view of UIKit's that is typed into: it has the caret as code and fingers want it.
@MainActor protocol TypedIntoView: UIView {
  /// Where the caret is.
  var caret: CaretState { get set }
  /// Whether the delegate lets the editing begin.
  var mayBeginEditing: Bool { get }
  /// Whether the delegate lets the editing end.
  var mayEndEditing: Bool { get }
}

/// Whether a view has the caret, and whether code wants it to.
struct CaretState {
  /// Whether the view has it.
  var isThere = false
  /// Whether code wants it there.
  var isWanted = false
}

extension TypedIntoView {
  /// Asks for the caret.
  ///
  /// - Returns: Whether the view may have it.
  func takeCaret() -> Bool {
    guard canBecomeFirstResponder, mayBeginEditing else { return false }
    want(true)
    return true
  }

  /// Gives the caret up.
  ///
  /// - Returns: Whether the view had it, and may lose it.
  func giveUpCaret() -> Bool {
    guard caret.isWanted || caret.isThere, mayEndEditing else { return false }
    want(false)
    return true
  }

  private func want(_ isWanted: Bool) {
    caret.isWanted = isWanted
    hostedContentChanged()
  }

  /// Notes that the caret came or went.
  ///
  /// - Returns: Whether it was not known.
  func moveCaret(_ isThere: Bool) -> Bool {
    guard caret.isThere != isThere else { return false }
    caret = CaretState(isThere: isThere, isWanted: isThere)
    return true
  }
}

/// A field or an editor that has the caret when code wants it to.
struct FieldCaret<Content: View>: View {
  let wantsCaret: Bool
  let content: Content
  /// Told when the editing begins, with true, and when it ends.
  let edited: @MainActor (Bool) -> Void
  @FocusState private var hasCaret: Bool

  init(wantsCaret: Bool, content: Content, edited: @escaping @MainActor (Bool) -> Void) {
    (self.wantsCaret, self.content, self.edited) = (wantsCaret, content, edited)
  }

  var body: some View {
    content.focused($hasCaret)
      .onChange(of: wantsCaret, initial: true) { _, wants in
        if hasCaret != wants { hasCaret = wants }
      }
      .onChange(of: hasCaret) { _, has in edited(has) }
  }
}
