import Foundation
import Testing

@testable import MacroExpansion

@Suite struct SceneNamesTests {
  private let source = """
    import SwiftUI
    import struct MapKit.Region

    @MainActor struct Card<Content: View>: View {
      @AppStorage("on") var isOn = true
      let map: MapCameraPosition?
      var body: some View {
        Text("a")
          .glassEffect()
        ForEach(items) { item in item.title }
      }
      func tapped(at place: CGPoint) {}
    }
    enum Mood { case glad }
    #Preview { Card() }
    """

  @Test("names are told with their lines, and whether they stand behind a dot")
  func uses() {
    let uses = SceneNames(source: source).uses
    func has(_ name: String, _ line: Int, _ isMember: Bool = false) -> Bool {
      uses.contains(.init(name: name, line: line, isMember: isMember))
    }
    #expect(has("AppStorage", 5) && has("MapCameraPosition", 6) && has("View", 4))
    #expect(has("Text", 8) && has("glassEffect", 9, true) && has("ForEach", 10))
    #expect(has("title", 10, true) && has("item", 10) && has("Preview", 15))
    #expect(!uses.contains { $0.name == "SwiftUI" || $0.name == "tapped" })
  }

  @Test("what a text declares is told once, and what it imports")
  func declared() {
    let names = SceneNames(source: source)
    #expect(
      names.declared
        == ["Card", "Content", "Mood", "body", "glad", "isOn", "map", "place", "tapped"])
    #expect(names.imports.map(\.name) == ["SwiftUI", "MapKit"])
    #expect(names.imports.map(\.line) == [1, 2])
  }

  @Test("the tool gets JSON")
  func json() throws {
    let path = NSTemporaryDirectory() + "names-\(UUID().uuidString).swift"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try "import A\nlet b = c.d\n".write(toFile: path, atomically: true, encoding: .utf8)
    #expect(
      try SceneNames.json(ofFile: path)
        == #"{"declared":["b"],"imports":[{"isMember":false,"line":1,"name":"A"}],"uses":[{"isMember":false,"line":2,"name":"c"},{"isMember":true,"line":2,"name":"d"}]}"#
    )
    #expect(throws: (any Error).self) { try SceneNames.json(ofFile: path + "x") }
  }
}
