import Rostrum
import Testing

@testable import ViewEngine

/// Choices whose values may be none.
@MainActor @Suite("Choices that may be none")
struct ChoiceTests {
  @Test("a value is the same choice with the optional around and without")
  func same() {
    #expect(AnyHashable(choice: Optional(7)) == AnyHashable(choice: 7))
    #expect(AnyHashable(choice: Optional(7)) != AnyHashable(choice: 8))
    #expect(AnyHashable(choice: Int?.none) == AnyHashable(choice: Int?.none))
    #expect(AnyHashable(choice: Int?.none) != AnyHashable(choice: 0))
  }

  @Test("a picker whose selection may be none finds tags of both forms", arguments: [1, 2, nil])
  func picker(choice: Int?) throws {
    let stage = try Rehearsal(.of(150, 60)) {
      Picker("", selection: .constant(choice)) {
        Tile.of(0, 10, 10).tag(Int?.none)
        Tile.of(1, 10, 10).tag(1)
        Tile.of(2, 10, 10).tag(Optional(2))
      }
      .pickerStyle(.segmented)
    }
    // The ground of the chosen segment, of 50 points.
    #expect(stage.list.fills[1].midX == CGFloat(25 + 50 * (choice ?? 0)))
  }

  @Test("tabs whose selection may be none show the page with its value", arguments: [1, 2])
  func tabs(choice: Int) throws {
    let stage = try Rehearsal(.of(200, 300)) {
      TabView(selection: .constant(Optional(choice))) {
        Tab("One", systemImage: "star", value: 1) { Tile(1) }
        Tab("Two", systemImage: "heart", value: 2) { Tile(2) }
      }
    }
    #expect(stage.paintedTiles == [choice])
  }

  @Test("what has no tag is no choice of none")
  func untagged() {
    #expect(ContainerValues().tag(for: Int?.self) == nil)
    var values = ContainerValues()
    values.tag = AnyHashable(choice: Int?.none)
    #expect(values.tag(for: Int?.self) == .some(.none))
    values.tag = AnyHashable(choice: Optional(3))
    #expect(values.tag(for: Int?.self) == .some(3))
  }
}
