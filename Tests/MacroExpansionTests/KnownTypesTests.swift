import SwiftParser
import SwiftSyntax
import Testing

@testable import MacroExpansion

/// The types that files declare, and how values of them can be made.
@Suite struct KnownTypesTests {
  private func types(_ files: String...) -> KnownTypes {
    KnownTypes(of: files.map { Parser.parse(source: $0) })
  }
  private func item(_ source: String) throws -> KnownType {
    try #require(types(source).resolve("Item", from: nil))
  }
  /// The initialisers of `Item`, each as labels and types.
  private func lists(_ source: String, isOwn: Bool = false) throws -> [String] {
    let types = types(source)
    let item = try #require(types.resolve("Item", from: nil))
    return item.initializers(isOwn: isOwn, among: types).map { list in
      list.map { "\($0.label ?? "_"): \($0.type?.trimmedDescription ?? "?")" }
        .joined(separator: ", ")
    }
  }

  // MARK: Names

  @Test(
    "a name means the type that is nearest around where it is written",
    arguments: [
      ("C", "A.B", "A.B.C"), ("C", "A.B.C", "A.B.C"), ("C", "A", "C"), ("C", nil, "C"),
      ("B.C", "A", "A.B.C"), ("B.C", nil, nil), ("A.B.C", nil, "A.B.C"), ("B", "A.B.C", "A.B"),
      ("D", "A.B", "A.D"), ("D", nil, nil), ("E", "A", "E"), ("F", "A", "A.F"), ("G", "A", nil),
      ("C", "Unknown.Type", "C"),
    ] as [(String, String?, String?)])
  func scopes(name: String, scope: String?, meant: String?) {
    let types = types(
      "extension A { enum D {}; typealias F = Int }",
      "struct A { struct B { struct C {} } }\nstruct C {}\nprotocol E {}",
      "func f() { struct G {} }")
    #expect(types.resolve(name, from: scope)?.name == meant)
  }

  @Test("of types in branches of a condition the first counts")
  func branches() throws {
    let source = """
      #if os(iOS)
      struct Item { let x: Int }
      #else
      struct Item { let y: Int }
      struct Other {}
      #endif
      """
    #expect(try lists(source) == ["x: Int"])
    #expect(types(source).all.map(\.name) == ["Item", "Other"])
  }

  @Test("what a type inherits is known by last names, with what extensions of any file add")
  func inherited() {
    let types = types(
      "extension Item: Swift.Identifiable {}",
      "final class Item: Base, SwiftUI.View, @unchecked Sendable {}\nstruct Base {}")
    let item = types.resolve("Item", from: nil)
    #expect(item?.inherited == ["Base", "View", "Sendable", "Identifiable"])
    #expect(types.resolve("Base", from: nil)?.inherited == [])
  }

  @Test("kinds of types are told apart, with what their parameters must be")
  func kinds() throws {
    #expect(try item("protocol Item {}").isProtocol)
    let kind = try item("enum Item { case a, b(Int)\n  case c }")
    #expect(kind.isEnumeration && !kind.isProtocol && !kind.isGeneric)
    #expect(kind.cases.map(\.name.text) == ["a", "b", "c"])
    let box = try item("struct Item<A: View, B> {}")
    #expect(box.isGeneric && !box.isEnumeration && box.generics == ["A": "View", "B": ""])
    let alias = try item("typealias Item<A> = [A]")
    #expect(alias.isGeneric && alias.alias?.trimmedDescription == "[A]")
    #expect(try item("class Item { @IBOutlet var a: UIView! }").hasOutlets)
    #expect(try !item("class Item { var a: UIView! }").hasOutlets)
  }

  @Test(
    "what is private to a file hides what is in it",
    arguments: [
      ("struct Item {}", false), ("private struct Item {}", true),
      ("fileprivate enum Item {}", true), ("private(set) var a = 1\nclass Item {}", false),
      ("public final class Item {}", false), ("private typealias Item = Int", true),
    ])
  func hiding(source: String, isHidden: Bool) throws {
    #expect(try item(source).isHidden == isHidden)
    let inside = types("private enum Outer { \(source) }").resolve("Outer.Item", from: nil)
    #expect(inside?.isHidden == true)
  }

