import Foundation
import Geometry
import Testing

/// Affine maps and maps with perspective as groups that act on the plane.
@Suite struct TransformTests {
  static let seeds = Array(0..<16)

  @Test(arguments: seeds) func oneAfterTheOtherIsTheirProduct(_ seed: Int) {
    var numbers = Numbers(seed)
    let (a, b, c) = (numbers.transform(), numbers.transform(), numbers.transform())
    let place = numbers.point()
    expectNear(
      place.applying(a.concatenating(b)), place.applying(a).applying(b), 1e-9)
    let (left, right) = (a.concatenating(b).concatenating(c), a.concatenating(b.concatenating(c)))
    expectNear(place.applying(left), place.applying(right), 1e-8)
    expectNear(place.applying(a.concatenating(.identity)), place.applying(a), 0)
  }

  @Test(arguments: seeds) func theInverseUndoesOnEitherSide(_ seed: Int) {
    var numbers = Numbers(seed)
    let (map, place) = (numbers.transform(), numbers.point())
    expectNear(place.applying(map).applying(map.inverted()), place, 1e-9)
    expectNear(place.applying(map.inverted()).applying(map), place, 1e-9)
    expectNear(Double(map.inverted().determinant * map.determinant), 1, 1e-10)
  }

  @Test(arguments: seeds) func determinantsMultiply(_ seed: Int) {
    var numbers = Numbers(seed)
    let (a, b) = (numbers.transform(), numbers.transform())
    expectNear(
      Double(a.concatenating(b).determinant), Double(a.determinant * b.determinant), 1e-9)
  }

  @Test(arguments: seeds) func areasGrowByTheDeterminant(_ seed: Int) {
    var numbers = Numbers(seed)
    let map = numbers.transform()
    for path in PathTests.shapes {
      let (before, after) = (signedArea(path), signedArea(path.applying(map)))
      expectNear(after, before * Double(map.determinant), 0.002 * abs(before) + 1)
    }
  }

