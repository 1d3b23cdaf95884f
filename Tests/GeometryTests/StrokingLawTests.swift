import Foundation
import Testing

@testable import Geometry

/// Pens paint what is within half their width of the line, once, and nothing else.
@Suite struct StrokingLawTests {
  static let seeds = Array(0..<12)
  static let joins: [CGLineJoin] = [.miter, .round, .bevel]

  private static func polyline(_ seed: Int) -> Path {
    var numbers = Numbers(seed)
    return Path { path in path.addLines((0..<5).map { _ in numbers.point() }) }
  }

  /// With round caps and joins, exactly what is within half a width is painted.
  @Test(arguments: seeds, [1.0, 8, 40])
  func aRoundPenPaintsWhatIsWithinHalfItsWidth(_ seed: Int, _ width: Double) {
    var numbers = Numbers(seed &+ 500)
    let path = numbers.path()
    let lines = FlattenedPath(path, tolerance: 0.02)
    let outline = path.strokedPath(
      StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
    for _ in 0..<40 {
      let place = numbers.point(-130...130)
      let far = distance(SIMD2(Double(place.x), Double(place.y)), from: lines)
      guard abs(far - width / 2) > 0.06 else { continue }
      #expect(outline.contains(place) == (far < width / 2), "\(place) is \(far) away")
    }
  }

  @Test(arguments: seeds, joins) func noPlaceIsPaintedTwice(_ seed: Int, _ join: CGLineJoin) {
    let outline = Self.polyline(seed).strokedPath(StrokeStyle(lineWidth: 12, lineJoin: join))
    var numbers = Numbers(seed)
    for _ in 0..<60 {
      let place = numbers.point()
      // Where the outline winds once, both rules say the same.
      #expect(outline.contains(place) == outline.contains(place, eoFill: true))
    }
  }

  @Test(arguments: seeds, joins) func thePenKnowsNoDirection(_ seed: Int, _ join: CGLineJoin) {
    let style = StrokeStyle(lineWidth: 9, lineCap: .square, lineJoin: join)
    var numbers = Numbers(seed)
    let places = (0..<5).map { _ in numbers.point() }
    let (there, back) = (
      Path { $0.addLines(places) }.strokedPath(style),
      Path { $0.addLines(places.reversed()) }.strokedPath(style)
    )
    expectNear(abs(signedArea(there)), abs(signedArea(back)), 0.5)
    let (a, b) = (there.boundingRect, back.boundingRect)
    expectNear(Double(a.minX), Double(b.minX), 0.02)
    expectNear(Double(a.maxY), Double(b.maxY), 0.02)
  }

  @Test(arguments: seeds, joins) func aTurnedLineHasATurnedStroke(_ seed: Int, _ join: CGLineJoin) {
    let path = Self.polyline(seed)
    let map = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 3, y: 3)
    let (style, wide) = (
      StrokeStyle(lineWidth: 4, lineJoin: join), StrokeStyle(lineWidth: 12, lineJoin: join)
    )
    let (after, before) = (
      path.strokedPath(style).applying(map), path.applying(map).strokedPath(wide)
    )
    expectNear(signedArea(after), signedArea(before), 0.002 * abs(signedArea(before)) + 0.5)
  }

