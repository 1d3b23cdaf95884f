import Testing

@testable import SceneInputs

@Suite("Scene inputs")
struct SceneInputTests {
  private enum Style: String, CaseIterable { case plain, fancy }

  private func ask(_ desk: InputDesk, _ name: String, _ standard: Int, line: Int = 1) -> Int {
    desk.value(
      of: name, standard: standard, line: line, accepted: Int.acceptedSceneInput,
      text: \.sceneInputText, read: { Int(sceneInput: $0) })
  }

  @Test("of a name that is given twice the last counts, and names are sorted")
  func given() {
    let given = GivenInputs([("b", "1"), ("a", "2"), ("b", "3")])
    #expect(given.values.map(\.name) == ["a", "b"] && given.values.map(\.text) == ["2", "3"])
    #expect(given["b"] == "3" && given["c"] == nil && GivenInputs.none.isEmpty)
    #expect(given.byName == ["a": "2", "b": "3"])
  }

  @Test("what is given stands above the declaration's value, at its own desk only")
  func desks() {
    let (desk, other) = (InputDesk(), InputDesk())
    desk.give(GivenInputs([("count", "7")]))
    #expect(ask(desk, "count", 3) == 7 && ask(other, "count", 3) == 3)
    #expect(desk.mistake == nil && desk.unread.isEmpty)
  }

  @Test("what is no value of the type is kept as the first mistake, with its line")
  func mistakes() {
    let desk = InputDesk()
    desk.give(GivenInputs([("a", "x"), ("b", "y")]))
    #expect(ask(desk, "b", 3, line: 12) == 3 && ask(desk, "a", 4, line: 1) == 4)
    #expect(
      desk.mistake
        == .init(name: "b", text: "y", type: "Int", accepted: "whole numbers, as in 12", line: 12))
  }

  @Test("each input that was asked for is known once; what nobody asked for is told")
  func requests() {
    let desk = InputDesk()
    desk.give(GivenInputs([("a", "1"), ("z", "1")]))
    for _ in 0..<3 { _ = ask(desk, "a", 4) }
    #expect(desk.requests == [.init(name: "a", type: "Int", standard: "4", line: 1)])
    #expect(desk.unread == ["z"])
  }

  @Test("without anything given every kind of value is the declaration's")
  func wrappers() {
    struct Card {
      @SceneInput("title") var title = "Hello"
      @SceneInput("count") var count = 3
      @SceneInput("style") var style = Style.plain
    }
    let card = Card()
    #expect(card.title == "Hello" && card.count == 3 && card.style == .plain)
    #expect(Card(title: "Other").title == "Other")
  }

  private static let declared = [
    SceneInputDeclaration(name: "title", type: "String", standard: "Hello", line: 3),
    SceneInputDeclaration(name: "count", type: "Int", standard: "3", line: 4),
    SceneInputDeclaration(
      name: "style", type: "Style", standard: "plain", values: ["plain", "fancy"], line: 5),
    SceneInputDeclaration(name: "model", type: "Model", standard: nil, line: 6),
    SceneInputDeclaration(name: "count", type: "Double", standard: "3", line: 9),
    SceneInputDeclaration(name: "tint", type: "Color", standard: "red", line: 10),
  ]

  @Test("all mistakes are found at once, in the order of the names")
  func allMistakes() {
    let given = GivenInputs([
      ("title", ""), ("titel", "x"), ("count", "2.5"), ("style", "loud"), ("model", "?"),
      ("tint", "puce"),
    ])
    let found = SceneInputDeclaration.mistakes(in: given, declared: Self.declared)
    let misfits = found.compactMap { mistake -> InputMistake.Misfit? in
      if case .misfit(let misfit) = mistake { misfit } else { nil }
    }
    #expect(
      misfits.map(\.name) == ["count", "style", "tint"] && misfits.map(\.line) == [4, 5, 10])
    #expect(misfits[1].accepted == "plain, fancy")
    #expect(
      found.contains(.unknown(name: "titel", known: ["title", "count", "style", "model", "tint"])))
    #expect(found.count == 4)
  }

  @Test("nothing wrong, nothing found")
  func noMistakes() {
    let given = GivenInputs([("count", "2"), ("style", "fancy"), ("tint", "#123")])
    #expect(SceneInputDeclaration.mistakes(in: given, declared: Self.declared).isEmpty)
    #expect(SceneInputDeclaration.mistakes(in: .none, declared: []).isEmpty)
  }
}
