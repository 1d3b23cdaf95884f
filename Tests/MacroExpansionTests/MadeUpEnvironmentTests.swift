import SwiftParser
import Testing

@testable import MacroExpansion

/// The objects that views look for in their environment.
@Suite struct MadeUpEnvironmentTests {
  private static let objects = """
    class Store: ObservableObject { static let preview = Store() }
    @Observable class Model { init(count: Int) {} }
    class Remote { init() async {} }

    """
  /// The modifiers that put objects there for views.
  private func modifiers(
    _ source: String, of names: [String] = ["A"], with objects: String = objects
  ) -> [String] {
    let types = KnownTypes(of: [objects, source].map { Parser.parse(source: $0) })
    return MadeUpEnvironment(of: names, among: types).modifiers
  }
  private func wishes(_ members: String) throws -> [String] {
    let types = KnownTypes(of: [Parser.parse(source: "struct A { \(members) }")])
    let view = try #require(types.resolve("A", from: nil))
    return view.environmentWishes.map { "\($0.isObservable ? "observable" : "object") \($0.type)" }
  }

  @Test(
    "properties look for objects by their types, and for values by key paths",
    arguments: [
      ("@EnvironmentObject var a: Store", ["object Store"]),
      ("@EnvironmentObject private var a: Outer.Store", ["object Outer.Store"]),
      ("@SwiftUI.EnvironmentObject var a: Store", ["object Store"]),
      ("@Environment(Store.self) var a", ["observable Store"]),
      ("@Environment(Store.self) private var a: Store?", ["observable Store"]),
      ("@Environment(Outer.Store.self) var a", ["observable Outer.Store"]),
      ("@Environment(\\.locale) var a: Locale", []), ("@EnvironmentObject var a", []),
      ("@Environment(Store.shared) var a", []), ("@State var a: Store", []), ("let a: Store", []),
      ("func f() { @EnvironmentObject var a: Store }", []),
      (
        "@MainActor @EnvironmentObject var a: B; @Environment(C.self) var b",
        ["object B", "observable C"]
      ),
    ])
  func wishes(members: String, expected: [String]) throws {
    #expect(try wishes(members) == expected)
  }

  @Test(
    "an object is its example, or made by what it needs; what cannot be made is not there",
    arguments: [
      ("@EnvironmentObject var a: Store", [".environmentObject(Store.preview)"]),
      ("@Environment(Model.self) var a", [".environment(Model(count: 3))"]),
      ("@EnvironmentObject var a: Remote", []), ("@EnvironmentObject var a: Unknown", []),
      ("@Environment(Alias.self) var a", []),
      ("@Environment(Inner.self) var a; class Inner {}", [".environment(A.Inner())"]),
      (
        "@EnvironmentObject var a: Kind; typealias Kind = Model",
        [".environmentObject(Model(count: 3))"]
      ),
    ])
  func objects(members: String, expected: [String]) {
    #expect(modifiers("struct A: View { \(members) }\ntypealias Alias = Store?") == expected)
  }

  @Test("objects are in one order, whatever that of the views and their properties")
  func sorted() {
    let (store, model) = ("@EnvironmentObject var s: Store", "@Environment(Model.self) var m")
    let expected = [".environment(Model(count: 3))", ".environmentObject(Store.preview)"]
    for (one, other) in [(store, model), (model, store)] {
      #expect(modifiers("struct A: View { \(one); \(other) }") == expected)
      let two = "struct A: View { \(one) }\nstruct B: View { \(other) }"
      #expect(modifiers(two, of: ["A", "B"]) == expected)
      #expect(modifiers(two, of: ["B", "A"]) == expected)
    }
  }

  @Test("an object that several views look for is there once")
  func once() {
    let wish = "@EnvironmentObject var s: Store"
    let source = "struct A: View { \(wish); let b = B() }\nstruct B: View { \(wish) }"
    #expect(modifiers(source, of: ["A", "B", "A"]) == [".environmentObject(Store.preview)"])
  }

  @Test(
    "views within views are asked, however they are made",
    arguments: [
      "struct A: View { var body: some View { B() } }",
      "struct A: View { let b: [B] }",
      "struct A: View {}\nextension A { var b: some View { B() } }",
      "struct A: View { var body: some View { M() } }\nstruct M: View { let make = B.init }",
      "struct A: View { func f() { show(B.self) } }",
      "struct A: View { var m: M { M() } }\nstruct M: View { let a: A; let b: B }",
    ])
  func nested(source: String) {
    let inner = "\nstruct B: View { @EnvironmentObject var s: Store }"
    #expect(modifiers(source + inner) == [".environmentObject(Store.preview)"])
  }

  @Test(
    "views that are not reached are not asked",
    arguments: [
      "struct A: View {}", "struct A: View { let text = \"B\" }",
      "struct A: View { /* B() */ }", "struct A: View {}\nstruct M: View { let b: B }",
      "struct A: View { let b = BB() }",
    ])
  func apart(source: String) {
    let other = "\nstruct B: View { @EnvironmentObject var s: Store }"
    #expect(modifiers(source + other).isEmpty)
    #expect(modifiers(source + other, of: ["B"]) == [".environmentObject(Store.preview)"])
  }

  @Test("nothing is looked for by names that are not declared, or by no names")
  func nobody() {
    #expect(modifiers("struct B: View { @EnvironmentObject var s: Store }").isEmpty)
    #expect(modifiers("struct A: View { @EnvironmentObject var s: Store }", of: []).isEmpty)
  }

  @Test("views are asked that modifiers and functions of the project make")
  func throughModifiers() {
    let source = """
      struct A: View { var body: some View { Text("").storeSheet() } }
      struct Sheet: View { @EnvironmentObject var s: Store }
      extension View { func storeSheet() -> some View { sheet { content() } } }
      func content() -> some View { Sheet() }
      """
    #expect(modifiers(source) == [".environmentObject(Store.preview)"])
  }

  @Test("what any type of a project looks for is there by its type, once, in order")
  func all() {
    let source = """
      struct B: View { @EnvironmentObject var s: Store; @EnvironmentObject var r: Remote }
      struct A: View { @Environment(Model.self) var m; @EnvironmentObject var s: Store }
      struct C: View { @EnvironmentObject var i: Inner; class Inner {} }
      """
    let types = KnownTypes(of: [Self.objects, source].map { Parser.parse(source: $0) })
    let objects = MadeUpEnvironment(ofAll: MadeUpValues(types)).objects
    #expect(objects.map(\.type) == ["C.Inner", "Model", "Store"])
    #expect(objects.map(\.value) == ["C.Inner()", "Model(count: 3)", "Store.preview"])
  }

  @Test("objects are told of files of a project, also of such with previews; not of one alone")
  func outlines() {
    let own = "struct A: View { @EnvironmentObject var s: Store }\n#Preview { A() }"
    let files = [own, Self.objects].map { Parser.parse(source: $0) }
    let outline = SceneOutline(source: own, for: nil, among: files)
    #expect(outline.objects.map(\.type) == ["Store"] && outline.environment.isEmpty)
    #expect(SceneOutline(source: own + "\n" + Self.objects).objects.isEmpty)
  }

  @Test("names in a declaration are those of its extensions, too")
  func names() {
    let source =
      "struct A: View { let b: Int = make(Other.value) }\nextension A: P { typealias Q = R }"
    let types = KnownTypes(of: [Parser.parse(source: source)])
    #expect(
      types.resolve("A", from: nil)?.names == [
        "A", "View", "b", "Int", "make", "Other", "value", "P", "Q", "R",
      ])
  }
}
