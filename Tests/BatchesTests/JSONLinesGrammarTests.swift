import Testing

@testable import Batches

/// JSON Lines against the grammar of RFC 8259.
@Suite("JSON Lines by RFC 8259") struct JSONLinesGrammarTests {
  private func read(_ text: String) -> (table: BatchTable, problems: BatchProblems) {
    var problems = BatchProblems()
    let table = JSONLinesReader.read(Array(text.utf8), file: "t.jsonl", problems: &problems)
    return (table, problems)
  }

  @Test("section 6: of all words of six letters' kinds, those are numbers that the grammar makes")
  func numbers() throws {
    let grammar = try Regex("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?")
    let letters: [Character] = ["0", "7", "-", ".", "e", "+"]
    var words = [""]
    var numbers = 0
    for _ in 0..<4 {
      words = words.flatMap { word in letters.map { word + String($0) } }
      for word in words {
        let (table, problems) = read("{\"a\":\(word)}")
        let isNumber = word.wholeMatch(of: grammar) != nil
        numbers += isNumber ? 1 : 0
        if problems.isEmpty != isNumber { Issue.record("\(word)") }
        if isNumber, table.text(0, "a") != word { Issue.record("\(word) is another text") }
      }
    }
    #expect(numbers > 50)
  }

  @Test("section 7: every scalar of the first plane reads alike by itself and as an escape")
  func escapes() {
    for code in UInt32(0x20)..<0x10000 where code % 7 == 0 || code < 0x180 {
      guard let scalar = Unicode.Scalar(code), scalar != "\"", scalar != "\\" else { continue }
      let digits = String(code, radix: 16)
      let escape = "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      let (table, problems) = read(
        "{\"a\":\"\(scalar)\",\"b\":\"\(escape)\",\"c\":\"\(escape.uppercased().replacing("\\U", with: "\\u"))\"}"
      )
      let text = String(Character(scalar))
      if !problems.isEmpty || ["a", "b", "c"].contains(where: { table.text(0, $0) != text }) {
        Issue.record("\(escape)")
      }
    }
  }

  @Test(
    "section 7: scalars beyond are pairs of surrogates",
    arguments: [
      0x10000, 0x103FF, 0x10400, 0x1F3AC, 0xFFFFF, 0x100000, 0x10FFFF,
    ] as [UInt32])
  func pairs(code: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(code))
    let units = Array(String(Character(scalar)).utf16).map { "\\u" + String($0, radix: 16) }
    #expect(units.count == 2)
    let (table, problems) = read("{\"a\":\"x\(units.joined())y\"}")
    #expect(problems.isEmpty && table.text(0, "a") == "x\(Character(scalar))y")
    // Halves, alone or the wrong way round, are no letters.
    for wrong in [
      units[0], units[1], units[1] + units[0], units[0] + units[0], units[0] + "\\n",
      units[0] + "x",
    ] {
      #expect(
        read("{\"a\":\"\(wrong)\"}").problems.first.map(\.reason) == ["half a surrogate pair"])
    }
  }

  @Test("section 7: the two-letter escapes, and no others")
  func shortEscapes() {
    let known: [Character: String] = [
      "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t",
    ]
    for code in UInt8(0x20)..<0x7F where code != UInt8(ascii: "u") {
      let letter = Character(Unicode.Scalar(code))
      let (table, problems) = read("{\"a\":\"<\\\(letter)>\"}")
      if let meant = known[letter] {
        #expect(problems.isEmpty && table.text(0, "a") == "<\(meant)>")
      } else {
        #expect(problems.first.map(\.reason) == ["there is no escape '\\\(letter)'"])
      }
    }
  }

  @Test("section 2: space may stand around every part", arguments: ["", " ", "\t", "\r", " \t \r"])
  func space(blank: String) {
    let parts = [
      "{", "\"a\"", ":", "1", ",", "\"b\"", ":", "[", "true", ",", "\"x\"", "]", ",",
      "\"inputs\"", ":", "{", "\"c\"", ":", "\"d\"", "}", "}",
    ]
    let (table, problems) = read(blank + parts.joined(separator: blank) + blank + "\n")
    #expect(problems.isEmpty, "\(problems.first)")
    #expect(table.columns == ["a", "b", "input.c"])
    #expect(table.columns.map { table.text(0, $0) } == ["1", "true\nx", "d"])
  }

  @Test(
    "the column of a mistake is where reading ended, from 1",
    arguments: [
      ("x", 1, "accepted is an object, as in {\"name\": \"red\"}"),
      ("{} x", 4, "behind the object, accepted is the line's end"),
      ("{x}", 2, "accepted is a word in double quotes"),
      ("{\"a\" 1}", 6, "accepted is ':' behind a key"),
      ("{\"a\":1 2}", 8, "accepted is ',' or '}' behind a value"),
      ("{\"a\":[1 2]}", 9, "accepted is ',' or ']' in a list"),
      ("{\"a\":tru}", 6, "accepted is a word in quotes, a number, true, false or null"),
      (
        "{\"a\":{}}", 6,
        "accepted is a word, a number, true, false or null; only 'inputs' is an object"
      ),
      ("{\"a\":\"x", 8, "the word has no closing quote on its line"),
      ("{\"a\":\"\\u12g4\"}", 11, "accepted behind \\u are four hexadecimal digits"),
      ("{\"a\":\"\u{1}\"}", 8, "a control character is written as \\u00XX"),
    ])
  func columns(line: String, column: Int, reason: String) {
    let (_, problems) = read("\n{\"ok\": 1}\n\(line)\n{\"ok\": 2}")
    #expect(problems.first.map(\.description) == ["t.jsonl:3: column \(column): \(reason)"])
  }

  @Test("a key stands in an object once; 'inputs' and the object around it may have the same")
  func twice() {
    #expect(
      read("{\"a\":1,\"b\":2,\"a\":null}").problems.first.map(\.reason) == [
        "'a' stands there twice"
      ])
    #expect(
      read("{\"inputs\":{\"a\":1,\"\\u0061\":2}}").problems.first.map(\.reason) == [
        "'a' stands there twice"
      ])
    let (table, problems) = read("{\"a\":1,\"inputs\":{\"a\":2,\"inputs\":3}}")
    #expect(problems.isEmpty && table.columns == ["a", "input.a", "input.inputs"])
  }

  @Test("'inputs' that is no object is a column like others, and empty objects are rows")
  func smallObjects() {
    let (table, problems) = read("{\"inputs\":\"x\"}\n{}\n{\"inputs\":{}}\n\n  \r\n{\"a\":\"\"}")
    #expect(problems.isEmpty && table.rowCount == 4 && table.columns == ["inputs", "a"])
    #expect((0..<4).map(table.line) == [1, 2, 3, 6])
    #expect(table.text(0, "inputs") == "x" && table.text(1, "inputs") == nil)
    #expect(table.text(3, "a") == "")
  }

  @Test(
    "words that are no UTF-8 are refused",
    arguments: [
      [0xFF], [0xC3], [0xC3, 0x28], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xC0, 0xAF],
    ] as [[UInt8]])
  func encoding(bytes: [UInt8]) {
    var problems = BatchProblems()
    let line = Array("{\"a\":\"".utf8) + bytes + Array("\"}".utf8)
    _ = JSONLinesReader.read(line, file: "t.jsonl", problems: &problems)
    #expect(problems.first.map(\.reason) == ["the word is no UTF-8"])
  }
}
