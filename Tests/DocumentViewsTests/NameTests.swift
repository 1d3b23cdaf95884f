import DisplayList
import DocumentViews
import Foundation
import Geometry
import Motion
import SceneDocuments
import SceneGraph
import Testing
import ViewEngine
import Views

@MainActor @Suite struct NameTests {
  @Test(
    "Views are called by their nodes' identifiers, and as in SwiftUI source where they have none")
  func names() throws {
    let stage = try Rehearsal(
      """
      rostrum: 1
      stage: {size: [100, 100]}
      states: [off, on]
      scene:
        - hstack:
            - {text: Hello, states: {on: {opacity: 0.5}}}
            - {circle: 10, id: dot, states: {on: {fill: red}}}
          id: row
          states: {on: {x: 10}}
        - {rectangle: 10, states: {on: {x: 10}}}
      """)
    let names = Set(ValueTrace(of: stage.graph).sample().map(\.view))
    #expect(names.isSuperset(of: ["dot", "row", "row/Text 'Hello'", "ZStack/Rectangle"]))
    #expect(!names.contains { $0.contains("Document") })
  }

  @Test("Names stay through all states")
  func stay() throws {
    for look in DocumentLook.all where !look.name.contains("ing") && look.name != "pushed" {
      let stage = try Rehearsal(look.document, assets: .withLeaf)
      let before = Set(ValueTrace(of: stage.graph).sample().map(\.view))
      try stage.settle()
      #expect(Set(ValueTrace(of: stage.graph).sample().map(\.view)) == before, "\(look.name)")
    }
  }

  @Test("A document's wishes for the stage are a preview's traits")
  func traits() throws {
    let document = try Rehearsal.document(
      "rostrum: 1\nname: Card\nstage: {size: [320, 200], scale: 3, duration: 90f}\nscene: []")
    let preview = DocumentScene(document, rate: FrameRate(frames: 30)).preview
    #expect(preview.name == "Card")
    #expect(
      preview.traits.map(\.wish) == [
        .fixed(width: 320, height: 200), .film(scale: 3, duration: 3),
      ])
    let fit = try Rehearsal.document("rostrum: 1\nstage: {size: fit}\nscene: []")
    #expect(DocumentScene(fit).preview.traits.map(\.wish) == [.sizeThatFits])
  }
}
