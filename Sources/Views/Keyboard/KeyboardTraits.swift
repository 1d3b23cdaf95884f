@_spi(Engine) import ViewEngine

/// What a field asks of the keyboard.
struct KeyboardTraits: Equatable {
  /// Which keys there are.
  var type = UIKeyboardType.default
  /// What the return key says.
  var submitLabel = SubmitLabel.return
  /// Which letters are capitals; `nil` for those that begin sentences.
  var capitals: TextInputAutocapitalization?
  /// Whether words are corrected, so that there is a bar for what is proposed.
  var corrects = true
  /// Whether what is typed is hidden.
  var isSecure = false

  /// Whether the keyboard is a pad of digits.
  var isPad: Bool {
    switch type {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
    default: false
    }
  }
  /// Whether there is a bar above the keys for words that are proposed.
  var hasProposals: Bool { corrects && !isSecure && !isPad }

  /// Whether the next letter is a capital.
  ///
  /// - Parameter text: What is before the caret.
  /// - Returns: Whether the shift key is down by itself.
  func wantsCapital(after text: String) -> Bool {
    guard !isSecure, !isPad else { return false }
    switch capitals ?? .sentences {
    case .never: return false
    case .characters: return true
    case .words: return text.last.map { $0.isWhitespace } ?? true
    default:
      guard let last = text.last(where: { $0 != " " }) else { return true }
      return last.isNewline || (text.hasSuffix(" ") && ".!?".contains(last))
    }
  }
}

private enum KeyboardTraitsKey: EnvironmentKey {
  static var defaultValue: KeyboardTraits { KeyboardTraits() }
}
private enum SubmitActionsKey: EnvironmentKey { static var defaultValue: [SubmitAction] { [] } }
private enum KeyboardToolbarKey: EnvironmentKey {
  static var defaultValue: [KeyboardToolbar] { [] }
}
private enum KeyboardDismissalKey: EnvironmentKey {
  static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

/// What is done when a field submits what it shows.
struct SubmitAction {
  let triggers: SubmitTriggers
  let action: () -> Void
}

/// The items of a toolbar that stand above the keyboard; each evaluation makes new ones.
final class KeyboardToolbar: Equatable {
  let view: AnyView
  init(_ view: AnyView) { self.view = view }
  static func == (left: KeyboardToolbar, right: KeyboardToolbar) -> Bool { left === right }
}

extension EnvironmentValues {
  /// What the fields below ask of the keyboard.
  var keyboardTraits: KeyboardTraits {
    get { self[KeyboardTraitsKey.self] }
    set { self[KeyboardTraitsKey.self] = newValue }
  }
  /// What is done when one of them submits what it shows: outer ones first.
  var submitActions: [SubmitAction] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
  /// What stands above the keyboard while one of them has the focus: that of outer views first.
  var keyboardToolbars: [KeyboardToolbar] {
    get { self[KeyboardToolbarKey.self] }
    set { self[KeyboardToolbarKey.self] = newValue }
  }
  /// How scrolling puts the keyboard away.
  var keyboardDismissal: ScrollDismissesKeyboardMode {
    get { self[KeyboardDismissalKey.self] }
    set { self[KeyboardDismissalKey.self] = newValue }
  }
}

extension [SubmitAction] {
  /// Does what is to be done for a trigger, what is nearest to the field first.
  @MainActor func submit(_ trigger: SubmitTriggers) {
    for action in reversed() where action.triggers.contains(trigger) { action.action() }
  }
}