  @Test(arguments: [0.5, 3, 10, 19.9]) func aCircleBecomesARing(_ width: Double) {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40))
    let ring = circle.strokedPath(StrokeStyle(lineWidth: width))
    let (outer, inner) = (20 + width / 2, 20 - width / 2)
    expectNear(abs(signedArea(ring)), .pi * (outer * outer - inner * inner), 0.35 * width + 0.2)
    let bounds = ring.boundingRect
    expectNear(Double(bounds.width), 2 * outer, 0.03)
    #expect(!ring.contains(CGPoint(x: 20, y: 20)))
  }

  @Test(arguments: seeds, joins) func nothingIsPaintedBeyondTheReach(
    _ seed: Int, _ join: CGLineJoin
  ) {
    let path = Self.polyline(seed)
    let style = StrokeStyle(lineWidth: 10, lineCap: .square, lineJoin: join, miterLimit: 4)
    let (bounds, painted) = (path.boundingRect, path.strokedPath(style).boundingRect)
    let over = [
      bounds.minX - painted.minX, bounds.minY - painted.minY, painted.maxX - bounds.maxX,
      painted.maxY - bounds.maxY,
    ]
    #expect(over.allSatisfy { Double($0) <= style.reach + 0.01 })
    // Something is painted beside the line: the reach is not just any large number.
    #expect(over.contains { $0 > 1 })
  }

  @Test(arguments: stride(from: 15.0, through: 175, by: 20).map { $0 })
  func mitersMeetAsFarOutAsTheirAngleSays(_ degrees: Double) {
    let (angle, width) = (degrees * .pi / 180, 4.0)
    let arm = CGPoint(x: 60 * Foundation.cos(angle), y: 60 * Foundation.sin(angle))
    let path = Path { $0.addLines([CGPoint(x: 60, y: 0), .zero, arm]) }
    // A miter is 1/sin of half the angle between the arms, in line widths.
    let ratio = 1 / Foundation.sin(angle / 2)
    let tip = CGPoint(
      x: -width / 2 * ratio * Foundation.cos(angle / 2) * 0.98,
      y: -width / 2 * ratio * Foundation.sin(angle / 2) * 0.98)
    let (sharp, cut) = (
      path.strokedPath(StrokeStyle(lineWidth: width, miterLimit: ratio * 1.01)),
      path.strokedPath(StrokeStyle(lineWidth: width, miterLimit: ratio * 0.99))
    )
    #expect(sharp.contains(tip))
    if degrees < 170 { #expect(!cut.contains(tip)) }
  }

  // MARK: Dashes

  private static let line = Path { $0.addLines([.zero, CGPoint(x: 120, y: 0)]) }

  @Test(arguments: [[6.0, 4], [10, 2, 3, 5], [1], [7, 1, 2]], [0.0, 2.5, 11, -3])
  func dashesAndTheirGapsMakeTheLine(_ dash: [Double], _ phase: Double) {
    func area(_ dash: [Double], _ phase: Double) -> Double {
      let style = StrokeStyle(
        lineWidth: 2, dash: dash.map { CGFloat($0) }, dashPhase: CGFloat(phase))
      return abs(signedArea(Self.line.strokedPath(style)))
    }
    // Painting what was left out: the pattern moved on by its first part, from the second one on.
    let even = dash.count.isMultiple(of: 2) ? dash : dash + dash
    let others = Array(even.dropFirst() + even.prefix(1))
    expectNear(area(even, phase) + area(others, phase - even[0]), 240, 1e-6)
    // A whole period later all is as before.
    expectNear(area(even, phase + even.reduce(0, +)), area(even, phase), 1e-6)
    expectNear(area(dash, phase), area(even, phase), 1e-9)
  }

  @Test(arguments: [[6.0, 4], [10, 2, 3, 5], [9]]) func eachDashLiesWhereThePatternSays(
    _ dash: [Double]
  ) {
    let style = StrokeStyle(lineWidth: 2, dash: dash.map { CGFloat($0) }, dashPhase: 1)
    let outline = Self.line.strokedPath(style)
    let even = dash.count.isMultiple(of: 2) ? dash : dash + dash
    let period = even.reduce(0, +)
    for x in stride(from: 0.25, to: 120, by: 0.5) {
      var place = (x + 1).truncatingRemainder(dividingBy: period)
      var index = 0
      while place >= even[index] { (place, index) = (place - even[index], index + 1) }
      guard place > 0.01, even[index] - place > 0.01 else { continue }
      #expect(outline.contains(CGPoint(x: x, y: 0)) == index.isMultiple(of: 2), "at \(x)")
    }
  }

  @Test(arguments: [[], [0], [0, 0], [-1, 2], [.nan, 1], [.infinity, 1]] as [[CGFloat]])
  func aPatternThatSaysNothingIsASolidLine(_ dash: [CGFloat]) {
    let solid = Self.line.strokedPath(StrokeStyle(lineWidth: 2))
    #expect(Self.line.strokedPath(StrokeStyle(lineWidth: 2, dash: dash)) == solid)
  }

  @Test func dashesGoAroundCornersAndStartAnewOnEachPart() {
    var path = Path()
    path.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    path.addLines([CGPoint(x: 50, y: 0), CGPoint(x: 50, y: 30)])
    let outline = path.strokedPath(StrokeStyle(lineWidth: 2, dash: [12, 4]))
    #expect(outline.contains(CGPoint(x: 10, y: 1.9)) && !outline.contains(CGPoint(x: 10, y: 2.1)))
    #expect(outline.contains(CGPoint(x: 50, y: 11.9)) && !outline.contains(CGPoint(x: 50, y: 12.1)))
  }
}
