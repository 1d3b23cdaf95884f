import Rostrum
import Testing

/// One view of a stack: how long it may be along the stack.
private struct Appetite: Sendable {
  var least: CGFloat
  var most: CGFloat
  var priority = 0.0
  static func fixed(_ length: CGFloat) -> Appetite { Appetite(least: length, most: length) }
  static let greedy = Appetite(least: 0, most: .infinity)
}

extension CGRect {
  /// This rectangle with its sides exchanged.
  fileprivate var transposed: CGRect { CGRect(x: minY, y: minX, width: height, height: width) }
}

@MainActor @Suite("Stacks")
struct StackLawTests {
  /// Mixtures of views that stacks divide their length among.
  private static let mixtures: [[Appetite]] = [
    [.greedy, .greedy], [.fixed(30), .greedy, .fixed(20)], [.fixed(10), .fixed(10), .fixed(10)],
    [.greedy, Appetite(least: 10, most: 30), .greedy],
    [Appetite(least: 40, most: 50), .greedy, Appetite(least: 0, most: 10)],
    [.fixed(90), .greedy, .fixed(60)],
    [Appetite(least: 20, most: .infinity, priority: 1), Appetite(least: 12, most: .infinity)],
    [.greedy, Appetite(least: 8, most: 48, priority: 2), .fixed(10)],
  ]

  /// A stack of the views of a mixture along one axis, each 10 points across.
  @ViewBuilder private func stack(
    _ axis: Axis, _ mixture: [Appetite], spacing: CGFloat?
  ) -> some View {
    if axis == .horizontal {
      HStack(spacing: spacing) {
        ForEach(0..<mixture.count, id: \.self) { index in
          let item = mixture[index]
          Tile(index).frame(minWidth: item.least, maxWidth: item.most).frame(height: 10)
            .layoutPriority(item.priority)
        }
      }
    } else {
      VStack(spacing: spacing) {
        ForEach(0..<mixture.count, id: \.self) { index in
          let item = mixture[index]
          Tile(index).frame(minHeight: item.least, maxHeight: item.most).frame(width: 10)
            .layoutPriority(item.priority)
        }
      }
    }
  }

  /// How a stack divides its length, as Apple's documentation and talks have it: the highest priority
  /// first, in it the least flexible first, each offered an equal share of what is left after the least
  /// lengths of all lower ones.
  private func division(_ mixture: [Appetite], _ length: CGFloat, _ spacing: CGFloat) -> [CGFloat] {
    var lengths = [CGFloat](repeating: 0, count: mixture.count)
    var left = length - spacing * CGFloat(mixture.count - 1)
    for priority in Set(mixture.map(\.priority)).sorted(by: >) {
      let reserved = mixture.filter { $0.priority < priority }.reduce(0) { $0 + $1.least }
      let group = mixture.indices.filter { mixture[$0].priority == priority }
        .sorted {
          (mixture[$0].most - mixture[$0].least, $0) < (mixture[$1].most - mixture[$1].least, $1)
        }
      for (position, index) in group.enumerated() {
        let share = max(left - reserved, 0) / CGFloat(group.count - position)
        lengths[index] = min(max(share, mixture[index].least), mixture[index].most)
        left -= lengths[index]
      }
    }
    return lengths
  }

  @Test("a stack gives each view its share, by priority, then by flexibility", arguments: 0..<8)
  func shares(number: Int) throws {
    let mixture = Self.mixtures[number]
    for spacing in [0.0, 4, 10] {
      let stage = try Rehearsal(.of(200, 100, scale: 4)) {
        stack(.horizontal, mixture, spacing: spacing)
      }
      for (index, length) in division(mixture, 200, spacing).enumerated() {
        // Edges go to whole pixels, of which four make a point.
        #expect(abs(try stage.tile(index).width - length) <= 0.25, "tile \(index) at \(spacing)")
      }
    }
  }

  @Test("views follow one another at exactly the spacing", arguments: 0..<8)
  func spacing(number: Int) throws {
    for spacing in [-6.0, 0, 3, 20] {
      let stage = try Rehearsal(.of(200, 100)) {
        stack(.horizontal, Self.mixtures[number], spacing: spacing)
      }
      let frames = stage.tiles.sorted { $0.key < $1.key }.map(\.value)
      for (frame, next) in zip(frames, frames.dropFirst()) {
        #expect(abs(next.minX - frame.maxX - spacing) <= 1, "at \(spacing)")
      }
    }
  }

