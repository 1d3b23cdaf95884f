import SwiftParser
import SwiftSyntax
import Testing

@testable import MacroExpansion

/// What is made up for each kind of type as it is written.
@Suite struct MadeUpTypesTests {
  /// A value of a type for something of a name.
  private func value(
    _ type: String, _ name: String = "thing", with others: String = "", scope: String? = nil,
    generics: [String: String] = [:]
  ) -> String? {
    let declaration = Parser.parse(source: "let a: \(type)").statements.first?.item
    let binding = declaration?.as(VariableDeclSyntax.self)?.bindings.first
    let values = MadeUpValues(KnownTypes(of: [Parser.parse(source: others)]))
    return values.value(
      of: binding?.typeAnnotation?.type,
      for: MadeUpValues.Place(name: name, scope: scope, generics: generics))
  }

  @Test(
    "what may be none is there if it is the system's, and its name is not that of something wrong",
    arguments: [
      ("Int?", "count", "3"), ("String?", "title", "\"Title\""), ("Color?", "tint", "Color.blue"),
      ("Optional<String>", "title", "\"Title\""), ("String!", "title", "\"Title\""),
      ("String?", "errorText", "nil"), ("Int?", "selectedRow", "nil"), ("String?", "parent", "nil"),
      ("Optional<Int>", "failureCode", "nil"), ("String?", "nibName", "nil"),
      ("(Int, Int)?", "pair", "nil"), ("(() -> Void)?", "action", "nil"), ("[Int]?", "a", "nil"),
      ("Item?", "item", "nil"), ("Unknown?", "item", "nil"), ("Unknown!", "item", nil),
    ] as [(String, String, String?)])
  func optionals(type: String, name: String, expression: String?) {
    #expect(value(type, name, with: "struct Item {}") == expression)
  }

  @Test(
    "lists have three things called as one of theirs",
    arguments: [
      ("[Int]", "sizes", "[1, 2, 3]"), ("Array<Int>", "sizes", "[1, 2, 3]"),
      ("ArraySlice<Double>", "values", "[1, 2, 3]"), ("[CGFloat]", "heights", "[120, 120, 120]"),
      ("[String]", "categories", "[\"Category 1\", \"Category 2\", \"Category 3\"]"),
      ("[String]", "class", "[\"Class 1\", \"Class 2\", \"Class 3\"]"),
      ("[String]", "s", "[\"S 1\", \"S 2\", \"S 3\"]"),
      ("[[Int]]", "rows", "[[1, 2, 3], [1, 2, 3], [1, 2, 3]]"),
      ("Swift.Array<Bool>", "flags", "[false, false, false]"), ("[Unknown]", "a", "[]"),
      ("[[Unknown]]", "a", "[[], [], []]"), ("Set<Int>", "a", "[]"), ("[Int: Int]", "a", "[:]"),
      ("Dictionary<Int, Int>", "a", "[:]"),
    ])
  func lists(type: String, name: String, expression: String) {
    #expect(value(type, name) == expression)
  }

  @Test(
    "elements are made one by one, not of one example, unless nothing else can be made",
    arguments: [
      ("struct Item { let id: Int; static let preview = Item(id: 9) }", "[1, 2, 3]"),
      ("class Item { private init() {}; static let shared = Item() }", "[Item.shared]"),
      ("enum Item: String, CaseIterable { case a, b }", "Array(Item.allCases)"),
      ("enum Item { case a, b }", "[Item.a]"), ("enum Item { case a(Int) }", "a"),
      ("enum Item: CaseIterable { case a\n static let samples = [Item.a]\n }", "allCases"),
      ("enum Item: CaseIterable { case a\n static let mocks: [Item] = [.a] }", "Item.mocks"),
    ])
  func elements(declaration: String, expression: String) {
    let short = [
      "[1, 2, 3]": "[Item(id: 1), Item(id: 2), Item(id: 3)]",
      "a": "[Item.a(1), Item.a(2), Item.a(3)]", "allCases": "Array(Item.allCases)",
    ]
    #expect(value("[Item]", "items", with: declaration) == short[expression] ?? expression)
  }

