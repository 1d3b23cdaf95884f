import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import Testing

@testable import MacroExpansion

/// What macros make of a source.
private func expand(_ source: String) -> (text: String, diagnostics: [String]) {
  let file = Parser.parse(source: source)
  let context = BasicMacroExpansionContext(
    sourceFiles: [file: .init(moduleName: "M", fullFilePath: "/scenes/Scene.swift")])
  let macros: [String: any Macro.Type] = [
    "Preview": PreviewMacro.self, "Previewable": PreviewableMacro.self, "Entry": EntryMacro.self,
    "Animatable": AnimatableMacro.self, "AnimatableIgnored": AnimatableIgnoredMacro.self,
  ]
  let expanded = file.expand(
    macros: macros,
    contextGenerator: {
      BasicMacroExpansionContext(sharingWith: context, lexicalContext: $0.allMacroLexicalContexts())
    },
    indentationWidth: .spaces(2))
  // White space is the formatter's matter.
  let words = expanded.description.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  return (words, context.diagnostics.map(\.message))
}

@Suite struct AnimatableMacroTests {
  @Test("one property is the data itself")
  func one() {
    let (text, diagnostics) = expand("@Animatable struct A { var x: Double }")
    #expect(diagnostics.isEmpty)
    #expect(
      text.contains(
        "var animatableData: Double.AnimatableData { get { x.animatableData } set { x.animatableData = newValue } }"
      ))
  }

  @Test("several are pairs, nested to the right, in the order of the source")
  func several() {
    let (text, diagnostics) = expand(
      "@Animatable struct A { var a: Double; var b: CGFloat, c: CGFloat; var angle = 0.5 }")
    #expect(diagnostics.isEmpty)
    #expect(
      text.contains(
        "AnimatablePair<Double.AnimatableData, AnimatablePair<CGFloat.AnimatableData, AnimatablePair<CGFloat.AnimatableData, Double.AnimatableData>>>"
      ))
    #expect(
      text.contains(
        "AnimatablePair(a.animatableData, AnimatablePair(b.animatableData, AnimatablePair(c.animatableData, angle.animatableData)))"
      ))
    #expect(
      text.contains(
        "a.animatableData = newValue.first b.animatableData = newValue.second.first c.animatableData = newValue.second.second.first angle.animatableData = newValue.second.second.second"
      ))
  }

  @Test("constants, computed and static properties, wrappers and ignored ones stay where they are")
  func skipped() {
    let (text, diagnostics) = expand(
      """
      @Animatable struct A {
        let fixed: Double
        static var shared: Double = 0
        var twice: Double { moving * 2 }
        @State private var on = false
        @AnimatableIgnored var count: Int
        var moving: Double { didSet {} }
      }
      """)
    #expect(diagnostics.isEmpty)
    #expect(
      text.contains("var animatableData: Double.AnimatableData { get { moving.animatableData }"))
  }

  @Test("animatable data written by hand is left alone")
  func handWritten() {
    let (text, diagnostics) = expand(
      "@Animatable struct A { var n: Int; var animatableData: Double { get { 0 } set {} } }")
    #expect(diagnostics.isEmpty)
    #expect(!text.contains("n.animatableData"))
  }

  @Test("nothing that moves is empty data")
  func empty() {
    #expect(expand("@Animatable struct A { let x: Double }").text.contains("EmptyAnimatableData"))
  }

  @Test("a public type's data is public")
  func access() {
    #expect(
      expand("@Animatable public struct A { public var x: Double }").text.contains(
        "public var animatableData"))
  }

  @Test(
    "what does not animate is an error with advice",
    arguments: [
      (
        "var n: Int",
        "'n' is of type 'Int', which does not animate; mark it '@AnimatableIgnored', or make it a 'Double'"
      ),
      (
        "var n = 3",
        "'n' is of type 'Int', which does not animate; mark it '@AnimatableIgnored', or make it a 'Double'"
      ),
      (
        "var on: Bool",
        "'on' is of type 'Bool', which does not animate; mark it '@AnimatableIgnored', or make it a 'Double'"
      ),
      ("var x = make()", "write the type of 'x', so that '@Animatable' knows what moves"),
    ])
  func mistakes(property: String, message: String) {
    #expect(expand("@Animatable struct A { \(property) }").diagnostics == [message])
  }

  @Test("an enum cannot be animatable")
  func enums() {
    #expect(
      expand("@Animatable enum A { case a }").diagnostics == [
        "'@Animatable' belongs to a struct or a class"
      ])
  }
}

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
}

