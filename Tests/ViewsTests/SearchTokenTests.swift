import Foundation
import Rostrum
import Testing

@MainActor @Suite("Tokens of search fields")
struct SearchTokenTests {
  private static let phone = Stage.of(390, 600)

  private struct Token: Identifiable, Equatable {
    var name: String
    var id: String { name }
  }

  private struct Page: View {
    let hook: Hook<[Token]>
    let text: Hook<String>
    var suggested: [Token] = []
    @State private var tokens = [Token(name: "red"), Token(name: "small")]
    @State private var words = ""
    @State private var isPresented = true
    var body: some View {
      hook.binding = $tokens
      text.binding = $words
      return NavigationStack {
        Text("content").navigationTitle("Page")
          .searchable(
            text: $words, tokens: $tokens, suggestedTokens: .constant(suggested),
            isPresented: $isPresented
          ) { Text($0.name) }
      }
    }
  }

  private let hook = Hook<[Token]>()
  private let text = Hook<String>()

  private func page(_ suggested: [String] = []) throws -> Rehearsal {
    try Rehearsal(Self.phone) {
      Page(hook: hook, text: text, suggested: suggested.map { Token(name: $0) })
    }
  }

  private func tap(_ name: String, _ stage: Rehearsal, at time: Double) throws {
    try stage.advance(to: time)
    let place = try stage.graph.resolve(.name(name))
    try stage.tap(place.x, place.y, at: time)
    try stage.advance(to: time + 1)
  }

  @Test("stand in the field in their order, and follow their collection")
  func shown() throws {
    let stage = try page()
    let words = stage.list.words
    let (red, small) = (
      try #require(words.firstIndex(of: "red")), try #require(words.firstIndex(of: "small"))
    )
    #expect(red < small)
    // Beside tokens the field does not say what it is for.
    #expect(!words.contains("Search"))
    try stage.now { hook.value = [Token(name: "blue")] }
    try stage.advance(to: 1)
    #expect(stage.list.words.contains("blue") && !stage.list.words.contains("red"))
    try stage.now { hook.value = [] }
    try stage.advance(to: 2)
    #expect(stage.list.words.contains("Search"))
  }

  @Test("one that is suggested is taken by a tap in place of the text")
  func suggested() throws {
    let stage = try page(["large"])
    try stage.now { text.value = "la" }
    #expect(stage.list.words.contains("large"))
    try tap("large", stage, at: 1)
    #expect(hook.value?.map(\.name) == ["red", "small", "large"])
    #expect(text.value == "")
  }

  @Test("are taken away with the text when the field is emptied")
  func emptied() throws {
    let stage = try page()
    try stage.now { text.value = "words" }
    try tap("Clear text", stage, at: 1)
    #expect(hook.value == [])
    #expect(text.value == "")
  }

  @Test("are taken away when the search ends")
  func cancelled() throws {
    let stage = try page()
    try tap("Cancel", stage, at: 1)
    #expect(hook.value == [])
  }

  @Test("can be changed where they stand, and the forms are one field")
  func forms() throws {
    let (text, tokens) = (Binding.constant(""), Binding.constant([Token(name: "red")]))
    let open = Binding.constant(true)
    func list(@ViewBuilder _ content: () -> some View) throws -> String {
      try Rehearsal(Self.phone) { NavigationStack { content() } }.list.description
    }
    let content = Text("content").navigationTitle("Page")
    let full = try list {
      content.searchable(text: text, tokens: tokens, prompt: Text("Find")) { Text($0.name) }
    }
    let all = [
      try list { content.searchable(text: text, tokens: tokens, prompt: "Find") { Text($0.name) } },
      try list {
        content.searchable(text: text, tokens: tokens, prompt: "Find" as String) { Text($0.name) }
      },
      try list {
        content.searchable(text: text, editableTokens: tokens) { $token in Text(token.name) }
      },
      try list {
        content.searchable(text: text, tokens: tokens, suggestedTokens: tokens) { Text($0.name) }
      },
    ]
    #expect(all.allSatisfy { $0 == full })
    let active = try list {
      content.searchable(text: text, tokens: tokens, isPresented: open, prompt: "Find") {
        Text($0.name)
      }
    }
    let editable = try list {
      content.searchable(text: text, editableTokens: tokens, isPresented: open) { token in
        Text(token.wrappedValue.name)
      }
    }
    #expect(active == editable && active != full)
  }
}
