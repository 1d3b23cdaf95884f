/// The error function of `x`, 2/√π · ∫₀ˣ exp(−t²) dt.
///
/// Accuracy: 2 ulp.
public func erf(_ x: Double) -> Double {
  let a = abs(x)
  if x.isNaN { return x }
  if a < 1 { return erfNearZero(x) }
  let value = a > 6 ? 1 : 1 - erfcTail(a)
  return x < 0 ? -value : value
}

/// What the error function of `x` lacks of 1, exact where that is small.
///
/// Accuracy: 4 ulp.
public func erfc(_ x: Double) -> Double {
  if x.isNaN { return x }
  if x < 0.5 { return x < -6 ? 2 : x < -1 ? 2 - erfcTail(-x) : 1 - erfNearZero(x) }
  return x > 27.3 ? 0 : erfcTail(x)
}

/// The error function for |x| up to 1.
private func erfNearZero(_ x: Double) -> Double {
  let z = x * x
  let p = polynomial(z, erfSeries)
  return x + x * p
}

/// The complement for x from ½ on: exp(−x²) times a polynomial in (x − 4)/(x + 4), over 1 + 2x.
private func erfcTail(_ x: Double) -> Double {
  let square = DoubleDouble(product: x, x)
  let p = polynomial((x - 4) / (x + 4), erfcSeries)
  return exp(DoubleDouble(-square.high, -square.low)) * p / (1 + 2 * x)
}

/// Horner's rule, highest coefficient first.
@inline(__always) func polynomial(_ x: Double, _ coefficients: [Double]) -> Double {
  var sum = 0.0
  for coefficient in coefficients { sum = sum * x + coefficient }
  return sum
}

private let erfSeries: [Double] = [
  -4.229011708989197e-12, 8.707834948949949e-11, -1.2164225654817864e-09, 1.4792347499413907e-08,
  -1.636463660480217e-07, 1.6462045054724144e-06, -1.4925647549075886e-05, 0.00012055332902288382,
  -0.0008548327021921774, 0.005223977625423116, -0.026866170645129826, 0.1128379167095512,
  -0.37612638903183754, 0.1283791670955126,
]

private let erfcSeries: [Double] = [
  1.570036927157774e-09, 2.420732503548398e-09, -1.4863847746199828e-08, -1.9770645300789213e-08,
  1.1078834783927751e-07, 7.718993239723124e-08, -8.257212553072976e-07, 2.9181485850108104e-07,
  5.709717072427014e-06, -1.1221067468639072e-05, -2.4399148571913193e-05, 0.0001506213800520393,
  -0.00019925672295143727, -0.0007577732306115099, 0.005031969983878878, -0.0161977340648754,
  0.03716751553682934, -0.066330365811711, 0.0937328349983866, -0.10103906603632312,
  0.06809705425469177, 0.015379652102620017, -0.1396211168405625, 1.2329951186255526,
]
