/// A timing curve from (0, 0) to (1, 1), bent by two control points.
package struct CubicBezier: Hashable, Sendable {
  /// Time of the first control point.
  package var x1: Double
  /// Progress of the first control point.
  package var y1: Double
  /// Time of the second control point.
  package var x2: Double
  /// Progress of the second control point.
  package var y2: Double

  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  /// One coordinate as a polynomial ((c₃t + c₂)t + c₁)t of the curve's parameter.
  private struct Coordinate {
    let c1: Double
    let c2: Double
    let c3: Double

    init(_ p1: Double, _ p2: Double) {
      c1 = 3 * p1
      c2 = 3 * (p2 - p1) - c1
      c3 = 1 - c1 - c2
    }
    func value(_ t: Double) -> Double { ((c3 * t + c2) * t + c1) * t }
    func slope(_ t: Double) -> Double { (3 * c3 * t + 2 * c2) * t + c1 }
  }

  /// What progress and velocity are rounded to: SwiftUI's values are multiples of it.
  private static let quantum = 0x1p-20
  /// How near the time of a found parameter has to be.
  private static let tolerance = 0x1p-48
  /// A slope below this is none.
  private static let flat = 0x1p-40
  /// Newton's steps before the interval is halved instead, as in SwiftUI.
  private static let newtonSteps = 8
  /// A slope below this leads Newton's steps astray.
  private static let leastSlope = 1e-6
  /// How often the interval is halved: once for each digit of a `Double`.
  private static let halvings = 52

  private var isLinear: Bool { x1 == y1 && x2 == y2 }

  /// Progress at `time`, both 0...1, to a multiple of 2⁻²⁰; a straight line is exact.
  package func value(at time: Double) -> Double {
    if isLinear || time <= 0 || time >= 1 { return min(max(time, 0), 1) }
    return quantised(Coordinate(y1, y2).value(parameter(at: time)))
  }

  /// Change of progress per time at `time`, to a multiple of 2⁻²⁰.
  package func velocity(at time: Double) -> Double {
    if isLinear { return 1 }
    let t = parameter(at: min(max(time, 0), 1))
    let (dx, dy) = (Coordinate(x1, x2).slope(t), Coordinate(y1, y2).slope(t))
    // Where both vanish, at the ends of easeOut and easeIn, SwiftUI reports 1 and 0.
    if abs(dy) < Self.flat { return abs(dx) < Self.flat && time < 0.5 ? 1 : 0 }
    if abs(dx) < Self.flat { return dy < 0 ? -.infinity : .infinity }
    return dx == dy ? 1 : quantised(dy / dx)
  }

  /// The parameter at which the curve is at `time`: Newton's method, or halving where that strays.
  private func parameter(at time: Double) -> Double {
    if time <= 0 || time >= 1 { return time <= 0 ? 0 : 1 }
    let x = Coordinate(x1, x2)
    let tolerance = Self.tolerance
    var t = time
    for _ in 0..<Self.newtonSteps {
      let error = x.value(t) - time
      if abs(error) < tolerance { return t }
      let slope = x.slope(t)
      if abs(slope) < Self.leastSlope { break }
      t -= error / slope
    }
    if t >= 0, t <= 1, abs(x.value(t) - time) < tolerance { return t }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<Self.halvings {
      t = (low + high) / 2
      if x.value(t) < time { low = t } else { high = t }
    }
    return t
  }

  private func quantised(_ value: Double) -> Double {
    (value / Self.quantum).rounded() * Self.quantum
  }
}
