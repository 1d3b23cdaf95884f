import Foundation
import FoundationModels
import Observation
import Testing

// What apps make of a model that is not there.

@Generable(description: "Tags of a message")
private struct Tags: Equatable {
  @Guide(description: "Words with a # before them.", .count(5))
  let values: [String]
}

@Generable private enum Tone: String, CaseIterable { case friendly, funny, formal }

@Generable private enum Answer: Equatable {
  case nothing
  case number(Int)
}

@Generable private struct Trip: Equatable {
  @Generable struct Day: Equatable {
    @Guide(.range(1...7)) var number: Int
    @Guide(description: "What is seen", .minimumCount(1)) var places: [String]
    @Guide(/[a-z]+/) var code: String
  }
  let title: String
  let tone: Tone
  @Guide(description: "Each day") var days: [Day]
  var rating: Float?
  var isLong: Bool { days.count > 3 }
  static let maximum = 3
}

/// An assistant that says something else where no model answers.
private struct Assistant {
  static var isAvailable: Bool { SystemLanguageModel.default.isAvailable }
  private let session = LanguageModelSession(model: .init(useCase: .general)) {
    """
    Help with messages.
    Be short.
    """
  }
  var reason: String {
    switch SystemLanguageModel.default.availability {
    case .available: "ready"
    case .unavailable(.deviceNotEligible): "This device has no model."
    case .unavailable(.appleIntelligenceNotEnabled): "Switch it on."
    case .unavailable(.modelNotReady): "Wait."
    }
  }
  func tags(of message: String) async -> Tags {
    do {
      return try await session.respond(to: "Tags for: \(message)", generating: Tags.self).content
    } catch { return Tags(values: []) }
  }
  func corrected(_ message: String) async -> String {
    var text = message
    do {
      for try await part in session.streamResponse(
        to: "Correct: \(message)", options: .init(temperature: 0.3))
      { text = part.content }
    } catch LanguageModelSession.GenerationError.assetsUnavailable {
      return text + " (as it was)"
    } catch { return "" }
    return text
  }
  func trip() async -> Trip? {
    try? await session.respond(generating: Trip.self) {
      "A trip."
      Tags(values: ["#sea"])
      Tone.funny
    }.content
  }
}

@Suite("Apps without a model")
struct FallbackTests {
  @Test("an app shows what it has for devices without a model")
  func fallback() async {
    let assistant = Assistant()
    #expect(!Assistant.isAvailable && assistant.reason == "This device has no model.")
    #expect(await assistant.tags(of: "Sea").values.isEmpty)
    #expect(await assistant.corrected("helo") == "helo (as it was)")
    #expect(await assistant.trip() == nil)
  }

  private let trip = Trip(
    title: "Sea", tone: .funny,
    days: [Trip.Day(number: 1, places: ["beach", "pier"], code: "a")], rating: 4.5)

  @Test("structures in structures are written and read")
  func nested() throws {
    #expect(try Trip(trip.generatedContent) == trip)
    let json = trip.generatedContent.jsonString
    #expect(
      json == #"{"title": "Sea", "tone": "funny", "days": [{"number": 1, "#
        + #""places": ["beach", "pier"], "code": "a"}], "rating": 4.5}"#)
    #expect(try Trip(GeneratedContent(json: json)) == trip)
    #expect(Trip.generationSchema.properties.map(\.name) == ["title", "tone", "days", "rating"])
    #expect(
      Trip.Day.generationSchema.debugDescription
        == "Day\nnumber: Int, 1 to 7\nplaces: Array<String>, at least 1 elements\n"
        + "code: String, a pattern")
  }

  @Test("as much of a structure is there as was said, inside too")
  func partial() throws {
    let json = #"{"title": "Se", "days": [{"number": 1}, {}]}"#
    let partial = try Trip.PartiallyGenerated(GeneratedContent(json: json))
    #expect(partial.title == "Se" && partial.tone == nil && partial.rating == nil)
    #expect(partial.days?.map(\.number) == [1, nil])
    #expect(partial.days?.first?.places == nil)
  }

  @Test("each case is its name", arguments: Tone.allCases)
  private func tones(tone: Tone) throws {
    #expect(tone.generatedContent == GeneratedContent(tone.rawValue))
    #expect(try Tone(GeneratedContent(tone.rawValue)) == tone)
  }

  @Test("a case that holds something is named, and not read")
  func answers() throws {
    #expect(Answer.generationSchema.choices == ["nothing", "number"])
    #expect(Answer.number(3).generatedContent.jsonString == "\"number\"")
    #expect(try Answer(GeneratedContent("nothing")) == .nothing)
    #expect(throws: LanguageModelSession.GenerationError.self) {
      _ = try Answer(GeneratedContent("number"))
    }
  }

  @Test(
    "JSON is read and written alike",
    arguments: [
      "null", "true", "false", "3", "-2.5", #""a""#, "[]", "[1, [2, []]]", "{}",
      #"{"a": {"b": [null, "c"]}, "d": 1}"#,
    ])
  func json(text: String) throws {
    #expect(try GeneratedContent(json: text).jsonString == text)
  }

  @Test("kinds of JSON are those of the values")
  func kinds() throws {
    #expect(try GeneratedContent(json: "1").kind == .number(1))
    #expect(try GeneratedContent(json: "true").kind == .bool(true))
    #expect(
      try GeneratedContent(json: #"{"b": 1, "a": 2}"#).kind
        == .structure(
          properties: ["a": GeneratedContent(2), "b": GeneratedContent(1)],
          orderedKeys: ["a", "b"]))
    #expect(throws: (any Error).self) { _ = try GeneratedContent(kind: .null).value(Int.self) }
  }

  @Test("questions of several lines are those lines, in loops and conditions")
  func prompts() throws {
    func lines(_ isLong: Bool) -> LanguageModelSession {
      LanguageModelSession {
        "One."
        if isLong {
          "Two."
          Instructions("Three.")
        } else {
          "Four."
        }
        for word in ["a", "b"] { "\(word)." }
        ["c", "d"]
        Tone.formal
      }
    }
    func words(_ session: LanguageModelSession) -> String? {
      guard case .instructions(let entry)? = session.transcript.first,
        case .text(let text)? = entry.segments.first
      else { return nil }
      return text.content
    }
    #expect(words(lines(true)) == "One.\nTwo.\nThree.\na.\nb.\nc\nd\n\"formal\"")
    #expect(words(lines(false)) == "One.\nFour.\na.\nb.\nc\nd\n\"formal\"")
    #expect(words(LanguageModelSession(instructions: "Be short.")) == "Be short.")
    #expect(words(LanguageModelSession(instructions: Instructions("So."))) == "So.")
  }

  @Test("errors say in words what happened")
  func errors() {
    typealias Failure = LanguageModelSession.GenerationError
    let context = Failure.Context(debugDescription: "So.")
    let all: [Failure] = [
      .exceededContextWindowSize(context), .assetsUnavailable(context),
      .guardrailViolation(context), .unsupportedGuide(context),
      .unsupportedLanguageOrLocale(context), .decodingFailure(context), .rateLimited(context),
      .concurrentRequests(context), .refusal(.init(transcriptEntries: []), context),
    ]
    #expect(all.allSatisfy { $0.localizedDescription == "So." })
  }
}
