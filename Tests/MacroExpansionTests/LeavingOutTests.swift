import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import MacroExpansion

/// What is left out of a project's files because it does not compile.
@Suite struct LeavingOutTests {
  private func left(_ source: String, _ places: [(Int, Int)], words: String = "no 'x'") -> String {
    let mistakes = places.map { PartMistake(line: $0.0, column: $0.1, words: words) }
    return LeavingOut.text(without: mistakes, of: source, named: "A.swift")
  }

  private let said = "\"A.swift:2 is left out: no 'x'\""

  @Test("a statement goes, and says so where it stood; a value's body, which must have one, ends")
  func statements() {
    #expect(
      left("func a() {\n  b(x)\n  c()\n}", [(2, 5)]) == "func a() {\n  _leftOut(\(said))\n  c()\n}")
    #expect(
      left("func a() -> Int {\n  return x\n}", [(2, 10)])
        == "func a() -> Int { fatalError(\(said)) \n\n}")
    #expect(
      left("func a() throws -> Int {\n  return x\n}", [(2, 10)])
        == "func a() throws -> Int { throw _LeftOut(\(said)) \n\n}")
    #expect(
      left("func a() async -> Int {\n  return x\n}", [(2, 10)])
        == "func a() async -> Int { return await _leftOutWaiting(\(said)) \n\n}")
    #expect(
      left("func a() async -> [Int] {\n  return x\n}", [(2, 10)])
        == "func a() async -> [Int] { _leftOut(\(said)); return [] \n\n}")
    #expect(
      left("var a: Int? {\n  return x\n}", [(2, 10)])
        == "var a: Int? { _leftOut(\(said)); return nil \n\n}")
  }

  @Test(
    "a list without its body is empty, and a view of any type is the sign",
    arguments: [
      ("[B]", "_leftOut(W); return []"), ("[B: C]", "_leftOut(W); return [:]"),
      ("AnyView", "AnyView(_leftOut(W))"), ("B", "fatalError(W)"),
    ])
  func values(type: String, end: String) {
    let words = "\"A.swift:1 is left out: no 'x'\""
    #expect(
      left("var a: \(type) { x }", [(1, 11 + type.count)])
        == "var a: \(type) { \(end.replacing("W", with: words)) }")
  }

  @Test(
    "what one round finds in a place is left out at once; what the next finds takes more with it")
  func rounds() {
    let source = "func a() {\n  let b: X = x\n  c(b, x)\n}"
    func left(_ rounds: [(place: (line: Int, column: Int), round: Int)]) -> String {
      let mistakes = rounds.map {
        PartMistake(
          line: $0.place.line, column: $0.place.column, words: "no 'x'", round: $0.round)
      }
      return LeavingOut.text(without: mistakes, of: source, named: "A.swift")
    }
    let once = "func a() {\n  _leftOut(\(said))\n\n}"
    #expect(left([((2, 10), 1), ((2, 14), 1), ((3, 8), 1), ((2, 10), 1)]) == once)
    let twice = "func a() { _leftOut(\(said)) \n\n\n}"
    #expect(left([((2, 10), 1), ((2, 14), 2)]) == twice)
  }

  @Test("an attribute that nobody knows goes alone, but from a property with the property")
  func attributes() {
    let words = "unknown attribute 'Guided'"
    #expect(left("@Guided\nstruct A {}", [(1, 2)], words: words) == "\nstruct A {}")
    #expect(
      left("struct A {\n  @Guided(1) var b: Int\n}", [(2, 4)], words: words)
        == "struct A {\n  \n}")
  }

  @Test("with a statement that declares something goes what follows it in its block")
  func declared() {
    #expect(
      left("func a() {\n  let b = x\n  c(b)\n}\nlet d = 1", [(2, 11)])
        == "func a() {\n  _leftOut(\(said))\n\n}\nlet d = 1")
    #expect(
      left("func a() {\n  guard let b = x else { return }\n  c(b)\n}", [(2, 17)])
        == "func a() {\n  _leftOut(\(said))\n\n}")
    let inClosure = left("func a() -> Int {\n  b { c(x) }\n  return 1\n}", [(2, 9)])
    #expect(inClosure == "func a() -> Int {\n  b { _leftOut(\(said)) }\n  return 1\n}")
  }

  @Test("of a view's body the view goes, then what is around it, then the body")
  func views() {
    let source = "struct A: View {\nvar body: some View {\nVStack {\nText(x)\n}\n}\n}"
    let words = "\"A.swift:4 is left out: no 'x'\""
    let steps = (1...5).map { left(source, Array(repeating: (4, 6), count: $0)) }
    #expect(steps[0] == source.replacing("Text(x)", with: "_leftOut(\(words))"))
    #expect(steps[1].contains("some View {\n_leftOut(\(words))\n\n\n}"))
    #expect(steps[2].contains("some View { _leftOut(\(words)) "))
    #expect(!steps[3].contains("body") && steps[3].contains("struct A: View {"))
    #expect(steps[4] == steps[3])
  }

  @Test("a member whose type nobody has goes, and of many types that a type conforms to the one")
  func declarations() {
    #expect(
      left("class A {\n  let a: X\n  let b = 1\n}", [(2, 10)]) == "class A {\n  \n  let b = 1\n}")
    #expect(left("class A {\n  func a(_ x: X) { }\n}", [(2, 15)]) == "class A {\n  \n}")
    #expect(left("\nclass A: X, B {\n}", [(2, 10)]) == "\nclass A: Any, B {\n}")
    #expect(left("\nclass A: B, X {\n}", [(2, 13)]) == "\nclass A: B, Any {\n}")
    #expect(left("\nclass A: X {\n}", [(2, 10)]) == "\nclass A: Any {\n}")
    #expect(left("\nextension X {\n  var a: Int { 1 }\n}", [(2, 11)]) == "\n\n\n")
    let held = left("\nextension X {\n  struct A: P { }\n}", [(3, 10), (3, 10)], words: "is not P")
    #expect(held == "\nextension X {\n  struct A: P { }\n}")
    #expect(
      left(
        "\nstruct A: B, Codable {\n}", [(2, 8)],
        words: "type 'A' does not conform to protocol 'Decodable'") == "\nstruct A: B, Any {\n}")
    #expect(
      left("\nclass A { let b: B }", [(2, 7)], words: "class 'A' has no initializers")
        .hasPrefix("\nclass A { private init(_leftOut: Never) { fatalError("))
  }

  @Test("first values go where there may be none, or where they are made when they are asked for")
  func values() {
    #expect(
      left("class A {\n  var a: B? = x\n}", [(2, 15)])
        == "class A {\n  var a: B? = { _leftOut(\(said)); return nil }()\n}")
    #expect(
      left("class A {\n  static let a: B = x\n}", [(2, 21)])
        == "class A {\n  static let a: B = { fatalError(\(said)) }()\n}")
    #expect(
      left("class A {\n  static let a: [B] = x\n}", [(2, 23)])
        == "class A {\n  static let a: [B] = { _leftOut(\(said)); return [] }()\n}")
    #expect(left("class A {\n  let a: B = x\n}", [(2, 14)]) == "class A {\n  \n}")
  }

  @Test("lines stay and the text stays Swift's, wherever the mistakes are and however often")
  func lines() {
    let source = """
      import SwiftUI
      class A: B {
        init(a: Int) throws { super.init(); c = 1 }
        deinit { stop() }
        subscript(a: Int) -> Int? { get { b[a] } set { b[a] = newValue } }
        var d: Int = 1 {
          didSet { e() }
        }
        func f() async { if case .g = h { switch i { case .j: k { l in m() } } } }
        enum N { case o(P), q }
      }
      let r = { s in t }
      """
    let lines = source.split(separator: "\n")
    for (number, line) in lines.enumerated() {
      for column in 1...line.count {
        for count in 1...6 {
          let result = left(source, Array(repeating: (number + 1, column), count: count))
          #expect(result.count(where: \.isNewline) == lines.count - 1)
          #expect(!Parser.parse(source: result).hasError, "\(result)")
        }
      }
    }
  }

  // MARK: Rounds

  /// What is left of a text by mistakes of rounds.
  private func left(_ source: String, rounds: [[(line: Int, column: Int)]]) -> String {
    let mistakes = rounds.enumerated().flatMap { number, places in
      places.map {
        PartMistake(line: $0.line, column: $0.column, words: "no 'x'", round: number + 1)
      }
    }
    return LeavingOut.text(without: mistakes, of: source, named: "A.swift")
  }

  private let stacked = """
    struct A {
      func b() {
        if c {
          d(x)
          e(x)
        }
        f()
      }
    }
    """

  @Test("many mistakes of one round in two statements leave out these two")
  func manyOfOneRound() {
    let text = left(stacked, rounds: [[(4, 9), (4, 7), (4, 9), (5, 9), (5, 7), (5, 9)]])
    #expect(text.contains("if c {") && text.contains("f()") && !text.contains("(x)"))
    #expect(text.components(separatedBy: "_leftOut(").count == 3)
  }

  @Test("each further round takes more: the statement around, the body, the member")
  func furtherRounds() {
    let place = [(line: 4, column: 9)]
    let texts = (1...4).map { left(stacked, rounds: Array(repeating: place, count: $0)) }
    #expect(texts[0].contains("e(x)") && texts[0].contains("if c"))
    #expect(!texts[1].contains("if c") && texts[1].contains("f()"))
    #expect(!texts[2].contains("f()") && texts[2].contains("func b()"))
    #expect(!texts[3].contains("func b()") && texts[3].contains("struct A"))
  }

  @Test("lines stay lines, whatever is left out", arguments: 1...6)
  func linesOfRounds(count: Int) {
    let place = [(line: 4, column: 9), (line: 5, column: 9)]
    let text = left(stacked, rounds: Array(repeating: place, count: count))
    let lines = { (text: String) in text.count { $0 == "\n" } }
    #expect(lines(text) == lines(stacked))
  }

  @Test("mistakes in places of their own do not count for each other")
  func placesOfTheirOwn() {
    let text = left(stacked, rounds: [[(4, 9)], [(5, 9)], [(7, 5)]])
    #expect(text.contains("if c {") && text.contains("func b()"))
    #expect(text.components(separatedBy: "_leftOut(").count == 4)
  }

  @Test("of a modifier of a view that nobody declares the view is left")
  func modifiers() {
    let said = "value of type 'some View' has no member 'glow'"
    let source = "var a: some View {\n  B()\n    .glow(1) { x }\n    .bold()\n}"
    let words = "\"A.swift:3 is left out: \(said)\""
    #expect(
      left(source, [(3, 6)], words: said)
        == "var a: some View {\n  B()._leftOutModifier(\(words))\n\n    .bold()\n}")
    let other = "value of type 'C' has no member 'glow'"
    #expect(!left(source, [(3, 6)], words: other).contains("_leftOutModifier"))
  }

  @Test(
    "a modifier goes for what it is given, and then the view",
    arguments: [
      ("var a: some View {\n  B()\n    .c(D(x)) { e }\n    .f()\n}", 10, true),
      ("func a(content: C) -> some View {\n  content\n    .c(x)\n}", 8, true),
      ("#Preview {\n  B()\n    .c(x)\n}", 8, true),
      ("func a() {\n  B()\n    .c(x)\n}", 8, false),
      ("var a: some View {\n  b\n    .c(x)\n}", 8, false),
    ])
  func arguments(source: String, column: Int, isModifier: Bool) {
    let words = "\"A.swift:3 is left out: no 'x'\""
    let once = left(source, [(3, column)])
    #expect(once.contains("._leftOutModifier(\(words))") == isModifier, "\(once)")
    #expect(once.contains("f()") == source.contains("f()"))
    let twice = left(source, [(3, column), (3, column)])
    #expect(!twice.contains("._leftOutModifier("), "\(twice)")
    #expect(twice.contains("_leftOut(\(words))") || !isModifier)
  }

  @Test("a method that gives a changed copy gives what it was called on")
  func copies() {
    let words = "\"A.swift:1 is left out: no 'x'\""
    #expect(
      left("func a() -> Self { x }", [(1, 20)])
        == "func a() -> Self { _leftOut(\(words)); return self }")
  }
}
