public import Foundation
public import UIKitViews

/// What kind of message is sent.
public enum INOutgoingMessageType: Int, Sendable {
  /// Nobody knows.
  case unknown = 0
  /// Words.
  case outgoingMessageText = 1
  /// A voice.
  case outgoingMessageAudio = 2
}

/// Something that is sent with a message.
open class INSendMessageAttachment: NSObject {
  /// A voice.
  public let audioMessageFile: URL?
  /// Creates a voice.
  public init(audioMessageFile: URL) { self.audioMessageFile = audioMessageFile }
}

/// What is said of a sent message beside it.
open class INSendMessageIntentDonationMetadata: INIntentDonationMetadata {
  /// Whether somebody speaks of the person.
  open var mentionsCurrentUser = false
  /// Whether it answers the person.
  open var isReplyToCurrentUser = false
  /// Whether all are told.
  open var notifyRecipientAnyway = false
  /// To how many it goes.
  open var recipientCount = 0
}

/// A message that is sent.
open class INSendMessageIntent: INIntent {
  /// To whom; `nil` for nobody.
  public let recipients: [INPerson]?
  /// What kind of message it is.
  public let outgoingMessageType: INOutgoingMessageType
  /// Its words.
  public let content: String?
  /// The name of the group.
  public let speakableGroupName: INSpeakableString?
  /// What the talk is known by.
  public let conversationIdentifier: String?
  /// By which service.
  public let serviceName: String?
  /// From whom.
  public let sender: INPerson?
  /// What is sent with it.
  public let attachments: [INSendMessageAttachment]?
  /// Creates a message.
  ///
  /// - Parameters:
  ///   - recipients: To whom.
  ///   - outgoingMessageType: What kind of message it is.
  ///   - content: Its words.
  ///   - speakableGroupName: The name of the group.
  ///   - conversationIdentifier: What the talk is known by.
  ///   - serviceName: By which service.
  ///   - sender: From whom.
  ///   - attachments: What is sent with it.
  public init(
    recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType = .unknown,
    content: String?, speakableGroupName: INSpeakableString?, conversationIdentifier: String?,
    serviceName: String?, sender: INPerson?, attachments: [INSendMessageAttachment]? = nil
  ) {
    (self.recipients, self.outgoingMessageType, self.content) =
      (recipients, outgoingMessageType, content)
    self.speakableGroupName = speakableGroupName
    self.conversationIdentifier = conversationIdentifier
    (self.serviceName, self.sender, self.attachments) = (serviceName, sender, attachments)
  }
}

/// How an intent ended.
public enum INMessageIntentResponseCode: Int, Sendable {
  /// Nothing is said of it.
  case unspecified = 0
  /// It can be done.
  case ready = 1
  /// It is being done.
  case inProgress = 2
  /// It was done.
  case success = 3
  /// It failed.
  case failure = 4
  /// It needs the app.
  case failureRequiringAppLaunch = 5
  /// The service is not there.
  case failureMessageServiceNotAvailable = 6
}
/// How sending a message ended.
public typealias INSendMessageIntentResponseCode = INMessageIntentResponseCode
/// How a search for messages ended.
public typealias INSearchForMessagesIntentResponseCode = INMessageIntentResponseCode
/// How a change of messages ended.
public typealias INSetMessageAttributeIntentResponseCode = INMessageIntentResponseCode

