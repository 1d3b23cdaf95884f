@_spi(Engine) public import ViewEngine

/// The automatic capitals of what is typed.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private enum Kind: Hashable { case never, words, sentences, characters }
  private let kind: Kind

  /// No letters.
  public static var never: Self { Self(kind: .never) }
  /// The first letter of each word.
  public static var words: Self { Self(kind: .words) }
  /// The first letter of each sentence.
  public static var sentences: Self { Self(kind: .sentences) }
  /// All letters.
  public static var characters: Self { Self(kind: .characters) }
}

extension TextInputAutocapitalization {
  /// Creates the capitals of UIKit's form.
  ///
  /// - Parameter type: Which letters.
  public init?(_ type: UITextAutocapitalizationType) {
    self =
      switch type {
      case .none: .never
      case .words: .words
      case .sentences: .sentences
      case .allCharacters: .characters
      }
  }
}

/// The automatic capitals of what is typed; the older form, of UIKit.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// No letters.
  case none
  /// The first letter of each word.
  case words
  /// The first letter of each sentence.
  case sentences
  /// All letters.
  case allCharacters
}

/// The label of a keyboard's return key.
public struct SubmitLabel: Hashable, Sendable {
  private enum Kind: String, Hashable {
    case `continue`, done, go, google, join, next, `return`, route, search, send, yahoo
    case emergencyCall = "emergency call"
  }
  private let kind: Kind

  /// What the key says.
  var word: String { kind.rawValue }
  /// Whether the key is tinted: what it does is what the screen is for.
  var isProminent: Bool { kind != .return && kind != .next && kind != .continue }

  /// “Continue”.
  public static var `continue`: Self { Self(kind: .continue) }
  /// “Done”.
  public static var done: Self { Self(kind: .done) }
  /// “Go”.
  public static var go: Self { Self(kind: .go) }
  /// “Join”.
  public static var join: Self { Self(kind: .join) }
  /// “Next”.
  public static var next: Self { Self(kind: .next) }
  /// “Return”.
  public static var `return`: Self { Self(kind: .return) }
  /// “Route”.
  public static var route: Self { Self(kind: .route) }
  /// “Search”.
  public static var search: Self { Self(kind: .search) }
  /// “Send”.
  public static var send: Self { Self(kind: .send) }
  /// “Google”, which UIKit has alone.
  package static var google: Self { Self(kind: .google) }
  /// “Yahoo”, which UIKit has alone.
  package static var yahoo: Self { Self(kind: .yahoo) }
  /// “Emergency call”, which UIKit has alone.
  package static var emergencyCall: Self { Self(kind: .emergencyCall) }
}

/// What makes a view submit what it shows.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The set's bits.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The return key in a text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The return key in a search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Disables the correction of what is typed.
  ///
  /// - Parameter disable: Whether it is disabled.
  /// - Returns: This view; its keyboard has no bar of proposals. What is typed is not corrected anyway.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    transformEnvironment(\.keyboardTraits) { $0.corrects = !disable }
  }
  /// Disables the correction of what is typed: the older name.
  ///
  /// - Parameter disable: Whether it is disabled.
  /// - Returns: This view; its keyboard has no bar of proposals. What is typed is not corrected anyway.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    autocorrectionDisabled(disable ?? false)
  }
  /// Sets the automatic capitals of what is typed.
  ///
  /// - Parameter autocapitalization: Which letters; `nil` for the system's choice.
  /// - Returns: This view; its keyboard shows capitals accordingly, and letters come as a script types them.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { transformEnvironment(\.keyboardTraits) { $0.capitals = autocapitalization } }
  /// Sets the automatic capitals of what is typed; the older form.
  ///
  /// - Parameter style: Which letters.
  /// - Returns: This view; its keyboard shows capitals accordingly, and letters come as a script types them.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    textInputAutocapitalization(TextInputAutocapitalization(style))
  }
  /// Sets the label of the keyboard's return key.
  ///
  /// - Parameter submitLabel: The label.
  /// - Returns: This view with that label.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    transformEnvironment(\.keyboardTraits) { $0.submitLabel = submitLabel }
  }
  /// Sets what happens when the return key is pressed.
  ///
  /// - Parameters:
  ///   - triggers: The keys that count.
  ///   - action: Called when one is pressed.
  /// - Returns: This view; a new line that a script types into a field of one line is the return key.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    transformEnvironment(\.submitActions) {
      $0.append(SubmitAction(triggers: triggers, action: action))
    }
  }
  /// Keeps what fields in this view submit from actions around it.
  ///
  /// - Parameter isBlocking: Whether it does.
  /// - Returns: This view; actions inside it are done.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0 = [] } }
  }
}
