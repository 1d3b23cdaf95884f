import DisplayList
import DocumentViews
import Foundation
import Geometry
import Motion
import Pixels
import SceneDocuments
import SceneGraph
import Testing
import ViewEngine
import Views

@MainActor @Suite struct LookLawTests {
  private static let assets = Assets.withLeaf

  @Test(
    "A document draws what SwiftUI source draws, in every state and on the way",
    arguments: DocumentLook.all)
  func sameFrames(look: DocumentLook) throws {
    let document = try Rehearsal(look.document, assets: Self.assets)
    let source = try Rehearsal(assets: Self.assets) { SwitchedOn { look.view($0) } }
    for time in [0, 0.125, 0.5, 1, 1.5] {
      #expect(try document.frame(at: time) == source.frame(at: time), "at \(time) s")
    }
    #expect(document.graph.nextEvent == nil)
  }

  @Test(
    "A document's values are those of SwiftUI source, to the last digit",
    arguments: DocumentLook.all)
  func sameValues(look: DocumentLook) throws {
    let document = try Rehearsal(look.document, assets: Self.assets)
    let source = try Rehearsal(assets: Self.assets) { SwitchedOn { look.view($0) } }
    for time in [0, 0.3, 0.9, 1.2] {
      try document.advance(to: time)
      try source.advance(to: time)
      #expect(document.values == source.values, "at \(time) s")
    }
  }

  // A letter stands in the middle of its room, however high that is.
  @Test(
    "What a state changes is seen",
    arguments: DocumentLook.all.filter { $0.name != "as wide as there is room" })
  func changesAreSeen(look: DocumentLook) throws {
    let document = try Rehearsal(look.document, assets: Self.assets)
    // Without its events a document stays as it begins.
    let still = try #require(look.document.range(of: "events:"))
    let rest = try Rehearsal(String(look.document[..<still.lowerBound]), assets: Self.assets)
    #expect(try document.frame(at: 2) != rest.frame(at: 2))
  }

  @Test("Every kind of node and every value of a node has its look")
  func complete() throws {
    var kinds: Set<SceneNode.Kind> = []
    var values: Set<String> = []
    for look in DocumentLook.all {
      for node in try Rehearsal.document(look.document).allNodes {
        kinds.insert(node.kind)
        for said in [node.base] + node.states.map(\.values) {
          for (label, value) in Mirror(reflecting: said).children {
            let isSaid =
              Mirror(reflecting: value).displayStyle != .optional
              || !Mirror(reflecting: value).children.isEmpty
            if isSaid, let label { values.insert(label) }
          }
        }
      }
    }
    let all = Set(Mirror(reflecting: NodeValues()).children.compactMap(\.label))
    #expect(kinds == Set(SceneNode.Kind.allCases))
    #expect(all.subtracting(values).sorted() == [])
  }
}
