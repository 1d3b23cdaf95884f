import Rostrum
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor @Suite("Spacing and lines of lists")
struct ListSpacingTests {
  private func rows(_ change: (AnyView) -> some View = { $0 }) throws -> Rehearsal {
    try Rehearsal(width: 320, height: 600) {
      change(
        AnyView(
          List {
            Section { ForEach(0..<3) { Tile.of($0, 20, 10) } }
            Section { Tile.of(3, 20, 10) }
          }))
    }
  }

  private func pitch(_ stage: Rehearsal, _ a: Int, _ b: Int) throws -> CGFloat {
    try stage.tile(b).midY - stage.tile(a).midY
  }

  @Test("rows stand apart by the spacing that is asked for", arguments: [0.0, 6, 20])
  func rowSpacing(length: Double) throws {
    let stage = try rows { $0.listRowSpacing(CGFloat(length)) }
    #expect(try pitch(stage, 0, 1) == 44 + CGFloat(length))
    #expect(try pitch(stage, 1, 2) == 44 + CGFloat(length))
    #expect(try pitch(stage, 2, 3) == pitch(rows(), 2, 3))
  }

  @Test("with spacing each row is a card of its own, without lines")
  func cards() throws {
    func fills(_ spacing: CGFloat?) throws -> [CGRect] {
      try list(on: Stage.of(320, 600)) {
        List { ForEach(0..<3) { Tile.of($0, 20, 10) } }.listRowSpacing(spacing)
      }.fills
    }
    let (together, apart) = (try fills(nil), try fills(8))
    #expect(together.filter { $0.height <= 1 }.count == 2)
    #expect(apart.filter { $0.height <= 1 }.isEmpty)
    #expect(apart.filter { $0.size == CGSize(width: 288, height: 44) }.count >= 3)
    #expect(together.contains { $0.size == CGSize(width: 288, height: 132) })
  }

  @Test("groups stand apart by the spacing that is asked for")
  func sectionSpacing() throws {
    let usual = try pitch(rows(), 2, 3)
    #expect(
      try pitch(rows { $0.listSectionSpacing(SystemLook.system18.lists.groupGap) }, 2, 3) == usual)
    #expect(try pitch(rows { $0.listSectionSpacing(50) }, 2, 3) == usual + 15)
    #expect(try pitch(rows { $0.listSectionSpacing(0) }, 2, 3) == 44)
    #expect(try pitch(rows { $0.listSectionSpacing(.default) }, 2, 3) == usual)
    let compact = try pitch(rows { $0.listSectionSpacing(.compact) }, 2, 3)
    // A stage of one pixel to the point has no half ones.
    #expect(abs(compact - (usual - 17.5)) <= 0.5)
    #expect(try pitch(rows { $0.listSectionSpacing(.custom(-9)) }, 2, 3) == 44)
  }

  @Test("rows are as high as the environment says at least", arguments: [20.0, 44, 70])
  func leastHeight(height: Double) throws {
    let stage = try rows { $0.environment(\.defaultMinListRowHeight, CGFloat(height)) }
    #expect(try pitch(stage, 0, 1) == max(CGFloat(height), 32))
  }

  @Test("headers are as high as the environment says at least")
  func headers() throws {
    func top(_ height: CGFloat?) throws -> CGFloat {
      try Rehearsal(width: 320, height: 600) {
        List {
          Section {
            Tile.of(1, 20, 10)
          } header: {
            Tile.of(2, 20, 10)
          }
        }
        .environment(\.defaultMinListHeaderHeight, height)
      }.tile(1).minY
    }
    #expect(try top(100) - top(nil) == 100 - 22)
    #expect(try top(1) == top(nil))
  }

  @Test("a line has the colour of the row above it, else that of the row beneath")
  func tints() throws {
    func lines(_ first: Color?, _ second: Color?) throws -> [[Int]] {
      let drawn = try list(on: Stage.of(320, 300)) {
        List {
          Tile.of(0, 20, 10).listRowSeparatorTint(first)
          Tile.of(1, 20, 10).listRowSeparatorTint(second, edges: .top)
        }
      }
      return zip(drawn.fills, drawn.colors).filter { $0.0.height <= 1 }.map { $0.1.code }
    }
    #expect(try lines(.red, nil) == [[255, 59, 48, 100]])
    #expect(try lines(nil, .green) == [[52, 199, 89, 100]])
    #expect(try lines(.red, .green) == [[255, 59, 48, 100]])
    #expect(try lines(nil, nil).first != [255, 59, 48, 100])
  }
}
