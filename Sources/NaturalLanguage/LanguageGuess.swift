/// Which languages a text may be in: by its scripts, and by small words where several languages share one.
struct LanguageGuess {
  /// How likely each is, the likeliest first; all together 1.
  ///
  /// A text that tells nothing has none.
  let weights: [(language: NLLanguage, weight: Double)]

  /// Characters that only one of the two ways of writing Chinese has.
  private static let simplified = Set("们这说对时会来国学个经过还没为从动见电话东车马鱼书门问间长张开关欢乐")
  private static let traditional = Set("們這說對時會來國學個經過還沒為從動見電話東車馬魚書門問間長張開關歡樂")

  /// Guesses the languages of a text.
  ///
  /// - Parameter text: The text.
  init(_ text: String) {
    var scores: [NLLanguage: Double] = [:]
    let scripts = Script.counts(in: text)
    let kana = scripts.contains { $0.script == .hiragana || $0.script == .katakana }
    for (script, count) in scripts {
      if let language = script.language {
        scores[language, default: 0] += Double(count)
      } else if script == .han {
        scores[kana ? .japanese : Self.chinese(text), default: 0] += Double(count)
      } else {
        let words = Self.scores(of: text, in: script)
        let sum = words.reduce(0) { $0 + $1.weight }
        for (language, weight) in words {
          scores[language, default: 0] += Double(count) * weight / sum
        }
      }
    }
    let sorted = scores.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
    let sum = sorted.reduce(0) { $0 + $1.value }
    weights = sorted.map { ($0.key, $0.value / sum) }
  }

  private static func chinese(_ text: String) -> NLLanguage {
    let counts = text.reduce(into: (simplified: 0, traditional: 0)) { counts, character in
      let isOfBoth = simplified.contains(character) && traditional.contains(character)
      if isOfBoth { return }
      if simplified.contains(character) { counts.simplified += 1 }
      if traditional.contains(character) { counts.traditional += 1 }
    }
    return counts.traditional > counts.simplified ? .traditionalChinese : .simplifiedChinese
  }

  /// What small words of a script tell: a word of several languages counts less.
  private static func scores(
    of text: String, in script: Script
  ) -> [(language: NLLanguage, weight: Double)] {
    let words = TextUnits.ranges(of: .word, in: text).compactMap { range -> String? in
      guard text[range].first.flatMap(Script.init) == script else { return nil }
      return text[range].lowercased().replacing("’", with: "'")
    }
    return FunctionWords.all.compactMap { language, known in
      // Words that are rare among languages tell the most.
      let weight = words.reduce(0.0) { sum, word in
        guard known.contains(word), let count = FunctionWords.counts[word] else { return sum }
        return sum + 1 / Double(count * count)
      }
      return weight > 0 ? (language, weight) : nil
    }
  }
}
