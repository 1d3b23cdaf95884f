import Rostrum
import Testing

@MainActor @Suite("Views of any type")
struct AnyViewTests {
  private struct Card: View {
    let number: Int
    var body: some View {
      Tile.of(number, 10, 20)
      Tile.of(number + 1, 20, 10)
    }
  }

  /// Whether a view that is known as a value alone looks as itself.
  private func isSame(_ view: some View) throws -> Bool {
    let value: Any = view
    let wrapped = AnyView(_fromValue: value)
    let erased = try #require(wrapped)
    return try list { erased } == list { view }
  }

  @Test("a value that is a view looks as the view")
  func views() throws {
    #expect(try isSame(Circle().fill(.red)))
    #expect(try isSame(Card(number: 1)))
    #expect(try isSame(Card(number: 3).padding().opacity(0.5)))
    #expect(try isSame(AnyView(Card(number: 5))))
    #expect(try isSame(Text("Words")))
  }

  @Test("a value of another kind is none")
  func others() {
    let values: [Any] = [7, 0.5, "words", [1, 2], CGRect.zero, Card.self]
    for value in values { #expect(AnyView(_fromValue: value) == nil, "\(value)") }
  }
}
