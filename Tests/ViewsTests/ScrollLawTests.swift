import Rostrum
import Testing

@MainActor @Suite("Scroll views, readers and choices")
struct ScrollLawTests {
  /// Ten rows of fifty points, each its own tile.
  private func rows(_ axes: Axis.Set = .vertical) -> some View {
    ScrollView(axes) {
      if axes == .vertical {
        VStack(spacing: 0) { ForEach(0..<10, id: \.self) { Tile($0).frame(height: 50).id($0) } }
      } else {
        HStack(spacing: 0) { ForEach(0..<10, id: \.self) { Tile($0).frame(width: 50).id($0) } }
      }
    }
  }

  @Test("a scroll view takes what it is offered along its way, and its content's size across")
  func size() throws {
    let view = { (axes: Axis.Set) in ScrollView(axes) { Tile.of(1, 30, 300) } }
    #expect(try answer(80, 90) { view(.vertical) } == CGSize(width: 30, height: 90))
    #expect(try answer(80, 90) { view(.horizontal) } == CGSize(width: 80, height: 300))
    #expect(try answer(80, 90) { view([.horizontal, .vertical]) } == CGSize(width: 80, height: 90))
    #expect(try answer(nil, nil) { view(.vertical) } == CGSize(width: 30, height: 300))
  }

  @Test("content is offered the width across and no length along the way")
  func offered() throws {
    let text = try answer(60, nil) { Text("several words that wrap") }
    let scrolled = try answer(60, 1000) { ScrollView { Text("several words that wrap") } }
    #expect(scrolled.width == text.width)
  }

