import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import Testing

@testable import MacroExpansion

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

  @Test("a class is as good as a struct, and conforms where it does not yet")
  func classes() {
    let (text, diagnostics) = expand("@Animatable class A { var x: Double = 0 }")
    #expect(diagnostics.isEmpty)
    #expect(text.contains("var animatableData: Double.AnimatableData"))
  }

  @Test("it conforms on no actor, whatever the module's declarations are on")
  func isolation() throws {
    let node = try StructDeclSyntax("struct A {}")
    let extensions = try AnimatableMacro.expansion(
      of: AttributeSyntax("@Animatable"), attachedTo: node, providingExtensionsOf: TypeSyntax("A"),
      conformingTo: [TypeSyntax("Animatable")], in: BasicMacroExpansionContext())
    #expect(
      extensions.map(\.trimmedDescription).first?.contains("A: nonisolated Animatable") == true)
  }

  @Test(
    "the data is as visible as the type is outside its module",
    arguments: [
      ("public", "public var animatableData"), ("open", "public var animatableData"),
      ("package", "package var animatableData"), ("internal", " var animatableData"),
      ("private", " var animatableData"), ("", " var animatableData"),
    ])
  func visibility(access: String, declaration: String) {
    let text = expand("@Animatable \(access) class A { var x: Double = 0 }").text
    #expect(text.contains(declaration))
    let others = ["public var animatableData", "package var animatableData"]
    #expect(others.filter { text.contains($0) } == others.filter { $0 == declaration })
  }

  @Test(
    "a type of several words stands in parentheses",
    arguments: [
      ("any VectorArithmetic", "(any VectorArithmetic)"), ("A & B", "(A & B)"),
      ("(Int) -> Double", "((Int) -> Double)"), ("Pair<A, B>", "Pair<A, B>"),
      ("Double?", "Double?"),
    ])
  func parentheses(type: String, written: String) {
    #expect(
      expand("@Animatable struct A { var x: \(type) }").text.contains(
        "var animatableData: \(written).AnimatableData"))
  }

  @Test("one type for several names is written once, behind the last")
  func sharedTypes() {
    let (text, diagnostics) = expand("@Animatable struct A { var x, y: Double }")
    #expect(diagnostics.isEmpty)
    #expect(text.contains("AnimatablePair<Double.AnimatableData, Double.AnimatableData>"))
    #expect(
      text.contains("x.animatableData = newValue.first y.animatableData = newValue.second"))
  }

  @Test("every mistake of a type is told, not the first alone")
  func allMistakes() {
    #expect(
      expand("@Animatable struct A { var n: Int; var s: String; var x: Double }").diagnostics.count
        == 2)
  }

  @Test(
    "to be ignored belongs to a stored property",
    arguments: ["var x: Double { 1 }", "func f() {}", "var x: Double { get { 1 } set {} }"])
  func ignored(member: String) {
    #expect(
      expand("struct A { @AnimatableIgnored \(member) }").diagnostics == [
        "'@AnimatableIgnored' belongs to a stored property"
      ])
  }

  @Test("observers leave a property stored")
  func observed() {
    #expect(
      expand("struct A { @AnimatableIgnored var x = 1 { willSet {} didSet {} } }").diagnostics
        .isEmpty)
  }
}
