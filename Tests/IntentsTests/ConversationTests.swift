import Foundation
import Intents
import Testing

// Intents as an app of messages has them.

/// A message of the app's own.
private struct Note {
  let id: Int
  let text: String
  let from: String
  let channel: Int?
  var isRead = false
}

/// Turns the app's messages into the system's.
private enum Converter {
  static func person(_ name: String) -> INPerson {
    INPerson(
      personHandle: INPersonHandle(value: "\(name)@mesh", type: .emailAddress),
      nameComponents: nil, displayName: name, image: nil, contactIdentifier: name,
      customIdentifier: name, isMe: name == "me")
  }
  static func message(_ note: Note) -> INMessage {
    INMessage(
      identifier: String(note.id), conversationIdentifier: conversation(note),
      content: note.text, dateSent: Date(timeIntervalSince1970: Double(note.id)),
      sender: person(note.from), recipients: note.channel == nil ? [person("me")] : nil,
      groupName: note.channel.map { INSpeakableString(spokenPhrase: "Channel \($0)") },
      messageType: .text)
  }
  static func conversation(_ note: Note) -> String {
    note.channel.map { "channel-\($0)" } ?? "dm-\(note.from)"
  }
  static func intent(_ note: Note) -> INSendMessageIntent {
    let group = note.channel.map { INSpeakableString(spokenPhrase: "Channel \($0)") }
    let intent = INSendMessageIntent(
      recipients: [person("me")], outgoingMessageType: .outgoingMessageText, content: note.text,
      speakableGroupName: group, conversationIdentifier: conversation(note),
      serviceName: "Mesh", sender: person(note.from), attachments: nil)
    if group != nil {
      intent.setImage(INImage(named: "antenna"), forParameterNamed: \.speakableGroupName)
    }
    return intent
  }
}

/// Does what is asked for with the app's messages.
private final class Desk: INExtension, INSearchForMessagesIntentHandling,
  INSetMessageAttributeIntentHandling, INSendMessageIntentHandling
{
  var notes: [Note]
  init(_ notes: [Note]) { self.notes = notes }

  override func handler(for intent: INIntent) -> Any? {
    switch intent {
    case is INSendMessageIntent, is INSearchForMessagesIntent, is INSetMessageAttributeIntent:
      self
    default: nil
    }
  }
  func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse {
    var found = notes
    if let conversations = intent.conversationIdentifiers {
      found = found.filter { conversations.contains(Converter.conversation($0)) }
    }
    if let senders = intent.senders {
      found = found.filter { note in senders.contains { $0.displayName == note.from } }
    }
    if intent.attributes.contains(.unread) { found = found.filter { !$0.isRead } }
    let response = INSearchForMessagesIntentResponse(code: .success, userActivity: nil)
    response.messages = found.map(Converter.message)
    return response
  }
  func handle(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse {
    guard let identifiers = intent.identifiers, !identifiers.isEmpty else {
      return INSetMessageAttributeIntentResponse(code: .failure, userActivity: nil)
    }
    for index in notes.indices where identifiers.contains(String(notes[index].id)) {
      notes[index].isRead = intent.attribute == .read
    }
    return INSetMessageAttributeIntentResponse(code: .success, userActivity: nil)
  }
  func resolveAttribute(
    for intent: INSetMessageAttributeIntent
  ) async -> INMessageAttributeResolutionResult {
    intent.attribute == .unknown ? .needsValue() : .success(with: intent.attribute)
  }
  func resolveRecipients(
    for intent: INSendMessageIntent
  ) async -> [INSendMessageRecipientResolutionResult] {
    let recipients = intent.recipients ?? []
    switch recipients.count {
    case 0: return [.needsValue()]
    case 1: return [.success(with: recipients[0])]
    default: return [.disambiguation(with: recipients)]
    }
  }
  func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult {
    guard let content = intent.content, !content.isEmpty else { return .needsValue() }
    return content.utf8.count > 20 ? .unsupported() : .success(with: content)
  }
  func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    guard let content = intent.content else {
      return INSendMessageIntentResponse(code: .failureRequiringAppLaunch, userActivity: nil)
    }
    notes.append(Note(id: notes.count + 1, text: content, from: "me", channel: nil))
    let response = INSendMessageIntentResponse(code: .success, userActivity: nil)
    response.sentMessages = [Converter.message(notes[notes.count - 1])]
    return response
  }
}

@Suite("Messages by voice")
struct ConversationTests {
  private func desk() -> Desk {
    Desk([
      Note(id: 1, text: "Hello", from: "ann", channel: nil),
      Note(id: 2, text: "Tea?", from: "bob", channel: 3),
      Note(id: 3, text: "Now?", from: "ann", channel: 3, isRead: true),
    ])
  }
  private func found(_ desk: Desk, _ change: (INSearchForMessagesIntent) -> Void) async -> [String]
  {
    let intent = INSearchForMessagesIntent()
    change(intent)
    let response = await desk.handle(intent: intent)
    return (response.messages ?? []).map(\.identifier)
  }

