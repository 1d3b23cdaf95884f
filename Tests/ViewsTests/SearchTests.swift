import Foundation
import Rostrum
import Testing

@MainActor @Suite("Searching")
struct SearchTests {
  private static let phone = Stage.of(390, 600)

  private struct Page: View {
    let hook: Hook<String>
    var suggests = false
    @State private var text = ""
    var body: some View {
      hook.binding = $text
      return NavigationStack {
        List {
          ForEach(["Ada", "Grace"].filter { text.isEmpty || $0.contains(text) }, id: \.self) {
            Text($0)
          }
          Status()
        }
        .navigationTitle("People")
        .searchable(text: $text, prompt: "Find people")
        .searchSuggestions { if suggests { Text("Try Ada").searchCompletion("Ada") } }
      }
    }
  }

  private struct Status: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View {
      Button(isSearching ? "searching" : "resting") { dismissSearch() }
    }
  }

  private func words(_ stage: Rehearsal) -> [String] { stage.list.words }
  private func tap(_ stage: Rehearsal, _ name: String) throws {
    let place = try stage.graph.resolve(.name(name), forDragging: false)
    let now = stage.graph.timeline.now.seconds
    try stage.tap(Double(place.x), Double(place.y), at: now + 0.1)
    try stage.advance(to: now + 2)
  }

  @Test("its field is the system's own, whatever style fields have")
  func styled() throws {
    struct Framed: TextFieldStyle {
      func _body(configuration: TextField<_Label>) -> some View { Tile.of(7, 20, 20) }
    }
    let stage = try Rehearsal(.of(390, 700)) {
      NavigationStack {
        List { Text("a") }.navigationTitle("Find").searchable(text: .constant(""), prompt: "Who")
      }
      .textFieldStyle(Framed())
    }
    #expect(stage.tiles[7] == nil && stage.list.words.contains("Who"))
  }

  @Test("a field with its prompt stands under the title")
  func resting() throws {
    let stage = try Rehearsal(Self.phone) { Page(hook: Hook()) }
    #expect(words(stage).contains("People") && words(stage).contains("Find people"))
    #expect(words(stage).contains("resting") && !words(stage).contains("Cancel"))
    let field = try stage.graph.resolve(.name("Search"), forDragging: false)
    #expect(field.y > 96 && field.y < 132)
  }

  @Test("tapped, it takes the title's place; Cancel empties it and gives the title its place back")
  func active() throws {
    let hook = Hook<String>()
    let stage = try Rehearsal(Self.phone) { Page(hook: hook) }
    try tap(stage, "Search")
    #expect(!words(stage).contains("People") && words(stage).contains("Cancel"))
    #expect(words(stage).contains("searching"))
    try stage.now { hook.value = "Gr" }
    #expect(words(stage).contains("Grace") && !words(stage).contains("Ada"))
    #expect(words(stage).contains("Gr"))
    try tap(stage, "Cancel")
    #expect(hook.value == "" && words(stage).contains("People") && words(stage).contains("Ada"))
    #expect(words(stage).contains("resting"))
  }

  @Test("while the field goes back under the title, its prompt is in it")
  func cancelled() throws {
    let hook = Hook<String>()
    let stage = try Rehearsal(Self.phone) { Page(hook: hook) }
    try tap(stage, "Search")
    try stage.now { hook.value = "Gr" }
    let place = try stage.graph.resolve(.name("Cancel"), forDragging: false)
    try stage.tap(Double(place.x), Double(place.y), at: stage.time + 0.1)
    try stage.advance(to: stage.time + 0.08)
    let field = try #require(stage.list.fills.last { abs($0.height - 36) < 0.5 && $0.width > 200 })
    let prompt = try #require(stage.list.texts.first { $0.text == "Find people" })
    #expect(field.minY > 9 && field.minY < 95)
    #expect(prompt.place.y > field.minY && prompt.place.y < field.maxY)
  }

  @Test("the cross empties the field, and a view in it may end the search")
  func endings() throws {
    let hook = Hook<String>()
    let stage = try Rehearsal(Self.phone) { Page(hook: hook) }
    try tap(stage, "Search")
    try stage.now { hook.value = "A" }
    try tap(stage, "Clear text")
    #expect(hook.value == "" && words(stage).contains("Cancel"))
    try tap(stage, "searching")
    #expect(words(stage).contains("People") && words(stage).contains("resting"))
  }

  @Test("suggestions lie over the content while the field is active, and complete the search")
  func suggestions() throws {
    let hook = Hook<String>()
    let stage = try Rehearsal(Self.phone) { Page(hook: hook, suggests: true) }
    #expect(!words(stage).contains("Try Ada"))
    try tap(stage, "Search")
    #expect(words(stage).contains("Try Ada"))
    try tap(stage, "Try Ada")
    #expect(hook.value == "Ada")
  }

  @Test("code may make the field active, and scopes are a choice under it")
  func scopes() throws {
    let list = try list(on: Self.phone) {
      NavigationStack {
        Text("content").navigationTitle("People")
          .searchable(text: .constant("x"), isPresented: .constant(true))
          .searchScopes(.constant(1)) {
            Text("All").tag(1)
            Text("Unread").tag(2)
          }
      }
    }
    #expect(list.words.contains("Cancel") && list.words.contains("Unread"))
  }

  @Test("without a page's bar there is no field")
  func elsewhere() throws {
    #expect(try list(on: Self.phone) { Text("a").searchable(text: .constant("")) }.words == ["a"])
  }
}
