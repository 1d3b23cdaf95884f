/// A reader of comma-separated values after RFC 4180.
///
/// Our own: the libraries for Swift give strings without the line that each row began in, which errors must name, and a
/// million rows as a million arrays; this one fills a ``BatchTable`` in one pass over the bytes. Beyond the RFC: a
/// byte-order mark is passed over, lines may end in LF alone, and an empty cell without quotes is one that is not given.
struct CSVReader {
  private static let (comma, quote, newline, carriage) = (
    UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\r")
  )
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private let bytes: [UInt8]
  private let file: String
  private var next = 0
  private var line = 1

  private init(_ bytes: [UInt8], _ file: String) {
    (self.bytes, self.file) = (bytes, file)
    if bytes.starts(with: Self.byteOrderMark) { next = Self.byteOrderMark.count }
  }

  /// Reads a table, whose first row names the columns.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - file: What it is called in messages.
  ///   - problems: Takes what is wrong with it.
  /// - Returns: The table, without the rows that are wrong.
  static func read(_ bytes: [UInt8], file: String, problems: inout BatchProblems) -> BatchTable {
    if let line = lineWithoutText(in: bytes) {
      problems.add(BatchProblem(file, line: line, "the line is no UTF-8"))
      return BatchTable(file: file)
    }
    var reader = CSVReader(bytes, file)
    return reader.read(&problems)
  }

  /// The first line that is no UTF-8, which would be another text in names and in pictures; `nil` if all are.
  private static func lineWithoutText(in bytes: [UInt8]) -> Int? {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span)
      return nil
    } catch {
      return 1 + bytes[..<error.byteOffsets.lowerBound].count { $0 == newline }
    }
  }

  private mutating func read(_ problems: inout BatchProblems) -> BatchTable {
    var table = BatchTable(file: file)
    table.reserve(bytes: bytes.count)
    let columns = header(&table, &problems)
    guard problems.isEmpty else { return table }
    while next < bytes.count {
      let start = line
      // A line without anything, as at the end of many files.
      if isLineEnd {
        skipLineEnd()
        continue
      }
      var count = 0
      repeat {
        guard cell(into: &table, column: count < columns ? count : nil) else {
          problems.add(problem(Self.afterQuote, line: line))
          return table
        }
        count += 1
      } while takeComma()
      table.endRow(line: start)
      if count != columns {
        problems.add(
          problem("found \(count) cells; the first line names \(columns) columns", line: start))
      }
      skipLineEnd()
      if table.isFull {
        problems.add(problem(BatchTable.limits, line: start))
        return table
      }
    }
    return table
  }

  private static let afterQuote =
    "a cell that begins with a quote ends with one, before a comma or the line's end; a quote in it is doubled"

  private func problem(_ reason: String, line: Int) -> BatchProblem {
    BatchProblem(file, line: line, reason)
  }

  /// Reads the first line; how many columns it names.
  private mutating func header(_ table: inout BatchTable, _ problems: inout BatchProblems) -> Int {
    var names = BatchTable(file: file)
    var count = 0
    if bytes.count - next == 0 {
      problems.add(problem("it is empty; its first line names the columns", line: 1))
      return 0
    }
    repeat {
      guard cell(into: &names, column: count, keepsEmpty: true) else {
        problems.add(problem(Self.afterQuote, line: line))
        return count
      }
      count += 1
    } while takeComma() && count <= BatchTable.mostColumns
    names.endRow(line: 1)
    if count > BatchTable.mostColumns {
      problems.add(problem(BatchTable.limits, line: 1))
      return count
    }
    var found: [String] = []
    names.forEachCell(of: 0) { _, range in
      found.append(String(decoding: names.bytes[range], as: UTF8.self))
    }
    for name in found {
      if name.isEmpty {
        problems.add(problem("a column has no name", line: 1))
      } else if table.place(of: name) != nil {
        problems.add(problem("two columns are called '\(name)'", line: 1))
      }
      _ = table.column(name)
    }
    skipLineEnd()
    return count
  }

  private var isLineEnd: Bool {
    next < bytes.count && (bytes[next] == Self.newline || isCarriage)
  }

  /// Whether here a line ends in CR LF.
  private var isCarriage: Bool {
    bytes[next] == Self.carriage
      && (next + 1 == bytes.count || bytes[next + 1] == Self.newline)
  }

  private mutating func skipLineEnd() {
    if next < bytes.count, bytes[next] == Self.carriage { next += 1 }
    if next < bytes.count, bytes[next] == Self.newline {
      next += 1
      line += 1
    }
  }

  private mutating func takeComma() -> Bool {
    guard next < bytes.count, bytes[next] == Self.comma else { return false }
    next += 1
    return true
  }

  /// Reads a cell.
  ///
  /// - Parameters:
  ///   - table: Takes its bytes.
  ///   - column: Which it is of; `nil` for none.
  ///   - keepsEmpty: Whether an empty one without quotes counts.
  /// - Returns: Whether it is well formed.
  private mutating func cell(
    into table: inout BatchTable, column: Int?, keepsEmpty: Bool = false
  ) -> Bool {
    guard next < bytes.count, bytes[next] == Self.quote else {
      let start = next
      while next < bytes.count, bytes[next] != Self.comma, !isLineEnd { next += 1 }
      if let column, keepsEmpty || next > start { table.add(bytes[start..<next], column: column) }
      return true
    }
    next += 1
    while next < bytes.count {
      let byte = bytes[next]
      next += 1
      if byte == Self.newline { line += 1 }
      if byte == Self.quote {
        guard next < bytes.count, bytes[next] == Self.quote else {
          if let column { table.endCell(column: column) }
          return next == bytes.count || bytes[next] == Self.comma || isLineEnd
        }
        next += 1
      }
      if column != nil { table.add(byte) }
    }
    return false
  }
}