@Suite struct PreviewMacroTests {
  @Test("a preview is a function that is exported by its line")
  func plain() {
    let (text, diagnostics) = expand("import SwiftUI\n#Preview { Hello() }")
    #expect(diagnostics.isEmpty)
    #expect(text.contains("@_cdecl(\"rostrum_preview_2\") @MainActor public func"))
    #expect(
      text.contains("_declarePreview(previews, line: 2, name: nil, traits: []) { Hello() } }"))
  }

  @Test("name and traits are handed on")
  func arguments() {
    let (text, _) = expand(
      "#Preview(\"Dark\", traits: .fixedLayout(width: 10, height: 20), .landscapeLeft) { Hello() }")
    #expect(
      text.contains(
        "name: \"Dark\", traits: [.fixedLayout(width: 10, height: 20), .landscapeLeft]) { Hello() }"
      ))
    #expect(
      expand("#Preview(\"A\", body: { Hello() })").text.contains(
        "name: \"A\", traits: []) { Hello() }"))
  }

  @Test("previewable state becomes state of a view around the content")
  func previewable() {
    let (text, diagnostics) = expand(
      "#Preview { @Previewable @State var on = false; let x = 1; Toggle(\"\\(x)\", isOn: $on) }")
    #expect(diagnostics.isEmpty)
    #expect(
      text.contains(
        "@State var on = false var body: some View { let x = 1; Toggle(\"\\(x)\", isOn: $on) }"))
    #expect(!text.contains("@Previewable"))
  }

  @Test("without a closure there is nothing to show")
  func mistakes() {
    #expect(
      expand("#Preview(\"A\")").diagnostics == ["'#Preview' needs a closure that makes a view"])
  }
}

@Suite struct SceneOutlineTests {
  private func views(_ source: String) -> [String] {
    SceneOutline(source: source).views.map(\.name)
  }

  @Test("views that need no arguments are found, with their lines")
  func found() {
    let outline = SceneOutline(
      source:
        "import SwiftUI\n\nstruct A: View { var body: some View { B() } }\nprivate struct B: SwiftUI.View { var body: some View { Text(\"\") } }"
    )
    #expect(outline.views.map(\.name) == ["A", "B"])
    #expect(outline.views.map(\.line) == [3, 4])
    #expect(outline.views.map(\.isUsed) == [false, true])
  }

  @Test(
    "every stored property must find its value itself",
    arguments: [
      ("@State private var x = 1", true), ("@State var x: Int", false), ("let x: Int", false),
      ("let x = 1", true), ("var x: Int?", true), ("@Binding var x: Int", false),
      ("@Environment(\\.locale) var x", true), ("@EnvironmentObject var x: Model", true),
      ("@Namespace var x", true), ("@ObservedObject var x: Model", false),
      ("@StateObject var x = Model()", true), ("@FocusState var x: Bool", true),
      ("static let x: Int = 1", true), ("init(x: Int = 1) {}", true),
      ("let y: Int; init() { y = 1 }", true),
      ("init(x: Int) {}", false), ("init?() {}", false),
    ])
  func properties(member: String, isFound: Bool) {
    #expect(
      views("struct A: View { \(member); var body: some View { Text(\"\") } }").isEmpty != isFound)
  }

  @Test("generic views and other types are not meant; conformance may stand in an extension")
  func others() {
    #expect(views("struct A<T>: View {}; struct B {}; class C: View {}").isEmpty)
    #expect(views("struct A {}\nextension A: View {}") == ["A"])
  }

  @Test("preview providers are found")
  func providers() {
    let outline = SceneOutline(
      source: "struct P: PreviewProvider { static var previews: some View { A() } }")
    #expect(outline.providers.map(\.name) == ["P"])
  }
}
