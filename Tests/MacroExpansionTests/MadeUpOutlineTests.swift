import SwiftParser
import SwiftSyntax
import Testing

@testable import MacroExpansion

/// Which view of a file without a preview is shown, and how it is made.
@Suite struct MadeUpOutlineTests {
  private func outline(_ source: String, with others: String...) -> SceneOutline {
    let files = ([source] + others).map { Parser.parse(source: $0) }
    return SceneOutline(source: source, for: nil, among: files)
  }
  private func call(_ source: String, with other: String = "") -> String? {
    outline(source, with: other).madeUp.map { "\($0.name)(\($0.arguments))" }
  }

  @Test("a view is named with its line, and with what the conditions around it ask")
  func places() {
    let plain = outline("import SwiftUI\n\nstruct A: View { let b: Int }").madeUp
    #expect(plain == SceneOutline.MadeUp(name: "A", line: 3, arguments: "b: 3"))
    let inside = outline("#if DEBUG\n\nstruct A: View { let b: Int }\n#endif").madeUp
    #expect(inside?.line == 3 && inside?.condition == "(DEBUG)")
    let other = outline("#if DEBUG\n#else\nstruct A: View { let b: Int }\n#endif").madeUp
    #expect(other?.line == 3 && other?.condition == "!(DEBUG)")
  }

  @Test(
    "the first view that can be made is shown",
    arguments: [
      ("struct A: View { let x: Unknown }\nstruct B: View { let n: Int }", "B(n: 3)"),
      ("struct A: View { let m: Int }\nstruct B: View { let n: Int }", "A(m: 3)"),
      ("struct A: View { let b: B }\nstruct B: View { let x: Unknown }", nil),
      ("struct A: View { let x: Unknown; init(x: Unknown) {}; init(n: Int) {} }", "A(n: 3)"),
      ("struct A: View { let x: Unknown }\nextension A { init(_ n: Int) {} }", "A(3)"),
      ("struct A { let n: Int }", nil),
      ("struct A { let n: Int }\nextension A: View {}", "A(n: 3)"),
      ("enum A { struct B: View { let n: Int } }", nil),
      ("struct A: View { let a: [A] }", "A(a: [])"),
    ] as [(String, String?)])
  func choice(source: String, expected: String?) { #expect(call(source) == expected) }

  @Test("a view's own file sees what is private to it, and no more than that")
  func own() {
    #expect(call("struct A: View { private let a: Int }") == "A(a: 3)")
    #expect(call("struct A: View { fileprivate init(a: Int) {} }") == "A(a: 3)")
    #expect(call("struct A: View { let a: Int; private init(a: Int) {} }") == nil)
    let view = "struct A: View { let item: Item }"
    #expect(call(view, with: "struct Item { let a: Int }") == "A(item: Item(a: 3))")
    #expect(call(view, with: "struct Item { private let a: Int }") == nil)
    #expect(call(view, with: "struct Item { private var a = 1 }") == "A(item: Item())")
    #expect(
      call(view, with: "struct Item { private let a: Int; static let mock = Item(a: 1) }")
        == "A(item: Item.mock)")
  }

  @Test(
    "wrapped properties are handed over as their wrappers want it",
    arguments: [
      ("@Binding var names: [String]", "names: .constant([\"Name 1\", \"Name 2\", \"Name 3\"])"),
      ("@Binding var error: String?", "error: .constant(nil)"),
      ("@Binding var model: Model", "model: .constant(Model(isOn: false))"),
      ("@ObservedObject var model: Model", "model: Model(isOn: false)"),
      ("@Bindable var model: Model", "model: Model(isOn: false)"),
      ("@StateObject private var model: Model", "model: Model(isOn: false)"),
      ("@ObservedObject private var m = Model(isOn: true); let n: Int", "n: 3"),
      ("@Environment(\\.locale) var l; @Namespace var space; let n: Int", "n: 3"),
      ("@ViewBuilder var body: some View { Text(\"\") }; let n: Int", "n: 3"),
      ("@Unknown var a: Int", nil),
    ] as [(String, String?)])
  func wrappers(members: String, arguments: String?) {
    let made = call("struct A: View { \(members) }", with: "class Model { init(isOn: Bool) {} }")
    #expect(made == arguments.map { "A(\($0))" })
  }

  @Test(
    "a view with parameters is given values that tell what they are",
    arguments: [
      ("A<T>", "let t: T; let f: (T) -> Bool", "t: \"Value\", f: { _ in false }"),
      ("A<T: Numeric>", "@Binding var t: T", "t: .constant(3)"),
      (
        "A<S: Shape, C: View>", "let s: S; @ViewBuilder let c: (S) -> C",
        "s: RoundedRectangle(cornerRadius: 16), c: { _ in Text(\"Content\") }"
      ),
      ("A<T: Identifiable>", "let t: T", nil), ("A<T: Identifiable>", "let t: [T]", "t: []"),
    ] as [(String, String, String?)])
  func generics(name: String, members: String, arguments: String?) {
    #expect(call("struct \(name): View { \(members) }") == arguments.map { "A(\($0))" })
  }

  @Test("a view that needs nothing is shown as it is, and none is made up beside it")
  func free() {
    let free = outline("struct A: View { @State var a = 1 }\nstruct B: View { let n: Int }")
    #expect(free.madeUp == nil && free.views.map(\.name) == ["A"])
    #expect(free.needy == [SceneOutline.NeedyView(name: "B", needs: ["n: Int"])])
  }

  @Test("what is put into the environment is what the view that is shown looks for")
  func environment() {
    let objects = "@Observable class Store {}\nclass Other: ObservableObject {}"
    let source = """
      struct A: View { let n: Int; @Environment(Store.self) var s }
      struct B: View { let x: Unknown; @EnvironmentObject var o: Other }
      """
    let made = outline(source, with: objects)
    #expect(made.madeUp?.name == "A" && made.environment == [".environment(Store())"])
    let shown = outline(source + "\n#Preview { A(n: 1) }", with: objects)
    #expect(shown.madeUp == nil && shown.environment.isEmpty)
  }
}
