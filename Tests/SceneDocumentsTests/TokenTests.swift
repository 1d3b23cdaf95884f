import Foundation
import Geometry
import Motion
import Testing

@testable import SceneDocuments

@Suite("Design tokens")
struct TokenTests {
  private static let brand = """
    {
      "motion": {
        "$type": "duration",
        "fast": {"$value": {"value": 150, "unit": "ms"}, "$description": "Small things."},
        "slow": {"$value": {"value": 0.6, "unit": "s"}},
        "usual": {"$value": "{motion.fast}"},
        "ease": {"$type": "cubicBezier", "$value": [0.2, 0, 0, 1]},
        "enter": {"$type": "transition", "$value": {
          "duration": "{motion.usual}", "delay": {"value": 50, "unit": "ms"}, "timingFunction": "{motion.ease}"}},
        "leave": {"$type": "transition", "$value": {
          "duration": {"value": 200, "unit": "ms"}, "timingFunction": [0.4, 0, 1, 1]}},
        "pop": {"$value": {"value": 400, "unit": "ms"}, "$extensions": {
          "com.example.motion": {"spring": {"response": 0.4, "dampingFraction": 0.7}}}},
        "heavy": {"$extensions": {"com.example": {"spring": {"mass": 2, "stiffness": 120, "damping": 14}}}},
        "lively": {"$extensions": {"spring": {"duration": {"value": 300, "unit": "ms"}, "bounce": 0.3}}},
        "popAgain": {"$value": "{motion.pop}"}
      },
      "theme": {
        "base": {"$type": "color", "ink": {"$value": {"colorSpace": "display-p3", "components": [1, 0, 0.5], "alpha": 0.5}},
          "paper": {"$value": "#ffffff"}, "$root": {"$value": {"colorSpace": "oklch", "components": [0.7, 0.1, 200], "hex": "#00aabb"}}},
        "dark": {"$extends": "{theme.base}", "paper": {"$value": "#000000"}},
        "copy": {"$extends": "#/theme/dark"}
      },
      "space": {"m": {"$type": "dimension", "$value": {"value": 1.5, "unit": "rem"}}},
      "face": {"$type": "fontFamily", "$value": ["Inter", "sans-serif"]},
      "pointer": {"$ref": "#/motion/slow/$value"}
    }
    """

  private func book(_ text: String = TokenTests.brand) throws -> TokenBook {
    try TokenBook(bytes: Array(text.utf8), path: "brand.tokens.json")
  }

  private let ease = UnitCurve.bezier(
    startControlPoint: UnitPoint(x: 0.2, y: 0), endControlPoint: UnitPoint(x: 0, y: 1))

