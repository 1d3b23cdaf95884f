import Testing

@testable import MacroExpansion

@Suite struct SceneInputListTests {
  private func inputs(_ source: String) -> [SceneInputList.Entry] {
    SceneOutline(source: source).inputs
  }

  @Test(
    "type and default are those that the source shows",
    arguments: [
      ("var a = \"Hi \\\"you\\\"\"", "String", "Hi \"you\""), ("var a = 3", "Int", "3"),
      ("var a = -3", "Int", "-3"), ("var a = 0.5", "Double", "0.5"),
      ("var a: CGFloat = 4", "CGFloat", "4"), ("var a = true", "Bool", "true"),
      ("var a = Color.orange", "Color", "orange"), ("var a: Color = .red", "Color", "red"),
      ("var a = Color(white: 0.5)", "Color", "Color(white: 0.5)"),
      ("var a = Texts.title", nil, "Texts.title"),
    ] as [(String, String?, String)])
  func kinds(property: String, type: String?, standard: String) {
    let found = inputs("struct A: View { @SceneInput(\"name\") \(property) }")
    #expect(
      found == [.init(name: "name", type: type, standard: standard, values: nil, line: 1)])
  }

  @Test("the raw values of an enumeration of the file's are known, wherever it stands")
  func enumerations() {
    let found = inputs(
      """
      struct A: View {
        @SceneInput("style") private var style = Style.`default`
        @SceneInput("size") var size: A.Size = .large
        @SceneInput("other") var other = Other.a
        enum Style: String, CaseIterable { case `default`, loud = "LOUD" }
      }
      extension A { enum Size: Int { case small, large = 4, huge } }
      enum Other { case a }
      """)
    #expect(found.map(\.values) == [["default", "LOUD"], ["0", "4", "5"], nil])
    #expect(found.map(\.standard) == ["default", "4", "Other.a"])
    #expect(found.map(\.line) == [2, 3, 4])
  }

  @Test("two enumerations of one name, or cases that depend on a condition, tell nothing")
  func ambiguous() {
    let two = "enum S: String { case a }; struct B { enum S: String { case b } }"
    let conditional = "enum S: String {\n#if DEBUG\ncase a\n#endif\n}"
    for text in [two, conditional] {
      #expect(inputs("struct A { @SceneInput(\"s\") var s: S }\n\(text)")[0].values == nil)
    }
  }

  @Test("only properties with the attribute and a written name are inputs")
  func others() {
    #expect(inputs("struct A: View { @State var a = 1; @Input(\"x\") var b = 2 }").isEmpty)
    #expect(inputs("struct A { @SceneInput(name) var a = 1; @SceneInput var b = 2 }").isEmpty)
    #expect(inputs("struct A { @SwiftUI.SceneInput(\"x\") var b = 2 }").map(\.name) == ["x"])
  }
}
