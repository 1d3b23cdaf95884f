import Testing

@testable import MacroExpansion

@Suite struct EntryMacroTests {
  @Test(
    "a value gets a key and accessors",
    arguments: [
      ("EnvironmentValues", "EnvironmentKey"), ("Transaction", "TransactionKey"),
      ("SwiftUI.EnvironmentValues", "EnvironmentKey"), ("ContainerValues", "ContainerValueKey"),
    ])
  func values(owner: String, key: String) {
    let (text, diagnostics) = expand("extension \(owner) { @Entry var speed: Double = 1 }")
    #expect(diagnostics.isEmpty)
    #expect(
      text.contains("get { self[__Key_speed.self] } set { self[__Key_speed.self] = newValue }"))
    #expect(
      text.contains("private struct __Key_speed: \(key) { static var defaultValue: Double { 1 } }"))
  }

  @Test(
    "a type may stand in the value",
    arguments: [
      ("= 1", "Int"), ("= 1.5", "Double"), ("= true", "Bool"), ("= \"x\"", "String"),
      ("= Theme()", "Theme"), ("= Theme.light", "Theme"), ("= Theme.make()", "Theme"),
      ("= -2", "Int"),
    ])
  func inference(value: String, type: String) {
    let (text, diagnostics) = expand("extension EnvironmentValues { @Entry var x \(value) }")
    #expect(diagnostics.isEmpty)
    #expect(text.contains("static var defaultValue: \(type) {"))
  }

  @Test("an optional needs no value; a focused value is always optional")
  func optionals() {
    #expect(
      expand("extension EnvironmentValues { @Entry var x: Theme? }").text.contains(
        "static var defaultValue: Theme? { nil }"))
    #expect(
      expand("extension FocusedValues { @Entry var x: Theme? }").text.contains(
        "FocusedValueKey { typealias Value = Theme }"))
  }

  @Test("elsewhere, or without a value, it is an error")
  func mistakes() {
    #expect(!expand("struct A { @Entry var x: Int = 1 }").diagnostics.isEmpty)
    #expect(
      expand("extension EnvironmentValues { @Entry var x: Int }").diagnostics == [
        "'@Entry' needs a default value"
      ])
    #expect(
      expand("extension EnvironmentValues { @Entry var x = make() }").diagnostics == [
        "'@Entry' needs the variable's type to be written"
      ])
  }

  @Test(
    "where it does not belong it says where it does",
    arguments: [
      "struct A { @Entry var x: Int = 1 }", "extension View { @Entry var x: Int = 1 }",
      "@Entry var x: Int = 1",
      "extension EnvironmentValues { @Entry var (x, y): (Int, Int) = (1, 2) }",
    ])
  func places(source: String) {
    let diagnostics = expand(source).diagnostics
    #expect(!diagnostics.isEmpty)
    #expect(
      diagnostics.allSatisfy {
        $0 == "'@Entry' belongs to one variable in an extension of "
          + "EnvironmentValues, Transaction, ContainerValues or FocusedValues"
          || $0.contains("can only be applied") || $0.contains("peer macro")
      }, "\(diagnostics)")
  }

  @Test(
    "a type that no value shows must be written",
    arguments: ["make()", "[1]", "value", "a.b", "nil", "{ 1 }", "x + 1"])
  func untyped(value: String) {
    #expect(
      expand("extension EnvironmentValues { @Entry var x = \(value) }").diagnostics == [
        "'@Entry' needs the variable's type to be written"
      ])
  }

  @Test(
    "types of every form are kept as they are written",
    arguments: ["[Int]", "(Int, Int)", "Swift.Double", "any Shape", "[String: Int]"])
  func written(type: String) {
    let text = expand("extension Transaction { @Entry var x: \(type) = value }").text
    #expect(text.contains("static var defaultValue: \(type) { value }"))
  }

  @Test(
    "a value may be an initialiser with dots",
    arguments: [("= A.B()", "A.B"), ("= Theme.init(dark: true)", "Theme"), ("= -1.5", "Double")])
  func dottedValues(value: String, type: String) {
    let (text, diagnostics) = expand("extension EnvironmentValues { @Entry var x \(value) }")
    #expect(diagnostics.isEmpty)
    #expect(text.contains("static var defaultValue: \(type) {"))
  }

  @Test("focused values are optional, in either form", arguments: ["Theme?", "Optional<Theme>"])
  func focused(type: String) {
    let (text, diagnostics) = expand("extension FocusedValues { @Entry var x: \(type) }")
    #expect(diagnostics.isEmpty)
    #expect(text.contains("FocusedValueKey { typealias Value = Theme }"))
  }
}
