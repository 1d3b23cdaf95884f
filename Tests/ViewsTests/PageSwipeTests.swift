import Foundation
import Geometry
import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

@MainActor @Suite("Pages that a finger takes back")
struct PageSwipeTests {
  private static let stage = Stage.of(200, 400)

  private struct Scene: View {
    let hook: Hook<[Int]>
    var isHidden = false
    var keeps = false
    @State private var path: [Int] = []
    var body: some View {
      hook.binding = $path
      let kept = Binding(get: { path }, set: { if !keeps { path = $0 } })
      return NavigationStack(path: kept) {
        Tile(1).navigationTitle("Mail")
          .navigationDestination(for: Int.self) { number in
            Tile(2).navigationTitle("Page \(number)").navigationBarTitleDisplayMode(.inline)
              .navigationBarBackButtonHidden(isHidden)
          }
      }
    }
  }

  private let hook = Hook<[Int]>()

  /// A page on top of another, at rest.
  private func pushed(
    isHidden: Bool = false, keeps: Bool = false, isMirrored: Bool = false
  ) throws -> Rehearsal {
    let stage = try Rehearsal(Self.stage) {
      Scene(hook: hook, isHidden: isHidden, keeps: keeps)
        .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
    }
    try stage.now { hook.value = [7] }
    try stage.advance(to: 5)
    return stage
  }

  /// Drags from a place along the lines, a point in a 120th of a second unless told otherwise.
  private func drag(
    _ stage: Rehearsal, from x: CGFloat = 5, by way: CGFloat, steps: Int? = nil,
    release: Bool = false
  ) throws {
    try stage.drag(
      from: CGPoint(x: x, y: 200), to: CGPoint(x: x + way, y: 200), at: stage.time,
      steps: steps ?? Int(abs(way)), release: release)
  }

  /// Where the pages are: that below and that above.
  private func places(_ stage: Rehearsal) throws -> [CGFloat] {
    try [stage.tile(1).minX, stage.tile(2).minX]
  }

  @Test(
    "the page is where the finger has it, and that below three tenths of the way behind",
    arguments: [12, 50, 100, 190] as [CGFloat])
  func follows(way: CGFloat) throws {
    let stage = try pushed()
    #expect(stage.tiles[1] == nil)
    try drag(stage, by: way)
    let places = try places(stage)
    #expect(abs(places[1] - way) < 1e-9)
    #expect(abs(places[0] + 0.3 * (200 - way)) < 1e-9)
    // The shade over the page below: a tenth of black where it is covered.
    let shades = stage.list.commands.compactMap { command -> Float? in
      guard case .fill(_, _, .solid(let color), _) = command, color.red == 0, color.green == 0,
        color.blue == 0, color.opacity < 0.2
      else { return nil }
      return color.opacity
    }
    #expect(shades.contains { abs($0 - 0.1 * Float(1 - way / 200)) < 1e-6 })
  }

  @Test("titles cross by the finger's way, and follow it back")
  func titles() throws {
    let stage = try pushed()
    try drag(stage, by: 100)
    let title = try #require(stage.text("Page 7"))
    #expect(abs(title.opacity - 0.5) < 1e-6)
    try stage.finger(.moved, 55, 200)
    #expect(abs(try #require(stage.text("Page 7")).opacity - 0.75) < 1e-6)
    #expect(try places(stage)[1] == 50)
    try stage.finger(.moved, 2, 200)
    #expect(stage.tiles[2]?.minX == 0)
  }

  @Test("let go beyond the half it goes, before that it comes again", arguments: [80, 120])
  func release(way: CGFloat) throws {
    let stage = try pushed()
    try drag(stage, by: way)
    try stage.advance(to: stage.time + 1)
    try stage.finger(.ended, 5 + way, 200)
    #expect(hook.value == (way < 100 ? [7] : []))
    // Nothing jumps where the finger leaves.
    #expect(abs(try places(stage)[1] - way) < 1e-6)
    try stage.advance(to: stage.time + 5)
    #expect(stage.tiles[2]?.minX == (way < 100 ? 0 : nil))
    #expect((stage.tiles[1] == nil) == (way < 100))
    #expect(stage.isAtRest)
  }

  @Test("a quick finger takes it along from anywhere, and a quick way back returns it")
  func flung() throws {
    let stage = try pushed()
    try drag(stage, by: 48, steps: 6, release: true)
    #expect(hook.value?.isEmpty == true)
    let end = stage.time
    let place = try stage.tile(2).minX
    try stage.advance(to: end + 1 / 120.0)
    // It goes on at the velocity that it had: 8 points in a 120th of a second.
    #expect(abs(try stage.tile(2).minX - place - 8) < 1.5)
    let other = try pushed()
    try drag(other, by: 150)
    for step in 1...6 {
      try other.advance(to: other.time + 1 / 120.0)
      try other.finger(.moved, 155 - CGFloat(step) * 8, 200)
    }
    try other.finger(.ended, 107, 200)
    #expect(hook.value == [7])
  }

  @Test("right to left it begins at the right")
  func mirrored() throws {
    let stage = try pushed(isMirrored: true)
    try drag(stage, by: 100)
    #expect(stage.tiles[2]?.minX == 0)
    try stage.finger(.ended, 105, 200)
    try drag(stage, from: 195, by: -60)
    let places = try places(stage)
    #expect(abs(places[1] + 60) < 1e-9 && abs(places[0] - 0.3 * 140) < 1e-9)
  }

  @Test("only from the edge, only aside, only where there is a way back")
  func guarded() throws {
    let inside = try pushed()
    try drag(inside, from: 25, by: 120, release: true)
    #expect(inside.tiles[2]?.minX == 0 && hook.value == [7])
    let down = try pushed()
    try down.drag(
      from: CGPoint(x: 5, y: 100), to: CGPoint(x: 65, y: 200), at: down.time, steps: 60)
    #expect(down.tiles[2]?.minX == 0 && hook.value == [7])
    let hidden = try pushed(isHidden: true)
    try drag(hidden, by: 150, release: true)
    #expect(hidden.tiles[2]?.minX == 0 && hook.value == [7])
    let root = try Rehearsal(Self.stage) { Scene(hook: hook) }
    try drag(root, by: 150, release: true)
    #expect(root.tiles[1]?.minX == 0)
  }

  @Test("a path that keeps its page has it come again")
  func kept() throws {
    let stage = try pushed(keeps: true)
    #expect(hook.value == [7])
    try drag(stage, by: 150, release: true)
    try stage.advance(to: stage.time + 5)
    #expect(stage.tiles[2]?.minX == 0 && hook.value == [7])
  }

  @Test("what is beneath the finger is touched where it does not move, and not where it does")
  func touched() throws {
    let journal = Journal()
    let stage = try Rehearsal(Self.stage) {
      NavigationStack {
        NavigationLink("go") {
          HStack(spacing: 0) {
            Tile(2).frame(width: 30, height: 300).onTapGesture { journal.note("tap") }
            Spacer()
          }
        }
      }
    }
    let place = try stage.graph.resolve(TapTarget("go"))
    try stage.tap(place.x, place.y, at: 0)
    try stage.advance(to: 4)
    try stage.tap(10, 200, at: 4)
    #expect(journal.lines == ["tap"])
    try drag(stage, by: 60)
    #expect(stage.tiles[2]?.minX == 60)
    try stage.finger(.cancelled, 65, 200)
    try stage.advance(to: 9)
    #expect(stage.tiles[2]?.minX == 0 && journal.lines == ["tap"])
  }
}
