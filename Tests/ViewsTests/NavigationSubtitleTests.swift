import Foundation
import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

@MainActor @Suite("Subtitles of pages")
struct NavigationSubtitleTests {
  /// Where a tile stands in the middle of what a page's bar leaves.
  private func middle(
    _ mode: NavigationBarItem.TitleDisplayMode, hasSubtitle: Bool
  ) throws -> CGFloat {
    let tiles = try tiles(on: Stage.of(200, 300)) {
      NavigationStack {
        if hasSubtitle {
          Tile.of(1, 20, 20).navigationTitle("Inbox").navigationSubtitle("3 unread")
            .navigationBarTitleDisplayMode(mode)
        } else {
          Tile.of(1, 20, 20).navigationTitle("Inbox").navigationBarTitleDisplayMode(mode)
        }
      }
    }
    return try #require(tiles[1]).midY
  }

  @Test("below a large title it takes its line, in the bar no room at all")
  func room() throws {
    let line = NavigationBar.subtitleHeight(at: .large)
    #expect(line == 18)
    let moved = try middle(.large, hasSubtitle: true) - middle(.large, hasSubtitle: false)
    // The tile is in the middle of what is left.
    #expect(moved == line / 2)
    #expect(try middle(.inline, hasSubtitle: true) == middle(.inline, hasSubtitle: false))
  }

  @Test("the innermost title keeps its own, and one that has none takes another's")
  func reduced() {
    var value: NavigationTitle? = NavigationTitle(text: Text("A"))
    var other = NavigationTitle(text: Text("B"))
    other.subtitle = Text("b")
    NavigationTitleKey.reduce(value: &value) { other }
    #expect(value?.text == Text("A") && value?.subtitle == Text("b"))
    var third = other
    third.subtitle = Text("c")
    NavigationTitleKey.reduce(value: &value) { third }
    #expect(value?.subtitle == Text("b"))
  }
}
