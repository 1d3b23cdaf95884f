public import Views

/// Something that an app does when it is asked from outside; in a film nobody asks.
public protocol AppIntent {
  /// What doing it gives.
  associatedtype PerformResult: IntentResult
  /// What is asked for, in words.
  static var title: LocalizedStringResource { get }
  /// Whether the app comes to the front for it.
  static var openAppWhenRun: Bool { get }
  /// Whether it is listed where a person chooses among intents.
  static var isDiscoverable: Bool { get }
  /// The type of its sentence.
  associatedtype SummaryContent: ParameterSummary
  /// Its parameters as one sentence.
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }
  /// Creates one whose parameters nobody has said.
  init()
  /// Does it.
  ///
  /// - Returns: What it gives.
  /// - Throws: Why it could not be done.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// A parameter.
  public typealias Parameter<Value> = IntentParameter<Value>
  /// What the app gives its intents.
  public typealias Dependency<Value: Sendable> = AppDependency<Value>
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
  /// No sentence.
  public static var parameterSummary: IntentParameterSummary<Self> { IntentParameterSummary() }
}

/// What an intent does, in words; nobody reads it in a film.
public struct IntentDescription: ExpressibleByStringLiteral {
  /// The words.
  public let descriptionText: LocalizedStringResource
  /// Among what it is listed.
  public let categoryName: LocalizedStringResource?
  /// By which words it is found.
  public let searchKeywords: [LocalizedStringResource]

  /// Creates a description.
  ///
  /// - Parameters:
  ///   - descriptionText: The words.
  ///   - categoryName: Among what the intent is listed.
  ///   - searchKeywords: By which words it is found.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = []
  ) {
    (self.descriptionText, self.categoryName) = (descriptionText, categoryName)
    self.searchKeywords = searchKeywords
  }
  /// Creates a description of words.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }
}

// MARK: Results

/// What an intent gives.
public protocol IntentResult {}
/// A result with a view.
public protocol ShowsSnippetView: IntentResult {}
/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {
  /// The type of the value.
  associatedtype Value
  /// The value.
  var value: Value? { get }
}
/// A result with words.
public protocol ProvidesDialog: IntentResult {}
/// A result after which another intent is done.
public protocol OpensIntent: IntentResult {}
