/// What is wrong with the format of a predicate.
struct PredicateMistake: Error, Equatable, CustomStringConvertible {
  let format: String
  /// Where, in characters from 1.
  let place: Int
  let reason: String

  var description: String {
    "NSPredicate(format: \"\(format)\"): \(reason), at character \(place)"
  }
}

/// A word of a predicate's format.
enum PredicateWord: Equatable {
  case name(String)
  case number(String)
  case text(String)
  /// `%@`, `%K`, `%d`: the letters behind the sign.
  case argument(String)
  case sign(String)
  case end

  /// The word in capitals, by which names are known that mean something.
  var capitals: String {
    switch self {
    case .name(let text), .sign(let text): text.uppercased()
    default: ""
    }
  }

  /// The word, for messages.
  var shown: String {
    switch self {
    case .name(let text), .number(let text), .sign(let text): "'\(text)'"
    case .text(let text): "the text '\(text)'"
    case .argument(let letters): "'%\(letters)'"
    case .end: "the end"
    }
  }
}

/// The words of a predicate's format, and where they stand.
struct PredicateWords {
  private let format: String
  private let characters: [Character]
  private var place = 0
  private(set) var words: [(word: PredicateWord, place: Int)] = []

  /// Reads a format.
  ///
  /// - Throws: ``PredicateMistake``, for a text without an end and for signs that mean nothing.
  init(_ format: String) throws(PredicateMistake) {
    self.format = format
    characters = Array(format)
    while let next = peek {
      if next.isWhitespace {
        place += 1
        continue
      }
      let start = place
      words.append((try word(next), start + 1))
    }
    words.append((.end, characters.count + 1))
  }

  private var peek: Character? { place < characters.count ? characters[place] : nil }

  private func isAhead(_ text: String) -> Bool { characters[place...].starts(with: text) }

  private mutating func word(_ next: Character) throws(PredicateMistake) -> PredicateWord {
    if next == "\"" || next == "'" { return .text(try text(next)) }
    if next == "%" {
      place += 1
      let letters = isAhead("@") ? "@" : take { $0.isLetter }
      if letters == "@" { place += 1 }
      return .argument(letters)
    }
    if next.isNumber { return .number(take { $0.isNumber || $0 == "." || $0 == "e" }) }
    if Self.isName(next) { return .name(take { Self.isName($0) || $0.isNumber || $0 == "." }) }
    for sign in Self.signs where isAhead(sign) {
      place += sign.count
      return .sign(sign)
    }
    throw PredicateMistake(format: format, place: place + 1, reason: "'\(next)' means nothing here")
  }

  /// Longer signs before those that they begin with.
  private static let signs = [
    "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}",
    "[", "]", ",", "+", "-", "*", "/",
  ]

  private static func isName(_ character: Character) -> Bool {
    character.isLetter || character == "_" || character == "@" || character == "#"
  }

  private mutating func take(while isPart: (Character) -> Bool) -> String {
    var taken = ""
    while let next = peek, isPart(next) {
      taken.append(next)
      place += 1
    }
    return taken
  }

  private mutating func text(_ quote: Character) throws(PredicateMistake) -> String {
    let start = place
    var taken = ""
    place += 1
    while let next = peek {
      place += 1
      if next == quote { return taken }
      if next == "\\", let escaped = peek {
        taken.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
        place += 1
      } else {
        taken.append(next)
      }
    }
    throw PredicateMistake(format: format, place: start + 1, reason: "the text here has no end")
  }
}
