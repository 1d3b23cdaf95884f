import Testing

@testable import MacroExpansion

@Suite struct TipMacroTests {
  @Test(
    "a parameter gets accessors and what rules are given, of the type that is written or shown",
    arguments: [
      ("x: Bool = false", "Bool", "false"), ("x = 3", "Int", "3"), ("x: String?", "String?", "nil"),
      ("x: [Int] = [1, 2]", "[Int]", "[1, 2]"),
    ])
  func parameter(variable: String, type: String, value: String) {
    let (text, diagnostics) = expand("struct A { @Parameter(.transient) static var \(variable) }")
    #expect(diagnostics.isEmpty)
    #expect(text.contains("get { $x.wrappedValue } set { $x.wrappedValue = newValue }"))
    #expect(
      text.contains(
        "static var $x: TipKit.Tips.Parameter<\(type)> { "
          + "TipKit.Tips.Parameter(Self.self, \"x\", \(value)) }"))
  }

  @Test("what rules are given is seen where the parameter is")
  func access() {
    let text = expand("struct A { @Parameter public static var x = 1 }").text
    #expect(text.contains("public static var $x:"))
    #expect(
      !expand("struct A { @Parameter static var x = 1 }").text.contains("public static var $x"))
  }

  @Test(
    "only one static variable with a type and a value is a parameter",
    arguments: ["var x = 1", "static let x = 1", "static var x: Int", "static var x = f()"])
  func wrong(variable: String) {
    let (_, diagnostics) = expand("struct A { @Parameter \(variable) }")
    #expect(diagnostics.contains { $0.contains("belongs to one static variable") })
  }

  @Test(
    "a rule is made of what it asks and of its closure",
    arguments: [
      ("(Self.a) { $0.donations.count > 2 }", "(Self.a, { $0.donations.count > 2 })"),
      ("(Self.$a, Self.$b) { $0 && $1 }", "(Self.$a, Self.$b, { $0 && $1 })"),
      ("(Self.$a, f)", "(Self.$a, f)"),
    ])
  func rule(source: String, result: String) {
    let (text, diagnostics) = expand("let r = #Rule\(source)")
    #expect(diagnostics.isEmpty)
    #expect(text == "let r = TipKit.Tips.Rule\(result)")
  }

  @Test("a rule of nothing is told")
  func emptyRule() {
    #expect(expand("let r = #Rule { true }").diagnostics.contains { $0.contains("needs an event") })
  }
}
