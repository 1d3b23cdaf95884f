import Testing

@testable import Batches

/// Comma-separated values against the seven rules of RFC 4180, section 2, and what this reader adds to them.
@Suite("CSV by RFC 4180") struct CSVStandardTests {
  private func read(_ text: String) -> (table: BatchTable, problems: BatchProblems) {
    var problems = BatchProblems()
    let table = CSVReader.read(Array(text.utf8), file: "t.csv", problems: &problems)
    return (table, problems)
  }

  /// All cells of a text that is well formed.
  private func cells(_ text: String) -> [[String?]] {
    let (table, problems) = read(text)
    #expect(problems.isEmpty, "\(problems.first)")
    return (0..<table.rowCount).map { row in table.columns.map { table.text(row, $0) } }
  }

  @Test("1: each record is a line of its own", arguments: ["\n", "\r\n"])
  func records(end: String) {
    #expect(
      cells("f,g,h\(end)aaa,bbb,ccc\(end)zzz,yyy,xxx\(end)")
        == [["aaa", "bbb", "ccc"], ["zzz", "yyy", "xxx"]])
  }

  @Test(
    "2: the last record may have a line's end or not",
    arguments: ["", "\n", "\r\n", "\r", "\n\n", "\r\n\r\n"])
  func lastRecord(end: String) {
    #expect(cells("f,g\naaa,bbb\(end)") == [["aaa", "bbb"]])
    #expect(cells("f,g\n\"aaa\",\"bbb\"\(end)") == [["aaa", "bbb"]])
    #expect(cells("f,g\naaa,\(end)") == [["aaa", nil]])
  }

  @Test("3: the header has the form of a record, with quotes, commas and lines in it")
  func header() {
    let (table, problems) = read("\"a,b\",\"c\"\"d\",\"e\nf\",g h\n1,2,3,4\n")
    #expect(problems.isEmpty)
    #expect(table.columns == ["a,b", "c\"d", "e\nf", "g h"])
    #expect(table.columns.map { table.text(0, $0) } == ["1", "2", "3", "4"])
    // The header itself is of two lines.
    #expect(table.line(of: 0) == 3)
  }

  @Test("4: spaces are part of a cell")
  func spaces() {
    #expect(cells("a,b,c\n 1 ,\t2,  \n") == [[" 1 ", "\t2", "  "]])
    #expect(read(" a,a\n1,2\n").table.columns == [" a", "a"])
  }

  @Test("5: each cell may stand in quotes or not")
  func quotes() {
    let wanted: [[String?]] = [["aaa", "bbb", "ccc"]]
    for mask in 0..<8 {
      let words = ["aaa", "bbb", "ccc"].enumerated().map {
        mask >> $0 & 1 == 1 ? "\"\($1)\"" : $1
      }
      #expect(cells("x,y,z\n\(words.joined(separator: ","))\n") == wanted)
    }
  }

  @Test("6: line breaks, quotes and commas stand in quotes")
  func quotedLetters() {
    #expect(
      cells("x,y,z\n\"aaa\",\"b\r\nbb\",\"ccc\"\r\nzzz,yyy,xxx")
        == [["aaa", "b\r\nbb", "ccc"], ["zzz", "yyy", "xxx"]])
    #expect(cells("x\n\"\n\"\n\"\r\n\"\n\",\"\n\"\r\"\n") == [["\n"], ["\r\n"], [","], ["\r"]])
  }

  @Test("7: a quote in quotes is doubled")
  func doubled() {
    #expect(cells("x,y,z\n\"aaa\",\"b\"\"bb\",\"ccc\"") == [["aaa", "b\"bb", "ccc"]])
    #expect(cells("x\n\"\"\"\"\n\"\"\"\"\"\"\n") == [["\""], ["\"\""]])
  }

  @Test("a quote behind a cell's first letter, and a carriage return alone, are letters")
  func letters() {
    #expect(cells("x,y\na\"b,c\"\"\n") == [["a\"b", "c\"\""]])
    #expect(cells("x,y\na\rb,\rc\n") == [["a\rb", "\rc"]])
    #expect(cells("x\na\r\r\n") == [["a\r"]])
  }

  @Test("cells without letters are not given, wherever they stand")
  func notGiven() {
    #expect(
      cells("a,b,c\n,2,3\n1,,3\n1,2,\n,,\n")
        == [[nil, "2", "3"], ["1", nil, "3"], ["1", "2", nil], [nil, nil, nil]])
    #expect(cells("a,b,c\n\"\",2,\"\"\n") == [["", "2", ""]])
    // In a table of one column the two are a row and a line without anything.
    #expect(cells("a\n\"\"\n\n\"\"\n") == [[""], [""]])
  }

  @Test("a mark of byte order is passed over once, at the beginning only")
  func byteOrderMark() {
    #expect(read("\u{FEFF}\"a\",b\n1,2").table.columns == ["a", "b"])
    #expect(read("\u{FEFF}\u{FEFF}a\n1").table.columns == ["\u{FEFF}a"])
    #expect(cells("a\n\u{FEFF}1\n") == [["\u{FEFF}1"]])
    let (_, problems) = read("\u{FEFF}")
    #expect(
      problems.first.map(\.description) == [
        "t.csv:1: it is empty; its first line names the columns"
      ])
  }

  @Test(
    "a row with other than the header's cells is told with both counts, and all such rows are",
    arguments: [
      ("a,b\n1\n", ["t.csv:2: found 1 cells; the first line names 2 columns"]),
      (
        "a,b\n1,2,3\n1,2\n\"\"\n",
        [
          "t.csv:2: found 3 cells; the first line names 2 columns",
          "t.csv:4: found 1 cells; the first line names 2 columns",
        ]
      ),
      ("a\n\"x\ny\"\n,\n", ["t.csv:4: found 2 cells; the first line names 1 columns"]),
      ("a,b\r\n\r\n1,2,\r\n", ["t.csv:3: found 3 cells; the first line names 2 columns"]),
    ])
  func ragged(text: String, words: [String]) {
    #expect(read(text).problems.first.map(\.description) == words)
  }

  @Test(
    "names of columns are there, and each once",
    arguments: [
      ("a,a\n", ["t.csv:1: two columns are called 'a'"]),
      (
        "a,\"a\",b,a\n",
        ["t.csv:1: two columns are called 'a'", "t.csv:1: two columns are called 'a'"]
      ),
      (",\n", ["t.csv:1: a column has no name", "t.csv:1: a column has no name"]),
      ("\"\",a\n", ["t.csv:1: a column has no name"]), ("\na\n", ["t.csv:1: a column has no name"]),
    ])
  func names(text: String, words: [String]) {
    #expect(read(text).problems.first.map(\.description) == words)
  }

  @Test(
    "a quote that is not closed, or has letters behind it, ends the reading",
    arguments: [
      ("a,b\n\"x", 2), ("a,b\n1,2\n3,\"x\n\n", 5), ("a,b\n\"x\" ,2\n", 2), ("a\n\"x\"\"\n", 3),
      ("\"a\n1\n", 3), ("a,\"b\"c\n1,2\n", 1), ("a\n\"x\"\ry\n", 2),
    ])
  func openQuotes(text: String, line: Int) {
    let reason =
      "a cell that begins with a quote ends with one, before a comma or the line's end; "
      + "a quote in it is doubled"
    #expect(read(text).problems.first.map(\.description) == ["t.csv:\(line): \(reason)"])
  }

  @Test(
    "a header alone is a table without rows", arguments: ["a,b", "a,b\n", "a,b\r\n", "a,b\n\n\n"])
  func headerAlone(text: String) {
    let (table, problems) = read(text)
    #expect(problems.isEmpty && table.rowCount == 0 && table.columns == ["a", "b"])
  }

  @Test("a thousand columns are read, one more is refused")
  func columns() {
    let names = (0..<BatchTable.mostColumns).map { "c\($0)" }
    let (table, problems) = read(names.joined(separator: ",") + "\n" + names.joined(separator: ","))
    #expect(problems.isEmpty && table.columns == names && table.text(0, "c999") == "c999")
    let (_, more) = read((names + ["x"]).joined(separator: ",") + "\n")
    #expect(more.first.map(\.description) == ["t.csv:1: \(BatchTable.limits)"])
    #expect(
      BatchTable.limits == "a table has at most 10000000 rows, 1000 columns and 2000000000 bytes")
  }
}
