/// Numbers as people read them: three digits that count, and the unit.
enum PeopleNumber {
  /// A number.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - unit: What it counts.
  ///   - more: How many more decimals than usual.
  /// - Returns: `0.12 pt`, `45°`, `1.05`.
  static func text(_ value: Double, _ unit: TrackUnit = .none, more: Int = 0) -> String {
    digits(value, more: more) + suffix(unit)
  }

  /// Two numbers that differ, with as many digits as show it.
  ///
  /// - Parameters:
  ///   - first: A number.
  ///   - second: Another.
  ///   - unit: What they count.
  /// - Returns: Their texts.
  static func texts(_ first: Double, _ second: Double, _ unit: TrackUnit = .none) -> (
    String, String
  ) {
    for more in 0..<4 where digits(first, more: more) != digits(second, more: more) {
      return (text(first, unit, more: more), text(second, unit, more: more))
    }
    return (text(first, unit), text(second, unit))
  }

  /// A share in per cent.
  static func percent(_ share: Double) -> String { digits(share * 100) + " %" }

  /// Seconds as milliseconds.
  static func milliseconds(_ seconds: Double) -> String {
    FixedNumber.text(seconds * 1000, decimals: abs(seconds) < 0.01 ? 1 : 0) + " ms"
  }

  static func suffix(_ unit: TrackUnit) -> String {
    switch unit {
    case .points: " pt"
    case .degrees: "°"
    case .none: ""
    }
  }

  private static func digits(_ value: Double, more: Int = 0) -> String {
    let size = abs(value)
    var decimals = 0
    for limit in [100.0, 10, 1, 0.1, 0.01] where size < limit { decimals += 1 }
    return FixedNumber.text(value, decimals: decimals + more)
  }
}
