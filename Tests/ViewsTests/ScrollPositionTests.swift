import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

@MainActor @Suite("Scroll positions")
struct ScrollPositionTests {
  /// What a scene knows of its position.
  private final class Seen {
    var position = ScrollPosition()
  }

  /// Ten tiles of 50 points in a viewport of 100, scrolled by code at the given times.
  private struct Column: View {
    @State var position: ScrollPosition
    let seen: Seen
    var animation: Animation?
    var steps: [(ms: Int, go: (inout ScrollPosition) -> Void)] = []
    @State private var count = 10

    var body: some View {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Tile.of($0, 100, 50) } }
          .scrollTargetLayout()
      }
      .scrollPosition($position)
      .onChange(of: position, initial: true) { seen.position = position }
      .task {
        for step in steps {
          try? await Task.sleep(for: .milliseconds(step.ms))
          if step.ms == 1500 { count = 12 }
          withAnimation(animation) { step.go(&position) }
        }
      }
    }
  }

  private func stage(
    _ position: ScrollPosition, _ seen: Seen = Seen(), animation: Animation? = nil,
    _ steps: [(ms: Int, go: (inout ScrollPosition) -> Void)] = []
  ) throws -> Rehearsal {
    try Rehearsal {
      Column(position: position, seen: seen, animation: animation, steps: steps)
    }
  }

  private func offset(_ stage: Rehearsal) throws -> CGFloat {
    let (number, frame) = try #require(stage.tiles.min { $0.key < $1.key })
    return CGFloat(number) * 50 - frame.minY
  }

  @Test("a position says where the content begins")
  func beginnings() throws {
    #expect(try offset(stage(ScrollPosition())) == 0)
    #expect(try offset(stage(ScrollPosition(edge: .bottom))) == 400)
    #expect(try offset(stage(ScrollPosition(y: 120))) == 120)
    #expect(try offset(stage(ScrollPosition(point: CGPoint(x: 0, y: 70)))) == 70)
    #expect(try offset(stage(ScrollPosition(id: 4, anchor: .top))) == 200)
    #expect(try offset(stage(ScrollPosition(id: 4, anchor: .bottom))) == 150)
    #expect(try offset(stage(ScrollPosition(y: 9000))) == 400)
  }

  @Test("code scrolls to edges, offsets and views")
  func code() throws {
    let column = try stage(
      ScrollPosition(idType: Int.self),
      steps([
        { $0.scrollTo(edge: .bottom) }, { $0.scrollTo(y: 130) },
        { $0.scrollTo(id: 2, anchor: .top) },
        { $0.scrollTo(point: CGPoint(x: 0, y: 75)) }, { $0.scrollTo(edge: .top) },
      ]))
    for (second, expected) in [400.0, 130, 100, 75, 0].enumerated() {
      try column.advance(to: Double(second) + 1.5)
      #expect(try offset(column) == expected)
    }
  }

  private func steps(
    _ all: [(inout ScrollPosition) -> Void]
  ) -> [(ms: Int, go: (inout ScrollPosition) -> Void)] { all.map { (1000, $0) } }

  private func stage(
    _ position: ScrollPosition, _ steps: [(ms: Int, go: (inout ScrollPosition) -> Void)]
  ) throws -> Rehearsal { try stage(position, Seen(), steps) }

  @Test("the way there is the animation's")
  func animated() throws {
    let column = try stage(
      ScrollPosition(), Seen(), animation: .linear(duration: 1),
      steps([{ $0.scrollTo(edge: .bottom) }]))
    for share in [0.25, 0.5, 0.75] {
      try column.advance(to: 1 + share)
      #expect(abs(try offset(column) - 400 * share) < 1)
    }
  }

  @Test(
    "the end of content that has grown is another place, though it is asked for by the same words")
  func grown() throws {
    let column = try stage(
      ScrollPosition(), Seen(),
      [(1000, { $0.scrollTo(edge: .bottom) }), (1500, { $0.scrollTo(edge: .bottom) })])
    try column.advance(to: 2)
    #expect(try offset(column) == 400)
    try column.advance(to: 3)
    #expect(try offset(column) == 500)
  }

  @Test("a finger makes the position its own, and names the view in sight")
  func finger() throws {
    let seen = Seen()
    let column = try stage(ScrollPosition(idType: Int.self, edge: .top), seen)
    #expect(!seen.position.isPositionedByUser && seen.position.edge == .top)
    try column.drag(
      from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 10), at: 1, steps: 60)
    try column.advance(to: 6)
    #expect(seen.position.isPositionedByUser && seen.position.edge == nil)
    let named = try #require(seen.position.viewID(type: Int.self))
    #expect(abs(try offset(column) - CGFloat(named) * 50) <= 25)
    #expect(seen.position.viewID(type: String.self) == nil)
  }

  @Test("without a type of identities a finger's position names no view")
  func untyped() throws {
    let seen = Seen()
    let column = try stage(ScrollPosition(y: 100), seen)
    try column.drag(
      from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 40), at: 1, steps: 60)
    try column.advance(to: 6)
    #expect(seen.position.isPositionedByUser)
    #expect(seen.position.viewID == nil && seen.position.point == nil && seen.position.y == nil)
    #expect(try offset(column) > 120)
  }

  @Test("what code has said can be read again")
  func readings() {
    var position = ScrollPosition(x: 3)
    #expect(position.x == 3 && position.y == nil && position.point == nil)
    position.scrollTo(x: 1, y: 2)
    #expect(position.point == CGPoint(x: 1, y: 2) && position.edge == nil)
    position.scrollTo(x: 5)
    #expect(position.x == 5 && position.y == nil)
    position.scrollTo(id: "a")
    #expect(position.viewID(type: String.self) == "a" && position.x == nil)
    let before = position
    position.scrollTo(id: "a")
    #expect(position != before)
    #expect(ScrollPosition(edge: .top) == ScrollPosition(edge: .top))
    #expect(ScrollPosition(edge: .top) != ScrollPosition(edge: .bottom))
    #expect(ScrollPosition(idType: Int.self) != ScrollPosition(idType: String.self))
  }
}
