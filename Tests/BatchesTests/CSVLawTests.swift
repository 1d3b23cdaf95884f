import Testing

@testable import Batches

/// Laws of tables: two ways of reading agree, ways of writing mean the same, every text ends.
@Suite("CSV laws") struct CSVLawTests {
  /// SplitMix64, so that the tables are the same everywhere.
  private struct Dice {
    var state: UInt64
    mutating func roll(_ count: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((mixed ^ (mixed >> 31)) % UInt64(count))
    }
  }

  private func read(_ bytes: [UInt8]) -> (table: BatchTable, problems: BatchProblems) {
    var problems = BatchProblems()
    let table = CSVReader.read(bytes, file: "t.csv", problems: &problems)
    return (table, problems)
  }

  private func cells(_ table: BatchTable) -> [[String?]] {
    (0..<table.rowCount).map { row in table.columns.map { table.text(row, $0) } }
  }

  /// A second reader, letter by letter with a state: rows of cells; `nil` for a quote out of place.
  private func records(_ text: [UInt8]) -> [[String?]]? {
    enum State { case start, bare, quoted, closed }
    var (rows, row, cell, state): ([[String?]], [String?], [UInt8], State) = ([], [], [], .start)
    func endCell() {
      row.append(state == .start ? nil : String(decoding: cell, as: UTF8.self))
      (cell, state) = ([], .start)
    }
    func endRow() {
      if state == .start && row.isEmpty { return }
      endCell()
      rows.append(row)
      row = []
    }
    for (place, letter) in text.enumerated() {
      let following = place + 1 < text.count ? text[place + 1] : 0x0A
      switch (letter, state) {
      case (0x22, .quoted): state = .closed
      case (_, .quoted): cell.append(letter)
      case (0x22, .closed):
        cell.append(letter)
        state = .quoted
      case (0x2C, _):
        endCell()
        // The comma has a cell behind it, even if nothing stands there.
        if place + 1 == text.count { row.append(nil) }
      case (0x0D, _) where following == 0x0A: continue
      case (0x0A, _): endRow()
      case (_, .closed): return nil
      case (0x22, .start): state = .quoted
      default:
        cell.append(letter)
        state = .bare
      }
    }
    if state == .quoted { return nil }
    if row.last == .some(nil), state == .start, text.last == 0x2C {
      rows.append(row)
    } else {
      endRow()
    }
    return rows
  }

  @Test(
    "every text of up to six letters ends, and means what a second reader says", arguments: 0...6)
  func everyShortText(count: Int) {
    let letters = Array("a,\"\n\r".utf8)
    var total = 1
    for _ in 0..<count { total *= letters.count }
    for number in 0..<total {
      var (rest, text): (Int, [UInt8]) = (number, [])
      for _ in 0..<count {
        text.append(letters[rest % letters.count])
        rest /= letters.count
      }
      let (table, problems) = read(Array("h,i\n".utf8) + text)
      let shown = String(decoding: text, as: UTF8.self).debugDescription
      guard let rows = records(text) else {
        #expect(problems.first.last?.reason.hasPrefix("a cell that begins") == true, "\(shown)")
        continue
      }
      let ragged = rows.count { $0.count != 2 }
      let wanted = rows.map { Array(($0 + [nil, nil]).prefix(2)) }
      if problems.count != ragged || cells(table) != wanted {
        Issue.record("\(shown): \(cells(table)), not \(wanted); \(problems.first)")
      }
    }
  }

  @Test("a table is the same with quotes or without, with either line's end, with its end or not")
  func notations() {
    var dice = Dice(state: 7)
    let words = ["a", "b c", "ü", "0", "-", "'", ";", "x=y"]
    for _ in 0..<60 {
      let (columns, rows) = (1 + dice.roll(4), 1 + dice.roll(5))
      let names = (0..<columns).map { "c\($0)" }
      let wanted = (0..<rows).map { _ in (0..<columns).map { _ in words[dice.roll(words.count)] } }
      for end in ["\n", "\r\n"] {
        for closing in ["", end, end + end] {
          for quotes in 0..<3 {
            let lines = ([names] + wanted).map { row in
              row.map { quotes == 0 || (quotes == 2 && dice.roll(2) == 0) ? $0 : "\"\($0)\"" }
                .joined(separator: ",")
            }
            let (table, problems) = read(Array((lines.joined(separator: end) + closing).utf8))
            #expect(problems.isEmpty && table.columns == names && cells(table) == wanted)
          }
        }
      }
    }
  }

  @Test("what a writer that quotes everything writes is read back, with the line of each row")
  func roundTrip() {
    var dice = Dice(state: 11)
    let letters = ["a", ",", "\"", "\n", "\r", "\r\n", "ä", "🎬", " ", "\u{0}"]
    for _ in 0..<200 {
      let (columns, rows) = (1 + dice.roll(3), 1 + dice.roll(4))
      var (text, line, lines, wanted): (String, Int, [Int], [[String?]]) = ("", 2, [], [])
      text = (0..<columns).map { "c\($0)" }.joined(separator: ",") + "\n"
      for _ in 0..<rows {
        lines.append(line)
        var row: [String] = []
        for _ in 0..<columns {
          row.append((0..<dice.roll(5)).map { _ in letters[dice.roll(letters.count)] }.joined())
        }
        let written = row.map { "\"\($0.replacing("\"", with: "\"\""))\"" }.joined(separator: ",")
        text += written + "\n"
        line += 1 + written.utf8.count { $0 == 0x0A }
        wanted.append(row)
      }
      let (table, problems) = read(Array(text.utf8))
      #expect(problems.isEmpty)
      #expect(cells(table) == wanted, "\(text.debugDescription)")
      #expect((0..<table.rowCount).map(table.line) == lines)
    }
  }

  @Test("CSV and JSON Lines of one table are one table")
  func twoForms() {
    var dice = Dice(state: 13)
    let words = ["", "a", "1", "true", "null", "x y", "ü", "{", "[1]", "a,b", "\\", "\"", "\t"]
    for _ in 0..<100 {
      let wanted = (0..<3).map { _ in (0..<3).map { _ in words[dice.roll(words.count)] } }
      let csv =
        "c0,c1,c2\n"
        + wanted.map { row in
          row.map { "\"\($0.replacing("\"", with: "\"\""))\"" }.joined(separator: ",") + "\n"
        }.joined()
      let lines = wanted.map { row in
        let pairs = row.enumerated().map { column, text in
          let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            .replacing("\t", with: "\\t")
          return "\"c\(column)\":\"\(escaped)\""
        }
        return "{\(pairs.joined(separator: ", "))}\n"
      }.joined()
      var problems = BatchProblems()
      let other = JSONLinesReader.read(Array(lines.utf8), file: "t.jsonl", problems: &problems)
      let table = read(Array(csv.utf8)).table
      #expect(problems.isEmpty && cells(table) == wanted && cells(other) == wanted)
      #expect(table.columns == other.columns)
      // The header takes a line.
      #expect((0..<3).map(table.line) == (0..<3).map { other.line(of: $0) + 1 })
    }
  }
}
