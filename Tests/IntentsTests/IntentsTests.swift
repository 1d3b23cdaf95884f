import Foundation
import Intents
import Testing
import UserNotifications

@Suite("What would be asked by voice")
struct IntentsTests {
  private let me = INPerson(
    personHandle: INPersonHandle(value: "me@home", type: .emailAddress), nameComponents: nil,
    displayName: "Me", image: nil, contactIdentifier: nil, customIdentifier: "me", isMe: true)

  private func message(group: String?) -> INSendMessageIntent {
    INSendMessageIntent(
      recipients: [me], outgoingMessageType: .outgoingMessageText, content: "Tea?",
      speakableGroupName: group.map { INSpeakableString(spokenPhrase: $0) },
      conversationIdentifier: "1", serviceName: nil, sender: me, attachments: nil)
  }

  @Test("people are called by their names, or by what they are reached by")
  func people() {
    #expect(me.displayName == "Me" && me.isMe && me.suggestionType == .none)
    var parts = PersonNameComponents()
    (parts.givenName, parts.familyName) = ("A", "B")
    let named = INPerson(
      personHandle: nil, nameComponents: parts, displayName: nil, image: INImage(named: "a"),
      contactIdentifier: nil, customIdentifier: nil, aliases: [],
      suggestionType: .socialProfile)
    #expect(named.displayName == "A B" && named.image?.source == .named("a"))
    let handle = INPersonHandle(value: "1", type: .phoneNumber)
    let reached = INPerson(
      personHandle: handle, nameComponents: nil, displayName: nil, image: nil,
      contactIdentifier: nil, customIdentifier: nil)
    #expect(reached.displayName == "1" && reached != named)
    #expect(handle == INPersonHandle(value: "1", type: .phoneNumber))
    #expect(handle != INPersonHandle(value: "1", type: .unknown))
  }

  @Test("words and pictures are what was said")
  func words() throws {
    let words = INSpeakableString(
      vocabularyIdentifier: "t", spokenPhrase: "Tea", pronunciationHint: "tee")
    #expect(words == INSpeakableString(spokenPhrase: "Tea"))
    #expect(words.pronunciationHint == "tee" && words.vocabularyIdentifier == "t")
    let url = try #require(URL(string: "file:///a"))
    #expect(INImage(url: url).source == .url(url))
    #expect(INImage(url: url, width: 3, height: 3)?.source == .url(url))
    #expect(INImage(imageData: Data([1])).source == .data(Data([1])))
    #expect(INImage.systemImageNamed("leaf").source == .named("leaf"))
  }

  @Test("each parameter of an intent has a picture of its own")
  func pictures() {
    let intent = message(group: "Us")
    #expect(intent.keyImage() == nil)
    let image = INImage(named: "group")
    intent.setImage(image, forParameterNamed: \.speakableGroupName)
    #expect(intent.image(forParameterNamed: \.speakableGroupName) === image)
    #expect(intent.image(forParameterNamed: \.sender) == nil && intent.keyImage() === image)
    intent.setImage(nil, forParameterNamed: \.speakableGroupName)
    #expect(intent.image(forParameterNamed: \.speakableGroupName) == nil)
  }

  @Test("deeds are told, later and without an error")
  func donations() async throws {
    let interaction = INInteraction(intent: message(group: nil), response: nil)
    interaction.direction = .outgoing
    try await interaction.donate()
    interaction.donate(completion: nil)
    let told = await withCheckedContinuation { next in
      interaction.donate { next.resume(returning: $0 == nil) }
    }
    #expect(told && interaction.direction == .outgoing && interaction.intentResponse == nil)
    let forgotten = await withCheckedContinuation { next in
      INInteraction.deleteAll { next.resume(returning: $0 == nil) }
    }
    #expect(forgotten)
  }

  @Test("nobody lets the app be asked by voice")
  func preferences() async {
    #expect(INPreferences.siriAuthorizationStatus() == .denied)
    let status = await withCheckedContinuation { next in
      INPreferences.requestSiriAuthorization { next.resume(returning: $0) }
    }
    #expect(status == .denied && INPreferences.siriLanguageCode() == "en-US")
    let part = INExtension()
    #expect(part.handler(for: message(group: nil)) as? INExtension === part)
  }

  private final class Sender: INSendMessageIntentHandling {
    func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
      INSendMessageIntentResponse(code: .success, userActivity: nil)
    }
  }
  private final class Marker: INSetMessageAttributeIntentHandling {
    func handle(
      intent: INSetMessageAttributeIntent
    ) async -> INSetMessageAttributeIntentResponse {
      INSetMessageAttributeIntentResponse(code: .failure, userActivity: nil)
    }
  }

  @Test("who does an intent understands all of it, unless it says otherwise")
  func handling() async {
    let (sender, intent) = (Sender(), message(group: "Us"))
    #expect(await sender.handle(intent: intent).code == .success)
    #expect(await sender.confirm(intent: intent).code == .ready)
    #expect(await sender.resolveContent(for: intent).outcome == .success)
    #expect(await sender.resolveRecipients(for: intent).map(\.outcome) == [.success])
    #expect(await sender.resolveSpeakableGroupName(for: intent).values.count == 1)
    #expect(
      await sender.resolveSpeakableGroupName(for: message(group: nil)).outcome == .notRequired)
    let change = INSetMessageAttributeIntent(identifiers: ["1"], attribute: .read)
    #expect(await Marker().resolveAttribute(for: change).values as? [INMessageAttribute] == [.read])
    #expect(await Marker().confirm(intent: change).code == .ready)
  }

  @Test("what is understood is told with what a person would choose among")
  func resolutions() {
    #expect(INSendMessageRecipientResolutionResult.needsValue().outcome == .needsValue)
    let refused = INSendMessageRecipientResolutionResult.unsupported(forReason: .noAccount)
    #expect(refused.outcome == .unsupported && refused.values.count == 1)
    #expect(INPersonResolutionResult.disambiguation(with: [me, me]).values.count == 2)
    #expect(INStringResolutionResult.unsupported().outcome == .unsupported)
    #expect(
      INSpeakableStringResolutionResult.disambiguation(with: []).outcome == .disambiguation)
  }

  @Test("messages and searches keep what is said of them")
  func messages() {
    let response = INSearchForMessagesIntentResponse(code: .success, userActivity: nil)
    response.messages = [
      INMessage(
        identifier: "1", conversationIdentifier: "c", content: "Tea?", dateSent: nil, sender: me,
        recipients: nil)
    ]
    #expect(response.messages?.first?.messageType == .text)
    let search = INSearchForMessagesIntent()
    search.attributes = [.unread]
    search.dateTimeRange = INDateComponentsRange(start: DateComponents(year: 2026), end: nil)
    #expect(search.attributes.contains(.unread) && !search.attributes.contains(.read))
    #expect(search.dateTimeRange?.startDateComponents?.year == 2026)
  }

  @Test("a notification of a talk is the notification")
  func notifications() throws {
    let content = UNMutableNotificationContent()
    #expect(try content.updating(from: message(group: nil)) === content)
  }
}
