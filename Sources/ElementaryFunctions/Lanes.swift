// Four numbers at once, with the bits of the functions for one: the same operations in the same order.
// The processor does two or four of them in the time of one.

/// e to the power of each lane of `x`.
@inline(__always)
public func exp(_ x: SIMD4<Double>) -> SIMD4<Double> {
  guard all(x .> -700 .& x .< 700) else {
    return SIMD4(exp(x[0]), exp(x[1]), exp(x[2]), exp(x[3]))
  }
  let shifted = x * 1.4426950408889634 + roundingShift
  let n = shifted - roundingShift
  let high = x - n * 0.6931471803691238
  let low = n * 1.9082149292705877e-10
  let r = high - low
  let tail = (high - r) - low
  let r2 = r * r
  let r4 = r2 * r2
  let a = 0.5 + r * 0.1666666666666667
  let b = 0.04166666666666667 + r * 0.008333333333326136
  let c = 0.0013888888888883748 + r * 0.00019841269874820627
  let d = 2.4801587325547743e-05 + r * 2.7557255400206422e-06
  let e = 2.75572736431103e-07 + r * 2.5105217004720745e-08
  let series = (a + r2 * b) + r4 * ((c + r2 * d) + r4 * (e + r2 * 2.0914686968086876e-09))
  return (1 + (r + (tail + r2 * series)))
    * SIMD4(power(shifted[0]), power(shifted[1]), power(shifted[2]), power(shifted[3]))
}

/// 2 to the power of a whole number that stands in the last bits of `shifted`.
@inline(__always) private func power(_ shifted: Double) -> Double {
  Double(bitPattern: (shifted.bitPattern &+ 1023) &<< 52)
}

/// Sine and cosine of each lane of `x`, in radians.
@inline(__always)
public func sincos(_ x: SIMD4<Double>) -> (sin: SIMD4<Double>, cos: SIMD4<Double>) {
  guard all(x .> -800_000 .& x .< 800_000) else {
    let (a, b, c, d) = (sincos(x[0]), sincos(x[1]), sincos(x[2]), sincos(x[3]))
    return (SIMD4(a.sin, b.sin, c.sin, d.sin), SIMD4(a.cos, b.cos, c.cos, d.cos))
  }
  let n = (x * 0.6366197723675814 + roundingShift) - roundingShift
  let first = x - n * 1.5707963267341256
  let (b, bLow) = sum(first, n * -6.077100506303966e-11)
  let (c, cLow) = sum(b, n * -2.0222662487111665e-21)
  let rest = cLow + (bLow - n * 8.4784276603689e-32)
  let r = c + rest
  let low = rest - (r - c)

  let z = r * r
  let z2 = z * z
  let half = 0.5 * z
  let s0 = -0.16666666666666666 + z * 0.008333333333333331
  let s1 = -0.0001984126984126506 + z * 2.7557319219335453e-06
  let s2 = -2.5052106231157904e-08 + z * 1.605853141458901e-10
  let sine =
    r + (z * r * (s0 + z2 * (s1 + z2 * (s2 + z2 * -7.586685070091267e-13))) + low * (1 - half))
  let c0 = 0.041666666666666664 + z * -0.0013888888888888887
  let c1 = 2.4801587301584645e-05 + z * -2.755731922140076e-07
  let c2 = 2.0876755790363397e-09 + z * -1.1470460773969325e-11
  let w = 1 - half
  let cosine =
    w
    + (((1 - w) - half)
      + (z2 * (c0 + z2 * (c1 + z2 * (c2 + z2 * 4.7458652037874553e-14))) - r * low))

  // The quarter of the turn, −2...2.
  let quarter = n - 4 * ((n * 0.25 + roundingShift) - roundingShift)
  let isOdd = quarter * quarter .== 1
  let isOpposite = quarter * quarter .== 4
  let (s, k) = (
    sine.replacing(with: cosine, where: isOdd), cosine.replacing(with: sine, where: isOdd)
  )
  return (
    s.replacing(with: -s, where: isOpposite .| quarter .== -1),
    k.replacing(with: -k, where: isOpposite .| quarter .== 1)
  )
}

@inline(__always)
private func sum(
  _ a: SIMD4<Double>, _ b: SIMD4<Double>
) -> (high: SIMD4<Double>, low: SIMD4<Double>) {
  let high = a + b
  let c = high - a
  return (high, (a - (high - c)) + (b - c))
}
