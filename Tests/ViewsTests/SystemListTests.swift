import Rostrum
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Lists by the figures of each system; those of iOS 26 are measured in pictures of it.
@MainActor @Suite("Lists of systems")
struct SystemListTests {
  private static let page = Stage.of(402, 600, scale: 3)

  private func rows(_ stage: Stage, _ count: Int = 3) throws -> Rehearsal {
    try Rehearsal(stage) {
      List {
        Section("Fruits") { ForEach(0..<count, id: \.self) { Tile.of($0, 20, 10) } }
        Section("Vegetables") { Tile.of(90, 20, 10) }
      }
    }
  }

  private func groups(_ stage: Rehearsal) -> [CGRect] {
    stage.list.fills.filter { $0.minX == 16 && $0.width == 370 }
  }

  @Test(
    "rows of little content are 44 apart, on iOS 26 52", arguments: [(false, 44.0), (true, 52)])
  func pitch(isNew: Bool, pitch: CGFloat) throws {
    let stage = try rows(isNew ? Self.page.system26 : Self.page)
    // Headers are no whole number of pixels high.
    #expect(try abs(stage.tile(1).midY - stage.tile(0).midY - pitch) < 0.34)
    #expect(try abs(stage.tile(2).midY - stage.tile(1).midY - pitch) < 0.34)
  }

  @Test(
    "on iOS 26 a row is as much higher as a line of text",
    arguments: [(.medium, 51), (.large, 52), (.xLarge, 54), (.accessibility1, 64)]
      as [(DynamicTypeSize, CGFloat)])
  func pitch(setting: DynamicTypeSize, pitch: CGFloat) throws {
    let stage = try Rehearsal(Self.page.system26) {
      List {
        Tile.of(0, 20, 10)
        Toggle("On", isOn: .constant(true))
        Tile.of(1, 20, 10)
        Tile.of(2, 20, 10).listRowBackground(Color.red)
      }
      .dynamicTypeSize(setting)
    }
    #expect(try abs(stage.tile(1).midY - stage.tile(0).midY - 2 * pitch) < 0.34)
    #expect(try abs(stage.tile(2).midY - stage.tile(1).midY - pitch) < 0.34)
  }

  @Test("on iOS 26 a header is 40.3 high, and 17.7 below the group before")
  func headers() throws {
    let groups = groups(try rows(Self.page.system26))
    #expect(groups.count == 2)
    // A line of the headline's letters between insets of ten; the first begins where the list does.
    #expect(abs(groups[0].minY - 40.33) <= 0.34)
    #expect(abs(groups[0].height - 156) < 0.001)
    #expect(abs(groups[1].minY - groups[0].maxY - 58) <= 0.67)
    #expect(abs(groups[1].height - 52) < 0.001)
  }

  @Test("on iOS 26 a footer is 29.7 high, and the next header follows without a gap")
  func footers() throws {
    let stage = try Rehearsal(Self.page.system26) {
      List {
        Section {
          Tile.of(0, 20, 10)
        } header: {
          Text("Above")
        } footer: {
          Text("Below")
        }
        Section("Next") { Tile.of(1, 20, 10) }
      }
    }
    let groups = groups(stage)
    #expect(abs(groups[1].minY - groups[0].maxY - 70) <= 1)
  }

  @Test(
    "lines of a footer are as far apart as its letters are high; on iOS 26 whole points, 14 at 12",
    arguments: [(false, .medium, 14.32), (true, .medium, 14), (true, .large, 15)]
      as [(Bool, DynamicTypeSize, CGFloat)])
  func footerLines(isNew: Bool, setting: DynamicTypeSize, pitch: CGFloat) throws {
    func end(_ footer: String) throws -> CGFloat {
      let stage = try Rehearsal(isNew ? Self.page.system26 : Self.page) {
        List {
          Section {
            Tile.of(0, 20, 10)
          } footer: {
            Text(verbatim: footer)
          }
          Section { Tile.of(1, 20, 10) }
        }
        .dynamicTypeSize(setting)
      }
      return try stage.tile(1).minY
    }
    #expect(try abs(end("a\nb\nc\nd") - end("a") - 3 * pitch) < 0.67)
  }

  @Test("a link's label ends 10.3 before its chevron, which ends 0.7 in; on iOS 26 12.3, 2.3")
  func links() throws {
    func room(_ stage: Stage, inset: CGFloat) throws -> CGFloat {
      let stage = try Rehearsal(stage) {
        NavigationStack {
          List {
            NavigationLink {
              Text("Page")
            } label: {
              Tile.of(1, 20, 10).frame(maxWidth: .infinity, alignment: .trailing)
            }
          }
        }
      }
      return 402 - inset - (try stage.tile(1).maxX)
    }
    let old = try room(Self.page, inset: 40)
    let new = try room(Self.page.system26, inset: 32)
    #expect(abs(old - 17.3) < 0.5)
    #expect(abs(new - 21.6) < 0.5)
  }

