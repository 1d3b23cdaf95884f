import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

/// What is drawn of lists and their values on both systems, command by command, after it was looked at.
@MainActor @Suite("Lists and values as they are drawn")
struct PinnedLookTests {
  private static let phone = Stage.of(390, 620)

  @Test("a list with values, light and dark, on both systems, and mirrored")
  func values() throws {
    let light = try Rehearsal(Self.phone) { PinnedLooks.Guests() }
    #expect(light.frame == PinnedLooks.values)
    let dark = try Rehearsal(Self.phone.dark) { PinnedLooks.Guests() }
    #expect(dark.frame == PinnedLooks.valuesDark)
    let new = try Rehearsal(Self.phone.system26) { PinnedLooks.Guests() }
    #expect(new.frame == PinnedLooks.valuesNew)
    let mirrored = try Rehearsal(Self.phone.system26.dark) {
      PinnedLooks.Guests().environment(\.layoutDirection, .rightToLeft)
    }
    #expect(mirrored.frame == PinnedLooks.valuesNewMirrored)
  }

  @Test("a list that is edited, on both systems, and mirrored in the dark")
  func editing() throws {
    let light = try Rehearsal(Self.phone) { PinnedLooks.Guests(isEditing: true) }
    #expect(light.frame == PinnedLooks.editing)
    let mirrored = try Rehearsal(Self.phone.dark) {
      PinnedLooks.Guests(isEditing: true).environment(\.layoutDirection, .rightToLeft)
    }
    #expect(mirrored.frame == PinnedLooks.editingMirrored)
    let new = try Rehearsal(Self.phone.system26) { PinnedLooks.Guests(isEditing: true) }
    #expect(new.frame == PinnedLooks.editingNew)
  }
}
