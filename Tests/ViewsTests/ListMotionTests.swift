import Rostrum
import Testing

/// Rows on their way are opaque: what is painted after what, and over what.
@MainActor @Suite("Rows that come, go and move")
struct ListMotionTests {
  private static let phone = Stage.of(390, 600)

  private func scene(_ items: [Int]) throws -> Stagehand<[Int]> {
    try Stagehand(items, on: Self.phone) { (items: [Int]) in
      List { ForEach(items, id: \.self) { Tile.of($0, 20, 20) } }
    }
  }

  /// What is painted, in order: `row` for a row's own white, `line` for a separator, else a tile's
  /// number.
  private func painted(_ list: DisplayList) -> [(name: String, frame: CGRect)] {
    list.commands.compactMap {
      guard case .fill(let path, _, .solid(let color), let transform) = $0 else { return nil }
      let frame = path.boundingRect.applying(transform)
      switch color.code {
      case [255, 255, 255, 100] where frame.height == 44: return ("row", frame)
      case [60, 60, 67, 29]: return ("line", frame)
      default:
        guard frame.width == 20 else { return nil }
        return ("\(Int((color.red * 255).rounded()))", frame)
      }
    }
  }

  @Test("a list at rest paints no ground of single rows")
  func rest() throws {
    let stage = try scene([1, 2, 3]).stage
    #expect(painted(stage.list).map(\.name) == ["1", "2", "3", "line", "line"])
  }

  @Test("the row that goes lies below, the one that closes the gap slides over it, lines go along")
  func leaving() throws {
    let stage = try scene([1, 2, 3, 4]).halfWay(to: [1, 3, 4])
    let painted = painted(stage.list)
    #expect(
      painted.map(\.name) == [
        "row", "2", "line", "1", "line", "row", "3", "line", "row", "4",
      ])
    // Row 3 covers the lower half of row 2, with the line under it.
    #expect(painted[0].frame.minY == 79 && painted[5].frame.minY == 101)
    #expect(painted[2].frame.maxY == 123 && painted[7].frame.maxY == 145)
    try stage.advance(to: 2)
    #expect(self.painted(stage.list).map(\.name) == ["1", "3", "4", "line", "line"])
  }

  @Test("a row that comes lies below those that make room")
  func entering() throws {
    let stage = try scene([1, 3]).halfWay(to: [1, 2, 3])
    #expect(painted(stage.list).map(\.name) == ["1", "2", "line", "line", "row", "3"])
    // At the end of a group it is seen as far as the group has grown.
    let last = try scene([1]).halfWay(to: [1, 2])
    let clips = last.list.groups.compactMap { $0.clip?.path.boundingRect }
    #expect(clips.contains(CGRect(x: 20, y: 35, width: 350, height: 66)))
  }

  @Test("a row that comes back on its way out goes on from where it is")
  func returning() throws {
    let scene = try scene([1, 2, 3])
    let stage = try scene.halfWay(to: [1, 3])
    try scene.change(to: [1, 2, 3], .linear(duration: 1))
    #expect(stage.tiles[3]?.midY == 123)
    try stage.advance(to: 2)
    #expect(painted(stage.list).map(\.name) == ["1", "2", "3", "line", "line"])
    #expect(stage.tiles[3]?.midY == 145)
  }

  @Test("rows that change places are opaque, the later one above")
  func moving() throws {
    let stage = try scene([1, 2]).halfWay(to: [2, 1], share: 0.25)
    #expect(painted(stage.list).map(\.name) == ["row", "2", "line", "row", "1"])
  }

  @Test("a row that is chosen has no separators")
  func chosen() throws {
    struct Scene: View {
      @State var chosen: Int?
      var body: some View {
        List(selection: $chosen) { ForEach(0..<4, id: \.self) { Tile.of($0, 20, 20) } }
      }
    }
    func lines(_ chosen: Int?) throws -> [CGFloat] {
      painted(try list(on: Self.phone) { Scene(chosen: chosen) }).filter { $0.name == "line" }
        .map(\.frame.maxY)
    }
    #expect(try lines(nil) == [79, 123, 167])
    #expect(try lines(0) == [123, 167])
    #expect(try lines(1) == [167])
    #expect(try lines(3) == [79, 123])
  }
}
