import Testing

@testable import MacroExpansion

@Suite struct GenerableMacroTests {
  @Test("a structure's properties are read, written, described, and there as far as they are said")
  func structure() {
    let (text, diagnostics) = expand(
      """
      @Generable(description: "A cup") public struct Cup {
        @Guide(description: "Teas", .count(5), .element(.anyOf(["a"]))) let teas: [String]
        var size: Int?
        var isHot = true
        let maker = "us"
        static var all = 3
        var name: String { "x" }
      }
      """)
    #expect(diagnostics.isEmpty)
    #expect(text.contains("nonisolated extension Cup: FoundationModels.Generable {"))
    #expect(
      text.contains(
        "Property(name: \"teas\", description: \"Teas\", type: [String].self, "
          + "guides: [.count(5), .element(.anyOf([\"a\"]))])"))
    #expect(text.contains("GenerationSchema(type: Self.self, description: \"A cup\", properties:"))
    #expect(text.contains("self.size = try content.value(Int?.self, forProperty: \"size\")"))
    #expect(text.contains("self.isHot = try content.value(Bool.self, forProperty: \"isHot\")"))
    #expect(text.contains("[\"teas\": teas, \"size\": size, \"isHot\": isHot]"))
    #expect(text.contains("public var size: Int.PartiallyGenerated?"))
    #expect(text.contains("public struct PartiallyGenerated"))
    for other in ["maker", "all", "name"] {
      #expect(!text.contains("forProperty: \"\(other)\""))
    }
  }

  @Test("an enumeration is said by the names of its cases, and read where they hold nothing")
  func choice() {
    let (text, diagnostics) = expand("@Generable enum Size { case small, big; case other(Int) }")
    #expect(diagnostics.isEmpty)
    #expect(text.contains("anyOf: [\"small\", \"big\", \"other\"]"))
    #expect(text.contains("case \"small\": self = .small case \"big\": self = .big"))
    #expect(!text.contains("case \"other\":"))
    #expect(text.contains("case .other: \"other\""))
  }

  @Test("a structure of nothing is one of nothing")
  func empty() {
    #expect(expand("@Generable struct A {}").text.contains("GeneratedContent(properties: [:])"))
  }

  @Test(
    "classes, and properties whose type nobody sees, are told",
    arguments: [
      ("class A {}", "belongs to a structure"), ("struct A { var x = f() }", "needs the type"),
    ])
  func wrong(source: String, words: String) {
    #expect(expand("@Generable \(source)").diagnostics.contains { $0.contains(words) })
  }
}
