// Evaluating, splitting and measuring one cubic Bézier curve. Lines and quadratic curves are raised
// to cubics where a path is measured, so that one body serves all.

/// One cubic Bézier curve.
struct CubicSegment {
  var start: Vector2
  var control1: Vector2
  var control2: Vector2
  var end: Vector2

  init(_ start: Vector2, _ control1: Vector2, _ control2: Vector2, _ end: Vector2) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
  }

  /// Creates the cubic that draws the same curve as a quadratic one.
  init(from start: Vector2, quadControl control: Vector2, to end: Vector2) {
    self.init(start, (start + control * 2) / 3, (end + control * 2) / 3, end)
  }

  /// Creates the cubic that draws a line at even speed.
  init(lineFrom start: Vector2, to end: Vector2) {
    self.init(start, start.mixed(with: end, 1 / 3), start.mixed(with: end, 2 / 3), end)
  }

  /// The point at parameter `t`, 0...1.
  func point(at t: Double) -> Vector2 {
    let s = 1 - t
    return start * (s * s * s) + control1 * (3 * s * s * t) + control2 * (3 * s * t * t)
      + end * (t * t * t)
  }

  /// The derivative by the parameter.
  func derivative(at t: Double) -> Vector2 {
    let s = 1 - t
    return (control1 - start) * (3 * s * s) + (control2 - control1) * (6 * s * t)
      + (end - control2) * (3 * t * t)
  }

  /// The segment between two parameters, as a curve of its own.
  func part(from t0: Double, to t1: Double) -> CubicSegment {
    let reach = (t1 - t0) / 3
    let first = t0 == 0 ? start : point(at: t0)
    let last = t1 == 1 ? end : point(at: t1)
    return CubicSegment(
      first, first + derivative(at: t0) * reach, last - derivative(at: t1) * reach, last)
  }

  /// What rounding may leave of a coefficient that is 0, as a part of the coordinates.
  private static let lostDigits = 1e-12
  /// How often a parameter's interval is halved: until nothing is left of it in a `Double`.
  private static let halvings = 60

  /// The parameters strictly inside 0...1, in order, where a component stops growing or falling.
  func extrema(of component: Int) -> [Double] {
    var extrema: [Double] = []
    forEachExtremum(of: component) { extrema.append($0) }
    return extrema
  }

  /// Calls `body` with each of them, without a list: bounds ask for those of every curve.
  @inline(__always)
  func forEachExtremum(of component: Int, _ body: (Double) -> Void) {
    let (p0, p1) = (start[component], control1[component])
    let (p2, p3) = (control2[component], end[component])
    // The derivative over 3 is a·t² + b·t + c.
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    let scale = max(abs(p0), abs(p1), abs(p2), abs(p3), .leastNormalMagnitude)
    func tell(_ root: Double) { if root > 0, root < 1 { body(root) } }
    if abs(a) <= Self.lostDigits * scale {
      if b != 0 { tell(-c / b) }
    } else {
      let discriminant = b * b - 4 * a * c
      if discriminant >= 0 {
        let q = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
        // Without a q, the only root is 0.
        guard q != 0 else { return }
        let (one, other) = (q / a, c / q)
        tell(other < one ? other : one)
        tell(other < one ? one : other)
      }
    }
  }

  /// The parameter at which a component that only grows or only falls over `t0...t1` has `value`.
  func parameter(of component: Int, at value: Double, from t0: Double, to t1: Double) -> Double {
    var (low, high) = (t0, t1)
    let rises = point(at: t1)[component] >= point(at: t0)[component]
    for _ in 0..<Self.halvings {
      let middle = (low + high) / 2
      if (point(at: middle)[component] < value) == rises { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// A chord's distance by the difference of control points: a second derivative is 6 times that,
  /// of which h²/8 counts.
  private static let chordFactor = 0.75

  /// How many even steps of the parameter keep chords within `tolerance` of the curve.
  ///
  /// The distance of a chord over a step h is at most h²/8 times the greatest second derivative,
  /// which for a cubic lies at one of its ends.
  func steps(tolerance: Double) -> Int {
    let bend = max(
      (start - control1 * 2 + control2).squaredLength,
      (control1 - control2 * 2 + end).squaredLength
    ).squareRoot()
    let steps = (bend * Self.chordFactor / tolerance).squareRoot().rounded(.up)
    return steps.isFinite ? max(1, Int(min(steps, Double(Self.mostSteps)))) : 1
  }

  /// Steps that are taken evenly, wherever the curve is.
  static let fewSteps = 64
  /// More steps are never taken.
  private static let mostSteps = 4096
  /// How near the ends the first and the last point are, in parts of the shortest step.
  private static let endParts = 16
  /// More halvings leave no digits of a curve.
  private static let greatestDepth = 64

  /// Calls `body` with points strictly inside the curve, near enough to each other where `area` is
  /// and as few as can be beyond it.
  ///
  /// Two of them are very near the ends, so that who comes there knows the directions.
  func forEachPlace(within area: VisibleArea, tolerance: Double, _ body: (Vector2) -> Void) {
    var room = Self.mostSteps
    let least = 1 / Double(Self.mostSteps * Self.endParts)
    body(point(at: least))
    part(from: least, to: 1 - least).visit(area, tolerance, depth: 0, &room, body)
    body(point(at: 1 - least))
  }

  private func visit(
    _ area: VisibleArea, _ tolerance: Double, depth: Int, _ room: inout Int,
    _ body: (Vector2) -> Void
  ) {
    guard room > 0, !area.misses(self) else { return }
    let steps = steps(tolerance: tolerance)
    guard steps > Self.fewSteps, depth < Self.greatestDepth else {
      room -= steps
      for step in 1..<max(steps, 1) { body(point(at: Double(step) / Double(steps))) }
      return
    }
    // Halved by means of means: the halves' control places are about the curve ever more closely.
    let (a, b, c) = ((start + control1) / 2, (control1 + control2) / 2, (control2 + end) / 2)
    let (left, right) = ((a + b) / 2, (b + c) / 2)
    let middle = (left + right) / 2
    CubicSegment(start, a, left, middle).visit(area, tolerance, depth: depth + 1, &room, body)
    body(middle)
    CubicSegment(middle, right, c, end).visit(area, tolerance, depth: depth + 1, &room, body)
  }
}

extension CubicSegment {
  /// Half of the abscissae of 16-point Gauss–Legendre quadrature on −1...1, and their weights.
  private static let abscissae: [(at: Double, weight: Double)] = [
    (0.0950125098376374, 0.1894506104550685), (0.2816035507792589, 0.1826034150449236),
    (0.4580167776572274, 0.1691565193950025), (0.6178762444026438, 0.1495959888165767),
    (0.7554044083550030, 0.1246289712555339), (0.8656312023878318, 0.0951585116824928),
    (0.9445750230732326, 0.0622535239386479), (0.9894009349916499, 0.0271524594117541),
  ]

  /// The length between two parameters by one quadrature.
  private func quadrature(from t0: Double, to t1: Double) -> Double {
    let (middle, half) = ((t0 + t1) / 2, (t1 - t0) / 2)
    var sum = 0.0
    for node in Self.abscissae {
      let offset = half * node.at
      sum +=
        node.weight
        * (derivative(at: middle - offset).length + derivative(at: middle + offset).length)
    }
    return sum * half
  }

  /// The difference of two quadratures that counts as none, as a part of the length, and how often
  /// a curve is halved until then.
  private static let (lengthTolerance, lengthDepth) = (1e-9, 12)
  /// How near a length has to be found, as a part of the whole, and in how many steps at most.
  private static let (searchTolerance, searchSteps) = (1e-10, 40)

  /// The length between two parameters, exact to about 1e-9 of itself; cusps are found by halving.
  func length(from t0: Double = 0, to t1: Double = 1) -> Double {
    refined(t0, t1, whole: quadrature(from: t0, to: t1), depth: 0)
  }

  private func refined(_ t0: Double, _ t1: Double, whole: Double, depth: Int) -> Double {
    let middle = (t0 + t1) / 2
    let left = quadrature(from: t0, to: middle)
    let right = quadrature(from: middle, to: t1)
    guard abs(left + right - whole) > Self.lengthTolerance * (left + right),
      depth < Self.lengthDepth
    else { return left + right }
    return refined(t0, middle, whole: left, depth: depth + 1)
      + refined(middle, t1, whole: right, depth: depth + 1)
  }

  /// The parameter that lies `distance` along a curve of the given whole length.
  func parameter(atLength distance: Double, of whole: Double) -> Double {
    guard distance > 0, whole > 0 else { return 0 }
    guard distance < whole else { return 1 }
    var (low, high) = (0.0, 1.0)
    var t = distance / whole
    for _ in 0..<Self.searchSteps {
      let excess = length(from: 0, to: t) - distance
      if abs(excess) <= Self.searchTolerance * whole { return t }
      if excess > 0 { high = t } else { low = t }
      let speed = derivative(at: t).length
      let next = speed > 0 ? t - excess / speed : .infinity
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }
}