  @Test("content begins at the top, is cut off at the frame, and is all in the list")
  func clip() throws {
    let stage = try Rehearsal(.small) { rows().frame(height: 80) }
    #expect(stage.tiles[0] == CGRect(x: 0, y: 10, width: 100, height: 50))
    #expect(
      stage.list.groups.compactMap(\.clip?.path.boundingRect) == [
        CGRect(x: 0, y: 10, width: 100, height: 80)
      ])
    let open = try list { rows().frame(height: 80).scrollClipDisabled() }
    #expect(open.groups.isEmpty)
  }

  @Test("a finger carries the content along its axis only, point for point")
  func drag() throws {
    for (axes, dx, dy) in [(Axis.Set.vertical, 0.0, -40.0), (.horizontal, -40, 0)] {
      let stage = try Rehearsal(.small) { rows(axes) }
      try stage.drag(
        from: CGPoint(x: 80, y: 80), to: CGPoint(x: 40, y: 40), at: 0, steps: 20, release: false)
      #expect(stage.tiles[0]?.origin == CGPoint(x: dx, y: dy))
    }
  }

  /// How far content follows in a viewport of 100 points when a finger goes 60 beyond its end: UIKit's formula.
  private static let held = 100 * (1 - 1 / (60 * 0.55 / 100 + 1))

  @Test("beyond its ends a rubber band holds the content, and brings it back")
  func rubber() throws {
    let stage = try Rehearsal(.small) { rows() }
    try stage.drag(
      from: CGPoint(x: 50, y: 20), to: CGPoint(x: 50, y: 80), at: 0, steps: 20, release: false)
    #expect(abs(try stage.tile(0).minY - Self.held) < 1e-9)
    try stage.finger(.ended, 50, 80)
    try stage.advance(to: 4)
    #expect(stage.tiles[0]?.minY == 0)
  }

  @Test("beyond its ends it stays with the finger, though the scene follows its offset")
  func rubberInLayout() throws {
    struct Scene: View {
      @State private var way: CGFloat = 0
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            Tile(0).frame(height: 50).padding(.trailing, min(max(-way, 0), 40))
            Tile(1).frame(height: 450)
          }
        }
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentOffset.y
        } action: {
          way = $1
        }
      }
    }
    let stage = try Rehearsal(.small) { Scene() }
    try stage.drag(
      from: CGPoint(x: 50, y: 20), to: CGPoint(x: 50, y: 80), at: 0, steps: 20, release: false)
    #expect(abs(try stage.tile(1).minY - 50 - Self.held) < 1e-9)
    try stage.finger(.ended, 50, 80)
    // It goes no further than it was pulled, but for the way that its speed takes it.
    var places: [CGFloat] = []
    for _ in 1...40 {
      try stage.advance(to: stage.time + 1.0 / 40)
      places.append(try stage.tile(1).minY)
    }
    #expect(places.allSatisfy { $0 < 120 && $0 > 49.9 })
    try stage.advance(to: stage.time + 4)
    #expect(stage.tiles[1]?.minY == 50)
  }

  @Test("thrown, it goes on, slower and slower, and stops inside its content")
  func glide() throws {
    let stage = try Rehearsal(.small) { rows() }
    try stage.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 60), at: 0, steps: 6)
    var places: [Double] = []
    for step in 0...30 {
      try stage.advance(to: 0.05 + Double(step) / 20)
      places.append(Double(try stage.tile(0).minY))
    }
    let ways = zip(places, places.dropFirst()).map { $0 - $1 }
    #expect(ways.allSatisfy { $0 >= -0.01 })
    // UIScrollView.DecelerationRate.normal: 0.2 % slower with each millisecond.
    let kept = 0.904747
    for (way, next) in zip(ways, ways.dropFirst()) { #expect(abs(next - way * kept) < 0.01) }
    #expect(places[30] < places[0] - 30 && places[30] >= -400)
  }

  @Test("thrown further than it reaches, it goes past its end, and comes back")
  func bounce() throws {
    let stage = try Rehearsal(.small) { rows() }
    // 2400 points a second would take it 1200 points; there are 300 left.
    try stage.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 10), at: 0, steps: 4)
    var places: [Double] = []
    for step in 0...600 {
      try stage.advance(to: 0.05 + Double(step) / 240)
      places.append(Double(try stage.tile(0).minY))
    }
    let deepest = try #require(places.min())
    #expect(deepest < -410, "\(deepest)")
    // It goes there once, and from there it only comes back.
    let turn = try #require(places.firstIndex(of: deepest))
    #expect(zip(places[...turn], places[...turn].dropFirst()).allSatisfy { $0 >= $1 })
    #expect(zip(places[turn...], places[turn...].dropFirst()).allSatisfy { $0 <= $1 })
    #expect(places.last == -400)
  }

  @Test("a finger that takes content beyond its end takes it where it is")
  func caught() throws {
    let stage = try Rehearsal(.small) { rows() }
    try stage.drag(
      from: CGPoint(x: 50, y: 20), to: CGPoint(x: 50, y: 80), at: 0, steps: 20)
    try stage.advance(to: 0.3)
    try stage.finger(.began, 50, 20)
    let before = try stage.tile(0).minY
    #expect(before > 1)
    try stage.finger(.moved, 50, 30.5)
    let after = try stage.tile(0).minY
    #expect(after > before && after < before + 0.55 * 10.5)
  }

  @Test("disabled, it does not move, and what is inside still can be touched")
  func disabled() throws {
    let journal = Journal()
    let stage = try Rehearsal(.small) {
      ScrollView { Tile(1).frame(height: 300).onTapGesture { journal.note("tap") } }
        .scrollDisabled(true)
    }
    try stage.drag(from: CGPoint(x: 50, y: 80), to: CGPoint(x: 50, y: 20), at: 0, steps: 10)
    #expect(stage.tiles[1]?.minY == 0)
    try stage.tap(50, 50, at: 2)
    #expect(journal.lines == ["tap"])
  }

  @Test("content that fits does not scroll")
  func fits() throws {
    let stage = try Rehearsal(.small) { ScrollView { Tile(1).frame(height: 60) } }
    try stage.drag(from: CGPoint(x: 50, y: 80), to: CGPoint(x: 50, y: 20), at: 0, steps: 10)
    try stage.advance(to: 4)
    #expect(stage.tiles[1]?.minY == 0)
  }

  @Test(
    "code scrolls a view to an anchor, no further than the ends",
    arguments: [
      (3, UnitPoint.top, -150.0), (3, .bottom, -100), (3, .center, -125), (0, .bottom, 0),
      (9, .top, -400),
    ])
  func scrollTo(number: Int, anchor: UnitPoint, place: Double) throws {
    let stage = try Rehearsal(.small) {
      ScrollViewReader { proxy in
        rows().overlay(alignment: .topLeading) {
          Tile.of(20, 10, 10).onTapGesture { proxy.scrollTo(number, anchor: anchor) }
        }
      }
    }
    try stage.tap(5, 5, at: 0)
    #expect(try stage.tile(0).minY == place)
  }

  @Test("without an anchor it goes the least way that shows the view")
  func scrollToShow() throws {
    let stage = try Rehearsal(.small) {
      ScrollViewReader { proxy in
        rows().overlay(alignment: .topLeading) {
          HStack(spacing: 0) {
            ForEach([1, 4, 2], id: \.self) { row in
              Tile.of(20 + row, 10, 10).onTapGesture { proxy.scrollTo(row) }
            }
          }
        }
      }
    }
    try stage.tap(5, 5, at: 0)
    #expect(stage.tiles[0]?.minY == 0)
    try stage.tap(15, 5, at: 1)
    #expect(stage.tiles[0]?.minY == -150)
    try stage.tap(25, 5, at: 2)
    #expect(stage.tiles[0]?.minY == -100)
  }

  @Test("a way of code's own under an animation is gone along it")
  func animatedScroll() throws {
    let stage = try Rehearsal(.small) {
      ScrollViewReader { proxy in
        rows().overlay(alignment: .topLeading) {
          Tile.of(20, 10, 10).onTapGesture {
            withAnimation(.linear(duration: 1)) { proxy.scrollTo(4, anchor: .top) }
          }
        }
      }
    }
    try stage.tap(5, 5, at: 0)
    try stage.advance(to: 0.55)
    #expect(abs(try stage.tile(0).minY + 100) < 1e-9)
  }

  @Test("a reader takes all it is offered and puts its content at the top left")
  func reader() throws {
    #expect(
      try answer(30, 40) { GeometryReader { _ in Tile.of(1, 5, 5) } }
        == CGSize(width: 30, height: 40))
    #expect(
      try answer(nil, nil) { GeometryReader { _ in Tile.of(1, 5, 5) } }
        == CGSize(width: 10, height: 10))
    let tiles = try tiles {
      GeometryReader { proxy in
        Tile.of(1, proxy.size.width / 2, proxy.size.height / 4)
      }
      .frame(width: 60, height: 80)
    }
    #expect(tiles[1] == CGRect(x: 20, y: 10, width: 30, height: 20))
  }

  @Test("a reader knows its frame in its own space, the stage's and named ones")
  func spaces() throws {
    var frames: [CGRect] = []
    _ = try Rehearsal(.small) {
      VStack(spacing: 0) {
        Tile.of(1, 10, 20)
        GeometryReader { proxy in
          Color.red.onAppear {
            frames = [
              proxy.frame(in: .local), proxy.frame(in: .global), proxy.frame(in: .named("box")),
            ]
          }
        }
        .frame(width: 40, height: 40)
      }
      .padding(10)
      .coordinateSpace(name: "box")
    }
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 40, height: 40), CGRect(x: 30, y: 40, width: 40, height: 40),
        CGRect(x: 10, y: 30, width: 40, height: 40),
      ])
  }

  private nonisolated static let fittings: [(Axis.Set, Double, Double, Int)] = [
    (.horizontal, 100, 5, 1), (.horizontal, 79, 100, 2), (.horizontal, 10, 100, 3),
    (.vertical, 10, 40, 1), (.vertical, 100, 30, 2), ([.horizontal, .vertical], 100, 25, 2),
    ([.horizontal, .vertical], 59, 100, 3),
  ]

  @Test("the first view that fits is shown, in the directions that count", arguments: fittings)
  func thatFits(axes: Axis.Set, width: Double, height: Double, chosen: Int) throws {
    let stage = try Rehearsal(.of(width, height)) {
      ViewThatFits(in: axes) {
        Tile.of(1, 80, 40)
        Tile.of(2, 60, 25)
        Tile.of(3, 20, 10)
      }
    }
    #expect(stage.paintedTiles == [chosen])
  }

  @Test(
    "a view at an edge of the safe area takes its height from the rest",
    arguments: [
      VerticalEdge.top, .bottom,
    ])
  func inset(edge: VerticalEdge) throws {
    let tiles = try tiles {
      Tile(1).safeAreaInset(edge: edge, spacing: 4) { Tile(2).frame(height: 20) }
    }
    #expect(tiles[1]?.height == 76 && tiles[2]?.height == 20)
    #expect(edge == .top ? tiles[2]?.minY == 0 : tiles[2]?.maxY == 100)
  }

  @Test("lazy stacks lay out as stacks that fill the stage across")
  func lazy() throws {
    let lazy = try tiles {
      LazyVStack(alignment: .trailing, spacing: 3) {
        ForEach(0..<3, id: \.self) { Tile.of($0, 20, 10) }
      }
    }
    #expect(lazy.values.allSatisfy { $0.maxX == 100 })
    let plain = try tiles {
      VStack(alignment: .trailing, spacing: 3) {
        ForEach(0..<3, id: \.self) { Tile.of($0, 20, 10) }
      }
    }
    #expect(lazy.mapValues(\.minY) == plain.mapValues(\.minY))
  }
}
