import Foundation
import Testing

@testable import SceneDocuments

@Suite("Inputs and what is put in")
struct SubstitutionTests {
  private let values = [
    "a": "1", "b": "${a}", "long name": "x", "row.Full Name": "Ada", "ä": "ö", "e": "",
  ]

  @Test(
    "a text is filled from left to right, once",
    arguments: [
      ("${a}", "1"), ("${a}${a}", "11"), ("x${a}y", "x1y"), ("${b}", "${a}"),
      ("$${a}${a}", "${a}1"),
      ("${a}$", "1$"), ("${a}$$", "1$$"), ("${a} $5", "1 $5"), ("${a}}", "1}"),
      ("${long name}", "x"), ("${row.Full Name}!", "Ada!"), ("${ä}", "ö"), ("${e}", ""),
      ("{${a}}", "{1}"), ("$1${a}", "$11"),
    ])
  func filled(text: String, result: String) {
    #expect(Substitution.fill(text, with: values) == .filled(result), "\(text)")
  }

  @Test(
    "a text without names stays what it is",
    arguments: ["", "$", "$$", "a$b", "{a}", "$a", "€{a}", "} "])
  func unchanged(text: String) {
    #expect(Substitution.fill(text, with: values) == .unchanged(text), "\(text)")
  }

  @Test("two dollars stand for one before a brace, and say nothing")
  func escaped() {
    #expect(Substitution.fill("$${a}", with: values) == .unchanged("${a}"))
    #expect(Substitution.fill("$${", with: [:]) == .unchanged("${"))
    // Read from the left: '$', then '$${'.
    #expect(Substitution.fill("$$${a}", with: values) == .unchanged("$${a}"))
    #expect(Substitution.fill("$${a}$${b}", with: [:]) == .unchanged("${a}${b}"))
  }

  @Test("names that are none, and names without an end")
  func wrong() {
    #expect(Substitution.fill("x${c}", with: values) == .unknown("c"))
    #expect(Substitution.fill("${a}${A}", with: values) == .unknown("A"))
    #expect(Substitution.fill("${row.x}", with: values) == .unknown("row.x"))
    #expect(Substitution.fill("a ${a", with: values) == .malformed("${a"))
    #expect(Substitution.fill("${}", with: values) == .malformed("${}"))
    #expect(Substitution.fill("${a/b} c", with: values) == .malformed("${a/b}"))
    #expect(Substitution.fill("${${a}}", with: values) == .malformed("${${a}"))
    let long = String(repeating: "n", count: 101)
    #expect(Substitution.fill("${\(long)}", with: [long: "1"]) == .malformed("${\(long)}"))
  }

  @Test("texts put together are filled as their parts are")
  func parts() {
    let parts = ["${a}", "x", "$", "é${b}", "$${", "${e}", "}", "${ä}🚀"]
    func text(_ outcome: Substitution.Outcome) -> String? {
      switch outcome {
      case .unchanged(let text), .filled(let text): text
      case .unknown, .malformed: nil
      }
    }
    for first in parts {
      // A dollar at an end may belong to what follows.
      for second in parts where first != "$" {
        let (a, b) = (
          Substitution.fill(first, with: values), Substitution.fill(second, with: values)
        )
        let both = Substitution.fill(first + second, with: values)
        #expect(text(both) == (text(a) ?? "") + (text(b) ?? ""), "\(first)\(second)")
      }
    }
  }

  private func document(_ declaration: String) -> String {
    "rostrum: 1\ninputs: {\(declaration)}\nscene: []\n"
  }

