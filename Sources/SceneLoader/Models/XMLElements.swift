/// The elements of an XML text, in order, as those of Xcode's files are: with attributes and without texts.
struct XMLElements {
  /// An element, by where it begins.
  struct Element: Equatable {
    let name: String
    let attributes: [String: String]
  }

  private let text: [Character]
  private var place = 0
  private(set) var elements: [Element] = []

  /// Reads a text; what is behind a mistake is passed over.
  init(_ text: String) {
    self.text = Array(text)
    while skip(to: "<") {
      if take("!--") {
        while place < self.text.count, !take("-->") { place += 1 }
      } else if !take("/"), !take("?"), !take("!") {
        elements.append(Element(name: word(), attributes: attributes()))
      }
    }
  }

  private mutating func skip(to mark: Character) -> Bool {
    while place < text.count {
      place += 1
      if text[place - 1] == mark { return true }
    }
    return false
  }

  private mutating func skipSpace() {
    while place < text.count, text[place].isWhitespace { place += 1 }
  }

  private mutating func take(_ mark: String) -> Bool {
    guard text[place...].starts(with: mark) else { return false }
    place += mark.count
    return true
  }

  private mutating func word() -> String {
    var word = ""
    while place < text.count, !text[place].isWhitespace, !"=/>".contains(text[place]) {
      word.append(text[place])
      place += 1
    }
    return word
  }

  private mutating func attributes() -> [String: String] {
    var found: [String: String] = [:]
    while place < text.count {
      skipSpace()
      if take(">") || take("/>") { return found }
      let name = word()
      skipSpace()
      guard !name.isEmpty, take("=") else {
        if name.isEmpty { place += 1 }
        continue
      }
      skipSpace()
      guard place < text.count else { break }
      let quote = text[place]
      place += 1
      var value = ""
      while place < text.count, text[place] != quote {
        value.append(text[place])
        place += 1
      }
      place += 1
      found[name] = Self.unescaped(value)
    }
    return found
  }

  private static let names = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "#10": "\n", "#9": "\t",
  ]

  private static func unescaped(_ value: String) -> String {
    guard value.contains("&") else { return value }
    var parts = value.split(separator: "&", omittingEmptySubsequences: false)
    let first = parts.removeFirst()
    return parts.reduce(into: String(first)) { text, part in
      let end = part.firstIndex(of: ";")
      let known = end.flatMap { names[String(part[..<$0])] }
      if let end, let known {
        text += known + part[part.index(after: end)...]
      } else {
        text += "&" + part
      }
    }
  }
}
