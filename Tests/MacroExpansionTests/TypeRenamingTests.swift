import Foundation
import SwiftParser
import Testing

@testable import MacroExpansion

/// Types that several modules of a project have get names of their own where the modules are compiled as one.
@Suite struct TypeRenamingTests {
  private func renamed(_ source: String, behind: [String: String] = ["Kit.Card": "Kit_Card"])
    -> String
  {
    TypeRenaming.text(of: source, naming: ["Card": "Kit_Card"], behindModules: behind)
  }

  @Test(
    "a type has its new name wherever it is meant",
    arguments: [
      ("struct Card: View {}", "struct Kit_Card: View {}"),
      ("public final class Card<T> {}", "public final class Kit_Card<T> {}"),
      (
        "extension Card { static let a = Card() }",
        "extension Kit_Card { static let a = Kit_Card() }"
      ),
      (
        "let a: [Card?] = [Card(b: 1), Card.c]", "let a: [Kit_Card?] = [Kit_Card(b: 1), Kit_Card.c]"
      ),
      ("func a<T: Card>(_ b: (Card) -> T) {}", "func a<T: Kit_Card>(_ b: (Kit_Card) -> T) {}"),
      ("@Card var a = \\Card.b", "@Kit_Card var a = \\Kit_Card.b"),
      ("typealias Card = Int", "typealias Kit_Card = Int"),
      ("let a = x as? Card // Card", "let a = x as? Kit_Card // Card"),
    ])
  func meant(source: String, expected: String) { #expect(renamed(source) == expected) }

  @Test(
    "what has that name for something else keeps it",
    arguments: [
      "let a = b.Card", "let a: B.Card", "let a = .Card", "let a = \"Card\"", "a(Card: 1)",
      "struct B<Card> { let c: Card }", "func b<Card>(_ c: Card) {}",
      "struct B { enum Card { case c }; let d: Card = .c }",
      "extension B { struct Card {}; func c() -> Card { Card() } }",
      "protocol B { associatedtype Card; var c: Card { get } }",
    ])
  func others(source: String) { #expect(renamed(source) == source) }

  @Test("behind the name of its module a type is that module's, whatever its name means there")
  func qualified() {
    let text = TypeRenaming.text(
      of: "let a: Kit.Card = Kit.Card(), b = Other.Card()", naming: [:],
      behindModules: ["Kit.Card": "Kit_Card"])
    #expect(text == "let a: Kit.Kit_Card = Kit.Kit_Card(), b = Other.Card()")
  }

  @Test("members of extensions have their new names where they are declared and used")
  func members() {
    let text = TypeRenaming.text(
      of:
        "extension View { func fit() -> some View { b.fit().c { $0.fit() } }; var old: Int { fit.old } }",
      naming: [:], behindModules: [:], members: ["fit": "Kit_fit", "old": "Kit_old"])
    #expect(
      text
        == "extension View { func Kit_fit() -> some View { b.Kit_fit().c { $0.Kit_fit() } }; var Kit_old: Int { Kit_fit.Kit_old } }"
    )
    let own = "struct A { func fit() {} }"
    #expect(
      TypeRenaming.text(of: own, naming: [:], behindModules: [:], members: ["fit": "b"]) == own)
  }

  /// What becomes of a file that sees `Kit`'s list and the system's.
  private func seen(_ source: String, list: String) -> String {
    let names = ["List": "Kit_List"]
    return TypeRenaming.text(
      of: source, naming: names, behindModules: [:],
      shared: (["List"], SharedTypes(of: [(Parser.parse(source: list), names)])))
  }

  @Test("where a type is called as the system's, the initialiser says which is meant")
  func shared() {
    let list = "public struct List { let id: Int; static let none = 0; var twice: Int { 2 * id } }"
    #expect(seen("let a: List = List(id: 1)", list: list) == "let a: Kit_List = Kit_List(id: 1)")
    for source in ["List { Text(a) }", "List(b) { c in c }", "List(none: 1)", "List(twice: 1)"] {
      #expect(seen(source, list: list) == source)
    }
    #expect(seen("let a: List<Int>, b = List<Int>()", list: list).contains("Kit") == false)
    #expect(seen("List.none", list: list) == "Kit_List.none")
  }

