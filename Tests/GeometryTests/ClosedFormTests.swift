import Foundation
import Testing

@testable import Geometry

/// Lengths, areas, bounds and maps against what formulas say.
@Suite("Geometry against closed forms")
struct ClosedFormTests {
  private func line(_ places: [(Double, Double)]) -> Path {
    Path { $0.addLines(places.map { CGPoint(x: $0.0, y: $0.1) }) }
  }

  @Test("a broken line is as long as its parts", arguments: [1.0, 0.001, 1000])
  func lines(factor: Double) {
    // Sides of Pythagorean triangles: 5, 13 and 17.
    let path = line([(0, 0), (3, 4), (8, 16), (16, 31)])
    let map = CGAffineTransform(scaleX: factor, y: factor)
    expectNear(path.applying(map).length, 35 * factor, 1e-9 * factor)
    var closed = path
    closed.closeSubpath()
    expectNear(closed.length, 35 + (16.0 * 16 + 31 * 31).squareRoot(), 1e-9)
  }

  @Test("a parabola's arc is as long as its integral says", arguments: [0.5, 1.0, 2, 5])
  func parabola(height: Double) {
    // y = h·x² from −1 to 1 as one quadratic curve: its control place lies as far below as the ends lie above.
    let path = Path { path in
      path.move(to: CGPoint(x: -1, y: height))
      path.addQuadCurve(to: CGPoint(x: 1, y: height), control: CGPoint(x: 0, y: -height))
    }
    let slope = 2 * height
    let root = (1 + slope * slope).squareRoot()
    let expected = root + Foundation.asinh(slope) / slope
    expectNear(path.length, expected, 1e-5 * expected)
    expectNear(Double(path.boundingRect.minY), 0, 1e-12)
    expectNear(Double(path.boundingRect.height), height, 1e-12)
    // Half of the length lies on either side.
    expectNear(path.place(atFraction: 0.5)?.point ?? .zero, .zero, 1e-5)
    expectNear(Double(path.place(atFraction: 0.5)?.direction.dx ?? 0), 1, 1e-6)
    // The area between the arc and its chord is two thirds of the box: Archimedes.
    expectNear(abs(signedArea(path)), 4 * height / 3, 0.01 * height)
  }

  @Test(
    "arcs are as long as radius times angle", arguments: [10.0, 45, 90, 91, 180, 270, 359, 360],
    [1.0, 40])
  func arcs(degrees: Double, radius: Double) {
    let center = CGPoint(x: 3, y: -2)
    var path = Path()
    path.addRelativeArc(
      center: center, radius: radius, startAngle: .degrees(20), delta: .degrees(degrees))
    let expected = radius * degrees * .pi / 180
    // A quarter turn as one cubic is off by 0.03 % of the radius at most.
    expectNear(path.length, expected, 3e-4 * expected)
    for share in stride(from: 0.0, through: 1, by: 0.1) {
      guard let place = path.place(atFraction: share) else { continue }
      let (x, y) = (Double(place.point.x) - 3, Double(place.point.y) + 2)
      expectNear((x * x + y * y).squareRoot(), radius, 3e-4 * radius)
      // The direction is across the radius, and goes round with the clock.
      let (dx, dy) = (Double(place.direction.dx), Double(place.direction.dy))
      expectNear((x * dx + y * dy) / radius, 0, 2e-3)
      #expect(x * dy - y * dx > 0)
    }
    // Back again is as long, from the other end.
    var back = Path()
    back.addRelativeArc(
      center: center, radius: radius, startAngle: .degrees(20 + degrees), delta: .degrees(-degrees))
    expectNear(back.length, path.length, 1e-6 * expected)
    expectNear(back.place(atFraction: 0)?.point ?? .zero, path.currentPoint ?? .zero, 1e-9 * radius)
  }

