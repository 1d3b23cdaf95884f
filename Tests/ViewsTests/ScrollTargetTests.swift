import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

@MainActor @Suite("Where scrolled content comes to rest")
struct ScrollTargetTests {
  /// A row of tiles, 60 points wide with 10 between, in a viewport of 100.
  private func row(_ width: CGFloat = 60) -> some View {
    ScrollView(.horizontal) {
      HStack(spacing: 10) { ForEach(0..<8, id: \.self) { Tile.of($0, width, 40) } }
    }
  }

  private func swipe(_ way: CGFloat, steps: Int = 60, _ view: some View) throws -> Rehearsal {
    let stage = try Rehearsal { view }
    try stage.drag(
      from: CGPoint(x: 90, y: 50), to: CGPoint(x: 90 - way, y: 50), at: 0, steps: steps)
    try stage.advance(to: 10)
    return stage
  }

  @Test("aligned by views, one of them begins where the window does", arguments: [20.0, 45, 80])
  func aligned(way: Double) throws {
    let stage = try swipe(CGFloat(way), row().scrollTargetBehavior(.viewAligned))
    #expect(stage.tiles.values.contains { abs($0.minX) < 1e-6 })
    let free = try swipe(CGFloat(way), row())
    #expect(!free.tiles.values.contains { abs($0.minX) < 1e-6 })
  }

  @Test("limited, a swipe passes one view, however fast it is")
  func limited() throws {
    let stage = try swipe(
      80, steps: 10, row().scrollTargetBehavior(.viewAligned(limitBehavior: .always)))
    #expect(abs(try stage.tile(1).minX) < 1e-6)
  }

  @Test(
    "by pages, a swipe passes one at most, and a small one none",
    arguments: [(80.0, 10, 100.0), (80, 60, 100), (12, 120, 0)] as [(Double, Int, Double)])
  func pages(way: Double, steps: Int, offset: Double) throws {
    let stage = try swipe(CGFloat(way), steps: steps, row().scrollTargetBehavior(.paging))
    let first = stage.tiles.min { $0.key < $1.key }
    let (number, frame) = try #require(first)
    #expect(abs(frame.minX + CGFloat(offset) - CGFloat(number * 70)) < 1e-6)
  }

  @Test("margins keep content off the window's edges, and views are aligned by them")
  func margins() throws {
    let view = row().contentMargins(.horizontal, 20).scrollTargetBehavior(.viewAligned)
    let start = try Rehearsal { view }
    #expect(try start.tile(0).minX == 20)
    let stage = try swipe(40, view)
    #expect(stage.tiles.values.contains { abs($0.minX - 20) < 1e-6 })
  }

  @Test("margins for indicators are not for content")
  func indicators() throws {
    let stage = try Rehearsal { row().contentMargins(20, for: .scrollIndicators) }
    #expect(try stage.tile(0).minX == 0)
  }
}
