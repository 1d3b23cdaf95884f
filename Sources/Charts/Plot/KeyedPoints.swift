import Foundation
import Geometry
import Motion

/// Points in order, each found again by its key: what moves when a line's data change.
///
/// A difference has the keys of what is gone to. A point that was not there before differs by as much as the one before
/// it, so that it arrives with its neighbours; one that is gone is no part of the line any more.
struct KeyedPoints: VectorArithmetic, Hashable, Sendable {
  private(set) var keys: [Int] = []
  private(set) var points: [CGPoint] = []

  static let zero = KeyedPoints()

  /// Adds a point.
  ///
  /// - Parameters:
  ///   - key: Its key.
  ///   - x: Where it is, as a share of the plot.
  ///   - y: Where it is, from the top.
  mutating func append(_ key: Int, _ x: Double, _ y: Double) {
    keys.append(key)
    points.append(CGPoint(x: x, y: y))
  }

  static func + (left: Self, right: Self) -> Self { combined(left, right, 1) }
  static func - (left: Self, right: Self) -> Self { combined(left, right, -1) }

  /// `left + factor · right`, by the keys of `left`.
  private static func combined(_ left: Self, _ right: Self, _ factor: CGFloat) -> Self {
    if right.keys.isEmpty { return left }
    var result =
      left.keys.isEmpty ? Self(keys: right.keys, points: right.points.map { _ in .zero }) : left
    let others = result.keys == right.keys ? right.points : right.points(for: result, factor < 0)
    for index in result.points.indices {
      result.points[index].x += factor * others[index].x
      result.points[index].y += factor * others[index].y
    }
    return result
  }

  /// These points in the order of another's keys.
  ///
  /// - Parameters:
  ///   - other: The points whose keys count.
  ///   - isSubtracted: Whether these are what the others come from, instead of a way they go.
  /// - Returns: As many points as the other has.
  private func points(for other: Self, _ isSubtracted: Bool) -> [CGPoint] {
    let known = Dictionary(zip(keys, points)) { first, _ in first }
    // How far the last point that is in both has to go; before the first, as far as that one.
    func way(_ index: Int) -> CGPoint? {
      known[other.keys[index]].map {
        isSubtracted
          ? CGPoint(x: other.points[index].x - $0.x, y: other.points[index].y - $0.y) : $0
      }
    }
    var last = other.keys.indices.lazy.compactMap(way).first ?? .zero
    return other.keys.indices.map { index in
      last = way(index) ?? last
      guard isSubtracted else { return last }
      return CGPoint(x: other.points[index].x - last.x, y: other.points[index].y - last.y)
    }
  }

  mutating func scale(by rhs: Double) {
    for index in points.indices {
      points[index].x *= rhs
      points[index].y *= rhs
    }
  }

  var magnitudeSquared: Double {
    points.reduce(0) { $0 + Double($1.x * $1.x + $1.y * $1.y) }
  }
}
