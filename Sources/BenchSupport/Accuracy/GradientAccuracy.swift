internal import DisplayList
internal import Foundation
internal import Geometry
internal import Pixels
internal import Raster

/// How far gradients are from their formulas, in levels before rounding: half a level is perfect.
struct GradientAccuracy {
  let rasterizer: Rasterizer

  private static let bars = RasterAccuracy.Bars(greatest: 0.501)
  private static let (width, height) = (1920, 64)

  func findings() -> [RasterAccuracy.Finding] {
    let far = CGPoint(x: 1920, y: 0)
    let slanted = CGAffineTransform(a: 0.8, b: 0.3, c: -0.2, d: 0.9, tx: 31.3, ty: -7.7)
    return [
      measure("gradient 0 to 255", 0, 1, .linear(from: .zero, to: far), .identity) { x, _ in
        x / 1920
      },
      measure(
        "gradient 40 to 60", 40.0 / 255, 60.0 / 255, .linear(from: .zero, to: far), .identity
      ) { x, _ in x / 1920 },
      measure(
        "slanted gradient", 0.1, 0.9,
        .linear(from: CGPoint(x: 20, y: 11), to: CGPoint(x: 1400, y: 300)), slanted
      ) { x, y in ((x - 20) * 1380 + (y - 11) * 289) / (1380 * 1380 + 289 * 289) },
      measure(
        "radial gradient", 0, 1,
        .radial(center: CGPoint(x: 700, y: 20), startRadius: 30, endRadius: 900), slanted
      ) { x, y in (((x - 700) * (x - 700) + (y - 20) * (y - 20)).squareRoot() - 30) / 870 },
      measure(
        "elliptical gradient", 1, 0,
        .elliptical(
          center: CGPoint(x: 900, y: 30), radii: CGSize(width: 800, height: 60),
          startFraction: 0.1, endFraction: 1.1), slanted
      ) { x, y in
        let (u, v) = ((x - 900) / 800, (y - 30) / 60)
        return (u * u + v * v).squareRoot() - 0.1
      },
      measure(
        "angular gradient", 0, 1,
        .angular(center: CGPoint(x: 800, y: 31), start: .degrees(30), end: .degrees(390)), slanted
      ) { x, y in
        var angle = Foundation.atan2(y - 31, x - 800) - .pi / 6
        if angle < 0 { angle += 2 * .pi }
        return angle / (2 * .pi)
      },
    ]
  }

  /// Compares every pixel with the place on the course that `share` computes in the gradient's coordinates.
  private func measure(
    _ name: String, _ first: Double, _ last: Double, _ course: GradientPaint.Course,
    _ map: CGAffineTransform, _ share: (Double, Double) -> Double
  ) -> RasterAccuracy.Finding {
    func grey(_ value: Double) -> ResolvedColor {
      ResolvedColor(red: Float(value), green: Float(value), blue: Float(value))
    }
    var list = DisplayList()
    list.fill(
      Path(CGRect(x: -4000, y: -4000, width: 8000, height: 8000)),
      with: .gradient(
        GradientPaint(
          stops: [
            .init(color: grey(first), location: 0), .init(color: grey(last), location: 1),
          ], course: course)), transform: map)
    let picture = rasterizer.render(list, width: Self.width, height: Self.height)
    let back = map.inverted()
    var (sum, worst, count) = (0.0, 0.0, 0)
    for y in 0..<Self.height {
      for x in 0..<Self.width {
        let place = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(back)
        let at = min(max(share(Double(place.x), Double(place.y)), 0), 1)
        // Where an angle jumps from its end to its start a rounding error decides.
        if case .angular = course, at < 1e-6 || at > 1 - 1e-6 { continue }
        let wanted = 255 * (first + (last - first) * at)
        let error = abs(Double(picture[x, y] & 255) - wanted)
        (sum, worst, count) = (sum + error, max(worst, error), count + 1)
      }
    }
    return RasterAccuracy.Finding(
      name: name, unit: .levels, mean: sum / Double(max(count, 1)), greatest: worst, bias: nil,
      pixels: count, bars: Self.bars)
  }
}
