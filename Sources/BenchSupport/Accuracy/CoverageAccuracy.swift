internal import Foundation
internal import Geometry
internal import Pixels
internal import Raster

/// How far coverage is from exact area, by kinds of shapes.
///
/// Shapes are opaque black on nothing, so that alpha over 255 is their coverage.
struct CoverageAccuracy {
  private typealias Draw = @Sendable (inout PseudoRandom) -> MeasuredShape

  /// Pixels across and down the pictures; every shape is near their middle.
  static let side = 48

  let rasterizer: Rasterizer
  let count: Int

  func findings() -> [RasterAccuracy.Finding] {
    Self.kinds.map { name, isStraight, make in measure(name, isStraight, make) } + [samples()]
  }

  private func measure(
    _ name: String, _ isStraight: Bool, _ make: Draw
  ) -> RasterAccuracy.Finding {
    var errors = Errors()
    for shape in shapes(make) {
      let picture = rasterizer.render(shape.list, width: Self.side, height: Self.side)
      let truth = shape.outline.shares(side: Self.side)
      for y in 0..<Self.side {
        for x in 0..<Self.side {
          errors.add(Double(picture[x, y] >> 24) / 255, truth: truth[y * Self.side + x])
        }
      }
    }
    return errors.finding(
      name,
      isStraight
        ? RasterAccuracy.Bars(mean: 0.0012, greatest: 0.006, bias: 0.0005)
        : RasterAccuracy.Bars(mean: 0.002, greatest: 0.01, bias: 0.0005))
  }

  /// How far 64 by 64 samples of the thin bars are from their exact area: what a truth made of samples
  /// would add to every error.
  private func samples() -> RasterAccuracy.Finding {
    var errors = Errors()
    for shape in shapes(Self.bar) {
      let outline = shape.outline
      let truth = outline.shares(side: Self.side)
      for (sampled, exact) in zip(outline.sampledShares(side: Self.side), truth) {
        errors.add(sampled, truth: exact)
      }
    }
    return errors.finding("64×64 samples of the bars, not ours", RasterAccuracy.Bars())
  }

  private func shapes(_ make: Draw) -> [MeasuredShape] {
    var numbers = PseudoRandom(seed: 0xACC)
    return (0..<count).map { _ in
      var shape = make(&numbers)
      let (x, y) = (24 + numbers.next(-0.5, 0.5), 24 + numbers.next(-0.5, 0.5))
      shape.map = shape.map.concatenating(CGAffineTransform(translationX: x, y: y))
      return shape
    }
  }

  // MARK: Kinds

  @Sendable private static func turned(_ numbers: inout PseudoRandom) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: numbers.next(0, 2 * .pi))
  }

  /// A turn, a stretch by up to two and another turn, mirrored every other time.
  @Sendable private static func affine(_ numbers: inout PseudoRandom) -> CGAffineTransform {
    let (first, second) = (turned(&numbers), turned(&numbers))
    let scale = CGAffineTransform(
      scaleX: numbers.next(0.5, 1.1), y: numbers.next(0.5, 1.1) * (numbers.unit() < 0.5 ? -1 : 1))
    return first.concatenating(scale).concatenating(second)
  }

  @Sendable private static func bar(_ numbers: inout PseudoRandom) -> MeasuredShape {
    MeasuredShape(
      form: .rounded(flat: SIMD2(20, numbers.next(0.15, 0.75)), radii: .zero),
      map: turned(&numbers))
  }

  @Sendable private static func star(_ numbers: inout PseudoRandom) -> MeasuredShape {
    let places = (0..<10).map { corner in
      let radius = corner % 2 == 0 ? numbers.next(14, 20) : numbers.next(5, 10)
      let angle = Double(corner) * .pi / 5
      return SIMD2(radius * Foundation.cos(angle), radius * Foundation.sin(angle))
    }
    return MeasuredShape(form: .polygon(places), map: turned(&numbers))
  }

  private static let kinds: [(name: String, isStraight: Bool, make: Draw)] = [
    (
      "lines", true,
      {
        MeasuredShape(form: .line(length: $0.next(8, 40), width: $0.next(0.5, 4)), map: turned(&$0))
      }
    ),
    (
      "upright rectangles", true,
      {
        MeasuredShape(
          form: .rounded(flat: SIMD2($0.next(0.2, 16), $0.next(0.2, 16)), radii: .zero),
          map: .identity)
      }
    ),
    (
      "turned rectangles", true,
      {
        MeasuredShape(
          form: .rounded(flat: SIMD2($0.next(4, 16), $0.next(4, 16)), radii: .zero),
          map: turned(&$0))
      }
    ),
    ("thin bars", true, bar),
    ("stars", true, star),
    (
      "circles", false,
      {
        MeasuredShape(
          form: .rounded(flat: .zero, radii: SIMD2(repeating: $0.next(3, 20))), map: .identity)
      }
    ),
    (
      "dots", false,
      {
        MeasuredShape(
          form: .rounded(flat: .zero, radii: SIMD2(repeating: $0.next(0.3, 3))), map: .identity)
      }
    ),
    (
      "ellipses", false,
      {
        MeasuredShape(
          form: .rounded(flat: .zero, radii: SIMD2($0.next(3, 20), $0.next(3, 20))),
          map: affine(&$0))
      }
    ),
    (
      "capsules", false,
      {
        MeasuredShape(
          form: .rounded(flat: SIMD2($0.next(2, 13), 0), radii: SIMD2(6, 6)), map: affine(&$0))
      }
    ),
    (
      "turned rounded rectangles", false,
      {
        MeasuredShape(
          form: .rounded(flat: SIMD2(12, 4), radii: SIMD2(8, 8)), map: turned(&$0))
      }
    ),
    (
      "rounded rectangles", false,
      {
        MeasuredShape(
          form: .rounded(
            flat: SIMD2($0.next(1, 10), $0.next(1, 10)),
            radii: SIMD2($0.next(0.5, 8), $0.next(0.5, 8))),
          map: affine(&$0))
      }
    ),
    (
      "continuous corners", false,
      {
        MeasuredShape(
          form: .continuous(half: SIMD2($0.next(10, 20), $0.next(10, 20)), radius: $0.next(2, 10)),
          map: affine(&$0))
      }
    ),
  ]

  /// Errors of many pixels, in units of coverage: 1 is a whole pixel.
  private struct Errors {
    private var mean = 0.0
    private var bias = 0.0
    private var greatest = 0.0
    private var pixels = 0

    /// Mean and bias are over partly covered pixels, the greatest over all.
    mutating func add(_ value: Double, truth: Double) {
      let error = value - truth
      greatest = max(greatest, abs(error))
      guard truth > 1e-9, truth < 1 - 1e-9 else { return }
      mean += abs(error)
      bias += error
      pixels += 1
    }

    func finding(_ name: String, _ bars: RasterAccuracy.Bars) -> RasterAccuracy.Finding {
      let count = Double(max(pixels, 1))
      return RasterAccuracy.Finding(
        name: name, unit: .coverage, mean: mean / count, greatest: greatest, bias: bias / count,
        pixels: pixels, bars: bars)
    }
  }
}
