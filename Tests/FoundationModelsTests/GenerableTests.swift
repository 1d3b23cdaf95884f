import Foundation
import FoundationModels
import Testing

@Generable(description: "A cup of tea")
struct Cup: Equatable {
  @Guide(description: "Which teas", .count(2)) let teas: [String]
  @Guide(description: "How full", .range(0...1)) var level: Double
  @Guide(description: "Of which size") var size: Size
  @Guide(.anyOf(["red", "blue"])) var colour: String?
  var sugar = 2
  var saucers: [Saucer] = []
}

@Generable struct Saucer: Equatable { var isClean: Bool }

@Generable enum Size: String, CaseIterable { case small, big }

@Suite("Values that a model can say")
struct GenerableTests {
  private let cup = Cup(
    teas: ["green", "black"], level: 0.5, size: .big, saucers: [Saucer(isClean: true)])

  @Test("what is written is read again")
  func roundTrip() throws {
    let content = cup.generatedContent
    #expect(
      content.jsonString
        == #"{"teas": ["green", "black"], "level": 0.5, "size": "big", "colour": null, "#
        + #""sugar": 2, "saucers": [{"isClean": true}]}"#)
    #expect(try Cup(content) == cup)
    #expect(try GeneratedContent(json: content.jsonString).value(Cup.self) == cup)
  }

  @Test("of what is not all said, each property is there that was said")
  func partial() throws {
    let partial = try Cup.PartiallyGenerated(GeneratedContent(json: #"{"teas": ["green"]}"#))
    #expect(partial.teas == ["green"] && partial.level == nil && partial.saucers == nil)
    let other = try Cup.PartiallyGenerated(GeneratedContent(json: "{}"))
    #expect(partial.id != other.id)
  }

  @Test(
    "what is not of the type is told",
    arguments: [
      "{}", "3", #"{"teas": 3}"#,
      #"{"teas": [], "level": 1, "size": "tiny", "sugar": 1, "saucers": []}"#,
      #"{"teas": [], "level": 1, "size": "big", "sugar": 1.5, "saucers": []}"#,
    ])
  func wrong(json: String) throws {
    let content = try GeneratedContent(json: json)
    do {
      _ = try Cup(content)
      Issue.record("it was read")
    } catch LanguageModelSession.GenerationError.decodingFailure(let context) {
      #expect(!context.debugDescription.isEmpty)
    }
    #expect(throws: (any Error).self) { _ = try GeneratedContent(json: "{") }
  }

  @Test("schemas name the properties, what they are, and which values they may have")
  func schemas() {
    let schema = Cup.generationSchema
    #expect(schema.name == "Cup" && schema.description == "A cup of tea")
    #expect(
      schema.properties.map(\.name) == ["teas", "level", "size", "colour", "sugar", "saucers"])
    #expect(schema.debugDescription.contains("teas: Array<String>, 2 elements"))
    #expect(schema.debugDescription.contains("level: Double, 0.0 to 1.0"))
    #expect(schema.debugDescription.contains("colour: String, one of red, blue"))
    #expect(Size.generationSchema.choices == ["small", "big"])
  }

  @Test("guides say what they allow")
  func guides() {
    let property = GenerationSchema.Property(
      name: "x", type: [Int].self,
      guides: [
        .minimumCount(1), .maximumCount(3), .count(1...3), .element(.minimum(2)),
        .element(.maximum(9)),
      ])
    let schema = GenerationSchema(type: Cup.self, properties: [property])
    #expect(
      schema.debugDescription
        == "Cup\nx: Array<Int>, at least 1 elements, at most 3 elements, 1 to 3 elements, "
        + "each at least 2, each at most 9")
    let text = GenerationSchema.Property(
      name: "y", type: String.self, guides: [.constant("a"), .pattern(/a+/)])
    #expect(
      GenerationSchema(type: Cup.self, properties: [text]).debugDescription
        == "Cup\ny: String, only a, a pattern")
  }

  @Test("numbers, texts and nothing are themselves")
  func values() throws {
    #expect(try Float(Float(0.5).generatedContent) == 0.5)
    #expect(try Decimal(Decimal(3).generatedContent) == 3)
    #expect(GeneratedContent("a\"b").jsonString == #""a\"b""#)
    #expect((nil as Int?).generatedContent == GeneratedContent(kind: .null))
    #expect(GeneratedContent(elements: [1, "a"]).jsonString == #"[1, "a"]"#)
    #expect(3.asPartiallyGenerated() == 3 && GeneratedContent(3).isComplete)
    #expect(try GeneratedContent(json: "[true, null]").jsonString == "[true, null]")
  }
}
