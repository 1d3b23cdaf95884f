import Foundation
import Testing

@testable import MacroExpansion

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
    let generic = SceneOutline(source: "struct A<T: P, U>: View { let a: T }")
    #expect(generic.needy == [.init(name: "A", needs: ["T: P", "U", "a: T"])])
  }

  @Test(
    "what a view must be given is told, of its initialisers the one that wants least",
    arguments: [
      ("let title: String", ["title: String"]),
      ("let a, b: Int; @State var c: Int", ["a: a value", "b: Int", "c: Int"]),
      ("@Binding var isOn: Bool", ["isOn: Binding<Bool>"]),
      ("init(_ x: Int, of y: [Int], z: Int = 1) {}", ["_: Int", "of: [Int]"]),
      ("init(a: Int, b: Int) {}; init(c: String) {}", ["c: String"]),
    ])
  func needs(member: String, needs: [String]) {
    let outline = SceneOutline(
      source: "struct A: View { \(member); var body: some View { Text(\"\") } }")
    #expect(outline.needy == [.init(name: "A", needs: needs)])
    #expect(outline.views.isEmpty && !outline.isBroken)
  }

  @Test("a view that needs nothing, or may not be made at all, wants nothing")
  func needless() {
    for member in ["", "init?() {}", "let x = 1"] {
      let source = "struct A: View { \(member); var body: some View { Text(\"\") } }"
      #expect(SceneOutline(source: source).needy.isEmpty)
    }
  }

  @Test(
    "a text that is no Swift is broken",
    arguments: ["struct A {", "#if A\nlet a = 1", "let a = \"", "/* a", "hello world"])
  func broken(source: String) {
    #expect(SceneOutline(source: source).isBroken)
    #expect(!SceneOutline(source: "import SwiftUI\nlet a = 1").isBroken)
  }

  @Test("preview providers are found")
  func providers() {
    let outline = SceneOutline(
      source: "struct P: PreviewProvider { static var previews: some View { A() } }")
    #expect(outline.providers.map(\.name) == ["P"])
  }

  @Test("the loader gets JSON with names, lines and uses")
  func json() throws {
    let path = NSTemporaryDirectory() + "outline-\(UUID().uuidString).swift"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try "struct A: View {}\nstruct P: PreviewProvider {}\n".write(
      toFile: path, atomically: true, encoding: .utf8)
    #expect(
      try SceneOutline.json(ofFile: path)
        == #"{"environment":[],"inputs":[],"isBroken":false,"lacks":[],"needy":[],"objects":[],"previews":[],"providers":[{"isUsed":false,"line":2,"name":"P"}],"views":[{"isUsed":false,"line":1,"name":"A"}]}"#
    )
    #expect(throws: (any Error).self) { try SceneOutline.json(ofFile: path + "x") }
  }

  @Test("a type begins behind its comments, on the line of its first word")
  func beginnings() {
    let outline = SceneOutline(
      source: "// one\n/// two\n@MainActor\nstruct A: View {}\n\n\n/* x */ struct B: View {}")
    #expect(outline.views.map(\.line) == [3, 7])
  }

  @Test("a view that only makes itself is no part of another")
  func recursive() {
    let outline = SceneOutline(
      source:
        "struct A: View { var body: some View { A() } }\nstruct B: View { var body: some View { A.make() } }"
    )
    #expect(outline.views.map(\.isUsed) == [false, false])
  }

  @Test("providers may be structs, enums, classes, or extensions of one")
  func kindsOfProviders() {
    let outline = SceneOutline(
      source: """
        struct A: PreviewProvider {}
        enum B: PreviewProvider {}
        class C: SwiftUI.PreviewProvider {}
        struct D {}
        extension D: PreviewProvider {}
        struct E {}
        """)
    #expect(outline.providers.map(\.name) == ["A", "B", "C", "D"])
    #expect(outline.providers.map(\.line) == [1, 2, 3, 5])
  }

  @Test(
    "a file with nothing of ours, or nothing at all, has no outline",
    arguments: ["", "}", "let x = 1", "func View() {}"])
  func nothing(source: String) {
    let outline = SceneOutline(source: source)
    #expect(outline.views.isEmpty && outline.providers.isEmpty)
  }

  @Test(
    "a view that another makes or holds is a part of it",
    arguments: [
      "A()", "A.init()", "let a: A", "var a: [A] = []", "let a: Holder<A>", "var a: A? = nil",
      "func f(_ a: Int) { let a: A }",
    ])
  func held(member: String) {
    let outline = SceneOutline(
      source: """
        struct A: View { var body: some View { Text("") } }
        struct B: View { \(member.hasPrefix("A") ? "var body: some View { \(member) }" : member) }
        """)
    #expect(outline.views.first?.name == "A" && outline.views.first?.isUsed == true)
  }

  @Test("a view that only its own extension makes is no part of another")
  func ownExtension() {
    let outline = SceneOutline(
      source: "struct A: View {}\nextension A { static var sample: A { A() } }")
    #expect(outline.views.map(\.isUsed) == [false])
  }

  @Test("what stands in #if is found, with all that is asked there")
  func conditions() {
    let outline = SceneOutline(
      source: """
        #if DEBUG
        #Preview { A() }
        struct P: PreviewProvider {}
        #if os(iOS) || X
        struct A: View {}
        #elseif Y
        struct B: View {}
        #else
        #Preview("C") { B() }
        #endif
        #endif
        struct D: View {}
        """)
    #expect(outline.previews == ["(DEBUG)", "(DEBUG) && !(true    || X) && !(Y)"])
    #expect(outline.providers.map(\.condition) == ["(DEBUG)"])
    #expect(
      outline.views.map(\.condition)
        == ["(DEBUG) && (true    || X)", "(DEBUG) && !(true    || X) && (Y)", nil])
    #expect(outline.views.map(\.line) == [5, 7, 12])
  }

  @Test("a preview outside of #if is found, too")
  func previews() {
    #expect(SceneOutline(source: "#Preview { A() }\nstruct A: View {}").previews == [nil])
  }
}
