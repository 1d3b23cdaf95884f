internal import Foundation
internal import Geometry
internal import Pixels
internal import Raster

/// Whether the edges of a shape that moves by sixteenths of a pixel change the way they should.
///
/// Between one place and the next every pixel's exact coverage rises, falls or stays. An error is how far,
/// in levels, a pixel went the other way; a shape that snaps to a grid stands still and then jumps, which
/// shows as the greatest difference between a step and its exact size.
struct MovementAccuracy {
  let rasterizer: Rasterizer

  private static let shapes: [MeasuredShape] = [
    MeasuredShape(form: .rounded(flat: SIMD2(9, 7), radii: .zero), map: .identity),
    MeasuredShape(
      form: .rounded(flat: SIMD2(9, 7), radii: .zero), map: CGAffineTransform(rotationAngle: 0.4)),
    MeasuredShape(form: .rounded(flat: .zero, radii: SIMD2(4, 4)), map: .identity),
    MeasuredShape(form: .rounded(flat: .zero, radii: SIMD2(18, 18)), map: .identity),
    MeasuredShape(
      form: .rounded(flat: .zero, radii: SIMD2(15, 6)), map: CGAffineTransform(rotationAngle: 1)),
    MeasuredShape(form: .rounded(flat: SIMD2(8, 0), radii: SIMD2(6, 6)), map: .identity),
    MeasuredShape(
      form: .rounded(flat: SIMD2(8, 4), radii: SIMD2(6, 6)),
      map: CGAffineTransform(rotationAngle: 0.7)),
    MeasuredShape(
      form: .continuous(half: SIMD2(16, 12), radius: 7), map: CGAffineTransform(rotationAngle: 0.2)),
    MeasuredShape(form: .line(length: 30, width: 1.5), map: CGAffineTransform(rotationAngle: 0.3)),
    MeasuredShape(
      form: .polygon([SIMD2(-16, -9), SIMD2(15, -3), SIMD2(-4, 14)]), map: .identity),
  ]

  func findings() -> [RasterAccuracy.Finding] {
    var (back, steps, worstBack, worstStep, pixels) = (0.0, 0.0, 0.0, 0.0, 0)
    let side = CoverageAccuracy.side
    for shape in Self.shapes {
      for direction in [SIMD2(1.0, 0.0), SIMD2(0.0, 1.0), SIMD2(0.7, -0.3)] {
        var last: (picture: Pixmap, truth: [Double])?
        for step in 0...16 {
          var moved = shape
          let place = SIMD2(24.03, 23.91) + direction * (Double(step) / 16)
          moved.map = shape.map.concatenating(
            CGAffineTransform(translationX: place.x, y: place.y))
          let picture = rasterizer.render(moved.list, width: side, height: side)
          let truth = moved.outline.shares(side: side)
          if let last {
            for y in 0..<side {
              for x in 0..<side {
                let due = 255 * (truth[y * side + x] - last.truth[y * side + x])
                let done = Double(picture[x, y] >> 24) - Double(last.picture[x, y] >> 24)
                // What the picture's 256 steps cannot show is no movement.
                guard abs(due) > 1e-6 else { continue }
                let wrong = max(due > 0 ? -done : done, 0)
                (back, worstBack) = (back + wrong, max(worstBack, wrong))
                (steps, worstStep) = (steps + abs(done - due), max(worstStep, abs(done - due)))
                pixels += 1
              }
            }
          }
          last = (picture, truth)
        }
      }
    }
    let count = Double(max(pixels, 1))
    return [
      RasterAccuracy.Finding(
        name: "movement against its direction", unit: .levels, mean: back / count,
        greatest: worstBack, bias: nil, pixels: pixels, bars: RasterAccuracy.Bars(greatest: 0)),
      RasterAccuracy.Finding(
        name: "movement by sixteenths", unit: .levels, mean: steps / count, greatest: worstStep,
        bias: nil, pixels: pixels, bars: RasterAccuracy.Bars()),
    ]
  }
}
