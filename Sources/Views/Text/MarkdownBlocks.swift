import Foundation

/// The blocks of a text in Markdown: paragraphs, headings, lists, quotations, code and lines across.
///
/// Follows CommonMark so far as blocks that hold others are told by how far they are indented: one level of a list is what is
/// indented as its item's text.
struct MarkdownBlocks {
  /// A block that holds letters.
  struct Block {
    let intent: PresentationIntent
    /// Its lines, without what marks the block.
    var lines: [Substring]

    /// The lines of a paragraph as one, with marks where they end.
    var paragraph: String {
      var text = ""
      for (number, line) in lines.enumerated() {
        let isLast = number == lines.count - 1
        let isHard = line.hasSuffix("  ") || line.hasSuffix("\\")
        let words = line.hasSuffix("\\") && !isLast ? line.dropLast() : line
        text += words.trimmingCharacters(in: .whitespaces)
        if !isLast {
          text.append(isHard ? MarkdownBlocks.hardBreak : MarkdownBlocks.softBreak)
        }
      }
      return text
    }
  }

  /// What stands for the end of a line in a paragraph: separators that a text has none of.
  static let (softBreak, hardBreak) = (Character("\u{2028}"), Character("\u{2029}"))

  /// The blocks, from top to bottom.
  private(set) var blocks: [Block] = []
  /// The number of the next block.
  private var identity = 1

