import Foundation
import Rostrum
import Testing

@MainActor @Suite("Menus")
struct MenuTests {
  private static let page = Stage.of(390, 844)
  private let journal = Journal()

  private func item(_ number: Int) -> some View {
    Button {
      journal.note("\(number)")
    } label: {
      Tile.of(number, 60, 10)
    }
  }

  /// A menu whose label has a place on the stage, opened and at rest.
  private func opened(at alignment: Alignment) throws -> Rehearsal {
    let stage = try Rehearsal(Self.page) {
      Menu {
        item(2)
        item(3)
      } label: {
        Tile.of(1, 40, 20)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    }
    let label = try stage.tile(1)
    try stage.tap(label.midX, label.midY, at: 0.1)
    try stage.advance(to: 2)
    return stage
  }

  /// Where a label is, and where its menu's upper corner is.
  private nonisolated static let openings: [(Alignment, Double, Double)] = [
    (.topLeading, 16, 28), (.top, 124, 28), (.topTrailing, 124, 28), (.bottomLeading, 16, 728),
    (.bottomTrailing, 124, 728),
  ]

  @Test(
    "it opens below its label, above it in the lower half, and stays on the stage",
    arguments: openings)
  func places(alignment: Alignment, x: Double, y: Double) throws {
    let stage = try opened(at: alignment)
    let (first, second) = (try stage.tile(2), try stage.tile(3))
    // Above its label the first stands lowest, nearest to the finger.
    let isAbove = y > 422
    #expect(abs(first.minX - x - 16) < 0.51)
    #expect(abs(first.midY - y - (isAbove ? 66 : 22)) < 0.51)
    #expect(second.midY - first.midY == (isAbove ? -44 : 44))
  }

  @Test("a tap on a button closes it and does what the button is for; one beside it only closes")
  func taps() throws {
    for (isBeside, lines) in [(false, ["2"]), (true, [])] {
      journal.clear()
      let stage = try opened(at: .topLeading)
      let place = try stage.tile(2)
      try stage.tap(place.midX, isBeside ? 700 : place.midY, at: 3)
      try stage.advance(to: 5)
      #expect(journal.lines == lines)
      #expect(stage.tiles[2] == nil)
    }
  }

  @Test("it grows out of the middle of its label's edge")
  func arrival() throws {
    let stage = try Rehearsal(Self.page) {
      Menu {
        item(2)
      } label: {
        Tile.of(1, 40, 20)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    }
    try stage.tap(195, 10, at: 0)
    try stage.advance(to: 0.06)
    let start = try stage.tile(2)
    #expect(start.width >= 6 && start.width < 9)
    #expect(abs(start.midX - 195) < 13 && abs(start.midY - 20) < 5)
    var last = start.width
    for step in 1...20 {
      try stage.advance(to: 0.06 + Double(step) / 100)
      let width = try stage.tile(2).width
      #expect(width >= last)
      last = width
    }
    try stage.advance(to: 2)
    #expect(abs(try stage.tile(2).width - 60) < 1e-3)
  }

  @Test("it opens and closes by the springs of the system's, which were measured")
  func motions() throws {
    let stage = try opened(at: .top)
    let whole = try stage.tile(2).width
    try stage.tap(195, 700, at: 3)
    try stage.advance(to: 3.15)
    let closing = Spring(duration: 0.25, bounce: 0).value(target: 0.7, time: 0.1)
    #expect(abs(try stage.tile(2).width - whole * (1 - closing)) < 0.01 * whole)
    try stage.advance(to: 5)
    #expect(stage.tiles[2] == nil)
    let opening = try Rehearsal(Self.page) {
      Menu {
        item(2)
      } label: {
        Tile.of(1, 40, 20)
      }
    }
    try opening.tap(195, 422, at: 0)
    try opening.advance(to: 0.15)
    let share = 0.1 + Spring(duration: 0.34, bounce: 0.15).value(target: 0.9, time: 0.1)
    #expect(abs(try opening.tile(2).width - whole * share) < 0.01 * whole)
  }

  @Test("a tap does what it is for, where the menu has such an action; a long press opens it")
  func primary() throws {
    let stage = try Rehearsal(Self.page) {
      Menu {
        item(2)
      } label: {
        Tile.of(1, 40, 20)
      } primaryAction: {
        journal.note("primary")
      }
    }
    try stage.tap(195, 422, at: 0)
    try stage.advance(to: 1)
    #expect(journal.lines == ["primary"] && stage.tiles[2] == nil)
    try stage.finger(.began, 195, 422)
    try stage.advance(to: 2)
    #expect(stage.tiles[2] != nil)
  }

  @Test("a long press opens a context menu: the view stands out over the blurred stage")
  func context() throws {
    let stage = try Rehearsal(Self.page) {
      Tile.of(1, 100, 100).contextMenu {
        item(2)
        item(3)
      }
    }
    try stage.tap(195, 422, at: 0)
    try stage.advance(to: 1)
    #expect(stage.paintedTiles == [1])
    try stage.finger(.began, 195, 422)
    try stage.advance(to: 1.6)
    try stage.finger(.ended, 195, 422)
    try stage.advance(to: 3)
    #expect(stage.paintedTiles == [1, 1, 2, 3])
    let lifted = try #require(stage.list.tiles.last { $0.number == 1 }).frame
    #expect(abs(lifted.width - 103) < 0.01 && abs(lifted.midX - 195) < 0.01)
    #expect(try stage.tile(2).minY > 472)
    try stage.tap(195, 800, at: 4)
    try stage.advance(to: 6)
    #expect(stage.paintedTiles == [1])
  }

  @Test("a context menu's preview stands for the view")
  func preview() throws {
    let stage = try Rehearsal(Self.page) {
      Tile.of(1, 100, 100).contextMenu {
        item(2)
      } preview: {
        Tile(9)
      }
    }
    try stage.finger(.began, 195, 422)
    try stage.advance(to: 2)
    #expect(stage.paintedTiles == [1, 9, 2])
  }

  @Test("a menu in a menu is shown in place")
  func nested() throws {
    let stage = try Rehearsal(Self.page) {
      Menu {
        item(2)
        Menu("More") { item(3) }
        item(4)
      } label: {
        Tile.of(1, 40, 20)
      }
    }
    try stage.tap(195, 422, at: 0)
    try stage.advance(to: 2)
    let places = try [2, 3, 4].map { try stage.tile($0).midY }
    #expect(places[1] - places[0] == 88 && places[2] - places[1] == 44)
    #expect(stage.words?.contains("More") == true)
  }

  @Test("from right to left it opens at its label, too, and its rows are mirrored")
  func mirrored() throws {
    let stage = try Rehearsal(Self.page) {
      HStack {
        Menu {
          item(2)
        } label: {
          Tile.of(1, 40, 20)
        }
        Spacer()
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(try stage.tile(1).maxX == 390)
    try stage.tap(370, 422, at: 0)
    try stage.advance(to: 2)
    #expect(abs(try stage.tile(2).maxX - (390 - 16 - 16)) < 0.51)
    let lifted = try Rehearsal(Self.page) {
      HStack {
        Tile.of(1, 40, 40).contextMenu { item(2) }
        Spacer()
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    try lifted.finger(.began, 370, 422)
    try lifted.advance(to: 2)
    let preview = try #require(lifted.list.tiles.last { $0.number == 1 }).frame
    #expect(abs(preview.midX - 370) < 0.01)
  }

  @Test("a popover is a sheet where the width is compact")
  func popover() throws {
    let stage = try Rehearsal(Self.page) {
      Tile.of(1, 40, 40).popover(isPresented: .constant(true)) { Tile(2) }
    }
    try stage.advance(to: 2)
    #expect(try stage.tile(2).maxY == 844)
  }
}
