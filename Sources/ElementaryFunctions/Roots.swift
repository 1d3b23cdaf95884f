/// The cube root of `x`.
///
/// Accuracy: 1 ulp.
public func cbrt(_ x: Double) -> Double {
  if x == 0 || !x.isFinite { return x }
  let (isTiny, isHuge) = (abs(x) < 0x1p-1000, abs(x) > 0x1p1000)
  let a = isTiny ? abs(x) * 0x1p54 : isHuge ? abs(x) * 0x1p-54 : abs(x)
  // A third of the exponent is a first guess, 6 % off; Halley's step triples the number of digits.
  var t = Double(bitPattern: a.bitPattern / 3 + 0x2A9F_7893_0000_0000)
  for _ in 0..<2 {
    let cube = t * t * t
    t *= (cube + 2 * a) / (2 * cube + a)
  }
  // 26 bits of it have an exact square, so that Newton's step knows what is missing.
  t = Double(bitPattern: (t.bitPattern &+ 0x0400_0000) & 0xFFFF_FFFF_F800_0000)
  let r = a / (t * t)
  t += t * ((r - t) / (2 * t + r))
  if isTiny { t *= 0x1p-18 }
  if isHuge { t *= 0x1p18 }
  return x < 0 ? -t : t
}

/// The length of the vector (`x`, `y`), without overflow on the way.
///
/// Accuracy: 1 ulp.
///
/// - Parameters:
///   - x: One leg.
///   - y: The other.
/// - Returns: The length, at least 0; infinite if a leg is, even if the other is not a number.
public func hypot(_ x: Double, _ y: Double) -> Double {
  if x.isInfinite || y.isInfinite { return .infinity }
  let (a, b) = (abs(x), abs(y))
  let largest = a > b ? a : b
  if largest > 0x1p500 {
    return (x * 0x1p-600 * (x * 0x1p-600) + y * 0x1p-600 * (y * 0x1p-600))
      .squareRoot() * 0x1p600
  }
  if largest < 0x1p-450 {
    return (x * 0x1p600 * (x * 0x1p600) + y * 0x1p600 * (y * 0x1p600))
      .squareRoot() * 0x1p-600
  }
  return (x * x + y * y).squareRoot()
}

/// The hyperbolic tangent of `x`.
///
/// Accuracy: 2 ulp.
public func tanh(_ x: Double) -> Double {
  let a = abs(x)
  if a < 1e-8 || x.isNaN { return x }
  let value: Double
  if a > 22 {
    value = 1
  } else if a > 0.55 {
    value = 1 - 2 / (expm1(2 * a) + 2)
  } else {
    let t = expm1(-2 * a)
    value = -t / (t + 2)
  }
  return x < 0 ? -value : value
}
