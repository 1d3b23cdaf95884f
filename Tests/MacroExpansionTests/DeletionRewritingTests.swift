import Foundation
import Testing

@testable import MacroExpansion

/// What is written beside a data source's method that deletes rows.
@Suite struct DeletionRewritingTests {
  private static let method =
    "func tableView(_ t: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath)"

  @Test(
    "a method that deletes rows is told of, as visible and as overriding as it is",
    arguments: [
      ("", "var"), ("override ", "override var"), ("public ", "public var"),
      ("open override ", "open override var"), ("final ", "var"),
      ("nonisolated public ", "nonisolated public var"), ("@MainActor ", "var"),
    ])
  func told(modifiers: String, words: String) {
    for (before, after) in [
      ("class A {\n  ", "\n}\n"), ("extension A: UITableViewDataSource {\n", " // note\n}"),
    ] {
      for body in [" {}", " {\n    rows.remove(at: path.row)\n  }"] {
        let source = "\(before)\(modifiers)\(Self.method)\(body)\(after)"
        let result = SceneRewriting.rewritten(source)
        #expect(
          result == "\(before)\(modifiers)\(Self.method)\(body)"
            + "; \(words) _deletesRows: Bool { true }\(after)")
        #expect(result.count(where: \.isNewline) == source.count(where: \.isNewline))
      }
    }
  }

  @Test(
    "no other method is, and none without a body",
    arguments: [
      "protocol P { \(Self.method) }",
      "class A { func tableView(_ t: UITableView, commit style: Int) {} }",
      "class A { func tableView(_ t: UITableView, cellForRowAt path: IndexPath) {} }",
      "class A { func list(_ t: UITableView, commit style: Int, forRowAt path: IndexPath) {} }",
      "let a = source.tableView(table, commit: .delete, forRowAt: path)",
    ])
  func untold(source: String) { #expect(SceneRewriting.rewritten(source) == source) }
}
