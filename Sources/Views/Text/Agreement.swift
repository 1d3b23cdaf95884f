@_spi(Engine) import ViewEngine

/// The agreement of English words with a number: the noun that follows it has the plural, unless there is one of it.
///
/// The system knows the grammar of some languages; ours knows how English makes plurals, and leaves the words of other languages
/// as they are written.
enum Agreement {
  /// Plurals that follow no rule.
  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet",
    "tooth": "teeth", "mouse": "mice", "goose": "geese",
  ]
  /// After these a plural has another syllable.
  private static let hissing = ["s", "x", "z", "ch", "sh"]

  /// The plural of an English noun in the singular.
  static func plural(of noun: some StringProtocol) -> String {
    let word = String(noun)
    if let plural = irregular[word.lowercased()] {
      return word.first?.isUppercase == true
        ? plural.prefix(1).uppercased() + plural.dropFirst() : plural
    }
    let lowercased = word.lowercased()
    if hissing.contains(where: { lowercased.hasSuffix($0) }) { return word + "es" }
    if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
      return "\(word.dropLast())ies"
    }
    return word + "s"
  }

  /// A text with the plural of its last word.
  static func withPlural(_ text: String) -> String {
    guard let end = text.lastIndex(where: \.isLetter) else { return text }
    let after = text.index(after: end)
    let gap = text[..<after].lastIndex { !$0.isLetter }
    let start = gap.map { text.index(after: $0) } ?? text.startIndex
    return "\(text[..<start])\(plural(of: text[start..<after]))\(text[after...])"
  }

  /// The runs of a text whose words agree with the numbers among them.
  ///
  /// - Parameters:
  ///   - runs: The runs.
  ///   - language: The language of the words.
  ///   - number: The number that a run's value is; `nil` for another value.
  /// - Returns: The runs, with plurals where there are several of a thing.
  static func agreeing(
    _ runs: [(content: Markdown.Content, marks: Markdown.Marks)], in language: String,
    number: (Int) -> Double?
  ) -> [(content: Markdown.Content, marks: Markdown.Marks)] {
    guard language.hasPrefix("en") else { return runs }
    var runs = runs
    for group in Set(runs.compactMap { $0.marks.agreement }).sorted() {
      let places = runs.indices.filter { runs[$0].marks.agreement == group }
      let numbers = places.compactMap { place -> Double? in
        if case .value(let index) = runs[place].content { number(index) } else { nil }
      }
      guard let count = numbers.first, PluralRules.category(of: count, in: language) != .one
      else { continue }
      for place in places.reversed() {
        guard case .characters(let text) = runs[place].content, text.contains(where: \.isLetter)
        else { continue }
        runs[place].content = .characters(withPlural(text))
        break
      }
    }
    return runs
  }
}