  @Test("names lead through functions and modifiers of the project to what stands in them")
  func reached() {
    let types = types(
      """
      func card() -> some View { Card() }
      extension View {
        func sheetOfStore() -> some View { modifier(StoreSheet()) }
        var framed: some View { padding().background { Frame() } }
      }
      extension Text { func other() { card() } }
      struct Card { func inner() { Hidden() } }
      """)
    #expect(types.reached(from: ["card"]).isSuperset(of: ["card", "Card"]))
    #expect(types.reached(from: ["sheetOfStore"]).contains("StoreSheet"))
    #expect(types.reached(from: ["framed"]).contains("Frame"))
    #expect(types.reached(from: ["other"]).contains("Card"))
    #expect(types.reached(from: ["inner", "x"]) == ["inner", "x"])
  }

  // MARK: Examples

  @Test(
    "names of examples are ranked by the first word for such that is in them",
    arguments: [
      ("preview", 0), ("previewItem", 0), ("sharedPreview", 0), ("Sample2", 1), ("example", 2),
      ("MOCK", 3), ("placeholder", 4), ("dummyUser", 5), ("stub", 6), ("fake", 7), ("demo", 8),
      ("fixture", 9), ("testData", 10), ("defaultValue", 11), ("shared", 12), ("item", nil),
      ("", nil),
    ] as [(String, Int?)])
  func ranks(name: String, rank: Int?) { #expect(KnownType.rankOfExample(name) == rank) }

  private static let examples = """
    struct Item {
      let a: Int
      let preview: Item?
      static let shared = Item(a: 1)
      static let mock: Item = .init(a: 1)
      static var sample: Self { Item(a: 1) }
      private static let previewOfMine = Item(a: 1)
      private(set) static var example = Self(a: 1)
      static let sampleName = "a"
      static let other = Item(a: 1)
      static let fakes = [Item(a: 1)]
      static let demos: [Self] = []
      static let stubs = [
        Item(a: 1)
      ]
    }
    extension Item { static let previewToo = Item(a: 2) }
    extension Item where Self: Equatable { static let previewFor = Item(a: 2) }
    """

  @Test("examples are shown values of the type itself that others see, the best first")
  func examples() throws {
    let item = try item(Self.examples)
    #expect(
      item.examples(asList: false)
        == ["Item.previewToo", "Item.sample", "Item.example", "Item.mock", "Item.shared"])
    #expect(item.examples(asList: true) == ["Item.stubs", "Item.fakes", "Item.demos"])
  }

  @Test("an example of a type within another is called by both")
  func nestedExamples() {
    let types = types("enum A { struct B { static let preview = B() } }")
    #expect(types.resolve("B", from: "A")?.examples(asList: false) == ["A.B.preview"])
  }

  // MARK: Initialisers

  @Test(
    "a structure is given what it stores and does not have",
    arguments: [
      ("let a: Int; var b: String", ["a: Int, b: String"]), ("", [""]),
      ("let a = 1; var b = 2; var c: Int?; var d: Int!", [""]), ("let a: Int?", ["a: Int?"]),
      ("var a: Int { 1 }; var b: Int { get { 1 } set {} }", [""]),
      ("var a: Int { didSet {} }; var b: Int { willSet {} }", ["a: Int, b: Int"]),
      ("static let a: Int; static var b: Int", [""]), ("lazy var a: Int = 1", [""]),
      ("let a, b: Int; let c: Bool", ["a: Int, b: Int, c: Bool"]),
      ("@Environment(\\.a) var a: Int; @FocusState var b: Bool", [""]),
      ("@AppStorage(\"a\") var a: Int", [""]), ("@State var a: Int", ["a: Int"]),
      ("@Binding var a: Int?", ["a: Int?"]), ("private static let a = 1", [""]),
      ("private let a = 1; let b: Int", ["b: Int"]), ("private(set) var a: Int", ["a: Int"]),
    ])
  func memberwise(members: String, expected: [String]) throws {
    #expect(try lists("struct Item { \(members) }") == expected)
  }

