import Foundation
import Geometry
import Motion
import Testing

@testable import SceneDocuments

@Suite("Tokens: aliases, inheritance, values")
struct TokenReadingTests {
  private func book(_ text: String) throws -> TokenBook {
    try TokenBook(bytes: Array(text.utf8), path: "t")
  }

  private func mistakes(_ text: String) -> [String] {
    do throws(DocumentErrors) {
      _ = try TokenBook(bytes: Array(text.utf8), path: "t")
      return []
    } catch {
      return error.lines
    }
  }

  @Test("a chain of aliases is its end, in both notations, whichever way it stands in the file")
  func chains() throws {
    for alias in ["{n%}", "#/n%", "#/n%/$value"] {
      for count in [1, 2, 10, 60] {
        var members = ["\"n0\": {\"$type\": \"number\", \"$value\": 7}"]
        for i in 1...count {
          members.append("\"n\(i)\": {\"$value\": \"\(alias.replacing("%", with: "\(i - 1)"))\"}")
        }
        for list in [members, members.reversed()] {
          let book = try book("{\(list.joined(separator: ", "))}")
          #expect(book.tokens.count == count + 1)
          #expect(book.tokens.allSatisfy { $0.value == .number(7) && $0.type == "number" })
        }
      }
    }
  }

  @Test("groups that double from one to the next are refused in as many steps as there are groups")
  func doubling() throws {
    for levels in [15, 20, 30] {
      let groups = (0..<levels).map { level in
        let base = "{\"$extends\": \"{g\(level + 1)}\"}"
        return "\"g\(level)\": {\"x\": \(base), \"y\": \(base)}"
      }
      let last = "\"g\(levels)\": {\"t\": {\"$type\": \"number\", \"$value\": 1}}"
      let text = "{\((groups + [last]).joined(separator: ", "))}"
      let root = try DocumentSource(bytes: Array(text.utf8), path: "t", format: .json).root
      var reader = TokenReader(root, file: "t", top: .top)
      #expect(reader.read().isEmpty)
      #expect(reader.problems.count == 1)
      #expect(reader.problems.first?.reason == "more than 20,000 tokens and groups")
      // The file has a group for each level, two in each, and itself.
      #expect(reader.steps <= 3 * levels + 2)
    }
  }

  @Test("what few groups extend is gone through, each as often as it is extended")
  func extending() throws {
    let text = """
      {"a": {"t": {"$type": "number", "$value": 1}, "in": {"u": {"$type": "number", "$value": 2}}},
       "b": {"x": {"$extends": "{a}"}, "y": {"$extends": "{a}"}}}
      """
    let root = try DocumentSource(bytes: Array(text.utf8), path: "t", format: .json).root
    var reader = TokenReader(root, file: "t", top: .top)
    let names = reader.read().map(\.name)
    #expect(names == ["a.t", "a.in.u", "b.x.t", "b.x.in.u", "b.y.t", "b.y.in.u"])
    // Counted: the file, a, a.in, b, b.x and b.y; gone through: these, and a and a.in for each of b's.
    #expect(reader.steps == 6 + 10)
  }

