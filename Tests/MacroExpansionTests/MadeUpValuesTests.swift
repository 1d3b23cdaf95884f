import SwiftParser
import SwiftSyntax
import Testing

@testable import MacroExpansion

/// What is made up for views that cannot be made without arguments.
@Suite struct MadeUpValuesTests {
  /// What is shown of a file that has no preview.
  private func madeUp(_ source: String, at path: String = "") -> String? {
    SceneOutline(source: source, for: nil, at: path).madeUp.map { "\($0.name)(\($0.arguments))" }
  }

  /// The argument of a view that needs one value.
  private func value(_ property: String, with others: String = "") -> String? {
    madeUp("struct A: View { \(property) }\n\(others)").map { String($0.dropFirst(2).dropLast()) }
  }

  @Test(
    "a value follows from the type and from what it is called",
    arguments: [
      ("let title: String", "title: \"Title\""),
      ("let subTitleText: String", "subTitleText: \"Sub title text\""),
      ("let iconName: String", "iconName: \"star.fill\""), ("let count: Int", "count: 3"),
      ("let selectedIndex: Int", "selectedIndex: 0"), ("var progress: CGFloat", "progress: 0.5"),
      ("let cornerRadius: Double", "cornerRadius: 12"), ("let isOn: Bool", "isOn: false"),
      ("@Binding var isPresented: Bool", "isPresented: .constant(true)"),
      ("@State var text: String", "text: \"Text\""),
      ("let note: String?", "note: \"Note\""), ("let error: String?", "error: nil"),
      ("let names: [String]", "names: [\"Name 1\", \"Name 2\", \"Name 3\"]"),
      ("let table: [String: Int]", "table: [:]"), ("let action: () -> Void", "action: { }"),
      ("let onTap: (() -> Void)?", "onTap: nil"),
      ("let make: @MainActor (Int, Int) -> Int", "make: { _, _ in 3 }"),
      ("let size: (width: Int, b: Bool)", "size: (width: 3, b: false)"),
      ("let color: SwiftUI.Color", "color: Color.blue"), ("let kind: Any.Type", "kind: Any.self"),
      ("let a, b: Int", "a: 3, b: 3"), ("let range: ClosedRange<Double>", "range: 0...1"),
      ("@ViewBuilder let content: () -> AnyView", "content: { AnyView(Text(\"Content\")) }"),
    ])
  func systemTypes(property: String, arguments: String) { #expect(value(property) == arguments) }

  @Test(
    "a value of a type of the project's is its example, a case, or made by what it needs least",
    arguments: [
      ("struct Item { let name: String }", "Item(name: \"Name\")"),
      ("struct Item { var count = 1; var note: String? }", "Item()"),
      ("struct Item { let a: Int; static let preview = Item(a: 1) }", "Item.preview"),
      (
        "struct Item { let a: Int }\nextension Item { static var mock: Item { Item(a: 2) } }",
        "Item.mock"
      ),
      ("enum Item { case some(Int), none }", "Item.none"),
      ("enum Item { case some(count: Int, Bool) }", "Item.some(count: 3, false)"),
      ("class Item { init(a: Int, b: Int) {}; init(_ a: Bool) {} }", "Item(false)"),
      ("class Item { var a = 1; @IBOutlet var b: View! }", "Item()"),
      ("class Base { init(a: Int) {} }\nclass Item: Base {}", "Item(a: 3)"),
      ("protocol Item {}\nclass Live: Item { init(x: Never) {} }\nstruct Mock: Item {}", "Mock()"),
      ("typealias Item = Outer.Inner\nenum Outer { struct Inner {} }", "Outer.Inner()"),
      ("struct Item { let size: Size; struct Size { let x: Int } }", "Item(size: Item.Size(x: 3))"),
    ])
  func ownTypes(declaration: String, expression: String) {
    #expect(value("let item: Item", with: declaration) == "item: \(expression)")
  }

  @Test(
    "what cannot be made without waiting, failing or itself is not made",
    arguments: [
      "class Item { init() async {} }", "class Item { init() throws {} }",
      "struct Item { let a: Item2 }",
      "class Item { let next: Item; init(next: Item) { self.next = next } }",
      "struct Item { private let a: Int }", "class Item { private init() {} }",
    ])
  func impossible(declaration: String) {
    let source = "struct A: View { let item: Item }\n"
    #expect(madeUp(source) == nil)
    let files = [Parser.parse(source: source), Parser.parse(source: declaration)]
    #expect(SceneOutline(source: source, for: nil, among: files).madeUp == nil)
  }

  @Test(
    "elements of lists differ; all cases of a kind are there; what cannot be made leaves them empty"
  )
  func lists() {
    #expect(
      value("let items: [Item]", with: "struct Item { let id: Int }")
        == "items: [Item(id: 1), Item(id: 2), Item(id: 3)]")
    #expect(value("let items: [Item]", with: "struct Item {}") == "items: [Item()]")
    #expect(
      value("let items: [Item]", with: "enum Item: CaseIterable { case a }")
        == "items: Array(Item.allCases)")
    #expect(
      value(
        "let items: [Item]", with: "struct Item { let a: Int; static let samples: [Item] = [] }")
        == "items: Item.samples")
    #expect(value("let items: [Nothing]") == "items: []")
  }

  @Test("a generic view is given what its parameters must be")
  func generics() {
    #expect(
      madeUp("struct A<B: View>: View { @ViewBuilder var content: B }")
        == "A(content: { Text(\"Content\") })")
    #expect(
      madeUp("protocol P {}\nstruct Q: P {}\nstruct A<B: P>: View { let b: B }") == "A(b: Q())")
  }

  @Test("the view that is called as the file comes first, then those that no other holds")
  func order() {
    let source = "struct A: View { let b: Int }\nstruct B: View { let c: Int; let a: A }"
    #expect(madeUp(source, at: "/x/A.swift") == "A(b: 3)")
    #expect(madeUp(source) == "B(c: 3, a: A(b: 3))")
    #expect(madeUp(source + "\nstruct C: View {}") == nil)
    #expect(madeUp(source + "\nstruct P: PreviewProvider {}") == nil)
  }

  @Test(
    "classes of UIKit's are shown, unless a storyboard makes them or they want what is not there")
  func controllers() {
    #expect(madeUp("class A: UIViewController {}") == "A()")
    #expect(
      madeUp("class A: B { init() {}; required init?(coder: NSCoder) {} }\nclass B: UIView {}")
        == "A()")
    #expect(
      madeUp("class A: UIView { override init(frame: CGRect) {} }")?.hasPrefix("A(frame: CGRect(")
        == true)
    #expect(madeUp("class A: UIViewController { @IBOutlet var b: UILabel! }") == nil)
    #expect(madeUp("class A: UIViewController { init(b: Unknown) {} }") == nil)
    #expect(madeUp("class A: NSObject {}\nclass B: B {}") == nil)
  }

  @Test("objects that views without previews look for are put into their environment")
  func environment() {
    func modifiers(_ source: String) -> [String] { SceneOutline(source: source).environment }
    let store =
      "class Store: ObservableObject { static let shared = Store() }\nclass Other { init(a: Int) {} }\n"
    #expect(
      modifiers(store + "struct A: View { @EnvironmentObject private var store: Store }")
        == [".environmentObject(Store.shared)"])
    #expect(
      modifiers(
        store
          + "struct A: View { var body: some View { B() } }\nstruct B: View { @Environment(Other.self) var other }"
      ) == [".environment(Other(a: 3))"])
    #expect(
      modifiers(store + "struct A: View { @EnvironmentObject var store: Unknown }").isEmpty)
    #expect(
      modifiers(
        store + "struct A: View { @EnvironmentObject var store: Store }\n#Preview { A() }"
      ).isEmpty)
    #expect(modifiers("struct A: View { @Environment(\\.locale) var locale }").isEmpty)
  }
}