  @Test(
    "what is private to a file is given in that file alone",
    arguments: [
      ("struct Item { private let a: Int }", ["a: Int"], []),
      ("struct Item { fileprivate var a: Int; let b: Int }", ["a: Int, b: Int"], []),
      ("struct Item { private var a = 1; let b: Int }", ["b: Int"], []),
      ("struct Item { @State private var a = 1; private var b: Int? }", [""], [""]),
      ("struct Item { @State private var a = 1; let b: Int }", ["b: Int"], ["b: Int"]),
      ("struct Item { @Environment(\\.a) private var a; let b: Int }", ["b: Int"], ["b: Int"]),
      ("struct Item { @State private var a: Int; let b: Int }", ["a: Int, b: Int"], []),
      ("struct Item { @MainActor private var a = 1; let b: Int }", ["b: Int"], []),
      ("class Item { fileprivate init(a: Int) {} }", ["a: Int"], []),
      ("class Item { private init() {}; init(a: Int) {} }", ["a: Int"], ["a: Int"]),
    ] as [(String, [String], [String])])
  func hidden(source: String, own: [String], others: [String]) throws {
    #expect(try lists(source, isOwn: true) == own)
    #expect(try lists(source) == others)
  }

  @Test(
    "initialisers that can be called at once are there, those that want least first",
    arguments: [
      ("init(a: Int, b: Int) {}; init(_ c: Bool) {}", ["_: Bool", "a: Int, b: Int"]),
      ("init(a: Int = 1, for b: Int) {}", ["for: Int"]), ("init?(a: Int) {}", []),
      ("init!(a: Int) {}", []), ("init() async {}", []), ("init() throws {}", []),
      ("init<A>(a: A) {}", []), ("init(from decoder: Decoder) {}", []),
      ("init(from decoder: any Decoder) {}; init() {}", [""]), ("init(coder: NSCoder) {}", []),
      ("init(a: @autoclosure @escaping () -> Int) {}", ["a: Int"]),
      ("init(a: @escaping () -> Int) {}", ["a: @escaping () -> Int"]),
      ("let a: Int", []), ("var a = 1; var b: Int?", [""]),
    ])
  func classes(members: String, expected: [String]) throws {
    #expect(try lists("class Item { \(members) }") == expected)
  }

  @Test("extensions add initialisers, and leave a structure its own; conditional ones add none")
  func extensions() throws {
    let item = "struct Item { let a: Int; let b: Int }\n"
    #expect(
      try lists(item + "extension Item { init(_ c: Bool) {} }") == ["_: Bool", "a: Int, b: Int"])
    #expect(
      try lists(item + "extension Item where A: B { init(_ c: Bool) {} }") == ["a: Int, b: Int"])
    #expect(try lists("struct Item { let a: Int; init(b: Int) {} }") == ["b: Int"])
  }

  @Test("a class that declares no initialiser has those of the class that it inherits from")
  func parents() throws {
    let base = "class Base { init(a: Int) {} }\nprotocol P {}\n"
    #expect(try lists(base + "class Item: P, Base { var b = 1 }") == ["a: Int"])
    #expect(try lists(base + "class Item: Base { let b: Int }") == [])
    #expect(try lists(base + "class Middle: Base {}\nclass Item: Middle {}") == ["a: Int"])
    #expect(try lists(base + "class Item: NSObject {}") == [""])
  }

  @Test("wrappers decide how a value is handed over")
  func wrappers() throws {
    let source = """
      struct Item {
        let a: Int
        @Binding var b: Int
        @ViewBuilder let c: () -> Int
        @State var d: Int
        @Wrapped var e: Int
        @SwiftUI.Binding var f: Int
      }
      """
    let types = types(source)
    let item = try #require(types.resolve("Item", from: nil))
    let list = try #require(item.initializers(isOwn: false, among: types).first)
    #expect(list.map(\.name) == ["a", "b", "c", "d", "e", "f"])
    #expect(list.map(\.kind) == [.plain, .binding, .content, .plain, .unknown, .binding])
  }
}
