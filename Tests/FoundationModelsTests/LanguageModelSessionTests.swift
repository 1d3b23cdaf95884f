import FoundationModels
import Testing

@testable import ViewEngine

private struct Weather: Tool {
  let description = "Tells the weather."
  @Generable struct Arguments {
    @Guide(description: "Where") var place: String
  }
  func call(arguments: Arguments) async throws -> String { "Rain in \(arguments.place)" }
}

@Suite("A language model that is not there", .serialized)
struct LanguageModelSessionTests {
  @Test("the device cannot have a model, which speaks nothing")
  func model() {
    let model = SystemLanguageModel.default
    #expect(model.availability == .unavailable(.deviceNotEligible) && !model.isAvailable)
    #expect(model.supportedLanguages.isEmpty && !model.supportsLocale())
    let other = SystemLanguageModel(
      useCase: .contentTagging, guardrails: .permissiveContentTransformations)
    #expect(other.useCase == .contentTagging && other.guardrails != .default)
    #expect(throws: LanguageModelSession.GenerationError.self) {
      _ = try SystemLanguageModel.Adapter(name: "mine")
    }
  }

  private func isRefused(_ ask: () async throws -> Void) async -> Bool {
    do {
      try await ask()
      return false
    } catch LanguageModelSession.GenerationError.assetsUnavailable(let context) {
      return context.debugDescription.contains("no language model")
    } catch { return false }
  }

  @Test("each answer is refused, which the film tells")
  func refused() async throws {
    let session = LanguageModelSession(instructions: "Be short.")
    session.prewarm()
    #expect(await isRefused { try await session.respond(to: "Hello") })
    #expect(await isRefused { try await session.respond(to: Prompt("Hello")) })
    #expect(await isRefused { try await session.respond { "Hello" } })
    #expect(await isRefused { try await session.respond(to: "Three", generating: [Int].self) })
    #expect(
      await isRefused { try await session.respond(to: Prompt("Three"), generating: Int.self) })
    #expect(await isRefused { try await session.respond(generating: Int.self) { "Three" } })
    #expect(!session.isResponding)
    #expect(IneffectiveSettings.shortcomings.contains { $0.contains("LanguageModelSession") })
  }

  @Test("an answer that would come in pieces is refused when the first is asked for")
  func streams() async throws {
    let session = LanguageModelSession()
    let options = GenerationOptions(sampling: .greedy, temperature: 0.3)
    let streams = [
      session.streamResponse(to: "Hello", options: options),
      session.streamResponse(to: Prompt("Hello")), session.streamResponse { "Hello" },
    ]
    for stream in streams {
      #expect(await isRefused { for try await _ in stream { Issue.record("it was said") } })
      #expect(await isRefused { _ = try await stream.collect() })
    }
    #expect(
      await isRefused {
        _ = try await session.streamResponse(to: "Three", generating: [Int].self).collect()
      })
    #expect(
      await isRefused {
        _ = try await session.streamResponse(generating: Int.self) { "3" }.collect()
      })
  }

  @Test("a talk begins with its instructions and tools, or with what was said before")
  func transcripts() throws {
    #expect(LanguageModelSession().transcript.isEmpty)
    let isPolite = true
    let session = LanguageModelSession(model: .init(useCase: .general), tools: [Weather()]) {
      "Tell the weather."
      if isPolite { "Be polite." }
      for place in ["Rome", "Oslo"] { place }
    }
    let entry = try #require(session.transcript.first)
    guard case .instructions(let instructions) = entry,
      case .text(let text) = instructions.segments[0]
    else {
      Issue.record("no instructions")
      return
    }
    #expect(text.content == "Tell the weather.\nBe polite.\nRome\nOslo")
    #expect(instructions.toolDefinitions.map(\.name) == ["Weather"])
    #expect(LanguageModelSession(transcript: session.transcript).transcript == session.transcript)
    #expect(entry.id == instructions.id && instructions.segments[0].id == text.id)
  }

  @Test("what was said has names of its own")
  func entries() {
    let text = Transcript.Segment.text(.init(content: "Hello"))
    let value = Transcript.Segment.structure(
      .init(source: "Int", content: GeneratedContent(kind: .number(3))))
    let call = Transcript.ToolCall(
      id: "1", toolName: "Weather", arguments: GeneratedContent(properties: ["place": "Rome"]))
    let entries: [Transcript.Entry] = [
      .prompt(.init(segments: [text])), .response(.init(assetIDs: [], segments: [value])),
      .toolCalls(.init([call])),
      .toolOutput(.init(id: "1", toolName: "Weather", segments: [text])),
    ]
    let transcript = Transcript(entries: entries)
    #expect(Set(transcript.map(\.id)).count == 4 && transcript[3].id == "1")
    #expect(text.id != value.id && transcript.count == 4)
  }

  @Test("tools are named by their types, and called by what they are given")
  func tools() async throws {
    let tool = Weather()
    #expect(tool.name == "Weather" && tool.includesSchemaInInstructions)
    #expect(tool.parameters.properties.map(\.description) == ["Where"])
    let arguments = try Weather.Arguments(GeneratedContent(json: #"{"place": "Rome"}"#))
    #expect(try await tool.call(arguments: arguments) == "Rain in Rome")
    let error = LanguageModelSession.ToolCallError(
      tool: tool,
      underlyingError: LanguageModelSession.GenerationError.rateLimited(
        .init(debugDescription: "Too often.")))
    #expect(error.localizedDescription == "Too often.")
  }

  @Test("ways to answer are equal where all of them is")
  func options() {
    typealias Mode = GenerationOptions.SamplingMode
    #expect(Mode.random(top: 3, seed: 1) == Mode.random(top: 3, seed: 1))
    #expect(Mode.random(top: 3) != Mode.random(top: 4) && Mode.greedy != Mode.random(top: 1))
    #expect(Mode.random(probabilityThreshold: 0.5) != Mode.random(probabilityThreshold: 0.6))
    #expect(GenerationOptions() != GenerationOptions(maximumResponseTokens: 3))
  }
}
