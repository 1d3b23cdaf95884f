@_spi(Engine) public import ViewEngine

/// The keyboard that a field asks for.
public enum UIKeyboardType: Int, Sendable {
  /// The usual keyboard.
  case `default`
  /// Letters of ASCII.
  case asciiCapable
  /// Digits and signs.
  case numbersAndPunctuation
  /// For addresses of the web.
  case URL
  /// Digits.
  case numberPad
  /// Digits of a telephone.
  case phonePad
  /// Letters and digits of a telephone.
  case namePhonePad
  /// For addresses of mail.
  case emailAddress
  /// Digits and a decimal point.
  case decimalPad
  /// For names of people and topics.
  case twitter
  /// For searching the web.
  case webSearch
  /// Digits of ASCII.
  case asciiCapableNumberPad
}

/// What a field's text is, as a keyboard may propose it.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The type's name.
  public let rawValue: String
  /// Creates a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// An address of mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// The name of a user.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is good once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A number of a telephone.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
}

extension View {
  /// Sets the keyboard of the fields below.
  ///
  /// - Parameter type: The keyboard.
  /// - Returns: This view with that asked for.
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    transformEnvironment(\.keyboardTraits) { $0.type = type }
  }
  /// Sets what the text of the fields below is.
  ///
  /// - Parameter textContentType: What it is; `nil` for nothing in particular.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `textContentType`: the keyboard proposes nothing.
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
}
