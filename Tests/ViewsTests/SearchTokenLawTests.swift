import Foundation
import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

@MainActor @Suite("Laws of what search fields take beside their text")
struct SearchTokenLawTests {
  private static let phone = Stage.of(390, 600)

  private struct Token: Identifiable, Equatable {
    var name: String
    var id: String { name }
  }
  /// A thing that no field here takes.
  private struct Stranger: Identifiable { let id = 1 }

  private struct Page: View {
    let tokens: Hook<[Token]>
    let text: Hook<String>
    @State private var chosen = [Token(name: "red")]
    @State private var words = "la"
    @State private var isPresented = true
    var body: some View {
      tokens.binding = $chosen
      text.binding = $words
      return NavigationStack {
        Text("content").navigationTitle("Page")
          .searchable(text: $words, tokens: $chosen, isPresented: $isPresented) { Text($0.name) }
          .searchSuggestions {
            Text("My token").searchCompletion(Token(name: "large"))
            Text("Their token").searchCompletion(Stranger())
            Text("A word").searchCompletion("lamp")
          }
      }
    }
  }

  @Test(
    "a suggestion is taken as a token of the field's type, or as its text; what is neither goes",
    arguments: [
      ("My token", ["red", "large"], ""), ("Their token", ["red"], ""), ("A word", ["red"], "lamp"),
    ])
  func taken(name: String, tokens: [String], text: String) throws {
    let (chosen, words) = (Hook<[Token]>(), Hook<String>())
    let stage = try Rehearsal(Self.phone) { Page(tokens: chosen, text: words) }
    try stage.advance(to: 1)
    let place = try stage.graph.resolve(.name(name))
    try stage.tap(place.x, place.y, at: 1)
    try stage.advance(to: 2)
    #expect(chosen.value?.map(\.name) == tokens)
    #expect(words.value == text)
  }

  @Test("tokens are the same if their identities are, in their order")
  func equality() {
    func tokens(_ ids: [AnyHashable]) -> SearchTokens {
      SearchTokens(ids: ids, views: ids.map { _ in AnyView(EmptyView()) }, add: { _ in }, clear: {})
    }
    #expect(tokens([]) == tokens([]))
    #expect(tokens([1, "a"]) == tokens([1, "a"]))
    #expect(tokens([1, "a"]) != tokens(["a", 1]))
    #expect(tokens([1]) != tokens([1, 1]))
  }
}
