import Testing

@testable import Batches

/// Tables of comma-separated values.
@Suite("CSV") struct CSVReaderTests {
  private func read(_ text: String) -> (table: BatchTable, problems: BatchProblems) {
    var problems = BatchProblems()
    let table = CSVReader.read(Array(text.utf8), file: "t.csv", problems: &problems)
    return (table, problems)
  }

  /// A cell as RFC 4180 writes it.
  private func quoted(_ text: String) -> String {
    "\"\(text.replacing("\"", with: "\"\""))\""
  }

  @Test("what is written is read back, whatever it holds", arguments: ["\n", "\r\n"])
  func roundTrip(end: String) {
    let cells = ["", "a", "a,b", "\"", "\"\"", "line\nline", "ü€🎬", " blank ", "a\"b,\r\nc"]
    for first in cells {
      for second in cells {
        let text = "one,two\(end)\(quoted(first)),\(quoted(second))\(end)x,y\(end)"
        let (table, problems) = read(text)
        #expect(problems.isEmpty && table.rowCount == 2)
        #expect(table.text(0, "one") == first && table.text(0, "two") == second)
        #expect(table.text(1, "one") == "x" && table.text(1, "two") == "y")
      }
    }
  }

  @Test("a row knows its line, also behind cells of several lines")
  func lines() {
    let (table, _) = read("a,b\n1,\"x\ny\nz\"\n2,w\n\n3,v")
    #expect((0..<table.rowCount).map(table.line) == [2, 5, 7])
  }

  @Test("an empty cell is not given, an empty text in quotes is")
  func empty() {
    let (table, _) = read("a,b\n,\"\"\n")
    #expect(table.text(0, "a") == nil && table.text(0, "b") == "")
  }

  @Test("a mark of byte order is no part of the first name")
  func byteOrderMark() {
    let (table, problems) = read("\u{FEFF}a\nx\n")
    #expect(problems.isEmpty && table.columns == ["a"])
  }

  @Test(
    "what is wrong is told with its line",
    arguments: [
      ("", 1), ("a,a\n1,2\n", 1), ("a,\n1,2\n", 1), ("a,b\n1\n", 2), ("a,b\n1,2\n1,2,3\n", 3),
      ("a\n\"x\n", 2), ("a,b\n\"x\"y,2\n", 2),
    ])
  func wrong(text: String, line: Int) {
    let (_, problems) = read(text)
    #expect(problems.count >= 1)
    #expect(problems.first.first?.line.map { $0 >= line } == true, "\(problems.first)")
  }

  @Test("bytes that are no text are refused with their line, not mended")
  func noText() {
    for (wrong, line) in [
      ([0xFF], 1), ([0x0A, 0x61, 0xC3], 2), ([0x0A, 0x0A, 0xED, 0xA0, 0x80], 3),
    ]
      as [([UInt8], Int)]
    {
      var problems = BatchProblems()
      let table = CSVReader.read(
        Array("name".utf8) + wrong + Array("\nx\n".utf8), file: "t.csv", problems: &problems)
      #expect(problems.first.map(\.description) == ["t.csv:\(line): the line is no UTF-8"])
      #expect(table.rowCount == 0)
    }
  }
}
