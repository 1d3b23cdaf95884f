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

  /// Colours of words as numbers: red, green, blue and opacity.
  private static let (red, blue) = ([255, 59, 48, 100], [0, 122, 255, 100])
  private static let grey = [60, 60, 67, 60]

  /// The colour of a word of a scene.
  private func color(_ word: String, @ViewBuilder _ content: () -> some View) throws -> [Int]? {
    for case .glyphs(let run, .solid(let color), _) in try list(on: .of(300, 300), content).commands
    where run.text == word {
      return color.code
    }
    return nil
  }

  @Test("a button in it has its own colour: red where it deletes", arguments: [false, true])
  func buttons(isForm: Bool) throws {
    @ViewBuilder func rows() -> some View {
      LabeledContent("Cache") { Button("Clear", role: .destructive) {} }
      LabeledContent("Account") { Button("Show") {} }
      LabeledContent("Size") { Text("12 KB") }
      Button("Delete", role: .destructive) {}
    }
    for (word, wanted) in [
      ("Clear", Self.red), ("Show", Self.blue), ("12 KB", Self.grey), ("Delete", Self.red),
    ] {
      let found = try color(word) {
        if isForm { Form { rows() } } else { VStack { rows() } }
      }
      #expect(found == wanted, "\(word)")
    }
  }

  @Test("in a style of the system, and in a colour that is set around, too")
  func styledButtons() throws {
    let content = LabeledContent("Cache") { Button("Clear", role: .destructive) {} }
    #expect(try color("Clear") { content.labeledContentStyle(.automatic) } == Self.red)
    let green = try color("Clear") { content.foregroundStyle(Color(red: 0, green: 1, blue: 0)) }
    #expect(green?.prefix(3) == [0, 255, 0])
    // A button around gives what is in it its own colour, but not the value.
    let inside = try color("12") {
      Button(action: {}, label: { LabeledContent("Size", value: "12") })
    }
    #expect(inside == Self.grey)
  }
}
