import DisplayList
import Foundation
import Geometry
import Rostrum
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Search fields at the bottom, bars of tabs that grow small, confirmations and menus with the looks of iOS 26.
@MainActor @Suite("Search, tabs and questions of iOS 26")
struct SystemSearchTests {
  private static let phone = Stage.of(390, 800).system26
  private let bars = SystemLook.system26.bars

  /// The outlines of glass on the stage, in painting order.
  private func glass(_ stage: Rehearsal) -> [CGRect] {
    glasses(stage.list).flatMap { $0.panes.map(\.bounds) }
  }

  private struct People: View {
    let hook: Hook<Bool>
    var placement = SearchFieldPlacement.automatic
    @State private var isActive = false
    @State private var text = ""
    var body: some View {
      hook.binding = $isActive
      return NavigationStack {
        Tile(1).navigationTitle("People").navigationBarTitleDisplayMode(.inline)
          .searchable(text: $text, isPresented: $isActive, placement: placement)
      }
    }
  }

  // MARK: Search

  @Test(
    "on a telephone the field is a capsule of glass at the bottom, and the content ends above it")
  func search() throws {
    let stage = try Rehearsal(Self.phone) { People(hook: Hook()) }
    let height = try #require(bars.searchHeight)
    let field = CGRect(
      x: bars.bottomInset, y: 800 - bars.bottomMargin - height,
      width: 390 - 2 * bars.bottomInset, height: height)
    #expect(glass(stage) == [field])
    #expect(try stage.tile(1).minY == bars.rowHeight && stage.tile(1).maxY == field.minY - 8)
    #expect(Set(stage.list.words) == ["People", "Search"])
  }

  @Test("active it leaves room for a button that ends the search, and the title stays")
  func active() throws {
    let hook = Hook<Bool>()
    let stage = try Rehearsal(Self.phone) { People(hook: hook) }
    try stage.tap(150, 750, at: 0.1)
    #expect(hook.value == true)
    try stage.advance(to: 2)
    let found = glass(stage)
    #expect(found.count == 2 && found.allSatisfy { $0.maxY == 792 && $0.height == 48 })
    #expect(found.map(\.minX) == [16, 390 - 16 - 48] && found[0].maxX == found[1].minX - 8)
    #expect(stage.list.words.contains("People"))
    try stage.tap(350, 770, at: 3)
    try stage.advance(to: 5)
    #expect(hook.value == false && glass(stage).count == 1)
  }

  @Test("in the bar's drawer, in tabs, on a tablet and on iOS 18 it is under the title")
  func under() throws {
    let drawer = try Rehearsal(Self.phone) {
      People(hook: Hook(), placement: .navigationBarDrawer(displayMode: .always))
    }
    let tabs = try Rehearsal(Self.phone) {
      TabView { People(hook: Hook()).tabItem { Text("a") } }
    }
    let tablet = try Rehearsal(Stage.of(1024, 800).system26) {
      People(hook: Hook()).environment(\.horizontalSizeClass, .regular)
    }
    let former = try Rehearsal(.of(390, 800)) { People(hook: Hook()) }
    for (stage, top) in [(drawer, 54.0), (tabs, 54), (tablet, 54), (former, 44)] {
      #expect(try stage.tile(1).minY == CGFloat(top) + SearchBar.placeHeight)
      #expect(!glass(stage).contains { $0.height == 48 })
    }
  }

  @Test("a sheet over tabs has its field at its own bottom")
  func sheet() throws {
    let stage = try Rehearsal(Self.phone) {
      TabView {
        Color.clear.sheet(isPresented: .constant(true)) { People(hook: Hook()) }
          .tabItem { Text("a") }
      }
    }
    try stage.advance(to: 2)
    #expect(glass(stage).contains { $0.height == 48 && $0.maxY > 700 })
  }

  // MARK: Tabs