  @Test("a column is a row on its side", arguments: 0..<8)
  func transposed(number: Int) throws {
    let mixture = Self.mixtures[number]
    for spacing in [nil, 0.0, 5] as [CGFloat?] {
      let row = try tiles(on: .of(160, 100)) { stack(.horizontal, mixture, spacing: spacing) }
      let column = try tiles(on: .of(100, 160)) { stack(.vertical, mixture, spacing: spacing) }
      #expect(row.mapValues(\.transposed) == column)
    }
  }

  @Test("a stack is as long as its views and the distances, and as broad as the broadest")
  func size() throws {
    for proposal in ProposedViewSize.sundry {
      let size = try answers(to: [proposal]) {
        HStack(spacing: 7) {
          Tile.of(1, 20, 30)
          Tile.of(2, 15, 10)
          Tile.of(3, 5, 40)
        }
      }
      #expect(size == [CGSize(width: 54, height: 40)])
    }
  }

  @Test("a stack that is not offered anything has views of ideal size")
  func ideal() throws {
    let size = try answer(nil, nil) {
      VStack(spacing: 5) {
        Tile(1).frame(idealWidth: 30, idealHeight: 20)
        Tile(2)
        Tile.of(3, 4, 4)
      }
    }
    #expect(size == CGSize(width: 30, height: 20 + 10 + 4 + 10))
  }

  @Test("left free across, a stack's views grow to the broadest of them")
  func freeAcross() throws {
    let row = HStack(spacing: 0) {
      Tile(1).frame(width: 4)
      Tile.of(2, 20, 38)
      Tile(3).frame(maxHeight: .infinity).frame(width: 5)
      Tile(4).frame(width: 6, height: 10)
    }
    for places in [
      try tiles { row.fixedSize(horizontal: false, vertical: true) },
      try tiles { ScrollView { row } }, try tiles { VStack { row }.fixedSize() },
    ] {
      #expect([1, 2, 3, 4].map { places[$0]?.height } == [38, 38, 38, 10])
      #expect(places[1]?.minY == places[2]?.minY && places[4]?.midY == places[2]?.midY)
    }
    let column = try tiles {
      VStack(spacing: 0) {
        Tile(1).frame(height: 4)
        Tile.of(2, 38, 20)
      }
      .fixedSize(horizontal: true, vertical: false)
    }
    #expect(column[1] == CGRect(x: 31, y: 38, width: 38, height: 4))
    let list = try Rehearsal(.of(300, 300)) { List { row } }
    #expect(try list.tile(1).height == 38)
  }

  @Test("a stack of one view takes what the view would take")
  func single() throws {
    for view in [
      AnyView(Tile(1)), AnyView(Tile.of(1, 20, 30)), AnyView(Text("several words that wrap")),
      AnyView(Circle()), AnyView(Tile(1).frame(minWidth: 10, maxWidth: 30, minHeight: 5)),
    ] {
      for proposal in ProposedViewSize.sundry where proposal != .infinity {
        let plain = try answers(to: [proposal]) { view }
        let row = try answers(to: [proposal]) { HStack { view } }
        let column = try answers(to: [proposal]) { VStack { view } }
        #expect(row == plain, "offered \(proposal)")
        #expect(column == plain, "offered \(proposal)")
        #expect(try answers(to: [proposal]) { ZStack { view } } == plain, "offered \(proposal)")
      }
    }
  }

  @Test("offered everything, a stack of greedy views is endless both ways")
  func endless() throws {
    let row = try answer(.infinity, .infinity) { HStack { Tile(1) } }
    let column = try answer(.infinity, .infinity) { VStack { Tile(1) } }
    let endless = CGSize(width: CGFloat.infinity, height: .infinity)
    let pile = try answer(.infinity, .infinity) { ZStack { Tile(1) } }
    #expect(row == endless && column == endless && pile == endless)
  }

