import Rostrum
import Testing

@MainActor @Suite("Labels and labelled content")
struct LabelStateTests {
  private func label() -> some View {
    Label {
      Tile.of(1, 40, 20)
    } icon: {
      Tile.of(2, 20, 20)
    }
  }

  @Test("the icon stands eight points before the title")
  func both() throws {
    for styled in [
      AnyView(label()), AnyView(label().labelStyle(.automatic)),
      AnyView(label().labelStyle(.titleAndIcon)),
    ] {
      let tiles = try tiles { styled }
      #expect(tiles[2] == CGRect(x: 16, y: 40, width: 20, height: 20))
      #expect(tiles[1] == CGRect(x: 44, y: 40, width: 40, height: 20))
    }
  }

  @Test("one of the two alone is as large as itself")
  func alone() throws {
    #expect(try tiles { label().labelStyle(.titleOnly) } == tiles { Tile.of(1, 40, 20) })
    #expect(try tiles { label().labelStyle(.iconOnly) } == tiles { Tile.of(2, 20, 20) })
  }

  @Test("a label of words and a symbol has both, in one colour")
  func words() throws {
    let list = try list(on: .of(200, 100)) { Label("Files", systemImage: "folder") }
    #expect(list.words == ["Files"])
    #expect(Set(list.colors).count == 1)
    let tinted = try Rehearsal(.of(200, 100)) {
      Label("Files", systemImage: "folder").foregroundStyle(.red)
    }.list
    #expect(tinted.shape == list.shape && tinted != list)
  }

  @Test("the symbol's middle is that of the line of text")
  func middle() throws {
    let list = try list(on: .of(200, 100)) { Label("x", systemImage: "circle.fill") }
    let icon = try #require(list.fills.first)
    #expect(abs(icon.midY - 50) < 3)
  }

  private struct Stacked: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        configuration.icon
        configuration.title
      }
    }
  }

  @Test("a style of the scene's own puts icon and title where it likes")
  func own() throws {
    let tiles = try tiles { label().labelStyle(Stacked()) }
    #expect(tiles[2]?.maxY == tiles[1]?.minY)
    #expect(tiles[1]?.midX == tiles[2]?.midX)
  }

  private struct Framed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      Label(configuration).background { Tile(9) }
    }
  }

  // As in the documentation of `Label.init(_:)`: the label is shown in the style around.
  @Test("a style may show its configuration as a label again")
  func wrapping() throws {
    let tiles = try tiles { label().labelStyle(Framed()) }
    #expect(tiles[9] == CGRect(x: 16, y: 40, width: 68, height: 20))
  }

  @Test("labelled content has its label at the leading end and its content at the trailing one")
  func labeledContent() throws {
    let tiles = try tiles {
      LabeledContent {
        Tile.of(1, 20, 20)
      } label: {
        Tile.of(2, 30, 10)
      }
    }
    #expect(tiles[2] == CGRect(x: 0, y: 45, width: 30, height: 10))
    #expect(tiles[1] == CGRect(x: 80, y: 40, width: 20, height: 20))
  }

  @Test("the value is in the colour of less important text, the label in that of text")
  func colors() throws {
    let list = try list(on: .of(300, 100)) { LabeledContent("Size", value: "12 KB") }
    #expect(list.words == ["Size", "12 KB"])
    #expect(list.colors.map(\.code) == [[0, 0, 0, 100], [60, 60, 67, 60]])
    let formatted = try Rehearsal(.of(300, 100)) {
      LabeledContent("Count", value: 1234, format: .number)
    }
    #expect(formatted.list.words == ["Count", "1,234"])
  }
}
