import Foundation
import Rostrum
import Testing

@MainActor @Suite("Styles of menus, and menus of titles")
struct MenuStyleTests {
  private static let page = Stage.of(390, 600)

  private func menu() -> some View { Menu("Sort") { Button("Name") {} } }

  @Test("a menu looks as a button of the style around, and by its own style as one of that")
  func styles() throws {
    let bordered = try list { menu().buttonStyle(.bordered) }
    #expect(try list { menu().menuStyle(.button).buttonStyle(.bordered) } == bordered)
    #expect(try list { menu().menuStyle(.automatic).buttonStyle(.bordered) } == bordered)
    #expect(try list { menu().menuStyle(.borderedButton) } == bordered)
    let plain = try list { Button("Sort") {}.buttonStyle(.borderless) }
    #expect(try list { menu().menuStyle(.borderlessButton).buttonStyle(.bordered) } == plain)
    #expect(bordered != plain)
  }

  private struct Framed: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      Menu(configuration).padding(10).background(Tile(9))
    }
  }

  @Test("a style of the scene's puts something around the menu, which opens as ever")
  func custom() throws {
    let journal = Journal()
    let stage = try Rehearsal(Self.page) {
      Menu {
        Button("Name") { journal.note("name") }
      } label: {
        Tile.of(1, 40, 20)
      }
      .menuStyle(Framed())
    }
    let (frame, label) = (try stage.tile(9), try stage.tile(1))
    #expect(frame == label.insetBy(dx: -10, dy: -10))
    try stage.tap(label.midX, label.midY, at: 0.1)
    try stage.advance(to: 2)
    #expect(stage.list.words.contains("Name"))
    let item = try stage.graph.resolve(.name("Name"), forDragging: false)
    try stage.tap(Double(item.x), Double(item.y), at: 2.5)
    try stage.advance(to: 4)
    #expect(journal.lines == ["name"] && !stage.list.words.contains("Name"))
  }

  @Test("an action of the label's own stays the action", arguments: [false, true])
  func primary(isStyled: Bool) throws {
    let journal = Journal()
    let stage = try Rehearsal(Self.page) {
      let menu = Menu {
        Button("Name") {}
      } label: {
        Tile.of(1, 40, 20)
      } primaryAction: {
        journal.note("tap")
      }
      if isStyled { menu.menuStyle(Framed()) } else { menu }
    }
    let label = try stage.tile(1)
    try stage.tap(label.midX, label.midY, at: 0.1)
    try stage.advance(to: 1)
    #expect(journal.lines == ["tap"] && stage.list.words.isEmpty)
  }

  private struct Titled: View {
    var spelling = 0
    var body: some View {
      NavigationStack {
        Group {
          if spelling == 0 {
            Color.clear.toolbarTitleMenu { Button("Rename") {} }
          } else {
            Color.clear.toolbar { ToolbarTitleMenu { Button("Rename") {} } }
          }
        }
        .navigationTitle("Draft").toolbarTitleDisplayMode(.inline)
      }
    }
  }

  @Test("a title opens its menu, which a chevron tells", arguments: [0, 1])
  func title(spelling: Int) throws {
    let stage = try Rehearsal(Self.page) { Titled(spelling: spelling) }
    #expect(stage.list.words == ["Draft"])
    let plain = try Rehearsal(Self.page) {
      NavigationStack {
        Color.clear.navigationTitle("Draft").navigationBarTitleDisplayMode(.inline)
      }
    }
    #expect(stage.list.commands.count > plain.list.commands.count)
    let title = try stage.graph.resolve(.name("Draft"), forDragging: false)
    try stage.tap(Double(title.x), Double(title.y), at: 0.1)
    try stage.advance(to: 2)
    #expect(stage.list.words.contains("Rename"))
  }

  @Test(
    "a title's menu is below it, its middle over the title's, wherever lines begin",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func place(direction: LayoutDirection) throws {
    let stage = try Rehearsal(.of(600, 400)) {
      Titled().environment(\.layoutDirection, direction)
    }
    let title = try stage.graph.resolve(.name("Draft"), forDragging: false)
    try stage.tap(Double(title.x), Double(title.y), at: 0.1)
    try stage.advance(to: 2)
    let panel = try #require(stage.list.fills.first { $0.width == 250 })
    // The title and its chevron are in the bar's middle together.
    #expect(abs(panel.midX - 300) <= 1 && panel.minY > CGFloat(title.y))
  }

  @Test("what is not filmed of menus and titles is told, and nothing else")
  func told() throws {
    let told = try Rehearsal(Self.page) {
      menu().menuIndicator(.visible).menuActionDismissBehavior(.disabled)
        .toolbarRole(.editor).toolbarTitleDisplayMode(.inlineLarge)
    }
    .graph.shortcomings.compactMap { $0.split(separator: "`").first }
    #expect(
      told == ["inlineLarge", "menuActionDismissBehavior", "menuIndicator", "toolbarRole"])
    let silent = try Rehearsal(Self.page) {
      menu().menuIndicator(.hidden).menuActionDismissBehavior(.automatic)
        .toolbarRole(.navigationStack).toolbarTitleDisplayMode(.large)
    }
    #expect(silent.graph.shortcomings.isEmpty)
  }
}
