import Rostrum
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Where the groups of lists lie; figures were measured in pictures of both systems.
@MainActor @Suite("Margins of lists")
struct ListMarginTests {
  private static let phone = Stage.of(390, 844, scale: 3)

  private func groups(_ stage: Rehearsal) -> [CGRect] {
    stage.list.fills.filter { $0.width < stage.graph.stage.size.width && $0.height > 30 }
  }

  /// The groups of a list on a stage.
  private func groups(
    _ stage: Stage = phone, @ViewBuilder _ content: () -> some View
  ) throws -> [CGRect] { groups(try Rehearsal(stage, content)) }

  private func page(_ mode: NavigationBarItem.TitleDisplayMode, _ rows: some View) -> some View {
    NavigationStack {
      List { rows }.navigationTitle("Title").navigationBarTitleDisplayMode(mode)
    }
  }

  @Test(
    "groups lie 20 from the sides, their text 20 further in; 16 with iOS 26 and on small screens",
    arguments: [
      (390.0, false, 20.0), (402, false, 20), (375, false, 16), (320, false, 16), (390, true, 16),
    ])
  func sides(width: Double, isNew: Bool, inset: CGFloat) throws {
    let stage = Stage.of(width, 600, scale: 3)
    let seen = try Rehearsal(isNew ? stage.system26 : stage) {
      List {
        Section {
          Tile.of(0, 20, 20)
        } header: {
          Tile.of(1, 20, 10)
        } footer: {
          Tile.of(2, 20, 10)
        }
      }
    }
    let group = try #require(groups(seen).first)
    #expect(group.minX == inset && group.maxX == width - inset)
    for number in 0...2 { #expect(try seen.tile(number).minX == 2 * inset) }
  }

  @Test("the screen's width decides, not the list's")
  func screen() throws {
    let groups = try groups { List { Text("Row") }.frame(width: 300) }
    #expect(try abs(#require(groups.last).minX - 45 - 20) < 0.01)
  }

  @Test(
    "the first group without a header has its gap to the edge or an inline title, less to a large",
    arguments: [(false, 44.0, 16.0), (true, 54, 4)])
  func top(isNew: Bool, bar: CGFloat, belowLarge: CGFloat) throws {
    let gap = CGFloat(35)
    let stage = isNew ? Self.phone.system26 : Self.phone
    let row = Tile.of(0, 20, 20)
    #expect(try abs(#require(groups(stage) { List { row } }.first).minY - gap) < 0.01)
    let inline = try #require(groups(stage) { page(.inline, row) }.first)
    #expect(abs(inline.minY - bar - gap) < 0.01)
    let large = try #require(groups(stage) { page(.large, row) }.first)
    #expect(abs(large.minY - bar - 52 - belowLarge) < 0.01)
  }

  @Test(
    "the first header keeps its distance: 38.7 from the edge to the group with letters of 13 points"
  )
  func firstHeader() throws {
    let rows = Section("Header") { Tile.of(0, 20, 20) }
    #expect(try abs(#require(groups { List { rows } }.first).minY - 38.67) < 0.34)
    #expect(try abs(#require(groups { page(.inline, rows) }.first).minY - 44 - 38.67) < 0.34)
    #expect(try abs(#require(groups { page(.large, rows) }.first).minY - 96 - 38.67) < 0.34)
  }

  @Test("a group without a header is nearer to a footer than to a group", arguments: [false, true])
  func footers(isNew: Bool) throws {
    let groups = try groups(isNew ? Self.phone.system26 : Self.phone) {
      List {
        Section {
          Tile.of(0, 20, 20)
        } footer: {
          Color.clear.frame(height: 10)
        }
        Section { Tile.of(1, 20, 20) }
        Section { Tile.of(2, 20, 20) }
      }
    }
    let footer = isNew ? 7.0 + 10 + 7 : 6 + 10
    let gap = isNew ? 53.0 / 3 : 88.0 / 3
    #expect(abs(groups[1].minY - groups[0].maxY - footer - gap) < 0.34)
    #expect(abs(groups[2].minY - groups[1].maxY - 35) < 0.34)
  }

  @Test("a title that becomes large takes the first group along")
  func change() throws {
    let hand = try Stagehand(false, on: Self.phone) { isLarge in
      page(isLarge ? .large : .inline, Tile.of(0, 20, 20))
    }
    #expect(try abs(#require(groups(hand.stage).first).minY - 44 - 35) < 0.01)
    try hand.change(to: true)
    #expect(try abs(#require(groups(hand.stage).first).minY - 96 - 16) < 0.01)
  }

  // MARK: Margins that are asked for

  @Test("content margins take the place of the list's own")
  func asked() throws {
    func first(_ change: (List<Never, AnyView>) -> some View) throws -> CGRect {
      let rows = AnyView(Tile.of(0, 20, 20))
      return try #require(groups { change(List { rows }) }.first)
    }
    #expect(try first { $0.contentMargins(.top, 0) }.minY == 0)
    #expect(try first { $0.contentMargins(.top, 60) }.minY == 60)
    #expect(try first { $0.contentMargins(.horizontal, 8) }.minX == 8)
    #expect(try first { $0.contentMargins(.horizontal, 8) }.maxX == 382)
    #expect(try first { $0.contentMargins(.leading, 50) }.maxX == 370)
    // Those of other edges, and of the indicators, are nothing to it.
    #expect(try first { $0.contentMargins(.bottom, 8) }.minY == 35)
    #expect(try first { $0.contentMargins(8, for: .scrollIndicators) }.minX == 20)
    #expect(try first { $0.contentMargins(.horizontal, 500) }.width == 0)
  }

  @Test("above a header they come on top, and beside a plain list's rows there are none but these")
  func askedElsewhere() throws {
    let own = try groups { List { Section("Header") { Tile.of(0, 20, 20) } } }
    let moved = try groups {
      List { Section("Header") { Tile.of(0, 20, 20) } }.contentMargins(.top, 24)
    }
    #expect(try abs(#require(moved.first).minY - #require(own.first).minY - 24) < 0.01)
    let plain = try Rehearsal(Self.phone) {
      List { Tile.of(0, 20, 20) }.listStyle(.plain).contentMargins(10)
    }
    #expect(try plain.tile(0).minX == 10 + 20)
    #expect(try plain.tile(0).minY == 10 + 12)
  }

  @Test("scroll views in rows do not have them again")
  func inner() throws {
    let stage = try Rehearsal(Self.phone) {
      List { ScrollView(.horizontal) { Tile.of(0, 20, 20) } }.contentMargins(.horizontal, 50)
    }
    #expect(try stage.tile(0).minX == 50 + 20)
  }
}
