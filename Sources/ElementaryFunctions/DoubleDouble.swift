/// A number as the sum of two doubles, of which the second is at most half an ulp of the first.
///
/// About 106 bits: what `pow` and large arguments of the circular functions need on their way to 53.
/// Products are split by hand; a fused multiply-add would be another machine's rounding.
struct DoubleDouble {
  /// The nearest double.
  var high: Double
  /// What is left.
  var low: Double

  /// A number that is both parts already.
  @inline(__always) init(_ high: Double, _ low: Double) { (self.high, self.low) = (high, low) }

  /// The exact sum of two doubles.
  @inline(__always) init(sum a: Double, _ b: Double) {
    high = a + b
    let c = high - a
    low = (a - (high - c)) + (b - c)
  }

  /// The exact sum of two doubles of which the first is not smaller.
  @inline(__always) init(large a: Double, small b: Double) {
    high = a + b
    low = b - (high - a)
  }

  /// The exact product of two doubles, both below 2^995.
  @inline(__always) init(product a: Double, _ b: Double) {
    high = a * b
    let splitter = 134_217_729.0  // 2^27 + 1
    let (p, q) = (a * splitter, b * splitter)
    let (ah, bh) = (p - (p - a), q - (q - b))
    let (al, bl) = (a - ah, b - bh)
    low = ((ah * bh - high) + ah * bl + al * bh) + al * bl
  }

  /// The sum, off by about 2^-104 of the larger operand.
  @inline(__always) static func + (a: Self, b: Self) -> Self {
    let s = Self(sum: a.high, b.high)
    return Self(large: s.high, small: s.low + a.low + b.low)
  }

  /// The product, off by about 2^-104 of itself.
  @inline(__always) static func * (a: Self, b: Self) -> Self {
    let p = Self(product: a.high, b.high)
    return Self(large: p.high, small: p.low + (a.high * b.low + a.low * b.high))
  }

  /// The quotient of two doubles, off by about 2^-104 of itself.
  @inline(__always) init(quotient a: Double, by b: Self) {
    let q = a / b.high
    let p = Self(product: q, b.high)
    self.init(large: q, small: ((a - p.high) - p.low - q * b.low) / b.high)
  }
}

/// `x` times 2^`exponent`, rounded once; for exponents of −2098 to 2046.
@inline(__always) func scaled(_ x: Double, byPowerOfTwo exponent: Int) -> Double {
  if exponent >= -1022, exponent <= 1023 { return x * powerOfTwo(exponent) }
  if exponent > 1023 { return x * powerOfTwo(1023) * powerOfTwo(exponent - 1023) }
  return exponent >= -2044
    ? x * powerOfTwo(-1022) * powerOfTwo(exponent + 1022)
    : x * powerOfTwo(-1022) * powerOfTwo(-1022) * powerOfTwo(exponent + 2044)
}

/// 2^`exponent`, for exponents of normal numbers.
@inline(__always) func powerOfTwo(_ exponent: Int) -> Double {
  Double(bitPattern: UInt64(truncatingIfNeeded: exponent &+ 1023) &<< 52)
}

/// Adding and subtracting this rounds to an integer, ties to even, for arguments below 2^51.
let roundingShift = 6_755_399_441_055_744.0  // 1.5 · 2^52
