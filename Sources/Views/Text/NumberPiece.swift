import Foundation
@_spi(Engine) import ViewEngine

/// A number with a format specifier of C's `printf`, printed with the groups of American English.
struct NumberPiece: Equatable {
  let number: _FormatNumber
  private let specifier: String

  init(_ value: some _FormatSpecifiable, specifier: String) {
    (number, self.specifier) = (value._number, specifier)
  }

  init(_ number: _FormatNumber, specifier: String) {
    (self.number, self.specifier) = (number, specifier)
  }

  /// The number for a format of strings: no groups.
  var plain: String { number.plain }

  /// How the key of the text that the number is in writes it.
  var keySpecifier: String {
    switch (specifier, number) {
    case ("%d", _): "%lld"
    case ("%u", _): "%llu"
    case ("%f", _): "%lf"
    default: specifier
    }
  }

  /// The formatted number, with the groups, the point and the digits of a language.
  func text(in locale: Locale) -> String {
    guard locale.identifier != EnvironmentValues().locale.identifier,
      let found = Specifier(in: specifier), found.flags.isEmpty, found.width.isEmpty
    else { return text }
    var written: String
    switch (found.conversion, number) {
    case ("d", .signed(let value)), ("i", .signed(let value)):
      written = value.formatted(.number.locale(locale))
    case ("u", .unsigned(let value)): written = value.formatted(.number.locale(locale))
    case ("f", .real(let value)):
      let places = found.precision.map { Int($0) ?? 0 } ?? 6
      written = value.formatted(.number.precision(.fractionLength(places)).locale(locale))
    default: return text
    }
    written = specifier[..<found.range.lowerBound].replacing("%%", with: "%") + written
    return written + specifier[found.range.upperBound...].replacing("%%", with: "%")
  }

  /// The formatted number: what stands around the specifier stays.
  var text: String {
    guard let found = Specifier(in: specifier) else { return specifier }
    let before = specifier[..<found.range.lowerBound].replacing("%%", with: "%")
    let after = specifier[found.range.upperBound...].replacing("%%", with: "%")
    return before + found.print(number) + after
  }

  /// A format specifier: `%`, flags, width, precision, size, conversion.
  private struct Specifier {
    var range: Range<String.Index>
    var flags = ""
    var width = ""
    var precision: String?
    var conversion: Character

    /// Finds the first specifier in `text`.
    init?(in text: String) {
      var start = text.startIndex
      while true {
        guard let sign = text[start...].firstIndex(of: "%") else { return nil }
        let next = text.index(after: sign)
        guard next < text.endIndex else { return nil }
        if text[next] != "%" {
          start = sign
          break
        }
        start = text.index(after: next)
      }
      var rest = text[text.index(after: start)...]
      func take(_ isWanted: (Character) -> Bool) -> String {
        let part = rest.prefix(while: isWanted)
        rest = rest.dropFirst(part.count)
        return String(part)
      }
      flags = take { "-+ #0'".contains($0) }
      width = take { $0.isASCII && $0.isNumber }
      if rest.first == "." {
        rest = rest.dropFirst()
        precision = take { $0.isASCII && $0.isNumber }
      }
      _ = take { "hlqLjzt".contains($0) }
      guard let last = rest.first else { return nil }
      conversion = last
      range = start..<text.index(after: rest.startIndex)
    }

    func print(_ number: _FormatNumber) -> String {
      var format = "%" + flags.replacing("'", with: "")
      // Groups make a number longer, so padding comes after them.
      let pads = "dif".contains(conversion) && !flags.contains("0")
      if !pads { format += width }
      if let precision { format += "." + precision }
      let text: String
      switch (conversion, number) {
      case ("d", _), ("i", _), ("D", _):
        text = String(format: format + "lld", number.signed)
      case ("u", _), ("U", _): text = String(format: format + "llu", number.unsigned)
      case ("x", _), ("X", _), ("o", _):
        text = String(format: format + "ll\(conversion)", number.unsigned)
      case ("c", _):
        text = Unicode.Scalar(UInt32(truncatingIfNeeded: number.signed)).map { "\($0)" } ?? ""
      case ("@", _): text = number.plain
      default: text = String(format: format + "\(conversion)", number.real)
      }
      guard "difuDUF".contains(conversion) else { return text }
      let grouped = Self.grouped(text)
      let missing = max((Int(width) ?? 0) - grouped.count, 0)
      let padding = String(repeating: " ", count: missing)
      return flags.contains("-") ? grouped + padding : padding + grouped
    }

    /// `text` with commas between thousands.
    private static func grouped(_ text: String) -> String {
      let start = text.firstIndex { $0.isNumber } ?? text.endIndex
      let end = text[start...].firstIndex { !$0.isNumber } ?? text.endIndex
      let digits = text[start..<end]
      guard digits.count > 3, digits.first != "0" else { return text }
      var result = String(text[..<start])
      for (index, digit) in digits.enumerated() {
        if index > 0, (digits.count - index).isMultiple(of: 3) { result.append(",") }
        result.append(digit)
      }
      return result + text[end...]
    }
  }
}

extension _FormatNumber {
  fileprivate var signed: Int64 {
    switch self {
    case .signed(let value): value
    case .unsigned(let value): Int64(truncatingIfNeeded: value)
    case .real(let value): Int64(exactly: value.rounded(.towardZero)) ?? 0
    }
  }
  fileprivate var unsigned: UInt64 {
    switch self {
    case .signed(let value): UInt64(truncatingIfNeeded: value)
    case .unsigned(let value): value
    case .real(let value): UInt64(exactly: value.rounded(.towardZero)) ?? 0
    }
  }
  var real: Double {
    switch self {
    case .signed(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .real(let value): value
    }
  }
  var plain: String {
    switch self {
    case .signed(let value): "\(value)"
    case .unsigned(let value): "\(value)"
    case .real(let value): "\(value)"
    }
  }
}
