import SceneLoader
import Testing

@testable import RostrumTool

/// Which of the names that a compiler does not find are SwiftUI's.
@Suite struct LackTests {
  private let lacks = Lacks(present: ["Text", "stroke", "Path"])

  @Test(
    "what a compiler does not find is told where it is SwiftUI's",
    arguments: [
      ("cannot find 'RealityView' in scope", "RealityView"),
      ("cannot find type 'RealityViewContent' in scope", "RealityViewContent"),
      ("unknown attribute 'AppStorage'", "AppStorage"),
      ("value of type 'Text' has no member 'accessibilityQuickAction'", "accessibilityQuickAction"),
      ("value of type 'some View' has no member 'glassBackgroundEffect'", "glassBackgroundEffect"),
      ("type 'PrimitiveButtonStyle' has no member 'glass'", "glass"),
      // The user's own.
      ("cannot find 'Frobnicator' in scope", nil),
      ("type 'Mood' has no member 'smooth'", nil),
      ("value of type 'Text' has no member 'frob'", nil),
      // Ours has it, in another place.
      ("value of type 'Text' has no member 'stroke'", nil),
      ("expected '}' in struct", nil), ("cannot find 'RealityView", nil), ("", nil),
    ] as [(String, String?)])
  func diagnostics(words: String, name: String?) {
    let said =
      "my scenes/Scene.swift:7:3: error: \(words)\n7 |  RealityView()\n  | `- error: \(words)\n"
    #expect(
      lacks.found(in: said) == (name.map { [Lack(name: $0, kind: .name, line: 7)] } ?? []))
  }

  @Test("modules of Apple's are told, a module of the user's is not")
  func modules() {
    let said =
      "A.swift:2:8: error: no such module 'RealityKit'\nA.swift:3:8: error: no such module 'Mine'"
    #expect(lacks.found(in: said) == [Lack(name: "RealityKit", kind: .module, line: 2)])
  }

  @Test("each is told once a line, in the order of the lines")
  func order() {
    let map = "error: cannot find 'RealityView' in scope"
    let said = ["A.swift:9:1: \(map)", "A.swift:2:5: \(map)", "A.swift:2:1: \(map)"]
      .joined(separator: "\n")
    #expect(lacks.found(in: said).map(\.line) == [2, 9])
  }

  @Test("lines for people name the place")
  func text() {
    #expect(
      Lack(name: "RealityView", kind: .name, line: 12).text(in: "Scene.swift")
        == "'RealityView' is SwiftUI's; Rostrum has no RealityView yet (Scene.swift:12)")
    #expect(
      Lack(name: "RealityKit", kind: .module, line: 1).text(in: "A.swift")
        == "'RealityKit' is Apple's; Rostrum has no RealityKit (A.swift:1)")
  }

  @Test("names are sorted, none twice, and of the letters that names are made of")
  func names() {
    for text in [
      SwiftUINames.typeText, SwiftUINames.modifierText, SwiftUINames.valueText,
      SwiftUINames.moduleText,
    ] {
      let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
      #expect(words == Set(words).sorted())
      #expect(words.allSatisfy { $0.wholeMatch(of: /[A-Za-z][A-Za-z0-9]+/) != nil })
    }
    #expect(SwiftUINames.types.count > 900 && SwiftUINames.modifiers.count > 600)
    #expect(SwiftUINames.types.allSatisfy { $0.first?.isUppercase ?? false })
    #expect(SwiftUINames.modifiers.allSatisfy { $0.first?.isLowercase ?? false })
    #expect(SwiftUINames.modifiers.isDisjoint(with: SwiftUINames.values))
  }

  @Test("the modules' own names are known, and what they lack is not among them")
  func present() throws {
    let names = try Installation().names
    #expect(
      names.isSuperset(of: ["VStack", "Text", "Chart", "withAnimation", "onTapGesture", "Canvas"]))
    #expect(names.isDisjoint(with: ["RealityView", "SpriteView", "accessibilityQuickAction"]))
  }

  @Test("a scene's lacks are listed at once, also those that a compiler does not get to")
  func report() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    try tool.write(
      """
      import SwiftUI
      import RealityKit
      struct Table2 {}
      #Preview {
        RealityView().accessibilityQuickAction(style: 1) {}.glassBackgroundEffect()
        Text("a").mine()
      }
      extension View { func mine() -> some View { self.onAppear {} } }
      """, to: "A.swift")
    let result = try tool.run(["inspect", "--api", "A.swift"])
    #expect(result.status == 2)
    #expect(
      result.output == """
        'RealityKit' is Apple's; Rostrum has no RealityKit (A.swift:2)
        'RealityView' is SwiftUI's; Rostrum has no RealityView yet (A.swift:5)
        'accessibilityQuickAction' is SwiftUI's; Rostrum has no accessibilityQuickAction yet (A.swift:5)
        'glassBackgroundEffect' is SwiftUI's; Rostrum has no glassBackgroundEffect yet (A.swift:5)

        """)
    #expect(result.error == "Error: A.swift uses 4 names that Rostrum does not have, see above\n")
    let document = try tool.run(["inspect", "--api", "A.swift", "--json", "-"])
    #expect(document.output.contains("\"kind\" : \"module\",\n      \"line\" : 2"))
  }
}
