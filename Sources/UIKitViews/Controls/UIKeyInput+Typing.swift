@_spi(Engine) import ViewEngine
import Views

// Views of a scene's own that say what becomes of letters take them from the keyboard as fields do.
extension UIKeyInput {
  /// What the keyboard is asked for.
  fileprivate var seatTraits: KeyInputSeat.Traits {
    var traits = KeyInputSeat.Traits()
    (traits.type, traits.submitLabel) = (keyboardType, returnKeyType.label)
    (traits.capitals, traits.isSecure) = (autocapitalizationType, isSecureTextEntry)
    traits.corrects = autocorrectionType != .no
    return traits
  }
  fileprivate func takeKey(_ letter: Character) {
    if letter == Typing.backspace { deleteBackward() } else { insertText(String(letter)) }
  }
}

extension UIResponder {
  /// The place of this responder at the keyboard; `nil` while it takes nothing that is typed.
  private var seat: KeyInputSeat? { KeyInputSeat.of(self, in: ViewGraph.current) }
  /// Whether it takes what is typed, and is no field of UIKit's.
  var isSeated: Bool { seat != nil }

  /// Takes what is typed from now on, if this is a view that says what becomes of letters.
  ///
  /// - Returns: Whether it does.
  func takeKeys() -> Bool {
    guard canBecomeFirstResponder, let input = self as? any UIKeyInput,
      let graph = ViewGraph.current
    else { return false }
    if isSeated { return true }
    let actions = KeyInputSeat.Actions(
      traits: { [weak input] in input?.seatTraits ?? KeyInputSeat.Traits() },
      hasText: { [weak input] in input?.hasText ?? false },
      typed: { [weak input] in input?.takeKey($0) })
    let seat = KeyInputSeat(self, in: graph, actions)
    seat.left = { [weak self] in _ = self?.resignFirstResponder() }
    return true
  }

  /// Gives up what is typed.
  ///
  /// - Returns: Whether it, or a field, took it.
  func giveUpKeys() -> Bool {
    // A view that says what becomes of letters loses those that it takes, no other's.
    if self is any UIKeyInput, !isSeated { return true }
    seat?.left = nil
    return Self.dismissTyping()
  }
}
