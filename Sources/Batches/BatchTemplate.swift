/// A value with places for a row's own cells, as in `Hello ${row.name}`.
///
/// `$$` before a brace stands for one `$`.
struct ValueTemplate: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    case text([UInt8])
    /// A column of the table, by its name.
    case column(String)
  }

  /// In order.
  let parts: [Part]

  /// A text as it is.
  init(text: [UInt8]) { parts = [.text(text)] }

  /// Reads a template.
  ///
  /// - Throws: What is wrong with it, as a reason.
  init(_ text: String) throws(TemplateError) {
    // By scalars: a brace is one with a combining mark behind it, too.
    var (parts, literal): ([Part], String.UnicodeScalarView) = ([], .init())
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "$", rest.starts(with: "${".unicodeScalars) {
        rest.removeFirst(2)
        literal.append(contentsOf: "${".unicodeScalars)
      } else if scalar == "$", rest.first == "{" {
        let name = rest.dropFirst().prefix { $0 != "}" }
        let word = String(name)
        guard let column = Self.column(word), name.endIndex < rest.endIndex else {
          throw TemplateError(
            reason:
              "found '${\(word)'; accepted is ${row.COLUMN}, and $${ for the letters themselves")
        }
        parts += [.text(Array(String(literal).utf8)), .column(column)]
        literal = .init()
        rest = rest[rest.index(after: name.endIndex)...]
      } else {
        literal.append(scalar)
      }
    }
    if !literal.isEmpty || parts.isEmpty { parts.append(.text(Array(String(literal).utf8))) }
    self.parts = parts.filter { $0 != .text([]) || parts.count == 1 }
  }

  private static let prefix = "row."

  /// The column behind `row.`; `nil` if there is none.
  private static func column(_ word: String) -> String? {
    let scalars = word.unicodeScalars
    guard scalars.starts(with: prefix.unicodeScalars), scalars.count > prefix.count else {
      return nil
    }
    return String(scalars.dropFirst(prefix.count))
  }

  /// The columns that it asks for.
  var columns: [String] {
    parts.compactMap { if case .column(let name) = $0 { name } else { nil } }
  }
}

/// What is wrong with a template, as a reason.
struct TemplateError: Error { let reason: String }

/// A pattern of names, as in `{scene}-{row}-{size}`.
///
/// Braces that are doubled stand for themselves.
struct NamePattern: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    case text([UInt8])
    /// `name`, `scene`, `row`, `ext`, an option, an input or a column.
    case field(String)
  }

  /// As it was written.
  let text: String
  let parts: [Part]

  /// Reads a pattern.
  ///
  /// - Throws: What is wrong with it, as a reason.
  init(_ text: String) throws(TemplateError) {
    self.text = text
    var (parts, literal): ([Part], String.UnicodeScalarView) = ([], .init())
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "{" || scalar == "}" else {
        literal.append(scalar)
        continue
      }
      if rest.first == scalar {
        literal.append(scalar)
        rest.removeFirst()
        continue
      }
      let word = rest.prefix { $0 != "}" }
      guard scalar == "{", !word.isEmpty, word.endIndex < rest.endIndex else {
        throw TemplateError(reason: "found '\(text)'; {{ and }} stand for braces themselves")
      }
      parts += [.text(Array(String(literal).utf8)), .field(String(word))]
      literal = .init()
      rest = rest[rest.index(after: word.endIndex)...]
    }
    parts.append(.text(Array(String(literal).utf8)))
    self.parts = parts.filter { $0 != .text([]) }
  }

  /// The fields that it names.
  var fields: [String] {
    parts.compactMap { if case .field(let name) = $0 { name } else { nil } }
  }

  /// The folder before its first field that rows cannot change; empty for none.
  var fixedFolder: String {
    var first = ""
    if case .text(let bytes) = parts.first { first = String(decoding: bytes, as: UTF8.self) }
    guard let slash = first.lastIndex(of: "/") else { return "" }
    return slash == first.startIndex ? "/" : String(first[..<slash])
  }
}

/// Makes a value safe in a path, as the tool does with the names of scenes: nothing in it means anything there.
enum SafeName {
  /// Bytes that are kept of a value: with others around it must fit into the system's 255.
  static let longest = 80

  /// Whether a byte means something in a path, a pattern or a shell, or is a control character.
  private static func isMeaningful(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x7F, UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: ":"),
      UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "\""), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "|"), UInt8(ascii: "%"):
      true
    default: false
    }
  }

  /// Adds a value to a path.
  ///
  /// - Parameters:
  ///   - value: The value's bytes.
  ///   - path: What it becomes a part of.
  static func append(_ value: some Collection<UInt8>, to path: inout [UInt8]) {
    var count = 0
    for byte in value {
      // A character is whole or not there.
      if count >= longest, byte & 0xC0 != 0x80 { break }
      if count == 0, byte == UInt8(ascii: ".") {
        path.append(UInt8(ascii: "-"))
      } else {
        path.append(isMeaningful(byte) ? UInt8(ascii: "-") : byte)
      }
      count += 1
    }
    if count == 0 { path.append(UInt8(ascii: "-")) }
  }
}
