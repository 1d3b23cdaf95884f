import DisplayList
import Foundation
import Geometry
import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

@MainActor @Suite("What sections say of themselves")
struct ListSectionTests {
  private static let phone = Stage.of(390, 600)

  /// The groups of a list of two sections, the first of which is changed.
  private func groups(_ change: (AnyView) -> AnyView) throws -> [CGRect] {
    let first = change(AnyView(Section { Tile.of(1, 20, 20) }))
    let stage = try Rehearsal(Self.phone) {
      List {
        first
        Section { Tile.of(2, 20, 20) }
      }
    }
    return stage.list.fills.filter { $0.width < 390 && $0.height > 30 }
  }

  @Test("a section has the margins that it asks for, others those of the list")
  func margins() throws {
    let own = try groups { $0 }
    let asked = try groups { AnyView($0.listSectionMargins(.horizontal, 0)) }
    let one = try groups { AnyView($0.listSectionMargins(.leading, 50)) }
    try #require(own.count == 2 && one.count == 2)
    #expect(own[0].minX == 20 && own[0].maxX == 370)
    // One as wide as the list is told apart by its width; what is left is the other.
    #expect(asked == [own[1]])
    #expect(one[0].minX == 50 && one[0].maxX == 370 && one[1] == own[1])
    #expect(try groups { AnyView($0.listSectionMargins(.horizontal, nil)) } == own)
  }

  @Test("a list's margins are those of all its sections")
  func all() throws {
    let stage = try Rehearsal(Self.phone) {
      List { Section { Tile.of(1, 20, 20) } }.listSectionMargins(.horizontal, 40)
    }
    let group = stage.list.fills.first { $0.width < 390 && $0.height > 30 }
    #expect(group?.minX == 40 && group?.maxX == 350)
  }

  private func film(_ visibility: Visibility) throws -> DisplayList {
    let name: String? = "Q"
    return try Rehearsal(Self.phone) {
      List {
        Section {
          Tile.of(1, 20, 20)
          Tile.of(2, 20, 20)
        }
        .sectionIndexLabel("P")
        Section { Tile.of(3, 20, 20) }.sectionIndexLabel(name)
        Section { Tile.of(4, 20, 20) }
        Section { Tile.of(5, 20, 20) }.sectionIndexLabel(Text("R"))
      }
      .listSectionIndexVisibility(visibility)
    }.list
  }

  @Test("the index has the letters of each section once, in the middle of the trailing side")
  func index() throws {
    let list = try film(.automatic)
    #expect(list.words == ["P", "Q", "R"])
    let places = list.glyphPlaces
    #expect(places.allSatisfy { $0.x > 390 - 15 && $0.x < 390 })
    #expect(zip(places, places.dropFirst()).allSatisfy { abs($1.y - $0.y - 14) < 0.01 })
    #expect(try film(.hidden).words.isEmpty)
  }

  @Test("as its letters change, so does the index")
  func changed() throws {
    let scene = try Stagehand("A", on: Self.phone) { letter in
      List { Section { Tile.of(1, 20, 20) }.sectionIndexLabel(letter) }
    }
    #expect(scene.stage.list.words == ["A"])
    try scene.change(to: "B")
    #expect(scene.stage.list.words == ["B"])
  }
}

extension DisplayList {
  /// Where runs of letters begin on the stage.
  fileprivate var glyphPlaces: [CGPoint] {
    commands.compactMap {
      guard case .glyphs(let run, _, let transform) = $0 else { return nil }
      return run.glyphs.first?.position.applying(transform)
    }
  }
}
