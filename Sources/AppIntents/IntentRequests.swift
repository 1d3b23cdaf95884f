public import Foundation
import ViewEngine
public import Views

/// Why an intent stops: it needs a person's answer, and a film has nobody who answers.
public struct AppIntentRefusal: LocalizedError, Equatable {
  /// For what it asked.
  public enum Request: Sendable {
    /// For a value.
    case value
    /// For a choice among several.
    case choice
    /// For a yes.
    case confirmation
    /// For the app's coming to the front.
    case foreground
  }
  /// For what it asked.
  public let request: Request
  /// The words with which it asked; `nil` for none.
  public let words: String?
  /// What is said of it.
  public var errorDescription: String? { words ?? "Nobody answers the intent." }

  init(_ request: Request, _ dialog: IntentDialog? = nil) {
    self.request = request
    words = dialog.map { String(localized: $0.full) }
    IneffectiveSettings.note("an intent's question, which nobody answers,")
  }
}

/// What the button says that lets an intent go on.
public enum ConfirmationActionName {
  /// “Continue”.
  case `continue`
  /// “Add”.
  case add
  /// “Add data”.
  case addData
  /// “Book”.
  case book
  /// “Buy”.
  case buy
  /// “Call”.
  case call
  /// “Check in”.
  case checkIn
  /// “Create”.
  case create
  /// “Do”.
  case `do`
  /// “Download”.
  case download
  /// “Filter”.
  case filter
  /// “Find”.
  case find
  /// “Get”.
  case get
  /// “Go”.
  case go
  /// “Log”.
  case log
  /// “Open”.
  case open
  /// “Order”.
  case order
  /// “Pay”.
  case pay
  /// “Play”.
  case play
  /// “Play sound”.
  case playSound
  /// “Post”.
  case post
  /// “Request”.
  case request
  /// “Run”.
  case run
  /// “Search”.
  case search
  /// “Send”.
  case send
  /// “Set”.
  case set
  /// “Share”.
  case share
  /// “Start”.
  case start
  /// “Start navigation”.
  case startNavigation
  /// “Toggle”.
  case toggle
  /// “Turn off”.
  case turnOff
  /// “Turn on”.
  case turnOn
  /// “View”.
  case view
  /// Words of the app's own.
  case custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource],
    destructive: Bool = false)
}

extension AppIntent {
  /// Asks a person whether to go on, whom a film has not.
  ///
  /// - Parameters:
  ///   - result: What is shown.
  ///   - confirmationActionName: What the button says.
  ///   - showPrompt: Whether the system's question is shown too.
  /// - Throws: ``AppIntentRefusal``.
  /// - Note: Accepted; no effect. `result`, `confirmationActionName`, `showPrompt`: nobody answers.
  public func requestConfirmation<Result: IntentResult>(
    result: Result, confirmationActionName: ConfirmationActionName = .continue,
    showPrompt: Bool = true
  ) async throws {
    throw AppIntentRefusal(.confirmation)
  }
  /// Asks a person in words whether to go on, whom a film has not.
  ///
  /// - Parameters:
  ///   - actionName: What the button says.
  ///   - dialog: The question.
  /// - Throws: ``AppIntentRefusal``.
  /// - Note: Accepted; no effect. `actionName`: nobody answers.
  public func requestConfirmation(
    actionName: ConfirmationActionName = .continue, dialog: IntentDialog? = nil
  ) async throws {
    throw AppIntentRefusal(.confirmation, dialog)
  }
  /// Tells the system that a person did this in the app; nobody learns of it.
  @discardableResult public func donate() -> IntentDonationIdentifier {
    IntentDonationIdentifier(type: String(reflecting: Self.self))
  }
  /// Tells the system that a person did this in the app, and what came of it.
  ///
  /// - Note: Accepted; no effect. `result`: nobody learns of it.
  @discardableResult public func donate<Result: IntentResult>(
    result: Result
  ) -> IntentDonationIdentifier { donate() }
}

/// What a told deed is known by.
public struct IntentDonationIdentifier: Hashable, Sendable {
  private let type: String
  init(type: String) { self.type = type }
}

extension IntentParameter {
  /// The error by which an intent asks for this parameter, and stops.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error {
    AppIntentRefusal(.value, dialog)
  }
  /// The error by which an intent asks which of several this parameter is, and stops.
  ///
  /// - Parameters:
  ///   - items: Among what a person would choose.
  ///   - dialog: The question.
  /// - Returns: The error.
  /// - Note: Accepted; no effect. `among`: nobody answers.
  public func needsDisambiguationError(
    among items: [Value], dialog: IntentDialog? = nil
  ) -> any Error { AppIntentRefusal(.choice, dialog) }
  /// Asks a person for a value, whom a film has not.
  ///
  /// - Throws: ``AppIntentRefusal``.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    throw AppIntentRefusal(.value, dialog)
  }
  /// Asks a person which of several it is, whom a film has not.
  ///
  /// - Parameters:
  ///   - items: Among what a person would choose.
  ///   - dialog: The question.
  /// - Returns: Never; what a person chose.
  /// - Throws: ``AppIntentRefusal``.
  /// - Note: Accepted; no effect. `among`: nobody answers.
  public func requestDisambiguation(
    among items: [Value], dialog: IntentDialog? = nil
  ) async throws -> Value {
    throw AppIntentRefusal(.choice, dialog)
  }
  /// Asks a person whether a value is right, whom a film has not.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - dialog: The question.
  /// - Returns: Never; whether it is right.
  /// - Throws: ``AppIntentRefusal``.
  /// - Note: Accepted; no effect. `for`: nobody answers.
  public func requestConfirmation(
    for value: Value, dialog: IntentDialog? = nil
  ) async throws -> Bool {
    throw AppIntentRefusal(.confirmation, dialog)
  }
}
