import Foundation
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

  @Test("an index at the side is told to be missing, one that is hidden is not")
  func index() throws {
    func told(@ViewBuilder _ content: () -> some View) throws -> [String] {
      try Rehearsal(Self.phone, content).graph.shortcomings.compactMap {
        $0.split(separator: "`").first.map(String.init)
      }
    }
    let name: String? = "B"
    let labels = try told {
      List {
        Section { Text("a") }.sectionIndexLabel("A")
        Section { Text("a") }.sectionIndexLabel(name)
        Section { Text("a") }.sectionIndexLabel(Text("C"))
      }
    }
    #expect(labels == ["sectionIndexLabel"])
    #expect(
      try told { List { Text("a") }.listSectionIndexVisibility(.hidden) }.isEmpty)
  }
}
