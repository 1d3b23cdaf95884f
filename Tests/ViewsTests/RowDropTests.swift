import Foundation
import Geometry
import Testing
import UniformTypeIdentifiers

@testable import ViewEngine
@testable import Views

@MainActor @Suite("Drops between the elements of a loop")
struct RowDropTests {
  private let journal = Journal()

  /// A tile at the left that can be dragged, and a column of three of 40 by 20 at the right that takes text.
  private func board(_ payload: some Transferable = "Ada") throws -> Rehearsal {
    try Rehearsal(.of(100, 60)) {
      HStack(spacing: 0) {
        Tile.of(9, 20, 20).draggable(payload)
        Spacer()
        VStack(spacing: 0) {
          ForEach(0..<3, id: \.self) { Tile.of($0, 40, 20) }
            .dropDestination(for: String.self) { (items: [String], index: Int) in
              journal.note("\(items) before \(index)")
            }
        }
      }
    }
  }

  private func drag(_ stage: Rehearsal, through places: [CGPoint]) throws {
    try stage.finger(.began, 10, 30)
    try stage.advance(to: 0.6)
    for (number, place) in places.enumerated() {
      try stage.advance(to: 0.7 + 0.1 * Double(number))
      try stage.finger(.moved, Double(place.x), Double(place.y))
    }
    let end = places[places.count - 1]
    try stage.finger(.ended, Double(end.x), Double(end.y))
  }

  @Test(
    "the upper half of a row is before it, the lower one behind it",
    arguments: [(5.0, 0), (15, 1), (25, 1), (35, 2), (55, 3)] as [(Double, Int)])
  func halves(y: Double, index: Int) throws {
    try drag(try board(), through: [CGPoint(x: 80, y: y)])
    #expect(journal.lines == ["[\"Ada\"] before \(index)"])
  }

  @Test("the row under the finger counts, not the one over which it came")
  func across() throws {
    try drag(
      try board(),
      through: [CGPoint(x: 80, y: 5), CGPoint(x: 80, y: 30), CGPoint(x: 80, y: 58)])
    #expect(journal.lines == ["[\"Ada\"] before 3"])
  }

  @Test("what is of another type, or dropped beside the rows, is not taken")
  func refused() throws {
    try drag(try board(Color.red), through: [CGPoint(x: 80, y: 5)])
    try drag(try board(), through: [CGPoint(x: 45, y: 5)])
    #expect(journal.lines.isEmpty)
  }

  @Test("the older form tells the place first, and hands over a provider")
  func inserted() throws {
    let stage = try Rehearsal(.of(100, 60)) {
      HStack(spacing: 0) {
        Tile.of(9, 20, 20).draggable("Ada")
        Spacer()
        ForEach(0..<1, id: \.self) { Tile.of($0, 40, 20) }
          .onInsert(of: [UTType.plainText]) { index, providers in
            journal.note("\(providers.count) before \(index)")
          }
      }
    }
    try drag(stage, through: [CGPoint(x: 80, y: 35)])
    #expect(journal.lines == ["1 before 1"])
  }
}
