extension FontList.Family {
  /// A fitting: how letters of one weight stand where the family stands in for another, beside what its fonts say.
  ///
  /// Weights between two fittings get what lies between them, those beyond the last what that one has.
  public struct Fitting: Sendable {
    /// A letter: by how much its advance is larger, and by how much its outline stands further along.
    ///
    /// Both in thousandths of the size.
    public typealias Letter = (character: Character, advance: Int, offset: Int)
    /// Pairs of neighbours: by how many thousandths of the size the second stands further away.
    public typealias Pairs = (advance: Int, pairs: [String])

    /// The weight, on the scale of ``FontWeight``.
    public var weight: Double
    /// The letters that are fitted; what is not among them stays as it is.
    public var letters: [Letter]
    /// The pairs that are kerned otherwise.
    public var pairs: [Pairs]

    /// Creates a fitting.
    ///
    /// - Parameters:
    ///   - weight: The weight, 1...1000.
    ///   - letters: The letters that are fitted, each once.
    ///   - pairs: The pairs that are kerned otherwise, each once.
    public init(weight: Double, letters: [Letter], pairs: [Pairs]) {
      (self.weight, self.letters, self.pairs) = (weight, letters, pairs)
    }
  }

  /// What letters and pairs have at a weight, in shares of the size.
  func fitted(at weight: Double) -> FittedLetters {
    var fitted = FittedLetters()
    guard let last = fittings.last else { return fitted }
    let upper = fittings.first { weight <= $0.weight } ?? last
    let lower = fittings.last { $0.weight <= weight } ?? upper
    let span = upper.weight - lower.weight
    let share = span > 0 ? (weight - lower.weight) / span : 0
    for (fitting, part) in [(lower, 1 - share), (upper, share)] where part > 0 {
      for letter in fitting.letters {
        let known = fitted.letters[letter.character] ?? (0, 0)
        fitted.letters[letter.character] = (
          known.advance + part * Double(letter.advance) / 1000,
          known.offset + part * Double(letter.offset) / 1000
        )
      }
      for (advance, pairs) in fitting.pairs {
        for pair in pairs { fitted.pairs[pair, default: 0] += part * Double(advance) / 1000 }
      }
    }
    return fitted
  }
}

/// The fitting of one weight, in shares of the size.
struct FittedLetters {
  /// What each letter's advance and place have beside the font's.
  var letters: [Character: (advance: Double, offset: Double)] = [:]
  /// What the advance of a pair's first letter has beside the font's.
  var pairs: [String: Double] = [:]
}
