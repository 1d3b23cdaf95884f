import Foundation
import Testing

@testable import Geometry

/// Lengths, parts and places along outlines.
@Suite struct PathMeasureTests {
  static let seeds = Array(0..<16)

  @Test(arguments: seeds) func lengthsScaleAndDoNotTurn(_ seed: Int) {
    var numbers = Numbers(seed)
    let (path, factor) = (numbers.path(), numbers.next(0.2...5))
    let map = CGAffineTransform(rotationAngle: numbers.next(-3...3)).scaledBy(x: factor, y: factor)
    expectNear(path.applying(map).length, path.length * factor, 1e-5 * path.length)
    expectNear(path.offsetBy(dx: 1e3, dy: -20).length, path.length, 1e-5 * path.length)
  }

  @Test(arguments: seeds) func partsAreWhereTheyWere(_ seed: Int) {
    var numbers = Numbers(seed)
    let path = numbers.path()
    let (from, to) = (numbers.next(0...0.5), numbers.next(0.5...1))
    let part = path.trimmedPath(from: from, to: to)
    expectNear(part.length, (to - from) * path.length, 2e-5 * path.length)
    for share in stride(from: 0.02, through: 0.98, by: 0.12) {
      let inPart = part.place(atFraction: share)
      let inWhole = path.place(atFraction: from + (to - from) * share)
      guard let inPart, let inWhole else {
        Issue.record("no place")
        continue
      }
      expectNear(inPart.point, inWhole.point, 1e-2)
      expectNear(Double(inPart.direction.dx), Double(inWhole.direction.dx), 1e-2)
    }
  }

  @Test(arguments: seeds) func aPartOfAPartIsAPart(_ seed: Int) {
    var numbers = Numbers(seed)
    let path = numbers.path()
    let (twice, once) = (
      path.trimmedPath(from: 0.2, to: 0.7).trimmedPath(from: 0.3, to: 0.8),
      path.trimmedPath(from: 0.35, to: 0.6)
    )
    expectNear(twice.length, once.length, 1e-4 * path.length)
    let (a, b) = (twice.boundingRect, once.boundingRect)
    expectNear(Double(a.minX), Double(b.minX), 1e-3)
    expectNear(Double(a.maxY), Double(b.maxY), 1e-3)
  }

  @Test func trimmingAtTheEndsIsAllOrNothing() {
    let path = PathTests.shapes[2]
    #expect(path.trimmedPath(from: 0, to: 1) == path)
    #expect(path.trimmedPath(from: -3, to: 9) == path)
    #expect(path.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(path.trimmedPath(from: 0.7, to: 0.2).isEmpty)
    #expect(path.trimmedPath(from: .nan, to: 0.5).isEmpty)
    #expect(Path().trimmedPath(from: 0.1, to: 0.5).isEmpty)
  }

  @Test(arguments: seeds) func placesGoAlongAtEvenSpeed(_ seed: Int) {
    var path = Path()
    var numbers = Numbers(seed)
    path.move(to: numbers.point())
    path.addCurve(to: numbers.point(), control1: numbers.point(), control2: numbers.point())
    path.addLine(to: numbers.point())
    let (length, step) = (path.length, 1e-4)
    for fraction in stride(from: 0.05, to: 0.95, by: 0.09) {
      guard let a = path.place(atFraction: fraction - step)?.point,
        let b = path.place(atFraction: fraction + step)?.point,
        let here = path.place(atFraction: fraction)
      else { continue }
      let (dx, dy) = (Double(b.x - a.x), Double(b.y - a.y))
      // A chord is at most as long as its arc, and near a corner shorter.
      #expect((dx * dx + dy * dy).squareRoot() <= 2 * step * length * (1 + 1e-3))
      let (ux, uy) = (Double(here.direction.dx), Double(here.direction.dy))
      expectNear(ux * ux + uy * uy, 1, 1e-12)
    }
    #expect(path.place(atFraction: -1)?.point == path.place(atFraction: 0)?.point)
    #expect(path.place(atFraction: 2)?.point == path.place(atFraction: 1)?.point)
    #expect(Path().place(atFraction: 0.5) == nil)
    #expect(Path { $0.addLines([.zero, .zero]) }.place(atFraction: 0.5) == nil)
  }

