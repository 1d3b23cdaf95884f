import Foundation
import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

/// Rows and tabs whose views stand deep in each other.
@MainActor @Suite("Deep rows and tabs")
struct DeepRowTests {
  /// A view in as many others as there are to be.
  private func deep(_ count: Int, _ view: some View) -> AnyView {
    (0..<count).reduce(AnyView(view)) { inner, _ in AnyView(HStack { inner }.padding(0)) }
  }

  /// A search that asks twice at every level would not end: 40 levels are a million million questions.
  @Test("a row's separator begins at its first text, however deep that is", arguments: [1, 10, 40])
  func separators(depth: Int) throws {
    let stage = try Rehearsal(.of(300, 200)) {
      List {
        HStack {
          Tile.of(1, 20, 20)
          deep(depth, Text("a"))
        }
        deep(depth, Tile.of(2, 20, 20))
        Text("b")
      }.listStyle(.plain)
    }
    let lines = stage.list.lines
    #expect(lines.contains { $0.contains("\"a\"") } && lines.contains { $0.contains("\"b\"") })
  }

  @Test("a tab's page may stand as deep", arguments: [1, 40])
  func tabs(depth: Int) throws {
    let stage = try Rehearsal(.of(300, 600)) {
      TabView {
        Tab("One", systemImage: "star") { deep(depth, Text("inside")) }
        Tab("Two", systemImage: "moon") { Text("outside") }
      }
    }
    #expect(stage.list.lines.contains { $0.contains("\"inside\"") })
  }
}