/// What came of something about messages.
open class INMessageIntentResponse: INIntentResponse {
  /// How it ended.
  public let code: INMessageIntentResponseCode
  /// Creates what came of it.
  ///
  /// - Parameters:
  ///   - code: How it ended.
  ///   - userActivity: With what the app would go on.
  public init(code: INMessageIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}
/// What came of sending a message.
open class INSendMessageIntentResponse: INMessageIntentResponse {
  /// The message.
  open var sentMessages: [INMessage]?
}
/// What came of a search for messages.
open class INSearchForMessagesIntentResponse: INMessageIntentResponse {
  /// The messages.
  open var messages: [INMessage]?
}
/// What came of a change of messages.
open class INSetMessageAttributeIntentResponse: INMessageIntentResponse {}

/// What an app understood of to whom a message goes.
open class INSendMessageRecipientResolutionResult: INPersonResolutionResult {
  /// Why a message cannot go to somebody.
  public enum UnsupportedReason: Int, Sendable {
    /// The person has no account.
    case noAccount = 1
    /// The person is not reached now.
    case offline = 2
    /// The person does not take messages.
    case messagingServiceNotEnabledForRecipient = 3
    /// The person has no address.
    case noValidHandle = 4
    /// The address is none.
    case requestedHandleInvalid = 5
    /// The person has no address of that kind.
    case noHandleForLabel = 6
  }
  /// It cannot go there.
  public class func unsupported(forReason reason: UnsupportedReason) -> Self {
    Self(.unsupported, values: [reason])
  }
}

/// A kind of message.
public enum INMessageType: Int, Sendable {
  /// Nobody has said.
  case unspecified = 0
  /// Words.
  case text = 1
  /// A recording.
  case audio = 2
  /// A sticker.
  case sticker = 5
  /// A picture.
  case mediaImage = 20
  /// A film.
  case mediaVideo = 21
  /// An answer by a sign.
  case reaction = 24
}

/// A message.
open class INMessage: NSObject {
  /// What it is known by.
  public let identifier: String
  /// What the talk is known by.
  public let conversationIdentifier: String?
  /// Its words.
  public let content: String?
  /// When it was sent.
  public let dateSent: Date?
  /// From whom.
  public let sender: INPerson?
  /// To whom.
  public let recipients: [INPerson]?
  /// The name of the group.
  public let groupName: INSpeakableString?
  /// Its kind.
  public let messageType: INMessageType
  /// By which service.
  public let serviceName: String?
  /// Creates a message.
  ///
  /// - Parameters:
  ///   - identifier: What it is known by.
  ///   - conversationIdentifier: What the talk is known by.
  ///   - content: Its words.
  ///   - dateSent: When it was sent.
  ///   - sender: From whom.
  ///   - recipients: To whom.
  ///   - groupName: The name of the group.
  ///   - messageType: Its kind.
  ///   - serviceName: By which service.
  public init(
    identifier: String, conversationIdentifier: String? = nil, content: String?, dateSent: Date?,
    sender: INPerson?, recipients: [INPerson]?, groupName: INSpeakableString? = nil,
    messageType: INMessageType = .text, serviceName: String? = nil
  ) {
    (self.identifier, self.conversationIdentifier) = (identifier, conversationIdentifier)
    (self.content, self.dateSent, self.sender) = (content, dateSent, sender)
    (self.recipients, self.groupName) = (recipients, groupName)
    (self.messageType, self.serviceName) = (messageType, serviceName)
  }
}

/// What holds of messages.
public struct INMessageAttributeOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// They were read.
  public static let read = INMessageAttributeOptions(rawValue: 1)
  /// They were not read.
  public static let unread = INMessageAttributeOptions(rawValue: 2)
  /// They are marked.
  public static let flagged = INMessageAttributeOptions(rawValue: 4)
  /// They are not marked.
  public static let unflagged = INMessageAttributeOptions(rawValue: 8)
  /// They were played.
  public static let played = INMessageAttributeOptions(rawValue: 16)
}

/// What is to hold of messages.
public enum INMessageAttribute: Int, Sendable {
  /// Nobody knows.
  case unknown = 0
  /// They were read.
  case read = 1
  /// They were not read.
  case unread = 2
  /// They are marked.
  case flagged = 3
  /// They are not marked.
  case unflagged = 4
  /// They were played.
  case played = 5
}
/// What an app understood of what is to hold of messages.
open class INMessageAttributeResolutionResult: INIntentResolutionResult {
  /// All of it.
  public class func success(with resolvedValue: INMessageAttribute) -> Self {
    Self(.success, values: [resolvedValue])
  }
}

/// A search for messages.
open class INSearchForMessagesIntent: INIntent {
  /// To whom.
  open var recipients: [INPerson]?
  /// From whom.
  open var senders: [INPerson]?
  /// Which words they have.
  open var searchTerms: [String]?
  /// What holds of them.
  open var attributes: INMessageAttributeOptions = []
  /// When they were sent.
  open var dateTimeRange: INDateComponentsRange?
  /// What they are known by.
  open var identifiers: [String]?
  /// The names of groups.
  open var speakableGroupNames: [INSpeakableString]?
  /// What talks are known by.
  open var conversationIdentifiers: [String]?
}

/// A change of messages.
open class INSetMessageAttributeIntent: INIntent {
  /// What they are known by.
  public let identifiers: [String]?
  /// What is to hold of them.
  public let attribute: INMessageAttribute
  /// Creates a change.
  ///
  /// - Parameters:
  ///   - identifiers: What they are known by.
  ///   - attribute: What is to hold of them.
  public init(identifiers: [String]?, attribute: INMessageAttribute) {
    (self.identifiers, self.attribute) = (identifiers, attribute)
  }
}
