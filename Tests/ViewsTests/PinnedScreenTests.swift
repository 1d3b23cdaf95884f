import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

/// What is drawn of screens, command by command, after it was looked at.
@MainActor @Suite("Screens as they are drawn")
struct PinnedScreenTests {
  private static let tablet = Stage.of(1180, 820)
  private static let phone = Stage.of(390, 700)

  @Test("columns on a tablet, light and dark")
  func columns() throws {
    let light = try Rehearsal(Self.tablet) { PinnedScreens.Columns(chosen: "b") }
    #expect(light.frame == PinnedScreens.tablet)
    let dark = try Rehearsal(Self.tablet.dark) { PinnedScreens.Columns(chosen: "b") }
    #expect(dark.frame == PinnedScreens.tabletDark)
  }

  @Test("a sidebar that its button puts away, on its way and gone")
  func hiding() throws {
    let stage = try Rehearsal(Self.tablet) { PinnedScreens.Columns(chosen: "a") }
    try stage.tap(28, 22, at: 0.5)
    try stage.advance(to: 0.65)
    #expect(stage.frame == PinnedScreens.tabletHiding)
    try stage.advance(to: 3)
    #expect(stage.frame == PinnedScreens.tabletHidden)
  }

  @Test("columns on a telephone: the first, the way to the next, and that")
  func pages() throws {
    let stage = try Rehearsal(Self.phone) { PinnedScreens.Columns() }
    #expect(stage.frame == PinnedScreens.phone)
    let row = try #require(stage.graph.displayList().texts.first { $0.text == "Apples" }).place
    try stage.tap(Double(row.x) + 5, Double(row.y) - 4, at: 0.5)
    try stage.advance(to: 0.65)
    #expect(stage.frame == PinnedScreens.phonePushing)
    try stage.advance(to: 3)
    #expect(stage.frame == PinnedScreens.phoneDetail)
  }

  @Test("dots of pages")
  func dots() throws {
    let light = try Rehearsal(.small) { PinnedScreens.Dots().frame(width: 100, height: 26) }
    #expect(light.frame == PinnedScreens.dots)
    let dark = try Rehearsal(Stage.small.dark) {
      PinnedScreens.Dots(page: 4).frame(width: 100, height: 26)
    }
    #expect(dark.frame == PinnedScreens.dotsDark)
  }

  @Test("shadows of styles: behind, inside, of lines, letters and symbols")
  func raised() throws {
    let light = try Rehearsal(.of(100, 200)) { PinnedScreens.Raised() }
    #expect(light.frame == PinnedScreens.raised)
    let dark = try Rehearsal(Stage.of(100, 200).dark) { PinnedScreens.Raised().scaleEffect(0.5) }
    #expect(dark.frame == PinnedScreens.raisedDark)
  }
}