  @Test("durations, curves and transitions are read, by reference and by the group's type")
  func motion() throws {
    let book = try book()
    #expect(book["motion.fast"]?.value == .duration(0.15))
    #expect(book["motion.fast"]?.description == "Small things.")
    #expect(book["motion.usual"]?.value == .duration(0.15))
    #expect(book["motion.ease"]?.value == .cubicBezier(ease))
    #expect(
      book["motion.enter"]?.value == .transition(.timingCurve(ease, duration: 0.15).delay(0.05)))
    #expect(book["pointer"]?.value == .duration(0.6))
    #expect(book["face"]?.value == .other)
    #expect(book["space.m"]?.value == .dimension(24))
  }

  @Test("springs stand among the extensions, in every way a spring is written")
  func springs() throws {
    let book = try book()
    #expect(book["motion.pop"]?.value == .spring(Spring(response: 0.4, dampingRatio: 0.7)))
    #expect(book["motion.popAgain"]?.value == book["motion.pop"]?.value)
    #expect(
      book["motion.heavy"]?.value
        == .spring(Spring(mass: 2, stiffness: 120, damping: 14, allowOverDamping: true)))
    #expect(book["motion.lively"]?.value == .spring(Spring(duration: 0.3, bounce: 0.3)))
    #expect(
      book.animations.map(\.name) == [
        "motion.ease", "motion.enter", "motion.leave", "motion.pop", "motion.heavy",
        "motion.lively", "motion.popAgain",
      ])
  }

  @Test("groups that extend others have their tokens, and their own instead")
  func groups() throws {
    let book = try book()
    let ink = DocumentColor.components(red: 1, green: 0, blue: 0.5, opacity: 0.5, space: .displayP3)
    #expect(book["theme.dark.ink"]?.value == .color(ink))
    #expect(book["theme.copy.ink"]?.value == .color(ink))
    #expect(
      book["theme.dark.paper"]?.value
        == .color(DocumentColor(hexadecimal: "000000") ?? .named(.red)))
    #expect(book["theme.copy.paper"]?.value == book["theme.dark.paper"]?.value)
    #expect(
      book["theme.base.$root"]?.value
        == .color(DocumentColor(hexadecimal: "00aabb") ?? .named(.red)))
  }

  @Test("documents use them")
  func use() throws {
    let document = try read(
      """
      rostrum: 1
      tokens: brand.tokens.json
      animation: "{motion.enter}"
      transitions:
        - {to: open, animation: {curve: "{motion.ease}", duration: "{motion.slow}"}}
        - {to: base, animation: {token: motion.pop, delay: "{motion.fast}"}}
      scene: {circle: "{space.m}", fill: "{theme.dark.paper}", states: {open: {x: 1}}}
      """, files: ["brand.tokens.json": Self.brand])
    #expect(document.animation == .animation(.timingCurve(ease, duration: 0.15).delay(0.05)))
    #expect(document.transitions.first?.animation == .animation(.timingCurve(ease, duration: 0.6)))
    #expect(
      document.transitions.last?.animation
        == .animation(.spring(Spring(response: 0.4, dampingRatio: 0.7)).delay(0.15)))
    #expect(document.nodes.first?.base.width == .points(24))
  }

  @Test(
    "what is wrong is told with file, place and way",
    arguments: [
      (
        "{\"a\": {\"$type\": \"duration\", \"$value\": {\"value\": 1, \"unit\": \"min\"}}}",
        "1:39: a.$value: found a mapping with value and unit; accepted is {\"value\": NUMBER, \"unit\": ms or s}, as for 200ms or 0.2s"
      ),
      (
        "{\"a\": {\"$value\": 1}}",
        "1:18: a: the token has no '$type', and no group around it has one"
      ),
      ("{\"a\": {\"$type\": \"duratoin\", \"$value\": 1}}", "did you mean 'duration'?"),
      (
        "{\"a\": {\"$type\": \"cubicBezier\", \"$value\": [2, 0, 0, 1]}}",
        "1:43: a.$value[0]: found 2; accepted is a time from 0 to 1"
      ),
      ("{\"a\": {\"$extends\": \"{bcd}\"}}", "1:20: a.$extends: there is no group 'bcd'"),
      ("{\"a\": {\"$extends\": \"{a}\"}}", "the group 'a' extends itself"),
      ("{\"a\": {\"$type\": \"number\", \"$value\": \"{bcd}\"}}", "there is no token 'bcd'"),
      ("[]", "1:1: found an empty list; accepted is a group of tokens in braces"),
    ])
  func wrong(text: String, end: String) {
    do throws(DocumentErrors) {
      _ = try TokenBook(bytes: Array(text.utf8), path: "brand")
      Issue.record("accepted")
    } catch {
      #expect(error.lines.first?.hasPrefix("brand:") ?? false)
      #expect(error.lines.first?.hasSuffix(end) ?? false, "\(error.lines)")
    }
  }

  @Test("groups that extend each other without an end are refused")
  func endless() {
    let groups = (0..<40).map {
      "\"g\($0)\": {\"x\": {\"$extends\": \"{g\($0 + 1)}\"}, \"y\": {\"$extends\": \"{g\($0 + 1)}\"}}"
    }
    let text =
      "{\(groups.joined(separator: ", ")), \"g40\": {\"t\": {\"$type\": \"number\", \"$value\": 1}}}"
    #expect(throws: DocumentErrors.self) { try book(text) }
  }
}
