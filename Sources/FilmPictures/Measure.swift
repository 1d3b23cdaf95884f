/// Numbers as words, and the steps of axes: decimal digits from whole numbers, the same everywhere.
enum Measure {
  /// A number to so many places, without noughts at its end.
  ///
  /// - Parameters:
  ///   - value: The number; what is none, or has no whole number of units, is printed as it is.
  ///   - places: Digits behind the point, 0 to 6.
  /// - Returns: The digits, with a point.
  static func text(_ value: Double, places: Int) -> String {
    var unit = 1
    for _ in 0..<places { unit *= 10 }
    let scaled = (value * Double(unit)).rounded()
    guard abs(scaled) < 1e15 else { return "\(value)" }
    let whole = Int(abs(scaled))
    var fraction = String(whole % unit + unit).dropFirst()
    while fraction.last == "0" { fraction = fraction.dropLast() }
    let sign = scaled < 0 ? "-" : ""
    return sign + String(whole / unit) + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// A number to about three digits that say something.
  static func short(_ value: Double) -> String {
    let size = abs(value)
    return text(value, places: size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3)
  }

  /// Seconds to a thousandth.
  static func seconds(_ value: Double) -> String { "\(text(value, places: 3)) s" }

  /// A share in hundredths: `12.3 %`.
  static func percent(_ share: Double) -> String { "\(text(share * 100, places: 1)) %" }

  /// Even steps of 1, 2 or 5 times a power of ten.
  ///
  /// - Parameters:
  ///   - range: What the axis shows.
  ///   - limit: The most steps that there is room for, at least 1.
  ///   - least: Marks without which the axis says nothing; for their sake there may be twice as many as there is room for.
  /// - Returns: The marks within the range, each with the places that it needs; none where the range is empty or not finite.
  static func ticks(_ range: ClosedRange<Double>, atMost limit: Int, atLeast least: Int = 1) -> [(
    value: Double, text: String
  )] {
    let extent = range.upperBound - range.lowerBound
    guard extent > 0, extent.isFinite else { return [] }
    // The unit is a ratio of whole numbers, so that marks are multiples of it without rounding on the way.
    var (times, parts, places) = (1.0, 1.0, 0)
    while extent * parts / times < 1, places < 6 { (parts, places) = (parts * 10, places + 1) }
    while extent * parts / times >= 10 {
      if parts > 1 { (parts, places) = (parts / 10, places - 1) } else { times *= 10 }
    }
    if places < 6 { (parts, places) = (parts * 10, places + 1) }
    var finer: [(value: Double, text: String)] = []
    for factor in [1.0, 2, 5, 10, 20, 50, 100, 200] {
      let step = factor * times
      let first = (range.lowerBound * parts / step - 1e-9).rounded(.up)
      let last = (range.upperBound * parts / step + 1e-9).rounded(.down)
      guard last - first < Double(2 * max(limit, 1)) else { continue }
      let marks = (0..<Int(last - first) + 1).map { index in
        let value = (first + Double(index)) * step / parts
        return (value: value, text: text(value, places: places))
      }
      if marks.count < least { return finer.isEmpty ? marks : finer }
      if marks.count <= max(limit, 1) { return marks }
      finer = marks
    }
    return finer
  }
}
