@_exported public import Foundation

/// By what a person is reached.
open class INPersonHandle: NSObject {
  /// What the words are.
  public enum HandleType: Int, Sendable {
    /// Nobody knows.
    case unknown = 0
    /// An address of mail.
    case emailAddress = 1
    /// A number of a telephone.
    case phoneNumber = 2
  }
  /// The words.
  public let value: String?
  /// What they are.
  public let type: HandleType
  /// Creates words.
  ///
  /// - Parameters:
  ///   - value: The words.
  ///   - type: What they are.
  public init(value: String?, type: HandleType) { (self.value, self.type) = (value, type) }
  /// Whether another object is the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INPersonHandle else { return false }
    return value == other.value && type == other.type
  }
  /// A number that is the same for the same objects.
  open override var hash: Int { value.hashValue }
}

/// From where a person is known.
public enum INPersonSuggestionType: Int, Sendable {
  /// From nowhere.
  case none = 0
  /// From a network.
  case socialProfile = 1
  /// From messages.
  case instantMessageAddress = 2
}

/// A person.
open class INPerson: NSObject {
  /// By what the person is reached.
  public let personHandle: INPersonHandle?
  /// The parts of the name.
  public let nameComponents: PersonNameComponents?
  /// The name; what the person is reached by where there is none.
  public let displayName: String
  /// A picture.
  public let image: INImage?
  /// What the person is known by among contacts.
  public let contactIdentifier: String?
  /// What the app knows the person by.
  public let customIdentifier: String?
  /// Whether the person is the one of the device.
  public let isMe: Bool
  /// From where the person is known.
  public let suggestionType: INPersonSuggestionType
  /// Other words by which the person is reached.
  public let aliases: [INPersonHandle]?

  /// Creates a person.
  ///
  /// - Parameters:
  ///   - personHandle: By what the person is reached.
  ///   - nameComponents: The parts of the name.
  ///   - displayName: The name.
  ///   - image: A picture.
  ///   - contactIdentifier: What the person is known by among contacts.
  ///   - customIdentifier: What the app knows the person by.
  ///   - isMe: Whether the person is the one of the device.
  ///   - aliases: Other words by which the person is reached.
  ///   - suggestionType: From where the person is known.
  public init(
    personHandle: INPersonHandle?, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, contactIdentifier: String?, customIdentifier: String?, isMe: Bool = false,
    aliases: [INPersonHandle]? = nil, suggestionType: INPersonSuggestionType = .none
  ) {
    (self.personHandle, self.nameComponents, self.image) = (personHandle, nameComponents, image)
    let parts = [nameComponents?.givenName, nameComponents?.familyName].compactMap(\.self)
    let formatted = parts.isEmpty ? nil : parts.joined(separator: " ")
    self.displayName = displayName ?? formatted ?? personHandle?.value ?? ""
    self.contactIdentifier = contactIdentifier
    self.customIdentifier = customIdentifier
    (self.isMe, self.aliases, self.suggestionType) = (isMe, aliases, suggestionType)
  }
  /// Whether another object is the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INPerson else { return false }
    return personHandle == other.personHandle && displayName == other.displayName
      && customIdentifier == other.customIdentifier
  }
  /// A number that is the same for the same objects.
  open override var hash: Int { displayName.hashValue }
}

/// A picture that the system would show.
open class INImage: NSObject {
  /// Where a picture is from.
  public enum Source: Equatable, Sendable {
    /// A picture of the app, or a symbol.
    case named(String)
    /// Bytes.
    case data(Data)
    /// A file.
    case url(URL)
  }
  /// Where it is from.
  public let source: Source
  /// Creates a picture of the app.
  public init(named name: String) { source = .named(name) }
  /// Creates a symbol of the system.
  public class func systemImageNamed(_ systemImageName: String) -> INImage {
    INImage(named: systemImageName)
  }
  /// Creates a picture of bytes.
  public init(imageData: Data) { source = .data(imageData) }
  /// Creates a picture of a file.
  public init(url: URL) { source = .url(url) }
  /// Creates a picture of a file, of a size.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - width: Its width, in points.
  ///   - height: Its height, in points.
  /// - Note: Accepted; no effect. `width`, `height`: nobody sees it.
  public convenience init?(url: URL, width: Double, height: Double) { self.init(url: url) }
}

/// Words that the system would say.
open class INSpeakableString: NSObject {
  /// What is said.
  public let spokenPhrase: String
  /// How it is pronounced.
  public let pronunciationHint: String?
  /// What the app knows it by.
  public let vocabularyIdentifier: String?
  /// Creates words.
  public init(spokenPhrase: String) {
    (self.spokenPhrase, pronunciationHint, vocabularyIdentifier) = (spokenPhrase, nil, nil)
  }
  /// Creates words that the app knows.
  ///
  /// - Parameters:
  ///   - vocabularyIdentifier: What the app knows them by.
  ///   - spokenPhrase: What is said.
  ///   - pronunciationHint: How it is pronounced.
  public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
    (self.spokenPhrase, self.pronunciationHint) = (spokenPhrase, pronunciationHint)
    self.vocabularyIdentifier = vocabularyIdentifier
  }
  /// Whether another object is the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? INSpeakableString).map { $0.spokenPhrase == spokenPhrase } ?? false
  }
  /// A number that is the same for the same objects.
  open override var hash: Int { spokenPhrase.hashValue }
}

/// A time from one moment to another.
open class INDateComponentsRange: NSObject {
  /// When it begins.
  public let startDateComponents: DateComponents?
  /// When it ends.
  public let endDateComponents: DateComponents?
  /// Creates a time.
  ///
  /// - Parameters:
  ///   - startDateComponents: When it begins.
  ///   - endDateComponents: When it ends.
  public init(start startDateComponents: DateComponents?, end endDateComponents: DateComponents?) {
    (self.startDateComponents, self.endDateComponents) = (startDateComponents, endDateComponents)
  }
}
