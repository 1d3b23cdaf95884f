import Testing

@testable import Motion

/// Timing curves as the polynomials that they are.
@Suite struct CubicBezierTests {
  static let curves = [
    CubicBezier(0.42, 0, 1, 1), CubicBezier(0, 0, 0.58, 1), CubicBezier(0.42, 0, 0.58, 1),
    CubicBezier(0.25, 0.1, 0.25, 1), CubicBezier(1, 0, 0, 1), CubicBezier(0, 1, 1, 0),
    CubicBezier(0.3, -0.8, 0.7, 1.8), CubicBezier(0.9, 0.1, 0.95, 0.05),
  ]
  /// What values are rounded to, as SwiftUI's are.
  private static let step = 0x1p-20

  /// Bernstein's form, unlike the source's.
  private static func point(_ c: CubicBezier, _ t: Double) -> (x: Double, y: Double) {
    let (a, b, d) = (3 * (1 - t) * (1 - t) * t, 3 * (1 - t) * t * t, t * t * t)
    return (a * c.x1 + b * c.x2 + d, a * c.y1 + b * c.y2 + d)
  }

  @Test(arguments: curves) func passesThroughEveryPointOfItself(_ curve: CubicBezier) {
    for t in stride(from: 0.0, through: 1, by: 1 / 64.0) {
      let point = Self.point(curve, t)
      // Where the curve is upright, a rounding of time is a step of the value.
      let slope = abs(curve.velocity(at: point.x))
      guard slope < 1e3 else { continue }
      expectNear(curve.value(at: point.x), point.y, Self.step + 1e-12 * slope, "\(curve) at \(t)")
    }
  }

  @Test(arguments: curves) func valuesAreWholeSteps(_ curve: CubicBezier) {
    let steps = stride(from: 0.0, through: 1, by: 1 / 97.0).map { curve.value(at: $0) / Self.step }
    #expect(steps.allSatisfy { $0 == $0.rounded() })
    // And no larger ones.
    #expect(steps.contains { !($0 / 2 == ($0 / 2).rounded()) })
  }

  @Test(arguments: curves.prefix(4)) func easingNeverTurnsBack(_ curve: CubicBezier) {
    var last = -1.0
    for time in stride(from: 0.0, through: 1, by: 1 / 512.0) {
      let value = curve.value(at: time)
      #expect(value >= last && value >= 0 && value <= 1)
      last = value
    }
  }

  /// Turned by half a turn about the middle, control points change places.
  @Test(arguments: curves) func aTurnedCurveIsTheMirrorImage(_ curve: CubicBezier) {
    let turned = CubicBezier(1 - curve.x2, 1 - curve.y2, 1 - curve.x1, 1 - curve.y1)
    for time in stride(from: 0.0, through: 1, by: 1 / 50.0) {
      expectNear(turned.value(at: time), 1 - curve.value(at: 1 - time), 1.5 * Self.step)
    }
  }

  @Test(arguments: curves) func velocityIsTheQuotientOfTheDerivatives(_ curve: CubicBezier) {
    for t in stride(from: 0.05, through: 0.95, by: 0.05) {
      let h = 1e-5
      let (a, b) = (Self.point(curve, t - h), Self.point(curve, t + h))
      let slope = (b.y - a.y) / (b.x - a.x)
      guard abs(slope) < 50 else { continue }
      expectNear(curve.velocity(at: Self.point(curve, t).x), slope, 1e-3, "\(curve) at \(t)")
    }
  }

  @Test func aStraightLineIsExact() {
    for third in [0.0, 1 / 3.0, 0.9] {
      let line = CubicBezier(third, third, 1, 1)
      for time in [0.1, 1 / 3.0, 0.7] {
        #expect(line.value(at: time) == time && line.velocity(at: time) == 1)
      }
    }
  }

  @Test(arguments: curves) func beyondItsEndsItStandsStill(_ curve: CubicBezier) {
    #expect(curve.value(at: -1) == 0 && curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1 && curve.value(at: 7) == 1)
  }

  // MARK: Unit curves

  @Test func circularCurvesLieOnCircles() {
    for p in stride(from: 0.0, through: 1, by: 1 / 40.0) {
      let (i, o) = (
        UnitCurve.circularEaseIn.value(at: p), UnitCurve.circularEaseOut.value(at: p)
      )
      expectNear(p * p + (1 - i) * (1 - i), 1, 1e-14)
      expectNear((1 - p) * (1 - p) + o * o, 1, 1e-14)
      let both = UnitCurve.circularEaseInOut.value(at: p)
      let r2 =
        p < 0.5
        ? p * p + (0.5 - both) * (0.5 - both) : (1 - p) * (1 - p) + (both - 0.5) * (both - 0.5)
      expectNear(r2, 0.25, 1e-14)
    }
  }

  @Test(arguments: [UnitCurve.easeInOut, .circularEaseInOut, .linear])
  func slowAtBothEndsIsItsOwnMirrorImage(_ curve: UnitCurve) {
    for p in stride(from: 0.0, through: 1, by: 1 / 32.0) {
      expectNear(curve.value(at: p) + curve.value(at: 1 - p), 1, 2e-6)
    }
  }

  @Test(arguments: [
    UnitCurve.easeIn, .easeOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut, .linear,
    .easeInOut, UnitCurve(0.1, 0.6, 0.3, 0.9),
  ])
  func theInverseOfTheInverseIsTheCurve(_ curve: UnitCurve) {
    #expect(curve.inverse.inverse == curve)
  }

  @Test func timesOfControlPointsAreCutAndProgressIsNot() {
    let wild = UnitCurve(-3, -1, 4, 2)
    let cut = UnitCurve(0, -1, 1, 2)
    for p in stride(from: 0.0, through: 1, by: 0.05) {
      #expect(wild.value(at: p) == cut.value(at: p))
      #expect(wild.velocity(at: p) == cut.velocity(at: p))
    }
    #expect(cut.value(at: 0.2) < 0 && cut.value(at: 0.8) > 1)
  }
}
