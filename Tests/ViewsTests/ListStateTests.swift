import Rostrum
import Testing

@MainActor @Suite("Lists")
struct ListStateTests {
  private static let phone = Stage.of(390, 600)

  private func rows(_ count: Int) -> some View {
    List { ForEach(0..<count, id: \.self) { Tile.of($0, 20, 20) } }
  }

  /// The lines between rows: as thin as a pixel, in the colour of separators.
  private func lines(_ list: DisplayList, thickness: CGFloat = 1) -> [CGRect] {
    list.fills.filter { abs($0.height - thickness) < 1e-9 && $0.width > 20 }
  }

  @Test(
    "rows are 44 points apart, in a card 20 from the sides and 35 from the top",
    arguments: [1, 2, 5])
  func card(count: Int) throws {
    let list = try list(on: Self.phone) { rows(count) }
    let ground = try #require(list.fills.dropFirst().first)
    #expect(ground == CGRect(x: 20, y: 35, width: 350, height: CGFloat(44 * count)))
    let tiles = list.tiles.map(\.frame)
    #expect(tiles.map(\.minX).allSatisfy { $0 == 40 })
    let middles = (0..<count).map { CGFloat(57 + 44 * $0) }
    #expect(tiles.map(\.midY) == middles)
  }

  @Test(
    "there is a line between any two rows, one pixel thick, from the text to the card's edge",
    arguments: [
      1.0, 2, 3,
    ])
  func separators(scale: Double) throws {
    for count in [1, 2, 4] {
      let list = try list(on: .of(390, 600, scale: scale)) { rows(count) }
      let lines = lines(list, thickness: 1 / scale)
      #expect(lines.count == count - 1)
      for (number, line) in lines.enumerated() {
        #expect(line.minX == 40 && line.maxX == 370)
        #expect(abs(line.maxY - CGFloat(35 + 44 * (number + 1))) < 1e-9)
      }
    }
  }

  @Test("the corners of a card are of ten points")
  func corners() throws {
    let lines = try list(on: Self.phone) { rows(2) }.lines
    #expect(lines.contains { $0.contains("rounded 20 35 350 88 corner 10 continuous") })
  }

  @Test("the colours of ground, card and lines in the light and in the dark")
  func colors() throws {
    func codes(_ stage: Stage) throws -> [[Int]] {
      try list(on: stage) { rows(2) }.colors.map(\.code)
    }
    #expect(try codes(Self.phone)[0] == [242, 242, 247, 100])
    #expect(try codes(Self.phone)[1] == [255, 255, 255, 100])
    #expect(try codes(Self.phone).last == [60, 60, 67, 29])
    #expect(try codes(Self.phone.dark)[0] == [0, 0, 0, 100])
    #expect(try codes(Self.phone.dark)[1] == [28, 28, 30, 100])
    #expect(try codes(Self.phone.dark).last == [84, 84, 88, 60])
  }

