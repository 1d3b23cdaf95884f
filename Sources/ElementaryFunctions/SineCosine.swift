// Circular functions. The argument loses whole quarter turns, and a polynomial each for sine and
// cosine does the rest. Accuracy: 1 ulp over the whole range.

/// The sine of `x` radians; not a number for infinities.
public func sin(_ x: Double) -> Double {
  if abs(x) < 1e-8 { return x }
  let (quarter, r) = reduced(x)
  let value = quarter & 1 == 0 ? sineKernel(r) : cosineKernel(r)
  return quarter & 2 == 0 ? value : -value
}

/// The cosine of `x` radians; not a number for infinities.
public func cos(_ x: Double) -> Double {
  let (quarter, r) = reduced(x)
  let value = quarter & 1 == 0 ? cosineKernel(r) : sineKernel(r)
  return (quarter + 1) & 2 == 0 ? value : -value
}

/// Sine and cosine of `x` radians in one go, with the bits of ``sin(_:)`` and ``cos(_:)``.
public func sincos(_ x: Double) -> (sin: Double, cos: Double) {
  if abs(x) < 1e-8 { return (x, 1) }
  let (quarter, r) = reduced(x)
  let (s, c) = (sineKernel(r), cosineKernel(r))
  switch quarter & 3 {
  case 0: return (s, c)
  case 1: return (c, -s)
  case 2: return (-s, -c)
  default: return (-c, s)
  }
}

/// The tangent of `x` radians; not a number for infinities.
///
/// Accuracy: 2 ulp.
public func tan(_ x: Double) -> Double {
  if abs(x) < 1e-8 { return x }
  let (sine, cosine) = sincos(x)
  return sine / cosine
}

/// The sine of a small angle, at most π/4 and a little.
@inline(__always) func sineKernel(_ r: DoubleDouble) -> Double {
  let x = r.high
  let z = x * x
  let z2 = z * z
  let a = -0.16666666666666666 + z * 0.008333333333333331
  let b = -0.0001984126984126506 + z * 2.7557319219335453e-06
  let c = -2.5052106231157904e-08 + z * 1.605853141458901e-10
  let p = a + z2 * (b + z2 * (c + z2 * -7.586685070091267e-13))
  return x + (z * x * p + r.low * (1 - 0.5 * z))
}

/// The cosine of a small angle, at most π/4 and a little.
@inline(__always) func cosineKernel(_ r: DoubleDouble) -> Double {
  let x = r.high
  let z = x * x
  let z2 = z * z
  let a = 0.041666666666666664 + z * -0.0013888888888888887
  let b = 2.4801587301584645e-05 + z * -2.755731922140076e-07
  let c = 2.0876755790363397e-09 + z * -1.1470460773969325e-11
  let p = a + z2 * (b + z2 * (c + z2 * 4.7458652037874553e-14))
  let half = 0.5 * z
  let w = 1 - half
  return w + (((1 - w) - half) + (z2 * p - x * r.low))
}

/// The number of quarter turns in `x`, modulo a power of two of at least 4, and what is left of `x`.
@inline(__always) func reduced(_ x: Double) -> (quarter: Int, rest: DoubleDouble) {
  guard abs(x) < 800_000 else { return reducedLarge(x) }
  // Three parts of π/2 with 33 bits each: their products with the count (20 bits) are exact.
  let n = (x * 0.6366197723675814 + roundingShift) - roundingShift
  let a = x - n * 1.5707963267341256
  let b = DoubleDouble(sum: a, n * -6.077100506303966e-11)
  let c = DoubleDouble(sum: b.high, n * -2.0222662487111665e-21)
  let low = c.low + (b.low - n * 8.4784276603689e-32)
  return (Int(n), DoubleDouble(large: c.high, small: low))
}

/// The same for arguments whose quarter turns do not fit into a double: x · 2/π with as many bits of
/// 2/π as matter, in integers (Payne and Hanek).
@inline(never) private func reducedLarge(_ x: Double) -> (quarter: Int, rest: DoubleDouble) {
  guard x.isFinite else { return (0, DoubleDouble(.nan, .nan)) }
  let magnitude = abs(x)
  let mantissa = magnitude.significandBitPattern | 1 << 52
  // Bits of 2/π above this one make whole turns. The table begins with 64 zero bits.
  let first = Int(magnitude.exponentBitPattern) - 1075 - 2 + 64
  let (word, bit) = (first >> 6, UInt64(first & 63))
  func bits(_ i: Int) -> UInt64 {
    bit == 0
      ? twoOverPi[word + i] : twoOverPi[word + i] << bit | twoOverPi[word + i + 1] >> (64 - bit)
  }
  let last = bits(2).multipliedFullWidth(by: mantissa)
  let middle = bits(1).multipliedFullWidth(by: mantissa)
  let (w1, carry) = middle.low.addingReportingOverflow(last.high)
  let w0 = (bits(0) &* mantissa) &+ middle.high &+ (carry ? 1 : 0)
  var quarter = Int(w0 >> 62)
  var f0 = w0 << 2 | w1 >> 62
  var f1 = w1 << 2 | last.low >> 62
  var f2 = last.low << 2
  let isNegative = f0 >> 63 == 1
  if isNegative {
    quarter += 1
    f2 = ~f2 &+ 1
    f1 = ~f1 &+ (f2 == 0 ? 1 : 0)
    f0 = ~f0 &+ (f2 == 0 && f1 == 0 ? 1 : 0)
  }
  func part(_ half: UInt64, _ exponent: Int) -> Double { Double(half) * powerOfTwo(exponent) }
  var fraction = DoubleDouble(sum: part(f0 >> 32, -32), part(f0 & 0xFFFF_FFFF, -64))
  fraction = fraction + DoubleDouble(sum: part(f1 >> 32, -96), part(f1 & 0xFFFF_FFFF, -128))
  fraction = fraction + DoubleDouble(part(f2 >> 32, -160), 0)
  var rest = fraction * DoubleDouble(1.5707963267948966, 6.123233995736766e-17)
  if isNegative { rest = DoubleDouble(-rest.high, -rest.low) }
  return x < 0 ? (-quarter, DoubleDouble(-rest.high, -rest.low)) : (quarter, rest)
}

/// 64 zero bits, then the first 1,280 bits of 2/π.
private let twoOverPi: [UInt64] = [
  0, 0xa2f9_836e_4e44_1529, 0xfc27_57d1_f534_ddc0, 0xdb62_9599_3c43_9041, 0xfe51_63ab_debb_c561,
  0xb724_6e3a_424d_d2e0, 0x0649_2eea_09d1_921c, 0xfe1d_eb1c_b129_a73e, 0xe882_35f5_2ebb_4484,
  0xe99c_7026_b45f_7e41, 0x3991_d639_8353_39f4, 0x9c84_5f8b_bdf9_283b, 0x1ff8_97ff_de05_980f,
  0xef2f_118b_5a0a_6d1f, 0x6d36_7ecf_27cb_09b7, 0x4f46_3f66_9e5f_ea2d, 0x7527_bac7_ebe5_f17b,
  0x3d07_39f7_8a52_92ea, 0x6bfb_5fb1_1f8d_5d08, 0x5603_3046_fc7b_6bab, 0xf0cf_bc20_9af4_361d,
]