  @Test(
    "an ellipse has its area, and a circumference between two bounds",
    arguments: [(3.0, 2.0), (10, 1), (5, 5)])
  func ellipses(across: Double, down: Double) {
    let rect = CGRect(x: -across, y: -down, width: 2 * across, height: 2 * down)
    let path = Path(ellipseIn: rect)
    expectNear(abs(signedArea(path)), .pi * across * down, 2e-3 * across * down + 0.02)
    // Ramanujan's first formula is off by less than a thousandth at 10 : 1.
    let root = ((3 * across + down) * (across + 3 * down)).squareRoot()
    let around = Double.pi * (3 * (across + down) - root)
    expectNear(path.length, around, 2e-3 * around)
    for angle in stride(from: 0.0, to: 6.2, by: 0.3) {
      let (x, y) = (across * Foundation.cos(angle), down * Foundation.sin(angle))
      #expect(path.contains(CGPoint(x: 0.99 * x, y: 0.99 * y)))
      #expect(!path.contains(CGPoint(x: 1.01 * x, y: 1.01 * y)))
    }
  }

  @Test(
    "a rounded rectangle lacks four corners of a square less a quarter of a circle",
    arguments: [0.0, 1, 5, 10])
  func rounded(radius: Double) {
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), cornerRadius: radius,
      style: .circular)
    expectNear(abs(signedArea(path)), 800 - (4 - .pi) * radius * radius, 0.3)
    expectNear(path.length, 120 - (8 - 2 * .pi) * radius, 0.01 + 1e-3 * radius)
    #expect(path.contains(CGPoint(x: 0.2, y: 0.2)) == (radius == 0))
  }

  /// The area that two circles of one radius share, whose middles lie so far apart.
  private func lens(_ radius: Double, _ apart: Double) -> Double {
    guard apart < 2 * radius else { return 0 }
    let half = apart / 2
    return 2 * radius * radius * Foundation.acos(half / radius)
      - apart * (radius * radius - half * half).squareRoot()
  }

  @Test(
    "two circles share the lens, and together have what remains",
    arguments: [0.0, 5, 10, 20, 35, 39, 41])
  func circles(apart: Double) {
    let one = Path(ellipseIn: CGRect(x: -20, y: -20, width: 40, height: 40))
    let other = one.offsetBy(dx: apart, dy: 0)
    let (disc, both) = (400 * Double.pi, lens(20, apart))
    expectNear(abs(signedArea(one.intersection(other))), both, 1.5)
    expectNear(abs(signedArea(one.union(other))), 2 * disc - both, 1.5)
    expectNear(abs(signedArea(one.subtracting(other))), disc - both, 1.5)
    expectNear(abs(signedArea(one.symmetricDifference(other))), 2 * (disc - both), 3)
    #expect(one.intersection(other).isEmpty == (apart > 40))
  }

  @Test("rectangles meet in a rectangle", arguments: 0..<12)
  func rectangles(seed: Int) {
    var numbers = Numbers(seed)
    func rect() -> CGRect {
      CGRect(
        x: numbers.next(-20...20), y: numbers.next(-20...20), width: numbers.next(1...30),
        height: numbers.next(1...30))
    }
    let (a, b) = (rect(), rect())
    let meeting = a.intersection(b)
    let shared = meeting.isNull ? 0 : Double(meeting.width * meeting.height)
    let (one, other) = (Double(a.width * a.height), Double(b.width * b.height))
    expectNear(abs(signedArea(Path(a).intersection(Path(b)))), shared, 1e-6)
    expectNear(abs(signedArea(Path(a).union(Path(b)))), one + other - shared, 1e-6)
    expectNear(abs(signedArea(Path(a).subtracting(Path(b)))), one - shared, 1e-6)
  }

  @Test(
    "a pen along a line covers its length times its width, and its caps", arguments: [1.0, 4, 9])
  func pens(width: Double) {
    let path = line([(0, 0), (30, 40)])
    for (cap, beyond) in [
      (CGLineCap.butt, 0.0), (.square, width * width), (.round, .pi * width * width / 4),
    ] {
      let stroke = path.strokedPath(StrokeStyle(lineWidth: width, lineCap: cap))
      expectNear(abs(signedArea(stroke)), 50 * width + beyond, 0.02 * width * width + 1e-9)
    }
  }

  @Test(
    "a turn in three dimensions keeps lengths, and its inverse is the other way", arguments: 0..<8)
  func turns(seed: Int) {
    var numbers = Numbers(seed)
    let (angle, x, y, z) = (
      numbers.next(-3...3), numbers.next(-1...1), numbers.next(-1...1), numbers.next(0.1...1)
    )
    let turn = CATransform3DMakeRotation(angle, x, y, z)
    let rows = [
      [turn.m11, turn.m12, turn.m13], [turn.m21, turn.m22, turn.m23],
      [turn.m31, turn.m32, turn.m33],
    ]
    for (index, row) in rows.enumerated() {
      for (place, other) in rows.enumerated() {
        let product = Double(zip(row, other).reduce(0) { $0 + $1.0 * $1.1 })
        expectNear(product, index == place ? 1 : 0, 1e-12)
      }
    }
    // The trace of a turn is one and twice the cosine.
    expectNear(Double(turn.m11 + turn.m22 + turn.m33), 1 + 2 * Foundation.cos(angle), 1e-12)
    // The axis stays where it is.
    expectNear(Double(x * turn.m11 + y * turn.m21 + z * turn.m31), Double(x), 1e-12)
    let back = CATransform3DMakeRotation(-angle, x, y, z)
    let both = CATransform3DConcat(turn, back)
    expectNear(Double(both.m11), 1, 1e-12)
    expectNear(Double(both.m12), 0, 1e-12)
    expectNear(Double(CATransform3DInvert(turn).m23), Double(back.m23), 1e-12)
  }

  @Test("an affine map in three dimensions is itself again", arguments: 0..<6)
  func affine(seed: Int) {
    var numbers = Numbers(seed)
    let (map, place) = (numbers.transform(), numbers.point())
    let solid = CATransform3DMakeAffineTransform(map)
    #expect(CATransform3DIsAffine(solid) && CATransform3DGetAffineTransform(solid) == map)
    expectNear(place.applying(ProjectionTransform(solid)), place.applying(map), 1e-9)
    let other = numbers.transform()
    let both = CATransform3DConcat(solid, CATransform3DMakeAffineTransform(other))
    expectNear(
      place.applying(CATransform3DGetAffineTransform(both)),
      place.applying(map.concatenating(other)), 1e-8)
    #expect(CATransform3DEqualToTransform(solid, solid))
    #expect(!CATransform3DIsAffine(CATransform3DTranslate(solid, 0, 0, 1)))
  }

  @Test("angles add, and are the same in either unit", arguments: [-720.0, -90, 0, 33, 180, 1000])
  func angles(degrees: Double) {
    let angle = Angle(degrees: degrees)
    expectNear(angle.radians, degrees * .pi / 180, 1e-12 * (1 + abs(degrees)))
    expectNear(angle.degrees, degrees, 1e-12 * (1 + abs(degrees)))
    #expect(angle + .zero == angle && angle - angle == .zero && -angle == angle * -1)
    #expect(2 * angle == angle + angle && angle * 2 / 2 == angle)
    #expect((angle < .zero) == (degrees < 0))
    var sum = angle
    sum += .degrees(1)
    sum -= .degrees(1)
    expectNear(sum.degrees, degrees, 1e-9)
    var other = Angle.zero
    other.animatableData = angle.animatableData
    #expect(other == angle)
    other.degrees = degrees
    #expect(other == angle)
  }

  @Test("unit points lie at their shares of a rectangle")
  func unitPoints() {
    let rect = CGRect(x: 10, y: 20, width: 40, height: 80)
    for (point, x, y) in [
      (UnitPoint.topLeading, 10.0, 20.0), (.top, 30, 20), (.topTrailing, 50, 20),
      (.leading, 10, 60), (.center, 30, 60), (.trailing, 50, 60), (.bottomLeading, 10, 100),
      (.bottom, 30, 100), (.bottomTrailing, 50, 100), (.zero, 10, 20),
      (UnitPoint(x: -0.5, y: 1.5), -10, 140),
    ] {
      #expect(point.point(in: rect) == CGPoint(x: x, y: y))
      var copy = UnitPoint.zero
      copy.animatableData = point.animatableData
      #expect(copy == point)
    }
  }
}
