public import Foundation
public import UIKitViews

/// Something that a person would ask the system for; nobody asks.
open class INIntent: NSObject {
  private var images: [AnyKeyPath: INImage] = [:]
  /// What it is known by.
  open var identifier: String? { nil }
  /// What is said of it.
  open var intentDescription: String? { nil }
  /// What the system would propose it by.
  open var suggestedInvocationPhrase: String?
  /// What is said of the deed beside it.
  open var donationMetadata: INIntentDonationMetadata?
  /// Creates one without values.
  public override init() {}
  /// Keeps a picture for a parameter.
  fileprivate func keep(_ image: INImage?, for parameter: AnyKeyPath) {
    images[parameter] = image
  }
  /// The picture of a parameter.
  fileprivate func kept(for parameter: AnyKeyPath) -> INImage? { images[parameter] }
  /// The picture that stands for it: that of its first parameter which has one.
  open func keyImage() -> INImage? { images.count == 1 ? images.values.first : nil }
}

/// An intent whose parameters have pictures.
public protocol INImagesOfParameters: INIntent {}
extension INIntent: INImagesOfParameters {}
extension INImagesOfParameters {
  /// Sets the picture of a parameter.
  ///
  /// - Parameters:
  ///   - image: The picture; `nil` for none.
  ///   - parameterName: The parameter.
  public func setImage<Value>(
    _ image: INImage?, forParameterNamed parameterName: KeyPath<Self, Value>
  ) { keep(image, for: parameterName) }
  /// The picture of a parameter.
  public func image<Value>(forParameterNamed parameterName: KeyPath<Self, Value>) -> INImage? {
    kept(for: parameterName)
  }
}

/// What is said of a deed beside its intent.
open class INIntentDonationMetadata: NSObject {
  /// Creates one without values.
  public override init() {}
}

/// What comes of an intent.
open class INIntentResponse: NSObject {
  /// With what the app would go on.
  open var userActivity: NSUserActivity?
  /// Creates one without values.
  public override init() {}
}

/// What an app understood of a parameter.
open class INIntentResolutionResult: NSObject {
  /// What it understood.
  public enum Outcome: Equatable, Sendable {
    /// All.
    case success
    /// It has to be said.
    case needsValue
    /// It need not be said.
    case notRequired
    /// It cannot be.
    case unsupported
    /// One of several.
    case disambiguation
    /// It has to be confirmed.
    case confirmationRequired
  }
  /// What it understood.
  public let outcome: Outcome
  /// Among what a person would choose.
  public let values: [Any]
  /// Creates what was understood.
  ///
  /// - Parameters:
  ///   - outcome: What.
  ///   - values: The value, or among what a person would choose.
  public required init(_ outcome: Outcome, values: [Any] = []) {
    (self.outcome, self.values) = (outcome, values)
  }
  /// It has to be said.
  public class func needsValue() -> Self { Self(.needsValue) }
  /// It need not be said.
  public class func notRequired() -> Self { Self(.notRequired) }
  /// It cannot be.
  public class func unsupported() -> Self { Self(.unsupported) }
}

/// What an app understood of a text.
open class INStringResolutionResult: INIntentResolutionResult {
  /// All of it.
  public class func success(with resolvedString: String) -> Self {
    Self(.success, values: [resolvedString])
  }
}
/// What an app understood of words.
open class INSpeakableStringResolutionResult: INIntentResolutionResult {
  /// All of them.
  public class func success(with resolvedString: INSpeakableString) -> Self {
    Self(.success, values: [resolvedString])
  }
  /// One of several.
  public class func disambiguation(with stringsToDisambiguate: [INSpeakableString]) -> Self {
    Self(.disambiguation, values: stringsToDisambiguate)
  }
}
/// What an app understood of a person.
open class INPersonResolutionResult: INIntentResolutionResult {
  /// Who it is.
  public class func success(with resolvedPerson: INPerson) -> Self {
    Self(.success, values: [resolvedPerson])
  }
  /// One of several.
  public class func disambiguation(with peopleToDisambiguate: [INPerson]) -> Self {
    Self(.disambiguation, values: peopleToDisambiguate)
  }
}

