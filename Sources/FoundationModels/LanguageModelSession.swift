public import Foundation
public import Observation
import ViewEngine

/// A talk with a language model that is not there: each answer is refused.
@Observable public final class LanguageModelSession: Sendable {
  /// Why an answer is refused.
  public enum GenerationError: LocalizedError, Sendable {
    /// What happened around an error.
    public struct Context: Sendable {
      /// In words.
      public let debugDescription: String
      /// Creates it in words.
      public init(debugDescription: String) { self.debugDescription = debugDescription }
    }
    /// Why a model does not want to answer.
    public struct Refusal: Sendable {
      let entries: [Transcript.Entry]
      /// Creates one of a talk.
      public init(transcriptEntries: [Transcript.Entry]) { entries = transcriptEntries }
    }
    /// The talk is too long.
    case exceededContextWindowSize(Context)
    /// There is no model.
    case assetsUnavailable(Context)
    /// What was asked or would be said hurts.
    case guardrailViolation(Context)
    /// A guide cannot be followed.
    case unsupportedGuide(Context)
    /// The model does not speak the language.
    case unsupportedLanguageOrLocale(Context)
    /// What was said is not of the type.
    case decodingFailure(Context)
    /// It was asked too often.
    case rateLimited(Context)
    /// It was asked twice at a time.
    case concurrentRequests(Context)
    /// It does not want to.
    case refusal(Refusal, Context)

    private var context: Context {
      switch self {
      case .exceededContextWindowSize(let context), .assetsUnavailable(let context),
        .guardrailViolation(let context), .unsupportedGuide(let context),
        .unsupportedLanguageOrLocale(let context), .decodingFailure(let context),
        .rateLimited(let context), .concurrentRequests(let context), .refusal(_, let context):
        context
      }
    }
    /// What is said of it.
    public var errorDescription: String? { context.debugDescription }
  }

  /// What went wrong while a tool was called.
  public struct ToolCallError: LocalizedError {
    /// The tool.
    public let tool: any Tool
    /// Its error.
    public let underlyingError: any Error
    /// Creates it.
    ///
    /// - Parameters:
    ///   - tool: The tool.
    ///   - underlyingError: Its error.
    public init(tool: any Tool, underlyingError: any Error) {
      (self.tool, self.underlyingError) = (tool, underlyingError)
    }
    /// What is said of it.
    public var errorDescription: String? { underlyingError.localizedDescription }
  }

  /// An answer; none is given.
  public struct Response<Content> {
    /// What is said.
    public let content: Content
    /// The same as it was generated.
    public let rawContent: GeneratedContent
    /// What the talk got by it.
    public let transcriptEntries: ArraySlice<Transcript.Entry>
  }

  /// What was said before: the instructions.
  public let transcript: Transcript
  /// Whether it is answering: it is not.
  public var isResponding: Bool { false }

  /// Creates a talk by instructions in words.
  ///
  /// - Parameters:
  ///   - model: Who answers.
  ///   - tools: What the model may call.
  ///   - instructions: How it is to answer; `nil` for as it likes.
  /// - Note: Accepted; no effect. `model`: none answers.
  public convenience init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil
  ) { self.init(model: model, tools: tools, instructions: instructions.map { Instructions($0) }) }
  /// Creates a talk by instructions.
  ///
  /// - Parameters:
  ///   - model: Who answers.
  ///   - tools: What the model may call.
  ///   - instructions: How it is to answer; `nil` for as it likes.
  /// - Note: Accepted; no effect. `model`: none answers.
  @_disfavoredOverload public init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions?
  ) {
    let entry = instructions.map {
      Transcript.Instructions(
        segments: [.text(Transcript.TextSegment(content: $0.words))],
        toolDefinitions: tools.map { Transcript.ToolDefinition(tool: $0) })
    }
    transcript = Transcript(entries: entry.map { [.instructions($0)] } ?? [])
  }
  /// Creates a talk by instructions that are built.
  ///
  /// - Parameters:
  ///   - model: Who answers.
  ///   - tools: What the model may call.
  ///   - instructions: Builds how it is to answer.
  /// - Note: Accepted; no effect. `model`: none answers.
  public convenience init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [],
    @InstructionsBuilder instructions: () throws -> Instructions
  ) rethrows { self.init(model: model, tools: tools, instructions: try instructions()) }
  /// Creates a talk that goes on.
  ///
  /// - Parameters:
  ///   - model: Who answers.
  ///   - tools: What the model may call.
  ///   - transcript: What was said before.
  /// - Note: Accepted; no effect. `model`, `tools`: none answers.
  public init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], transcript: Transcript
  ) { self.transcript = transcript }

  /// Makes the model ready, which is not there.
  ///
  /// - Note: Accepted; no effect. `promptPrefix`: there is no model.
  public func prewarm(promptPrefix: Prompt? = nil) {}
  /// The error of each answer, which the film's result tells.
  static func refusal() -> GenerationError {
    IneffectiveSettings.note("LanguageModelSession, which has no model,")
    return .assetsUnavailable(
      GenerationError.Context(debugDescription: "There is no language model on this device."))
  }
}