  @Test(arguments: seeds) func boundsHoldTheOutlineTightly(_ seed: Int) {
    var numbers = Numbers(seed)
    let path = numbers.path()
    let (bounds, lines) = (path.boundingRect, FlattenedPath(path, tolerance: 1e-4))
    let (xs, ys) = (lines.points.map(\.x), lines.points.map(\.y))
    expectNear(Double(bounds.minX), xs.min() ?? .nan, 1e-3)
    expectNear(Double(bounds.maxX), xs.max() ?? .nan, 1e-3)
    expectNear(Double(bounds.minY), ys.min() ?? .nan, 1e-3)
    expectNear(Double(bounds.maxY), ys.max() ?? .nan, 1e-3)
  }

  @Test func nothingHasNullBounds() {
    #expect(Path().boundingRect.isNull && Path().length == 0)
    #expect(
      Path { $0.move(to: CGPoint(x: 3, y: 4)) }.boundingRect
        == CGRect(x: 3, y: 4, width: 0, height: 0))
  }

  // MARK: Inside

  /// A ray cast over the flattened outline, another way than by monotone pieces of curves.
  private func winding(_ place: CGPoint, _ lines: FlattenedPath) -> Int {
    var winding = 0
    for chain in lines.chains {
      for index in chain.start..<chain.end {
        let a = lines.points[index]
        let b = lines.points[index + 1 == chain.end ? chain.start : index + 1]
        guard (a.y <= place.y) != (b.y <= place.y) else { continue }
        let x = a.x + (place.y - a.y) / (b.y - a.y) * (b.x - a.x)
        if x > place.x { winding += b.y > a.y ? 1 : -1 }
      }
    }
    return winding
  }

  @Test(arguments: seeds) func insideIsWhereTheOutlineWindsAround(_ seed: Int) {
    var numbers = Numbers(seed)
    let path = numbers.path()
    let lines = FlattenedPath(path, tolerance: 1e-4)
    for _ in 0..<60 {
      let place = numbers.point()
      let near = SIMD2(Double(place.x), Double(place.y))
      guard distance(near, from: lines) > 1e-3 else { continue }
      let winding = winding(place, lines)
      #expect(path.contains(place) == (winding != 0))
      #expect(path.contains(place, eoFill: true) == !winding.isMultiple(of: 2))
    }
  }

  @Test(arguments: seeds) func insideMovesWithThePath(_ seed: Int) {
    var numbers = Numbers(seed)
    let (path, map) = (numbers.path(), numbers.transform())
    let image = path.applying(map)
    let lines = FlattenedPath(path, tolerance: 1e-4)
    for _ in 0..<30 {
      let place = numbers.point()
      guard distance(SIMD2(Double(place.x), Double(place.y)), from: lines) > 1e-3 else { continue }
      #expect(path.contains(place) == image.contains(place.applying(map)))
    }
  }

  // MARK: Areas

  @Test(arguments: [(20.0, 20.0), (100, 30), (7, 200)])
  func ellipsesAndRoundedRectanglesHaveTheirAreas(_ size: (Double, Double)) {
    let (w, h) = size
    let rect = CGRect(x: -3, y: 5, width: w, height: h)
    // Four cubics for a circle are off by 0.03 % of its radius.
    expectNear(signedArea(Path(ellipseIn: rect)), .pi * w * h / 4, 0.001 * w * h)
    let radius = min(w, h) / 4
    let round = Path(roundedRect: rect, cornerRadius: radius, style: .circular)
    expectNear(signedArea(round), w * h - (4 - .pi) * radius * radius, 0.001 * w * h)
    expectNear(signedArea(Path(rect)), w * h, 1e-9)
  }

  @Test(arguments: [4.0, 12, 25, 49]) func largerRadiiCutMore(_ radius: Double) {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 140)
    func area(_ radius: Double, _ style: RoundedCornerStyle) -> Double {
      signedArea(Path(roundedRect: rect, cornerRadius: radius, style: style))
    }
    for style in [RoundedCornerStyle.circular, .continuous] {
      #expect(area(radius, style) > area(radius + 1, style))
      #expect(area(radius, style) < 14_000)
    }
  }

  @Test(arguments: [RoundedCornerStyle.circular, .continuous], [8.0, 20, 40])
  func cornersAreTheirOwnMirrorImages(_ style: RoundedCornerStyle, _ radius: Double) {
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 120, height: 120), cornerRadius: radius, style: style)
    let lines = FlattenedPath(path, tolerance: 0.001)
    for place in lines.points {
      for image in [
        SIMD2(place.y, place.x), SIMD2(120 - place.x, place.y), SIMD2(place.x, 120 - place.y),
      ] {
        #expect(distance(image, from: lines) < 0.005)
      }
    }
  }
}
