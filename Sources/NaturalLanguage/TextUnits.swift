/// The parts of a text: words, sentences, paragraphs.
///
/// By rules of its own, which know abbreviations and numbers, but no dictionary: Chinese is cut at each character, Thai not at all.
enum TextUnits {
  /// The parts of a text, in order; words without what stands between them.
  ///
  /// - Parameters:
  ///   - unit: What parts.
  ///   - text: The text.
  /// - Returns: Where they are.
  static func ranges(of unit: NLTokenUnit, in text: String) -> [Range<String.Index>] {
    switch unit {
    case .word: words(text)
    case .sentence: paragraphs(text).flatMap { sentences(text, $0) }
    case .paragraph: paragraphs(text)
    case .document: text.isEmpty ? [] : [text.startIndex..<text.endIndex]
    }
  }

  // MARK: Words

  private enum Kind { case letter, digit, single, other }

  private static func kind(_ character: Character) -> Kind {
    if character.isEmoji { return .single }
    if character.isNumber { return .digit }
    if let script = Script(character), script == .han || script == .hiragana { return .single }
    return character.isLetter || character == "_" ? .letter : .other
  }

  private static func words(_ text: String) -> [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    var index = text.startIndex
    while index < text.endIndex {
      let start = index
      let first = kind(text[index])
      text.formIndex(after: &index)
      if first == .other { continue }
      if first != .single {
        while index < text.endIndex, let next = end(of: text, at: index) { index = next }
      }
      found.append(start..<index)
    }
    return found
  }

  /// Where a word goes on to that has come to `index`; `nil` where it ends.
  private static func end(of text: String, at index: String.Index) -> String.Index? {
    let after = text.index(after: index)
    switch kind(text[index]) {
    case .letter, .digit: return after
    case .single: return nil
    case .other:
      guard after < text.endIndex else { return nil }
      let (before, next) = (kind(text[text.index(before: index)]), kind(text[after]))
      let isInWord = "'’.·".contains(text[index]) && before == .letter && next == .letter
      let isInNumber = ".,'’".contains(text[index]) && before == .digit && next == .digit
      return isInWord || isInNumber ? after : nil
    }
  }

  // MARK: Paragraphs and sentences

  private static func paragraphs(_ text: String) -> [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    var start = text.startIndex
    for index in text.indices where text[index].isNewline {
      let end = text.index(after: index)
      found.append(start..<end)
      start = end
    }
    if start < text.endIndex { found.append(start..<text.endIndex) }
    return found
  }

  private static let ends = Set(".!?…。！？｡؟।")
  /// Ends after which no space is needed.
  private static let wideEnds = Set("。！？｡")
  private static let closings = Set("\"'”’»)]}」』）")
  private static let abbreviations: Set = [
    "mr", "mrs", "ms", "dr", "prof", "st", "vs", "etc", "e.g", "i.e", "no", "jr", "sr", "z.b",
    "bzw",
    "ca", "nr", "usw", "vgl",
  ]

  private static func sentences(
    _ text: String, _ paragraph: Range<String.Index>
  ) -> [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    var (start, index) = (paragraph.lowerBound, paragraph.lowerBound)
    while index < paragraph.upperBound {
      let mark = text[index]
      text.formIndex(after: &index)
      guard ends.contains(mark) else { continue }
      let word = text[start..<text.index(before: index)].reversed().prefix { !$0.isWhitespace }
      while index < paragraph.upperBound,
        ends.contains(text[index]) || closings.contains(text[index])
      {
        text.formIndex(after: &index)
      }
      let close = index
      while index < paragraph.upperBound, text[index].isWhitespace { text.formIndex(after: &index) }
      let isShort =
        mark == "." && abbreviations.contains(String(String(word).reversed()).lowercased())
      let goesOn = mark == "." && index < paragraph.upperBound && text[index].isLowercase
      let isApart = index > close || wideEnds.contains(mark) || index == paragraph.upperBound
      if isShort || goesOn || !isApart { continue }
      found.append(start..<index)
      start = index
    }
    if start < paragraph.upperBound { found.append(start..<paragraph.upperBound) }
    return found
  }
}

extension Character {
  /// Whether it is a small picture.
  var isEmoji: Bool {
    unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
  }
}
