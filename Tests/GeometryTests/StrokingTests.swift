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

  @Test func aMillionDashesAreDrawnAsALine() {
    let style = StrokeStyle(lineWidth: 2, dash: [1e-7, 1e-7])
    #expect(abs(abs(signedArea(Self.line.strokedPath(style))) - 80) < 1e-6)
  }
}
