/// Reads JSON (RFC 8259), strictly, with the place of every value.
///
/// YAML's reader would take most of it, but refuses pairs of escapes beyond the basic plane, which other languages write
/// for every emoji, and keys of more than a thousand letters.
struct JSONReader {
  private let text: [UInt8]
  private var position = 0
  private var line = 1
  private var lineStart = 0
  private var values = 0
  /// How far columns are counted in this line.
  private var counted = (position: 0, column: 1)

  /// Creates a reader.
  ///
  /// - Parameter text: Valid UTF-8.
  init(_ text: [UInt8]) { self.text = text }

  /// Why it is no JSON.
  struct Failure: Error, Equatable {
    var place: SourcePlace
    var reason: String
  }

  /// Reads the one value that the text is.
  mutating func read() throws(Failure) -> DocumentNode {
    skipSpace()
    let node = try value(depth: 0)
    skipSpace()
    guard position == text.count else {
      throw failure("the document ends before '\(character)'; accepted is one value")
    }
    return node
  }

  private mutating func value(depth: Int) throws(Failure) -> DocumentNode {
    values += 1
    guard values <= DocumentLimits.values else {
      throw failure(
        "more than \(Wording.grouped(DocumentLimits.values)) values; accepted are fewer")
    }
    let place = self.place()
    switch peek {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard depth < DocumentLimits.depth else {
        throw failure("more than \(DocumentLimits.depth) lists and mappings in one another")
      }
      let content = try peek == UInt8(ascii: "{") ? mapping(depth) : list(depth)
      return DocumentNode(content: content, place: place)
    case UInt8(ascii: "\""):
      let text = try string()
      return DocumentNode(content: .scalar(.init(text: text, kind: .text)), place: place)
    case nil: throw failure("the document ends where a value is due")
    default: return DocumentNode(content: .scalar(try word()), place: place)
    }
  }

  private mutating func mapping(_ depth: Int) throws(Failure) -> DocumentNode.Content {
    var entries: [DocumentNode.Entry] = []
    var known: Set<String> = []
    position += 1
    skipSpace()
    if take("}") { return .mapping([]) }
    repeat {
      skipSpace()
      let place = self.place()
      guard peek == UInt8(ascii: "\"") else {
        throw failure("found \(here) where a key is due; accepted is a word in double quotes")
      }
      let key = try string()
      guard known.insert(key).inserted else {
        throw Failure(
          place: place,
          reason: "the key '\(Wording.excerpt(key))' stands there twice; accepted is each key once")
      }
      skipSpace()
      guard take(":") else { throw failure("found \(here) after a key; accepted is ':'") }
      skipSpace()
      entries.append(.init(key: key, place: place, value: try value(depth: depth + 1)))
      skipSpace()
    } while take(",")
    guard take("}") else { throw failure("found \(here); accepted is ',' or '}'") }
    return .mapping(entries)
  }

  private mutating func list(_ depth: Int) throws(Failure) -> DocumentNode.Content {
    var items: [DocumentNode] = []
    position += 1
    skipSpace()
    if take("]") { return .list([]) }
    repeat {
      skipSpace()
      items.append(try value(depth: depth + 1))
      skipSpace()
    } while take(",")
    guard take("]") else { throw failure("found \(here); accepted is ',' or ']'") }
    return .list(items)
  }

  /// A number, `true`, `false` or `null`.
  private mutating func word() throws(Failure) -> DocumentNode.Scalar {
    let start = position
    while let byte = peek, byte > 0x20, !",:]}[{\"".utf8.contains(byte) { position += 1 }
    let word = String(decoding: text[start..<position], as: UTF8.self)
    let scalar = DocumentNode.Scalar(plain: word)
    switch scalar.kind {
    case .boolean: return scalar
    case .null where word == "null": return scalar
    case .number where Self.isStrict(word): return scalar
    default:
      position = start
      let found = word.isEmpty ? here : "'\(Wording.excerpt(word))'"
      throw failure("found \(found) where a value is due; words stand in double quotes")
    }
  }

  /// Whether a decimal number is one of JSON's: no plus, no leading zeros, digits on both sides of the point.
  private static func isStrict(_ number: String) -> Bool {
    let digits = number.first == "-" ? number.dropFirst() : Substring(number)
    guard let first = digits.first, first.isNumber else { return false }
    let second = digits.dropFirst().first
    if first == "0", let second, second.isNumber { return false }
    guard let point = digits.firstIndex(of: ".") else { return true }
    return digits[digits.index(after: point)...].first?.isNumber ?? false
  }

  private mutating func string() throws(Failure) -> String {
    let start = place()
    position += 1
    var bytes: [UInt8] = []
    while let byte = peek, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else {
        throw failure("a text goes on in the next line; accepted is \\n for a line feed")
      }
      position += 1
      if byte == UInt8(ascii: "\\") {
        bytes.append(contentsOf: String(try escape()).utf8)
      } else {
        bytes.append(byte)
      }
    }
    guard peek != nil else {
      throw Failure(place: start, reason: "the text that begins here has no end; accepted is '\"'")
    }
    position += 1
    return String(decoding: bytes, as: UTF8.self).withoutMarks
  }

  private mutating func escape() throws(Failure) -> Unicode.Scalar {
    guard let byte = peek else { throw failure("the document ends within a text") }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "u"):
      var code = try hexadecimal()
      if (0xD800..<0xDC00).contains(code), take("\\"), take("u") {
        let low = try hexadecimal()
        if (0xDC00..<0xE000).contains(low) {
          code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
        }
      }
      if let scalar = Unicode.Scalar(code) { return scalar }
      throw failure("an escape of half a character; accepted are both halves of a surrogate pair")
    default:
      position -= 1
      throw failure("found '\\\(character)'; accepted is one of JSON's escapes, as \\n or \\u00e9")
    }
  }

  private mutating func hexadecimal() throws(Failure) -> UInt32 {
    guard position + 4 <= text.count,
      let code = UInt32(String(decoding: text[position..<position + 4], as: UTF8.self), radix: 16)
    else { throw failure("four hexadecimal digits are due after \\u") }
    position += 4
    return code
  }

  // MARK: Characters

  private var peek: UInt8? { position < text.count ? text[position] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek.map(UInt32.init) == character.value else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
      if byte == 0x0A { (line, lineStart) = (line + 1, position) }
    }
  }

  /// The place of the next character; columns count scalars.
  private mutating func place() -> SourcePlace {
    // Lines can be as long as files: each byte is counted once.
    if counted.position < lineStart { counted = (lineStart, 1) }
    let end = min(position, text.count)
    counted.column += text[counted.position..<max(end, counted.position)].count {
      $0 & 0xC0 != 0x80
    }
    counted.position = max(end, counted.position)
    return SourcePlace(line: line, column: counted.column)
  }

  private var character: String {
    String(decoding: text[position...].prefix(4), as: UTF8.self).first.map {
      Wording.excerpt(String($0))
    } ?? ""
  }
  private var here: String { peek == nil ? "the end" : "'\(character)'" }

  private mutating func failure(_ reason: String) -> Failure {
    Failure(place: place(), reason: reason)
  }
}