  @Test(
    "closures take what they are given, and give what can be made",
    arguments: [
      ("() -> Void", "{ }"), ("() -> ()", "{ }"), ("() -> Swift.Void", "{ }"),
      ("(String) -> Void", "{ _ in }"), ("(Int, String) -> ()", "{ _, _ in }"),
      ("() async throws -> Void", "{ }"), ("@Sendable (Int) -> Bool", "{ _ in false }"),
      ("() -> String", "{ \"Thing\" }"), ("(Int) -> (Int) -> Void", "{ _ in { _ in } }"),
      ("() -> some View", "{ Text(\"Content\") }"), ("(Int) -> Unknown", nil),
      ("(Unknown) -> Int", "{ _ in 3 }"),
    ] as [(String, String?)])
  func closures(type: String, expression: String?) { #expect(value(type) == expression) }

  @Test(
    "tuples, types, ranges and publishers are made of their parts",
    arguments: [
      ("(Int, b: Bool)", "(3, b: false)"), ("()", "()"), ("(Int)", "3"), ("(Int, Unknown)", nil),
      ("Item.Type", "Item.self"), ("any P.Type", "P.self"), ("Range<Int>", "0..<3"),
      ("ClosedRange<Double>", "0...1"), ("PassthroughSubject<Unknown, Never>", ".init()"),
      ("CurrentValueSubject<Bool, Never>", ".init(false)"),
      ("CurrentValueSubject<Unknown, Never>", nil), ("Binding<Int>", ".constant(3)"),
      ("Binding<[Int]>", ".constant([1, 2, 3])"), ("Binding<Unknown>", nil),
      ("SwiftUI.Binding<String?>", ".constant(\"Thing\")"), ("any Error", nil),
      ("FocusState<Bool>.Binding", "FocusState<Bool>().projectedValue"),
      ("SwiftUI.Color", "Color.blue"), ("Font.Weight", "Font.Weight.regular"),
      ("Unknown.Color", nil), ("P & Q", nil), ("[Int].Index", nil),
    ] as [(String, String?)])
  func parts(type: String, expression: String?) {
    let isError = type == "any Error"
    #expect(value(type) == (isError ? "URLError(.notConnectedToInternet)" : expression))
  }

  @Test(
    "a type's own parameters are what they must be; types with parameters are not made",
    arguments: [
      ("T", "View", "Text(\"Content\")"), ("T", "", "\"Value\""), ("T?", "View", "nil"),
      ("[T]", "Numeric", "[3, 3, 3]"),
      ("(T) -> T", "Shape", "{ _ in RoundedRectangle(cornerRadius: 16) }"),
      ("T", "P", "Q()"), ("T", "Unknown", nil), ("Box<Int>", "View", nil), ("U", "View", nil),
    ] as [(String, String, String?)])
  func generics(type: String, constraint: String, expression: String?) {
    let others = "protocol P {}\nstruct Q: P {}\nstruct Box<T> { let a: Int }"
    #expect(value(type, with: others, generics: ["T": constraint]) == expression)
  }

  @Test(
    "a value of a protocol is that of a type which has it, one for tests first",
    arguments: [
      ("protocol P {}\nstruct Live: P {}\nclass MockLive: P { init() {} }", "MockLive()"),
      ("protocol P {}\nstruct Live: P { let a: Unknown }\nstruct Other: P {}", "Other()"),
      ("protocol P {}\nstruct Q {}\nextension Q: P {}", "Q()"), ("protocol P {}", nil),
      ("protocol P {}\nprotocol R: P {}", nil),
      ("protocol P {}\nenum Q: P { case a, b }", "Q.a"),
      ("protocol P {}\nstruct Q: P { let p: any P }", nil),
      ("protocol P {}\nstruct Q: P { let p: any P }\nstruct R: P {}", "R()"),
    ] as [(String, String?)])
  func protocols(others: String, expression: String?) {
    for type in ["P", "any P", "some P"] { #expect(value(type, with: others) == expression) }
  }

  @Test(
    "a case without values comes first, else the first of which all values can be made",
    arguments: [
      ("enum E { case a(Int); case b; case c }", "E.b"),
      ("enum E { case a(Unknown); case b(String, count: Int) }", "E.b(\"B\", count: 3)"),
      ("enum E { case a(_ title: String, isOpen: Bool) }", "E.a(\"Title\", isOpen: true)"),
      ("indirect enum E { case node(E, E), leaf(Int) }", "E.leaf(3)"),
      ("indirect enum E { case node(E) }", nil), ("enum E {}", nil),
      ("enum E { case a(Kind); enum Kind { case x } }", "E.a(E.Kind.x)"),
      ("enum E { case a, b; static let mock: E = .b }", "E.mock"),
    ] as [(String, String?)])
  func cases(others: String, expression: String?) {
    #expect(value("E", with: others) == expression)
  }

  @Test(
    "other names of types are followed, and what names itself is not",
    arguments: [
      ("typealias A = B\ntypealias B = Int", "3"), ("typealias A = A", nil),
      ("typealias A = B\ntypealias B = A", nil), ("typealias A = (Int) -> Void", "{ _ in }"),
      ("typealias A = [String: Int]", "[:]"), ("typealias A = Binding<Bool>", ".constant(false)"),
    ] as [(String, String?)])
  func aliases(others: String, expression: String?) {
    #expect(value("A", with: others) == expression)
  }

  @Test(
    "what needs itself is made where it may be none or empty, and not otherwise",
    arguments: [
      ("struct A { let b: B }\nstruct B { let a: A }", nil),
      ("class A { let b: B?; init(b: B?) {} }\nclass B {}", "A(b: nil)"),
      ("struct A { let children: [A] }", "A(children: [])"),
      ("struct A { let next: () -> A }", nil),
      ("struct A { var next: [String: A] }", "A(next: [:])"),
      ("class A { init(a: A) {}; init(a: Int, b: Int) {} }", "A(a: 3, b: 3)"),
      ("struct A { let a: A; static let demo = A(a: demo) }", "A.demo"),
    ] as [(String, String?)])
  func recursion(others: String, expression: String?) {
    #expect(value("A", with: others) == expression)
  }

  @Test("values are made of values, six deep", arguments: 1...8)
  func depth(count: Int) {
    let chain = (1..<max(count, 2)).map { "struct S\($0) { let s: S\($0 + 1) }" }
    let types = (count > 1 ? chain : []) + ["struct S\(count) {}"]
    let deep = (1..<count).reduce("") { text, number in text + "S\(number)(s: " }
    let whole = "\(deep)S\(count)()" + String(repeating: ")", count: count - 1)
    #expect(value("S1", with: types.joined(separator: "\n")) == (count <= 6 ? whole : nil))
  }

  @Test("a nested type is found from where it is written, and called by its whole name")
  func nested() {
    let others =
      "struct A { let b: B; struct B { let c: C }; enum C { case x } }\nenum C { case y }"
    #expect(value("A", with: others) == "A(b: A.B(c: A.C.x))")
    #expect(value("A.B", with: others) == "A.B(c: A.C.x)")
    #expect(value("C", with: others) == "C.y")
    #expect(value("C", with: others, scope: "A.B") == "A.C.x")
    #expect(value("B", with: others) == nil)
  }

  @Test("arguments are made by the names of parameters, not by those of types")
  func names() {
    let others = """
      class A { init(_ title: String, width size: Double, isOpen: Bool, for index: Int) {} }
      """
    #expect(value("A", with: others) == "A(\"Title\", width: 120, isOpen: true, for: 0)")
  }
}
