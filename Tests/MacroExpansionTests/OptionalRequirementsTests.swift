import SwiftParser
import Testing

@testable import MacroExpansion

/// What protocols of Objective-C leave to the types that conform.
@Suite struct OptionalRequirementsTests {
  private static let mark = "              "

  /// A requirement, what it becomes, and its default.
  private static let requirements: [(source: String, result: String, fallback: String)] = [
    (
      "func pad(_ pad: Pad, didTap number: Int)", "func pad(_ pad: Pad, didTap number: Int)",
      "func pad(_ pad: Pad, didTap number: Int) {}"
    ),
    ("func opened()", "func opened()", "func opened() {}"),
    ("func closed() -> Void", "func closed() -> Void", "func closed() -> Void {}"),
    (
      "func word(for pad: Pad) -> String?", "func word(for pad: Pad) -> String?",
      "func word(for pad: Pad) -> String? { nil }"
    ),
    (
      "func count(of pad: Pad) -> Int", "func _optional_count(of pad: Pad) -> ( Int)?",
      "func _optional_count(of pad: Pad) -> (Int)? { nil }"
    ),
    (
      "var hue: UIColor { get }", "var _optional_hue: ( UIColor)? { get }",
      "var _optional_hue: (UIColor)? { nil }; var hue: (UIColor)? { _optional_hue }"
    ),
    (
      "func draw(\n    _ pad: Pad,  // which\n    in box: CGRect\n  )",
      "func draw(\n    _ pad: Pad,  // which\n    in box: CGRect\n  )",
      "func draw( _ pad: Pad, in box: CGRect ) {}"
    ),
  ]

  private static func file(_ members: [String], after: String = "") -> String {
    "@objc protocol PadDelegate {\n" + members.map { "  @objc optional \($0)\n" }.joined()
      + "}\(after)"
  }

  private static func lines(_ text: String) -> Int { text.count(where: \.isNewline) }

  @Test("a requirement has a default, on the line on which the protocol ends")
  func defaults() {
    for (source, result, fallback) in Self.requirements {
      let text = SceneRewriting.rewritten(Self.file([source], after: " // end"))
      #expect(
        text == "      protocol PadDelegate: AnyObject {\n  \(Self.mark) \(result)\n}"
          + "; extension PadDelegate { \(fallback) } // end")
    }
  }

  @Test("several have theirs in their order, and no line moves")
  func several() {
    let source = Self.file(Self.requirements.map(\.source))
    let text = SceneRewriting.rewritten(source)
    #expect(text.hasSuffix("{ \(Self.requirements.map(\.fallback).joined(separator: "; ")) }"))
    #expect(Self.lines(text) == Self.lines(source))
    #expect(SceneRewriting.rewritten(text) == text)
  }

  @Test(
    "defaults are as visible as the protocol, and what it inherits stays",
    arguments: [("public ", "public "), ("private ", ""), ("", "")])
  func access(modifier: String, word: String) {
    let source = "@objc \(modifier)protocol A: B { @objc optional func f() }"
    #expect(
      SceneRewriting.rewritten(source)
        == "      \(modifier)protocol A: B { \(Self.mark) func f() }"
        + "; extension A { \(word)func f() {} }")
  }

  @Test(
    "a call loses its mark, and one of another result asks for what may be none",
    arguments: [
      ("delegate?.pad?(self, didTap: 1)", "delegate?.pad (self, didTap: 1)"),
      ("delegate.opened?()", "delegate.opened ()"), ("delegate?.opened!()", "delegate?.opened ()"),
      ("(a as? PadDelegate)?.word?(for: b)", "(a as? PadDelegate)?.word (for: b)"),
      ("let n = delegate?.count?(of: b) ?? 1", "let n = delegate?._optional_count (of: b) ?? 1"),
      ("let n = delegate!.count!(of: b)", "let n = delegate!._optional_count (of: b)!"),
      (
        "a?.pad?(self, didTap: b?.count?(of: c) ?? 0)",
        "a?.pad (self, didTap: b?._optional_count (of: c) ?? 0)"
      ),
    ])
  func calls(source: String, result: String) {
    let first = Self.file(Self.requirements.map(\.source))
    let start = SceneRewriting.rewritten(first)
    #expect(SceneRewriting.rewritten("\(first)\n\(source)") == "\(start)\n\(result)")
    // In another file of the same module, too.
    let known = OptionalRequirements(of: [
      Parser.parse(source: first), Parser.parse(source: source),
    ])
    #expect(SceneRewriting.rewritten(source, optional: known) == result)
    // By itself nobody knows it.
    #expect(SceneRewriting.rewritten(source) == source)
  }

  @Test(
    "what holds a closure, or has other labels, is called as it was",
    arguments: [
      "a.opened?()\nvar opened: (() -> Void)?", "a.opened?(1)", "a.pad?(self)",
      "a.pad?(self, didPress: 1)", "opened?()", "a.opened()", "a.onTap?(2)",
    ])
  func others(source: String) {
    let known = OptionalRequirements(
      of: [
        Parser.parse(source: Self.file(Self.requirements.map(\.source))),
        Parser.parse(source: source),
      ])
    #expect(SceneRewriting.rewritten(source, optional: known) == source)
  }

  @Test("a delegate's is called although a variable has its name")
  func namesakes() {
    let source = "var opened: (() -> Void)?\nself.delegate?.opened?()"
    let known = OptionalRequirements(
      of: [Parser.parse(source: Self.file(["func opened()"])), Parser.parse(source: source)])
    #expect(
      SceneRewriting.rewritten(source, optional: known)
        == "var opened: (() -> Void)?\nself.delegate?.opened ()")
  }

  @Test("what a type has of another result says so beside it")
  func beside() {
    let first = Self.file(Self.requirements.map(\.source))
    for (source, added) in [
      (
        "func count(of p: Pad) -> Int { 4 }",
        "func _optional_count(of p: Pad) -> (Int)? { self.count(of: p) }"
      ),
      (
        "public func count(of p: Pad) -> Int { 4 }",
        "public func _optional_count(of p: Pad) -> (Int)? { self.count(of: p) }"
      ),
      (
        "var hue: UIColor { .red }",
        "var _optional_hue: (UIColor)? { let value: UIColor = self.hue; return value }"
      ),
    ] {
      let type = "class A: UIView, PadDelegate {\n  \(source)"
      let known = OptionalRequirements(
        of: [Parser.parse(source: first), Parser.parse(source: "\(type)\n}")])
      #expect(
        SceneRewriting.rewritten("\(type)\n}", optional: known) == "\(type); \(added)\n}")
    }
    for source in [
      "class A: UIView { var hue: UIColor { .red } }",
      "class A { func word(for p: Pad) -> String? { nil } }",
      "class A { private func count(of p: Pad) -> Int { 4 } }",
      "protocol B { func count(of p: Pad) -> Int }",
      "class A { func count(in p: Pad) -> Int { 4 } }",
    ] {
      let known = OptionalRequirements(
        of: [Parser.parse(source: first), Parser.parse(source: source)])
      #expect(SceneRewriting.rewritten(source, optional: known) == source)
    }
  }

  @Test("a protocol that is none of Objective-C's is left to the compiler")
  func plain() {
    let source = "protocol A { optional func f() }\nlet b = a.f?()"
    #expect(SceneRewriting.rewritten(source) == source)
  }
}
