/// A reader of JSON Lines: an object a line, whose values are words, numbers and truths, and `inputs` with such in it.
///
/// One pass over the bytes into a ``BatchTable``: a million lines must not become a million dictionaries, and an error names
/// its line and column. A number keeps the digits that it was written with; `null` is a cell that is not given.
///
/// - Note: Source: RFC 8259, sections 2 to 7.
struct JSONLinesReader {
  /// Why a line is not read.
  private struct Refusal: Error {
    let column: Int
    let reason: String
  }

  /// The keys that a line has so far: an input may stand in `inputs` and as `input.NAME`.
  private struct Keys {
    var columns: Set<Int> = []
    var hasInputs = false
  }

  private let bytes: [UInt8]
  private var next = 0
  private var lineStart = 0
  /// What a string's escapes become.
  private var text: [UInt8] = []

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads a table.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - file: What it is called in messages.
  ///   - problems: Takes what is wrong with it.
  /// - Returns: The table, without what is wrong.
  static func read(_ bytes: [UInt8], file: String, problems: inout BatchProblems) -> BatchTable {
    var reader = JSONLinesReader(bytes)
    var table = BatchTable(file: file)
    table.reserve(bytes: bytes.count)
    var line = 0
    while reader.next < bytes.count {
      line += 1
      reader.lineStart = reader.next
      reader.skipSpace()
      if !reader.isLineEnd {
        do throws(Refusal) {
          var known = Keys()
          try reader.object(into: &table, isInputs: false, &known)
          reader.skipSpace()
          if !reader.isLineEnd {
            throw reader.refusal("behind the object, accepted is the line's end")
          }
        } catch {
          problems.add(BatchProblem(file, line: line, path: "column \(error.column)", error.reason))
        }
        table.endRow(line: line)
      }
      reader.skipLine()
      if table.isFull {
        problems.add(BatchProblem(file, line: line, BatchTable.limits))
        break
      }
    }
    return table
  }

  /// Why the line is not read, at a place of the file; where the reader stands if nobody says.
  private func refusal(_ reason: String, at place: Int? = nil) -> Refusal {
    Refusal(column: (place ?? next) - lineStart + 1, reason: reason)
  }

  private func twice(_ name: String, _ place: Int) -> Refusal {
    refusal("'\(name)' stands there twice", at: place)
  }

  // MARK: Bytes

  private var byte: UInt8? { next < bytes.count ? bytes[next] : nil }

  private var isLineEnd: Bool { byte == nil || byte == UInt8(ascii: "\n") }

  private mutating func skipSpace() {
    while let byte, byte == 0x20 || byte == 0x09 || byte == 0x0D { next += 1 }
  }

