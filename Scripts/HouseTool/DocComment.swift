import SwiftSyntax

/// The comment above a declaration, as far as the checks read it.
struct DocComment: Sendable {
  /// Its lines without what makes them a comment.
  let lines: [String]

  init(_ trivia: Trivia) {
    var lines: [String] = []
    for piece in trivia {
      switch piece {
      case .docLineComment(let text):
        lines.append(String(text.dropFirst(text.hasPrefix("/// ") ? 4 : 3)))
      case .docBlockComment(let text):
        lines += text.dropFirst(3).dropLast(2).split(
          separator: "\n", omittingEmptySubsequences: false
        )
        .map { String($0.drop { $0 == " " || $0 == "*" }) }
      default: break
      }
    }
    self.lines = lines
  }

  var isEmpty: Bool { lines.isEmpty }

  /// What is said of a public name that does nothing: what follows the tag in its paragraph, or
  /// `nil` without the tag.
  var noEffect: String? {
    guard let start = lines.firstIndex(where: { $0.hasPrefix(Self.tag) }) else { return nil }
    var text = [String(lines[start].dropFirst(Self.tag.count))]
    for line in lines[(start + 1)...] {
      if line.allSatisfy({ $0 == " " }) || line.hasPrefix("-") { break }
      text.append(line)
    }
    return text.map { $0.trimmingPrefix { $0 == " " } }.filter { !$0.isEmpty }.joined(
      separator: " ")
  }

  static let tag = "- Note: Accepted; no effect."

  /// The names that stand as code in the tag's paragraph before its first colon: those that the tag
  /// is about; none when it is about all that is never read.
  var namesWithoutEffect: [String] {
    guard let text = noEffect, let colon = text.firstIndex(of: ":") else { return [] }
    let parts = text[..<colon].split(separator: "`", omittingEmptySubsequences: false)
    return parts.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// The parameters that are described.
  var described: Set<String> {
    var found: Set<String> = []
    var isInList = false
    for line in lines {
      let words = line.drop { $0 == " " }
      if words.hasPrefix("- Parameters:") {
        isInList = true
      } else if words.hasPrefix("- Parameter ") {
        found.insert(String(words.dropFirst("- Parameter ".count).prefix { $0 != ":" }))
      } else if isInList, line.hasPrefix("  - ") {
        found.insert(String(words.dropFirst(2).prefix { $0 != ":" }))
      } else if isInList, !line.hasPrefix("  ") {
        isInList = false
      }
    }
    return found
  }
}
