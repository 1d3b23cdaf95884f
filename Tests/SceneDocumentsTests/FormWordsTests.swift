import Testing

@testable import SceneDocuments

/// How lines of the table of forms are taken apart, against the plain way by characters.
@Suite("Words of forms")
struct FormWordsTests {
  private static let lines = [
    "", " ", "a", " a ", "!key", "~key | number(0..1) | =1 | Words, and more.", "a|b||c|",
    "one(red blue)", "list(number(0..1), 1..4)", "number(0..1) or share or one(a b)",
    "map(list(@record, 1..4)) or %nodes", "!~size | quantity | | How large: 10, 50 %.",
    "list(one(a, b), 0..9), 3", "é | ü ö | — | “words”", "a  b   c", "((a, b), c), d",
  ]

  @Test("pieces between marks, empty ones left in", arguments: lines)
  func pieces(line: String) {
    let plain = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    #expect(FormWords.pieces(line, at: "|") == plain)
    #expect(FormWords.pieces(line, at: "|").joined(separator: "|") == line)
  }

  @Test("words between spaces", arguments: lines)
  func words(line: String) {
    #expect(FormWords.words(line) == line.split(separator: " ").map(String.init))
  }

  @Test("no spaces at the ends, and all others", arguments: lines)
  func trimmed(line: String) {
    let trimmed = FormWords.trimmed("  \(line)   ")
    #expect(trimmed.first != " " && trimmed.last != " ")
    #expect(trimmed.filter { $0 != " " } == line.filter { $0 != " " })
    #expect(FormWords.trimmed(trimmed) == trimmed)
  }

  @Test("no mark, and all else in order", arguments: lines)
  func without(line: String) {
    for mark in ["!", "~", "|"] as [Unicode.Scalar] {
      let plain = line.filter { $0 != Character(mark) }
      #expect(FormWords.without(mark, line) == plain)
    }
  }

  @Test(
    "a name and what is in its parentheses",
    arguments: [
      ("share", "share", ""), ("one(red blue)", "one", "red blue"),
      ("list(number(0..1), 1..4)", "list", "number(0..1), 1..4"), ("one()", "one", ""),
      ("", "", ""),
    ])
  func call(text: String, name: String, inside: String) {
    let found = FormWords.call(text)
    #expect(found.name == name && found.inside == inside)
  }

  @Test(
    "parts at a mark outside of parentheses",
    arguments: [
      ("a or b", " or ", ["a", "b"]), ("a", " or ", ["a"]), ("", ", ", [""]),
      ("one(a or b) or c", " or ", ["one(a or b)", "c"]),
      ("list(one(a, b), 0..9), 3", ", ", ["list(one(a, b), 0..9)", "3"]),
      ("((a, b), c), d", ", ", ["((a, b), c)", "d"]), ("0..1", "..", ["0", "1"]),
      ("0..", "..", ["0", ""]), ("é or ü", " or ", ["é", "ü"]), (" a ,  b ", ", ", ["a", "b"]),
      (" a,  b ", ", ", ["a", "b"]),
    ])
  func split(text: String, mark: String, parts: [String]) {
    #expect(FormWords.split(text, at: mark) == parts)
  }

  @Test("the whole table reads without a mistake, every record with its fields")
  func table() {
    #expect(FormTable.standard.mistakes.isEmpty)
    #expect(FormTable.standard.records.count == FormTable.standard.order.count)
    #expect(FormTable.standard.records.values.allSatisfy { !$0.name.isEmpty && !$0.words.isEmpty })
    for (name, record) in FormTable.standard.records {
      let keys = record.fields.map(\.key)
      #expect(Set(keys).count == keys.count, "\(name)")
      #expect(keys.allSatisfy { !$0.contains { "!~| ".contains($0) } }, "\(name)")
    }
  }

  @Test(
    "a line that is none of the language is told",
    arguments: [
      "record | a", "part a b | words", "kind a | b | c", "form x | nothing of the kind(",
      "key | number(0..1) | =1 | Outside of a record.", "record a | words | nowhere",
    ])
  func mistakes(line: String) {
    #expect(!FormTable(text: line).mistakes.isEmpty)
  }
}