  @Test("light and dark are the same list in other colours")
  func dark() throws {
    #expect(
      try list(on: Self.phone.dark) { rows(3) }.shape == list(on: Self.phone) { rows(3) }.shape)
  }

  @Test("a row grows with its content and the margins of eleven points")
  func growing() throws {
    let stage = try Rehearsal(Self.phone) {
      List {
        Tile.of(1, 20, 60)
        Tile.of(2, 20, 20)
      }
    }
    #expect(stage.tiles[1] == CGRect(x: 40, y: 46, width: 20, height: 60))
    #expect(stage.tiles[2]?.midY == 139)
  }

  @Test("a greedy row is offered the width between its margins, and a height of its own")
  func greedy() throws {
    let stage = try Rehearsal(Self.phone) { List { Tile(1).frame(height: 30) } }
    #expect(stage.tiles[1] == CGRect(x: 40, y: 46, width: 310, height: 30))
  }

  @Test("a row's own insets take the place of the usual ones")
  func insets() throws {
    let stage = try Rehearsal(Self.phone) {
      List {
        Tile(1).frame(height: 60).listRowInsets(EdgeInsets())
        Tile(2).frame(height: 60)
          .listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        Tile(3).frame(height: 60).listRowInsets(nil)
      }
    }
    #expect(stage.tiles[1] == CGRect(x: 20, y: 35, width: 350, height: 60))
    #expect(stage.tiles[2] == CGRect(x: 22, y: 96, width: 344, height: 60))
    #expect(stage.tiles[3] == CGRect(x: 40, y: 170, width: 310, height: 60))
  }

  @Test("a line that is hidden is not there, the others stay")
  func hiddenLine() throws {
    let plain = try list(on: Self.phone) { rows(3) }
    let hidden = try list(on: Self.phone) {
      List {
        ForEach(0..<3, id: \.self) {
          Tile.of($0, 20, 20).listRowSeparator($0 == 0 ? .hidden : .automatic)
        }
      }
    }
    #expect(lines(hidden) == Array(lines(plain).dropFirst()))
    #expect(hidden.tiles.map(\.frame) == plain.tiles.map(\.frame))
  }

  @Test(
    "a line between two rows is hidden by the upper one's lower edge, or the lower one's upper edge",
    arguments: [
      (.all, [false, false, true]), (.top, [false, true, true]),
      (.bottom, [true, false, true]), (VerticalEdge.Set(), [true, true, true]),
    ] as [(VerticalEdge.Set, [Bool])])
  func hiddenEdges(edges: VerticalEdge.Set, isThere: [Bool]) throws {
    let plain = lines(try list(on: Self.phone) { rows(4) })
    let hidden = try list(on: Self.phone) {
      List {
        ForEach(0..<4, id: \.self) {
          Tile.of($0, 20, 20).listRowSeparator(
            $0 == 1 ? .hidden : .automatic, edges: $0 == 1 ? edges : .all)
        }
      }
    }
    #expect(lines(hidden) == zip(plain, isThere).filter(\.1).map(\.0))
  }

  @Test("what is said last of a row's line holds")
  func shownAgain() throws {
    let plain = try list(on: Self.phone) { rows(3) }
    let shown = try list(on: Self.phone) {
      List {
        ForEach(0..<3, id: \.self) {
          Tile.of($0, 20, 20).listRowSeparator(.hidden).listRowSeparator(.visible)
        }
      }
    }
    #expect(lines(shown) == lines(plain))
  }

  @Test("a row's own ground is as large as the row and takes the card's place")
  func rowBackground() throws {
    let stage = try Rehearsal(Self.phone) {
      List {
        Tile.of(1, 20, 20).listRowBackground(Tile(9))
        Tile.of(2, 20, 20)
      }
    }
    #expect(stage.tiles[9] == CGRect(x: 20, y: 35, width: 350, height: 44))
    #expect(stage.tiles[1] == CGRect(x: 40, y: 47, width: 20, height: 20))
    #expect(stage.list.fills.contains(CGRect(x: 20, y: 79, width: 350, height: 44)))
  }

  @Test("without its ground a list is what lies on it only")
  func noGround() throws {
    let plain = try list(on: Self.phone) { rows(2) }
    let bare = try list(on: Self.phone) { rows(2).scrollContentBackground(.hidden) }
    #expect(bare.lines == Array(plain.lines.dropFirst()))
  }

  // MARK: Styles

  @Test("a plain list goes from edge to edge on the ground of pages, without cards")
  func plain() throws {
    let list = try list(on: Self.phone) { rows(3).listStyle(.plain) }
    #expect(list.fills.first == CGRect(x: 0, y: 0, width: 390, height: 600))
    #expect(list.colors.first?.code == [255, 255, 255, 100])
    #expect(list.tiles.map(\.frame.midY) == [22, 66, 110])
    #expect(list.tiles.allSatisfy { $0.frame.minX == 20 })
    #expect(lines(list).map(\.maxY) == [44, 88])
  }

  @Test("a grouped list has cards from edge to edge, without round corners")
  func grouped() throws {
    let list = try list(on: Self.phone) { rows(3).listStyle(.grouped) }
    #expect(list.fills[1] == CGRect(x: 0, y: 35, width: 390, height: 132))
    #expect(!list.lines.contains { $0.contains("rounded") })
  }

  @Test("the list in the open, one of inset groups, and a form are the same")
  func automatic() throws {
    let plain = try list(on: Self.phone) { rows(3) }
    #expect(try list(on: Self.phone) { rows(3).listStyle(.insetGrouped) } == plain)
    #expect(try list(on: Self.phone) { rows(3).listStyle(.automatic) } == plain)
    #expect(
      try list(on: Self.phone) { Form { ForEach(0..<3, id: \.self) { Tile.of($0, 20, 20) } } }
        == plain)
  }

  @Test("however its rows are written, a list is the same")
  func initialisers() throws {
    struct Item: Identifiable { let id: Int }
    let plain = try list(on: Self.phone) { rows(3) }
    #expect(try list(on: Self.phone) { List(0..<3) { Tile.of($0, 20, 20) } } == plain)
    #expect(
      try list(on: Self.phone) { List([0, 1, 2], id: \.self) { Tile.of($0, 20, 20) } } == plain)
    #expect(
      try list(on: Self.phone) {
        List((0..<3).map(Item.init)) { Tile.of($0.id, 20, 20) }
      } == plain)
  }

  // MARK: Sections

  @Test("each section has a card of its own, 35 points below the one before")
  func sections() throws {
    let list = try list(on: Self.phone) {
      List {
        Section { Tile.of(1, 20, 20) }
        Section {
          Tile.of(2, 20, 20)
          Tile.of(3, 20, 20)
        }
      }
    }
    #expect(
      list.fills.filter { $0.width == 350 } == [
        CGRect(x: 20, y: 35, width: 350, height: 44), CGRect(x: 20, y: 114, width: 350, height: 88),
      ])
    // No line goes between sections.
    #expect(lines(list).map(\.maxY) == [158])
  }

  @Test("headers are in capitals, small and grey; footers small and grey")
  func headers() throws {
    let list = try list(on: Self.phone) {
      List {
        Section {
          Tile.of(1, 20, 20)
        } header: {
          Text("Sound")
        } footer: {
          Text("For all calls")
        }
      }
    }
    #expect(list.words == ["SOUND", "For all calls"])
    let grey = list.colors.filter { $0.code == [60, 60, 67, 60] }
    #expect(grey.count == 2)
    let sizes = list.commands.compactMap { command -> Double? in
      if case .glyphs(let run, _, _) = command { run.size } else { nil }
    }
    #expect(Set(sizes).count == 1 && sizes[0] < 14)
  }

  @Test("a header stands above its card and a footer below, both at the text's margin")
  func headerPlaces() throws {
    let stage = try Rehearsal(Self.phone) {
      List {
        Section {
          Tile.of(1, 20, 20)
        } header: {
          Tile.of(2, 40, 10)
        } footer: {
          Tile.of(3, 40, 10)
        }
      }
    }
    let card = try #require(stage.list.fills.first { $0.width == 350 })
    let (header, footer) = (try stage.tile(2), try stage.tile(3))
    #expect(header.minX == 40 && header.maxY == card.minY - 6)
    #expect(footer.minX == 40 && footer.minY == card.maxY + 6)
  }

  @Test("in a plain list headers keep their words, and there is a line under each row but the last")
  func plainSections() throws {
    let list = try list(on: Self.phone) {
      List {
        Section("Sound") {
          Tile.of(1, 20, 20)
          Tile.of(2, 20, 20)
        }
      }
      .listStyle(.plain)
    }
    #expect(list.words == ["Sound"])
    #expect(lines(list).count == 1)
  }

  // MARK: Behaviour

  @Test("a list takes all that it is offered and shows what is beyond by scrolling")
  func scrolling() throws {
    #expect(try answer(200, 300) { rows(30) } == CGSize(width: 200, height: 300))
    let stage = try Rehearsal(.of(390, 300)) { rows(30) }
    #expect(
      stage.list.groups.first?.clip?.path.boundingRect
        == CGRect(x: 0, y: 0, width: 390, height: 300))
    try stage.drag(
      from: CGPoint(x: 200, y: 250), to: CGPoint(x: 200, y: 150), at: 0, steps: 20, release: false)
    #expect(stage.tiles[0]?.midY == -43)
    // Cards and lines go with their rows.
    #expect(stage.list.fills.contains(CGRect(x: 20, y: -65, width: 350, height: 1320)))
  }

  @Test("rows that come and go move the rows below, their lines and the card")
  func inserting() throws {
    let scene = try Stagehand([1, 3], on: Self.phone) { (items: [Int]) in
      List { ForEach(items, id: \.self) { Tile.of($0, 20, 20) } }
    }
    let stage = try scene.halfWay(to: [1, 2, 3])
    #expect(stage.tiles[3]?.midY == 123)
    let card = try #require(stage.list.fills.first { $0.width == 350 })
    #expect(card.height == 110)
    try stage.advance(to: 2)
    #expect(
      stage.list.shape
        == (try list(on: Self.phone) {
          List { ForEach([1, 2, 3], id: \.self) { Tile.of($0, 20, 20) } }
        }).shape)
  }

  @Test("a row that goes fades where it was, while the others close up")
  func deleting() throws {
    let scene = try Stagehand([1, 2, 3], on: Self.phone) { (items: [Int]) in
      List { ForEach(items, id: \.self) { Tile.of($0, 20, 20) } }
    }
    let stage = try scene.halfWay(to: [1, 3])
    #expect(stage.tiles[2]?.midY == 101)
    #expect(stage.opacities == [0.5])
    #expect(stage.tiles[3]?.midY == 123)
    try stage.advance(to: 2)
    #expect(stage.tiles[2] == nil && stage.tiles[3]?.midY == 101)
  }

  @Test("rows that change places go from the old to the new one")
  func moving() throws {
    let scene = try Stagehand([1, 2], on: Self.phone) { (items: [Int]) in
      List { ForEach(items, id: \.self) { Tile.of($0, 20, 20) } }
    }
    let stage = try scene.halfWay(to: [2, 1], share: 0.25)
    #expect(stage.tiles[1]?.midY == 68)
    #expect(stage.tiles[2]?.midY == 90)
  }

  @Test("the whole row of a button takes touches, and only its label shows the press")
  func pressedRow() throws {
    let journal = Journal()
    let stage = try Rehearsal(Self.phone) {
      List {
        Button(action: { journal.note("row") }, label: { Tile.of(1, 20, 20) })
        Tile.of(2, 20, 20)
      }
    }
    let normal = stage.list
    try stage.finger(.began, 300, 38)
    #expect(stage.list.withoutFading == normal.withoutFading && stage.list != normal)
    try stage.finger(.ended, 300, 38)
    #expect(journal.lines == ["row"])
    try stage.tap(300, 82, at: 1)
    #expect(journal.lines == ["row"])
  }

  @Test("controls in rows keep the row's height and stand at its end")
  func controls() throws {
    let list = try list(on: Self.phone) {
      Form {
        Toggle("One", isOn: .constant(true))
        Stepper("Two", value: .constant(1))
        LabeledContent("Three", value: "3")
        ProgressView(value: 0.5)
      }
    }
    #expect(list.fills.contains(CGRect(x: 20, y: 35, width: 350, height: 176)))
    #expect(list.words == ["One", "Two", "Three", "3"])
    #expect(list.fills.contains(CGRect(x: 301, y: 42, width: 51, height: 31)))
    #expect(list.fills.contains(CGRect(x: 256, y: 85, width: 94, height: 32)))
  }
}
