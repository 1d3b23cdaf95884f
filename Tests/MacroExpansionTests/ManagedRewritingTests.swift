import Foundation
import Testing

@testable import MacroExpansion

/// What is said of objects of Core Data, in all the ways in which one writes it.
@Suite struct ManagedRewritingTests {
  private static func accessors(_ key: String) -> String {
    " { get { _managedValue(\"\(key)\") } set { _setManagedValue(\"\(key)\", newValue) } }"
  }
  private static func rewritten(_ source: String) -> String { SceneRewriting.rewritten(source) }
  private static let blank = String(repeating: " ", count: "@NSManaged".count)

  @Test(
    "a managed property finds its value by its name, whatever its type and its words",
    arguments: [
      ("var name: String?", "name"), ("public var name: String", "name"),
      ("var rank: Int16", "rank"), ("open var things: NSSet?", "things"),
      ("var `default`: Bool", "default"), ("var map: [String: [Int]]", "map"),
      ("fileprivate var box: Box!", "box"), ("var day:Date", "day"),
      ("@objc var size: CGFloat", "size"), ("var pair: Set<Thing>", "pair"),
      ("final public weak var owner: A.B?", "owner"), ("var größe: Double", "größe"),
    ])
  func properties(property: String, key: String) {
    let objc = property.replacingOccurrences(of: "@objc", with: "     ")
    for (before, after) in [("", ""), ("class A {\n  ", "\n}\n"), ("", " // note"), ("", "\r\n")] {
      let source = "\(before)@NSManaged \(property)\(after)"
      let result = "\(before)\(Self.blank) \(objc)\(Self.accessors(key))\(after)"
      #expect(Self.rewritten(source) == result)
    }
    #expect(!Self.rewritten(property).contains("_managedValue"))
  }

  @Test("several properties of one line are each found, those with accessors of their own are not")
  func several() {
    #expect(
      Self.rewritten("@NSManaged var a: Int, b: String?")
        == "\(Self.blank) var a: Int\(Self.accessors("a")), b: String?\(Self.accessors("b"))")
    for rest in ["var a: Int { 3 }", "var a: Int { get { 3 } set {} }", "var a"] {
      #expect(Self.rewritten("@NSManaged \(rest)") == "\(Self.blank) \(rest)")
    }
  }

  @Test(
    "a managed function is done by its name, with its arguments as they are called within",
    arguments: [
      ("func addToTags(_ value: Tag)", "\"addToTags\", value"),
      ("public func removeFromTags(_ values: NSSet)", "\"removeFromTags\", values"),
      ("func insertIntoTags(_ value: Tag, at idx: Int)", "\"insertIntoTags\", value, idx"),
      ("func replaceTags(at idx: Int, with value: Tag)", "\"replaceTags\", idx, value"),
      ("func removeFromTags(at: NSIndexSet)", "\"removeFromTags\", at"),
      ("func clear()", "\"clear\""), ("func f(a: Int, b c: Int = 3)", "\"f\", a, c"),
      ("func f() -> Void", "\"f\""), ("func f() throws", "\"f\""),
    ])
  func functions(function: String, arguments: String) {
    for after in ["", "\n", " // note\n", "\n\nlet b = 1"] {
      let source = "@NSManaged \(function)\(after)"
      #expect(
        Self.rewritten(source) == "\(Self.blank) \(function) { _callManaged(\(arguments)) }\(after)"
      )
    }
    #expect(Self.rewritten(function) == function)
    #expect(Self.rewritten("@NSManaged \(function) {}") == "\(Self.blank) \(function) {}")
  }

  @Test("an attribute above the property leaves its line empty")
  func above() {
    #expect(
      Self.rewritten("class A {\n  @NSManaged\n  public var a: Int\n}")
        == "class A {\n  \(Self.blank)\n  public var a: Int\(Self.accessors("a"))\n}")
    #expect(
      Self.rewritten("@NSManaged @objc(addTags:)\nfunc addToTags(_ value: Tag)")
        == "\(Self.blank)                \nfunc addToTags(_ value: Tag) "
        + "{ _callManaged(\"addToTags\", value) }")
  }

  @Test(
    "a path of keys is the text of its keys, without the types that it begins with",
    arguments: [
      ("name", "name"), ("Item.name", "name"), ("Item.owner.name", "owner.name"),
      ("A.B.name", "name"), ("self.name", "name"), ("name.Name", "name.Name"),
      ("URLItem.url", "url"), ("_private", "_private"),
    ])
  func keyPaths(path: String, key: String) {
    for (before, after) in [("let a = ", ""), ("f(", ", 3)"), ("[", "]"), ("a == ", " ? b : c")] {
      #expect(Self.rewritten("\(before)#keyPath(\(path))\(after)") == "\(before)\"\(key)\"\(after)")
    }
  }

  @Test(
    "what is no path stays as it is",
    arguments: [
      "#keyPath(Item)", "#keyPath()", "\\Item.name", "keyPath(Item.name)",
      "\"#keyPath(Item.name)\"", "// #keyPath(Item.name)", "#fileID",
    ])
  func noKeyPaths(source: String) { #expect(Self.rewritten(source) == source) }

  @Test(
    "conversions in a predicate's arguments become spaces, and all others stay",
    arguments: [
      ("NSPredicate(format: f, a as CVarArg)", "as CVarArg"),
      ("NSPredicate(format: f, a as! CVarArg)", "as! CVarArg"),
      ("NSPredicate(format: f, a as any CVarArg)", "as any CVarArg"),
      ("NSPredicate(format: f, (a as CVarArg), b)", "as CVarArg"),
      ("NSPredicate(format: f, g(a as CVarArg))", "as CVarArg"),
      ("let p = [NSPredicate(format: f, a as CVarArg)]", "as CVarArg"),
      ("NSPredicate(format: f, a as NSDate)", ""), ("NSPredicate(value: a as CVarArg)", ""),
      ("String(format: f, a as CVarArg)", ""), ("NSPredicate(format: f, a as [CVarArg])", ""),
      ("let a = b as CVarArg", ""), ("NSPredicate(format: f, \"a as CVarArg\")", ""),
    ])
  func conversions(source: String, gone: String) {
    let spaces = String(repeating: " ", count: gone.count)
    let result = gone.isEmpty ? source : source.replacingOccurrences(of: gone, with: spaces)
    #expect(Self.rewritten(source) == result)
    guard !source.hasPrefix("let") else { return }
    // The same within a function of a class.
    let (before, after) = ("class A {\n  func f() { _ = ", " }\n}")
    #expect(Self.rewritten(before + source + after) == before + result + after)
  }

  @Test("many in one file are each what they are alone, on lines that stay")
  func together() {
    let source = """
      import CoreData
      class Item: NSManagedObject {
        @NSManaged var a: Int
        @NSManaged func addToB(_ value: Item)
        @objc var c = #keyPath(Item.a)
        func d() -> NSPredicate { NSPredicate(format: "%K == %@", #keyPath(Item.b), e as CVarArg) }
      }
      """
    let wanted = """
      import CoreData
      class Item: NSManagedObject {
        \(Self.blank) var a: Int\(Self.accessors("a"))
        \(Self.blank) func addToB(_ value: Item) { _callManaged("addToB", value) }
              var c = "a"
        func d() -> NSPredicate { NSPredicate(format: "%K == %@", "b", e           ) }
      }
      """
    #expect(Self.rewritten(source) == wanted)
    #expect(Self.rewritten(wanted) == wanted)
  }
}
