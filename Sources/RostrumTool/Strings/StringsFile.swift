import Foundation
import ViewEngine

/// A reader of `.strings` files: pairs of keys and texts, with comments between them.
struct StringsFile {
  /// What is wrong with a file.
  struct Fault: Error, CustomStringConvertible {
    /// The line, from 1.
    let line: Int
    let reason: String
    var description: String { "line \(line): \(reason)" }
  }

  private let characters: [Character]
  private var place = 0

  private init(_ text: String) { characters = Array(text) }

  /// Reads a file's text.
  ///
  /// - Parameter text: The text.
  /// - Returns: The texts by their keys; of a key that stands there twice the last.
  /// - Throws: ``Fault``.
  static func read(_ text: String) throws -> [String: LocalizedFormat] {
    var reader = Self(text)
    var texts: [String: LocalizedFormat] = [:]
    while try reader.skip() {
      let key = try reader.word()
      _ = try reader.skip()
      var text = key
      if reader.take("=") {
        _ = try reader.skip()
        text = try reader.word()
        _ = try reader.skip()
      }
      guard reader.take(";") else { throw reader.fault("no ';' after \"\(key)\"") }
      texts[key] = .text(text)
    }
    return texts
  }

  /// The characters of a file, in whichever of its encodings it is.
  static func text(of data: Data) -> String? {
    let start = Array(data.prefix(2))
    let isWide = start == [0xff, 0xfe] || start == [0xfe, 0xff]
    guard let text = String(data: data, encoding: isWide ? .utf16 : .utf8) else { return nil }
    // Some tools write a mark before a text that has one.
    let rest = text.unicodeScalars.drop { $0 == byteOrderMark }
    return String(String.UnicodeScalarView(rest))
  }
  /// What a text may begin with.
  private static let byteOrderMark: Unicode.Scalar = "\u{FEFF}"

  private func fault(_ reason: String) -> Fault {
    Fault(line: 1 + characters[..<place].count { $0.isNewline }, reason: reason)
  }

  private mutating func take(_ text: String) -> Bool {
    guard characters[place...].starts(with: text) else { return false }
    place += text.count
    return true
  }

  /// Goes on to what is no space and no comment; whether there is any.
  private mutating func skip() throws -> Bool {
    while place < characters.count {
      if characters[place].isWhitespace {
        place += 1
      } else if take("//") {
        while place < characters.count, !characters[place].isNewline { place += 1 }
      } else if take("/*") {
        let start = place
        while !take("*/") {
          guard place < characters.count else {
            place = start
            throw fault("a comment without an end")
          }
          place += 1
        }
      } else {
        return true
      }
    }
    return false
  }

  /// A text in quotation marks, or a word without any.
  private mutating func word() throws -> String {
    guard take("\"") else {
      let start = place
      while place < characters.count,
        characters[place].isLetter || characters[place].isNumber
          || "_-.$/:".contains(characters[place])
      {
        place += 1
      }
      guard place > start else { throw fault("neither a text in quotation marks nor a word") }
      return String(characters[start..<place])
    }
    var text = ""
    let start = place
    while place < characters.count {
      let character = characters[place]
      place += 1
      if character == "\"" { return text }
      text += character == "\\" ? escaped() : String(character)
    }
    place = start
    throw fault("a text without an end")
  }

  /// What a character stands for that follows a backslash.
  private mutating func escaped() -> String {
    guard place < characters.count else { return "" }
    let character = characters[place]
    place += 1
    switch character {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "U", "u":
      let digits = characters[place...].prefix(4).prefix(while: \.isHexDigit)
      place += digits.count
      // A character beyond the first plane is written as two halves.
      var units = [UInt16(String(digits), radix: 16) ?? 0xfffd]
      if UTF16.isLeadSurrogate(units[0]), take("\\U") || take("\\u") {
        let low = characters[place...].prefix(4).prefix(while: \.isHexDigit)
        place += low.count
        units.append(UInt16(String(low), radix: 16) ?? 0xfffd)
      }
      return String(decoding: units, as: UTF16.self)
    default: return String(character)
    }
  }
}
