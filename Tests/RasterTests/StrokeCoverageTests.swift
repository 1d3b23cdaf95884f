import DisplayList
import Foundation
import Geometry
import Pixels
import Raster
import Testing

/// Strokes of any path by any pen against the area that the pen covers by definition.
@Suite struct StrokeCoverageTests {
  private static let size = 60

  /// Pseudo-random numbers; the same in every run.
  private struct Numbers {
    var state: UInt64

    mutating func next(_ low: Double, _ high: Double) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return low + (high - low) * Double(state >> 11) / Double(1 << 53)
    }

    /// From a curve's end to its control place: far enough that few curves end in a hook.
    mutating func step() -> SIMD2<Double> {
      let (angle, length) = (next(0, 2 * .pi), next(12, 20))
      return SIMD2(cos(angle), sin(angle)) * length
    }

    mutating func place() -> SIMD2<Double> { SIMD2(next(12, 48), next(12, 48)) }
  }

  /// A path and the same as places along it.
  private struct Drawing {
    var path = Path()
    var line = StrokedArea.Line()

    init(from start: SIMD2<Double>) {
      path.move(to: CGPoint(x: start.x, y: start.y))
      line.add(start)
    }

    mutating func go(to end: SIMD2<Double>) {
      path.addLine(to: CGPoint(x: end.x, y: end.y))
      line.add(end)
    }

    mutating func curve(_ a: SIMD2<Double>, _ b: SIMD2<Double>, to end: SIMD2<Double>) {
      guard let start = line.places.last else { return }
      path.addCurve(
        to: CGPoint(x: end.x, y: end.y), control1: CGPoint(x: a.x, y: a.y),
        control2: CGPoint(x: b.x, y: b.y))
      // The first and the last line say which way the curve's ends look.
      for t in [1e-4] + (1..<300).map({ Double($0) / 300 }) + [1 - 1e-4] {
        let s = 1 - t
        let (first, last) = (start * (s * s * s) + a * (3 * s * s * t), end * (t * t * t))
        line.add(first + b * (3 * s * t * t) + last, smooth: true)
      }
      line.add(end)
    }

    mutating func close() {
      path.closeSubpath()
      line.isClosed = true
    }
  }

  private static func random(_ numbers: inout Numbers, steps: Int, isCurved: Bool) -> Drawing {
    var drawing = Drawing(from: numbers.place())
    for _ in 0..<steps {
      if isCurved {
        let (start, end) = (drawing.line.places[drawing.line.places.count - 1], numbers.place())
        drawing.curve(start + numbers.step(), end + numbers.step(), to: end)
      } else {
        drawing.go(to: numbers.place())
      }
    }
    return drawing
  }

  /// The mean of errors where there are any, and the greatest, in shares of a pixel.
  private func errors(_ drawing: Drawing, _ style: StrokeStyle) -> (mean: Double, most: Double) {
    let truth = StrokedArea([drawing.line], style).coverage(width: Self.size, height: Self.size)
    var list = DisplayList()
    list.stroke(drawing.path, style: style, with: .solid(.black))
    let picture = Rasterizer().render(list, width: Self.size, height: Self.size)
    let errors = zip(truth, picture.words).map { abs($0 - Double($1 >> 24) / 255) }
    let partly = zip(truth, errors).filter { $0.0 > 0.001 && $0.0 < 0.999 }.map(\.1)
    return (partly.reduce(0, +) / Double(max(partly.count, 1)), errors.max() ?? 0)
  }

  static let joins: [CGLineJoin] = [.miter, .round, .bevel]

  @Test(arguments: joins, [false, true]) func penCoversItsArea(
    _ join: CGLineJoin, _ isCurved: Bool
  ) {
    var numbers = Numbers(state: isCurved ? 11 : 3)
    for round in 0..<6 {
      var drawing = Self.random(&numbers, steps: 2 + round % 3, isCurved: isCurved)
      if round % 2 == 0 { drawing.close() }
      let caps: [CGLineCap] = [.butt, .round, .square]
      let style = StrokeStyle(
        lineWidth: CGFloat(numbers.next(0.5, 20)), lineCap: caps[round % 3], lineJoin: join,
        miterLimit: 4)
      let found = errors(drawing, style)
      // Where a curve ends is known from its lines, and a long miter shows twice what is not.
      let most = isCurved ? (join == .miter ? 0.15 : 0.07) : 0.015
      #expect(found.mean <= most / 4 && found.most <= most, "round \(round): \(found)")
    }
  }

  @Test func dashesCoverTheirArea() {
    var numbers = Numbers(state: 5)
    for round in 0..<6 {
      let drawing = Self.random(&numbers, steps: 2, isCurved: round % 2 == 0)
      let caps: [CGLineCap] = [.butt, .round, .square]
      let style = StrokeStyle(
        lineWidth: CGFloat(numbers.next(1, 14)), lineCap: caps[round % 3],
        lineJoin: Self.joins[round % 2], dash: [CGFloat(numbers.next(3, 12)), 7.3])
      let found = errors(drawing, style)
      // A dash of a curve ends across one of its lines.
      let most = round % 2 == 0 ? 0.2 : 0.015
      #expect(found.mean <= most / 4 && found.most <= most, "round \(round): \(found)")
    }
  }

  /// A pen may be wider than the shape that it goes around.
  @Test(arguments: [5, 12, 19, 24, 31, 45], joins) func widePensLeaveNoHoles(
    _ width: Double, _ join: CGLineJoin
  ) {
    let (x, y) = (30.2, 29.7)
    for corners in [3, 4, 40] {
      let places = (0..<corners).map { corner -> SIMD2<Double> in
        let turn = (Double(corner) + 0.2) / Double(corners) * 2 * .pi
        return SIMD2(x + 11 * cos(turn), y + 9 * sin(turn))
      }
      var drawing = Drawing(from: places[0])
      for place in places.dropFirst() { drawing.go(to: place) }
      drawing.close()
      let style = StrokeStyle(lineWidth: CGFloat(width), lineJoin: join)
      let found = errors(drawing, style)
      #expect(found.mean <= 0.004 && found.most <= 0.015, "\(corners) corners: \(found)")
    }
  }
}
