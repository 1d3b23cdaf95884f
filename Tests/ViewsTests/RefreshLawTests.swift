import Foundation
import Rostrum
import Testing

/// What holds of refreshing, whatever is refreshed.
@MainActor @Suite("Laws of pulling to refresh")
struct RefreshLawTests {
  private static let stage = Stage.of(200, 400)

  private func turn() async { for _ in 0..<20 { await Task.yield() } }

  private func pull(_ stage: Rehearsal, by way: Double, release: Bool = true) throws {
    let now = stage.graph.timeline.now.seconds
    try stage.drag(
      from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 100 + way), at: now + 0.1, steps: 60,
      release: release)
  }

  /// The spokes of a spinner.
  private func spokes(_ stage: Rehearsal) -> Int {
    stage.list.colors.map(\.code).filter { Array($0.prefix(3)) == [0x8e, 0x8e, 0x93] }.count
  }

  @Test("a list is refreshed as a scroll view is")
  func lists() async throws {
    let gate = Gate()
    let stage = try Rehearsal(Self.stage) {
      List { ForEach(0..<30) { Text("row \($0)") } }.refreshable { await gate.wait() }
    }
    try pull(stage, by: 180)
    await turn()
    try stage.advance(to: 3)
    #expect(gate.count == 1 && spokes(stage) == 8)
    gate.open()
    await turn()
    try stage.graph.settleNow()
    try stage.advance(to: 6)
    #expect(spokes(stage) == 0)
  }

  @Test("while it goes on another pull does nothing, and afterwards it can begin anew")
  func once() async throws {
    let gate = Gate()
    let stage = try Rehearsal(Self.stage) {
      ScrollView { Tile.of(1, 200, 800) }.refreshable { await gate.wait() }
    }
    try pull(stage, by: 180)
    await turn()
    try stage.advance(to: 3)
    try pull(stage, by: 180)
    await turn()
    #expect(gate.count == 1)
    gate.open()
    await turn()
    try stage.graph.settleNow()
    try stage.advance(to: 8)
    try pull(stage, by: 180)
    await turn()
    #expect(gate.count == 2)
    gate.open()
    await turn()
  }

  @Test("the finger pulls on without a jump when it begins")
  func continuous() async throws {
    let gate = Gate()
    let stage = try Rehearsal(Self.stage) {
      ScrollView { Tile.of(1, 200, 800) }.refreshable { await gate.wait() }
    }
    try stage.finger(.began, 100, 100)
    var last: CGFloat = 0
    for step in 1...60 {
      try stage.advance(to: Double(step) / 120)
      try stage.finger(.moved, 100, 100 + 4 * Double(step))
      let now = try stage.tile(1).minY
      // At its beginning a drag takes up the way on which it was none yet.
      #expect(now - last <= 7, "at step \(step)")
      last = now
    }
    await turn()
    #expect(gate.count == 1 && last > 90)
    gate.open()
    await turn()
  }

  @Test("content that moves up while it is refreshed takes the spinner's room along")
  func scrolled() async throws {
    let gate = Gate()
    let stage = try Rehearsal(Self.stage) {
      ScrollView { Tile.of(1, 200, 800) }.refreshable { await gate.wait() }
    }
    try pull(stage, by: 180)
    await turn()
    try stage.advance(to: 3)
    #expect(try stage.tile(1).minY == 60)
    try pull(stage, by: -90)
    try stage.advance(to: 8)
    #expect(try stage.tile(1).minY < 0)
    #expect(spokes(stage) == 0)
    gate.open()
    await turn()
  }

  @Test("a scroll view that scrolls across only is not refreshed")
  func across() async throws {
    let gate = Gate()
    let stage = try Rehearsal(Self.stage) {
      ScrollView(.horizontal) { Tile.of(1, 800, 200) }.refreshable { await gate.wait() }
    }
    try pull(stage, by: 180)
    await turn()
    #expect(gate.count == 0 && spokes(stage) == 0)
  }
}
