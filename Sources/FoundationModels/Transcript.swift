import Synchronization

/// What was said in a talk.
public struct Transcript: RandomAccessCollection, Equatable, Sendable {
  /// One thing that was said.
  public enum Entry: Identifiable, Equatable, Sendable {
    /// How the model is to answer.
    case instructions(Instructions)
    /// A question.
    case prompt(Prompt)
    /// What the model called.
    case toolCalls(ToolCalls)
    /// What came of a call.
    case toolOutput(ToolOutput)
    /// An answer.
    case response(Response)
    /// What it is known by.
    public var id: String {
      switch self {
      case .instructions(let entry): entry.id
      case .prompt(let entry): entry.id
      case .toolCalls(let entry): entry.id
      case .toolOutput(let entry): entry.id
      case .response(let entry): entry.id
      }
    }
  }
  /// A part of what was said.
  public enum Segment: Identifiable, Equatable, Sendable {
    /// Words.
    case text(TextSegment)
    /// Values.
    case structure(StructuredSegment)
    /// What it is known by.
    public var id: String {
      switch self {
      case .text(let segment): segment.id
      case .structure(let segment): segment.id
      }
    }
  }
  /// Words that were said.
  public struct TextSegment: Identifiable, Equatable, Sendable {
    public var id: String
    /// The words.
    public var content: String
    /// Creates words.
    ///
    /// - Parameters:
    ///   - id: What they are known by.
    ///   - content: The words.
    public init(id: String = Transcript.name(), content: String) {
      (self.id, self.content) = (id, content)
    }
  }
  /// Values that were said.
  public struct StructuredSegment: Identifiable, Equatable, Sendable {
    public var id: String
    /// The name of their type.
    public var source: String
    /// The values.
    public var content: GeneratedContent
    /// Creates values.
    ///
    /// - Parameters:
    ///   - id: What they are known by.
    ///   - source: The name of their type.
    ///   - content: The values.
    public init(id: String = Transcript.name(), source: String, content: GeneratedContent) {
      (self.id, self.source, self.content) = (id, source, content)
    }
  }
  /// How the model was to answer.
  public struct Instructions: Identifiable, Equatable, Sendable {
    public var id: String
    /// What was said.
    public var segments: [Segment]
    /// What the model might call.
    public var toolDefinitions: [ToolDefinition]
    /// Creates instructions.
    ///
    /// - Parameters:
    ///   - id: What they are known by.
    ///   - segments: What is said.
    ///   - toolDefinitions: What the model may call.
    public init(
      id: String = Transcript.name(), segments: [Segment], toolDefinitions: [ToolDefinition]
    ) { (self.id, self.segments, self.toolDefinitions) = (id, segments, toolDefinitions) }
  }
  /// A tool, as the model was told of it.
  public struct ToolDefinition: Equatable, Sendable {
    /// Its name.
    public var name: String
    /// What it is for.
    public var description: String
    /// Creates it of a tool.
    public init(tool: some Tool) { (name, description) = (tool.name, tool.description) }
  }
  /// A question.
  public struct Prompt: Identifiable, Equatable, Sendable {
    public var id: String
    /// What was said.
    public var segments: [Segment]
    /// How it was to be answered.
    public var options: GenerationOptions
    /// Creates a question.
    ///
    /// - Parameters:
    ///   - id: What it is known by.
    ///   - segments: What is said.
    ///   - options: How it is to be answered.
    public init(
      id: String = Transcript.name(), segments: [Segment],
      options: GenerationOptions = GenerationOptions()
    ) { (self.id, self.segments, self.options) = (id, segments, options) }
  }
  /// An answer.
  public struct Response: Identifiable, Equatable, Sendable {
    public var id: String
    /// What it was made with.
    public var assetIDs: [String]
    /// What was said.
    public var segments: [Segment]
    /// Creates an answer.
    ///
    /// - Parameters:
    ///   - id: What it is known by.
    ///   - assetIDs: What it was made with.
    ///   - segments: What is said.
    public init(id: String = Transcript.name(), assetIDs: [String], segments: [Segment]) {
      (self.id, self.assetIDs, self.segments) = (id, assetIDs, segments)
    }
  }
  /// A call of a tool.
  public struct ToolCall: Identifiable, Equatable, Sendable {
    public var id: String
    /// The tool's name.
    public var toolName: String
    /// With what it was called.
    public var arguments: GeneratedContent
    /// Creates a call.
    ///
    /// - Parameters:
    ///   - id: What it is known by.
    ///   - toolName: The tool's name.
    ///   - arguments: With what it is called.
    public init(id: String, toolName: String, arguments: GeneratedContent) {
      (self.id, self.toolName, self.arguments) = (id, toolName, arguments)
    }
  }
  /// Calls of tools at a time.
  public struct ToolCalls: Identifiable, Equatable, Sendable {
    public var id: String
    /// The calls.
    public var calls: [ToolCall]
    /// Creates calls.
    ///
    /// - Parameters:
    ///   - id: What they are known by.
    ///   - calls: The calls.
    public init(id: String = Transcript.name(), _ calls: [ToolCall]) {
      (self.id, self.calls) = (id, calls)
    }
  }
  /// What came of a call.
  public struct ToolOutput: Identifiable, Equatable, Sendable {
    public var id: String
    /// The tool's name.
    public var toolName: String
    /// What it said.
    public var segments: [Segment]
    /// Creates what came of a call.
    ///
    /// - Parameters:
    ///   - id: The call's.
    ///   - toolName: The tool's name.
    ///   - segments: What it said.
    public init(id: String, toolName: String, segments: [Segment]) {
      (self.id, self.toolName, self.segments) = (id, toolName, segments)
    }
  }

  private static let count = Atomic(0)
  /// A name that nothing else that was said has.
  public static func name() -> String {
    "entry-\(count.add(1, ordering: .relaxed).newValue)"
  }
  private let entries: [Entry]
  /// Creates a talk of what was said.
  public init(entries: some Sequence<Entry> = []) { self.entries = Array(entries) }
  public var startIndex: Int { 0 }
  public var endIndex: Int { entries.count }
  public subscript(index: Int) -> Entry { entries[index] }
}
