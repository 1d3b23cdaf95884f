@_spi(Engine) import ViewEngine
import Views

/// The traits of what is typed into: which keyboard is asked for, and how it behaves.
///
/// Fields, text views and search bars keep them. A class of a scene's that says it has traits declares those that it keeps.
@MainActor @preconcurrency public protocol UITextInputTraits: AnyObject {
  /// Which letters are capitals by themselves.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether mistakes are mended while typing.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether unknown words are marked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether quotation marks are made curly.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether dashes are made of hyphens.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces come and go with words.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// Whether the keyboard shows how a line may go on.
  var inlinePredictionType: UITextInlinePredictionType { get set }
  /// The keyboard that is asked for.
  var keyboardType: UIKeyboardType { get set }
  /// Whether the keyboard is light or dark.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// What the return key says.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key can be pressed only where there is a text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether letters are dots.
  var isSecureTextEntry: Bool { get set }
  /// What the text is, as a keyboard may propose it.
  var textContentType: UITextContentType? { get set }
  /// What passwords have to be like that are proposed.
  var passwordRules: UITextInputPasswordRules? { get set }
}

/// What passwords have to be like, in the words of web pages: “required: upper; minlength: 20;”.
public struct UITextInputPasswordRules: Hashable, Sendable {
  /// The words.
  public let passwordRulesDescriptor: String
  /// Creates rules.
  ///
  /// - Parameter passwordRulesDescriptor: The words.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }
}

/// The traits of one view, as they are unless code sets them.
struct TextTraits {
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  var smartQuotesType = UITextSmartQuotesType.default
  var smartDashesType = UITextSmartDashesType.default
  var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  var inlinePredictionType = UITextInlinePredictionType.default
  var keyboardType = UIKeyboardType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var returnKeyType = UIReturnKeyType.default
  var enablesReturnKeyAutomatically = false
  var isSecureTextEntry = false
  var textContentType: UITextContentType?
  var passwordRules: UITextInputPasswordRules?
}

/// A view that keeps the traits of what is typed into it.
@MainActor protocol TextTraitsOwner: UIView, UITextInputTraits {
  /// The traits.
  var traits: TextTraits { get set }
  /// The name of UIKit's class, for messages.
  static var traitsName: String { get }
}

extension UITextInputTraits {
  private func trait<Value>(_ path: KeyPath<TextTraits, Value>) -> Value {
    ((self as? any TextTraitsOwner)?.traits ?? TextTraits())[keyPath: path]
  }
  private func setTrait<Value>(_ path: WritableKeyPath<TextTraits, Value>, _ value: Value) {
    guard let owner = self as? any TextTraitsOwner else {
      // Who keeps no traits cannot be given any.
      return IneffectiveSettings.note("UITextInputTraits of \(type(of: self))")
    }
    owner.traits[keyPath: path] = value
  }

  public var autocapitalizationType: UITextAutocapitalizationType {
    get { trait(\.autocapitalizationType) }
    set { setTrait(\.autocapitalizationType, newValue) }
  }
  /// Whether mistakes are mended while typing.
  ///
  /// - Note: Accepted; no effect. `autocorrectionType`: nothing here mends them.
  public var autocorrectionType: UITextAutocorrectionType {
    get { trait(\.autocorrectionType) }
    set { setTrait(\.autocorrectionType, newValue) }
  }
  /// Whether unknown words are marked.
  ///
  /// - Note: Accepted; no effect. `spellCheckingType`: nothing here knows words.
  public var spellCheckingType: UITextSpellCheckingType {
    get { trait(\.spellCheckingType) }
    set { setTrait(\.spellCheckingType, newValue) }
  }
  /// Whether quotation marks are made curly.
  ///
  /// - Note: Accepted; no effect. `smartQuotesType`: letters are as they are typed.
  public var smartQuotesType: UITextSmartQuotesType {
    get { trait(\.smartQuotesType) }
    set { setTrait(\.smartQuotesType, newValue) }
  }
  /// Whether dashes are made of hyphens.
  ///
  /// - Note: Accepted; no effect. `smartDashesType`: letters are as they are typed.
  public var smartDashesType: UITextSmartDashesType {
    get { trait(\.smartDashesType) }
    set { setTrait(\.smartDashesType, newValue) }
  }
  /// Whether spaces come and go with words.
  ///
  /// - Note: Accepted; no effect. `smartInsertDeleteType`: letters are as they are typed.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { trait(\.smartInsertDeleteType) }
    set { setTrait(\.smartInsertDeleteType, newValue) }
  }
  /// Whether the keyboard shows how a line may go on.
  ///
  /// - Note: Accepted; no effect. `inlinePredictionType`: letters are as they are typed.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { trait(\.inlinePredictionType) }
    set { setTrait(\.inlinePredictionType, newValue) }
  }
  public var keyboardType: UIKeyboardType {
    get { trait(\.keyboardType) }
    set { setTrait(\.keyboardType, newValue) }
  }
  /// Whether the keyboard is light or dark.
  ///
  /// - Note: Accepted; no effect. `keyboardAppearance`: it is as the page is.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { trait(\.keyboardAppearance) }
    set {
      setTrait(\.keyboardAppearance, newValue)
      if newValue != .default, let owner = self as? any TextTraitsOwner {
        IneffectiveSettings.note("\(type(of: owner).traitsName).keyboardAppearance")
      }
    }
  }
  public var returnKeyType: UIReturnKeyType {
    get { trait(\.returnKeyType) }
    set { setTrait(\.returnKeyType, newValue) }
  }
  /// Whether the return key can be pressed only where there is a text.
  ///
  /// - Note: Accepted; no effect. `enablesReturnKeyAutomatically`: the key can always be pressed.
  public var enablesReturnKeyAutomatically: Bool {
    get { trait(\.enablesReturnKeyAutomatically) }
    set { setTrait(\.enablesReturnKeyAutomatically, newValue) }
  }
  public var isSecureTextEntry: Bool {
    get { trait(\.isSecureTextEntry) }
    set { setTrait(\.isSecureTextEntry, newValue) }
  }
  /// What the text is, as a keyboard may propose it.
  ///
  /// - Note: Accepted; no effect. `textContentType`: no keyboard here proposes anything.
  public var textContentType: UITextContentType? {
    get { trait(\.textContentType) }
    set { setTrait(\.textContentType, newValue) }
  }
  /// What passwords have to be like that are proposed.
  ///
  /// - Note: Accepted; no effect. `passwordRules`: no keyboard here proposes anything.
  public var passwordRules: UITextInputPasswordRules? {
    get { trait(\.passwordRules) }
    set { setTrait(\.passwordRules, newValue) }
  }
}
