/// What a measured value is compared with: `≤ 2 %`, `> 0.3 s`, `40..80 ms`, `= 120 pt`.
public struct ExpectationBound: Hashable, Sendable {
  /// What is measured.
  enum Dimension: Hashable {
    case share, time, value, speed, count

    /// Units by their words, and what one of them is in the dimension's own.
    var units: [(word: String, factor: Double)] {
      switch self {
      case .share: [("%", 0.01), ("", 1)]
      case .time: [("ms", 0.001), ("s", 1)]
      case .value: [("pt", 1), ("°", 1), ("%", 0.01), ("", 1)]
      case .speed: [("pt/s", 1), ("°/s", 1), ("%/s", 0.01), ("/s", 1)]
      case .count: [("", 1)]
      }
    }
    var example: String {
      switch self {
      case .share: "a comparison with a share: ≤ 2 %, < 0.02, 1..3 %"
      case .time: "a comparison with a time: ≤ 450 ms, < 0.5 s, 200..300 ms"
      case .value: "a comparison with a value: = 120 pt, ≤ 1.2, 80..100 %, -5..5°"
      case .speed: "a comparison with a speed: ≤ 800 pt/s, < 90°/s, < 2 /s"
      case .count: "a comparison with a number: ≤ 3, = 0"
      }
    }
  }

  /// As it was written.
  public let text: String
  var least: Double?
  var most: Double?
  /// Whether the ends belong to it.
  var isClosed = true
  /// The unit that was named, without `/s`.
  var unit = ""

  /// Reads a bound.
  ///
  /// - Parameters:
  ///   - text: A comparison or a range.
  ///   - dimension: What is measured.
  ///   - key: The key, for the error.
  ///   - takesNumber: Whether a number alone means that it is equal.
  /// - Throws: What is accepted.
  init(
    _ text: String, _ dimension: Dimension, key: String, takesNumber: Bool = false
  ) throws(ExpectationError) {
    self.text = Self.trimmed(text)
    let plain = self.text.map { $0 == "−" ? "-" : String($0) }.joined()
    let error = ExpectationError(key: key, found: text, accepted: dimension.example)
    let words = ["≤", "<=", "≥", ">=", "==", "=", "<", ">"]
    if let word = words.first(where: { plain.hasPrefix($0) }) {
      guard let (value, unit) = Self.number(String(plain.dropFirst(word.count)), dimension),
        let value
      else {
        throw error
      }
      self.unit = unit
      if "≤<=".contains(word) && word != "=" { most = value }
      if word == "≥" || word == ">=" || word == ">" { least = value }
      if word == "=" || word == "==" { (least, most) = (value, value) }
      isClosed = word != "<" && word != ">"
      return
    }
    let parts = plain.split(separator: "..", omittingEmptySubsequences: false)
    if parts.count == 2 {
      guard let (high, unit) = Self.number(String(parts[1]), dimension), let high,
        let (low, other) = Self.number(String(parts[0]), dimension, or: unit), let low, low <= high
      else { throw error }
      self.unit = unit.isEmpty ? other : unit
      (least, most) = (low, high)
      return
    }
    guard takesNumber, let (value, unit) = Self.number(plain, dimension), let value else {
      throw error
    }
    (least, most, self.unit) = (value, value, unit)
  }

  /// Whether a value is within.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - tolerance: By how much what is equal may be off.
  /// - Returns: Whether it is.
  func holds(_ value: Double, tolerance: Double = 0) -> Bool {
    if let least, let most, least == most { return abs(value - least) <= tolerance }
    if let least, isClosed ? value < least : value <= least { return false }
    if let most, isClosed ? value > most : value >= most { return false }
    return true
  }

  static func trimmed(_ text: String) -> String {
    let inner = text.drop { $0.isWhitespace }
    let count = inner.reversed().prefix { $0.isWhitespace }.count
    return String(inner.dropLast(count))
  }

  /// A number with its unit.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - dimension: What is measured.
  ///   - unit: The unit if none is written.
  /// - Returns: The number in the dimension's own unit, and the unit's word without `/s`; `nil` for anything else.
  private static func number(
    _ text: String, _ dimension: Dimension, or unit: String = ""
  ) -> (Double?, String)? {
    let text = trimmed(text)
    let digits = text.prefix { $0.isNumber || "+-.e".contains($0) }
    var word = trimmed(String(text.dropFirst(digits.count)))
    if word.isEmpty { word = dimension == .speed && !unit.isEmpty ? unit + "/s" : unit }
    guard let value = Double(digits), value.isFinite,
      let known = dimension.units.first(where: { $0.word == word })
    else { return nil }
    return (value * known.factor, word.hasSuffix("/s") ? String(word.dropLast(2)) : word)
  }
}
