import Foundation
import Geometry
import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

@MainActor @Suite("Lists in lists")
struct ListNestingTests {
  private static let phone = Stage.of(390, 600)
  @ViewBuilder private var rows: some View {
    ForEach(0..<3, id: \.self) { Tile.of($0, 20, 20) }
  }
  private func page(@ViewBuilder _ content: () -> some View) throws -> DisplayList {
    try Rehearsal(Self.phone) { content() }.list
  }

  @Test("one that is a row by itself is more rows, of a form, a list and their sections")
  func flat() throws {
    let form = try page { Form { Section { rows } } }
    #expect(try page { Form { Section { List { rows } } } } == form)
    #expect(try page { Form { Section { List(0..<3) { Tile.of($0, 20, 20) } } } } == form)
    #expect(try page { Form { List { rows }.listStyle(.plain) } } == page { Form { rows } })
    let mixed = try page {
      List {
        Section("One") {
          Tile.of(7, 20, 20)
          if true { List { rows } }
        }
      }
    }
    #expect(
      try mixed
        == page {
          List {
            Section("One") {
              Tile.of(7, 20, 20)
              rows
            }
          }
        })
  }

  @Test("one that has a size or something beside it is a list of its own")
  func own() throws {
    let flat = try page { Form { rows } }
    let framed = try page { Form { List { rows }.frame(height: 200) } }
    #expect(framed != flat)
    let beside = try page { Form { VStack { List { rows }.frame(height: 150) } } }
    #expect(beside != flat)
  }

  @Test("its rows come and go, and that it has a selection is told")
  func changes() throws {
    let hook = Hook<Int>()
    struct Page: View {
      let hook: Hook<Int>
      @State private var count = 1
      @State private var chosen: Int?
      var body: some View {
        hook.binding = $count
        return Form {
          Section {
            List(selection: $chosen) {
              ForEach(0..<count, id: \.self) { Text("Row \($0)") }
            }
          }
        }
      }
    }
    let stage = try Rehearsal(Self.phone) { Page(hook: hook) }
    #expect(stage.list.words == ["Row 0"])
    try stage.now { hook.value = 3 }
    #expect(stage.list.words == ["Row 0", "Row 1", "Row 2"])
    #expect(stage.graph.shortcomings.contains { $0.contains("List(selection:) in a list") })
  }
}
