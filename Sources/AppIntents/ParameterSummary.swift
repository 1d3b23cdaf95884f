import Foundation

/// A sentence of an intent's parameters.
public protocol ParameterSummary {
  /// Its words, with `${parameter}` for what is said; of several sentences one after another.
  var _sentences: [String] { get }
}

/// The words of a sentence of parameters.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  /// The words.
  public let words: String
  /// The parts of a sentence.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var words = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { words += literal }
    /// Adds a parameter.
    ///
    /// - Note: Accepted; no effect. `parameter`: nobody says it.
    public mutating func appendInterpolation<Value>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) { words += "${parameter}" }
  }
  public init(stringLiteral value: String) { words = value }
  public init(stringInterpolation: StringInterpolation) { words = stringInterpolation.words }
}

/// One sentence of an intent's parameters.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  public let _sentences: [String]
  /// The parameters that stand below the sentence.
  public let parameters: [PartialKeyPath<Intent>]
  /// Creates no sentence.
  public init() { (_sentences, parameters) = ([], []) }
  /// Creates a sentence.
  ///
  /// - Parameters:
  ///   - summary: The sentence.
  ///   - table: The table of its words.
  /// - Note: Accepted; no effect. `table`: words are those of the code.
  public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {
    (_sentences, parameters) = ([summary.words], [])
  }
  /// Creates a sentence with parameters below.
  ///
  /// - Parameters:
  ///   - summary: The sentence.
  ///   - table: The table of its words.
  ///   - parameters: The parameters below.
  /// - Note: Accepted; no effect. `table`: words are those of the code.
  public init(
    _ summary: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeypathsBuilder<Intent> parameters: () -> [PartialKeyPath<Intent>]
  ) { (_sentences, self.parameters) = ([summary.words], parameters()) }
  /// Creates parameters without a sentence.
  public init(@ParameterKeypathsBuilder<Intent> parameters: () -> [PartialKeyPath<Intent>]) {
    (_sentences, self.parameters) = ([], parameters())
  }
}

/// Makes a list of parameters.
@resultBuilder public enum ParameterKeypathsBuilder<Intent: AppIntent> {
  /// One parameter.
  public static func buildExpression<Value>(
    _ expression: KeyPath<Intent, IntentParameter<Value>>
  ) -> [PartialKeyPath<Intent>] { [expression] }
  /// The parameters of all lines.
  public static func buildBlock(
    _ components: [PartialKeyPath<Intent>]...
  ) -> [PartialKeyPath<Intent>] { components.flatMap { $0 } }
}

/// Makes a sentence of parameters.
@resultBuilder public enum ParameterSummaryBuilder<Intent: AppIntent> {
  /// The only sentence.
  public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content {
    content
  }
}

/// How a parameter is compared.
public enum ParameterSummaryComparison: Sendable {
  /// As the value.
  case equalTo
  /// Unlike the value.
  case notEqualTo
  /// Less than the value.
  case lessThan
  /// Less than the value, or as it.
  case lessThanOrEqualTo
  /// Greater than the value.
  case greaterThan
  /// Greater than the value, or as it.
  case greaterThanOrEqualTo
  /// One of the values.
  case oneOf
}
/// Whether a parameter is there.
public enum ParameterSummaryPresence: Sendable {
  /// Somebody said it.
  case hasAnyValue
  /// Nobody said it.
  case hasNoValue
}

/// One of two sentences, by a parameter.
public struct ParameterSummaryWhenCondition<
  Intent: AppIntent, Value, Then: ParameterSummary, Otherwise: ParameterSummary
>: ParameterSummary {
  public let _sentences: [String]
  /// Creates a choice by a parameter's value.
  ///
  /// - Parameters:
  ///   - parameter: The parameter.
  ///   - comparison: How it is compared.
  ///   - value: With what.
  ///   - then: The sentence where it holds.
  ///   - otherwise: The sentence where it does not.
  /// - Note: Accepted; no effect. `parameter`, `comparison`, `value`: nobody says it.
  public init(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ParameterSummaryComparison, _ value: Value,
    @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) { _sentences = then()._sentences + otherwise()._sentences }
  /// Creates a choice by whether a parameter is there.
  ///
  /// - Parameters:
  ///   - parameter: The parameter.
  ///   - presence: Whether it is there.
  ///   - then: The sentence where that holds.
  ///   - otherwise: The sentence where it does not.
  /// - Note: Accepted; no effect. `parameter`, `presence`: nobody says it.
  public init(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ presence: ParameterSummaryPresence,
    @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) { _sentences = then()._sentences + otherwise()._sentences }
}

/// A sentence for one value of a parameter.
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value, Content: ParameterSummary> {
  /// The value; `nil` for all others.
  public let value: Value?
  /// The sentence.
  public let content: Content
  /// Creates a sentence for a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - content: The sentence.
  public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> Content) {
    (self.value, self.content) = (value, content())
  }
}
/// A sentence for all other values of a parameter.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Content: ParameterSummary> {
  /// The sentence.
  public let content: Content
  /// Creates it.
  public init(@ParameterSummaryBuilder<Intent> _ content: () -> Content) {
    self.content = content()
  }
}

/// Makes a list of sentences, each for a value.
@resultBuilder public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value> {
  /// The sentence of one value.
  public static func buildExpression<Content>(
    _ expression: ParameterSummaryCaseCondition<Intent, Value, Content>
  ) -> [String] { expression.content._sentences }
  /// The sentence of all other values.
  public static func buildExpression<Content>(
    _ expression: ParameterSummaryDefaultCaseCondition<Intent, Content>
  ) -> [String] { expression.content._sentences }
  /// All of them.
  public static func buildBlock(_ components: [String]...) -> [String] {
    components.flatMap { $0 }
  }
}

/// One of several sentences, by a parameter.
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value>: ParameterSummary {
  public let _sentences: [String]
  /// Creates a choice.
  ///
  /// - Parameters:
  ///   - parameter: The parameter.
  ///   - cases: The sentences.
  /// - Note: Accepted; no effect. `parameter`: nobody says it.
  public init(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> [String]
  ) { _sentences = cases() }
}

extension AppIntent {
  /// One sentence.
  public typealias Summary = IntentParameterSummary<Self>
  /// One of two sentences.
  public typealias When<Value, Then: ParameterSummary, Otherwise: ParameterSummary> =
    ParameterSummaryWhenCondition<Self, Value, Then, Otherwise>
  /// One of several sentences.
  public typealias Switch<Value> = ParameterSummarySwitchCondition<Self, Value>
  /// The sentence of one value.
  public typealias Case<Value, Content: ParameterSummary> =
    ParameterSummaryCaseCondition<Self, Value, Content>
  /// The sentence of all other values.
  public typealias DefaultCase<Content: ParameterSummary> =
    ParameterSummaryDefaultCaseCondition<Self, Content>
}