  /// Reads a text.
  init(_ text: String) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    read(lines[...], in: nil)
  }

  private mutating func intent(
    _ kind: PresentationIntent.Kind, in parent: PresentationIntent?
  ) -> PresentationIntent {
    defer { identity += 1 }
    return PresentationIntent(kind, identity: identity, parent: parent)
  }

  /// Reads the lines of a block that holds others.
  private mutating func read(_ lines: ArraySlice<Substring>, in parent: PresentationIntent?) {
    var rest = lines
    while let line = rest.first {
      if line.allSatisfy(\.isWhitespace) {
        rest.removeFirst()
      } else if let fence = Self.fence(of: line) {
        readCode(&rest, fence, in: parent)
      } else if let heading = Self.heading(in: line) {
        rest.removeFirst()
        let intent = intent(.header(level: heading.level), in: parent)
        blocks.append(Block(intent: intent, lines: [heading.words]))
      } else if Self.isBreak(line) {
        rest.removeFirst()
        blocks.append(Block(intent: intent(.thematicBreak, in: parent), lines: []))
      } else if Self.quoted(line) != nil {
        let quoted = rest.prefix { Self.quoted($0) != nil }
        let quote = intent(.blockQuote, in: parent)
        read(quoted.compactMap(Self.quoted)[...], in: quote)
        rest = rest.dropFirst(quoted.count)
      } else if let item = Self.item(in: line) {
        readList(&rest, isOrdered: item.number != nil, in: parent)
      } else {
        let paragraph = rest.prefix { !Self.endsParagraph($0) }
        // A line beneath makes a heading of it.
        let after = rest.dropFirst(paragraph.count).first
        let level = after.flatMap(Self.underline)
        let kind = level.map { PresentationIntent.Kind.header(level: $0) } ?? .paragraph
        blocks.append(Block(intent: intent(kind, in: parent), lines: Array(paragraph)))
        rest = rest.dropFirst(paragraph.count + (level == nil ? 0 : 1))
      }
    }
  }

  private mutating func readCode(
    _ rest: inout ArraySlice<Substring>, _ fence: (mark: Substring, words: Substring),
    in parent: PresentationIntent?
  ) {
    rest.removeFirst()
    let code = rest.prefix { !$0.drop(while: \.isWhitespace).hasPrefix(fence.mark) }
    let hint = fence.words.trimmingCharacters(in: .whitespaces)
    let kind = PresentationIntent.Kind.codeBlock(languageHint: hint.isEmpty ? nil : hint)
    blocks.append(Block(intent: intent(kind, in: parent), lines: Array(code)))
    rest = rest.dropFirst(code.count + 1)
  }

  /// Reads the items of a list: each with the lines that are indented as its text, or go on with its paragraph.
  private mutating func readList(
    _ rest: inout ArraySlice<Substring>, isOrdered: Bool, in parent: PresentationIntent?
  ) {
    let list = intent(isOrdered ? .orderedList : .unorderedList, in: parent)
    var ordinal: Int?
    while let line = rest.first, let item = Self.item(in: line), (item.number != nil) == isOrdered {
      rest.removeFirst()
      let number = ordinal.map { $0 + 1 } ?? item.number ?? 1
      ordinal = number
      var lines = [item.words]
      while let next = rest.first {
        let isBlank = next.allSatisfy(\.isWhitespace)
        if isBlank {
          // Behind an empty line only what is indented is still the item's.
          let after = rest.dropFirst().first { !$0.allSatisfy(\.isWhitespace) }
          guard let after, Self.indentation(of: after) >= item.width else { break }
        } else if Self.indentation(of: next) < item.width, Self.endsParagraph(next) {
          break
        }
        lines.append(next.dropFirst(min(item.width, Self.indentation(of: next))))
        rest.removeFirst()
      }
      read(lines[...], in: intent(.listItem(ordinal: number), in: list))
      while rest.first?.allSatisfy(\.isWhitespace) == true,
        let after = rest.first(where: { !$0.allSatisfy(\.isWhitespace) }),
        Self.item(in: after) != nil
      {
        rest.removeFirst()
      }
    }
  }

  // MARK: Lines

  private static func indentation(of line: Substring) -> Int {
    line.prefix { $0 == " " }.count
  }

  /// Whether a line is no part of a paragraph above it.
  private static func endsParagraph(_ line: Substring) -> Bool {
    line.allSatisfy(\.isWhitespace) || fence(of: line) != nil || heading(in: line) != nil
      || isBreak(line) || underline(line) != nil || quoted(line) != nil || item(in: line) != nil
  }

  private static func fence(of line: Substring) -> (mark: Substring, words: Substring)? {
    let text = line.drop { $0 == " " }
    guard let first = text.first, first == "`" || first == "~" else { return nil }
    let mark = text.prefix { $0 == first }
    return mark.count >= 3 ? (mark, text.dropFirst(mark.count)) : nil
  }

  private static func heading(in line: Substring) -> (level: Int, words: Substring)? {
    let level = line.prefix { $0 == "#" }.count
    let rest = line.dropFirst(level)
    guard (1...6).contains(level), rest.first.map({ $0 == " " }) ?? true else { return nil }
    var words = rest.drop { $0 == " " }
    while let last = words.last, last == "#" || last == " " { words = words.dropLast() }
    return (level, words)
  }

  /// The level of the heading of which a line is the second.
  private static func underline(_ line: Substring) -> Int? {
    guard let first = line.first, first == "=" || first == "-" else { return nil }
    let marks = line.reversed().drop { $0 == " " }
    return marks.allSatisfy { $0 == first } ? (first == "=" ? 1 : 2) : nil
  }

  private static func isBreak(_ line: Substring) -> Bool {
    let marks = line.filter { $0 != " " }
    guard let first = marks.first, "*-_".contains(first), marks.count >= 3 else { return false }
    return marks.allSatisfy { $0 == first }
  }

  private static func quoted(_ line: Substring) -> Substring? {
    let text = line.drop { $0 == " " }
    guard text.first == ">" else { return nil }
    let words = text.dropFirst()
    return words.first == " " ? words.dropFirst() : words
  }

  /// An item of a list: its number if it has one, how far its text is indented, and what stands there.
  private static func item(in line: Substring) -> (number: Int?, width: Int, words: Substring)? {
    let text = line.drop { $0 == " " }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let mark = text.dropFirst(digits.count).first
    let isOrdered = !digits.isEmpty && digits.count < 10 && (mark == "." || mark == ")")
    let isPlain = digits.isEmpty && mark.map { "-*+".contains($0) } == true
    let rest = text.dropFirst(digits.count + 1)
    guard isOrdered || isPlain, rest.first == " " else { return nil }
    let words = rest.drop { $0 == " " }
    return (isOrdered ? Int(digits) : nil, line.count - words.count, words)
  }
}