  @Test("tokens that refer to themselves or around are refused")
  func circles() {
    #expect(
      mistakes("{\"a\": {\"$type\": \"number\", \"$value\": \"{a}\"}}") == [
        "t:1:37: a: tokens refer to each other without an end: a and a"
      ])
    let three = mistakes(
      "{\"$type\": \"number\", \"a\": {\"$value\": \"{b}\"}, \"b\": {\"$value\": \"{c}\"}, \"c\": {\"$value\": \"{a}\"}}"
    )
    #expect(three.count == 3)
    #expect(
      three.first?.hasSuffix(": a: tokens refer to each other without an end: a, b, c and a")
        ?? false)
    #expect(
      three.last?.hasSuffix(": c: tokens refer to each other without an end: c, a, b and c")
        ?? false)
  }

  @Test(
    "the nearest type counts: the token's own, then that of the group around it, then its group's")
  func types() throws {
    let book = try book(
      """
      {"$type": "number", "a": {"$value": 1}, "g": {"$type": "duration",
        "b": {"$value": {"value": 1, "unit": "s"}}, "h": {"c": {"$value": {"value": 2, "unit": "s"}},
          "d": {"$type": "number", "$value": 3}}}}
      """)
    #expect(book.tokens.map(\.name) == ["a", "g.b", "g.h.c", "g.h.d"])
    #expect(book.tokens.map(\.type) == ["number", "duration", "duration", "number"])
    #expect(book.tokens.map(\.value) == [.number(1), .duration(1), .duration(2), .number(3)])
    #expect(book["g"] == nil && book["c"] == nil && book["g.h"] == nil)
  }

  @Test("durations are the same in both units, dimensions sixteen to one")
  func units() throws {
    for milliseconds in stride(from: 0, through: 3000, by: 37) {
      let (whole, rest) = (milliseconds / 1000, milliseconds % 1000)
      let digits = String(repeating: "0", count: 3 - String(rest).count) + String(rest)
      let book = try book(
        """
        {"$type": "duration", "a": {"$value": {"value": \(milliseconds), "unit": "ms"}},
         "b": {"$value": {"value": \(whole).\(digits), "unit": "s"}}}
        """)
      #expect(book["a"]?.value == book["b"]?.value, "\(milliseconds)")
      #expect(book["b"]?.value == Double("\(whole).\(digits)").map { .duration($0) })
    }
    for rem in [0, 0.25, 1, 2.5] {
      let book = try book(
        "{\"$type\": \"dimension\", \"a\": {\"$value\": {\"value\": \(rem), \"unit\": \"rem\"}}, \"b\": {\"$value\": {\"value\": \(rem * 16), \"unit\": \"px\"}}}"
      )
      #expect(book["a"]?.value == book["b"]?.value && book["a"]?.value == .dimension(rem * 16))
    }
  }

  @Test("a duration ends at an hour and begins at nothing")
  func durations() {
    func lines(_ value: String, _ unit: String) -> [String] {
      mistakes(
        "{\"a\": {\"$type\": \"duration\", \"$value\": {\"value\": \(value), \"unit\": \"\(unit)\"}}}"
      )
    }
    #expect(lines("3600", "s") == [] && lines("3600000", "ms") == [] && lines("0", "ms") == [])
    #expect(lines("3601", "s") == ["t:1:39: a.$value: found 3601s; accepted are 0 to 3600 s"])
    #expect(lines("-500", "ms") == ["t:1:39: a.$value: found -0.5s; accepted are 0 to 3600 s"])
  }

  @Test("colours of a space and colours by digits")
  func colors() throws {
    for (name, space) in [
      ("srgb", DocumentColor.Space.sRGB), ("srgb-linear", .sRGBLinear), ("display-p3", .displayP3),
    ] {
      let book = try book(
        "{\"c\": {\"$type\": \"color\", \"$value\": {\"colorSpace\": \"\(name)\", \"components\": [0.25, 0.5, 1]}}}"
      )
      #expect(
        book["c"]?.value
          == .color(.components(red: 0.25, green: 0.5, blue: 1, opacity: 1, space: space)))
    }
    let digits = try book("{\"c\": {\"$type\": \"color\", \"$value\": \"#0a84ff80\"}}")
    #expect(digits["c"]?.value == DocumentColor(hexadecimal: "0A84FF80").map { .color($0) })
  }

  @Test("a spring of any vendor is one, the first counts")
  func springs() throws {
    let way = "{\"response\": 0.4, \"dampingFraction\": 0.6}"
    for extensions in [
      "{\"spring\": \(way)}", "{\"com.example\": {\"spring\": \(way)}}",
      "{\"x\": {\"y\": 1}, \"z\": {\"spring\": \(way)}}",
    ] {
      let book = try book("{\"pop\": {\"$extensions\": \(extensions)}}")
      #expect(book["pop"]?.value == .spring(Spring(response: 0.4, dampingRatio: 0.6)))
      #expect(book["pop"]?.type == "spring")
      #expect(book.animations.map(\.name) == ["pop"])
      #expect(book.animations.first?.animation == .spring(Spring(response: 0.4, dampingRatio: 0.6)))
    }
  }

  @Test("a transition without a delay is one with none, and its parts may be aliases")
  func transitions() throws {
    let book = try book(
      """
      {"d": {"$type": "duration", "$value": {"value": 250, "unit": "ms"}},
       "e": {"$type": "cubicBezier", "$value": [0, 0, 0.58, 1]},
       "zero": {"$type": "duration", "$value": {"value": 0, "unit": "ms"}},
       "$type": "transition",
       "a": {"$value": {"duration": "{d}", "timingFunction": "{e}"}},
       "b": {"$value": {"duration": {"value": 0.25, "unit": "s"}, "timingFunction": [0, 0, 0.58, 1], "delay": "{zero}"}},
       "c": {"$value": {"duration": "{d}", "timingFunction": "{e}", "delay": "{d}"}}}
      """)
    let plain = Animation.timingCurve(.easeOut, duration: 0.25)
    #expect(book["a"]?.value == .transition(plain) && book["b"]?.value == .transition(plain))
    #expect(book["c"]?.value == .transition(plain.delay(0.25)))
    #expect(book["e"]?.value.animation == .timingCurve(.easeOut, duration: 0.35))
    #expect(book["d"]?.value.animation == nil)
  }

  @Test("names have no points and braces, and what is no token is told")
  func wrong() {
    #expect(
      mistakes("{\"a.b\": {\"$type\": \"number\", \"$value\": 1}}") == [
        "t:1:9: a.b: found the name 'a.b'; accepted are names without '.', '{' and '}'"
      ])
    #expect(
      mistakes("{\"a\": 5}") == [
        "t:1:7: a: found '5'; accepted is a token with '$value', or a group in braces"
      ])
    #expect(
      mistakes(
        "{\"fast\": {\"$type\": \"number\", \"$value\": 1}, \"b\": {\"$value\": \"{fsat}\"}}") == [
          "t:1:60: b: there is no token 'fsat'; did you mean 'fast'?"
        ])
    #expect(
      mistakes("{\"a\": {\"$type\": \"number\", \"$value\": \"1\"}}") == [
        "t:1:37: a.$value: found '1'; accepted is a number"
      ])
  }

  @Test("what documents say a token is where it does not fit")
  func misplaced() {
    let head =
      "rostrum: 1\ntokens: {n: {$type: number, $value: 2}, c: {$type: color, $value: '#fff'}}\n"
    func lines(_ node: String) -> [String] {
      SceneDocumentsTests.mistakes("\(head)scene: [{circle: 9, \(node)}]\n")
    }
    #expect(lines("x: '{n}'") == [] && lines("fill: '{c}'") == [])
    #expect(
      lines("x: '{c}'") == [
        "scene:3:24: scene[0].x: the token 'c' is a color; accepted is a number or dimension from -16384 to 16384"
      ])
    #expect(
      lines("opacity: '{n}'") == [
        "scene:3:30: scene[0].opacity: the token 'n' is the number 2; accepted is a number from 0 to 1"
      ])
    #expect(
      lines("delay: '{n}'") == [
        "scene:3:28: scene[0].delay: the token 'n' is the number 2; accepted is a duration from 0s to 3600s"
      ])
    #expect(
      SceneDocumentsTests.mistakes("rostrum: 1\nscene: [{circle: 9, x: '{n}'}]\n") == [
        "scene:2:24: scene[0].x: found the token 'n'; the document names no tokens"
      ])
  }
}
