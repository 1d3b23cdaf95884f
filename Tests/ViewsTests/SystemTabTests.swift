import DisplayList
import Foundation
import Geometry
import Rostrum
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// The tab for search, and what stands above the tabs, with the looks of iOS 26.
@MainActor @Suite("Tabs for search, and beside small tabs")
struct SystemTabTests {
  private static let phone = Stage.of(390, 800).system26

  /// The outlines of glass on the stage, in painting order.
  private func glass(_ stage: Rehearsal) -> [CGRect] {
    glasses(stage.list).flatMap { $0.panes.map(\.bounds) }
  }

  private func scroll(_ stage: Rehearsal, by way: CGFloat) throws {
    try stage.drag(
      from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 400 + way), at: stage.time,
      steps: 60)
    try stage.advance(to: stage.time + 3)
  }

  /// Two tabs and one for search, whose page may have a field.
  private struct Tabs: View {
    let hook: Hook<String>
    var hasField = true
    var isAround = false
    @State private var choice = "a"
    @State private var text = ""
    var body: some View {
      hook.binding = $choice
      return TabView(selection: $choice) {
        Tab("A", systemImage: "house", value: "a") {
          ScrollView { Tile.of(1, 300, 3000) }
        }
        Tab("B", systemImage: "star", value: "b") { Tile(2) }
        Tab(value: "s", role: .search) {
          NavigationStack {
            if hasField, !isAround {
              Tile(3).navigationTitle("Find").searchable(text: $text)
            } else {
              Tile(3).navigationTitle("Find")
            }
          }
        }
      }
      .tabBarMinimizeBehavior(.onScrollDown)
      .modifier(Around(text: isAround ? $text : nil))
    }
  }

  /// A search field around tabs.
  private struct Around: ViewModifier {
    let text: Binding<String>?
    func body(content: Content) -> some View {
      if let text { content.searchable(text: text) } else { content }
    }
  }

  private func tabs(
    hasField: Bool = true, isAround: Bool = false, on stage: Stage = phone
  ) throws -> (Rehearsal, Hook<String>) {
    let hook = Hook<String>()
    let stage = try Rehearsal(stage) { Tabs(hook: hook, hasField: hasField, isAround: isAround) }
    try stage.advance(to: 1)
    return (stage, hook)
  }

  // MARK: The layout

  private nonisolated static let forms: [FloatingBarForm] = [.whole, .small, .field, .typing]

  @Test("in every form parts are beside each other, on one line", arguments: forms, [false, true])
  func parts(form: FloatingBarForm, hasSearch: Bool) {
    let figures = SystemLook.FloatingTabs()
    let layout = FloatingBarLayout(
      tabs: figures, form: form, hasSearch: hasSearch, hasAccessory: true)
    let bounds = CGRect(x: 21, y: 600, width: 348, height: 118)
    func frame(_ part: FloatingBarPart) -> CGRect {
      layout.frame(of: part, natural: { min($0, 200) }, in: bounds)
    }
    let (tabs, search, accessory) = (frame(.tabs), frame(.search), frame(.accessory))
    #expect([tabs, search, accessory].allSatisfy { bounds.contains($0) })
    #expect(tabs.maxY == bounds.maxY && search.maxY == bounds.maxY)
    #expect(accessory.height == figures.accessoryHeight && !accessory.intersects(tabs))
    if hasSearch {
      #expect(search.maxX == bounds.maxX && !search.intersects(accessory))
      // While something is typed there are no tabs to see.
      #expect(search.intersects(tabs) == (form == .typing))
    }
    if form == .small {
      #expect(accessory.minX == tabs.maxX + 8 && accessory.midY == tabs.midY)
      #expect(accessory.maxX == (hasSearch ? search.minX - 8 : bounds.maxX))
    } else {
      #expect(accessory.minY == bounds.minY && accessory.width == bounds.width)
    }
    if form == .whole { #expect(tabs.minX == (hasSearch ? bounds.minX : bounds.midX - 100)) }
  }

  // MARK: The tab for search

  @Test("it stands apart at the end, round and as high as the bar, and has no words")
  func apart() throws {
    let (stage, _) = try tabs()
    let found = glass(stage)
    #expect(found.count == 2 && found.allSatisfy { $0.height == 62 && $0.maxY == 779 })
    #expect(found[0].minX == 21 && found[1] == CGRect(x: 307, y: 717, width: 62, height: 62))
    #expect(found[0].maxX <= found[1].minX - 8)
    #expect(Set(stage.list.words) == ["A", "B"])
  }

  @Test("it is called by what it does, not by its symbol")
  func called() throws {
    let (stage, hook) = try tabs()
    let search = try #require(stage.graph.tappables.first { $0.label == "Search" })
    let point = try #require(search.point)
    #expect(abs(point.x - 338) < 1 && abs(point.y - 748) < 1)
    #expect(!stage.graph.tappables.contains { $0.label == "magnifyingglass" })
    try stage.tap(point.x, point.y, at: 1.1)
    #expect(hook.value == "s")
  }

  @Test("it is called by the words that the scene gives it, as they are now")
  func named() throws {
    struct Shelf: View {
      let title: String
      let isOwn: Bool
      var body: some View {
        TabView {
          Tab("Library", systemImage: "house") { Tile(1) }
          if isOwn {
            Tab(role: .search) {
              Tile(2)
            } label: {
              Label(title, systemImage: "magnifyingglass")
            }
          } else {
            Tab(title, systemImage: "magnifyingglass", role: .search) { Tile(2) }
          }
        }
      }
    }
    for isOwn in [false, true] {
      let scene = try Stagehand("Find books", on: Self.phone) { Shelf(title: $0, isOwn: isOwn) }
      func labels() -> [String] { scene.stage.graph.tappables.compactMap(\.label) }
      try scene.stage.advance(to: 1)
      #expect(labels().contains("Find books") && !labels().contains("Search"))
      try scene.change(to: "Seek")
      try scene.stage.advance(to: 2)
      #expect(labels().contains("Seek") && !labels().contains("Find books"))
      #expect(!scene.stage.list.words.contains("Seek"))
    }
  }

  @Test("a tab for search without words is called Search")
  func nameless() throws {
    let stage = try Rehearsal(Self.phone) {
      TabView {
        Tab("Library", systemImage: "house") { Tile(1) }
        Tab(role: .search) {
          Tile(2)
        } label: {
          Image(systemName: "magnifyingglass")
        }
      }
    }
    try stage.advance(to: 1)
    #expect(stage.graph.tappables.contains { $0.label == "Search" })
  }

  @Test("words of tabs that fade keep their letters and their places, however small the bar is")
  func fading() throws {
    struct Shelf: View {
      var body: some View {
        TabView {
          Tab("Library", systemImage: "house") { ScrollView { Tile.of(1, 300, 3000) } }
          Tab("Favourites", systemImage: "star") { Tile(2) }
          Tab("Search", systemImage: "magnifyingglass", role: .search) { Tile(3) }
        }
        .tabBarMinimizeBehavior(.onScrollDown)
      }
    }
    let stage = try Rehearsal(Self.phone) { Shelf() }
    try stage.advance(to: 1)
    func places() -> Set<CGFloat> { Set(stage.list.texts.map { ($0.place.x * 100).rounded() }) }
    let (rest, start) = (places(), stage.time)
    #expect(rest.count == 2)
    try stage.finger(.began, 195, 400)
    var count = 0
    for step in 1...60 {
      try stage.advance(to: start + Double(step) / 60)
      if step <= 20 { try stage.finger(.moved, 195, 400 - 10 * CGFloat(step)) }
      #expect(Set(stage.list.words).isSubset(of: ["Library", "Favourites"]))
      #expect(places().isSubset(of: rest))
      if glass(stage)[0].width < 150, !places().isEmpty { count += 1 }
    }
    #expect(count > 2 && places().isEmpty)
  }

  @Test("chosen, its field takes the bar's place beside the tab before, to which a touch goes back")
  func chosen() throws {
    let (stage, hook) = try tabs()
    let whole = glass(stage)
    try stage.tap(338, 748, at: 1.1)
    #expect(hook.value == "s")
    try stage.advance(to: 1.2)
    // On the way it is wider than it was.
    #expect(glass(stage).contains { $0.width > 62 && $0.maxX > 368 && $0.width < 292 })
    try stage.advance(to: 3)
    #expect(
      glass(stage) == [
        CGRect(x: 21, y: 731, width: 48, height: 48), CGRect(x: 77, y: 731, width: 292, height: 48),
      ])
    // The field is not under the title as well.
    #expect(stage.list.words.filter { $0 == "Search" }.count == 1)
    #expect(try stage.tile(3).minY == 54 + 52)
    try stage.tap(45, 755, at: 4)
    try stage.advance(to: 6)
    #expect(hook.value == "a" && glass(stage) == whole)
  }

  @Test(
    "typed into, the field is alone with a button that ends the search", arguments: [false, true])
  func typing(isAround: Bool) throws {
    let (stage, hook) = try tabs(isAround: isAround)
    try stage.now { hook.value = "s" }
    try stage.advance(to: 3)
    let field = glass(stage)
    try stage.tap(200, 755, at: 3.1)
    try stage.advance(to: 5)
    let typing = glass(stage).filter { $0.minX >= 21 && $0.width > 48 }
    #expect(typing.map(\.width).contains(348 - 48 - 8))
    let button = try #require(glass(stage).last)
    #expect(button.width == 48 && button.maxX == 369)
    try stage.tap(button.midX, button.midY, at: 6)
    try stage.advance(to: 8)
    #expect(glass(stage) == field && hook.value == "s")
  }

  @Test(
    "a page without a field leaves the bar as it is, and so does iOS 18, which has a tab like others"
  )
  func fieldless() throws {
    let (stage, hook) = try tabs(hasField: false)
    let whole = glass(stage)
    try stage.now { hook.value = "s" }
    try stage.advance(to: 3)
    #expect(glass(stage) == whole && stage.paintedTiles == [3])
    let (former, old) = try tabs(on: .of(390, 800))
    #expect(glass(former).isEmpty && Set(former.list.words) == ["A", "B", "Search"])
    try former.tap(325, 775, at: 2)
    try former.advance(to: 4)
    #expect(old.value == "s" && former.list.words.contains("Find"))
  }

  @Test("from right to left it is at the left")
  func mirrored() throws {
    var page = Self.phone
    page.layoutDirection = .rightToLeft
    let (stage, hook) = try tabs(on: page)
    #expect(glass(stage).contains(CGRect(x: 21, y: 717, width: 62, height: 62)))
    try stage.now { hook.value = "s" }
    try stage.advance(to: 3)
    #expect(glass(stage).contains(CGRect(x: 21, y: 731, width: 292, height: 48)))
    #expect(glass(stage).contains(CGRect(x: 321, y: 731, width: 48, height: 48)))
  }

  @Test("while content is scrolled it is as small as the tabs")
  func scrolled() throws {
    let (stage, _) = try tabs()
    try scroll(stage, by: -120)
    #expect(
      glass(stage) == [
        CGRect(x: 21, y: 731, width: 48, height: 48), CGRect(x: 321, y: 731, width: 48, height: 48),
      ])
  }

  // MARK: What stands above the tabs

  private struct Mini: View {
    let journal: Journal
    @Environment(\.tabViewBottomAccessoryPlacement) private var placement
    var body: some View {
      let _ = journal.note(placement.map { "\($0)" } ?? "none")
      Tile.of(9, 40, 20)
    }
  }

  private func accompanied(
    _ journal: Journal, isEnabled: Bool = true, on stage: Stage = phone
  ) throws -> Rehearsal {
    try Rehearsal(stage) {
      TabView {
        ScrollView { Tile.of(1, 300, 3000) }.tabItem { Tile.of(2, 20, 20) }
        Tile(3).tabItem { Tile.of(4, 20, 20) }
      }
      .tabBarMinimizeBehavior(.onScrollDown)
      .tabViewBottomAccessory(isEnabled: isEnabled) { Mini(journal: journal) }
    }
  }

  @Test("when the tabs grow small it moves into their line, is told so, and comes back with them")
  func inline() throws {
    let journal = Journal()
    let stage = try accompanied(journal)
    try stage.advance(to: 1)
    let above = CGRect(x: 21, y: 661, width: 348, height: 48)
    #expect(glass(stage).contains(above) && journal.lines.last == "expanded")
    try stage.drag(
      from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 280), at: 1, steps: 60)
    let moving = try #require(glass(stage).first { $0.width > 292 && $0.width <= 348 })
    #expect(moving.minY >= above.minY && moving.height == 48)
    try stage.advance(to: stage.time + 3)
    #expect(glass(stage).contains(CGRect(x: 77, y: 731, width: 292, height: 48)))
    #expect(journal.lines.last == "inline")
    #expect(abs(try stage.tile(9).midX - 223) < 1e-6)
    #expect(abs(try stage.tile(9).midY - 755) < 1e-6)
    try scroll(stage, by: 60)
    #expect(glass(stage).contains(above) && journal.lines.last == "expanded")
  }

  @Test("there may be none, and on iOS 18 it is above the bar")
  func others() throws {
    let none = try accompanied(Journal(), isEnabled: false)
    try none.advance(to: 1)
    #expect(none.tiles[9] == nil && glass(none).count == 1)
    let journal = Journal()
    let former = try accompanied(journal, on: .of(390, 800))
    try scroll(former, by: -120)
    #expect(try journal.lines.last == "expanded" && former.tile(9).maxY == 751)
  }
}
