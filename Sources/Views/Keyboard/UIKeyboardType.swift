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
  /// Letters of ASCII, by the name of old.
  public static let alphabet = UIKeyboardType.asciiCapable
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
  /// What stands before a name, as a title.
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// What stands behind a name.
  public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// What somebody does.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The name of an organisation.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A place, with its address.
  public static let location = UITextContentType(rawValue: "location")
  /// A street and what belongs to it.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of an address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of an address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A town.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A state.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A town and its state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A part of a town.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The name on a credit card.
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  /// How long a credit card is good.
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  /// The code on the back of a credit card.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  /// An address of the web.
  public static let URL = UITextContentType(rawValue: "url")
  /// A date with its time.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// The day of a birth.
  public static let birthdate = UITextContentType(rawValue: "bday")
  /// The number of a flight.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// The number by which a parcel is followed.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  /// The given name on a credit card.
  public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
  /// The middle name on a credit card.
  public static let creditCardMiddleName = UITextContentType(rawValue: "cc-additional-name")
  /// The family name on a credit card.
  public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
  /// The month until which a credit card is good.
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
  /// The year until which a credit card is good.
  public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
  /// The kind of a credit card.
  public static let creditCardType = UITextContentType(rawValue: "cc-type")
  /// The day of a birth, in its month.
  public static let birthdateDay = UITextContentType(rawValue: "bday-day")
  /// The month of a birth.
  public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
  /// The year of a birth.
  public static let birthdateYear = UITextContentType(rawValue: "bday-year")
  /// The number of a device's embedded card.
  public static let cellularEID = UITextContentType(rawValue: "cellular-eid")
  /// The number of a device in telephone networks.
  public static let cellularIMEI = UITextContentType(rawValue: "cellular-imei")
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
