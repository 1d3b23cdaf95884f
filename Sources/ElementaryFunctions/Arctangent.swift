// Arc functions.

/// The arc tangent of `x`, in radians between −π/2 and π/2.
///
/// Accuracy: 1 ulp.
public func atan(_ x: Double) -> Double {
  let a = abs(x)
  if a < 1e-8 || x.isNaN { return x }
  let value: Double
  if a <= 1 {
    let c = (a * 8).rounded()
    let base = arctangents[Int(c)]
    value = arctangentSum(base, (a - c / 8) / (1 + a * (c / 8)))
  } else if a < 1e17 {
    let c = (8 / a).rounded()
    let base = arctangents[Int(c)]
    let whole = DoubleDouble(sum: 1.5707963267948966, -base.high)
    value = arctangentSum(
      (whole.high, whole.low + (6.123233995736766e-17 - base.low)),
      -(1 - a * (c / 8)) / (a + c / 8))
  } else {
    value = 1.5707963267948966
  }
  return x < 0 ? -value : value
}

/// The angle of the point (`x`, `y`) from the positive x axis, in radians between −π and π, with the
/// special cases of IEEE 754.
///
/// Accuracy: 2 ulp.
///
/// - Parameters:
///   - y: The point's second coordinate, first as in every library.
///   - x: The point's first coordinate; its sign counts at 0, too.
/// - Returns: The angle in radians, −π...π; not a number if a coordinate is none.
public func atan2(_ y: Double, _ x: Double) -> Double {
  if x.isNaN || y.isNaN { return .nan }
  let isBehind = x.sign == .minus
  var angle: Double
  if y == 0 {
    angle = isBehind ? .pi : 0
  } else if x == 0 {
    angle = 1.5707963267948966
  } else if y.isInfinite {
    angle = x.isInfinite ? (isBehind ? 2.356194490192345 : 0.7853981633974483) : 1.5707963267948966
  } else {
    angle = atan(abs(y / x))
    if isBehind { angle = 3.141592653589793 - (angle - 1.2246467991473532e-16) }
  }
  if y.sign == .minus { angle = -angle }
  return angle
}

/// The arc sine of `x`, in radians between −π/2 and π/2; not a number beyond ±1.
///
/// Accuracy: 2 ulp.
public func asin(_ x: Double) -> Double {
  let a = abs(x)
  guard a <= 1 else { return .nan }
  if a < 1e-8 { return x }
  if a <= 0.5 { return x + x * arcsineTail(x * x) }
  let z = (1 - a) / 2
  let (root, rest) = splitRoot(z)
  let sum = root + rest
  let quarter = 0.7853981633974483
  // π/2 − 2(s + s·tail), with the halves of π/2 taken apart where they cancel.
  let tail = 2 * sum * arcsineTail(z)
  let value =
    quarter - ((tail - (6.123233995736766e-17 - 2 * rest)) - (quarter - 2 * root))
  return x < 0 ? -value : value
}

/// The arc cosine of `x`, in radians between 0 and π; not a number beyond ±1.
///
/// Accuracy: 2 ulp.
public func acos(_ x: Double) -> Double {
  let a = abs(x)
  guard a <= 1 else { return .nan }
  if a <= 0.5 {
    return 1.5707963267948966 - (x - (6.123233995736766e-17 - x * arcsineTail(x * x)))
  }
  let z = (1 - a) / 2
  let (root, rest) = splitRoot(z)
  let sum = root + rest
  if x > 0 { return 2 * (root + (rest + sum * arcsineTail(z))) }
  return 3.141592653589793 - (2 * (root + (rest + sum * arcsineTail(z))) - 1.2246467991473532e-16)
}

/// The root of `z` as 26 bits, whose square is exact, and the rest.
@inline(__always) private func splitRoot(_ z: Double) -> (root: Double, rest: Double) {
  let s = z.squareRoot()
  if s == 0 { return (0, 0) }
  let root = Double(bitPattern: s.bitPattern & 0xFFFF_FFFF_F800_0000)
  return (root, (z - root * root) / (s + root))
}

/// atan(base) + atan(t) for a small t.
@inline(__always) private func arctangentSum(
  _ base: (high: Double, low: Double), _ t: Double
) -> Double {
  let z = t * t
  let w = z * z
  let even = -0.3333333333333333 + w * (-0.14285714285032175 + w * -0.09090554995386237)
  let odd = 0.19999999999999768 + w * (0.11111110380289864 + w * 0.07613142659951858)
  let tail = t * (z * (even + z * odd))
  return base.high + (t + (tail + base.low))
}

/// asin(x)/x − 1, for z = x² up to ¼.
@inline(__always) private func arcsineTail(_ z: Double) -> Double {
  let w = z * z
  let even = polynomial(w, arcsineEven)
  let odd = polynomial(w, arcsineOdd)
  return z * (even + z * odd)
}

/// The arc tangents of 0, 1/8 … 1, each as a sum of two doubles.
private let arctangents: [(high: Double, low: Double)] = [
  (0, 0), (0.12435499454676144, -3.1253241424539383e-18),
  (0.24497866312686414, 1.0698755618734451e-17), (0.35877067027057225, -2.4623815582638635e-17),
  (0.4636476090008061, 2.2698777452961687e-17), (0.5585993153435624, -5.4556305485916264e-18),
  (0.6435011087932844, 1.5834785051444286e-17), (0.7188299996216245, -2.1478388444456983e-17),
  (0.7853981633974483, 3.061616997868383e-17),
]

/// Coefficients of the arc sine's even and odd powers of x², highest first.
private let arcsineEven: [Double] = [
  -0.01924167174674304, 0.0030448799094556773, 0.009621842970100282, 0.01396378001220357,
  0.02237215744350722, 0.044642857142551895, 0.16666666666666666,
]

private let arcsineOdd: [Double] = [
  0.02961201126495512, 0.019554513336123378, 0.009319560794767446, 0.011566459612121669,
  0.017352816540325496, 0.03038194447553234, 0.07500000000000118,
]
