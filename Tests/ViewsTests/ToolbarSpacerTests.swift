import DisplayList
import Foundation
import Rostrum
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor @Suite("Gaps in toolbars, and sections and roles of tabs")
struct ToolbarSpacerTests {
  private static let page = Stage.of(402, 600)

  private func glass(_ stage: Rehearsal) -> [CGRect] {
    stage.list.commands.flatMap { command -> [CGRect] in
      guard case .fill(_, _, .glass(let glass), let transform) = command else { return [] }
      return glass.panes.map { $0.bounds.applying(transform) }
    }
  }

  private func page(_ content: some View) -> some View {
    NavigationStack {
      content.navigationTitle("Page").navigationBarTitleDisplayMode(.inline)
    }
  }

  @ViewBuilder private func bar(_ hasGap: Bool, _ placement: ToolbarItemPlacement) -> some View {
    if hasGap {
      page(
        Color.clear.toolbar {
          ToolbarItem(placement: placement) { Tile.of(1, 20, 20) }
          ToolbarSpacer(.fixed, placement: placement)
          ToolbarItem(placement: placement) { Tile.of(2, 20, 20) }
        })
    } else {
      page(
        Color.clear.toolbar {
          ToolbarItem(placement: placement) { Tile.of(1, 20, 20) }
          ToolbarItem(placement: placement) { Tile.of(2, 20, 20) }
        })
    }
  }

  @Test("on glass a gap parts items in two groups")
  func groups() throws {
    let one = try Rehearsal(Self.page.system26) { bar(false, .topBarTrailing) }
    let two = try Rehearsal(Self.page.system26) { bar(true, .topBarTrailing) }
    #expect(glass(one).count == 1 && glass(two).count == 2)
    #expect(glass(two)[0].maxX < glass(two)[1].minX)
    #expect(try two.tile(1).midX == glass(two)[0].midX)
  }

  /// Items under conditions, as toolbars of apps have them.
  private struct Conditions: ToolbarContent {
    let isFirst: Bool
    var body: some ToolbarContent {
      ToolbarItem { Tile.of(1, 10, 10) }
      if isFirst { ToolbarItem { Tile.of(2, 10, 10) } }
      if isFirst {
        ToolbarItem { Tile.of(3, 10, 10) }
      } else {
        ToolbarItem { Tile.of(4, 10, 10) }
        ToolbarItem { Tile.of(5, 10, 10) }
      }
    }
  }

  @Test("items may stand under conditions", arguments: [(true, [1, 2, 3]), (false, [1, 4, 5])])
  func conditions(isFirst: Bool, items: [Int]) throws {
    let stage = try Rehearsal(Self.page) {
      page(Color.clear.toolbar { Conditions(isFirst: isFirst) })
    }
    #expect(stage.paintedTiles == items)
    let inline = try Rehearsal(Self.page) {
      page(Color.clear.toolbar { if isFirst { ToolbarItem { Tile.of(7, 10, 10) } } })
    }
    #expect(inline.paintedTiles == (isFirst ? [7] : []))
  }

  @Test("without glass it is room between the items, and a flexible one takes what is left")
  func room() throws {
    let near = try Rehearsal(Self.page) { bar(false, .topBarTrailing) }
    let far = try Rehearsal(Self.page) { bar(true, .topBarTrailing) }
    #expect(try far.tile(1).maxX < near.tile(1).maxX)
    let bottom = try tiles(on: Self.page) {
      NavigationStack {
        Color.clear.toolbar {
          ToolbarItem(placement: .bottomBar) { Tile.of(1, 20, 20) }
          ToolbarSpacer(.flexible, placement: .bottomBar)
          ToolbarItem(placement: .bottomBar) { Tile.of(2, 20, 20) }
        }
      }
    }
    #expect(bottom[1]?.minX == 16 && bottom[2]?.maxX == 386)
  }

  private struct Tabs: View {
    let hook: Hook<Int>
    @State private var choice = 0
    var body: some View {
      hook.binding = $choice
      return TabView(selection: $choice) {
        Tab("Home", systemImage: "house", value: 0) { Tile(10) }
        TabSection("More") {
          Tab("Mail", systemImage: "envelope", value: 1) { Tile(11) }
          Tab("News", systemImage: "newspaper", value: 2, role: nil) { Tile(12) }
        }
        Tab(value: 3, role: .search) { Tile(13) }
      }
    }
  }

  @Test("tabs of a section stand beside the others, and the one that searches is called so")
  func sections() throws {
    let hook = Hook<Int>()
    let stage = try Rehearsal(Self.page) { Tabs(hook: hook) }
    #expect(Set(stage.list.words) == ["Home", "Mail", "News", "Search"])
    for (place, tile) in [(0, 10), (1, 11), (2, 12), (3, 13)] {
      let now = stage.graph.timeline.now.seconds
      try stage.tap(402 / 4 * (Double(place) + 0.5), 575, at: now + 0.1)
      try stage.advance(to: now + 1)
      #expect(hook.value == place && stage.paintedTiles == [tile])
    }
  }

  @Test("a tab that has no value of its own may have a role, too")
  func untagged() throws {
    let stage = try Rehearsal(Self.page) {
      TabView {
        Tab("Home", systemImage: "house", role: nil) { Tile(1) }
        TabSection {
          Tab(role: .search) { Tile(2) }
        } header: {
          Tile(3)
        }
      }
    }
    #expect(stage.paintedTiles == [1] && stage.list.words.contains("Search"))
  }
}
