// Exponentials: whole powers of two go into the exponent, a polynomial does the rest.

/// e to the power of `x`.
///
/// Accuracy: 1 ulp.
public func exp(_ x: Double) -> Double {
  guard x < 709.782712893384 else { return x.isNaN ? x : x > 709.782712893384 ? .infinity : expTop }
  guard x > -745.1332191019412 else { return 0 }
  let n = (x * 1.4426950408889634 + roundingShift) - roundingShift
  let high = x - n * 0.6931471803691238
  let low = n * 1.9082149292705877e-10
  let r = high - low
  let tail = (high - r) - low
  return scaled(1 + (r + (tail + r * r * exponentialSeries(r))), byPowerOfTwo: Int(n))
}

/// The exponential of the greatest argument that has one.
private let expTop = 1.7976931348622732e308

/// 2 to the power of `x`.
///
/// Accuracy: 1 ulp.
public func exp2(_ x: Double) -> Double {
  guard x < 1024 else { return x.isNaN ? x : .infinity }
  guard x > -1075 else { return 0 }
  let n = (x + roundingShift) - roundingShift
  let r = DoubleDouble(product: x - n, 0.6931471805599453)
  let tail = r.low + (x - n) * 2.3190468138462996e-17
  let value = 1 + (r.high + (tail + r.high * r.high * exponentialSeries(r.high)))
  return scaled(value, byPowerOfTwo: Int(n))
}

/// e to the power of `x`, less 1, exact for small `x` too.
///
/// Accuracy: 1 ulp.
public func expm1(_ x: Double) -> Double {
  if abs(x) < 1e-16 || x.isNaN { return x }
  guard x < 709.782712893384 else { return x > 709.782712893384 ? .infinity : expTop }
  guard x > -40 else { return -1 }
  let n = (x * 1.4426950408889634 + roundingShift) - roundingShift
  let high = x - n * 0.6931471803691238
  let low = n * 1.9082149292705877e-10
  let r = high - low
  let tail = (high - r) - low
  let series = tail + r * r * exponentialSeries(r)
  if n == 0 { return r + series }
  if n > 60 { return scaled(1 + (r + series), byPowerOfTwo: Int(n)) }
  // 2ⁿ(1 + r + series) − 1, where 1 − 2⁻ⁿ is exact.
  let rest = DoubleDouble(sum: 1 - powerOfTwo(-Int(n)), r)
  return (rest.high + (rest.low + series)) * powerOfTwo(Int(n))
}

/// e to the power of a sum of two doubles, the second small.
///
/// Accuracy: 1 ulp.
func exp(_ x: DoubleDouble) -> Double {
  guard x.high < 709.79 else { return x.high.isNaN ? x.high : .infinity }
  guard x.high > -745.14 else { return 0 }
  let n = (x.high * 1.4426950408889634 + roundingShift) - roundingShift
  let high = x.high - n * 0.6931471803691238
  let low = n * 1.9082149292705877e-10
  let sum = DoubleDouble(sum: high, -low)
  let r = sum.high
  let tail = sum.low + (x.low - n * 1.1612227229362532e-26)
  let series = r * r * exponentialSeries(r)
  return scaled(1 + (r + (series + tail * (1 + (r + series)))), byPowerOfTwo: Int(n))
}

/// (eʳ − 1 − r) / r², for |r| up to half of ln 2.
@inline(__always) func exponentialSeries(_ r: Double) -> Double {
  let r2 = r * r
  let r4 = r2 * r2
  let a = 0.5 + r * 0.1666666666666667
  let b = 0.04166666666666667 + r * 0.008333333333326136
  let c = 0.0013888888888883748 + r * 0.00019841269874820627
  let d = 2.4801587325547743e-05 + r * 2.7557255400206422e-06
  let e = 2.75572736431103e-07 + r * 2.5105217004720745e-08
  return (a + r2 * b) + r4 * ((c + r2 * d) + r4 * (e + r2 * 2.0914686968086876e-09))
}
