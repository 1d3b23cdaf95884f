import SceneLoader
import Testing

@testable import RostrumTool

/// Which of the names that a compiler does not find are SwiftUI's.
@Suite struct LackTests {
  private let lacks = Lacks(present: ["Text", "stroke", "Path"])

  @Test(
    "what a compiler does not find is told where it is SwiftUI's",
    arguments: [
      ("cannot find 'Map' in scope", "Map"),
      ("cannot find type 'MapCameraPosition' in scope", "MapCameraPosition"),
      ("unknown attribute 'AppStorage'", "AppStorage"),
      ("value of type 'Text' has no member 'accessibilityRotor'", "accessibilityRotor"),
      ("value of type 'some View' has no member 'glassBackgroundEffect'", "glassBackgroundEffect"),
      ("type 'PrimitiveButtonStyle' has no member 'glass'", "glass"),
      // The user's own.
      ("cannot find 'Frobnicator' in scope", nil),
      ("type 'Mood' has no member 'smooth'", nil),
      ("value of type 'Text' has no member 'frob'", nil),
      // Ours has it, in another place.
      ("value of type 'Text' has no member 'stroke'", nil),
      ("expected '}' in struct", nil), ("cannot find 'Map", nil), ("", nil),
    ] as [(String, String?)])
  func diagnostics(words: String, name: String?) {
    let said = "my scenes/Scene.swift:7:3: error: \(words)\n7 |  Map()\n  | `- error: \(words)\n"
    #expect(
      lacks.found(in: said) == (name.map { [Lack(name: $0, kind: .name, line: 7)] } ?? []))
  }

  @Test("modules of Apple's are told, a module of the user's is not")
  func modules() {
    let said =
      "A.swift:2:8: error: no such module 'MapKit'\nA.swift:3:8: error: no such module 'Mine'"
    #expect(lacks.found(in: said) == [Lack(name: "MapKit", kind: .module, line: 2)])
  }

  @Test("each is told once a line, in the order of the lines")
  func order() {
    let map = "error: cannot find 'Map' in scope"
    let said = ["A.swift:9:1: \(map)", "A.swift:2:5: \(map)", "A.swift:2:1: \(map)"]
      .joined(separator: "\n")
    #expect(lacks.found(in: said).map(\.line) == [2, 9])
  }

  @Test("lines for people name the place")
  func text() {
    #expect(
      Lack(name: "Map", kind: .name, line: 12).text(in: "Scene.swift")
        == "'Map' is SwiftUI's; Rostrum has no Map yet (Scene.swift:12)")
    #expect(
      Lack(name: "MapKit", kind: .module, line: 1).text(in: "A.swift")
        == "'MapKit' is Apple's; Rostrum has no MapKit (A.swift:1)")
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
    #expect(names.isDisjoint(with: ["Map", "VideoPlayer", "accessibilityRotor"]))
  }

  @Test("a scene's lacks are listed at once, also those that a compiler does not get to")
  func report() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    try tool.write(
      """
      import SwiftUI
      import MapKit
      struct Table2 {}
      #Preview {
        Map().accessibilityRotor("a") {}.glassBackgroundEffect()
        Text("a").mine()
      }
      extension View { func mine() -> some View { self.onAppear {} } }
      """, to: "A.swift")
    let result = try tool.run(["inspect", "--api", "A.swift"])
    #expect(result.status == 2)
    #expect(
      result.output == """
        'MapKit' is Apple's; Rostrum has no MapKit (A.swift:2)
        'Map' is SwiftUI's; Rostrum has no Map yet (A.swift:5)
        'accessibilityRotor' is SwiftUI's; Rostrum has no accessibilityRotor yet (A.swift:5)
        'glassBackgroundEffect' is SwiftUI's; Rostrum has no glassBackgroundEffect yet (A.swift:5)

        """)
    #expect(result.error == "Error: A.swift uses 4 names that Rostrum does not have, see above\n")
    let document = try tool.run(["inspect", "--api", "A.swift", "--json", "-"])
    #expect(document.output.contains("\"kind\" : \"module\",\n      \"line\" : 2"))
  }
}
