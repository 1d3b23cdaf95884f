import ElementaryFunctions
import Foundation
import Geometry

/// The course of a line from point to point.
struct LineCourse {
  private let method: InterpolationMethod
  init(_ method: InterpolationMethod) { self.method = method }

  /// Adds the line through some points.
  ///
  /// - Parameters:
  ///   - path: Receives it.
  ///   - points: The points, in order.
  ///   - isStart: Whether it begins a path instead of going on with one.
  func add(to path: inout Path, _ points: [CGPoint], isStart: Bool) {
    guard let first = points.first else { return }
    if isStart { path.move(to: first) } else { path.addLine(to: first) }
    guard points.count > 1 else { return }
    // The second border of an area goes backwards, where a step at a point's start is one at its end.
    let isBackwards = points[points.count - 1].x < first.x
    switch method.form {
    case .linear: for point in points.dropFirst() { path.addLine(to: point) }
    case .stepStart: step(&path, points, at: isBackwards ? 1 : 0)
    case .stepEnd: step(&path, points, at: isBackwards ? 0 : 1)
    case .stepCenter: step(&path, points, at: 0.5)
    case .monotone: cubics(&path, points, by: Self.monotoneSlopes(points))
    case .cardinal(let tension): cardinal(&path, points, factor: (1 - tension) / 6)
    case .catmullRom(let alpha): catmullRom(&path, points, alpha)
    }
  }

  private func step(_ path: inout Path, _ points: [CGPoint], at share: CGFloat) {
    for (start, end) in zip(points, points.dropFirst()) {
      let x = start.x + (end.x - start.x) * share
      path.addLine(to: CGPoint(x: x, y: start.y))
      path.addLine(to: CGPoint(x: x, y: end.y))
      path.addLine(to: end)
    }
  }

  /// Cubics by the slopes at the points.
  private func cubics(_ path: inout Path, _ points: [CGPoint], by slopes: [CGFloat]) {
    for index in 1..<points.count {
      let (start, end) = (points[index - 1], points[index])
      let third = (end.x - start.x) / 3
      path.addCurve(
        to: end,
        control1: CGPoint(x: start.x + third, y: start.y + slopes[index - 1] * third),
        control2: CGPoint(x: end.x - third, y: end.y - slopes[index] * third))
    }
  }

  /// Slopes by which no cubic leaves the range of its two points, after Steffen (1990).
  static func monotoneSlopes(_ points: [CGPoint]) -> [CGFloat] {
    func secant(_ index: Int) -> CGFloat {
      let width = points[index + 1].x - points[index].x
      return width == 0 ? 0 : (points[index + 1].y - points[index].y) / width
    }
    var slopes = points.map { _ in CGFloat(0) }
    for index in points.indices.dropFirst().dropLast() {
      let (before, after) = (secant(index - 1), secant(index))
      guard before * after > 0 else { continue }
      let (left, right) = (
        points[index].x - points[index - 1].x, points[index + 1].x - points[index].x
      )
      let mean = (before * right + after * left) / (left + right)
      let least = min(abs(before), abs(after), abs(mean) / 2)
      slopes[index] = 2 * least * (before < 0 ? -1 : 1)
    }
    let last = points.count - 1
    func endSlope(_ secant: CGFloat, _ neighbour: CGFloat) -> CGFloat {
      last == 1 ? secant : (3 * secant - neighbour) / 2
    }
    slopes[0] = Self.limited(endSlope(secant(0), slopes[1]), by: secant(0))
    slopes[last] = Self.limited(endSlope(secant(last - 1), slopes[last - 1]), by: secant(last - 1))
    return slopes
  }

  /// A slope at an end: with the sign of its line and no more than twice as steep.
  private static func limited(_ slope: CGFloat, by secant: CGFloat) -> CGFloat {
    if slope * secant <= 0 { return 0 }
    return abs(slope) > 2 * abs(secant) ? 2 * secant : slope
  }

  private func cardinal(_ path: inout Path, _ points: [CGPoint], factor: CGFloat) {
    for index in 1..<points.count {
      let (start, end) = (points[index - 1], points[index])
      let before = index > 1 ? points[index - 2] : start
      let after = index + 1 < points.count ? points[index + 1] : end
      path.addCurve(
        to: end,
        control1: CGPoint(
          x: start.x + (end.x - before.x) * factor, y: start.y + (end.y - before.y) * factor),
        control2: CGPoint(
          x: end.x - (after.x - start.x) * factor, y: end.y - (after.y - start.y) * factor))
    }
  }

  /// Catmull and Rom's spline, each part as the cubic of Bézier that is the same curve.
  private func catmullRom(_ path: inout Path, _ points: [CGPoint], _ alpha: Double) {
    func knot(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
      let distance = ElementaryFunctions.hypot(Double(b.x - a.x), Double(b.y - a.y))
      return distance == 0 ? 0 : CGFloat(ElementaryFunctions.pow(distance, alpha))
    }
    for index in 1..<points.count {
      let (start, end) = (points[index - 1], points[index])
      let before = index > 1 ? points[index - 2] : start
      let after = index + 1 < points.count ? points[index + 1] : end
      let (d1, d2, d3) = (knot(before, start), knot(start, end), knot(end, after))
      var (control1, control2) = (start, end)
      if d1 > 0, d2 > 0 {
        control1 = Self.control(start, before, end, d1, d2)
      }
      if d3 > 0, d2 > 0 {
        control2 = Self.control(end, after, start, d3, d2)
      }
      path.addCurve(to: end, control1: control1, control2: control2)
    }
  }

  /// The control point beside a point, on the side of a neighbour.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - other: Its neighbour on the other side.
  ///   - neighbour: Its neighbour on this side.
  ///   - d1: The distance of knots to the other side.
  ///   - d2: The distance of knots to this side.
  /// - Returns: The control point.
  private static func control(
    _ point: CGPoint, _ other: CGPoint, _ neighbour: CGPoint, _ d1: CGFloat, _ d2: CGFloat
  ) -> CGPoint {
    let (own, divisor) = (2 * d1 * d1 + 3 * d1 * d2 + d2 * d2, 3 * d1 * (d1 + d2))
    func coordinate(_ point: CGFloat, _ other: CGFloat, _ neighbour: CGFloat) -> CGFloat {
      (d1 * d1 * neighbour - d2 * d2 * other + own * point) / divisor
    }
    return CGPoint(
      x: coordinate(point.x, other.x, neighbour.x), y: coordinate(point.y, other.y, neighbour.y))
  }
}
