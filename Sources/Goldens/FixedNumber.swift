/// Numbers with a fixed number of decimals, as goldens keep them: counted in whole steps of the last one.
///
/// A number that was rounded, written and read again is the same bit for bit: both are the double next to the same
/// decimal.
enum FixedNumber {
  /// The greatest count of steps: beyond it doubles do not hold every one.
  private static let limit = 9_007_199_254_740_992.0

  private static func power(_ decimals: Int) -> Int { (0..<decimals).reduce(1) { n, _ in n * 10 } }

  /// A number in steps of its last decimal.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - decimals: How many decimals are kept.
  /// - Returns: The nearest count; `nil` if the number is none, or too great to be counted.
  static func steps(_ value: Double, decimals: Int) -> Int? {
    let steps = (value * Double(power(decimals))).rounded()
    return steps.isFinite && abs(steps) < limit ? Int(steps) : nil
  }

  /// The double that is next to a count of steps.
  ///
  /// - Parameters:
  ///   - steps: How many.
  ///   - decimals: The decimals of one.
  /// - Returns: The number.
  static func value(_ steps: Int, decimals: Int) -> Double {
    Double(steps) / Double(power(decimals))
  }

  /// A count of steps in decimals, without zeros at the end: `-0.5`.
  ///
  /// - Parameters:
  ///   - steps: How many.
  ///   - decimals: The decimals of one.
  /// - Returns: The text.
  static func text(_ steps: Int, decimals: Int) -> String {
    let power = power(decimals)
    let (whole, rest) = abs(steps).quotientAndRemainder(dividingBy: power)
    let sign = steps < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    var digits = String(rest + power).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }

  /// A number in decimals, without zeros at the end.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - decimals: At most how many decimals.
  /// - Returns: The text; of a number that cannot be counted in steps its shortest.
  static func text(_ value: Double, decimals: Int) -> String {
    steps(value, decimals: decimals).map { text($0, decimals: decimals) } ?? "\(value)"
  }

  /// Reads a number in decimals, as `text` writes it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - decimals: At most how many decimals.
  /// - Returns: Its count of steps; `nil` for anything else.
  static func steps(of text: Substring, decimals: Int) -> Int? {
    var bytes = text.utf8[...]
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative { bytes = bytes.dropFirst() }
    var (steps, left, isFraction, digits) = (0, decimals, false, 0)
    for byte in bytes {
      if byte == UInt8(ascii: "."), !isFraction, digits > 0 {
        (isFraction, digits) = (true, 0)
        continue
      }
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), digits < 16 else { return nil }
      if isFraction {
        guard left > 0 else { return nil }
        left -= 1
      }
      let (product, overflow) = steps.multipliedReportingOverflow(by: 10)
      guard !overflow else { return nil }
      steps = product + Int(byte - UInt8(ascii: "0"))
      digits += 1
    }
    guard digits > 0 else { return nil }
    let (whole, overflow) = steps.multipliedReportingOverflow(by: power(left))
    guard !overflow, Double(whole) < limit else { return nil }
    return isNegative ? -whole : whole
  }

  /// A number with all its digits, as short as it can be: `390`, `1.5`.
  static func shortest(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Reads a number that ``shortest(_:)`` wrote, or a person: digits with a point at most.
  static func value(of text: Substring) -> Double? {
    let accepted = "0123456789.-e+"
    guard let first = text.first, first != "+", text.allSatisfy({ accepted.contains($0) }) else {
      return nil
    }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}
