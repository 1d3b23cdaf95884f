internal import DisplayList
internal import Foundation
internal import Geometry
internal import Pixels
internal import Raster

/// How far blurs and shadows are from the plain convolution by a Gaussian, in doubles.
///
/// The blur of a shape known by its equation is that of the ideal shape, averaged over each pixel: exact
/// coverage on a grid finer than pixels is convolved. Any other blur is that of a picture: coverage of pixels
/// is convolved. The two differ by up to three levels below a deviation of 2. Errors are between the picture
/// and the truth rounded to levels: a true Gaussian that is rounded has none.
struct BlurAccuracy {
  let rasterizer: Rasterizer

  private static let side = 224

  func findings() -> [RasterAccuracy.Finding] {
    let card = MeasuredShape(
      form: .rounded(flat: SIMD2(34, 16), radii: SIMD2(16, 16)), map: .identity)
    let box = MeasuredShape(form: .rounded(flat: SIMD2(47, 31), radii: .zero), map: .identity)
    let circle = MeasuredShape(form: .rounded(flat: .zero, radii: SIMD2(28, 28)), map: .identity)
    let smooth = MeasuredShape(form: .continuous(half: SIMD2(50, 32), radius: 16), map: .identity)
    let turned = MeasuredShape(
      form: .rounded(flat: SIMD2(34, 16), radii: SIMD2(12, 12)),
      map: CGAffineTransform(rotationAngle: 0.4))
    let triangle = MeasuredShape(
      form: .polygon([SIMD2(-40, -32), SIMD2(45, -9), SIMD2(-9, 41)]), map: .identity)
    let sigmas = [1.2, 2.5, 4, 6, 9.5, 12, 20]
    return [
      measure("shadow of a rounded rectangle", card, sigmas[2...], isIdeal: true),
      measure("shadow of a rectangle", box, sigmas[...], isIdeal: true),
      measure("shadow of a circle", circle, sigmas[3...], isIdeal: true),
      measure("shadow of continuous corners", smooth, sigmas[3...], isIdeal: true),
      measure("shadow of a turned shape", turned, sigmas[...]),
      measure("blur of a rounded rectangle", card, sigmas[2...], isShadow: false, isIdeal: true),
      measure("blur of a path", triangle, sigmas[...], isShadow: false),
      measure("blur of a turned shape", turned, sigmas[...], isShadow: false),
    ]
  }

  private func measure(
    _ name: String, _ shape: MeasuredShape, _ sigmas: ArraySlice<Double>, isShadow: Bool = true,
    isIdeal: Bool = false
  ) -> RasterAccuracy.Finding {
    let side = Self.side
    var (sum, worst, count) = (0.0, 0.0, 0)
    var placed = shape
    // A shadow is drawn outside the picture's half where its caster lies.
    placed.map = shape.map.concatenating(
      CGAffineTransform(translationX: CGFloat(side) / 2 + 0.3, y: CGFloat(side) / 2 + 0.6))
    let outline = placed.outline
    for sigma in sigmas {
      var layer = Layer()
      var list = DisplayList()
      if isShadow {
        // The caster stands far off the picture, so that its shadow is seen alone.
        layer.filters = [
          .shadow(
            color: .black, radius: sigma / Filter.shadowSoftness,
            offset: CGSize(width: 4096, height: 0))
        ]
        placed.map = shape.map.concatenating(
          CGAffineTransform(
            translationX: CGFloat(side) / 2 + 0.3 - 4096, y: CGFloat(side) / 2 + 0.6))
      } else {
        layer.filters = [.blur(radius: sigma, isOpaque: false)]
      }
      let content = placed.list
      list.layer(layer) { $0.append(content) }
      let picture = rasterizer.render(list, width: side, height: side)
      let truth = Self.truth(outline, sigma: sigma, fine: isIdeal ? (sigma < 3 ? 4 : 2) : 1)
      for y in 0..<side {
        for x in 0..<side {
          let wanted = (255 * truth[y * side + x]).rounded()
          let error = abs(Double(picture[x, y] >> 24) - wanted)
          (sum, worst, count) = (sum + error, max(worst, error), count + 1)
        }
      }
    }
    return RasterAccuracy.Finding(
      name: name, unit: .levels, mean: sum / Double(max(count, 1)), greatest: worst, bias: nil,
      pixels: count, bars: RasterAccuracy.Bars(mean: 0.1, greatest: 1))
  }

  /// Coverage on a grid of `fine` cells a pixel, blurred, and averaged over each pixel.
  private static func truth(_ outline: ExactArea, sigma: Double, fine: Int) -> [Double] {
    let side = side * fine
    let finer = ExactArea(outline: outline.outline.map { $0 * Double(fine) })
    let cells = blurred(finer.shares(side: side), side: side, sigma: sigma * Double(fine))
    guard fine > 1 else { return cells }
    return (0..<Self.side * Self.side).map { pixel in
      let (x, y) = (pixel % Self.side * fine, pixel / Self.side * fine)
      var sum = 0.0
      for row in y..<y + fine { for column in x..<x + fine { sum += cells[row * side + column] } }
      return sum / Double(fine * fine)
    }
  }

  /// A square picture convolved with a Gaussian, cut at five deviations.
  private static func blurred(_ shares: [Double], side: Int, sigma: Double) -> [Double] {
    let reach = Int((5 * sigma).rounded(.up))
    let raw = (-reach...reach).map { Foundation.exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let total = raw.reduce(0, +)
    let weights = raw.map { $0 / total }
    var rows = [Double](repeating: 0, count: side * side)
    var result = rows
    for y in 0..<side {
      for x in 0..<side where shares[y * side + x] > 0 {
        let share = shares[y * side + x]
        for k in max(-reach, -x)...min(reach, side - 1 - x) {
          rows[y * side + x + k] += weights[k + reach] * share
        }
      }
    }
    for y in 0..<side {
      for k in max(-reach, -y)...min(reach, side - 1 - y) {
        let weight = weights[k + reach]
        for x in 0..<side { result[(y + k) * side + x] += weight * rows[y * side + x] }
      }
    }
    return result
  }
}
