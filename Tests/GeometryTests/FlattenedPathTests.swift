import Foundation
import Testing

@testable import Geometry

/// Curves as lines, near enough to them.
@Suite struct FlattenedPathTests {
  static let seeds = Array(0..<12)

  @Test(arguments: seeds, [0.5, 0.05, 0.005])
  func everyPlaceOfACurveIsNearItsLines(_ seed: Int, _ tolerance: Double) {
    var numbers = Numbers(seed)
    let path = numbers.path()
    let lines = FlattenedPath(path, tolerance: tolerance)
    for segment in path.segments {
      for t in stride(from: 0.0, through: 1, by: 0.04) {
        #expect(distance(segment.curve.point(at: t), from: lines) <= tolerance * 1.000_01)
      }
    }
  }

  @Test(arguments: seeds) func placesLieOnTheOutline(_ seed: Int) {
    var numbers = Numbers(seed)
    let path = numbers.path()
    let (coarse, fine) = (
      FlattenedPath(path, tolerance: 0.5), FlattenedPath(path, tolerance: 1e-5)
    )
    for place in coarse.points { #expect(distance(place, from: fine) < 1e-4) }
  }

  @Test(arguments: seeds) func transformingBeforeOrAfterIsTheSame(_ seed: Int) {
    var numbers = Numbers(seed)
    let (path, map) = (numbers.path(), numbers.transform())
    let before = FlattenedPath(path, transform: map, tolerance: 0.01)
    let after = FlattenedPath(path, tolerance: 0.001).applying(map)
    for place in before.points { #expect(distance(place, from: after) < 0.02) }
  }

  @Test func chainsAreThePartsOfThePath() {
    var path = Path()
    path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    path.addRect(CGRect(x: 20, y: 20, width: 5, height: 5))
    path.move(to: CGPoint(x: 40, y: 40))
    let lines = FlattenedPath(path, tolerance: 0.1)
    #expect(lines.chains.count == 2)
    #expect(lines.chains.map(\.isClosed) == [false, true])
    #expect(lines.chains.map { $0.end - $0.start } == [3, 4])
    #expect(lines.chains.first?.start == 0 && lines.chains.last?.end == lines.points.count)
    #expect(lines.path.description == "0 0 m 10 0 l 10 10 l 20 20 m 25 20 l 25 25 l 20 25 l h")
  }

  @Test func whatIsDrawnAfterClosingStartsWhereThePartStarted() {
    var path = Path()
    path.addLines([CGPoint(x: 1, y: 1), CGPoint(x: 5, y: 1), CGPoint(x: 5, y: 5)])
    path.closeSubpath()
    path.addLine(to: CGPoint(x: 1, y: 9))
    let lines = FlattenedPath(path, tolerance: 0.1)
    #expect(lines.chains.count == 2)
    #expect(lines.points[lines.chains[1].start] == SIMD2(1, 1))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func stepsThatAreNotFiniteAreLeftOut(_ value: Double) {
    var path = Path()
    path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: value, y: 3), CGPoint(x: 10, y: 0)])
    path.addCurve(
      to: CGPoint(x: 20, y: 0), control1: CGPoint(x: value, y: 0), control2: CGPoint(x: 1, y: 1))
    let lines = FlattenedPath(path, tolerance: 0.1)
    #expect(lines.points == [SIMD2(0, 0), SIMD2(10, 0)])
  }

  /// Beyond what is seen, curves may become anything beyond the same side: nothing changes within.
  @Test(arguments: seeds) func whatIsNotSeenDoesNotChangeWhatIs(_ seed: Int) {
    var numbers = Numbers(seed)
    let path = numbers.path().applying(CGAffineTransform(scaleX: 2000, y: 2000))
    let area = VisibleArea(low: SIMD2(-40, -40), high: SIMD2(40, 40))
    let (whole, seen) = (
      FlattenedPath(path, tolerance: 0.01), FlattenedPath(path, tolerance: 0.01, area: area)
    )
    #expect(seen.points.count <= whole.points.count + 16)
    for _ in 0..<80 {
      let place = numbers.point(-39...39)
      guard distance(SIMD2(Double(place.x), Double(place.y)), from: whole) > 0.5 else { continue }
      #expect(whole.path.contains(place) == seen.path.contains(place))
    }
  }

  @Test func anAreaGrowsOnAllSides() {
    let area = VisibleArea(low: SIMD2(0, 0), high: SIMD2(10, 10))
    #expect(area.misses(SIMD2(-5, -5), SIMD2(-1, 20)))
    #expect(!area.expanded(by: 2).misses(SIMD2(-5, -5), SIMD2(-1, 20)))
    #expect(!area.misses(SIMD2(-5, 5), SIMD2(15, 5)))
    #expect(area.misses(SIMD2(-5, 11), SIMD2(5, 12), SIMD2(15, 11)))
  }

  @Test func distancesSayWhereALineIsSeen() {
    let area = VisibleArea(low: SIMD2(0, 0), high: SIMD2(10, 10))
    let along = area.distances(from: SIMD2(-20, 5), along: SIMD2(1, 0), half: 1)
    #expect(along == 20...30)
    #expect(area.distances(from: SIMD2(-20, 50), along: SIMD2(1, 0), half: 1) == nil)
    #expect(area.distances(from: SIMD2(-20, 50), along: SIMD2(1, 0), half: 45) != nil)
  }
}
