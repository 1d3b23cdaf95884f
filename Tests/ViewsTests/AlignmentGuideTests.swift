import Rostrum
import Testing

@MainActor @Suite("Alignment guides")
struct AlignmentGuideTests {
  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
  }

  @Test(
    "a guide moves a view so that its line meets the others'",
    arguments: [0, 6, -10, 30] as [CGFloat])
  func shift(way: CGFloat) throws {
    let tiles = try tiles {
      VStack(alignment: .leading, spacing: 0) {
        Tile.of(1, 40, 10)
        Tile.of(2, 40, 10).alignmentGuide(.leading) { $0[.leading] + way }
      }
    }
    let (first, second) = (try #require(tiles[1]), try #require(tiles[2]))
    #expect(first.minX - second.minX == way)
    // The stack is as broad as both, and in the middle of the stage.
    #expect((min(first.minX, second.minX) + max(first.maxX, second.maxX)) / 2 == 50)
  }

  @Test("a guide may be the line of another name: top of one at the bottom of the next")
  func otherLine() throws {
    let tiles = try tiles {
      HStack(alignment: .top, spacing: 0) {
        Tile.of(1, 10, 20)
        Tile.of(2, 10, 30).alignmentGuide(.top) { $0[.bottom] }
      }
    }
    #expect(try #require(tiles[2]).maxY == tiles[1]?.minY)
  }

  @Test("a guide that nobody lines up by changes nothing")
  func unused() throws {
    func scene(_ guide: HorizontalAlignment) throws -> [Int: CGRect] {
      try tiles {
        VStack(alignment: .trailing, spacing: 0) {
          Tile.of(1, 40, 10)
          Tile.of(2, 20, 10).alignmentGuide(guide) { _ in 7 }
        }
      }
    }
    #expect(try scene(.leading) == scene(.center))
    #expect(try scene(.trailing) != scene(.center))
  }

  @Test("a line of one's own has a place in every view")
  func own() throws {
    let third = HorizontalAlignment(Third.self)
    let tiles = try tiles {
      VStack(alignment: third, spacing: 0) {
        Tile.of(1, 60, 10)
        Tile.of(2, 30, 10)
        Tile.of(3, 12, 10).alignmentGuide(third) { $0.width }
      }
    }
    let line = try #require(tiles[1]).minX + 20
    #expect(tiles[2]?.minX == line - 10)
    #expect(tiles[3]?.maxX == line)
  }

  @Test("a line of one's own passes through stacks inside to the views that set it")
  func through() throws {
    let third = HorizontalAlignment(Third.self)
    let tiles = try tiles {
      VStack(alignment: third, spacing: 0) {
        HStack(spacing: 0) {
          Tile.of(1, 16, 10)
          Tile.of(2, 20, 10).alignmentGuide(third) { $0[HorizontalAlignment.center] }
        }
        Tile.of(3, 40, 10).alignmentGuide(third) { _ in 0 }
      }
    }
    #expect(tiles[2]?.midX == tiles[3]?.minX)
  }

  @Test("dimensions tell a view's size and where its lines are, set ones apart from default ones")
  func dimensions() throws {
    var told: [CGFloat?] = []
    _ = try Rehearsal(.small) {
      VStack(alignment: .leading) {
        Tile.of(1, 30, 20).alignmentGuide(.trailing) { $0.width - 4 }
          .alignmentGuide(.leading) { view in
            told = [
              view.width, view.height, view[HorizontalAlignment.center], view[.trailing],
              view[VerticalAlignment.bottom], view[explicit: .trailing],
              view[explicit: HorizontalAlignment.center],
            ]
            return 0
          }
      }
    }
    #expect(told == [30, 20, 15, 26, 20, 26, nil])
  }

  @Test("texts of every size stand on one line, by the first or the last line of text")
  func baselines() throws {
    func baselines(_ alignment: VerticalAlignment) throws -> [CGFloat] {
      let list = try list(on: .of(300, 200)) {
        HStack(alignment: alignment) {
          Text("Mm").font(.largeTitle)
          Text("Mm").font(.caption)
          Text("Mm")
        }
      }
      return list.commands.compactMap {
        guard case .glyphs(let run, _, let transform) = $0 else { return nil }
        return run.glyphs.first.map { $0.position.applying(transform).y }
      }
    }
    for alignment in [VerticalAlignment.firstTextBaseline, .lastTextBaseline] {
      let lines = try baselines(alignment)
      #expect(lines.count == 3)
      #expect(lines.allSatisfy { abs($0 - lines[0]) <= 1 })
    }
    let centred = try baselines(.center)
    #expect(centred[0] - centred[1] > 3)
  }

  @Test("a shape beside a text stands on its baseline")
  func shapeOnBaseline() throws {
    let stage = try Rehearsal(.small) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("Mm")
        Tile.of(1, 10, 10)
      }
    }
    let baseline = stage.list.commands.compactMap { command -> CGFloat? in
      guard case .glyphs(let run, _, let transform) = command else { return nil }
      return run.glyphs.first?.position.applying(transform).y
    }
    #expect(abs(try stage.tile(1).maxY - #require(baseline.first)) <= 1)
  }

  @Test("padding and offset carry a guide along as they carry the view")
  func carried() throws {
    let tiles = try tiles {
      HStack(alignment: .top, spacing: 0) {
        Tile.of(1, 10, 10).alignmentGuide(.top) { _ in 5 }.padding(4)
        Tile.of(2, 10, 10)
        Tile.of(3, 10, 10).alignmentGuide(.top) { _ in 5 }.offset(y: 30)
      }
    }
    let line = try #require(tiles[2]).minY
    #expect(tiles[1]?.minY == line - 5)
    // An offset is drawn, not laid out.
    #expect(tiles[3]?.minY == line - 5 + 30)
  }

  @Test("an overlay lines up with the view's own guides")
  func overlay() throws {
    let tiles = try tiles {
      Tile.of(1, 40, 40).alignmentGuide(.top) { _ in 10 }
        .overlay(alignment: .top) { Tile.of(2, 6, 6) }
    }
    #expect(try #require(tiles[2]).minY - #require(tiles[1]).minY == 10)
  }

  @Test("a stack in depth lines up both ways at once")
  func both() throws {
    let tiles = try tiles {
      ZStack(alignment: .bottomTrailing) {
        Tile.of(1, 40, 40)
        Tile.of(2, 10, 10)
          .alignmentGuide(HorizontalAlignment.trailing) { $0[HorizontalAlignment.center] }
          .alignmentGuide(VerticalAlignment.bottom) { $0[VerticalAlignment.center] }
      }
    }
    let corner = try #require(tiles[1])
    #expect(tiles[2]?.midX == corner.maxX && tiles[2]?.midY == corner.maxY)
  }
}
