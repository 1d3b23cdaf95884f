import Foundation
import Geometry
import Motion
import Testing

/// The vectors that places and sizes animate by, in SwiftUI's scales.
@Suite struct AnimatableGeometryTests {
  /// Setting data gives them back, and their interpolation is the value's.
  private func comesBack<V: Animatable & Equatable>(
    _ a: V, _ b: V, _ half: V, location: SourceLocation = #_sourceLocation
  ) {
    var value = a
    value.animatableData = b.animatableData
    #expect(value == b, sourceLocation: location)
    value = a
    value.animatableData.interpolate(towards: b.animatableData, amount: 0.5)
    #expect(value == half, sourceLocation: location)
  }

  @Test func valuesAreInterpolatedByTheirParts() {
    comesBack(CGFloat(1), 3, 2)
    comesBack(CGPoint(x: 1, y: 2), CGPoint(x: 3, y: -4), CGPoint(x: 2, y: -1))
    comesBack(
      CGSize(width: 1, height: 2), CGSize(width: 3, height: -4), CGSize(width: 2, height: -1))
    comesBack(CGVector(dx: 1, dy: 2), CGVector(dx: 3, dy: -4), CGVector(dx: 2, dy: -1))
    comesBack(
      CGRect(x: 0, y: 0, width: 8, height: 4), CGRect(x: 2, y: 4, width: 6, height: 8),
      CGRect(x: 1, y: 2, width: 7, height: 6))
    comesBack(
      EdgeInsets(top: 0, leading: 2, bottom: 4, trailing: 6),
      EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8),
      EdgeInsets(top: 4, leading: 5, bottom: 6, trailing: 7))
    comesBack(UnitPoint.topLeading, .bottomTrailing, .center)
    comesBack(Angle(radians: 1), Angle(radians: 2), Angle(radians: 1.5))
  }

  @Test func unitLikeDataAreScaledAndPointsAreNot() {
    // 128, so that a spring's end test, in points, suits fractions and radians.
    #expect(Angle(radians: 0.5).animatableData == 64)
    #expect(UnitPoint(x: 0.5, y: 1).animatableData == AnimatablePair(64, 128))
    #expect(CGPoint(x: 3, y: 4).animatableData.magnitudeSquared == 25)
    #expect(CGRect(x: 1, y: 2, width: 3, height: 4).animatableData.magnitudeSquared == 30)
  }

  @Test func aPenAnimatesItsNumbersAndKeepsItsForms() {
    var pen = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .bevel, dash: [3, 1])
    let other = StrokeStyle(lineWidth: 6, miterLimit: 4, dash: [9], dashPhase: 8)
    pen.animatableData = other.animatableData
    #expect(pen.lineWidth == 6 && pen.miterLimit == 4 && pen.dashPhase == 8)
    #expect(pen.lineCap == .round && pen.lineJoin == .bevel && pen.dash == [3, 1])
  }

  @Test(arguments: [-720.0, -90, 0, 45, 180, 360]) func degreesAndRadiansAreOneAngle(
    _ degrees: Double
  ) {
    let angle = Angle.degrees(degrees)
    expectNear(angle.radians, degrees / 180 * .pi, 1e-12)
    expectNear(Angle.radians(angle.radians).degrees, degrees, 1e-12)
    var other = Angle()
    other.degrees = degrees
    #expect(other == Angle(degrees: degrees))
    #expect(angle - angle == .zero && -(-angle) == angle && angle + angle == 2 * angle)
    #expect(angle * 2 / 2 == angle && (angle < angle + .radians(1)))
    other += .radians(1)
    other -= .radians(1)
    expectNear(other.radians, angle.radians, 1e-12)
  }

  @Test func unitPointsArePlacesInAnyRectangle() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(UnitPoint.center.point(in: rect) == CGPoint(x: 60, y: 45))
    #expect(UnitPoint.topLeading.point(in: rect) == rect.origin)
    #expect(UnitPoint.bottomTrailing.point(in: rect) == CGPoint(x: 110, y: 70))
    #expect(UnitPoint(x: -0.5, y: 2).point(in: rect) == CGPoint(x: -40, y: 120))
    let sides: [(UnitPoint, UnitPoint)] = [
      (.leading, .trailing), (.top, .bottom), (.topLeading, .bottomTrailing),
      (.topTrailing, .bottomLeading),
    ]
    for (a, b) in sides {
      #expect(a.x + b.x == 1 && a.y + b.y == 1)
    }
  }

  @Test func curvesTakeUnitPointsAsControls() {
    let (a, b) = (UnitPoint(x: 0.42, y: 0), UnitPoint(x: 0.58, y: 1))
    #expect(UnitCurve.bezier(startControlPoint: a, endControlPoint: b) == .easeInOut)
    #expect(
      UnitCurve(startControlPoint: CGPoint(x: 0, y: 0), endControlPoint: CGPoint(x: 0.58, y: 1))
        == .easeOut)
  }

  // MARK: Shapes

  @Test(arguments: PathTests.shapes) func movedAndScaledShapesStayKnown(_ path: Path) {
    let map = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 5, y: -3)
    let moved = path.applying(map)
    let general = Path(elements: path.elements.map { $0.applying(map) })
    if case .general = moved.kind { Issue.record("\(path.kind) became general") }
    expectNear(signedArea(moved), signedArea(general), 0.02)
    #expect(
      moved.boundingRect == general.boundingRect
        || moved.boundingRect.insetBy(dx: -1e-9, dy: -1e-9).contains(general.boundingRect))
  }

  @Test(arguments: PathTests.shapes) func mirroredShapesTurnTheOtherWay(_ path: Path) {
    let mirror = CGAffineTransform(scaleX: -1, y: 1)
    expectNear(signedArea(path.applying(mirror)), -signedArea(path), 0.02)
  }

  @Test func radiiAreCutToWhatFits() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
    #expect(
      Path(roundedRect: rect, cornerRadius: 99) == Path(roundedRect: rect, cornerRadius: 20))
    #expect(Path(roundedRect: rect, cornerRadius: -5).kind == .rect(rect))
    #expect(Path(roundedRect: rect, cornerSize: CGSize(width: 9, height: 0)).kind == .rect(rect))
    let even = RectangleCornerRadii(
      topLeading: 7, bottomLeading: 7, bottomTrailing: 7, topTrailing: 7)
    #expect(Path(roundedRect: rect, cornerRadii: even) == Path(roundedRect: rect, cornerRadius: 7))
    let backwards = CGRect(x: 100, y: 40, width: -100, height: -40)
    #expect(
      Path(roundedRect: backwards, cornerRadius: 5) == Path(roundedRect: rect, cornerRadius: 5))
  }

  @Test func addingToNothingIsTheThingItself() {
    for shape in PathTests.shapes {
      var path = Path()
      path.addPath(shape)
      #expect(path == shape)
      path.addPath(shape, transform: CGAffineTransform(translationX: 500, y: 0))
      expectNear(signedArea(path), 2 * signedArea(shape), 0.05)
    }
    var rects = Path()
    rects.addRects([
      CGRect(x: 0, y: 0, width: 2, height: 3), CGRect(x: 9, y: 9, width: 4, height: 5),
    ])
    expectNear(signedArea(rects), 26, 1e-9)
  }
}
