internal import DisplayList
internal import Foundation
internal import Geometry

/// A glyph's outline as flat numbers, in font units with y downwards.
struct GlyphOutline {
  /// Four numbers each: start and end.
  private(set) var lines: [Float] = []
  /// Eight numbers each: start, two controls, end.
  private(set) var cubics: [Float] = []
  /// Around all control points.
  private(set) var bounds: (x0: Float, y0: Float, x1: Float, y1: Float) = (0, 0, 0, 0)

  var isEmpty: Bool { lines.isEmpty && cubics.isEmpty }

  init(_ path: Path) {
    var (low, high) = (SIMD2<Float>(repeating: .infinity), SIMD2<Float>(repeating: -.infinity))
    var (start, pen) = (SIMD2<Float>(), SIMD2<Float>())
    func vector(_ point: CGPoint) -> SIMD2<Float> { SIMD2(Float(point.x), Float(point.y)) }
    func include(_ places: SIMD2<Float>...) {
      for place in places { (low, high) = (pointwiseMin(low, place), pointwiseMax(high, place)) }
    }
    var lines: [Float] = []
    var cubics: [Float] = []
    func line(to end: SIMD2<Float>) {
      if end != pen { lines += [pen.x, pen.y, end.x, end.y] }
      include(pen, end)
      pen = end
    }
    func curve(_ a: SIMD2<Float>, _ b: SIMD2<Float>, to end: SIMD2<Float>) {
      cubics += [pen.x, pen.y, a.x, a.y, b.x, b.y, end.x, end.y]
      include(pen, a, b, end)
      pen = end
    }
    for element in path.elements {
      switch element {
      case .move(let end):
        line(to: start)
        (start, pen) = (vector(end), vector(end))
      case .line(let end): line(to: vector(end))
      case .quadCurve(let end, let control):
        let (from, to, middle) = (pen, vector(end), vector(control))
        curve((from + middle * 2) / 3, (to + middle * 2) / 3, to: to)
      case .curve(let end, let control1, let control2):
        curve(vector(control1), vector(control2), to: vector(end))
      case .closeSubpath: line(to: start)
      }
    }
    line(to: start)
    guard low.x <= high.x, (low.x + low.y + high.x + high.y).isFinite else { return }
    guard !lines.isEmpty || !cubics.isEmpty else { return }
    (self.lines, self.cubics) = (lines, cubics)
    bounds = (low.x, low.y, high.x, high.y)
  }

  /// How far from its origin the outline lies under a linear map, at most.
  func reach(_ a: Float, _ b: Float, _ c: Float, _ d: Float) -> Float {
    let (x, y) = (max(abs(bounds.x0), abs(bounds.x1)), max(abs(bounds.y0), abs(bounds.y1)))
    return x * (abs(a) + abs(b)) + y * (abs(c) + abs(d))
  }

  /// Writes the outline under a linear map as lines no longer than a column or two rows, from start to
  /// end; lines straight down are left out.
  ///
  /// - Parameters:
  ///   - a: What a unit to the right adds to columns.
  ///   - b: What it adds to rows.
  ///   - c: What a unit downwards adds to columns.
  ///   - d: What it adds to rows.
  ///   - tolerance: Greatest distance of a line from its curve, in pixels.
  ///   - chain: Receives the lines: columns and rows of their starts and ends.
  /// - Returns: The bounds of all lines.
  func appendLines(
    _ a: Float, _ b: Float, _ c: Float, _ d: Float, tolerance: Float, to chain: inout [SIMD4<Float>]
  ) -> (low: SIMD2<Float>, high: SIMD2<Float>) {
    var (lowX, lowY) = (Float.infinity, Float.infinity)
    var (highX, highY) = (-Float.infinity, -Float.infinity)
    func place(_ x: Float, _ y: Float) -> (x: Float, y: Float) { (a * x + c * y, b * x + d * y) }
    func include(_ x: Float, _ y: Float) {
      (lowX, highX) = (x < lowX ? x : lowX, x > highX ? x : highX)
      (lowY, highY) = (y < lowY ? y : lowY, y > highY ? y : highY)
    }
    func add(_ fromX: Float, _ fromY: Float, _ toX: Float, _ toY: Float) {
      include(toX, toY)
      let (wayX, wayY) = (toX - fromX, toY - fromY)
      // Down a column nothing is covered.
      guard wayX != 0 else { return }
      let length = max(abs(wayX), abs(wayY) * 0.5)
      if length < 1 { return chain.append(SIMD4(fromX, fromY, toX, toY)) }
      let parts = Int(length) + 1
      var (x, y) = (fromX, fromY)
      for part in 1..<parts {
        let share = Float(part) / Float(parts)
        let (nextX, nextY) = (fromX + wayX * share, fromY + wayY * share)
        chain.append(SIMD4(x, y, nextX, nextY))
        (x, y) = (nextX, nextY)
      }
      chain.append(SIMD4(x, y, toX, toY))
    }
    for at in stride(from: 0, to: lines.count, by: 4) {
      let (from, to) = (
        place(lines[at], lines[at + 1]), place(lines[at + 2], lines[at + 3])
      )
      include(from.x, from.y)
      add(from.x, from.y, to.x, to.y)
    }
    let bound = 0.75 / tolerance
    for at in stride(from: 0, to: cubics.count, by: 8) {
      let (p0, p1) = (place(cubics[at], cubics[at + 1]), place(cubics[at + 2], cubics[at + 3]))
      let (p2, p3) = (place(cubics[at + 4], cubics[at + 5]), place(cubics[at + 6], cubics[at + 7]))
      include(p0.x, p0.y)
      let (ex, ey) = (p0.x - p1.x * 2 + p2.x, p0.y - p1.y * 2 + p2.y)
      let (fx, fy) = (p1.x - p2.x * 2 + p3.x, p1.y - p2.y * 2 + p3.y)
      let bend = max(ex * ex + ey * ey, fx * fx + fy * fy).squareRoot() * bound
      let steps = min(Int(bend.squareRoot()) + 1, 256)
      // Polynomial form: p0 + t·(k1 + t·(k2 + t·k3)).
      let (k1x, k1y) = ((p1.x - p0.x) * 3, (p1.y - p0.y) * 3)
      let (k2x, k2y) = (ex * 3, ey * 3)
      let (k3x, k3y) = (p3.x - p0.x + (p1.x - p2.x) * 3, p3.y - p0.y + (p1.y - p2.y) * 3)
      let part = 1 / Float(steps)
      var (x, y) = p0
      for number in 1..<max(steps, 1) {
        let t = Float(number) * part
        let nextX = p0.x + (k1x + (k2x + k3x * t) * t) * t
        let nextY = p0.y + (k1y + (k2y + k3y * t) * t) * t
        add(x, y, nextX, nextY)
        (x, y) = (nextX, nextY)
      }
      add(x, y, p3.x, p3.y)
    }
    return (SIMD2(lowX, lowY), SIMD2(highX, highY))
  }
}
