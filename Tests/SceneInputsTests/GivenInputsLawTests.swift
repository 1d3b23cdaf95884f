import Foundation
import Testing

@testable import SceneInputs

/// What is given and what is declared: order, repetition, and agreement with what a desk finds.
@Suite("Given inputs: laws") struct GivenInputsLawTests {
  private static let names = ["a", "b", "B", "", "title", "ü", "a.b", "z z"]

  private func permutations<Element>(_ list: [Element]) -> [[Element]] {
    guard let first = list.first else { return [[]] }
    return permutations(Array(list.dropFirst())).flatMap { rest in
      (0...rest.count).map { Array(rest[..<$0]) + [first] + Array(rest[$0...]) }
    }
  }

  @Test("values of different names are the same in any order")
  func order() {
    let pairs = [("c", "1"), ("a", "2"), ("b", ""), ("d", "x=y")].map { (name: $0, text: $1) }
    let given = GivenInputs(pairs)
    #expect(given.values.map(\.name) == ["a", "b", "c", "d"])
    for other in permutations(pairs) { #expect(GivenInputs(other) == given) }
    #expect(GivenInputs(pairs).hashValue == GivenInputs(pairs.reversed()).hashValue)
  }

  @Test("whatever is given again, each name is there once with its last text")
  func last() {
    var pairs: [(name: String, text: String)] = []
    var wanted: [String: String] = [:]
    for number in 0..<60 {
      let name = Self.names[number * 7 % Self.names.count]
      pairs.append((name, "\(number)"))
      wanted[name] = "\(number)"
      let given = GivenInputs(pairs)
      #expect(given.byName == wanted && given.values.count == wanted.count)
      #expect(given.values.map(\.name) == wanted.keys.sorted())
      #expect(Self.names.allSatisfy { given[$0] == wanted[$0] })
    }
  }

  @Test("what its values say again is the same, and a new text of a name is another")
  func again() {
    let given = GivenInputs(Self.names.map { ($0, "<\($0)>") })
    let pairs = given.values.map { (name: $0.name, text: $0.text) }
    #expect(GivenInputs(pairs) == given)
    for name in Self.names {
      let changed = GivenInputs(pairs + [(name, "other")])
      #expect(
        changed != given && changed[name] == "other" && changed.values.count == given.values.count)
      #expect(GivenInputs(pairs + [(name, "other"), (name, "<\(name)>")]) == given)
    }
  }

  @Test("it is coded and decoded as it was")
  func coding() throws {
    for given in [GivenInputs.none, GivenInputs(Self.names.map { ($0, "\($0)\"\n🎬") })] {
      let data = try JSONEncoder().encode(given)
      #expect(try JSONDecoder().decode(GivenInputs.self, from: data) == given)
      #expect(given.isEmpty == given.values.isEmpty)
    }
  }

  @Test("a declaration is coded with 'default' for its value, without keys for what is not known")
  func declarations() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let full = SceneInputDeclaration(
      name: "s", type: "S", standard: "p", values: ["p", "f"], line: 5)
    let bare = SceneInputDeclaration(name: "m", type: nil, standard: nil, line: 6)
    #expect(
      String(decoding: try encoder.encode(full), as: UTF8.self)
        == #"{"default":"p","line":5,"name":"s","type":"S","values":["p","f"]}"#)
    #expect(String(decoding: try encoder.encode(bare), as: UTF8.self) == #"{"line":6,"name":"m"}"#)
    for one in [full, bare] {
      #expect(
        try JSONDecoder().decode(SceneInputDeclaration.self, from: encoder.encode(one)) == one)
    }
  }

  @Test(
    "the source and the desk find the same texts wrong, in the same words",
    arguments: [
      "1", "-3", "x", "", "1.5", "true", "1e2", "99999999999999999999", "nan", " 1",
    ])
  func agreement(text: String) {
    func check<Value: SceneInputValue>(_ standard: Value, _ type: String) {
      let given = GivenInputs([("v", text)])
      let desk = InputDesk()
      desk.give(given)
      _ = desk.value(
        of: "v", standard: standard, line: 4, accepted: Value.acceptedSceneInput,
        text: \.sceneInputText,
        read: { Value(sceneInput: $0) })
      let declared = [SceneInputDeclaration(name: "v", type: type, standard: nil, line: 4)]
      let found = SceneInputDeclaration.mistakes(in: given, declared: declared)
      #expect(found == desk.mistake.map { [.misfit($0)] } ?? [])
      #expect(desk.unread.isEmpty)
    }
    check(3, "Int")
    check(0.5, "Double")
    check(CGFloat(0.5), "CGFloat")
    check(true, "Bool")
    check("s", "String")
  }

  @Test("a type that the source does not tell takes any text, an enumeration its own words only")
  func types() {
    func mistakes(_ text: String, _ declaration: SceneInputDeclaration) -> [InputMistake] {
      SceneInputDeclaration.mistakes(in: GivenInputs([("v", text)]), declared: [declaration])
    }
    let unknown = SceneInputDeclaration(name: "v", type: nil, standard: nil, line: 1)
    let other = SceneInputDeclaration(name: "v", type: "Model", standard: nil, line: 1)
    let words = SceneInputDeclaration(
      name: "v", type: "Int", standard: nil, values: ["one", "two"], line: 8)
    for text in ["", "1", "one", "?"] {
      #expect(mistakes(text, unknown).isEmpty && mistakes(text, other).isEmpty)
      let misfit = InputMistake.Misfit(
        name: "v", text: text, type: "Int", accepted: "one, two", line: 8)
      #expect(mistakes(text, words) == (text == "one" ? [] : [.misfit(misfit)]))
    }
  }

  @Test("a name that nobody declares is told with each name once, in the order of the source")
  func unknownNames() {
    let declared = ["z", "a", "z", "m", "a"].enumerated().map {
      SceneInputDeclaration(name: $1, type: "Int", standard: nil, line: $0)
    }
    let given = GivenInputs([("y", "1"), ("b", "1"), ("m", "1")])
    #expect(
      SceneInputDeclaration.mistakes(in: given, declared: declared)
        == ["b", "y"].map { .unknown(name: $0, known: ["z", "a", "m"]) })
  }
}
