internal import DisplayList
internal import Foundation
internal import Geometry
internal import Kernels

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

  /// Writes the outline under a linear map as lines no longer than a column or two rows, in the kernels'
  /// groups of eight; a group that is not full repeats a place.
  ///
  /// - Parameters:
  ///   - a: What a unit to the right adds to columns.
  ///   - b: What it adds to rows.
  ///   - c: What a unit downwards adds to columns.
  ///   - d: What it adds to rows.
  ///   - tolerance: Greatest distance of a line from its curve, in pixels.
  ///   - groups: Receives the groups at its end.
  /// - Returns: The lines' bounds.
  func appendLines(
    _ a: Float, _ b: Float, _ c: Float, _ d: Float, tolerance: Float, to groups: inout [Float]
  ) -> (low: SIMD2<Float>, high: SIMD2<Float>) {
    var (low, high) = (SIMD2<Float>(repeating: .infinity), SIMD2<Float>(repeating: -.infinity))
    var chain: [SIMD4<Float>] = []
    chain.reserveCapacity(160)
    func place(_ x: Float, _ y: Float) -> SIMD2<Float> { SIMD2(a * x + c * y, b * x + d * y) }
    func add(_ from: SIMD2<Float>, _ to: SIMD2<Float>) {
      (low, high) = (pointwiseMin(low, pointwiseMin(from, to)), pointwiseMax(high, pointwiseMax(from, to)))
      let way = to - from
      // Down a column nothing is covered.
      guard way.x != 0 else { return }
      let parts = Int(max(abs(way.x), abs(way.y) * 0.5)) + 1
      var start = from
      for part in 1..<max(parts, 1) {
        let end = from + way * (Float(part) / Float(parts))
        chain.append(SIMD4(start.x, start.y, end.x, end.y))
        start = end
      }
      chain.append(SIMD4(start.x, start.y, to.x, to.y))
    }
    for at in stride(from: 0, to: lines.count, by: 4) {
      add(place(lines[at], lines[at + 1]), place(lines[at + 2], lines[at + 3]))
    }
    let bound = 0.75 / tolerance
    for at in stride(from: 0, to: cubics.count, by: 8) {
      let (p0, p1) = (place(cubics[at], cubics[at + 1]), place(cubics[at + 2], cubics[at + 3]))
      let (p2, p3) = (place(cubics[at + 4], cubics[at + 5]), place(cubics[at + 6], cubics[at + 7]))
      let (e, f) = (p0 - p1 * 2 + p2, p1 - p2 * 2 + p3)
      let bend = max((e * e).sum(), (f * f).sum()).squareRoot() * bound
      let steps = min(max(bend.squareRoot().rounded(.up), 1), 256)
      // Polynomial form: p0 + t·(k1 + t·(k2 + t·k3)).
      let (k1, k2, k3) = ((p1 - p0) * 3, e * 3, p3 - p0 + (p1 - p2) * 3)
      var start = p0
      for number in 1..<max(Int(steps), 1) {
        let t = Float(number) / steps
        let end = p0 + (k1 + (k2 + k3 * t) * t) * t
        add(start, end)
        start = end
      }
      add(start, p3)
    }
    let count = (chain.count + 7) / 8
    let first = groups.count
    groups.append(contentsOf: repeatElement(0, count: count * eightLines))
    // Neighbours go to groups apart, so that adding one need not wait for the other.
    let apart = [2, 3, 5, 7, 11, 13].first { count % $0 != 0 } ?? 1
    for (number, line) in chain.enumerated() {
      let at = first + number * apart % count * eightLines + number / count
      for part in 0..<4 { groups[at + part * 8] = line[part] }
    }
    for number in chain.count..<count * 8 {
      let at = first + number * apart % count * eightLines + number / count
      for part in 0..<4 { groups[at + part * 8] = part & 1 == 0 ? low.x : low.y }
    }
    return (low, high)
  }
}
