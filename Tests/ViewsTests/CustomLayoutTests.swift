import Rostrum
import Testing

/// What a layout was asked.
@MainActor private final class Calls {
  var caches = 0
  var updates = 0
  var sizes: [ProposedViewSize] = []
  var bounds: [CGRect] = []
}

/// The indent of a view, for a layout that knows it.
private enum Indent: LayoutValueKey { static var defaultValue: CGFloat { 0 } }

extension View {
  fileprivate func indent(_ value: CGFloat) -> some View {
    layoutValue(key: Indent.self, value: value)
  }
}

/// A column that indents its views by what they say, and counts what is asked of it.
private struct Stairs: Layout {
  struct Cache { var heights: [CGFloat] }
  let calls: Calls
  var step: CGFloat = 0

  func makeCache(subviews: Subviews) -> Cache {
    calls.caches += 1
    return Cache(heights: subviews.map { $0.sizeThatFits(.unspecified).height })
  }
  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    calls.updates += 1
    cache = Cache(heights: subviews.map { $0.sizeThatFits(.unspecified).height })
  }
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    calls.sizes.append(proposal)
    return CGSize(width: proposal.width ?? 60, height: cache.heights.reduce(0, +))
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    calls.bounds.append(bounds)
    var y = bounds.minY
    for (index, subview) in subviews.enumerated() {
      let x = bounds.minX + subview[Indent.self] + step * CGFloat(index)
      subview.place(at: CGPoint(x: x, y: y), proposal: .unspecified)
      y += cache.heights[index]
    }
  }
}

/// Puts one view by an anchor at the middle of its bounds.
private struct Pinning: Layout {
  let anchor: UnitPoint
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: anchor, proposal: .unspecified)
  }
}

/// Places nothing.
private struct Idle: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { CGSize(width: 40, height: 20) }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

@MainActor @Suite("Layouts of a scene's own")
struct CustomLayoutTests {
  @Test("views hand values to the layout around them; others have the default")
  func values() throws {
    let calls = Calls()
    let tiles = try tiles {
      Stairs(calls: calls) {
        Tile.of(1, 10, 10).indent(5)
        Tile.of(2, 10, 20)
        Tile.of(3, 10, 10).indent(9).padding(1)
      }
    }
    // 42 points of views in the middle of the stage.
    #expect(tiles[1] == CGRect(x: 5, y: 29, width: 10, height: 10))
    #expect(tiles[2] == CGRect(x: 0, y: 39, width: 10, height: 20))
    #expect(tiles[3] == CGRect(x: 10, y: 60, width: 10, height: 10))
  }

  @Test("measuring and placing share one cache, made once for one state of the views")
  func cache() throws {
    let calls = Calls()
    let scene = try Stagehand(10.0) { height in
      Stairs(calls: calls) { Tile.of(1, 10, height) }
    }
    #expect(calls.caches == 1 && calls.bounds.last?.height == 10)
    try scene.change(to: 30)
    #expect(calls.caches + calls.updates == 2)
    #expect(calls.bounds.last?.height == 30)
  }

  @Test("a change that leaves sizes alone asks the layout nothing")
  func unchanged() throws {
    let calls = Calls()
    let scene = try Stagehand(0.0) { angle in
      Stairs(calls: calls) { Tile.of(1, 10, 10).rotationEffect(.degrees(angle)).opacity(0.5) }
    }
    let before = (calls.sizes.count, calls.bounds.count)
    try scene.change(to: 45)
    #expect((calls.sizes.count, calls.bounds.count) == before)
  }

  @Test("the cache is brought up to date when views change")
  func updateCache() throws {
    let calls = Calls()
    let scene = try Stagehand(1) { count in
      Stairs(calls: calls) { ForEach(0..<count, id: \.self) { Tile.of($0, 10, 10) } }
    }
    try scene.change(to: 3)
    #expect(scene.stage.tiles.count == 3)
    // Layout.updateCache: “the system calls this method when the layout's subviews change”.
    #expect(calls.updates > 0 && calls.caches == 1)
  }

  @Test(
    "a view goes with its anchor to the place that it is given",
    arguments: [
      (UnitPoint.topLeading, 50.0, 50.0), (.center, 40, 45), (.bottomTrailing, 30, 40),
      (UnitPoint(x: 0.25, y: 2), 45, 30),
    ])
  func anchors(anchor: UnitPoint, x: Double, y: Double) throws {
    let tiles = try tiles { Pinning(anchor: anchor) { Tile.of(1, 20, 10) } }
    #expect(tiles[1] == CGRect(x: x, y: y, width: 20, height: 10))
  }

