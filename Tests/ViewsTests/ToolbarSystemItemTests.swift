import DisplayList
import Foundation
import Rostrum
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor @Suite("Items on no glass, and items that the system brings")
struct ToolbarSystemItemTests {
  private static let page = Stage.of(402, 600)

  /// A page with items.
  private func shown(
    _ stage: Stage, @ToolbarContentBuilder _ items: () -> some ToolbarContent
  ) throws -> Rehearsal {
    let content = Color.clear.toolbar(content: items)
    return try Rehearsal(stage) {
      NavigationStack {
        content.navigationTitle("Page").navigationBarTitleDisplayMode(.inline)
      }
    }
  }

  /// The outlines of glass on the stage, in painting order.
  private func glass(_ stage: Rehearsal) -> [CGRect] {
    stage.list.commands.flatMap { command -> [CGRect] in
      guard case .fill(_, _, .glass(let glass), let transform) = command else { return [] }
      return glass.panes.map { $0.bounds.applying(transform) }
    }
  }

  /// Three items, of which something may be said of the middle one.
  @ToolbarContentBuilder private func items(_ visibility: Visibility?) -> some ToolbarContent {
    ToolbarItem { Tile.of(1, 20, 20) }
    if let visibility {
      ToolbarItem { Tile.of(2, 20, 20) }.sharedBackgroundVisibility(visibility)
    } else {
      ToolbarItem { Tile.of(2, 20, 20) }
    }
    ToolbarItem { Tile.of(3, 20, 20) }
  }

  @Test("an item on no glass parts its neighbours, which keep theirs")
  func hidden() throws {
    let together = try shown(Self.page.system26) { items(nil) }
    #expect(glass(together).count == 1)
    let parted = try shown(Self.page.system26) { items(.hidden) }
    let panes = glass(parted)
    #expect(panes.count == 2)
    for number in [1, 3] {
      let item = try parted.tile(number)
      #expect(panes.count { $0.contains(item) } == 1, "\(number)")
    }
    let bare = try parted.tile(2)
    #expect(!panes.contains { $0.intersects(bare) })
    #expect(try parted.tile(1).maxX < bare.minX && bare.maxX < parted.tile(3).minX)
  }

  @Test("where all are on none there is none, not even for what confirms")
  func none() throws {
    let stage = try shown(Self.page.system26) {
      ToolbarItem(placement: .topBarLeading) { Tile.of(1, 20, 20) }
        .sharedBackgroundVisibility(.hidden)
      ToolbarItemGroup(placement: .topBarTrailing) {
        Tile.of(2, 20, 20)
        Tile.of(3, 20, 20)
      }
      .sharedBackgroundVisibility(.hidden)
      ToolbarItem(placement: .confirmationAction) { Tile.of(4, 20, 20) }
        .sharedBackgroundVisibility(.hidden)
    }
    #expect(glass(stage).isEmpty && Set(stage.paintedTiles) == [1, 2, 3, 4])
  }

  @Test("a visible ground is the usual one", arguments: [Visibility.visible, .automatic])
  func visible(visibility: Visibility) throws {
    let plain = try shown(Self.page.system26) { items(nil) }
    let said = try shown(Self.page.system26) { items(visibility) }
    #expect(said.list == plain.list)
  }

  @Test("with systems without glass nothing of it is seen")
  func older() throws {
    let plain = try shown(Self.page) { items(nil) }
    let said = try shown(Self.page) { items(.hidden) }
    #expect(said.list == plain.list)
  }

  @Test("at a page's bottom items stay on the glass of the bar, which is told where there is glass")
  func bottom() throws {
    func told(_ stage: Stage) throws -> Bool {
      let stage = try shown(stage) {
        ToolbarItem(placement: .bottomBar) { Tile.of(1, 20, 20) }
          .sharedBackgroundVisibility(.hidden)
      }
      #expect(stage.paintedTiles == [1])
      return stage.graph.shortcomings.contains { $0.contains("sharedBackgroundVisibility") }
    }
    var glass = Self.page
    glass.system = .system26
    #expect(try told(glass))
    #expect(try !told(Self.page))
  }

  @Test("what the system brings stays at its place, and another that is asked for has no effect")
  func standing() throws {
    let told = "`DefaultToolbarItem` has no effect here"
    let plain = try shown(Self.page) {
      ToolbarItem { Tile.of(1, 20, 20) }
    }
    let usual = try shown(Self.page) {
      ToolbarItem { Tile.of(1, 20, 20) }
      DefaultToolbarItem(kind: .search, placement: .bottomBar)
      DefaultToolbarItem(kind: .sidebarToggle, placement: .topBarLeading)
      DefaultToolbarItem(kind: .title, placement: .principal)
      DefaultToolbarItem(kind: .search)
    }
    // What has no effect is kept for the whole process: nobody else asks for this.
    #expect(usual.list == plain.list && !IneffectiveSettings.shortcomings.contains(told))
    let moved = try shown(Self.page) {
      ToolbarItem { Tile.of(1, 20, 20) }
      DefaultToolbarItem(kind: .search, placement: .topBarLeading)
    }
    #expect(moved.list == plain.list && IneffectiveSettings.shortcomings.contains(told))
  }
}
