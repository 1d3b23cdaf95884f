/// How a line of the table of forms is taken apart.
///
/// Every run of the tool reads the whole table before its first frame, so that bytes are compared here, not characters:
/// all marks are ASCII.
enum FormWords {
  private static let space = UInt8(ascii: " ")

  /// Pieces of a text between marks, empty ones left in.
  static func pieces(_ text: String, at mark: Unicode.Scalar) -> [String] {
    let mark = UInt8(ascii: mark)
    return text.utf8.split(separator: mark, omittingEmptySubsequences: false).map {
      String(Substring($0))
    }
  }

  /// Words between spaces.
  static func words(_ text: String) -> [String] {
    text.utf8.split(separator: space).map { String(Substring($0)) }
  }

  /// A text without the spaces at its ends.
  static func trimmed(_ text: String) -> String {
    var bytes = text.utf8.drop { $0 == space }
    while bytes.last == space { bytes.removeLast() }
    return String(Substring(bytes))
  }

  /// A text without a mark, wherever it stands.
  static func without(_ mark: Unicode.Scalar, _ text: String) -> String {
    let mark = UInt8(ascii: mark)
    guard text.utf8.contains(mark) else { return text }
    return String(decoding: text.utf8.filter { $0 != mark }, as: UTF8.self)
  }

  /// A name, and what stands behind it in parentheses: `one(red blue)`.
  static func call(_ text: String) -> (name: String, inside: String) {
    guard let open = text.utf8.firstIndex(of: UInt8(ascii: "(")) else { return (text, "") }
    return (String(text[..<open]), String(text[text.utf8.index(after: open)...].dropLast()))
  }

  /// Parts of a text at a mark, those within parentheses left whole, without spaces at their ends.
  static func split(_ text: String, at mark: String) -> [String] {
    let (bytes, marks) = (Array(text.utf8), Array(mark.utf8))
    var parts: [String] = []
    var (depth, start, i) = (0, 0, 0)
    func part(_ range: Range<Int>) -> String {
      trimmed(String(decoding: bytes[range], as: UTF8.self))
    }
    while i < bytes.count {
      if depth == 0, bytes[i] == marks[0], bytes[i...].starts(with: marks) {
        parts.append(part(start..<i))
        i += marks.count
        start = i
        continue
      }
      if bytes[i] == UInt8(ascii: "(") { depth += 1 }
      if bytes[i] == UInt8(ascii: ")") { depth -= 1 }
      i += 1
    }
    return parts + [part(start..<bytes.count)]
  }
}
