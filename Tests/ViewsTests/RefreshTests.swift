import Foundation
import Rostrum
import Testing

@MainActor @Suite("Pulling to refresh")
struct RefreshTests {
  private static let stage = Stage.of(200, 400)

  private func scene(_ gate: Gate) -> some View {
    ScrollView { Tile.of(1, 200, 800) }.refreshable { await gate.wait() }
  }

  private func pull(_ stage: Rehearsal, by way: Double, release: Bool = true) throws {
    try stage.drag(
      from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 100 + way), at: 0.1, steps: 60,
      release: release)
  }

  /// The opacities of the spokes.
  private func spokes(_ stage: Rehearsal) -> [Int] {
    stage.list.colors.map(\.code).filter { Array($0.prefix(3)) == [0x8e, 0x8e, 0x93] }.map { $0[3] }
  }

  @Test("spokes come one by one; too short a pull does nothing")
  func short() throws {
    let gate = Gate()
    let stage = try Rehearsal(Self.stage) { scene(gate) }
    try pull(stage, by: 90, release: false)
    #expect((2...5).contains(spokes(stage).count))
    try stage.finger(.ended, 100, 190)
    try stage.advance(to: 3)
    #expect(spokes(stage).isEmpty && gate.count == 0)
    #expect(try stage.tile(1).minY == 0)
  }

  @Test("far enough, the action runs once, below a spinner, and then the content goes back")
  func long() async throws {
    let gate = Gate()
    let stage = try Rehearsal(Self.stage) { scene(gate) }
    try pull(stage, by: 180)
    for _ in 0..<20 { await Task.yield() }
    #expect(gate.count == 1)
    try stage.advance(to: 4)
    #expect(spokes(stage).count == 8)
    #expect(try stage.tile(1).minY == 60)
    gate.open()
    for _ in 0..<20 { await Task.yield() }
    try stage.graph.settleNow()
    try stage.advance(to: 7)
    #expect(try stage.tile(1).minY == 0)
    #expect(spokes(stage).isEmpty)
  }

  @Test("without an action nothing comes, and a scene reads whether there is one")
  func none() throws {
    struct Reader: View {
      @Environment(\.refresh) private var refresh
      var body: some View { Text(refresh == nil ? "none" : "some") }
    }
    let stage = try Rehearsal(Self.stage) { ScrollView { Tile.of(1, 200, 800) } }
    try pull(stage, by: 180, release: false)
    #expect(spokes(stage).isEmpty)
    #expect(try list { Reader() }.words == ["none"])
    #expect(try list { Reader().refreshable {} }.words == ["some"])
  }
}