  @Test func aMapWithoutInverseStays() {
    let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 3, ty: 4)
    #expect(flat.inverted() == flat && flat.determinant == 0)
    var projection = ProjectionTransform(flat)
    #expect(!projection.invert() && projection == ProjectionTransform(flat))
  }

  @Test(arguments: stride(from: -7.0, through: 7, by: 0.7).map { $0 })
  func turnsKeepLengthsAndAddUp(_ angle: Double) {
    let turn = CGAffineTransform(rotationAngle: angle)
    let (place, other) = (CGPoint(x: 3, y: 4).applying(turn), CGPoint(x: 3, y: 4))
    expectNear(Double(place.x * place.x + place.y * place.y), 25, 1e-12)
    let twice = CGAffineTransform(rotationAngle: 2 * angle)
    expectNear(other.applying(turn).applying(turn), other.applying(twice), 1e-12)
    // Clockwise on a screen: from right to down.
    let (x, y) = (Foundation.cos(angle), Foundation.sin(angle))
    expectNear(CGPoint(x: 1, y: 0).applying(turn), CGPoint(x: x, y: y), 1e-12)
  }

  @Test(arguments: seeds) func whatIsNamedLastActsFirst(_ seed: Int) {
    var numbers = Numbers(seed)
    let (map, place) = (numbers.transform(), numbers.point())
    let moved = CGPoint(x: place.x + 5, y: place.y - 7)
    expectNear(place.applying(map.translatedBy(x: 5, y: -7)), moved.applying(map), 1e-9)
    let scaled = CGPoint(x: place.x * 2, y: place.y * 3)
    expectNear(place.applying(map.scaledBy(x: 2, y: 3)), scaled.applying(map), 1e-9)
    let turned = place.applying(CGAffineTransform(rotationAngle: 0.3))
    expectNear(place.applying(map.rotated(by: 0.3)), turned.applying(map), 1e-9)
  }

  @Test(arguments: seeds) func aRectanglesImageHoldsItsCornersTightly(_ seed: Int) {
    var numbers = Numbers(seed)
    let map = numbers.transform()
    let rect = CGRect(
      x: numbers.next(-9...9), y: numbers.next(-9...9), width: numbers.next(1...20),
      height: numbers.next(1...20))
    let image = rect.applying(map)
    let corners = [
      (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY),
      (rect.maxX, rect.maxY),
    ].map { CGPoint(x: $0.0, y: $0.1).applying(map) }
    expectNear(Double(image.minX), corners.map { Double($0.x) }.min() ?? .nan, 1e-9)
    expectNear(Double(image.maxX), corners.map { Double($0.x) }.max() ?? .nan, 1e-9)
    expectNear(Double(image.minY), corners.map { Double($0.y) }.min() ?? .nan, 1e-9)
    expectNear(Double(image.maxY), corners.map { Double($0.y) }.max() ?? .nan, 1e-9)
    let size = CGSize(width: 2, height: -3).applying(map)
    let (origin, tip) = (CGPoint.zero.applying(map), CGPoint(x: 2, y: -3).applying(map))
    expectNear(
      CGPoint(x: size.width, y: size.height), CGPoint(x: tip.x - origin.x, y: tip.y - origin.y),
      1e-9)
  }

  // MARK: Perspective

  private static func projection(_ seed: Int) -> ProjectionTransform {
    var numbers = Numbers(seed)
    let axis = (numbers.next(-1...1), numbers.next(-1...1), numbers.next(-1...1))
    let turn = ProjectionTransform(
      rotation: .degrees(numbers.next(-60...60)), axis: (axis.0, axis.1, axis.2),
      distance: numbers.next(300...900))
    return ProjectionTransform(numbers.transform()).concatenating(turn)
  }

  @Test(arguments: seeds) func projectionsComposeAndInvert(_ seed: Int) {
    let (a, b) = (Self.projection(seed), Self.projection(seed + 99))
    let place = CGPoint(x: 12, y: -7)
    expectNear(place.applying(a.concatenating(b)), place.applying(a).applying(b), 1e-8)
    expectNear(place.applying(a).applying(a.inverted()), place, 1e-8)
    #expect(a.concatenating(ProjectionTransform()) == a && ProjectionTransform().isIdentity)
  }

  /// What a projection of any kind keeps of four places on a line.
  @Test(arguments: seeds) func crossRatiosStay(_ seed: Int) {
    let map = Self.projection(seed)
    let places = [0.0, 10, 25, 40].map { CGPoint(x: $0, y: 3 + $0 / 2) }
    func ratio(_ p: [CGPoint]) -> Double {
      func d(_ i: Int, _ j: Int) -> Double {
        let (x, y) = (Double(p[i].x - p[j].x), Double(p[i].y - p[j].y))
        return (x * x + y * y).squareRoot()
      }
      return d(0, 2) * d(1, 3) / (d(1, 2) * d(0, 3))
    }
    expectNear(ratio(places.map { $0.applying(map) }), ratio(places), 1e-9)
  }

  @Test(arguments: seeds) func theAffineMapNearAPlaceIsItsDerivative(_ seed: Int) {
    let map = Self.projection(seed)
    let place = CGPoint(x: 20, y: -10)
    let near = map.affine(near: place)
    expectNear(place.applying(near), place.applying(map), 1e-9)
    for (dx, dy) in [(1e-4, 0.0), (0, 1e-4), (-1e-4, 2e-4)] {
      let beside = CGPoint(x: place.x + dx, y: place.y + dy)
      // Off by the square of the step.
      expectNear(beside.applying(near), beside.applying(map), 1e-9)
    }
  }

  @Test(arguments: seeds) func aProjectedPathIsItsProjectedPlaces(_ seed: Int) {
    let map = Self.projection(seed)
    for path in PathTests.shapes.prefix(4) {
      let projected = path.applying(map)
      let lines = FlattenedPath(projected, tolerance: 0.001)
      for fraction in stride(from: 0.0, to: 1, by: 0.05) {
        guard let place = path.place(atFraction: fraction)?.point.applying(map) else { continue }
        // Quarters of a curve with moved control points lie this near.
        #expect(distance(SIMD2(Double(place.x), Double(place.y)), from: lines) < 0.1)
      }
    }
  }

  @Test func aTurnInDepthTheOtherWayGoesBack() {
    for axis: (CGFloat, CGFloat, CGFloat) in [(1, 0, 0), (0, 1, 0), (1, 1, 0)] {
      let (there, back) = (
        ProjectionTransform(rotation: .degrees(35), axis: axis, distance: .infinity),
        ProjectionTransform(rotation: .degrees(-35), axis: axis, distance: .infinity)
      )
      #expect(there.m11 == back.m11 && there.m12 == back.m12 && there.m22 == back.m22)
    }
    let none = ProjectionTransform(rotation: .degrees(35), axis: (0, 0, 0), distance: 100)
    #expect(none.isIdentity)
  }

  @Test func whatTurnsTowardsTheViewerGrows() {
    // About the vertical, a positive turn takes the right side away, as SwiftUI's does.
    let turn = ProjectionTransform(rotation: .degrees(45), axis: (0, 1, 0), distance: 200)
    let (left, right) = (
      CGPoint(x: -50, y: 10).applying(turn), CGPoint(x: 50, y: 10).applying(turn)
    )
    #expect((left.y > 10) != (right.y > 10) && (left.y < 10) != (right.y < 10))
  }
}
