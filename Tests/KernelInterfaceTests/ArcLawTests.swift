import Foundation
import Testing

@testable import KernelInterface

/// What turning, scaling and exchanging do to an ellipse's numbers, and where round shapes are kept.
@Suite struct ArcLawTests {
  struct Axes: Sendable {
    var u: SIMD2<Double>
    var v: SIMD2<Double>
    var arc: EllipseArc { EllipseArc(ux: u.x, uy: u.y, vx: v.x, vy: v.y) }

    /// The same ellipse, from another pair of conjugate radii.
    func turnedOnCircle(_ angle: Double) -> Axes {
      let (c, s) = (Foundation.cos(angle), Foundation.sin(angle))
      return Axes(u: u * c + v * s, v: v * c - u * s)
    }

    var exchanged: Axes { Axes(u: SIMD2(u.y, u.x), v: SIMD2(v.y, v.x)) }
    func scaled(_ factor: Double) -> Axes { Axes(u: u * factor, v: v * factor) }
  }

  static let axes = [
    Axes(u: SIMD2(5, 0), v: SIMD2(0, 5)), Axes(u: SIMD2(40, 0), v: SIMD2(0, 9)),
    Axes(u: SIMD2(12, 7), v: SIMD2(-3, 20)), Axes(u: SIMD2(3, 30), v: SIMD2(30, 4)),
    Axes(u: SIMD2(-8, 1), v: SIMD2(0.5, 6)),
  ]

  private func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 1e-9 * max(1, abs(b)) }

  /// All that depends on the ellipse alone, not on which radii it was made of.
  private func shape(_ arc: EllipseArc) -> [Double] {
    [
      arc.inverseHeight, arc.columnShear, arc.columnReach, arc.inverseWidth, arc.rowShear,
      arc.rowReach, arc.area, arc.inverseArea, arc.bend, arc.plainHeight, arc.pairHeight,
    ]
  }

  @Test(arguments: axes, [0.3, 1.5707963267948966, 2, -1])
  func conjugateRadiiAreOneEllipse(_ axes: Axes, _ angle: Double) {
    let other = axes.turnedOnCircle(angle)
    for (a, b) in zip(shape(other.arc), shape(axes.arc)) { #expect(isNear(a, b)) }
  }

  @Test(arguments: axes) func exchangingRowsAndColumnsExchangesTheirNumbers(_ axes: Axes) {
    let (arc, other) = (axes.arc, axes.exchanged.arc)
    #expect(arc.inverseHeight == other.inverseWidth && arc.inverseWidth == other.inverseHeight)
    #expect(isNear(arc.columnShear, other.rowShear) && isNear(arc.rowShear, other.columnShear))
    #expect(isNear(arc.columnReach, other.rowReach) && isNear(arc.rowReach, other.columnReach))
    #expect(isNear(arc.area, other.area))
  }

  @Test(arguments: axes, [2.0, 0.25, 16]) func lengthsScaleAndSlopesDoNot(
    _ axes: Axes, _ factor: Double
  ) {
    let (arc, other) = (axes.arc, axes.scaled(factor).arc)
    #expect(isNear(other.columnShear, arc.columnShear) && isNear(other.rowShear, arc.rowShear))
    #expect(isNear(other.columnReach, arc.columnReach * factor))
    #expect(isNear(other.rowReach, arc.rowReach * factor))
    #expect(isNear(1 / other.inverseHeight, factor / arc.inverseHeight))
    #expect(isNear(other.area, arc.area * factor * factor))
    // Twice the size takes √2 times the chords to be as near.
    #expect(isNear(other.bend, arc.bend * factor.squareRoot()))
  }

  @Test(arguments: axes) func theInverseUndoesTheMap(_ axes: Axes) {
    let inverse = axes.arc.inverse
    for (vector, expected) in [(axes.u, SIMD2(1.0, 0)), (axes.v, SIMD2(0, 1))] {
      let back = SIMD2(
        inverse.0 * vector.x + inverse.1 * vector.y, inverse.2 * vector.x + inverse.3 * vector.y)
      #expect(abs(back.x - expected.x) < 1e-12 && abs(back.y - expected.y) < 1e-12)
    }
    // Its determinant is that of the map, inverted.
    let determinant = abs(inverse.0 * inverse.3 - inverse.1 * inverse.2)
    #expect(isNear(determinant, axes.arc.inverseArea))
  }

  @Test(arguments: [1.0, 3, 12, 100, 4000]) func aCircleHasOneRadiusAndNoSlope(_ radius: Double) {
    let arc = EllipseArc(ux: radius, uy: 0, vx: 0, vy: radius)
    #expect(arc.columnShear == 0 && arc.rowShear == 0)
    #expect(isNear(arc.columnReach, radius) && isNear(arc.rowReach, radius))
    #expect(isNear(arc.bend * arc.bend * 0.06, radius))
    // From the tolerance: a row's chord sags by r/(8·h²·(1 − q²)), at most 0.03.
    let rest = 1 - 1 / (8 * 0.03 * radius)
    #expect(isNear(arc.plainHeight, rest > 0 ? radius * rest.squareRoot() : 0))
    let pairs = 1 - 1 / (32 * 0.03 * radius)
    #expect(isNear(arc.pairHeight, pairs > 0 ? radius * pairs.squareRoot() : 0))
    #expect(EllipseArc.chordTolerance == 0.03)
  }

  // MARK: Round shapes

  @Test(arguments: [-1000.75, -1, -0.001, 0, 0.5, 3, 2047.999])
  func aCentreMovesWithWholePixelsOnly(_ place: Double) {
    func shape(_ shift: Double) -> RoundShape {
      RoundShape(
        center: SIMD2(place + shift, -place + shift), direction: SIMD2(0.6, 0.8),
        half: SIMD2(4, 1), radius: 6)
    }
    let (here, there) = (shape(0), shape(64))
    #expect(there.column == here.column + 64 && there.row == here.row + 64)
    #expect(abs(there.x - here.x) < 1e-6 && abs(there.y - here.y) < 1e-6)
    #expect(here.cosine == 0.6 && here.sine == 0.8 && here.radius == 6)
    #expect(Double(here.column) <= place && Double(here.column) + 1 > place)
  }

  @Test func onlyAPointHasACircleAboutIt() {
    for half in [SIMD2(0.0, 0), SIMD2(1, 0), SIMD2(0, 1), SIMD2(1e-3, 1e-3)] {
      let shape = RoundShape(center: .zero, direction: SIMD2(1, 0), half: half, radius: 5)
      #expect(shape.isCircle == (half == .zero))
    }
    // Corners need a larger radius than whole circles, where straight sides meet them.
    #expect(RoundShape.leastRadius < RoundShape.leastCornerRadius)
  }

  @Test(arguments: [(0.0, false), (-0.0, false), (1, false), (-1, true)])
  func aCoursesStepIsNeverNegativeZero(_ step: (Double, Bool)) {
    let course = LinearCourse(offset: -0.0, across: step.0, down: -0.0)
    #expect((course.across.sign == .minus) == step.1)
    #expect(course.across == step.0 && course.down == 0 && course.offset == 0)
  }
}
