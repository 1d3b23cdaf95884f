import Foundation
import Geometry
import Motion
import Testing

@testable import Charts

@MainActor @Suite("Points by key")
struct KeyedPointsTests {
  private func points(_ list: [(Int, Double, Double)]) -> KeyedPoints {
    list.reduce(into: KeyedPoints()) { $0.append($1.0, $1.1, $1.2) }
  }

  @Test("of the same keys they are a vector", arguments: 0..<6)
  func vector(seed: Int) {
    var chance = Chance(UInt64(seed + 21))
    func some() -> KeyedPoints {
      points((0..<5).map { ($0, (chance.next() * 64).rounded(), (chance.next() * 64).rounded()) })
    }
    let (a, b, c) = (some(), some(), some())
    #expect((a - b) + b == a)
    #expect((a + b) + c == a + (b + c))
    #expect(a + .zero == a && .zero + a == a && a - .zero == a)
    #expect(.zero - a == a.scaled(by: -1))
    #expect((a - a).magnitudeSquared == 0)
    #expect(a.scaled(by: 3).magnitudeSquared == 9 * a.magnitudeSquared)
    #expect(a.interpolated(towards: b, amount: 0) == a)
    #expect(a.interpolated(towards: b, amount: 1) == b)
  }

  @Test("a difference has the keys of what is gone to")
  func keys() {
    let (old, new) = (
      points([(1, 0, 0), (2, 1, 1), (3, 2, 2)]), points([(2, 0, 4), (3, 1, 3), (4, 2, 2)])
    )
    #expect((new - old).keys == [2, 3, 4])
    #expect((new + old).keys == new.keys)
  }

  @Test("what arrives goes as far as the one before it")
  func arrives() {
    let old = points([(1, 0, 0), (2, 1, 1), (3, 2, 2)])
    let new = points([(2, 0, 1), (3, 1, 2), (4, 2, 9)])
    // The line went one step back: the new point came with it.
    let way = new - old
    #expect(way.points.map(\.x) == [-1, -1, -1])
    #expect(way.points.map(\.y) == [0, 0, 0])
  }

  @Test("what arrives first goes as far as the first that was there")
  func arrivesFirst() {
    let old = points([(1, 0.5, 0.5)])
    let new = points([(0, 0, 0), (1, 1, 0)])
    #expect((new - old).points == [CGPoint(x: 0.5, y: -0.5), CGPoint(x: 0.5, y: -0.5)])
  }

  @Test("of nothing in common nothing moves")
  func strangers() {
    let (old, new) = (points([(1, 0, 0)]), points([(2, 5, 5)]))
    #expect((new - old).points == [CGPoint(x: 5, y: 5)] || (new - old).magnitudeSquared == 0)
  }

  @Test("an order that changed moves each by its own way")
  func order() {
    let (old, new) = (points([(1, 0, 0), (2, 1, 1)]), points([(2, 0, 0), (1, 1, 1)]))
    #expect((new - old).points == [CGPoint(x: -1, y: -1), CGPoint(x: 1, y: 1)])
  }

  @Test("a series moves both borders of an area, and a line one")
  func series() {
    var area = SeriesShape(
      upper: points([(1, 0, 0)]), lower: points([(1, 0, 1)]), method: .linear)
    area.animatableData.first = points([(1, 1, 0.5)])
    area.animatableData.second = points([(1, 1, 0.75)])
    #expect(area.upper.points == [CGPoint(x: 1, y: 0.5)])
    #expect(area.lower?.points == [CGPoint(x: 1, y: 0.75)])
    var line = SeriesShape(upper: points([(1, 0, 0)]), lower: nil, method: .linear)
    line.animatableData.second = points([(1, 1, 1)])
    #expect(line.lower == nil)
  }

  @Test("an area is closed, and its frame is that of its points")
  func area() {
    let shape = SeriesShape(
      upper: points([(1, 0, 0.5), (2, 1, 0.25)]), lower: points([(1, 0, 1), (2, 1, 1)]),
      method: .linear)
    #expect(shape.bounds == CGRect(x: 0, y: 0.25, width: 1, height: 0.75))
    let path = shape.path(in: CGRect(x: 10, y: 0, width: 100, height: 40))
    #expect(path.boundingRect == CGRect(x: 10, y: 10, width: 100, height: 30))
    #expect(path.contains(CGPoint(x: 60, y: 30)) && !path.contains(CGPoint(x: 20, y: 12)))
    let nothing = SeriesShape(upper: .zero, lower: nil, method: .linear)
    #expect(nothing.bounds == .zero && nothing.path(in: .zero).isEmpty)
  }
}
