import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

/// What is drawn of shops, settings and places, command by command, after it was looked at.
@MainActor @Suite("Shops, settings and places as they are drawn")
struct PinnedNameTests {
  private static let (phone, tablet) = (Stage.of(390, 260), Stage.of(1024, 768))

  @Test("a card whose parts follow its corners, with a menu and a wide button")
  func card() throws {
    let light = try Rehearsal(Self.phone) { PinnedNames.Card() }
    #expect(light.frame == PinnedNames.card)
    let dark = try Rehearsal(Self.phone.dark) { PinnedNames.Card() }
    #expect(dark.frame == PinnedNames.cardDark)
  }

  @Test("rows with icons in colours of their own, and in a column")
  func rows() throws {
    let left = try Rehearsal(Self.phone) { PinnedNames.Rows() }
    #expect(left.frame == PinnedNames.rows)
    let right = try Rehearsal(Self.phone.dark) {
      PinnedNames.Rows().environment(\.layoutDirection, .rightToLeft)
    }
    #expect(right.frame == PinnedNames.rowsMirrored)
  }

  @Test("a title that opens a menu, between items in two groups")
  func title() throws {
    let stage = try Rehearsal(Self.phone) { PinnedNames.Titled() }
    #expect(stage.frame == PinnedNames.title)
    let new = try Rehearsal(Self.phone.system26) { PinnedNames.Titled() }
    #expect(new.frame == PinnedNames.title26)
    let place = try stage.graph.resolve(.name("Draft"), forDragging: false)
    try stage.tap(Double(place.x), Double(place.y), at: 0.1)
    try stage.advance(to: 2)
    #expect(stage.frame == PinnedNames.titleOpen)
  }

  @Test("a table on a tablet, light and mirrored in the dark, and on a telephone")
  func table() throws {
    let light = try Rehearsal(Self.tablet) { PinnedNames.Cities() }
    #expect(light.frame == PinnedNames.table)
    let dark = try Rehearsal(Self.tablet.dark) {
      PinnedNames.Cities().environment(\.layoutDirection, .rightToLeft)
    }
    #expect(dark.frame == PinnedNames.tableMirrored)
    let phone = try Rehearsal(Self.phone) { PinnedNames.Cities() }
    #expect(phone.frame == PinnedNames.tableCompact)
  }

  @Test("a map, light and dark")
  func map() throws {
    let light = try Rehearsal(Self.phone) { PinnedNames.Trip() }
    #expect(light.frame == PinnedNames.map)
    let dark = try Rehearsal(Self.phone.dark) { PinnedNames.Trip() }
    #expect(dark.frame == PinnedNames.mapDark)
  }

  @Test("places for what no film opens")
  func places() throws {
    let light = try Rehearsal(.of(300, 300)) { PinnedNames.Places() }
    #expect(light.frame == PinnedNames.places)
  }
}