  @Test("initialisers of the type and its extensions fit, those with closures where one is given")
  func initialisers() {
    let list =
      "class List<T> { init(_ a: T) {} }\nextension List { convenience init(make: () -> T) {} }"
    for source in ["List(1)", "List(make: a)", "List { 1 }"] {
      #expect(seen(source, list: list) == "Kit_\(source)")
    }
    #expect(seen("List(id: 1)", list: list) == "List(id: 1)")
    #expect(seen("let a: List<Int>", list: list) == "let a: Kit_List<Int>")
    #expect(seen("List(rawValue: 1)", list: "enum List: Int { case a }") == "Kit_List(rawValue: 1)")
  }

  @Test("what stands behind a type that ends stays where it is")
  func scopes() {
    let source = "struct A { struct Card {}\n  let b: Card }\nlet c: Card"
    #expect(renamed(source) == "struct A { struct Card {}\n  let b: Card }\nlet c: Kit_Card")
  }

  @Test("classes, actors, enumerations and protocols have their new names at the top alone")
  func kinds() {
    for kind in ["class", "actor", "enum", "protocol"] {
      #expect(renamed("\(kind) Card {}") == "\(kind) Kit_Card {}")
      #expect(renamed("public \(kind) Card {}") == "public \(kind) Kit_Card {}")
    }
    for kind in ["class", "actor", "enum", "struct"] {
      let source = "struct A { \(kind) Card {} }"
      #expect(renamed(source) == source)
    }
    #expect(renamed("#if true\nstruct Card {}\n#endif") == "#if true\nstruct Kit_Card {}\n#endif")
  }

  @Test("without names nothing changes, and lines never do")
  func lines() {
    let source = "struct Card {\n  // Card\n  let a = \"Card\"\n}\n\nlet b = Card()\n"
    let none = TypeRenaming.text(of: source, naming: [:], behindModules: [:])
    #expect(none == source)
    let text = renamed(source)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 7)
    #expect(
      text
        == source.replacing("struct Card", with: "struct Kit_Card").replacing(
          "= Card", with: "= Kit_Card"))
  }

  @Test(
    "a structure's own initialiser has its stored properties, whether they have values or not",
    arguments: [
      ("struct List { var id = 1; let title: String }", "List(title: a)", true),
      ("struct List { var id = 1; let title: String }", "List(id: 1, title: a)", true),
      ("struct List { var id: Int { 1 } }", "List(id: 1)", false),
      ("struct List { static var id = 1 }", "List(id: 1)", false),
      ("struct List { var make: () -> Int }", "List { 1 }", true),
      ("struct List { let id: Int; init(key: Int) { id = key } }", "List(id: 1)", false),
      ("struct List { let id: Int; init(key: Int) { id = key } }", "List(key: 1)", true),
      ("class List { var id = 1 }", "List(id: 1)", false),
      ("class List { init(_ id: Int) {} }", "List(1)", true),
      ("actor List { init() {} }", "List()", true),
    ])
  func memberwise(list: String, call: String, isMeant: Bool) {
    #expect(seen(call, list: list) == (isMeant ? "Kit_\(call)" : call))
  }

  @Test("what is no call means the project's type, as two of a name are told apart by calls alone")
  func uses() {
    let list = "struct List { let id: Int }"
    for source in ["List.self", "a as? List", "[List]()", "f(List.none)", "let a: [List: List]"] {
      #expect(seen(source, list: list) == source.replacing("List", with: "Kit_List"))
    }
    #expect(seen("a.List { }", list: list) == "a.List { }")
    #expect(seen("struct A<List> { let b: List }", list: list).contains("Kit") == false)
  }

  @Test("a type of which nothing is known is meant by every call")
  func unknown() {
    let other = "struct Other {}"
    for source in ["List { a }", "List(id: 1)", "List<Int>()"] {
      #expect(seen(source, list: other) == "Kit_\(source)")
    }
  }
}
