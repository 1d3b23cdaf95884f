import Rostrum
import Testing

/// Tabs whose values have the type of the selection.
@MainActor @Suite("Tab content")
struct TabContentTests {
  private enum Page: Hashable, CaseIterable { case home, saved, search }

  private static let page = Stage.of(200, 300)

  private struct Tabs: View {
    let hook: Hook<Page>
    let hasSaved: Bool
    @State private var page = Page.search
    var body: some View {
      hook.binding = $page
      return TabView(selection: $page) {
        Tab("Home", systemImage: "house", value: .home) { Tile(1) }
        if hasSaved {
          Tab("Saved", systemImage: "star", value: .saved) { Tile(2) }.badge(3)
        }
        TabSection("More") {
          Tab(value: .search) {
            Tile(3)
          } label: {
            Tile.of(7, 5, 5)
          }
        }
      }
    }
  }

  @Test("values without a type's name are those of the selection", arguments: [false, true])
  func implicit(hasSaved: Bool) throws {
    let hook = Hook<Page>()
    let stage = try Rehearsal(Self.page) { Tabs(hook: hook, hasSaved: hasSaved) }
    #expect(stage.paintedTiles.contains(3))
    try stage.now { hook.value = .home }
    #expect(stage.paintedTiles.contains(1) && !stage.paintedTiles.contains(3))
    #expect(stage.list.words.contains("3") == hasSaved)
    try stage.tap(190, 275, at: 1)
    try stage.advance(to: 1.5)
    #expect(hook.value == .search)
  }

  @Test("hidden tabs are none, and loops are tabs, too")
  func hidden() throws {
    let stage = try Rehearsal(Self.page) {
      TabView(selection: .constant(Page.saved)) {
        Tab("Gone", systemImage: "star", value: .home) { Tile(9) }.hidden()
        ForEach([Page.search, .saved], id: \.self) { page in
          Tab("Page", systemImage: "star", value: page) { Tile(page == .saved ? 2 : 3) }
        }
      }
    }
    #expect(stage.paintedTiles == [2])
    #expect(stage.list.words.filter { $0 == "Gone" }.isEmpty)
  }

  @Test("a tab for the sidebar alone is not in the bar; others are, wherever they were put")
  func placement() throws {
    func words(_ placement: TabPlacement) throws -> [String] {
      try Rehearsal(Self.page) {
        TabView {
          Tab("First", systemImage: "star") { Tile(1) }
          Tab("Second", systemImage: "star") { Tile(2) }.tabPlacement(placement)
        }
      }.list.words
    }
    let both = try words(.automatic)
    #expect(both.contains("First") && both.contains("Second"))
    #expect(try words(.pinned) == both)
    #expect(try words(.sidebarOnly).contains("First"))
    #expect(try !words(.sidebarOnly).contains("Second"))
  }

  @Test("tabs without a label are pages all the same", arguments: Page.allCases)
  private func bare(page: Page) throws {
    let stage = try Rehearsal(Self.page) {
      TabView(selection: .constant(page)) {
        Tab(value: .home) { Tile(1) }
        Tab(value: .saved) { Tile(2) }
        Tab(value: .search) { Tile(3) }
      }
    }
    #expect(stage.paintedTiles == [page == .home ? 1 : page == .saved ? 2 : 3])
  }
}
