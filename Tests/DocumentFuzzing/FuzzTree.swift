/// A document as a tree that can be changed and printed in both languages.
package indirect enum FuzzTree: Hashable, Sendable {
  /// A word that stands without quotes in JSON, too: a number, `true`, `null`.
  case plain(String)
  case text(String)
  case list([FuzzTree])
  case mapping([Member])

  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: FuzzTree

    package init(_ key: String, _ value: FuzzTree) { (self.key, self.value) = (key, value) }
  }

  /// The tree as JSON.
  package var json: String {
    switch self {
    case .plain(let word): word
    case .text(let text): Self.quoted(text)
    case .list(let items): "[\(items.map(\.json).joined(separator: ","))]"
    case .mapping(let members):
      "{\(members.map { "\(Self.quoted($0.key)):\($0.value.json)" }.joined(separator: ",\n"))}"
    }
  }

  /// The tree as YAML in blocks.
  package var yaml: String {
    var text = ""
    write(indentation: 0, into: &text)
    return text
  }

  private func write(indentation: Int, into text: inout String) {
    let margin = String(repeating: " ", count: indentation)
    switch self {
    case .plain(let word): text += " \(word)\n"
    case .text(let words): text += " \(Self.isPlain(words) ? words : Self.quoted(words))\n"
    case .list(let items) where items.isEmpty: text += " []\n"
    case .mapping(let members) where members.isEmpty: text += " {}\n"
    case .list(let items):
      text += "\n"
      for item in items {
        text += "\(margin)-"
        item.write(indentation: indentation + 2, into: &text)
      }
    case .mapping(let members):
      text += "\n"
      for member in members {
        text += "\(margin)\(Self.isPlain(member.key) ? member.key : Self.quoted(member.key)):"
        member.value.write(indentation: indentation + 2, into: &text)
      }
    }
  }

  /// Words that YAML takes as they are.
  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.utf8.first, (0x61...0x7A).contains(first | 0x20),
      !["true", "false", "null", "Null", "NULL"].contains(text)
    else { return false }
    return text.utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) || $0 == 0x2D || $0 == 0x5F
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case "\u{FEFF}", "\u{85}", "\u{2028}", "\u{2029}", "\0"..<" ", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

/// Numbers by chance, from a seed.
package struct FuzzDice: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed &* 0xD134_2543_DE82_EF95 &+ 1 }

  package mutating func next() -> UInt64 {
    // xorshift64*, whose state is never 0.
    state = state == 0 ? 0x9E37_79B9 : state
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_F491_4F6C_DD1D
  }

  /// A whole number of 0..<`count`; 0 for none.
  package mutating func index(_ count: Int) -> Int {
    count > 0 ? Int(next() >> 33) % count : 0
  }

  /// Whether something happens that happens once in so many times.
  package mutating func once(in times: Int) -> Bool { index(times) == 0 }

  /// One of several.
  package mutating func pick<T>(_ choices: [T]) -> T { choices[index(choices.count)] }
}
