import Foundation
import Rostrum
import Testing

@testable import ViewEngine

/// A search around a stack is that of the stack's first page.
@MainActor @Suite("Searching a stack")
struct StackSearchTests {
  /// Where `searchable` is written.
  private enum Place { case page, stack, split }

  private struct People: View {
    let place: Place
    let hook: Hook<String>
    @State private var text = ""

    var body: some View {
      hook.binding = $text
      switch place {
      case .page:
        return AnyView(NavigationStack { searched(list) })
      case .stack:
        return AnyView(searched(NavigationStack { list }))
      case .split:
        return AnyView(
          searched(
            NavigationSplitView {
              list
            } detail: {
              NavigationStack { Text("Nobody").navigationTitle("Person") }
            }))
      }
    }

    private func searched(_ view: some View) -> some View {
      view.searchable(text: $text, prompt: "Find people")
        .searchSuggestions { Text("Try Ada").searchCompletion("Ada") }
    }
    private var list: some View {
      List {
        ForEach(["Ada", "Grace"].filter { text.isEmpty || $0.contains(text) }, id: \.self) { name in
          NavigationLink(name) { Text("About \(name)").navigationTitle(name) }
        }
      }
      .navigationTitle("People")
    }
  }

  private static let phones = [Stage.of(390, 600), Stage.of(390, 600).system26]

  private func tap(_ stage: Rehearsal, _ name: String) throws {
    let place = try stage.graph.resolve(.name(name), forDragging: false)
    let now = stage.graph.timeline.now.seconds
    try stage.tap(Double(place.x), Double(place.y), at: now + 0.1)
    try stage.advance(to: now + 2)
  }

  @Test("every step looks as if the search were on the first page", arguments: [0, 1])
  func same(system: Int) throws {
    let phone = Self.phones[system]
    let hooks = [Hook<String>(), Hook<String>()]
    let (inside, around) = (
      try Rehearsal(phone) { People(place: .page, hook: hooks[0]) },
      try Rehearsal(phone) { People(place: .stack, hook: hooks[1]) }
    )
    #expect(around.list.words.contains("Find people"))
    #expect(around.frame == inside.frame)
    for name in ["Search", "Try Ada"] {
      try tap(inside, name)
      try tap(around, name)
      #expect(around.list.words == inside.list.words, "after \(name)")
    }
    #expect(hooks.map(\.value) == ["Ada", "Ada"])
    for name in ["Cancel", "Grace"] {
      try tap(inside, name)
      try tap(around, name)
      #expect(around.frame == inside.frame, "after \(name)")
    }
    #expect(around.list.words.contains("About Grace"))
    #expect(!around.list.words.contains("Find people"))
  }

  @Test("on a telephone a split view's first column has it")
  func split() throws {
    let stage = try Rehearsal(Self.phones[0]) { People(place: .split, hook: Hook()) }
    #expect(stage.list.words.filter { $0 == "Find people" }.count == 1)
  }

  @Test("side by side, only the first column that is seen has it")
  func columns() throws {
    let stage = try Rehearsal(Stage.of(1000, 700)) { People(place: .split, hook: Hook()) }
    #expect(stage.list.words.contains("Nobody"))
    #expect(stage.list.words.filter { $0 == "Find people" }.count == 1)
  }

  @Test("a sheet's stack has no part in it")
  func sheet() throws {
    let stage = try Rehearsal(Self.phones[0]) {
      NavigationStack { Text("a").navigationTitle("Below") }
        .sheet(isPresented: .constant(true)) {
          NavigationStack { Text("b").navigationTitle("Above") }
        }
        .searchable(text: .constant(""), prompt: "Find people")
    }
    #expect(stage.list.words.filter { $0 == "Find people" }.count == 1)
  }

  @Test("in a tab for search it stands in the bar of tabs of iOS 26, under the title of iOS 18")
  func tab() throws {
    struct Tabs: View {
      @State private var choice = 1
      @State private var text = ""
      var body: some View {
        TabView(selection: $choice) {
          Tab("Home", systemImage: "house", value: 0) { Text("home") }
          Tab(value: 1, role: .search) {
            NavigationStack { Text("found").navigationTitle("Find") }
              .searchable(text: $text, prompt: "Find people")
          }
        }
      }
    }
    for (phone, isBelow) in zip(Self.phones, [false, true]) {
      let stage = try Rehearsal(phone) { Tabs() }
      #expect(stage.list.words.filter { $0 == "Find people" }.count == 1)
      // Of iOS 18 the tab's own label says that it is for search, too.
      let fields = stage.list.texts.filter { $0.text == "Find people" }
      #expect(fields.allSatisfy { ($0.place.y > 500) == isBelow && ($0.place.y < 200) != isBelow })
    }
  }
}
