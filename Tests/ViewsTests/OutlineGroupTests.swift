import Foundation
import Rostrum
import Testing

@MainActor @Suite("Trees of rows")
struct OutlineGroupTests {
  private struct Folder: Identifiable {
    let id: Int
    var folders: [Folder]?
  }

  private static let phone = Stage.of(390, 600)
  private static let tree = [
    Folder(id: 1, folders: [Folder(id: 2), Folder(id: 3, folders: [Folder(id: 4)])]),
    Folder(id: 5),
  ]

  private func tap(_ stage: Rehearsal, _ tile: Int) throws {
    let (place, now) = (try stage.tile(tile), stage.graph.timeline.now.seconds)
    try stage.tap(place.midX, place.midY, at: now + 0.1)
    try stage.advance(to: now + 2)
  }

  private func row(_ folder: Folder) -> some View { Tile.of(folder.id, 20, 20) }

  @Test("an element that has others within opens and closes; a leaf does not", arguments: 0..<3)
  func opens(spelling: Int) throws {
    let stage = try Rehearsal(Self.phone) {
      switch spelling {
      case 0: List { OutlineGroup(Self.tree, children: \.folders) { row($0) } }
      case 1: List(Self.tree, children: \.folders) { row($0) }
      default: List(Self.tree, id: \.id, children: \.folders) { row($0) }
      }
    }
    #expect(stage.paintedTiles == [1, 5])
    try tap(stage, 1)
    #expect(stage.paintedTiles == [1, 2, 3, 5])
    let (outer, inner) = (try stage.tile(1), try stage.tile(2))
    #expect(inner.minX > outer.minX && inner.minY > outer.minY)
    try tap(stage, 3)
    #expect(stage.paintedTiles == [1, 2, 3, 4, 5])
    #expect(try stage.tile(4).minX > stage.tile(3).minX)
    try tap(stage, 1)
    #expect(stage.paintedTiles == [1, 5])
  }

  @Test("outside of a list the elements stand below each other, too")
  func alone() throws {
    let stage = try Rehearsal(Self.phone) {
      VStack { OutlineGroup(Self.tree, id: \.id, children: \.folders) { row($0) } }
    }
    #expect(try stage.tile(1).maxY < stage.tile(5).minY)
    try tap(stage, 1)
    #expect(stage.paintedTiles == [1, 2, 3, 5])
  }
}
