import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

@MainActor @Suite("Scroll positions")
struct ScrollPositionTests {
  /// What a scene knows of its position.
  private final class Seen {
    var position = ScrollPosition()
    /// Scrolls by code.
    var scroll: ((inout ScrollPosition) -> Void) -> Void = { _ in }
    /// Adds two tiles at the end.
    var grow: () -> Void = {}
  }

  /// Ten tiles of 50 points in a viewport of 100, scrolled by code.
  private struct Column: View {
    @State var position: ScrollPosition
    let seen: Seen
    var animation: Animation?
    @State private var count = 10

    var body: some View {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Tile.of($0, 100, 50) } }
          .scrollTargetLayout()
      }
      .scrollPosition($position)
      .onChange(of: position, initial: true) { seen.position = position }
      .onAppear {
        seen.scroll = { change in withAnimation(animation) { change(&position) } }
        seen.grow = { count += 2 }
      }
    }
  }

  private func stage(
    _ position: ScrollPosition, _ seen: Seen = Seen(), animation: Animation? = nil
  ) throws -> Rehearsal {
    try Rehearsal { Column(position: position, seen: seen, animation: animation) }
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
    let seen = Seen()
    let column = try stage(ScrollPosition(idType: Int.self), seen)
    let steps: [(offset: CGFloat, go: (inout ScrollPosition) -> Void)] = [
      (400, { $0.scrollTo(edge: .bottom) }), (130, { $0.scrollTo(y: 130) }),
      (100, { $0.scrollTo(id: 2, anchor: .top) }),
      (75, { $0.scrollTo(point: CGPoint(x: 0, y: 75)) }), (0, { $0.scrollTo(edge: .top) }),
    ]
    for step in steps {
      try column.now { seen.scroll(step.go) }
      #expect(try offset(column) == step.offset)
    }
  }

  @Test("the way there is the animation's")
  func animated() throws {
    let seen = Seen()
    let column = try stage(ScrollPosition(), seen, animation: .linear(duration: 1))
    try column.now { seen.scroll { $0.scrollTo(edge: .bottom) } }
    for share in [0.25, 0.5, 0.75] {
      try column.advance(to: share)
      #expect(abs(try offset(column) - 400 * share) < 1)
    }
  }

  @Test(
    "the end of content that has grown is another place, though it is asked for by the same words")
  func grown() throws {
    let seen = Seen()
    let column = try stage(ScrollPosition(), seen)
    try column.now { seen.scroll { $0.scrollTo(edge: .bottom) } }
    #expect(try offset(column) == 400)
    try column.now { seen.grow() }
    #expect(try offset(column) == 400)
    try column.now { seen.scroll { $0.scrollTo(edge: .bottom) } }
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

  @Test("across, a position counts from the leading edge, whatever the direction")
  func across() throws {
    func offset(_ position: ScrollPosition, _ direction: LayoutDirection) throws -> CGFloat {
      let row = try Rehearsal {
        ScrollView(.horizontal) {
          HStack(spacing: 0) { ForEach(0..<10, id: \.self) { Tile.of($0, 50, 40) } }
        }
        .scrollPosition(.constant(position))
        .environment(\.layoutDirection, direction)
      }
      let shown = row.tiles.filter { $0.value.maxX > 0 && $0.value.minX < 100 }
      let first = try #require(shown.min { $0.key < $1.key })
      let start = direction == .leftToRight ? -first.value.minX : first.value.maxX - 100
      return CGFloat(first.key) * 50 + start
    }
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      #expect(try offset(ScrollPosition(), direction) == 0)
      #expect(try offset(ScrollPosition(x: 70), direction) == 70)
      #expect(try offset(ScrollPosition(edge: .trailing), direction) == 400)
      #expect(try offset(ScrollPosition(edge: .leading), direction) == 0)
      #expect(try offset(ScrollPosition(point: CGPoint(x: 120, y: 9)), direction) == 120)
    }
  }

  @Test("a field's title as it is makes the same field as a key of the same words")
  func titles() throws {
    func field(_ isKey: Bool, axis: Axis?) -> some View {
      let (title, text) = ("Words", Binding.constant(""))
      return Group {
        switch (isKey, axis) {
        case (true, let axis?): TextField("Words", text: text, axis: axis)
        case (false, let axis?): TextField(title, text: text, axis: axis)
        case (true, nil): TextField("Words", text: text)
        case (false, nil): TextField(title, text: text)
        }
      }
    }
    for axis in [nil, Axis.horizontal, .vertical] {
      #expect(try list { field(true, axis: axis) } == list { field(false, axis: axis) })
    }
  }
}
