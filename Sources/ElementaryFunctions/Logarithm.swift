// Logarithms: the exponent's share is a product, the significand's an odd series in f/(2 + f).

/// The natural logarithm of `x`; −∞ at 0, not a number below.
///
/// Accuracy: 1 ulp.
public func log(_ x: Double) -> Double {
  guard let (k, f) = significand(x) else { return logarithmOutside(x) }
  let (s, half, r) = logarithmTerms(f)
  return k * 0.6931471803691238
    - ((half - (s * (half + r) + k * 1.9082149292705877e-10)) - f)
}

/// The logarithm of `x` to the base 2; exact for powers of two.
///
/// Accuracy: 2 ulp.
public func log2(_ x: Double) -> Double {
  guard let (k, f) = significand(x) else { return logarithmOutside(x) }
  let l = splitLogarithm(f)
  let high = l.high * 1.4426950407214463
  let low = (l.low + l.high) * 1.6751713164886512e-10 + l.low * 1.4426950407214463
  let sum = DoubleDouble(sum: k, high)
  return sum.high + (sum.low + low)
}

/// The logarithm of `x` to the base 10.
///
/// Accuracy: 2 ulp.
public func log10(_ x: Double) -> Double {
  guard let (k, f) = significand(x) else { return logarithmOutside(x) }
  let l = splitLogarithm(f)
  let high = l.high * 0.4342944818781689
  let low =
    (l.low + l.high) * 2.5082946711645275e-11 + l.low * 0.4342944818781689
    + k * 1.1451100898021838e-10
  let sum = DoubleDouble(sum: k * 0.3010299955494702, high)
  return sum.high + (sum.low + low)
}

/// What a positive number is: 2^k · (1 + f), with 1 + f between √½ and √2.
@inline(__always) func significand(_ x: Double) -> (k: Double, f: Double)? {
  guard x > 0, x < .infinity else { return nil }
  var (bits, k) = (x.bitPattern, 0)
  if bits < 1 << 52 { (bits, k) = ((x * 0x1p54).bitPattern, -54) }
  let exponent = Int(bitPattern: UInt(bits &- 0x3FE6_A09E_667F_3BCD)) >> 52
  let f = Double(bitPattern: bits &- UInt64(bitPattern: Int64(exponent << 52))) - 1
  return (Double(k + exponent), f)
}

/// The logarithm of what is not a positive finite number.
private func logarithmOutside(_ x: Double) -> Double {
  x == 0 ? -.infinity : x == .infinity ? x : .nan
}

/// s = f/(2 + f), f²/2, and the rest R of log(1 + f) = 2s + sR.
@inline(__always) private func logarithmTerms(_ f: Double) -> (s: Double, half: Double, r: Double) {
  let s = f / (2 + f)
  let z = s * s
  let w = z * z
  let even =
    0.6666666666666666 + w
    * (0.28571428570795937 + w * (0.181817954545265 + w * 0.1326850331279476))
  let odd =
    0.4000000000000089 + w
    * (0.2222222239345263 + w * (0.15386249788196105 + w * 0.13089445145246312))
  return (s, 0.5 * f * f, z * (even + z * odd))
}

/// log(1 + f) as 32 bits and the rest.
@inline(__always) private func splitLogarithm(_ f: Double) -> (high: Double, low: Double) {
  let (s, half, r) = logarithmTerms(f)
  let high = Double(bitPattern: (f - half).bitPattern & 0xFFFF_FFFF_0000_0000)
  return (high, ((f - high) - half) + s * (half + r))
}
