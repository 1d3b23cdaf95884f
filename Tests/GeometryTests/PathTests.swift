import Foundation
import Geometry
import Testing

@Suite struct PathTests {
  static let rect = CGRect(x: 10, y: 20, width: 100, height: 60)
  static let shapes: [Path] = [
    Path(rect), Path(ellipseIn: rect),
    Path(roundedRect: rect, cornerRadius: 12, style: .circular),
    Path(roundedRect: rect, cornerRadius: 12, style: .continuous),
    Path(roundedRect: rect, cornerRadius: 30, style: .continuous),
    Path(roundedRect: rect, cornerSize: CGSize(width: 20, height: 8), style: .circular),
    Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(topLeading: 30, bottomLeading: 4, topTrailing: 15)),
  ]

  @Test(arguments: shapes) func knownShapesFillTheirRectangleTightly(_ path: Path) {
    let general = Path(elements: path.elements)
    let bounds = general.boundingRect
    #expect(abs(bounds.minX - 10) < 1e-9 && abs(bounds.maxX - 110) < 1e-9)
    #expect(abs(bounds.minY - 20) < 1e-9 && abs(bounds.maxY - 80) < 1e-9)
    #expect(path.contains(CGPoint(x: 60, y: 50)))
    #expect(!path.contains(CGPoint(x: 9, y: 50)))
  }

  @Test(arguments: shapes) func partsOfATrimmedPathAddUp(_ path: Path) {
    let whole = path.length
    let parts = [0, 0.2, 0.55, 1.0]
    let sum = zip(parts, parts.dropFirst()).reduce(0.0) {
      $0 + path.trimmedPath(from: $1.0, to: $1.1).length
    }
    #expect(abs(sum - whole) < 1e-5 * whole)
    #expect(abs(path.trimmedPath(from: 0.2, to: 0.55).length - 0.35 * whole) < 1e-5 * whole)
  }

  @Test(arguments: shapes) func strokesHaveTheAreaOfTheirPen(_ path: Path) {
    // Along a smooth closed outline a pen of width w covers length · w.
    let style = StrokeStyle(lineWidth: 2, lineJoin: .round)
    let area = signedArea(path.strokedPath(style))
    let corners = path == Path(Self.rect) ? (4 - Double.pi) : 0
    #expect(abs(abs(area) - path.length * 2 + corners) < 0.35)
  }

  @Test func circumferenceIsTwoPiR() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(abs(circle.length - 20 * .pi) < 0.02)
  }

  @Test func textGivesThePathBack() {
    for path in Self.shapes {
      #expect(Path(path.description)?.elements == path.elements)
    }
    #expect(Path("1 2 l 3 q") == nil)
  }

  @Test func movingKeepsTheKind() {
    for path in Self.shapes {
      let moved = path.offsetBy(dx: 3, dy: -4)
      #expect(moved.boundingRect == Self.rect.offsetBy(dx: 3, dy: -4))
      if case .general = moved.kind { Issue.record("\(path.kind) became general") }
    }
  }

  @Test func aTurnedPathIsTheTurnedElements() {
    let turn = CGAffineTransform(rotationAngle: 1)
    let path = Self.shapes[3].applying(turn)
    let place = CGPoint(x: 60, y: 50).applying(turn)
    #expect(path.contains(place))
    #expect(!path.contains(CGPoint(x: 11, y: 21).applying(turn)))
  }

  @Test func buildingFollowsThePen() {
    var path = Path()
    #expect(path.currentPoint == nil)
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 5, y: 2))
    path.addQuadCurve(to: CGPoint(x: 7, y: 4), control: CGPoint(x: 7, y: 2))
    path.addCurve(
      to: CGPoint(x: 1, y: 8), control1: CGPoint(x: 7, y: 8), control2: CGPoint(x: 3, y: 8))
    #expect(path.currentPoint == CGPoint(x: 1, y: 8))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    #expect(path.description == "1 2 m 5 2 l 7 2 7 4 q 7 8 3 8 1 8 c h")
    var single = Path()
    single.addEllipse(in: Self.rect)
    #expect(single.kind == .ellipse(in: Self.rect))
  }

  @Test(arguments: [(false, 0.0, 90.0, 90.0), (true, 0, 90, 270), (false, 0, 360, 360)])
  func arcsGoRoundBySwiftUIsConvention(
    clockwise: Bool, start: Double, end: Double, turn: Double
  ) {
    var path = Path()
    path.addArc(
      center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end),
      clockwise: clockwise)
    #expect(abs(path.length - turn / 180 * .pi * 10) < 0.02)
    let onCircle = path.elements.allSatisfy {
      if case .curve(let end, _, _) = $0 {
        abs((end.x * end.x + end.y * end.y).squareRoot() - 10) < 1e-9
      } else {
        true
      }
    }
    #expect(onCircle)
  }

  @Test func tangentArcsTouchBothLines() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
    let end = path.currentPoint ?? .zero
    #expect(abs(end.x - 100) < 1e-9 && abs(end.y - 20) < 1e-9)
    #expect(abs(path.length - (80 + 10 * .pi)) < 0.01)
  }

  @Test func windingFollowsTheRule() {
    var path = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    #expect(!path.contains(CGPoint(x: 15, y: 15), eoFill: true))
    #expect(path.contains(CGPoint(x: 5, y: 15), eoFill: true))
  }

  @Test func continuousCornersBendInOverTheSystemsReach() {
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 200, height: 200), cornerRadius: 20,
      style: .continuous)
    #expect(path.contains(CGPoint(x: 20 * 1.53, y: 0.001)))
    #expect(!path.contains(CGPoint(x: 20 * 1.2, y: 0.02)))
    // The middle of a corner lies a little further in than a quarter circle's.
    let circular = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 200, height: 200), cornerRadius: 20, style: .circular)
    let middle = CGPoint(x: 5.9, y: 5.9)
    #expect(circular.contains(middle) && path.contains(CGPoint(x: 6.1, y: 6.1)))
  }

  @Test func aContinuousCapsuleHasRoundEnds() {
    let capsule = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 200, height: 60), cornerRadius: 30,
      style: .continuous)
    #expect(capsule.contains(CGPoint(x: 0.01, y: 30)))
    #expect(abs(signedArea(capsule) - (140 * 60 + 900 * .pi)) < 60)
  }

  @Test func unevenRadiiShareAnEdge() {
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 50),
      cornerRadii: RectangleCornerRadii(topLeading: 150, topTrailing: 50), style: .circular)
    guard case .unevenRoundedRect(_, let radii, _) = path.kind else {
      Issue.record("kind is \(path.kind)")
      return
    }
    #expect(radii.topLeading == 50 && abs(radii.topTrailing - 50.0 / 3) < 1e-9)
  }

  @Test(arguments: [Double.nan, .infinity, 1e300, 0, -5])
  func strangeNumbersDoNotTrap(_ value: Double) {
    let rect = CGRect(x: value, y: 0, width: value, height: 10)
    for path in [
      Path(rect), Path(ellipseIn: rect), Path(roundedRect: rect, cornerRadius: value),
      Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: value)),
      Path { $0.addLines([CGPoint(x: value, y: 1), .zero, CGPoint(x: 2, y: value)]) },
      Path {
        $0.addArc(
          center: .zero, radius: value, startAngle: .degrees(value), endAngle: .degrees(1),
          clockwise: false)
      },
    ] {
      _ = path.boundingRect
      _ = path.contains(CGPoint(x: 1, y: 1))
      _ = path.trimmedPath(from: 0.1, to: 0.9)
      _ = path.strokedPath(StrokeStyle(lineWidth: value, dash: [value, 1]))
      _ = path.applying(CGAffineTransform(scaleX: value, y: 0))
    }
  }
}

/// The area inside a path by the shoelace formula over fine lines; clockwise on screen is positive.
func signedArea(_ path: Path) -> Double {
  let lines = FlattenedPath(path, tolerance: 0.001)
  var area = 0.0
  for chain in lines.chains {
    for index in chain.start..<chain.end {
      let a = lines.points[index]
      let b = lines.points[index + 1 == chain.end ? chain.start : index + 1]
      area += (a.x * b.y - a.y * b.x) / 2
    }
  }
  return area
}
