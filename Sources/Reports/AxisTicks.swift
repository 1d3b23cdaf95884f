/// Round numbers along an axis.
enum AxisTicks {
  /// Steps that people count in, within a power of ten.
  private static let steps = [1.0, 2, 2.5, 5, 10]
  /// Powers of ten that an axis may be graded in.
  private static let exponents = -5...9

  /// The round numbers within a range.
  ///
  /// - Parameters:
  ///   - range: From the least to the greatest value; not empty, finite.
  ///   - count: At most how many.
  /// - Returns: Multiples of 1, 2, 2.5 or 5 times a power of ten, in order, with how many places each needs.
  static func within(_ range: ClosedRange<Double>, atMost count: Int) -> [(
    value: Double, places: Int
  )] {
    let length = range.upperBound - range.lowerBound
    guard length > 0, length.isFinite else { return [(range.lowerBound, 3)] }
    for exponent in exponents {
      for step in steps {
        let (size, places) = scaled(step, exponent)
        let first = (range.lowerBound / size).rounded(.up)
        let last = (range.upperBound / size).rounded(.down)
        guard last - first + 1 <= Double(count), last >= first else { continue }
        // Counted in whole numbers: steps of a fraction are fused products, which not all processors have.
        return (0...Int(last - first)).map { ((first + Double($0)) * size, places) }
      }
    }
    return [(range.lowerBound, 0), (range.upperBound, 0)]
  }

  /// A step times a power of ten, and the places that its multiples need.
  private static func scaled(_ step: Double, _ exponent: Int) -> (size: Double, places: Int) {
    var size = step
    for _ in 0..<abs(exponent) { size = exponent < 0 ? size / 10 : size * 10 }
    let places = max(0, -exponent + (step == 2.5 ? 1 : 0))
    return (size, min(places, 5))
  }
}