  @Test("a stack inside a stack is as flexible as what is in it: the less flexible view goes first")
  func nestedFlexibility() throws {
    let tiles = try tiles {
      VStack(spacing: 0) {
        HStack(spacing: 0) { Tile(1) }
        Tile(2).frame(maxHeight: 20)
      }
    }
    // WWDC19, Building Custom Views with SwiftUI: the least flexible child first.
    #expect(tiles[1]?.height == 80 && tiles[2]?.height == 20)
  }

  @Test("a stack without views takes nothing")
  func empty() throws {
    #expect(try answers(to: ProposedViewSize.sundry) { HStack {} }.allSatisfy { $0 == .zero })
    #expect(try answers(to: ProposedViewSize.sundry) { VStack {} }.allSatisfy { $0 == .zero })
    #expect(try answers(to: ProposedViewSize.sundry) { ZStack {} }.allSatisfy { $0 == .zero })
  }

  @Test("views that are not there leave no distance, and groups none of their own")
  func absent() throws {
    let plain = try tiles {
      HStack(spacing: 6) {
        Tile.of(1, 10, 10)
        Tile.of(2, 10, 10)
      }
    }
    let isThere = ProposedViewSize.sundry.isEmpty
    let other = try tiles {
      HStack(spacing: 6) {
        EmptyView()
        Group {
          Tile.of(1, 10, 10)
          if isThere { Tile.of(3, 10, 10) }
        }
        ForEach(0..<0, id: \.self) { _ in Tile(4) }
        Tile.of(2, 10, 10)
        EmptyView()
      }
    }
    #expect(other == plain)
  }

  @Test("a stack in a stack of its kind and spacing is one stack")
  func nested() throws {
    let flat = try tiles {
      HStack(spacing: 3) {
        Tile.of(1, 10, 10)
        Tile.of(2, 14, 20)
        Tile.of(3, 6, 10)
      }
    }
    let nested = try tiles {
      HStack(spacing: 3) {
        HStack(spacing: 3) {
          Tile.of(1, 10, 10)
          Tile.of(2, 14, 20)
        }
        Tile.of(3, 6, 10)
      }
    }
    #expect(nested == flat)
  }

  @Test("what is too long overflows evenly on both sides of the stage")
  func overflow() throws {
    let tiles = try tiles {
      HStack(spacing: 0) {
        Tile.of(1, 80, 10)
        Tile.of(2, 80, 10)
      }
    }
    #expect(tiles[1]?.minX == -30 && tiles[2]?.maxX == 130)
  }

  @Test("equal shares leave no gap between them at any scale", arguments: [1.0, 2, 3])
  func pixels(scale: Double) throws {
    let stage = try Rehearsal(.of(100, 100, scale: scale)) {
      HStack(spacing: 0) { ForEach(0..<7, id: \.self) { Tile($0) } }
    }
    let frames = stage.tiles.sorted { $0.key < $1.key }.map(\.value)
    #expect(frames.first?.minX == 0 && frames.last?.maxX == 100)
    for (frame, next) in zip(frames, frames.dropFirst()) {
      #expect(abs(frame.maxX - next.minX) < 1e-9)
      let pixels = Double(frame.maxX) * scale
      #expect(abs(pixels - pixels.rounded()) < 1e-9)
    }
  }

  @Test("across a column views line up by their edges or middles", arguments: 0..<3)
  func horizontalAlignment(number: Int) throws {
    let alignment = [HorizontalAlignment.leading, .center, .trailing][number]
    let tiles = try tiles {
      VStack(alignment: alignment, spacing: 0) {
        Tile.of(1, 20, 10)
        Tile.of(2, 60, 10)
        Tile.of(3, 40, 10)
      }
    }
    let lines = tiles.values.map { [$0.minX, $0.midX, $0.maxX][number] }
    #expect(Set(lines).count == 1)
    #expect(tiles[2] == CGRect(x: 20, y: 45, width: 60, height: 10))
  }

  @Test("across a row views line up by their edges or middles", arguments: 0..<3)
  func verticalAlignment(number: Int) throws {
    let alignment = [VerticalAlignment.top, .center, .bottom][number]
    let tiles = try tiles {
      HStack(alignment: alignment, spacing: 0) {
        Tile.of(1, 10, 20)
        Tile.of(2, 10, 60)
        Tile.of(3, 10, 40)
      }
    }
    #expect(Set(tiles.values.map { [$0.minY, $0.midY, $0.maxY][number] }).count == 1)
  }

