import Rostrum
import Testing

@MainActor @Suite("What has no effect")
struct IneffectiveUseTests {
  private func uses(@ViewBuilder _ content: () -> some View) throws -> [String] {
    try Rehearsal(.small, content).graph.shortcomings
  }

  @Test("what would be seen in an app is told once by name, with the number of views")
  func told() throws {
    let found = try uses {
      VStack {
        Image(systemName: "moon").symbolRenderingMode(.multicolor)
        Image(systemName: "star").symbolRenderingMode(.multicolor)
        Canvas(colorMode: .linear) { _, _ in }
        Text("a").underline(pattern: .dash)
        List {
          Section("Mail") { Text("a") }.listSectionSeparator(.visible)
        }
      }
    }
    #expect(
      found
        == [
          "Text.LineStyle.Pattern 1", "colorMode 1", "listSectionSeparator 1", "multicolor 2",
        ].map { line in
          let words = line.split(separator: " ")
          return
            "`\(words[0])` has no effect here (used \(words[1]) time\(words[1] == "1" ? "" : "s"))"
        })
  }

  @Test("what looks the same in an app is not")
  func silent() throws {
    let found = try uses {
      VStack {
        ScrollView { Color.red }.scrollIndicators(.visible).ignoresSafeArea()
        Image(systemName: "wifi", variableValue: 0.5)
        Image(systemName: "star").symbolRenderingMode(.monochrome)
        Canvas(rendersAsynchronously: true) { _, _ in }
        Text("a").underline(pattern: .solid)
        List {
          Section("Mail") { Text("a") }.headerProminence(.increased).listSectionSeparator(.hidden)
        }
      }
      .dynamicTypeSize(...DynamicTypeSize.large)
    }
    #expect(found.isEmpty)
  }

  @Test("what is asked for later is told, and the same view once")
  func later() throws {
    let scene = try Stagehand(false) { isOn in
      Color.red.listSectionSeparator(isOn ? .visible : .hidden)
    }
    #expect(scene.stage.graph.shortcomings.isEmpty)
    for _ in 0..<2 {
      try scene.change(to: true)
      try scene.change(to: false)
    }
    #expect(
      scene.stage.graph.shortcomings == [
        "`listSectionSeparator` has no effect here (used 1 time)"
      ])
  }

  @Test("it leaves pictures as they are")
  func pictures() throws {
    func picture(_ visibility: Visibility) throws -> DisplayList {
      try list { Tile.of(1, 20, 30).listSectionSeparator(visibility) }
    }
    #expect(try picture(.visible) == picture(.hidden))
  }
}
