import Foundation
import FoundationModels
import Testing

@Suite("Values of models")
struct ValueTests {
  private func fails<Value: ConvertibleFromGeneratedContent>(
    _ type: Value.Type, _ json: String
  ) -> Bool {
    guard let content = try? GeneratedContent(json: json) else { return false }
    return (try? content.value(type)) == nil
  }

  @Test("values of one type are not read as another")
  func types() {
    #expect(fails(Bool.self, "1") && fails(Bool.self, #""true""#))
    #expect(fails(String.self, "1") && fails(String.self, "null"))
    #expect(fails(Double.self, #""1""#) && fails(Double.self, "true"))
    #expect(fails(Int.self, "1.5") && fails(Int.self, "[]") && fails(Int.self, "1e300"))
    #expect(fails(Float.self, "{}") && fails(Decimal.self, "true"))
    #expect(fails([Int].self, "1") && fails([Int].self, #"[1, "a"]"#) && fails([Int].self, "{}"))
  }

  @Test("what is written is read, of every type")
  func roundTrips() throws {
    for number in [-1_000_000, -1, 0, 1, 1 << 40] {
      #expect(try Int(number.generatedContent) == number)
      #expect(try GeneratedContent(json: number.generatedContent.jsonString).value() == number)
    }
    for number in [-0.5, 0.1, 1e10, 2.5e-3] {
      #expect(try Double(number.generatedContent) == number)
      #expect(
        try GeneratedContent(json: number.generatedContent.jsonString).value(Double.self) == number)
    }
    for text in ["", "a", "ä\n\"\\", "日本", "a/b"] {
      #expect(try String(text.generatedContent) == text)
      #expect(
        try GeneratedContent(json: text.generatedContent.jsonString).value(String.self) == text)
    }
    for list in [[], [true], [false, true]] {
      #expect(try [Bool](list.generatedContent) == list)
    }
    let nested = [[1, 2], [], [3]]
    #expect(try [[Int]](nested.generatedContent) == nested)
  }

  @Test("a property is there, absent or nothing")
  func properties() throws {
    let content = try GeneratedContent(json: #"{"a": 1, "b": null}"#)
    #expect(try content.value(Int.self, forProperty: "a") == 1)
    #expect(try content.value(Int?.self, forProperty: "a") == 1)
    #expect(try content.value(Int?.self, forProperty: "b") == nil)
    #expect(try content.value(Int?.self, forProperty: "c") == nil)
    #expect(throws: LanguageModelSession.GenerationError.self) {
      _ = try content.value(Int.self, forProperty: "c")
    }
    #expect(throws: LanguageModelSession.GenerationError.self) {
      _ = try content.value(String?.self, forProperty: "a")
    }
    #expect(throws: LanguageModelSession.GenerationError.self) {
      _ = try GeneratedContent(3).value(Int?.self, forProperty: "a")
    }
  }

  @Test("structures keep the order in which they were written, and the last value of a key")
  func order() {
    let content = GeneratedContent(properties: ["b": 1, "a": "x", "c": [true]])
    #expect(content.jsonString == #"{"b": 1, "a": "x", "c": [true]}"#)
    #expect(content.debugDescription == content.jsonString)
    #expect(GeneratedContent(properties: [:]).jsonString == "{}")
  }

  @Test("values are equal by what they are, whatever they are known by")
  func identity() {
    let (one, other) = (GenerationID(), GenerationID())
    #expect(one != other)
    let content = GeneratedContent(kind: .string("a"), id: one)
    #expect(content == GeneratedContent(kind: .string("a"), id: other) && content.id == one)
    #expect(content != GeneratedContent("b") && GeneratedContent("b").id == nil)
    #expect(GeneratedContent(content) == content)
  }

  @Test("values stand in questions as they are written")
  func prompts() {
    func words(_ content: some InstructionsRepresentable) -> String? {
      let session = LanguageModelSession(instructions: Instructions(content))
      guard case .instructions(let entry)? = session.transcript.first,
        case .text(let text)? = entry.segments.first
      else { return nil }
      return text.content
    }
    #expect(words(3) == "3" && words(true) == "true" && words("x") == "x")
    #expect(
      words(["a", "b"]) == "a\nb" && words(GeneratedContent(properties: ["a": 1])) == #"{"a": 1}"#)
  }

  @Test("talks are equal by what was said")
  func transcripts() {
    let entry = Transcript.Entry.prompt(
      Transcript.Prompt(
        id: "p", segments: [.text(.init(id: "t", content: "Hello"))],
        options: GenerationOptions(temperature: 1)))
    let one = Transcript(entries: [entry])
    #expect(one == Transcript(entries: [entry]) && one != Transcript())
    #expect(one.first?.id == "p" && one.indices == 0..<1 && one.last == entry)
    let call = Transcript.ToolCall(id: "c", toolName: "Weather", arguments: GeneratedContent("x"))
    let calls = Transcript.ToolCalls(id: "cs", [call])
    let longer = Transcript(entries: one + [.toolCalls(calls)])
    #expect(longer.map(\.id) == ["p", "cs"] && calls.calls.first?.toolName == "Weather")
    #expect(Transcript.name() != Transcript.name())
  }
}
