import Foundation
import Geometry
import Testing

@Suite struct StrokingTests {
  static let line = Path { path in
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 50, y: 10))
  }
  static let corner = Path { path in
    path.addLines([CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 10), CGPoint(x: 50, y: 50)])
  }

  @Test(
    arguments: [
      (CGLineCap.butt, 160.0), (.square, 176), (.round, 160 + 4 * Double.pi),
    ] as [(CGLineCap, Double)])
  func capsAddTheirArea(_ cap: CGLineCap, _ area: Double) {
    let outline = Self.line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap))
    #expect(abs(abs(signedArea(outline)) - area) < 0.1)
  }

  @Test(
    arguments: [
      (CGLineJoin.miter, 10.0, 4.0), (.miter, 1, 2), (.bevel, 10, 2), (.round, 10, .pi),
    ] as [(CGLineJoin, Double, Double)])
  func joinsAddTheirArea(_ join: CGLineJoin, _ limit: Double, _ extra: Double) {
    let style = StrokeStyle(lineWidth: 4, lineJoin: join, miterLimit: limit)
    let area = abs(signedArea(Self.corner.strokedPath(style)))
    // Two bands of 40 by 4 overlap in 2 by 2 at the corner's inside, and the join fills the outside.
    #expect(abs(area - (2 * 40 * 4 - 4 + extra)) < 0.1)
  }

  @Test func dashesPaintTheirShare() {
    let style = StrokeStyle(lineWidth: 2, dash: [6, 4])
    let outline = Self.line.strokedPath(style)
    #expect(abs(abs(signedArea(outline)) - 24 * 2) < 1e-6)
    #expect(outline.contains(CGPoint(x: 13, y: 10)))
    #expect(!outline.contains(CGPoint(x: 18, y: 10)))
    let shifted = Self.line.strokedPath(StrokeStyle(lineWidth: 2, dash: [6, 4], dashPhase: 6))
    #expect(!shifted.contains(CGPoint(x: 13, y: 10)))
    #expect(shifted.contains(CGPoint(x: 15, y: 10)))
  }

  @Test func anOddPatternRepeatsTwice() {
    let outline = Self.line.strokedPath(StrokeStyle(lineWidth: 2, dash: [5]))
    #expect(abs(abs(signedArea(outline)) - 20 * 2) < 1e-6)
  }

  @Test func aDashOverTheStartOfAClosedPathIsOne() {
    let square = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
    let style = StrokeStyle(lineWidth: 2, lineJoin: .miter, dash: [10, 10], dashPhase: 5)
    let outline = square.strokedPath(style)
    // Without joining, the corner at the start would lack its outer quarter.
    #expect(outline.contains(CGPoint(x: -0.5, y: -0.5)))
  }

  @Test func aDotHasItsCap() {
    var dot = Path()
    dot.move(to: CGPoint(x: 5, y: 5))
    dot.addLine(to: CGPoint(x: 5, y: 5))
    #expect(dot.strokedPath(StrokeStyle(lineWidth: 4)).isEmpty)
    let round = dot.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round))
    #expect(abs(abs(signedArea(round)) - 4 * .pi) < 0.05)
  }

  @Test func aPenOfNoWidthDrawsNothing() {
    #expect(Self.line.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
  }

  @Test(arguments: [1e-7, 1e-300, .leastNonzeroMagnitude]) func dashesTooFineToSeeKeepTheirShare(
    _ dash: CGFloat
  ) {
    let style = StrokeStyle(lineWidth: 2, dash: [dash, dash])
    #expect(abs(abs(signedArea(Self.line.strokedPath(style))) - 40) < 0.02)
  }

  /// Where the lines of the tests below are looked at.
  static let seen = VisibleArea(low: SIMD2(0, 0), high: SIMD2(200, 100))

  /// How many places the outline of a long slanted line through what is seen has.
  private func placeCount(_ style: StrokeStyle, length: CGFloat) -> Int {
    var path = Path()
    path.move(to: CGPoint(x: -length, y: 40 - length / 2))
    path.addLine(to: CGPoint(x: length, y: 40 + length / 2))
    return FlattenedPath(path, tolerance: 0.01).stroked(
      with: style, tolerance: 0.01, area: Self.seen
    ).points.count
  }

  @Test(
    arguments: [.butt, .square, .round] as [CGLineCap], [[7, 3], [0, 0.5], [1e-4, 2e-3, 1]])
  func dashesCostWhatIsSeenOfThem(_ cap: CGLineCap, _ dash: [CGFloat]) {
    for width: CGFloat in [1e-3, 1, 30, 1e6, 1e12] {
      let style = StrokeStyle(lineWidth: width, lineCap: cap, dash: dash)
      let count = placeCount(style, length: 1e3)
      for length: CGFloat in [1e5, 1e9, 1e13] {
        #expect(placeCount(style, length: length) <= 2 * count + 1000, "\(width) \(length)")
      }
    }
  }

  @Test func longLinesKeepTheirDashes() {
    // 10 million dashes to the left of what is seen.
    var path = Path()
    path.move(to: CGPoint(x: -1e8, y: 5))
    path.addLine(to: CGPoint(x: 300, y: 5))
    let style = StrokeStyle(lineWidth: 2, dash: [6, 4])
    let outline = FlattenedPath(path, tolerance: 0.01).stroked(
      with: style, tolerance: 0.01, area: Self.seen
    ).path
    for x in stride(from: 0.0, to: 200, by: 10) {
      #expect(outline.contains(CGPoint(x: x + 3, y: 5)))
      #expect(!outline.contains(CGPoint(x: x + 8, y: 5)))
    }
  }

  @Test(arguments: [.square, .round] as [CGLineCap]) func gapsThatCapsFillAreFilled(
    _ cap: CGLineCap
  ) {
    // Gaps too narrow to see between round caps this wide.
    let style = StrokeStyle(lineWidth: 20, lineCap: cap, dash: [1, 0.5])
    let outline = Self.line.strokedPath(style)
    let area = 40 * 20 + (cap == .square ? 20 * 20 : 100 * Double.pi)
    #expect(abs(abs(signedArea(outline)) - area) < 25)
    #expect(outline.contains(CGPoint(x: 30.3, y: 19.9)))
  }

  @Test func widePensAlongCurvesCoverWhatTheyPassBy() {
    // A wave of thousands of lines through what is seen, and another beside it.
    func wave(_ y: Double) -> FlattenedPath {
      var path = Path()
      path.move(to: CGPoint(x: -300, y: y))
      for x in stride(from: -300.0, to: 500, by: 20) {
        path.addQuadCurve(to: CGPoint(x: x + 20, y: y), control: CGPoint(x: x + 10, y: y + 4))
      }
      return FlattenedPath(path, tolerance: 0.0001)
    }
    for (width, y, isCovered) in [
      (1000, 40, true), (1e6, 40, true), (1e6, 9e4, true), (2000, 200, true), (1e3, 2000, false),
      (200, 40, false),
    ] as [(CGFloat, Double, Bool)] {
      let outline = wave(y).stroked(
        with: StrokeStyle(lineWidth: width, lineJoin: .round), tolerance: 0.01, area: Self.seen)
      #expect((outline.points.count == 4) == isCovered, "\(width) \(y)")
    }
    // A line that ends within what is seen leaves the rest.
    let outline = FlattenedPath(Self.corner, tolerance: 0.01).stroked(
      with: StrokeStyle(lineWidth: 1e6), tolerance: 0.01, area: Self.seen)
    #expect(outline.points.count > 4)
    #expect(!outline.path.contains(CGPoint(x: 5, y: 5)))
  }
}
