public import Views

/// Something that an app does when it is asked from outside; in a film nobody asks.
public protocol AppIntent {
  /// What doing it gives.
  associatedtype PerformResult: IntentResult
  /// What is asked for, in words.
  static var title: LocalizedStringResource { get }
  /// Whether the app comes to the front for it.
  static var openAppWhenRun: Bool { get }
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
  public static var openAppWhenRun: Bool { false }
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

/// A parameter of an intent.
@propertyWrapper public final class IntentParameter<Value> {
  /// What it is, in words; `nil` for the name in code.
  public let title: LocalizedStringResource?
  private var value: Value?

  /// Creates a parameter that nobody has said.
  ///
  /// - Parameters:
  ///   - title: What it is, in words.
  ///   - description: More about it.
  ///   - value: What it is as long as nobody says it; `nil` if it has to be said.
  /// - Note: Accepted; no effect. `description`: nobody is asked for it.
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value? = nil
  ) { (self.title, self.value) = (title, value) }
  /// Creates a parameter without words that nobody has said.
  public init() { (title, value) = (nil, nil) }

  /// Its value: it has to be said before it is read.
  public var wrappedValue: Value {
    get {
      guard let value else {
        preconditionFailure("an intent's parameter is read that nobody has said")
      }
      return value
    }
    set { value = newValue }
  }
  /// The parameter itself.
  public var projectedValue: IntentParameter<Value> { self }
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
