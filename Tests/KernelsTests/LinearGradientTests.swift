import KernelInterface
import Testing

/// Runs painted with straight gradients, against one pixel at a time.
@Suite struct LinearGradientTests {
  private static let width = 2100
  private static let rows = 5

  /// A gradient of many pieces over places 0...1.
  private struct Gradient {
    var course: LinearCourse
    var pieces: [LinearPiece]

    init(_ colors: [SIMD4<Double>], offset: Double, across: Double, down: Double) {
      course = LinearCourse(offset: offset, across: across, down: down)
      pieces = LinearGradientTests.pieces(colors, on: course)
    }
  }

  /// Pieces of even length between colours, over places 0...1 of a course.
  static func pieces(_ colors: [SIMD4<Double>], on course: LinearCourse) -> [LinearPiece] {
    let (offset, across, down) = (course.offset, course.across, course.down)
    func piece(
      _ start: Double, _ color: SIMD4<Double>, _ slope: SIMD4<Double>
    ) -> LinearPiece {
      func component(_ channel: Int) -> LinearPiece.Component {
        let unit = 1_099_511_627_776.0
        let rise = slope[channel] == 0 ? 0 : slope[channel] * (offset - start)
        return LinearPiece.Component(
          origin: Int64((color[channel] + rise + 0.5) * unit),
          across: Int64(slope[channel] * across * unit),
          down: Int64(slope[channel] * down * unit))
      }
      return LinearPiece(
        start: start, red: component(0), green: component(1), blue: component(2),
        alpha: component(3))
    }
    let count = Double(colors.count - 1)
    var pieces = [piece(-.infinity, colors[0], SIMD4())]
    for (index, color) in colors.dropLast().enumerated() {
      pieces.append(piece(Double(index) / count, color, (colors[index + 1] - color) * count))
    }
    pieces.append(piece(1, colors[colors.count - 1], SIMD4()))
    guard across < 0 else { return pieces }
    var mirrored = Array(pieces.reversed())
    for index in mirrored.indices {
      mirrored[index].start = index == 0 ? -.infinity : pieces[pieces.count - index].start
    }
    return mirrored
  }

  private static let gradients = [
    Gradient(
      [SIMD4(255, 0, 30, 255), SIMD4(0, 255, 200, 255)], offset: -0.1, across: 0.0006, down: 0.01),
    Gradient(
      [SIMD4(20, 30, 30, 60), SIMD4(0, 90, 100, 120), SIMD4(250, 0, 4, 255), SIMD4(9, 9, 9, 9)],
      offset: 1.2, across: -0.0007, down: 0.05),
    Gradient([SIMD4(0, 0, 0, 255), SIMD4(255, 9, 1, 255)], offset: 0.3, across: 0, down: 0.1),
    Gradient(
      (0..<40).map { SIMD4(Double($0 * 6), Double(240 - $0 * 6), 7, 255) }, offset: -0.5,
      across: 0.001, down: -0.1),
  ]

  private static let backdrop = (0..<width * rows).map {
    let alpha = UInt32($0 * 7 % 256)
    return alpha << 24 | (alpha / 2) << 16 | (alpha / 3) << 8 | alpha
  }
  private static let coverage = (0..<width * rows).map { index -> UInt8 in
    switch index / 13 % 3 {
    case 0: 255
    case 1: 0
    default: UInt8(truncatingIfNeeded: index &* 91)
    }
  }

  private func paint(
    _ gradient: Gradient, _ spans: [CoverageSpan], isOpaque: Bool, x: Int = 0, v3: Bool = false
  ) -> [UInt32] {
    var pixels = Self.backdrop
    var target = PixelRows(pixels.mutableSpan, stride: Self.width)
    let own = LinearGradient(
      pieces: gradient.pieces.span, course: gradient.course, isOpaque: isOpaque, x: x, y: 3)
    builds[v3 ? 1 : 0].paintLinear(
      own, over: spans.span, coverage: Self.coverage.span, onto: &target)
    return pixels
  }

