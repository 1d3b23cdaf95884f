import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

@MainActor @Suite("Headers and footers that stay in sight")
struct PinnedViewsTests {
  /// A container of sections along an axis.
  enum Container: CaseIterable {
    case stack, grid
  }

  /// Three sections of a header, three rows and a footer, each 20 points long: the tiles of section 1 are
  /// 10 (header), 11, 12, 13 and 19 (footer).
  private struct Sections: View {
    let container: Container
    let axis: Axis
    let pinned: PinnedScrollableViews
    var touched: (Int) -> Void = { _ in }

    private func tile(_ number: Int) -> some View {
      Tile(number)
        .frame(width: axis == .vertical ? 100 : 20, height: axis == .vertical ? 20 : 100)
        .onTapGesture { touched(number) }
    }

    @ViewBuilder private var sections: some View {
      ForEach(0..<3) { section in
        Section {
          ForEach(1..<4) { tile(section * 10 + $0) }
        } header: {
          tile(section * 10)
        } footer: {
          tile(section * 10 + 9)
        }
      }
    }

    var body: some View {
      ScrollView(axis == .vertical ? .vertical : .horizontal) {
        switch (container, axis) {
        case (.stack, .vertical):
          LazyVStack(spacing: 0, pinnedViews: pinned) { sections }
        case (.stack, .horizontal):
          LazyHStack(spacing: 0, pinnedViews: pinned) { sections }
        case (.grid, .vertical):
          LazyVGrid(columns: [GridItem()], spacing: 0, pinnedViews: pinned) { sections }
        case (.grid, .horizontal):
          LazyHGrid(rows: [GridItem()], spacing: 0, pinnedViews: pinned) { sections }
        }
      }
    }
  }

  /// The sections, scrolled by some points.
  private func stage(_ view: Sections, scrolledBy way: Double) throws -> Rehearsal {
    let stage = try Rehearsal(.small) { view }
    let end =
      view.axis == .vertical ? CGPoint(x: 90, y: 95 - way) : CGPoint(x: 95 - way, y: 90)
    let start = view.axis == .vertical ? CGPoint(x: 90, y: 95) : CGPoint(x: 95, y: 90)
    if way > 0 { try stage.drag(from: start, to: end, at: 0, steps: 30, release: false) }
    return stage
  }

  /// Where a tile begins along the axis.
  private func place(_ number: Int, _ stage: Rehearsal, _ axis: Axis) throws -> CGFloat {
    let frame = try stage.tile(number)
    return axis == .vertical ? frame.minY : frame.minX
  }

  @Test(
    "a header stays at the start while its section is there, and is pushed out by the section's end",
    arguments: Container.allCases, [Axis.vertical, .horizontal])
  func headers(container: Container, axis: Axis) throws {
    let view = Sections(container: container, axis: axis, pinned: .sectionHeaders)
    for (way, first, second) in [
      (0.0, 0.0, 100.0), (30, 0, 70), (80, 0, 20), (90, -10, 10), (100, -20, 0),
    ] {
      let stage = try stage(view, scrolledBy: way)
      #expect(try place(0, stage, axis) == first, "after \(way)")
      #expect(try place(10, stage, axis) == second, "after \(way)")
      // What is not held scrolls.
      #expect(try place(1, stage, axis) == 20 - way)
      #expect(try place(9, stage, axis) == 80 - way)
    }
  }

  @Test(
    "a footer stays at the end while its section is there, and comes in with the section's start",
    arguments: Container.allCases, [Axis.vertical, .horizontal])
  func footers(container: Container, axis: Axis) throws {
    let view = Sections(container: container, axis: axis, pinned: .sectionFooters)
    for (way, first, second) in [
      (0.0, 80.0, 100.0), (10, 70, 90), (30, 50, 80), (80, 0, 80), (95, -15, 80),
    ] {
      let stage = try stage(view, scrolledBy: way)
      #expect(try place(9, stage, axis) == first, "after \(way)")
      #expect(try place(19, stage, axis) == second, "after \(way)")
      #expect(try place(10, stage, axis) == 100 - way)
    }
  }

