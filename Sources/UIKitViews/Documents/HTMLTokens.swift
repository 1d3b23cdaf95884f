import Foundation

/// The parts of a text in HTML, one after another.
struct HTMLTokens: Sequence, IteratorProtocol {
  /// A part.
  enum Token: Equatable {
    /// Letters between marks, as they are written.
    case letters(Substring)
    /// The beginning of an element: its name in small letters, and its values.
    case start(String, [String: String])
    /// The end of an element.
    case end(String)
  }

  private var rest: Substring
  /// An element whose content is no HTML: its end is looked for.
  private var raw: String?

  init(_ text: String) { rest = text[...] }

  mutating func next() -> Token? {
    if let raw { return rawLetters(of: raw) }
    while let first = rest.first {
      guard first == "<" else { return letters() }
      if rest.hasPrefix("<!--") {
        skip(past: "-->")
      } else if let second = rest.dropFirst().first,
        second.isLetter || second == "/" || second == "!" || second == "?"
      {
        if let mark = mark() { return mark }
      } else {
        return letters()
      }
    }
    return nil
  }

  private mutating func skip(past end: String) {
    rest = rest.range(of: end).map { rest[$0.upperBound...] } ?? ""
  }

  /// Letters up to the next mark, of which there is at least one.
  private mutating func letters() -> Token {
    let end = rest.dropFirst().firstIndex(of: "<") ?? rest.endIndex
    defer { rest = rest[end...] }
    return .letters(rest[..<end])
  }

  private mutating func rawLetters(of name: String) -> Token {
    raw = nil
    let end = rest.range(of: "</\(name)", options: .caseInsensitive)?.lowerBound ?? rest.endIndex
    defer { rest = rest[end...] }
    return .letters(rest[..<end])
  }

  /// The mark at the beginning of what is left; `nil` for one that says nothing.
  private mutating func mark() -> Token? {
    var body = rest.dropFirst()
    let isEnd = body.first == "/"
    if isEnd { body = body.dropFirst() }
    let name = body.prefix { $0.isLetter || $0.isNumber || $0 == "-" }.lowercased()
    body = body.dropFirst(name.count)
    var values: [String: String] = [:]
    while let first = body.first, first != ">" {
      if first.isWhitespace || first == "/" || first == "=" {
        body = body.dropFirst()
      } else {
        let (key, value) = Self.value(&body)
        if values[key] == nil { values[key] = value }
      }
    }
    rest = body.dropFirst()
    guard !name.isEmpty else { return nil }
    if isEnd { return .end(name) }
    if ["style", "script", "title", "textarea"].contains(name) { raw = name }
    return .start(name, values)
  }

  /// A value of a mark, and its name in small letters.
  private static func value(_ body: inout Substring) -> (String, String) {
    let name = body.prefix { !$0.isWhitespace && !"=>/".contains($0) }
    // What is neither a name nor a space is left out.
    body = body.dropFirst(Swift.max(name.count, 1))
    let after = body.drop(while: \.isWhitespace)
    guard after.first == "=" else { return (name.lowercased(), "") }
    body = after.dropFirst().drop(while: \.isWhitespace)
    let value: Substring
    if let quote = body.first, quote == "\"" || quote == "'" {
      value = body.dropFirst().prefix { $0 != quote }
      body = body.dropFirst(value.count + 2)
    } else {
      value = body.prefix { !$0.isWhitespace && $0 != ">" }
      body = body.dropFirst(value.count)
    }
    return (name.lowercased(), HTMLEntities.resolved(value))
  }
}