  /// All rows, in runs of lengths that repeat.
  private func spans(lengths: [Int], offset: (Int) -> Int) -> [CoverageSpan] {
    var spans: [CoverageSpan] = []
    for y in 0..<Self.rows {
      var x = 0
      while x < Self.width {
        let length = min(lengths[spans.count % lengths.count], Self.width - x)
        spans.append(
          CoverageSpan(
            y: Int32(y), x: Int32(x), count: Int32(length),
            offset: Int32(offset(y * Self.width + x))))
        x += length
      }
    }
    return spans
  }

  @Test(arguments: 0..<4)
  func pixelsDoNotDependOnWhereRunsStart(_ number: Int) {
    let gradient = Self.gradients[number]
    for isOpaque in [false, number != 1] {
      for offset in [{ _ in -255 }, { _ in -77 }, { $0 }] as [(Int) -> Int] {
        let whole = paint(
          gradient, spans(lengths: [Self.width], offset: offset), isOpaque: isOpaque)
        for lengths in [[1], [8], [3, 17, 300, 64, 5]] {
          let parts = spans(lengths: lengths, offset: offset)
          #expect(paint(gradient, parts, isOpaque: isOpaque) == whole)
          #expect(
            paint(gradient, parts.reversed(), isOpaque: isOpaque) == whole)
          #expect(
            paint(gradient, parts, isOpaque: isOpaque, v3: true) == whole)
        }
      }
    }
  }

  @Test(arguments: 0..<4)
  func aMovedTargetShowsTheSameColours(_ number: Int) {
    let all = spans(lengths: [Self.width], offset: { _ in -255 })
    let one = paint(Self.gradients[number], all, isOpaque: number != 1)
    let other = paint(Self.gradients[number], all, isOpaque: number != 1, x: 900)
    guard number != 1 else { return }
    for y in 0..<Self.rows {
      let row = y * Self.width
      #expect(one[row + 900..<row + Self.width] == other[row..<row + Self.width - 900])
    }
  }

  /// Both components of a pair times a factor over 255, to nearest.
  private func scaled(_ word: UInt32, _ factor: UInt32) -> UInt32 {
    (0..<4).reduce(0) { sum, channel in
      let value = word >> UInt32(8 * channel) & 255
      return sum | ((2 * value * factor + 255) / 510) << UInt32(8 * channel)
    }
  }

  @Test(arguments: 0..<4)
  func coverageMeetsColourPixelByPixel(_ number: Int) {
    let gradient = Self.gradients[number]
    let painted = paint(
      gradient, spans(lengths: [Self.width], offset: { $0 }), isOpaque: number != 1)
    for y in 0..<Self.rows {
      for x in 0..<Self.width {
        let index = y * Self.width + x
        let place =
          gradient.course.offset + gradient.course.across * Double(x) + gradient.course.down
          * Double(y + 3)
        // The colour itself, from the piece that has the place.
        let piece =
          gradient.course.across < 0
          ? gradient.pieces.last { place < $0.start || $0.start == -.infinity }
          : gradient.pieces.last { $0.start <= place }
        guard let piece, !gradient.pieces.contains(where: { abs($0.start - place) < 1e-9 }) else {
          continue
        }
        func level(_ part: LinearPiece.Component) -> (UInt32, isSure: Bool) {
          let value =
            part.origin &+ part.across &* Int64(x) &+ part.down &* Int64(y + 3)
          let rest = value & 0xff_ffff_ffff
          return (
            UInt32(truncatingIfNeeded: value >> 40) & 255,
            rest > 1 << 28 && rest < (1 << 40) - (1 << 28)
          )
        }
        let parts = [level(piece.red), level(piece.green), level(piece.blue), level(piece.alpha)]
        guard parts.allSatisfy({ $0.isSure }) || gradient.course.across == 0 else { continue }
        let color = parts[0].0 | parts[1].0 << 8 | parts[2].0 << 16 | parts[3].0 << 24
        let source = scaled(color, UInt32(Self.coverage[index]))
        let wanted = source &+ scaled(Self.backdrop[index], 255 - source >> 24)
        #expect(painted[index] == wanted, "\(x), \(y)")
      }
    }
  }
}
