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
      ("T", "Hashable & Sendable", "\"Value\""), ("T", "Unknown & P", "Q()"),
      ("Pair<Int>", "View", "Pair(a: \"Value\")"), ("Twice<Int, Int>", "View", nil),
      ("(T) -> T", "Shape", "{ _ in RoundedRectangle(cornerRadius: 16) }"),
      ("T", "P", "Q()"), ("T", "Unknown", nil), ("Box<Int>", "View", nil), ("U", "View", nil),
    ] as [(String, String, String?)])
  func generics(type: String, constraint: String, expression: String?) {
    let others =
      "protocol P {}\nstruct Q: P {}\nstruct Box<T> { let a: Int }\n"
      + "struct Pair<T: Hashable> { let a: T }\nstruct Twice<T, U> { let a: T }"
    #expect(value(type, with: others, generics: ["T": constraint]) == expression)
  }

  @Test(
    "a value of a protocol is that of a type which has it, one for tests first",
    arguments: [
      ("protocol P {}\nstruct Live: P {}\nclass MockLive: P { init() {} }", "MockLive()"),
      ("protocol P {}\nstruct Live: P { let a: Unknown }\nstruct Other: P {}", "Other()"),
      ("protocol P {}\nstruct Q {}\nextension Q: P {}", "Q()"), ("protocol P {}", nil),
      ("protocol P {}\nprotocol R: P {}", nil), ("protocol P: View {}", nil),
      ("protocol P: Hashable {}", nil),
      ("protocol P {}\nprotocol R: P {}\nenum Q: R { case a }", "Q.a"),
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

  @Test("values are made of values, twelve deep", arguments: [1, 2, 6, 11, 12, 13, 14])
  func depth(count: Int) {
    let chain = (1..<max(count, 2)).map { "struct S\($0) { let s: S\($0 + 1) }" }
    let types = (count > 1 ? chain : []) + ["struct S\(count) {}"]
    let deep = (1..<count).reduce("") { text, number in text + "S\(number)(s: " }
    let whole = "\(deep)S\(count)()" + String(repeating: ")", count: count - 1)
    #expect(value("S1", with: types.joined(separator: "\n")) == (count <= 12 ? whole : nil))
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

  // MARK: Lacks and guesses

  private func values(_ source: String) -> MadeUpValues {
    MadeUpValues(KnownTypes(of: [Parser.parse(source: source)]))
  }
  private static let place = MadeUpValues.Place(name: "a")

  @Test("protocols are told of which no type can be made, and no others")
  func lacks() {
    let values = values(
      "protocol P {}\nprotocol R {}\nstruct Q: R {}\nprotocol S {}\nstruct T: S { let u: Unknown }")
    #expect(values.lacks.kinds.isEmpty)
    for name in ["P", "R", "S", "Unknown"] { _ = values.named(name, [], for: Self.place) }
    #expect(values.lacks.kinds == ["P", "S"])
  }

  @Test(
    "a type of the system's that nobody knows is left to the compiler, if that is asked for",
    arguments: [
      ("HKAuthorizationStatus", true), ("UIUserInterfaceStyle", true), ("MKMapType", true),
      ("Unknown", false), ("UI", false), ("HKitchen", false), ("XYZed", false), ("P", false),
    ])
  func guesses(name: String, isGuessed: Bool) {
    var values = values("protocol P {}")
    #expect(values.named(name, [], for: Self.place) == nil)
    values.isGuessing = true
    #expect(
      values.named(name, [], for: Self.place) == (isGuessed ? "_madeUp(\(name).self)" : nil))
  }

  @Test("a list of what the compiler must know is empty, and what may be none is not there")
  func guessedLists() {
    var values = values("struct Item { let a: [HKObjectType]; let b: HKObjectType? }")
    values.isGuessing = true
    #expect(values.named("Item", [], for: Self.place) == "Item(a: [], b: nil)")
  }

  @Test("what another file hides is not made; what the file that is shown hides is")
  func hidden() {
    var values = values("private struct Item {}\nprivate enum Outer { struct Inner {} }")
    #expect(values.named("Item", [], for: Self.place) == nil)
    #expect(values.named("Outer.Inner", [], for: Self.place) == nil)
    values.ownNames = ["Item", "Outer"]
    #expect(values.named("Item", [], for: Self.place) == "Item()")
    #expect(values.named("Outer.Inner", [], for: Self.place) == "Outer.Inner()")
  }

  @Test(
    "a generic type is told what its initialiser does not say",
    arguments: [
      ("struct A<T: View> { let t: T }", ""), ("struct A<T: View> {}", "<Text>"),
      ("struct A<T: UIViewController> {}", "<UIViewController>"),
      ("struct A<T, U: P> { let t: T }", "<String, Q>"), ("struct A<T: Unknown> {}", ""),
      ("struct A<T: Base> {}", "<Base>"), ("struct A<T: Hashable & View> {}", "<String>"),
      ("struct A {}", ""),
    ])
  func brackets(declaration: String, expected: String) throws {
    let values = values("protocol P {}\nstruct Q: P {}\nclass Base {}\n\(declaration)")
    let type = try #require(values.types.resolve("A", from: nil))
    let parameters = type.initializers(isOwn: true, among: values.types).first ?? []
    #expect(values.brackets(of: type, givenBy: parameters, for: Self.place) == expected)
  }

  @Test("values of values are made, so deep as apps have them, and in time where none can be")
  func depth() {
    let deep = (0..<8).map { "protocol P\($0) {}\nstruct S\($0): P\($0) { let p: P\($0 + 1) }" }
    let last = "\nstruct Last: P4 {}\nstruct P8 { let a: Unknown }"
    let made = value("P0", with: deep.joined(separator: "\n") + last)
    #expect(made == "S0(p: S1(p: S2(p: S3(p: Last()))))")
    let wide = (0..<11).map { number in
      let next = "S\(number + 1)"
      return
        "struct S\(number) { init(a: \(next)) {}; init(c: [\(next)], d: \(next)) {} }"
    }
    let source = wide.joined(separator: "\n") + "\nstruct S11 { let a: Unknown }"
    #expect(value("S0", with: source) == nil)
  }

  @Test("stores of models are made where nothing is kept")
  func stores() {
    #expect(value("ModelContainer") == "_madeUpContainer()")
    #expect(value("ModelContext") == "_madeUpContainer().mainContext")
  }
}
