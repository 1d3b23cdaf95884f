import Foundation
import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

@MainActor @Suite("Titles that toolbars bring")
struct ToolbarTitleTests {
  private static let stage = Stage.of(200, 300)

  private func page(
    _ mode: NavigationBarItem.TitleDisplayMode,
    @ToolbarContentBuilder _ items: () -> some ToolbarContent
  ) throws -> Rehearsal {
    let toolbar = items()
    return try Rehearsal(Self.stage) {
      NavigationStack {
        Tile.of(1, 20, 20).navigationTitle("Inbox").navigationBarTitleDisplayMode(mode)
          .toolbar { toolbar }
      }
    }
  }

  @Test("an item stands in place of the title in the bar, another below it")
  func small() throws {
    let stage = try page(.inline) {
      ToolbarItem(placement: .title) { Text("Mine") }
      ToolbarItem(placement: .subtitle) { Text("Below") }
      ToolbarItem(placement: .largeSubtitle) { Text("Elsewhere") }
    }
    #expect(stage.list.words == ["Mine", "Below"])
  }

  @Test("below a large title an item takes the line of a subtitle")
  func large() throws {
    let bare = try page(.large) { ToolbarItem(placement: .subtitle) { Text("In the bar") } }
    let stage = try page(.large) {
      ToolbarItem(placement: .largeTitle) { Text("Mine") }
      ToolbarItem(placement: .largeSubtitle) { Text("Below") }
    }
    #expect(stage.list.words.contains("Mine") && stage.list.words.contains("Below"))
    let (before, after) = (try #require(bare.tiles[1]), try #require(stage.tiles[1]))
    #expect(after.midY - before.midY == NavigationBar.subtitleHeight(at: .large) / 2)
  }

  @Test("a page does without its title, and without the place of a large one")
  func removed() throws {
    func place(_ isRemoved: Bool) throws -> CGFloat {
      let stage = try Rehearsal(Self.stage) {
        NavigationStack {
          Tile.of(1, 20, 20).navigationTitle("Inbox")
            .toolbar(removing: isRemoved ? .title : nil).toolbar(removing: .sidebarToggle)
        }
      }
      #expect(stage.list.words.contains("Inbox") != isRemoved)
      return try #require(stage.tiles[1]).midY
    }
    let moved = try place(false) - place(true)
    #expect(moved == NavigationBar.largeTitleHeight(at: .large) / 2)
  }

  @Test("a search field at the bottom is a button until it is active")
  func minimized() throws {
    func words(_ behavior: SearchToolbarBehavior) throws -> [String] {
      try Rehearsal(Stage.of(390, 600).system26) {
        NavigationStack {
          Tile.of(1, 20, 20).searchable(text: .constant(""), prompt: "Find")
            .searchToolbarBehavior(behavior)
        }
      }.list.words
    }
    #expect(try words(.automatic).contains("Find"))
    #expect(try !words(.minimize).contains("Find"))
  }

  @Test("an item is the source of a zoom, whose view it keeps")
  func source() throws {
    struct Page: View {
      @Namespace private var namespace
      var body: some View {
        NavigationStack {
          Color.clear.toolbar {
            ToolbarItem(placement: .topBarTrailing) { Tile.of(2, 10, 10) }
              .matchedTransitionSource(id: 1, in: namespace)
          }
        }
      }
    }
    let stage = try Rehearsal(Self.stage) { Page() }
    #expect(stage.paintedTiles == [2])
  }
}