  @Test("of several values under one key the one nearest to the view counts")
  func nearestValue() throws {
    let tiles = try tiles {
      Stairs(calls: Calls()) {
        Group {
          Tile.of(1, 10, 10).indent(5)
          Tile.of(2, 10, 10)
        }
        .indent(20)
      }
    }
    let (near, far) = (try #require(tiles[1]), try #require(tiles[2]))
    #expect(far.minX - near.minX == 15)
  }

  @Test("a view that the layout does not place is in the middle, offered all of it")
  func unplaced() throws {
    let tiles = try tiles {
      Idle {
        Tile.of(1, 10, 10); Tile(2)
      }
    }
    #expect(tiles[1] == CGRect(x: 45, y: 45, width: 10, height: 10))
    #expect(tiles[2] == CGRect(x: 30, y: 40, width: 40, height: 20))
  }

  @Test("loops, groups and conditions are subviews one by one")
  func subviews() throws {
    let calls = Calls()
    let tiles = try tiles {
      Stairs(calls: calls, step: 10) {
        ForEach(0..<2, id: \.self) { Tile.of($0, 4, 4) }
        Group {
          Tile.of(2, 4, 4)
          Tile.of(3, 4, 4)
        }
        if calls.caches >= 0 { Tile.of(4, 4, 4) }
        EmptyView()
      }
    }
    #expect((0..<5).map { tiles[$0]?.minX } == [0, 10, 20, 30, 40])
  }

  @Test("a layout's own numbers move its views, each along a straight way for a straight animation")
  func animated() throws {
    struct Fan: Layout {
      var step: CGFloat
      nonisolated var animatableData: CGFloat {
        get { step }
        set { step = newValue }
      }
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize { CGSize(width: 100, height: 10) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        for (index, subview) in subviews.enumerated() {
          subview.place(
            at: CGPoint(x: bounds.minX + step * CGFloat(index), y: bounds.minY),
            proposal: .unspecified)
        }
      }
    }
    let scene = try Stagehand(10.0) { step in
      Fan(step: step) { ForEach(0..<3, id: \.self) { Tile.of($0, 10, 10) } }
    }
    let stage = try scene.halfWay(to: 30)
    for index in 0..<3 {
      #expect(abs(try stage.tile(index).minX - 20 * Double(index)) < 1e-9)
    }
  }

  // MARK: AnyLayout

  private struct Remembering: View {
    @State private var born: Int
    let number: Int
    init(_ number: Int, _ born: Int) {
      self.number = number
      _born = State(initialValue: born)
    }
    var body: some View { Tile.of(number, CGFloat(born), 10) }
  }

  @Test("views keep their state when one layout takes another's place")
  func identity() throws {
    let scene = try Stagehand(false) { isColumn in
      let layout =
        isColumn ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
      layout {
        Remembering(1, isColumn ? 40 : 10)
        Remembering(2, isColumn ? 40 : 20)
      }
    }
    #expect(scene.stage.tiles[2]?.minX == 45)
    try scene.change(to: true)
    #expect(scene.stage.tiles[1] == CGRect(x: 45, y: 40, width: 10, height: 10))
    #expect(scene.stage.tiles[2] == CGRect(x: 40, y: 50, width: 20, height: 10))
  }

  @Test("under an animation they go from their old places to their new ones")
  func moved() throws {
    let scene = try Stagehand(false) { isColumn in
      let layout =
        isColumn ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
      layout {
        Tile.of(1, 20, 20)
        Tile.of(2, 20, 20)
      }
    }
    let (before, stage) = (scene.stage.tiles, scene.stage)
    _ = try scene.halfWay(to: true)
    let between = stage.tiles
    try stage.advance(to: 2)
    let after = stage.tiles
    for number in [1, 2] {
      let (from, to) = (try #require(before[number]), try #require(after[number]))
      #expect(between[number]?.midX == (from.midX + to.midX) / 2)
      #expect(between[number]?.midY == (from.midY + to.midY) / 2)
    }
  }

  @Test("a boxed layout lays out as the layout in it, and a box in a box as well")
  func boxed() throws {
    let layouts: [AnyLayout] = [
      AnyLayout(HStackLayout(alignment: .top, spacing: 5)),
      AnyLayout(AnyLayout(HStackLayout(alignment: .top, spacing: 5))),
    ]
    let plain = try tiles {
      HStack(alignment: .top, spacing: 5) {
        Tile.of(1, 20, 20)
        Tile(2)
      }
    }
    for layout in layouts {
      #expect(
        try tiles {
          layout {
            Tile.of(1, 20, 20); Tile(2)
          }
        } == plain)
    }
  }

  @Test("layouts of stacks are the stacks themselves")
  func stackLayouts() throws {
    #expect(
      try tiles {
        VStackLayout(alignment: .leading, spacing: 3) {
          Tile.of(1, 9, 9); Tile.of(2, 20, 9)
        }
      }
        == tiles {
          VStack(alignment: .leading, spacing: 3) {
            Tile.of(1, 9, 9); Tile.of(2, 20, 9)
          }
        })
    #expect(
      try tiles {
        ZStackLayout(alignment: .bottom) {
          Tile.of(1, 9, 9); Tile.of(2, 20, 20)
        }
      }
        == tiles {
          ZStack(alignment: .bottom) {
            Tile.of(1, 9, 9); Tile.of(2, 20, 20)
          }
        })
    #expect(HStackLayout.layoutProperties.stackOrientation == .horizontal)
    #expect(VStackLayout.layoutProperties.stackOrientation == .vertical)
    #expect(ZStackLayout.layoutProperties.stackOrientation == nil)
  }

  @Test("a proposal without a side takes the one that is said instead")
  func replacing() {
    let size = CGSize(width: 3, height: 4)
    #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions(by: size) == size)
    #expect(
      ProposedViewSize(width: 9, height: nil).replacingUnspecifiedDimensions(by: size)
        == CGSize(width: 9, height: 4))
    #expect(
      ProposedViewSize.unspecified.replacingUnspecifiedDimensions()
        == CGSize(width: 10, height: 10))
    #expect(ProposedViewSize(size) == ProposedViewSize(width: 3, height: 4))
  }
}