  @Test("a spacer takes all that fixed views leave, several share it")
  func spacers() throws {
    let tiles = try tiles {
      HStack(spacing: 0) {
        Spacer()
        Tile.of(1, 10, 10)
        Spacer()
        Spacer()
        Tile.of(2, 30, 10)
      }
    }
    #expect(tiles[1]?.minX == 20 && tiles[2]?.maxX == 100)
  }

  @Test("a spacer keeps its least length where there is too little room")
  func leastSpace() throws {
    func gap(_ minimum: CGFloat?) throws -> CGFloat {
      let stage = try Rehearsal(.small) {
        HStack(spacing: 0) {
          Tile.of(1, 60, 10)
          Spacer(minLength: minimum)
          Tile.of(2, 60, 10)
        }
      }
      return try stage.tile(2).minX - stage.tile(1).maxX
    }
    #expect(try gap(0) == 0)
    #expect(try gap(20) == 20)
    #expect(try gap(nil) == 8)
  }

  @Test("a spacer grows along its stack only, outside of stacks both ways")
  func spacerAxis() throws {
    let column = try answer(50, 60) {
      VStack(spacing: 0) {
        Spacer(); Tile.of(1, 7, 7)
      }
    }
    #expect(column == CGSize(width: 7, height: 60))
    let row = try answer(50, 60) {
      HStack(spacing: 0) {
        Spacer(); Tile.of(1, 7, 7)
      }
    }
    #expect(row == CGSize(width: 50, height: 7))
    #expect(try answer(50, 60) { ZStack { Spacer() } } == CGSize(width: 50, height: 60))
  }

  @Test("a divider is one pixel thick across its stack")
  func divider() throws {
    for scale in [1.0, 2, 3] {
      let row = try list(on: .of(100, 100, scale: scale)) { HStack { Divider() } }
      #expect(abs(try #require(row.fills.first).width - 1 / scale) < 1e-9)
      #expect(row.fills.first?.height == 100)
      let column = try list(on: .of(100, 100, scale: scale)) { VStack { Divider() } }
      #expect(abs(try #require(column.fills.first).height - 1 / scale) < 1e-9)
    }
  }

  @Test("shapes keep eight points between them where no spacing is said")
  func standard() throws {
    #expect(
      try answer(nil, nil) {
        HStack {
          Tile.of(1, 10, 10); Tile.of(2, 10, 10)
        }
      }.width == 28)
    #expect(
      try answer(nil, nil) {
        VStack {
          Tile.of(1, 10, 10); Tile.of(2, 10, 10)
        }
      }.height == 28)
  }

  @Test("a stack in depth is as large as its largest view each way, and paints in order")
  func depth() throws {
    let scene = {
      ZStack {
        Tile.of(1, 60, 10)
        Tile.of(2, 10, 40)
        Tile.of(3, 4, 4)
      }
    }
    #expect(try answer(nil, nil) { scene() } == CGSize(width: 60, height: 40))
    let stage = try Rehearsal(.small) { scene() }
    #expect(stage.paintedTiles == [1, 2, 3])
    #expect(Set(stage.tiles.values.map(\.midX)) == [50])
  }

  @Test(
    "a higher z-index is painted later, equal ones in the order of the views",
    arguments: [
      ([0.0, 0, 0], [0, 1, 2]), ([1, 0, 0], [1, 2, 0]), ([0, -1, 0], [1, 0, 2]),
      ([2, 1, 0], [2, 1, 0]), ([1, 0, 1], [1, 0, 2]),
    ])
  func zIndex(values: [Double], order: [Int]) throws {
    let depth = try Rehearsal(.small) {
      ZStack { ForEach(0..<3, id: \.self) { Tile.of($0, 20, 20).zIndex(values[$0]) } }
    }
    #expect(depth.paintedTiles == order)
    let row = try Rehearsal(.small) {
      HStack { ForEach(0..<3, id: \.self) { Tile.of($0, 20, 20).zIndex(values[$0]) } }
    }
    #expect(row.paintedTiles == order)
    // The order of painting does not touch the layout.
    #expect(row.tiles[0]?.minX ?? 0 < row.tiles[1]?.minX ?? 0)
  }
}
