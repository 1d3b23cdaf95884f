internal import Foundation
internal import Geometry

/// The exact area of a polygon within each pixel of a square picture.
///
/// Method: the polygon is cut to a row and then to a column by half-planes; what is left is measured by
/// the sum of cross products. Cutting keeps the signed area of any simple polygon, convex or not.
struct ExactArea {
  typealias Place = SIMD2<Double>

  let outline: [Place]

  /// The area, 0...1, in each pixel of `side` by `side`, row by row.
  func shares(side: Int) -> [Double] {
    var result = [Double](repeating: 0, count: side * side)
    for y in 0..<side {
      let row = Self.cut(
        Self.cut(outline, 1, Double(y), isAbove: true), 1, Double(y + 1), isAbove: false)
      guard let first = row.first else { continue }
      let (low, high) = row.reduce((first.x, first.x)) { (min($0.0, $1.x), max($0.1, $1.x)) }
      let start = max(Int(low.rounded(.down)), 0)
      let end = min(Int(high.rounded(.up)), side)
      guard start < end else { continue }
      for x in start..<end {
        let cell = Self.cut(
          Self.cut(row, 0, Double(x), isAbove: true), 0, Double(x + 1), isAbove: false)
        result[y * side + x] = min(abs(Self.area(of: cell)), 1)
      }
    }
    return result
  }

  /// The share, 0...1, of 64 by 64 sample places in each pixel that lie inside.
  func sampledShares(side: Int) -> [Double] {
    let steps = 64
    var result = [Double](repeating: 0, count: side * side)
    for line in 0..<side * steps {
      let y = (Double(line) + 0.5) / Double(steps)
      var crossings: [Double] = []
      for (index, b) in outline.enumerated() {
        let a = outline[index == 0 ? outline.count - 1 : index - 1]
        guard (a.y <= y) != (b.y <= y) else { continue }
        crossings.append(a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y))
      }
      crossings.sort()
      var index = 0
      while index + 1 < crossings.count {
        let first = max(Int((crossings[index] * Double(steps) - 0.5).rounded(.up)), 0)
        let end = min(
          Int((crossings[index + 1] * Double(steps) - 0.5).rounded(.up)), side * steps)
        var sample = first
        while sample < end {
          result[line / steps * side + sample / steps] += 1 / Double(steps * steps)
          sample += 1
        }
        index += 2
      }
    }
    return result
  }

  private static func area(of polygon: [Place]) -> Double {
    guard var a = polygon.last else { return 0 }
    // About a corner of the polygon: products of places far from 0 would lose digits.
    let origin = a
    var sum = 0.0
    for b in polygon {
      let (u, v) = (a - origin, b - origin)
      sum += (u.x * v.y - u.y * v.x) / 2
      a = b
    }
    return sum
  }

  /// The part of a polygon where a component is at least, or at most, `bound`.
  private static func cut(
    _ polygon: [Place], _ component: Int, _ bound: Double, isAbove: Bool
  ) -> [Place] {
    guard var a = polygon.last else { return [] }
    var result: [Place] = []
    result.reserveCapacity(polygon.count + 2)
    func depth(_ place: Place) -> Double {
      isAbove ? place[component] - bound : bound - place[component]
    }
    for b in polygon {
      let (da, db) = (depth(a), depth(b))
      if (da >= 0) != (db >= 0) { result.append(a + (b - a) * (da / (da - db))) }
      if db >= 0 { result.append(b) }
      a = b
    }
    return result
  }
}
