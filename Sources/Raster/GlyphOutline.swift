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
}