  @Test("a link's chevron is a quarter of words, on iOS 26 a label of the third level")
  func chevrons() throws {
    func colors(_ stage: Stage) throws -> [[Int]] {
      try Rehearsal(stage) { NavigationStack { List { NavigationLink("") { Text("Page") } } } }
        .list.colors.map(\.code)
    }
    #expect(try colors(Self.page).contains([0, 0, 0, 25]))
    #expect(try colors(Self.page.system26).contains([60, 60, 67, 30]))
  }

  @Test("the second level is half of words in lists, links and stacks, in a form's row a colour")
  func levels() throws {
    func color(
      _ stage: Stage, isLink: Bool = false, isForm: Bool = true, isStacked: Bool = false
    ) throws -> [Int]? {
      let mark = Rectangle().fill(.secondary).frame(width: 21, height: 7)
      let link = NavigationLink {
        Text("Page")
      } label: {
        mark
      }
      let stage = try Rehearsal(stage) {
        NavigationStack {
          if !isForm {
            List { mark }
          } else {
            Form { if isLink { link } else if isStacked { VStack { mark } } else { mark } }
          }
        }
      }
      return stage.list.commands.lazy.compactMap { command -> [Int]? in
        guard case .fill(let path, _, .solid(let color), _) = command else { return nil }
        return path.boundingRect.width == 21 ? color.code : nil
      }.first
    }
    let system = [60, 60, 67, 60]
    for page in [Self.page, Self.page.system26] {
      #expect(try color(page, isLink: true) == [0, 0, 0, 50])
      #expect(try color(page.dark, isLink: true) == [255, 255, 255, 50])
      #expect(try color(page) == system)
      #expect(try color(page, isStacked: true) == [0, 0, 0, 50])
      #expect(try color(page, isForm: false) == [0, 0, 0, 50])
    }
  }

  @Test("headers of groups are capitals, on iOS 26 as they are written")
  func letters() throws {
    #expect(try rows(Self.page).list.words.first == "FRUITS")
    #expect(try rows(Self.page.system26).list.words.first == "Fruits")
  }

  @Test("cards and lines have the figures of the system")
  func shapes() throws {
    func lines(_ stage: Stage) throws -> [String] {
      try list(on: stage) {
        List { ForEach(0..<2, id: \.self) { _ in Color.black.frame(width: 20, height: 20) } }
      }.lines.map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let old = try lines(.of(200, 200))
    #expect(old.contains("fill rounded 16 35 168 88 corner 10 continuous with #ffffff"))
    #expect(old.contains("fill rect 32 78 152 1 with #3c3c43/0.29"))
    let new = try lines(.of(200, 200).system26)
    #expect(new.contains("fill rounded 16 35 168 104 corner 26 with #ffffff"))
    #expect(new.contains("fill rect 32 86 136 1 with #000000/0.09"))
    let fine = try lines(.of(200, 200, scale: 3).system26)
    #expect(fine.contains("fill rect 32 86 136 1 with #000000/0.09"))
  }

  @Test("a plain list has its lines from the text to the edge in both")
  func plain() throws {
    let stage = try Rehearsal(Self.page.system26) {
      List { ForEach(0..<2, id: \.self) { Tile.of($0, 20, 10) } }.listStyle(.plain)
    }
    #expect(stage.list.fills.contains { $0.height == 1 && $0.maxX == 402 })
  }

  @Test("rows with a ground of their own and rows that say how high they are follow, too")
  func ownRows() throws {
    let stage = try Rehearsal(Self.page.system26) {
      List {
        Tile.of(0, 20, 10).listRowBackground(Color.red)
        Tile.of(1, 20, 10)
        Tile.of(2, 20, 10).listRowInsets(EdgeInsets())
      }
    }
    #expect(try abs(stage.tile(1).midY - stage.tile(0).midY - 52) < 0.34)
    #expect(try abs(stage.tile(2).midY - stage.tile(1).midY - 52) < 0.34)
    let low = try Rehearsal(Self.page.system26) {
      List {
        Tile.of(0, 20, 10).listRowInsets(EdgeInsets())
        Tile.of(1, 20, 10).listRowInsets(EdgeInsets())
      }
      .environment(\.defaultMinListRowHeight, 30)
    }
    #expect(try abs(low.tile(1).midY - low.tile(0).midY - 30) < 0.01)
  }

  @Test("the spacing that is asked for is counted from the system's own")
  func spacing() throws {
    func gap(_ change: (AnyView) -> some View) throws -> CGFloat {
      let stage = try Rehearsal(Self.page.system26) {
        change(
          AnyView(
            List {
              Section { Tile.of(0, 20, 10) }; Section { Tile.of(1, 20, 10) }
            }))
      }
      return try stage.tile(1).midY - stage.tile(0).midY
    }
    let own = SystemLook.system26.lists.groupGap
    #expect(try abs(gap { $0 } - 52 - own) <= 0.34)
    #expect(try gap { $0.listSectionSpacing(.default) } == gap { $0 })
    #expect(try abs(gap { $0.listSectionSpacing(.compact) } - 52 - own / 2) <= 0.34)
    #expect(try abs(gap { $0.listSectionSpacing(0) } - 52) <= 0.34)
  }
}
