/// Who sends messages when the system asks; it does not.
public protocol INSendMessageIntentHandling: AnyObject {
  /// Sends it.
  func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse
  /// Says whether it can be sent.
  func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse
  /// Says to whom it goes.
  func resolveRecipients(
    for intent: INSendMessageIntent
  ) async -> [INSendMessageRecipientResolutionResult]
  /// Says what its words are.
  func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult
  /// Says to which group it goes.
  func resolveSpeakableGroupName(
    for intent: INSendMessageIntent
  ) async -> INSpeakableStringResolutionResult
}
extension INSendMessageIntentHandling {
  public func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    INSendMessageIntentResponse(code: .ready, userActivity: nil)
  }
  public func resolveRecipients(
    for intent: INSendMessageIntent
  ) async -> [INSendMessageRecipientResolutionResult] {
    (intent.recipients ?? []).map { .success(with: $0) }
  }
  public func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult {
    intent.content.map { .success(with: $0) } ?? .notRequired()
  }
  public func resolveSpeakableGroupName(
    for intent: INSendMessageIntent
  ) async -> INSpeakableStringResolutionResult {
    intent.speakableGroupName.map { .success(with: $0) } ?? .notRequired()
  }
}

/// Who looks for messages when the system asks; it does not.
public protocol INSearchForMessagesIntentHandling: AnyObject {
  /// Looks for them.
  func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse
}

/// Who changes messages when the system asks; it does not.
public protocol INSetMessageAttributeIntentHandling: AnyObject {
  /// Changes them.
  func handle(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse
  /// Says whether they can be changed.
  func confirm(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse
  /// Says what is to hold of them.
  func resolveAttribute(
    for intent: INSetMessageAttributeIntent
  ) async -> INMessageAttributeResolutionResult
}
extension INSetMessageAttributeIntentHandling {
  public func confirm(
    intent: INSetMessageAttributeIntent
  ) async -> INSetMessageAttributeIntentResponse {
    INSetMessageAttributeIntentResponse(code: .ready, userActivity: nil)
  }
  public func resolveAttribute(
    for intent: INSetMessageAttributeIntent
  ) async -> INMessageAttributeResolutionResult { .success(with: intent.attribute) }
}
