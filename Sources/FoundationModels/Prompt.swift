/// What can be part of a question.
public protocol PromptRepresentable {
  /// As a question.
  @PromptBuilder var promptRepresentation: Prompt { get }
}
/// What can be part of instructions.
public protocol InstructionsRepresentable {
  /// As instructions.
  @InstructionsBuilder var instructionsRepresentation: Instructions { get }
}

/// What a model is asked.
public struct Prompt: PromptRepresentable, Sendable {
  let words: String
  /// Creates a question of something.
  public init(_ content: some PromptRepresentable) { self = content.promptRepresentation }
  /// Creates a question of parts.
  public init(@PromptBuilder _ content: () throws -> Prompt) rethrows { self = try content() }
  init(words: String) { self.words = words }
  public var promptRepresentation: Prompt { self }
}

/// How a model is to answer.
public struct Instructions: InstructionsRepresentable, Sendable {
  let words: String
  /// Creates instructions of something.
  public init(_ content: some InstructionsRepresentable) {
    self = content.instructionsRepresentation
  }
  /// Creates instructions of parts.
  public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows {
    self = try content()
  }
  init(words: String) { self.words = words }
  public var instructionsRepresentation: Instructions { self }
}

extension String: PromptRepresentable, InstructionsRepresentable {
  public var promptRepresentation: Prompt { Prompt(words: self) }
  public var instructionsRepresentation: Instructions { Instructions(words: self) }
}
extension Optional: PromptRepresentable where Wrapped: PromptRepresentable {
  public var promptRepresentation: Prompt { map { Prompt($0) } ?? Prompt(words: "") }
}
extension Array: PromptRepresentable where Element: PromptRepresentable {
  public var promptRepresentation: Prompt {
    Prompt(words: map { Prompt($0).words }.joined(separator: "\n"))
  }
}
extension Array: InstructionsRepresentable where Element: InstructionsRepresentable {
  public var instructionsRepresentation: Instructions {
    Instructions(words: map { Instructions($0).words }.joined(separator: "\n"))
  }
}

/// What builders of lines have in common.
public protocol _LineBuilder {}

extension _LineBuilder {
  /// All lines.
  public static func buildBlock(_ components: [String]...) -> [String] {
    components.flatMap { $0 }
  }
  /// The lines of an `if` without `else`.
  public static func buildOptional(_ component: [String]?) -> [String] { component ?? [] }
  /// The lines where an `if` holds.
  public static func buildEither(first component: [String]) -> [String] { component }
  /// The lines where an `if` does not hold.
  public static func buildEither(second component: [String]) -> [String] { component }
  /// The lines of a loop.
  public static func buildArray(_ components: [[String]]) -> [String] {
    components.flatMap { $0 }
  }
  /// The lines that depend on a system's version.
  public static func buildLimitedAvailability(_ component: [String]) -> [String] { component }
}

/// Makes a question of its lines.
@resultBuilder public enum PromptBuilder: _LineBuilder {
  /// A line.
  public static func buildExpression(_ expression: some PromptRepresentable) -> [String] {
    [Prompt(expression).words]
  }
  /// A line that is a question already.
  public static func buildExpression(_ expression: Prompt) -> [String] { [expression.words] }
  /// The question.
  public static func buildFinalResult(_ component: [String]) -> Prompt {
    Prompt(words: component.joined(separator: "\n"))
  }
}

/// Makes instructions of their lines.
@resultBuilder public enum InstructionsBuilder: _LineBuilder {
  /// A line.
  public static func buildExpression(_ expression: some InstructionsRepresentable) -> [String] {
    [Instructions(expression).words]
  }
  /// A line that is instructions already.
  public static func buildExpression(_ expression: Instructions) -> [String] {
    [expression.words]
  }
  /// The instructions.
  public static func buildFinalResult(_ component: [String]) -> Instructions {
    Instructions(words: component.joined(separator: "\n"))
  }
}

/// How a model answers.
public struct GenerationOptions: Equatable, Sendable {
  /// How a model chooses among words.
  public struct SamplingMode: Equatable, Sendable {
    private enum Kind: Equatable {
      case greedy
      case top(Int, UInt64?)
      case threshold(Double, UInt64?)
    }
    private let kind: Kind
    /// The likeliest word.
    public static var greedy: SamplingMode { SamplingMode(kind: .greedy) }
    /// By chance among the likeliest.
    ///
    /// - Parameters:
    ///   - count: Among how many.
    ///   - seed: What chance begins with.
    /// - Returns: The mode.
    public static func random(top count: Int, seed: UInt64? = nil) -> SamplingMode {
      SamplingMode(kind: .top(count, seed))
    }
    /// By chance among those that together are likely enough.
    ///
    /// - Parameters:
    ///   - threshold: How likely, 0...1.
    ///   - seed: What chance begins with.
    /// - Returns: The mode.
    public static func random(
      probabilityThreshold threshold: Double, seed: UInt64? = nil
    ) -> SamplingMode { SamplingMode(kind: .threshold(threshold, seed)) }
  }
  /// How it chooses among words; `nil` for as it likes.
  public var sampling: SamplingMode?
  /// How daring it is, 0...2; `nil` for as it likes.
  public var temperature: Double?
  /// How much it says at most; `nil` for as much as it likes.
  public var maximumResponseTokens: Int?
  /// Creates a way.
  ///
  /// - Parameters:
  ///   - sampling: How it chooses among words.
  ///   - temperature: How daring it is, 0...2.
  ///   - maximumResponseTokens: How much it says at most.
  public init(
    sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil
  ) {
    (self.sampling, self.temperature) = (sampling, temperature)
    self.maximumResponseTokens = maximumResponseTokens
  }
}
