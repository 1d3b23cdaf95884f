import Foundation

/// How spans of time are written in a language.
struct SpanWords {
  let style: DateComponentsFormatter.UnitsStyle
  let locale: Locale

  /// A span by its units, the largest first.
  ///
  /// - Parameters:
  ///   - counts: The counts.
  ///   - isPadded: Whether by places the first has two digits, too.
  /// - Returns: The text.
  func text(of counts: [TimeUnit.Count], isPadded: Bool) -> String {
    switch style {
    case .positional:
      // Units of days and more have no place of their own.
      let large = counts.filter { !$0.unit.hasPlace }.map { words(of: $0, .narrow) }
      let small = counts.filter(\.unit.hasPlace)
      let places = small.enumerated().map { index, count in
        digits(of: count.count, atLeast: index > 0 || isPadded ? 2 : 1)
      }
      return (large + (places.isEmpty ? [] : [places.joined(separator: ":")]))
        .joined(separator: " ")
    case .abbreviated:
      return counts.map { words(of: $0, .narrow) }.joined(separator: " ")
    case .brief:
      return counts.map { words(of: $0, .abbreviated).filter { !$0.isWhitespace } }
        .joined(separator: " ")
    case .short: return list(counts.map { words(of: $0, .abbreviated) })
    case .full: return list(counts.map { words(of: $0, .wide) })
    case .spellOut: return list(counts.map(spelled))
    }
  }

  /// A text with what stands before and behind it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isAbout: Whether it is not exact.
  ///   - isRemaining: Whether it is what is left.
  /// - Returns: The phrase.
  func phrase(_ text: String, isAbout: Bool, isRemaining: Bool) -> String {
    guard isAbout || isRemaining else { return text }
    requireEnglish("phrases")
    return (isAbout ? "About " : "") + text + (isRemaining ? " remaining" : "")
  }

  private func requireEnglish(_ what: String) {
    guard locale.language.languageCode?.identifier == "en" else {
      fatalError("DateComponentsFormatter has \(what) in English only, not in \(locale.identifier)")
    }
  }

  private func digits(of count: Int, atLeast length: Int) -> String {
    count.formatted(.number.precision(.integerLength(length...)).grouping(.never).locale(locale))
  }

  private func list(_ parts: [String]) -> String {
    parts.formatted(.list(type: .and, width: .narrow).locale(locale))
  }

  /// A count in words, with its number in words.
  private func spelled(_ count: TimeUnit.Count) -> String {
    let number = NumberFormatter()
    number.locale = locale
    number.numberStyle = .spellOut
    guard let word = number.string(from: count.count as NSNumber) else { return "" }
    return words(of: count, .wide).replacing(digits(of: count.count, grouped: true), with: word)
  }

  private func digits(of count: Int, grouped: Bool) -> String {
    count.formatted(.number.grouping(grouped ? .automatic : .never).locale(locale))
  }

  private func words(
    of count: TimeUnit.Count, _ width: Duration.UnitsFormatStyle.UnitWidth
  ) -> String {
    guard let (unit, seconds) = count.unit.duration else { return calendarWords(of: count, width) }
    return Duration.seconds(count.count * seconds).formatted(
      .units(allowed: [unit], width: width, zeroValueUnits: .show(length: 1)).locale(locale))
  }

  /// Years and months, by the words of the Unicode consortium's data for English.
  private func calendarWords(
    of count: TimeUnit.Count, _ width: Duration.UnitsFormatStyle.UnitWidth
  ) -> String {
    requireEnglish("years and months")
    let isYear = count.unit == .year
    let number = digits(of: count.count, grouped: true)
    if width == .narrow { return number + (isYear ? "y" : "mo") }
    let word = width == .wide ? (isYear ? "year" : "month") : (isYear ? "yr" : "mth")
    return "\(number) \(word)\(count.count == 1 ? "" : "s")"
  }
}

extension TimeUnit {
  /// Whether the unit has a place in "9:41:30".
  fileprivate var hasPlace: Bool { self == .hour || self == .minute || self == .second }

  /// The unit by the name that durations have for it, and its seconds; `nil` for years and months.
  fileprivate var duration: (unit: Duration.UnitsFormatStyle.Unit, seconds: Int)? {
    guard let seconds else { return nil }
    switch self {
    case .year, .month: return nil
    case .week: return (.weeks, seconds)
    case .day: return (.days, seconds)
    case .hour: return (.hours, seconds)
    case .minute: return (.minutes, seconds)
    case .second: return (.seconds, seconds)
    }
  }
}
