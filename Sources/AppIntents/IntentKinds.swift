/// An intent of the system's own kinds.
public protocol SystemIntent: AppIntent {}

/// An intent by which a person chooses what a widget shows.
public protocol WidgetConfigurationIntent: SystemIntent {}
extension WidgetConfigurationIntent {
  /// Does nothing: a choice is read.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent by which a person chooses what a control shows.
public protocol ControlConfigurationIntent: SystemIntent {}
extension ControlConfigurationIntent {
  /// Does nothing: a choice is read.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that shows a thing in the app.
public protocol OpenIntent: SystemIntent {
  /// The type of the thing.
  associatedtype Value: AppValue
  /// The thing.
  var target: Value { get set }
}
extension OpenIntent {
  public static var openAppWhenRun: Bool { true }
}

/// An intent that sets a value, as a switch or a number does.
public protocol SetValueIntent: SystemIntent {
  /// The type of the value.
  associatedtype ValueType
  /// The value.
  var value: ValueType { get set }
}

/// An intent that deletes things.
public protocol DeleteIntent: SystemIntent {
  /// The type of the things.
  associatedtype Entity: AppEntity
  /// The things.
  var entities: [Entity] { get set }
}

/// An intent that shows in the app what words find.
public protocol ShowInAppSearchResultsIntent: SystemIntent {
  /// The words.
  var criteria: StringSearchCriteria { get set }
}
/// Words that are looked for.
public struct StringSearchCriteria: Hashable, Sendable {
  /// The words.
  public let term: String
  /// Creates words.
  public init(term: String) { self.term = term }
}

/// An intent that begins to play or stops.
public protocol AudioPlaybackIntent: SystemIntent {}
/// An intent that begins to play.
public protocol AudioStartingIntent: SystemIntent {}
/// An intent that records.
public protocol AudioRecordingIntent: SystemIntent {}
/// An intent that begins a live activity.
public protocol LiveActivityStartingIntent: SystemIntent {}
/// An intent that a live activity's button does.
public protocol LiveActivityIntent: SystemIntent {}
/// An intent that the system may propose.
public protocol PredictableIntent: SystemIntent {}
/// An intent that is a view.
public protocol SnippetIntent: AppIntent {}

/// An intent that may go on with the app in front.
public protocol ForegroundContinuableIntent: SystemIntent {}
extension ForegroundContinuableIntent {
  /// The error by which an intent asks for the app to come to the front, and stops.
  ///
  /// - Parameters:
  ///   - dialog: The question.
  ///   - continuation: What is done in front.
  /// - Returns: The error.
  /// - Note: Accepted; no effect. `continuation`: nobody lets it go on.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor () async throws -> Void)? = nil
  ) -> any Error { AppIntentRefusal(.foreground, dialog) }
  /// Asks a person for the app to come to the front, whom a film has not.
  ///
  /// - Throws: ``AppIntentRefusal``.
  public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {
    throw AppIntentRefusal(.foreground, dialog)
  }
}
