/// `x` to the power of `y`, with the special cases of IEEE 754.
///
/// Accuracy: 1 ulp.
///
/// The logarithm is taken with about 68 bits, so that the product with `y` still has 53 behind the
/// point.
///
/// - Parameters:
///   - x: The base.
///   - y: The exponent.
/// - Returns: The power; not a number for a negative base and an exponent that is not whole.
public func pow(_ x: Double, _ y: Double) -> Double {
  if y == 0 || x == 1 { return 1 }
  if x.isNaN || y.isNaN { return .nan }
  if y.isInfinite {
    let magnitude = abs(x)
    return magnitude == 1 ? 1 : (magnitude > 1) == (y > 0) ? .infinity : 0
  }
  let isWhole = y == y.rounded(.towardZero)
  let isOdd = isWhole && abs(y) < 0x1p53 && Int64(y) & 1 != 0
  if x == 0 || x.isInfinite {
    let vanishes = (x == 0) == (y > 0)
    let magnitude: Double = vanishes ? 0 : .infinity
    return x.sign == .minus && isOdd ? -magnitude : magnitude
  }
  if x < 0, !isWhole { return .nan }
  if y == 1 { return x }
  if y == 2 { return x * x }
  let magnitude = positivePower(abs(x), y)
  return x < 0 && isOdd ? -magnitude : magnitude
}

/// `x` to the power of `y`, for a positive finite `x` and a finite `y`.
private func positivePower(_ x: Double, _ y: Double) -> Double {
  let l = preciseLogarithm(x)
  // Beyond these bounds the result is 0, 1 or infinite, and the exact product might overflow.
  if abs(y) > 0x1p70 { return l.high == 0 ? 1 : (l.high > 0) == (y > 0) ? .infinity : 0 }
  return exp(l * DoubleDouble(y, 0))
}

/// The natural logarithm of a positive finite number with about 68 bits.
private func preciseLogarithm(_ x: Double) -> DoubleDouble {
  guard let (k, f) = significand(x) else { return DoubleDouble(.nan, .nan) }
  let s = DoubleDouble(quotient: f, by: DoubleDouble(sum: 2, f))
  let z = s * s
  let t = z.high
  // atanh(s)/s = 1 + z/3 + z²/5 + …
  let tail = polynomial(t, arctanhSeries)
  let series =
    DoubleDouble(0.3333333333333333, 1.850371707708594e-17)
    + DoubleDouble(t * (0.2 + t * tail), 0)
  let correction = s * z * series
  let half = s + correction
  let log2 = DoubleDouble(0.6931471805599453, 2.3190468138462996e-17)
  return log2 * DoubleDouble(k, 0) + DoubleDouble(2 * half.high, 2 * half.low)
}

/// The terms from z³/7 on, highest first.
private let arctanhSeries: [Double] = [
  0.05309680742785386, 0.052363415936419994, 0.058830291088637306, 0.06666657263288531,
  0.0769230776315804, 0.09090909090647314, 0.1111111111111148, 0.14285714285714285,
]