  @Test("without a word all scroll, and are painted in their order")
  func plain() throws {
    for container in Container.allCases {
      let view = Sections(container: container, axis: .vertical, pinned: [])
      let stage = try stage(view, scrolledBy: 30)
      #expect(try stage.tile(0).minY == -30 && stage.paintedTiles == stage.paintedTiles.sorted())
    }
  }

  @Test("what is held is painted last, and takes the touches where it is")
  func touches() throws {
    let journal = Journal()
    let view = Sections(container: .stack, axis: .vertical, pinned: .sectionHeaders) {
      journal.note("\($0)")
    }
    let stage = try stage(view, scrolledBy: 30)
    // The third is not near the window yet.
    #expect(stage.paintedTiles.suffix(2) == [0, 10])
    // A finger that rests before it goes up throws nothing.
    try stage.advance(to: 2)
    try stage.finger(.moved, 90, 65)
    try stage.advance(to: 3)
    try stage.finger(.ended, 90, 65)
    try stage.tap(50, 10, at: 6)
    #expect(journal.lines == ["0"])
    #expect(stage.graph.tappables.first?.frame == CGRect(x: 0, y: 0, width: 100, height: 20))
  }

  @Test("a reader in a held header reads the place where it is held")
  func reading() throws {
    let view = ScrollView {
      LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
        ForEach(0..<2) { section in
          Section {
            Tile.of(section, 100, 100)
          } header: {
            GeometryReader { proxy in
              Text("\(Int(proxy.frame(in: .global).minY))")
            }
            .frame(height: 20)
          }
        }
      }
    }
    let stage = try Rehearsal(.small) { view }
    #expect(stage.list.words.first == "0")
    try stage.drag(
      from: CGPoint(x: 90, y: 95), to: CGPoint(x: 90, y: 55), at: 0, steps: 30, release: false)
    // The first is held, the second scrolls.
    #expect(stage.list.words == ["0", "80"])
    try stage.drag(
      from: CGPoint(x: 90, y: 55), to: CGPoint(x: 90, y: -15), at: 1, steps: 30, release: false)
    // And is pushed out.
    #expect(stage.list.words == ["-10", "10"])
  }

  @Test("headers of a plain list stay while their section is there, those of others scroll")
  func lists() throws {
    func stage(_ style: some ListStyle, scrolledBy way: Double) throws -> Rehearsal {
      let stage = try Rehearsal(.of(200, 300)) {
        List {
          ForEach(0..<3) { section in
            Section {
              ForEach(1..<4) { Tile.of(section * 10 + $0, 100, 20) }
            } header: {
              Tile.of(section * 10, 100, 20)
            }
          }
        }
        .listStyle(style)
      }
      if way > 0 {
        try stage.drag(
          from: CGPoint(x: 190, y: 295), to: CGPoint(x: 190, y: 295 - way), at: 0, steps: 30,
          release: false)
      }
      return stage
    }
    // A header is 32 points high with its insets of 6, a row 44.
    for (way, first, second) in [
      (0.0, 6.0, 170.0), (60, 6, 110), (132, 6, 38), (142, -4, 28), (150, -12, 20),
    ] {
      let plain = try stage(.plain, scrolledBy: way)
      #expect(try plain.tile(0).minY == first && plain.tile(10).minY == second, "after \(way)")
      #expect(try plain.tile(3).minY == 132 - way)
      if way > 0 { #expect(plain.paintedTiles.last == 0, "a held header lies over the rows") }
    }
    let grouped = try (0...1).map { try stage(.grouped, scrolledBy: Double($0) * 60).tile(0).minY }
    #expect(grouped[1] == grouped[0] - 60)
  }

  @Test("outside of a window they are where they are")
  func noWindow() throws {
    let found = try tiles {
      LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
        Section {
          Tile.of(1, 20, 20)
        } header: {
          Tile.of(2, 20, 20)
        }
      }
    }
    #expect(found[2]?.minY == 30 && found[1]?.minY == 50)
  }
}