/// A deed that an app tells the system of, of which nobody learns.
open class INInteraction: NSObject {
  /// Who did it.
  public enum Direction: Int, Sendable {
    /// Nobody knows.
    case unspecified = 0
    /// The person.
    case outgoing = 1
    /// Somebody else.
    case incoming = 2
  }
  /// What was done.
  public let intent: INIntent
  /// What came of it.
  public let intentResponse: INIntentResponse?
  /// Who did it.
  open var direction = Direction.unspecified
  /// When; `nil` for now.
  open var dateInterval: DateInterval?
  /// What the app knows it by.
  open var identifier: String?
  /// What the app knows several by.
  open var groupIdentifier: String?
  /// Creates a deed.
  ///
  /// - Parameters:
  ///   - intent: What was done.
  ///   - response: What came of it.
  public init(intent: INIntent, response: INIntentResponse?) {
    (self.intent, intentResponse) = (intent, response)
  }
  /// Tells the system, and is told later that it was told.
  open func donate(completion: (((any Error)?) -> Void)? = nil) {
    if let completion { later { completion(nil) } }
  }
  /// Tells the system.
  open func donate() async throws {}
  /// Has the system forget all, which knows nothing.
  open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) {
    if let completion { later { completion(nil) } }
  }
  /// Has the system forget some, of which it knows none.
  ///
  /// - Parameters:
  ///   - identifiers: What the app knows them by.
  ///   - completion: Told when that is done.
  /// - Note: Accepted; no effect. `with`: nobody knows of deeds.
  open class func delete(
    with identifiers: [String], completion: (((any Error)?) -> Void)? = nil
  ) {
    if let completion { later { completion(nil) } }
  }
}

/// Does something later on the main queue, as answers come.
func later(_ work: @escaping () -> Void) {
  DispatchQueue.main.async(execute: DispatchWorkItem(block: work))
}

/// Whether an app may be asked by voice.
public enum INSiriAuthorizationStatus: Int, Sendable {
  /// Nobody asked.
  case notDetermined = 0
  /// Nobody may let it.
  case restricted = 1
  /// It may not.
  case denied = 2
  /// It may.
  case authorized = 3
}

/// What a person lets the system's voice do: nothing, as nobody speaks in a film.
open class INPreferences: NSObject {
  /// Whether the app may be asked by voice: it may not.
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .denied }
  /// Tells that the app may not be asked by voice.
  open class func requestSiriAuthorization(
    _ handler: @escaping (INSiriAuthorizationStatus) -> Void
  ) { later { handler(.denied) } }
  /// In which language the voice speaks.
  open class func siriLanguageCode() -> String { "en-US" }
}

/// An app's part that is asked by voice; nobody asks.
open class INExtension: NSObject {
  /// Creates one without values.
  public override init() {}
  /// Who does what is asked for; the part itself where it says nothing else.
  ///
  /// - Note: Accepted; no effect. `for`: the part itself does all.
  open func handler(for intent: INIntent) -> Any? { self }
}

/// What the system would learn of words: nothing.
open class INVocabulary: NSObject {
  /// What kind of words.
  public enum StringType: Int, Sendable {
    /// Names of people.
    case contactName = 1
    /// Names of groups of people.
    case contactGroupName = 2
    /// What photos are tagged with.
    case photoTag = 100
    /// Names of albums of photos.
    case photoAlbumName = 101
    /// Names of workouts.
    case workoutActivityName = 200
    /// Names of a car's profiles.
    case carProfileName = 300
    /// Names of cars.
    case carName = 301
    /// Titles of playlists.
    case mediaPlaylistTitle = 700
    /// Names of musicians.
    case mediaMusicArtistName = 701
    /// Titles of audiobooks.
    case mediaAudiobookTitle = 702
    /// Titles of shows.
    case mediaShowTitle = 705
  }
  /// The app's.
  open class func shared() -> INVocabulary { INVocabulary() }
  /// Has the system learn words.
  ///
  /// - Parameters:
  ///   - vocabulary: The words, the likeliest first.
  ///   - type: What kind of words.
  /// - Note: Accepted; no effect. `vocabulary`, `type`: nobody speaks.
  open func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: StringType) {}
  /// Has the system forget all words.
  open func removeAllVocabularyStrings() {}
}
