public import Foundation

/// What guesses the language of texts, by scripts and small words: what it says is a guess, and not that of a device.
open class NLLanguageRecognizer: NSObject {
  private var text = ""
  /// How likely languages are before anything is read.
  open var languageHints: [NLLanguage: Double] = [:]
  /// The languages that it may be; all if there are none.
  open var languageConstraints: [NLLanguage] = []

  /// Creates what has read nothing.
  public override init() {}

  /// Reads on.
  ///
  /// - Parameter string: The text, which is added to what was read.
  open func processString(_ string: String) { text += string }
  /// Forgets what was read.
  open func reset() { text = "" }

  /// The likeliest language; `nil` where nothing tells it.
  open var dominantLanguage: NLLanguage? { weights.first?.language }

  /// How likely languages are.
  ///
  /// - Parameter maxHypotheses: How many languages there are at most.
  /// - Returns: The likeliest, 0...1 each.
  open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
    Dictionary(
      weights.prefix(max(maxHypotheses, 0)).map { ($0.language, $0.weight) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The likeliest language of a text.
  ///
  /// - Parameter string: The text.
  /// - Returns: The language; `nil` where nothing tells it.
  open class func dominantLanguage(for string: String) -> NLLanguage? {
    LanguageGuess(string).weights.first?.language
  }

  private var weights: [(language: NLLanguage, weight: Double)] {
    var weights = LanguageGuess(text).weights
    if !languageConstraints.isEmpty {
      weights = weights.filter { languageConstraints.contains($0.language) }
    }
    if !languageHints.isEmpty {
      weights = weights.map { ($0.language, $0.weight * (languageHints[$0.language] ?? 0.01)) }
    }
    let sum = weights.reduce(0) { $0 + $1.weight }
    guard sum > 0 else { return [] }
    return weights.map { ($0.language, $0.weight / sum) }
      .sorted { ($1.weight, $0.language.rawValue) < ($0.weight, $1.language.rawValue) }
  }
}
