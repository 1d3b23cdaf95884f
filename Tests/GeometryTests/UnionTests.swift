import Foundation
import Testing

@testable import Geometry

/// Closed outlines drawn anew without overlaps.
@Suite struct UnionTests {
  private typealias Place = SIMD2<Double>

  /// Closed chains, each of a line of its own.
  private func chains(_ polygons: [[SIMD2<Double>]]) -> (path: FlattenedPath, lines: [Int]) {
    var path = FlattenedPath()
    for polygon in polygons {
      let start = path.points.count
      path.points += polygon
      path.isSmooth += polygon.map { _ in false }
      path.chains.append(.init(start: start, end: path.points.count, isClosed: true))
    }
    return (path, Array(polygons.indices))
  }

  private func union(_ polygons: [[SIMD2<Double>]]) -> FlattenedPath {
    let (path, lines) = chains(polygons)
    return path.withoutOverlaps(of: lines, isFolded: true)
  }

  private func rectangle(_ x: Double, _ y: Double, _ w: Double, _ h: Double) -> [SIMD2<Double>] {
    [Place(x, y), Place(x + w, y), Place(x + w, y + h), Place(x, y + h)]
  }

  /// The sum of the areas, each with its direction.
  private func area(_ path: FlattenedPath) -> Double {
    var sum = 0.0
    for chain in path.chains {
      for index in chain.start..<chain.end {
        let a = path.points[index]
        let b = path.points[index + 1 == chain.end ? chain.start : index + 1]
        sum += (a.x * b.y - a.y * b.x) / 2
      }
    }
    return sum
  }

  static let offsets = [(3.0, 2.0), (0, 5), (9.5, 9.5), (-4, 6.25), (0, 0), (10, 0)]

  @Test(arguments: offsets) func twoRectanglesCoverTheirSumLessWhatTheyShare(
    _ offset: (Double, Double)
  ) {
    let both = union([rectangle(0, 0, 10, 10), rectangle(offset.0, offset.1, 10, 10)])
    let shared = max(10 - abs(offset.0), 0) * max(10 - abs(offset.1), 0)
    expectNear(abs(area(both)), 200 - shared, 1e-9)
  }

  @Test func aCrossHasItsAreaOnce() {
    let cross = union([rectangle(0, 4, 12, 2), rectangle(5, 0, 2, 12)])
    expectNear(abs(area(cross)), 24 + 24 - 4, 1e-9)
    #expect(cross.path.contains(CGPoint(x: 6, y: 5)))
    #expect(cross.path.contains(CGPoint(x: 6, y: 5), eoFill: true))
  }

  @Test func aFrameKeepsItsHole() {
    // Four bars around a hole.
    let frame = union([
      rectangle(0, 0, 12, 3), rectangle(0, 9, 12, 3), rectangle(0, 0, 3, 12),
      rectangle(9, 0, 3, 12),
    ])
    expectNear(abs(area(frame)), 144 - 36, 1e-9)
    #expect(!frame.path.contains(CGPoint(x: 6, y: 6)))
    #expect(frame.chains.count == 2)
  }

  @Test(arguments: 0..<16) func insideStaysInsideAndIsWoundOnce(_ seed: Int) {
    var numbers = Numbers(seed)
    func triangle() -> [SIMD2<Double>] {
      let places = (0..<3).map { _ in Place(numbers.next(-50...50), numbers.next(-50...50)) }
      // All in one direction, as a pen's outlines are.
      let turn = (places[1] - places[0]).cross(places[2] - places[0])
      return turn > 0 ? places : places.reversed()
    }
    let polygons = (0..<5).map { _ in triangle() }
    let (before, after) = (chains(polygons).path, union(polygons))
    for _ in 0..<60 {
      let place = numbers.point(-50...50)
      guard distance(Place(Double(place.x), Double(place.y)), from: before) > 1e-3 else { continue }
      let isInside = before.path.contains(place)
      #expect(after.path.contains(place) == isInside)
      #expect(after.path.contains(place, eoFill: true) == isInside)
    }
    #expect(abs(area(after)) <= polygons.reduce(0) { $0 + abs(area(chains([$1]).path)) } + 1e-9)
  }

  @Test(arguments: 0..<8) func theOrderOfOutlinesDoesNotMatter(_ seed: Int) {
    var numbers = Numbers(seed + 77)
    let polygons = (0..<6).map { _ in
      rectangle(
        numbers.next(0...20), numbers.next(0...20), numbers.next(1...12), numbers.next(1...12))
    }
    expectNear(abs(area(union(polygons))), abs(area(union(polygons.reversed()))), 1e-9)
    // And twice the same is once.
    expectNear(abs(area(union(polygons + polygons))), abs(area(union(polygons))), 1e-9)
  }

  @Test func whatDoesNotOverlapStaysAsItIs() {
    let (path, lines) = chains([rectangle(0, 0, 3, 3), rectangle(10, 10, 3, 3)])
    let same = path.withoutOverlaps(of: lines, isFolded: false)
    #expect(same.points == path.points && same.chains.count == 2)
  }

  @Test func whatIsTooMuchOrNoNumberStaysAsItIs() {
    let many = (0..<2000).map { rectangle(Double($0), 0, 2, 2) }
    let (path, lines) = chains(many)
    #expect(path.withoutOverlaps(of: lines, isFolded: true).points.count == path.points.count)
    let (broken, own) = chains([[Place(0, 0), Place(.infinity, 3), Place(4, 4)]])
    #expect(broken.withoutOverlaps(of: own, isFolded: true).points.count == 3)
    let (none, its) = chains([[Place(0, 0), Place(.nan, 3), Place(4, 4), Place(2, .nan)]])
    #expect(none.withoutOverlaps(of: its, isFolded: true).points.count == 4)
  }

  // MARK: Wide pens

  private static let area = VisibleArea(low: SIMD2(0, 0), high: SIMD2(10, 10))

  @Test(arguments: [
    (5.0, 1000.0, true), (500, 1000, true), (511, 1000, false), (5, 30, true), (5, 20, false),
    (-480, 1000, true),
  ])
  func aPenAlongALineCoversWhatItPassesBy(_ line: (y: Double, width: Double, isCovered: Bool)) {
    let path = FlattenedPath(
      Path { $0.addLines([CGPoint(x: -900, y: line.y), CGPoint(x: 900, y: line.y)]) },
      tolerance: 0.01)
    let half = line.width / 2
    let isKnown = path.covers(Self.area, with: half)
    #expect(!isKnown || line.isCovered)
    // What is said to be covered is inside the outline.
    if isKnown {
      let outline = path.stroked(with: StrokeStyle(lineWidth: line.width), tolerance: 0.01).path
      for place in [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 5, y: 5)] {
        #expect(outline.contains(place) || abs(Double(place.y) - line.y) == half)
      }
    }
  }

  @Test func aLineThatEndsWithinSightDoesNotCoverIt() {
    let path = FlattenedPath(
      Path { $0.addLines([CGPoint(x: -900, y: 5), CGPoint(x: 5, y: 5)]) }, tolerance: 0.01)
    #expect(!path.covers(Self.area, with: 500))
    #expect(FlattenedPath(Self.area).points.count == 4)
  }
}