  private func tabs(_ behavior: TabBarMinimizeBehavior, on stage: Stage = phone) throws -> Rehearsal
  {
    try Rehearsal(stage) {
      TabView {
        ScrollView { Tile.of(1, 300, 3000) }
          .tabItem {
            Label {
              Text("a")
            } icon: {
              Tile.of(2, 20, 20)
            }
          }
        Text("b").tabItem {
          Label {
            Text("b")
          } icon: {
            Tile.of(3, 20, 20)
          }
        }
      }
      .tabBarMinimizeBehavior(behavior)
    }
  }

  private func scroll(_ stage: Rehearsal, by way: CGFloat) throws {
    try stage.drag(
      from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 400 + way), at: stage.time,
      steps: 60)
    try stage.advance(to: stage.time + 3)
  }

  @Test(
    "scrolled down the bar shows the chosen symbol alone, at the leading edge, and is whole again up"
  )
  func small() throws {
    let stage = try tabs(.onScrollDown)
    let whole = try #require(glass(stage).first)
    #expect(abs(whole.midX - 195) < 1 && whole.height == 62)
    try scroll(stage, by: -120)
    let small = try #require(glass(stage).first)
    #expect(small == CGRect(x: 21, y: whole.maxY - 48, width: 48, height: 48))
    #expect(stage.list.words.isEmpty)
    let symbol = try stage.tile(2)
    #expect(symbol.midX == small.midX && symbol.midY == small.midY)
    try scroll(stage, by: 60)
    #expect(glass(stage).first == whole && Set(stage.list.words) == ["a", "b"])
  }

  @Test("a touch of the small one makes it whole")
  func touched() throws {
    let stage = try tabs(.onScrollDown)
    let whole = glass(stage).first
    try scroll(stage, by: -120)
    let small = try #require(glass(stage).first)
    try stage.tap(small.midX, small.midY, at: stage.time)
    try stage.advance(to: stage.time + 3)
    #expect(glass(stage).first == whole)
  }

  @Test("the chosen symbol is one, which goes to where it stands alone and back to its label")
  func travels() throws {
    let stage = try tabs(.onScrollDown)
    let home = try stage.tile(2)
    var last = home
    /// Looks at each 120th of a second of one second.
    func watch(_ step: (Int) throws -> Void = { _ in }) throws {
      let start = stage.time
      for count in 1...120 {
        try stage.advance(to: start + Double(count) / 120)
        try step(count)
        let seen = stage.list.tiles.filter { $0.number == 2 }.map(\.frame)
        try #require(seen.count == 1)
        #expect(abs(seen[0].width - home.width) < 1e-9 && abs(seen[0].height - home.height) < 1e-9)
        #expect(abs(seen[0].midX - last.midX) < 8 && abs(seen[0].midY - last.midY) < 2)
        last = seen[0]
      }
    }
    try stage.finger(.began, 195, 400)
    try watch { if $0 <= 30 { try stage.finger(.moved, 195, 400 - 5 * Double($0)) } }
    let small = try #require(glass(stage).first)
    #expect(small.width == 48 && last.midX == small.midX && last.midY == small.midY)
    try stage.finger(.ended, 195, 250)
    try stage.tap(small.midX, small.midY, at: stage.time + 1)
    try watch()
    #expect(last == home)
  }

  @Test("a symbol that turns back on its way does so where it is")
  func turns() throws {
    let stage = try tabs(.onScrollDown)
    let home = try stage.tile(2)
    try stage.finger(.began, 195, 400)
    try stage.finger(.moved, 195, 300)
    try stage.advance(to: stage.time + 0.1)
    let there = try stage.tile(2)
    #expect(there.midX < home.midX - 10 && there.midX > 60)
    try stage.finger(.moved, 195, 330)
    #expect(abs(try stage.tile(2).midX - there.midX) < 1)
    try stage.advance(to: stage.time + 2)
    #expect(try stage.tile(2) == home && stage.paintedTiles.filter { $0 == 2 }.count == 1)
  }

  @Test("scrolled otherwise, or from side to side as on iOS 18, it stays")
  func stays() throws {
    for behavior in [TabBarMinimizeBehavior.automatic, .never, .onScrollUp] {
      let stage = try tabs(behavior)
      let whole = glass(stage).first
      try scroll(stage, by: -120)
      #expect(glass(stage).first == whole)
    }
    let up = try tabs(.onScrollUp)
    try scroll(up, by: -120)
    try scroll(up, by: 40)
    #expect(glass(up).first?.width == 48)
    let former = try tabs(.onScrollDown, on: .of(390, 800))
    try scroll(former, by: -120)
    #expect(Set(former.list.words) == ["a", "b"])
    #expect(former.graph.shortcomings.isEmpty)
  }

  // MARK: Questions

  private func asked(
    on stage: Stage = phone, _ alignment: Alignment, hasWords: Bool = true, _ hook: Hook<Bool>
  ) throws -> Rehearsal {
    let stage = try Rehearsal(stage) {
      Switching(true, hook) { _ in
        Tile.of(1, 60, 30)
          .confirmationDialog(
            "Delete?", isPresented: hook.binding ?? .constant(true),
            titleVisibility: hasWords ? .visible : .hidden
          ) {
            Button(role: .destructive, action: {}, label: { Tile.of(2, 40, 10) })
            Button(role: .cancel, action: {}, label: { Tile.of(3, 40, 10) })
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
      }
    }
    try stage.advance(to: 2)
    return stage
  }

  @Test(
    "a confirmation stands beside what asked, without what cancels, which a touch beside it does")
  func grown() throws {
    let hook = Hook<Bool>()
    let stage = try asked(.center, hook)
    let (asking, card) = (try stage.tile(1), try #require(glass(stage).first))
    #expect(card.width == SystemLook.system26.panels.confirmationWidth)
    #expect(abs(card.midX - asking.midX) < 1)
    #expect(card.minY == asking.maxY + 8 || card.maxY == asking.minY - 8)
    #expect(stage.tiles[2] != nil && stage.tiles[3] == nil)
    #expect(stage.words?.contains("Delete?") == true)
    try stage.tap(20, 20, at: 3)
    try stage.advance(to: 5)
    #expect(hook.value == false && glass(stage).isEmpty)
  }

  @Test("near an edge it stays on the stage, and comes from where it is asked")
  func edges() throws {
    let top = try #require(glass(try asked(.topTrailing, Hook())).first)
    #expect(top.maxX == 390 - 16 && top.minY == 38)
    let bottom = try #require(glass(try asked(.bottomLeading, Hook())).first)
    #expect(bottom.minX == 16 && bottom.maxY == 770 - 8)
    let bare = try #require(glass(try asked(.topTrailing, hasWords: false, Hook())).first)
    #expect(abs(bare.height - (14 + 48 + 14)) < 1e-9)
  }

  @Test("on iOS 18 it comes from below")
  func former() throws {
    let stage = try asked(on: .of(390, 800), .center, Hook())
    #expect(stage.tiles[3] != nil && glass(stage).isEmpty)
  }

  // MARK: Menus

  @Test("groups of a menu are parted by a line inset from its sides; by a band on iOS 18")
  func groups() throws {
    func fills(_ stage: Stage) throws -> [CGRect] {
      let stage = try Rehearsal(stage) {
        Menu {
          Button("one") {}
          Divider()
          Button("two") {}
        } label: {
          Tile.of(1, 60, 30)
        }
      }
      try stage.tap(195, 400, at: 0)
      try stage.advance(to: 2)
      return stage.list.fills
    }
    let lines = try fills(Self.phone).filter { $0.height == 1 }
    #expect(lines.map(\.width) == [250 - 40])
    #expect(try fills(.of(390, 800)).contains { $0.height == 8 && $0.width == 250 })
  }
}