  @Test("searches find by talk, by sender and by what was read")
  func searches() async {
    let desk = desk()
    #expect(await found(desk) { _ in } == ["1", "2", "3"])
    #expect(await found(desk) { $0.conversationIdentifiers = ["channel-3"] } == ["2", "3"])
    #expect(await found(desk) { $0.conversationIdentifiers = ["dm-ann"] } == ["1"])
    #expect(await found(desk) { $0.senders = [Converter.person("ann")] } == ["1", "3"])
    #expect(await found(desk) { $0.attributes = .unread } == ["1", "2"])
  }

  @Test("messages that are marked as read are found no more among the others")
  func marks() async {
    let desk = desk()
    let change = INSetMessageAttributeIntent(identifiers: ["1", "9"], attribute: .read)
    #expect(await desk.handle(intent: change).code == .success)
    #expect(await found(desk) { $0.attributes = .unread } == ["2"])
    let back = INSetMessageAttributeIntent(identifiers: ["1"], attribute: .unread)
    #expect(await desk.handle(intent: back).code == .success)
    #expect(await found(desk) { $0.attributes = .unread } == ["1", "2"])
    let nothing = INSetMessageAttributeIntent(identifiers: nil, attribute: .unknown)
    #expect(await desk.handle(intent: nothing).code == .failure)
    #expect(await desk.resolveAttribute(for: nothing).outcome == .needsValue)
  }

  @Test(
    "to whom a message goes is asked unless it is one person",
    arguments: [
      ([], .needsValue), (["ann"], .success), (["ann", "bob"], .disambiguation),
    ] as [([String], INIntentResolutionResult.Outcome)])
  func recipients(names: [String], outcome: INIntentResolutionResult.Outcome) async {
    let intent = INSendMessageIntent(
      recipients: names.map(Converter.person), content: "Hi", speakableGroupName: nil,
      conversationIdentifier: nil, serviceName: nil, sender: nil)
    let results = await desk().resolveRecipients(for: intent)
    #expect(results.map(\.outcome) == [outcome])
    #expect(results[0].values.count == names.count)
  }

  @Test(
    "words are taken unless there are none, or too many",
    arguments: [
      (nil, .needsValue), ("", .needsValue), ("Tea?", .success),
      (String(repeating: "a", count: 21), .unsupported),
    ] as [(String?, INIntentResolutionResult.Outcome)])
  func words(content: String?, outcome: INIntentResolutionResult.Outcome) async {
    let intent = INSendMessageIntent(
      recipients: nil, content: content, speakableGroupName: nil, conversationIdentifier: nil,
      serviceName: nil, sender: nil)
    #expect(await desk().resolveContent(for: intent).outcome == outcome)
    #expect(intent.outgoingMessageType == .unknown && intent.attachments == nil)
  }

  @Test("a message that is sent is among the app's")
  func sending() async {
    let desk = desk()
    let note = Note(id: 9, text: "On my way", from: "me", channel: nil)
    let response = await desk.handle(intent: Converter.intent(note))
    #expect(response.code == .success && response.sentMessages?.map(\.identifier) == ["4"])
    #expect(desk.notes.last?.text == "On my way")
    let empty = INSendMessageIntent(
      recipients: nil, content: nil, speakableGroupName: nil, conversationIdentifier: nil,
      serviceName: nil, sender: nil)
    #expect(await desk.handle(intent: empty).code == .failureRequiringAppLaunch)
  }

  @Test("a part of the app does what it says it does")
  func handlers() {
    let desk = desk()
    #expect(desk.handler(for: INSearchForMessagesIntent()) as? Desk === desk)
    #expect(desk.handler(for: INIntent()) == nil)
  }

  @Test("messages of a group have its name and a picture of it; others have whom they are for")
  func groups() {
    let (direct, group) = (desk().notes[0], desk().notes[1])
    #expect(Converter.message(direct).recipients?.first?.isMe == true)
    #expect(Converter.message(direct).groupName == nil)
    #expect(Converter.message(group).recipients == nil)
    #expect(Converter.message(group).groupName == INSpeakableString(spokenPhrase: "Channel 3"))
    #expect(Converter.message(group).dateSent == Date(timeIntervalSince1970: 2))
    let (plain, pictured) = (Converter.intent(direct), Converter.intent(group))
    #expect(plain.image(forParameterNamed: \.speakableGroupName) == nil)
    #expect(
      pictured.image(forParameterNamed: \.speakableGroupName)?.source == .named("antenna"))
    #expect(plain.sender == Converter.person("ann") && plain.sender != pictured.sender)
    #expect(plain.conversationIdentifier == "dm-ann" && plain.serviceName == "Mesh")
  }

  @Test("what is said of a deed beside its intent is kept")
  func metadata() {
    let intent = Converter.intent(desk().notes[1])
    let metadata = INSendMessageIntentDonationMetadata()
    metadata.mentionsCurrentUser = true
    metadata.recipientCount = 3
    intent.donationMetadata = metadata
    #expect(intent.donationMetadata === metadata && !metadata.isReplyToCurrentUser)
    let interaction = INInteraction(intent: intent, response: INIntentResponse())
    interaction.direction = .incoming
    interaction.groupIdentifier = intent.conversationIdentifier
    #expect(interaction.intent === intent && interaction.groupIdentifier == "channel-3")
    #expect(interaction.identifier == nil && interaction.dateInterval == nil)
  }
}
