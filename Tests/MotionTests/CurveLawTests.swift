import Foundation
import Motion
import Testing

/// Timing curves by what they are drawn from: monotone where their points rise, on the circle where they are arcs, and
/// animations along them.
@Suite struct CurveLawTests {
  private static let easings: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
  ]

  @Test(arguments: easings) func easingsRiseFromZeroToOne(_ curve: UnitCurve) {
    var last = 0.0
    for step in 1...1000 {
      let value = curve.value(at: Double(step) / 1000)
      #expect(value >= last && value <= 1)
      last = value
    }
    #expect(last == 1)
  }

  @Test func slowStartsLieBelowTheDiagonalAndSlowEndsAbove() {
    for step in 1..<100 {
      let p = Double(step) / 100
      for curve in [UnitCurve.easeIn, .circularEaseIn] { #expect(curve.value(at: p) < p) }
      for curve in [UnitCurve.easeOut, .circularEaseOut] { #expect(curve.value(at: p) > p) }
      for curve in [UnitCurve.easeInOut, .circularEaseInOut] where p != 0.5 {
        #expect((curve.value(at: p) < p) == (p < 0.5))
      }
      #expect(UnitCurve.linear.value(at: p) == p)
    }
  }

  @Test(arguments: [(UnitCurve.easeIn, UnitCurve.easeOut), (.circularEaseIn, .circularEaseOut)])
  func aSlowEndIsASlowStartTurnedRound(_ pair: (UnitCurve, UnitCurve)) {
    for step in 0...200 {
      let p = Double(step) / 200
      // Béziers are told in steps of 2⁻²⁰.
      expectNear(pair.1.value(at: p), 1 - pair.0.value(at: 1 - p), 0x1p-19)
    }
  }

  @Test func arcsAreCircles() {
    for step in 0...100 {
      let p = Double(step) / 100
      // About (0, 1), about (1, 0), and halves of both.
      let (x, y) = (p, 1 - UnitCurve.circularEaseIn.value(at: p))
      expectNear(x * x + y * y, 1, 1e-12)
      let (u, v) = (1 - p, UnitCurve.circularEaseOut.value(at: p))
      expectNear(u * u + v * v, 1, 1e-12)
      let both = UnitCurve.circularEaseInOut.value(at: p)
      let half =
        p < 0.5
        ? UnitCurve.circularEaseIn.value(at: 2 * p) / 2
        : (1 + UnitCurve.circularEaseOut.value(at: 2 * p - 1)) / 2
      expectNear(both, half, 1e-9)
    }
  }

  @Test(arguments: [(0.42, 0.0, 0.58, 1.0), (0.25, 0.1, 0.25, 1), (0.2, -0.6, 0.8, 1.7)])
  func aCurvePassesWhereItsPolynomialsSay(_ points: (Double, Double, Double, Double)) {
    let curve = UnitCurve(points.0, points.1, points.2, points.3)
    func bernstein(_ a: Double, _ b: Double, _ t: Double) -> Double {
      3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t
    }
    for step in 0...50 {
      let t = Double(step) / 50
      let (x, y) = (bernstein(points.0, points.2, t), bernstein(points.1, points.3, t))
      expectNear(curve.value(at: x), y, 2e-6)
    }
  }

  @Test func cssEaseHasTheBrowsersValues() {
    // cubic-bezier(0.25, 0.1, 0.25, 1), at quarters; by bisection of the polynomial.
    let ease = UnitCurve(0.25, 0.1, 0.25, 1)
    for (time, progress) in [(0.25, 0.408511), (0.5, 0.802403), (0.75, 0.960459)] {
      expectNear(ease.value(at: time), progress, 2e-5)
    }
  }

  // MARK: Animations along curves

  private func value(_ animation: Animation, _ time: Double, _ distance: Double = 1) -> Double? {
    var context = AnimationContext<Double>()
    return animation.animate(value: distance, time: time, context: &context)
  }

  @Test(arguments: easings, [0.2, 1, 3.5])
  func anAnimationAlongACurveIsTheCurve(_ curve: UnitCurve, _ duration: Double) throws {
    let animation = Animation.timingCurve(curve, duration: duration)
    for step in 0..<64 {
      let share = Double(step) / 64
      let shown = try #require(value(animation, share * duration, 80))
      expectNear(shown, 80 * curve.value(at: share), 1e-3)
    }
    #expect(value(animation, duration) == nil)
  }

  @Test func aDistanceScalesWhatIsShown() throws {
    for animation: Animation in [.easeInOut, .linear(duration: 1), .timingCurve(0.2, -1, 0.8, 2)] {
      for time in stride(from: 0.0, to: 0.34, by: 0.02) {
        let one = try #require(value(animation, time))
        #expect(abs(try #require(value(animation, time, -50)) + 50 * one) < 1e-9)
      }
    }
  }

  @Test func anAutoreversedCycleGoesBackByTheSameCurve() throws {
    // Not by its mirror image: what begins slowly begins slowly on the way back, too.
    let there = Animation.easeIn(duration: 1).repeatCount(2)
    for step in 1..<32 {
      let time = Double(step) / 32
      let (way, back) = (try #require(value(there, time)), try #require(value(there, 1 + time)))
      expectNear(back, 1 - way, 1e-9)
    }
  }
}
