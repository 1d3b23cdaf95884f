import Foundation
import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

/// What is drawn of lists and their values on both systems, command by command, after it was looked at.
@MainActor @Suite("Lists and values as they are drawn")
struct PinnedLookTests {
  private static let (phone, tablet) = (Stage.of(390, 620), Stage.of(834, 600))

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

  @Test("a row that was swiped, on both systems")
  func swiped() throws {
    func swiped(_ stage: Stage) throws -> Rehearsal {
      let stage = try Rehearsal(stage) { PinnedLooks.Guests() }
      let row = try #require(stage.graph.displayList().texts.first { $0.text == "Grace" }).place
      let y = Double(row.y)
      try stage.drag(
        from: CGPoint(x: 340, y: y), to: CGPoint(x: 180, y: y), at: 0.2, steps: 20)
      try stage.advance(to: 3)
      return stage
    }
    let old = try swiped(Self.phone)
    #expect(old.frame == PinnedLooks.swiped)
    let new = try swiped(Self.phone.system26)
    #expect(new.frame == PinnedLooks.swipedNew)
  }

  @Test("a question on a tablet points at what asks, light and dark")
  func question() throws {
    func asked(_ stage: Stage) throws -> Rehearsal {
      let stage = try Rehearsal(stage) { PinnedLooks.Question() }
      try stage.tap(417, 300, at: 0.2)
      try stage.advance(to: 2)
      return stage
    }
    let light = try asked(Self.tablet)
    #expect(light.frame == PinnedLooks.question)
    let dark = try asked(Self.tablet.dark)
    #expect(dark.frame == PinnedLooks.questionDark)
  }
}