  private mutating func skipLine() {
    while !isLineEnd { next += 1 }
    next += 1
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: character) else { return false }
    next += 1
    return true
  }

  // MARK: Values

  /// An object: a row, or the inputs in it.
  private mutating func object(
    into table: inout BatchTable, isInputs: Bool, _ known: inout Keys
  ) throws(Refusal) {
    guard take("{") else { throw refusal("accepted is an object, as in {\"name\": \"red\"}") }
    skipSpace()
    if take("}") { return }
    repeat {
      skipSpace()
      let start = next
      try string()
      let name = String(decoding: text, as: UTF8.self)
      skipSpace()
      guard take(":") else { throw refusal("accepted is ':' behind a key") }
      skipSpace()
      let isGroup = !isInputs && name == BatchKey.inputs
      if isGroup, known.hasInputs { throw twice(name, start) }
      known.hasInputs = known.hasInputs || isGroup
      if isGroup, byte == UInt8(ascii: "{") {
        try object(into: &table, isInputs: true, &known)
      } else {
        let key = isInputs ? BatchKey.inputPrefix + name : name
        let column = table.column(key)
        if !known.columns.insert(column).inserted { throw twice(name, start) }
        try value(into: &table, column: column, takesList: BatchKey.input(key) == nil)
      }
      skipSpace()
    } while take(",")
    guard take("}") else { throw refusal("accepted is ',' or '}' behind a value") }
  }

  private mutating func value(
    into table: inout BatchTable, column: Int, takesList: Bool
  ) throws(Refusal) {
    switch byte {
    case UInt8(ascii: "\""):
      try string()
      table.add(text, column: column)
    case UInt8(ascii: "["):
      if !takesList { throw refusal(ListWords.ofInput) }
      try list(into: &table, column: column)
    case UInt8(ascii: "{"):
      throw refusal("accepted is a word, a number, true, false or null; only 'inputs' is an object")
    default:
      let start = next
      try scalar()
      let range = start..<next
      if !bytes[range].elementsEqual("null".utf8) { table.add(bytes[range], column: column) }
    }
  }

  /// Whether `null` stands here, which is passed over.
  private mutating func takesNull() throws(Refusal) -> Bool {
    guard byte == UInt8(ascii: "n") else { return false }
    try scalar()
    return true
  }

  /// A list of words is one cell, a line for each.
  private mutating func list(into table: inout BatchTable, column: Int) throws(Refusal) {
    next += 1
    var all: [UInt8] = []
    repeat {
      skipSpace()
      let start = next
      if !all.isEmpty { all.append(BatchKey.separator) }
      if byte == UInt8(ascii: "\"") {
        try string()
        if let reason = ListWords.refusal(text) { throw refusal(reason, at: start) }
        all += text
      } else {
        if all.isEmpty, byte == UInt8(ascii: "]") { throw refusal(ListWords.none) }
        if try takesNull() { throw refusal(ListWords.empty, at: start) }
        try scalar()
        all += bytes[start..<next]
      }
      skipSpace()
    } while take(",")
    guard take("]") else { throw refusal("accepted is ',' or ']' in a list") }
    table.add(all, column: column)
  }

  /// A number, `true`, `false` or `null`: `next` stands behind it.
  private mutating func scalar() throws(Refusal) {
    let start = next
    while let byte, Self.isWord(byte) { next += 1 }
    let word = bytes[start..<next]
    if Self.isNumber(word) { return }
    guard ["true", "false", "null"].contains(where: { word.elementsEqual($0.utf8) }) else {
      next = start
      throw refusal("accepted is a word in quotes, a number, true, false or null")
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2D, 0x2E: true
    default: false
    }
  }

  /// Whether it is a number by the grammar of JSON: no sign but `-`, no digits but 0 behind a first 0, no bare point.
  private static func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
    var rest = word
    func digits() -> Int {
      let count = rest.prefix { (0x30...0x39).contains($0) }.count
      rest = rest.dropFirst(count)
      return count
    }
    if rest.first == 0x2D { rest = rest.dropFirst() }
    let isZero = rest.first == 0x30
    let whole = digits()
    if whole == 0 || (isZero && whole > 1) { return false }
    if rest.first == 0x2E {
      rest = rest.dropFirst()
      if digits() == 0 { return false }
    }
    if rest.first == 0x65 || rest.first == 0x45 {
      rest = rest.dropFirst()
      if rest.first == 0x2B || rest.first == 0x2D { rest = rest.dropFirst() }
      if digits() == 0 { return false }
    }
    return rest.isEmpty
  }

  // MARK: Strings

  /// A string: `text` holds its bytes then.
  private mutating func string() throws(Refusal) {
    guard take("\"") else { throw refusal("accepted is a word in double quotes") }
    text.removeAll(keepingCapacity: true)
    var isASCII = true
    while let byte, byte != UInt8(ascii: "\n") {
      next += 1
      switch byte {
      case UInt8(ascii: "\""):
        // What is no UTF-8 would be another text in messages and in names.
        if !isASCII, String(validating: text, as: UTF8.self) == nil {
          throw refusal("the word is no UTF-8")
        }
        return
      case UInt8(ascii: "\\"): try escape()
      case 0..<0x20: throw refusal("a control character is written as \\u00XX")
      default:
        isASCII = isASCII && byte < 0x80
        text.append(byte)
      }
    }
    throw refusal("the word has no closing quote on its line")
  }

  private mutating func escape() throws(Refusal) {
    guard let byte, byte != UInt8(ascii: "\n") else { throw refusal("the line ends in an escape") }
    next += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): try unicodeEscape()
    default: throw refusal("there is no escape '\\\(Character(Unicode.Scalar(byte)))'")
    }
  }

  private mutating func unicodeEscape() throws(Refusal) {
    var code = try fourDigits()
    if (0xD800..<0xDC00).contains(code), take("\\"), take("u") {
      let low = try fourDigits()
      guard (0xDC00..<0xE000).contains(low) else { throw refusal("half a surrogate pair") }
      code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(code) else { throw refusal("half a surrogate pair") }
    text.append(contentsOf: String(Character(scalar)).utf8)
  }

  private mutating func fourDigits() throws(Refusal) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw refusal("accepted behind \\u are four hexadecimal digits")
      }
      next += 1
      value = value << 4 | UInt32(digit)
    }
    return value
  }
}
