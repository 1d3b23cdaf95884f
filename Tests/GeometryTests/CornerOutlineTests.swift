import Foundation
import Testing

@testable import Geometry

/// Round corners: quarter circles, and the continuous ones of the system's own controls.
@Suite struct CornerOutlineTests {
  private static let side = 400.0

  /// The outline of one corner, as places of a square's upper left, from its vertex.
  private func corner(_ radius: Double, _ style: RoundedCornerStyle) -> [SIMD2<Double>] {
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: Self.side, height: Self.side), cornerRadius: radius,
      style: style)
    return FlattenedPath(path, tolerance: 1e-4).points.filter {
      $0.x <= Self.side / 2 && $0.y <= Self.side / 2
    }
  }

  @Test(arguments: [5.0, 20, 100]) func circularCornersLieOnTheirCircle(_ radius: Double) {
    for place in corner(radius, .circular) where place.x < radius && place.y < radius {
      let (x, y) = (place.x - radius, place.y - radius)
      // A cubic for a quarter circle is 0.03 % off.
      expectNear((x * x + y * y).squareRoot(), radius, 0.0004 * radius)
    }
  }

  @Test(arguments: [5.0, 20, 100]) func continuousCornersReachTheSystemsDistance(_ radius: Double) {
    let places = corner(radius, .continuous)
    let reach = CornerOutline.reach * radius
    let along = places.filter { $0.y == 0 }.map(\.x).min() ?? 0
    expectNear(along, reach, 1e-6)
    #expect(places.allSatisfy { $0.x >= 0 && $0.y >= 0 })
  }

  @Test(arguments: [0.5, 2, 3.7]) func cornersScaleWithTheirRadius(_ factor: Double) {
    let (one, other) = (corner(20, .continuous), corner(20 * factor, .continuous))
    let curve = FlattenedPath(
      Path { path in path.addLines(other.map { CGPoint($0) }) }, tolerance: 1e-4)
    for place in one where place.x < 30 && place.y < 30 {
      #expect(distance(place * factor, from: curve) < 0.01)
    }
  }

  /// Going along, the direction turns one way only, and by a quarter in all.
  @Test(arguments: [RoundedCornerStyle.circular, .continuous], [10.0, 60])
  func cornersBendOneWay(_ style: RoundedCornerStyle, _ radius: Double) {
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: Self.side, height: Self.side), cornerRadius: radius,
      style: style)
    let lines = FlattenedPath(path, tolerance: 0.01)
    let count = lines.points.count
    var turned = 0.0
    for index in 0..<count {
      let a = lines.points[(index + count - 1) % count]
      let (b, c) = (lines.points[index], lines.points[(index + 1) % count])
      let (u, v) = ((b - a).normalized, (c - b).normalized)
      #expect(u.cross(v) >= -1e-6)
      turned += Foundation.atan2(u.cross(v), u.dot(v))
    }
    expectNear(turned, 2 * .pi, 1e-6)
  }

  /// A corner without room goes over into a quarter circle: the ends of a capsule are round.
  @Test(arguments: [20.0, 35, 80]) func theEndsOfAContinuousCapsuleAreNearlyRound(_ height: Double)
  {
    let capsule = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 4 * height, height: height),
      cornerRadius: height / 2, style: .continuous)
    let half = height / 2
    for place in FlattenedPath(capsule, tolerance: 1e-3).points where place.x < half * 0.5 {
      let (x, y) = (place.x - half, place.y - half)
      expectNear((x * x + y * y).squareRoot(), half, 0.01 * height)
    }
  }

  @Test(arguments: [(0.0, 30.0, 0.0, 30.0), (10, 20, 30, 40), (0, 0, 0, 50)])
  func eachCornerHasItsOwnRadius(_ radii: (Double, Double, Double, Double)) {
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 200, height: 100),
      cornerRadii: RectangleCornerRadii(
        topLeading: radii.0, bottomLeading: radii.1, bottomTrailing: radii.2, topTrailing: radii.3),
      style: .circular)
    let vertices = [
      (0.0, 0.0, radii.0), (0, 100, radii.1), (200, 100, radii.2), (200, 0, radii.3),
    ]
    for (x, y, radius) in vertices {
      let inward = SIMD2(x == 0 ? 1.0 : -1, y == 0 ? 1.0 : -1)
      // On the diagonal a quarter circle begins (√2 − 1)·r·√2 / 2 = 0.2929 r from each side.
      func place(_ share: Double) -> CGPoint {
        CGPoint(x: x + inward.x * radius * share, y: y + inward.y * radius * share)
      }
      if radius > 0 { #expect(!path.contains(place(0.285)) && path.contains(place(0.301))) }
      #expect(
        path.contains(
          CGPoint(x: x + inward.x * (radius * 0.3 + 0.1), y: y + inward.y * (radius * 0.3 + 0.1))))
    }
  }

  // MARK: Building

  @Test func thePenIsWhereTheLastStepEnded() {
    var path = Path()
    path.addLine(to: CGPoint(x: 3, y: 4))
    #expect(path.description == "3 4 m" && path.currentPoint == CGPoint(x: 3, y: 4))
    var curve = Path()
    curve.addQuadCurve(to: CGPoint(x: 9, y: 9), control: CGPoint(x: 1, y: 1))
    // Without a current point a curve starts at its control place.
    #expect(curve.description == "1 1 m 1 1 9 9 q")
    var closed = Path()
    closed.closeSubpath()
    #expect(closed.isEmpty)
    for shape in PathTests.shapes {
      #expect(shape.currentPoint != nil)
      var count = 0
      shape.forEach { _ in count += 1 }
      #expect(count == shape.elements.count)
    }
  }

  @Test(arguments: PathTests.shapes) func shapesAreOneClosedPartClockwise(_ path: Path) {
    let elements = path.elements
    guard case .move(let start)? = elements.first, case .closeSubpath? = elements.last else {
      Issue.record("not closed")
      return
    }
    #expect(path.contains(CGPoint(x: 60, y: 50)) && signedArea(path) > 0)
    // Rectangles start at the top left, others in the middle of the right side.
    if case .rect(let rect) = path.kind {
      #expect(start == rect.origin)
    } else {
      #expect(start == CGPoint(x: 110, y: 50))
    }
  }
}