  @Test(
    "an input is what its default is",
    arguments: [
      ("v: hello", "text", "hello"), ("v: true", "boolean", "true"), ("v: 'true'", "text", "true"),
      ("v: 3", "number", "3"), ("v: 3.50", "number", "3.5"), ("v: '3'", "text", "3"),
      ("v: '#fff'", "color", "#fff"), ("v: '#ffz'", "text", "#ffz"), ("v: red", "text", "red"),
      ("v: {default: red, type: color}", "color", "red"), ("v: {default: 2}", "number", "2"),
      ("v: {default: b, choices: [a, b]}", "choice", "b"),
      ("v: {default: 7, type: text}", "text", "7"),
    ])
  func kinds(declaration: String, kind: String, standard: String) throws {
    let input = try #require(try read(document(declaration)).inputs.first)
    #expect(input.name == "v" && input.kind.name == kind && input.standard == standard)
    #expect(input.value == standard && input.help == nil)
    #expect(input.place == SourcePlace(line: 2, column: 10))
  }

  @Test("a number's range holds its default, and what is given, with its ends")
  func ranges() throws {
    let text = document("v: {default: 5, range: [-1, 9.5]}")
    for value in ["-1", "9.5", "0", "5e0"] {
      #expect(try read(text, inputs: ["v": value]).inputs.first?.value == value)
    }
    for value in ["-1.01", "9.51", "", " 5", "five", "5s", "nan"] {
      #expect(
        mistakes(text, inputs: ["v": value]) == [
          "scene:2:13: inputs.v: given is '\(value)'; accepted is a number from -1 to 9.5"
        ])
    }
    #expect(
      mistakes(document("v: {default: 5, range: [9, 0]}")) == [
        "scene:2:33: inputs.v.range: found a range that ends before it begins; accepted is [least, greatest]"
      ])
  }

  @Test("ranges and choices stand where they mean something, and no input is called row")
  func misplaced() {
    #expect(
      mistakes(document("v: {default: red, type: color, range: [0, 1]}")) == [
        "scene:2:48: inputs.v.range: only an input of the type number has a range; this is of the type color"
      ])
    #expect(
      mistakes(document("v: {default: a, type: text, choices: [a, b]}")) == [
        "scene:2:47: inputs.v.choices: only an input of the type choice has choices; this is of the type text"
      ])
    #expect(
      mistakes(document("row: x")) == [
        "scene:2:10: inputs.row: an input cannot be called 'row'; that is a batch's row"
      ])
    #expect(
      mistakes(document("v: {default: third, choices: [plain, fancy]}")) == [
        "scene:2:23: inputs.v.default: found 'third'; accepted is plain or fancy"
      ])
  }

  @Test("what is put in is read where it stands, by the rules of that place")
  func places() throws {
    let text = "rostrum: 1\ninputs: {v: '12'}\nscene: [{circle: 9, x: \"${v}\"}]\n"
    #expect(try read(text).nodes.first?.base.x == 12)
    #expect(try read(text, inputs: ["v": "-3.5"]).nodes.first?.base.x == -3.5)
    #expect(
      mistakes(text, inputs: ["v": "wide"]) == [
        "scene:3:24: scene[0].x: found 'wide'; accepted is a number from -16384 to 16384"
      ])
    let animation = "rostrum: 1\ninputs: {v: bouncy}\nscene: []\nanimation: \"${v} ${v}\"\n"
    #expect(mistakes(animation).count == 1)
    let timed = "rostrum: 1\ninputs: {v: 300}\nscene: []\nanimation: snappy ${v}ms\n"
    for value in ["1", "250", "999"] {
      #expect(
        try read(timed, inputs: ["v": value]).animation
          == AnimationChoice(text: "snappy \(value)ms"))
    }
  }

  @Test("one source reads as often as there are values, and each for itself")
  func again() throws {
    let text = "rostrum: 1\ninputs: {v: 1}\nscene: [{circle: \"${v}\"}]\n"
    let source = try DocumentSource(bytes: Array(text.utf8), path: "", format: .yaml)
    for value in [3, 1, 2] {
      let document = try source.document(inputs: ["v": "\(value)"])
      #expect(document.nodes.first?.base.width == .points(Double(value)))
      #expect(try read(text, inputs: ["v": "\(value)"]).nodes == document.nodes)
    }
    #expect(try source.document().nodes.first?.base.width == .points(1))
  }
}
