import Motion

/// Numbers that look like chance and are the same in every run.
struct Numbers {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next(_ range: ClosedRange<Double>) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let share = Double(state >> 11) * 0x1p-53
    return range.lowerBound + share * (range.upperBound - range.lowerBound)
  }
}

/// Integrates x″ = force(x, x′, t) by the classical Runge–Kutta method of fourth order: another way to the
/// numbers that closed forms give.
func integrated(
  from start: (x: Double, v: Double), over time: Double, steps: Int = 4000,
  _ force: (_ x: Double, _ v: Double, _ t: Double) -> Double
) -> (x: Double, v: Double) {
  var (x, v) = start
  let h = time / Double(steps)
  for step in 0..<steps {
    let t = Double(step) * h
    let a1 = force(x, v, t)
    let (x2, v2) = (x + h / 2 * v, v + h / 2 * a1)
    let a2 = force(x2, v2, t + h / 2)
    let (x3, v3) = (x + h / 2 * v2, v + h / 2 * a2)
    let a3 = force(x3, v3, t + h / 2)
    let (x4, v4) = (x + h * v3, v + h * a3)
    let a4 = force(x4, v4, t + h)
    x += h / 6 * (v + 2 * v2 + 2 * v3 + v4)
    v += h / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
  }
  return (x, v)
}
