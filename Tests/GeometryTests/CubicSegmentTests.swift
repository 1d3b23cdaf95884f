import Foundation
import Testing

@testable import Geometry

/// One cubic curve: split, measured and flattened.
@Suite struct CubicSegmentTests {
  private static func segment(_ seed: Int) -> CubicSegment {
    var numbers = Numbers(seed)
    func vector() -> Vector2 { Vector2(numbers.next(-50...50), numbers.next(-50...50)) }
    return CubicSegment(vector(), vector(), vector(), vector())
  }
  static let seeds = Array(0..<24)
  /// A cusp, a loop, a straight line that turns back, and a curve of no length.
  static let special: [CubicSegment] = [
    CubicSegment(Vector2(0, 0), Vector2(10, 10), Vector2(0, 10), Vector2(10, 0)),
    CubicSegment(Vector2(0, 0), Vector2(30, 20), Vector2(-20, 20), Vector2(10, 0)),
    CubicSegment(Vector2(0, 0), Vector2(20, 0), Vector2(-10, 0), Vector2(10, 0)),
    CubicSegment(Vector2(3, 4), Vector2(3, 4), Vector2(3, 4), Vector2(3, 4)),
  ]

  @Test(arguments: seeds) func aPartIsTheCurveBetweenItsEnds(_ seed: Int) {
    let curve = Self.segment(seed)
    for (t0, t1) in [(0.0, 0.4), (0.25, 0.8), (0.5, 1), (0, 1)] {
      let part = curve.part(from: t0, to: t1)
      for t in stride(from: 0.0, through: 1, by: 0.125) {
        let difference = part.point(at: t) - curve.point(at: t0 + (t1 - t0) * t)
        expectNear(difference.length, 0, 1e-11)
      }
    }
  }

  @Test(arguments: seeds) func theDerivativeIsTheSlope(_ seed: Int) {
    let curve = Self.segment(seed)
    for t in stride(from: 0.1, through: 0.9, by: 0.2) {
      let slope = (curve.point(at: t + 1e-6) - curve.point(at: t - 1e-6)) / 2e-6
      expectNear((curve.derivative(at: t) - slope).length, 0, 1e-5)
    }
  }

  @Test(arguments: seeds) func aQuadraticCurveRaisedIsItself(_ seed: Int) {
    let curve = Self.segment(seed)
    let (a, b, c) = (curve.start, curve.control1, curve.end)
    let raised = CubicSegment(from: a, quadControl: b, to: c)
    for t in stride(from: 0.0, through: 1, by: 0.1) {
      let s = 1 - t
      let place = a * (s * s) + b * (2 * s * t) + c * (t * t)
      expectNear((raised.point(at: t) - place).length, 0, 1e-12)
    }
  }

  @Test(arguments: seeds) func betweenExtremaItOnlyGrowsOrFalls(_ seed: Int) {
    let curve = Self.segment(seed)
    for component in 0..<2 {
      let cuts = [0] + curve.extrema(of: component) + [1]
      for (t0, t1) in zip(cuts, cuts.dropFirst()) {
        let places = (0...32).map { curve.point(at: t0 + (t1 - t0) * Double($0) / 32)[component] }
        let steps = zip(places, places.dropFirst()).map { $1 - $0 }
        #expect(steps.allSatisfy { $0 >= -1e-9 } || steps.allSatisfy { $0 <= 1e-9 })
        let middle = (t0 + t1) / 2
        let found = curve.parameter(
          of: component, at: curve.point(at: middle)[component], from: t0, to: t1)
        expectNear(curve.point(at: found)[component], curve.point(at: middle)[component], 1e-9)
      }
    }
  }

  /// Chords are shorter than the curve; with h → 0 their error falls by h², so two sums tell the limit.
  private func richardsonLength(_ curve: CubicSegment) -> Double {
    func chords(_ count: Int) -> Double {
      (0..<count).reduce(0) {
        $0
          + (curve.point(at: Double($1 + 1) / Double(count))
          - curve.point(at: Double($1) / Double(count))).length
      }
    }
    return (4 * chords(4096) - chords(2048)) / 3
  }

  @Test(arguments: seeds) func lengthIsTheLimitOfChords(_ seed: Int) {
    let curve = Self.segment(seed)
    expectNear(curve.length(), richardsonLength(curve), 1e-5)
  }

  @Test(arguments: 0..<4) func lengthIsRightWhereTheCurveTurnsBack(_ index: Int) {
    let curve = Self.special[index]
    expectNear(curve.length(), richardsonLength(curve), 1e-4)
  }

  @Test(arguments: seeds) func lengthsAddUp(_ seed: Int) {
    let curve = Self.segment(seed)
    let parts = curve.length(from: 0, to: 0.3) + curve.length(from: 0.3, to: 1)
    expectNear(parts, curve.length(), 1e-6)
    expectNear(curve.part(from: 0.3, to: 1).length(), curve.length(from: 0.3, to: 1), 1e-6)
  }

  @Test(arguments: seeds) func theParameterAtALengthHasThatLength(_ seed: Int) {
    let curve = Self.segment(seed)
    let whole = curve.length()
    for share in [0.001, 0.25, 0.5, 0.99] {
      let t = curve.parameter(atLength: share * whole, of: whole)
      expectNear(curve.length(from: 0, to: t), share * whole, 1e-7 * whole)
    }
    #expect(curve.parameter(atLength: -1, of: whole) == 0)
    #expect(curve.parameter(atLength: whole + 1, of: whole) == 1)
    #expect(Self.special[3].parameter(atLength: 0.5, of: 0) == 0)
  }

  @Test(arguments: seeds, [1.0, 0.1, 0.001])
  func evenStepsKeepTheTolerance(_ seed: Int, _ tolerance: Double) {
    let curve = Self.segment(seed)
    let steps = curve.steps(tolerance: tolerance)
    for step in 0..<steps {
      let (t0, t1) = (Double(step) / Double(steps), Double(step + 1) / Double(steps))
      let (a, b) = (curve.point(at: t0), curve.point(at: t1))
      let (chord, middle) = (b - a, curve.point(at: (t0 + t1) / 2) - a)
      let length = chord.length
      let off = length > 0 ? abs(chord.cross(middle)) / length : middle.length
      #expect(off <= tolerance * 1.000_001)
    }
    // Half the tolerance takes √2 times the steps.
    #expect(curve.steps(tolerance: tolerance / 4) <= 2 * steps)
  }

  @Test func aLineGoesAtEvenSpeed() {
    let line = CubicSegment(lineFrom: Vector2(1, 2), to: Vector2(7, -6))
    #expect(line.steps(tolerance: 1e-9) == 1)
    for t in stride(from: 0.0, through: 1, by: 0.25) {
      expectNear((line.derivative(at: t) - Vector2(6, -8)).length, 0, 1e-12)
      expectNear(line.length(from: 0, to: t), 10 * t, 1e-12)
    }
  }
}
