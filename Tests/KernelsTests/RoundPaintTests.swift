import KernelInterface
import Testing

/// Painting shapes with round corners: each pixel a function of the shape and its place.
@Suite struct RoundPaintTests {
  static let stride = 72
  static let height = 60

  static let shapes = [
    shape(SIMD2(30.3, 28.6), 0, SIMD2(0, 0), 11.5), shape(SIMD2(5.5, 4.5), 0, SIMD2(0, 0), 3),
    shape(SIMD2(35, 30), 0, SIMD2(0, 0), 26), shape(SIMD2(31.2, 27.7), 0, SIMD2(14, 6), 8),
    shape(SIMD2(33.1, 29), 0.7, SIMD2(14, 6), 4), shape(SIMD2(30, 30), 1.6, SIMD2(15, 0), 9),
    shape(SIMD2(60, 50), 2.5, SIMD2(30, 12), 7),
  ]

  private static func shape(
    _ center: SIMD2<Double>, _ angle: Double, _ half: SIMD2<Double>, _ radius: Double
  ) -> RoundShape {
    // Near enough to a turn by the angle for any angle up to 2.5, and exactly of length 1.
    let (x, y) = (1 - angle * angle / 4, angle - angle * angle * angle / 16)
    let size = (x * x + y * y).squareRoot()
    return RoundShape(
      center: center, direction: SIMD2(x, y) / size, half: half, radius: radius)
  }

  private static func painted(
    _ shape: RoundShape, _ color: UInt32, columns: Range<Int> = 0..<stride,
    rows: Range<Int> = 0..<height, isV3: Bool = true, onto backdrop: [UInt32]? = nil
  ) -> [UInt32] {
    var pixels = backdrop ?? samplePixels(stride * height, seed: 11)
    let table = builds[isV3 ? 1 : 0]
    var memory = Memory(table.roundRoom(width: stride, rows: rows.count))
    let area = RoundArea(
      column: Int(shape.column), row: Int(shape.row), columns: columns, rows: rows)
    var target = PixelRows(pixels.mutableSpan, stride: stride)
    memory.lend { table.paintRound(color, over: shape, in: area, room: &$0, onto: &target) }
    return pixels
  }

  @Test(arguments: shapes) func bothBuildsPaintTheSame(_ shape: RoundShape) {
    for color: UInt32 in [0xff20_4060, 0x8010_3050] {
      #expect(Self.painted(shape, color) == Self.painted(shape, color, isV3: false))
    }
  }

  @Test(arguments: shapes) func anyPartIsThatPartOfTheWhole(_ shape: RoundShape) {
    let color: UInt32 = 0x8010_3050
    let whole = Self.painted(shape, color)
    for (columns, rows) in [
      (0..<72, 7..<8), (3..<71, 0..<33), (17..<18, 0..<60), (66..<72, 11..<60), (9..<9, 0..<60),
      (12..<40, 21..<52),
    ] {
      var pieced = Self.painted(shape, color, columns: columns, rows: rows)
      // Painting all that is left completes the picture.
      for part in [
        (0..<72, 0..<rows.lowerBound), (0..<72, rows.upperBound..<60),
        (0..<columns.lowerBound, rows), (columns.upperBound..<72, rows),
      ] {
        pieced = Self.painted(shape, color, columns: part.0, rows: part.1, onto: pieced)
      }
      #expect(pieced == whole)
    }
  }

  @Test(arguments: shapes) func coverageIsTheShareOfPointsInside(_ shape: RoundShape) {
    let nothing = [UInt32](repeating: 0, count: Self.stride * Self.height)
    let pixels = Self.painted(shape, 0xff00_0000, onto: nothing)
    let steps = 24
    var worst = 0.0
    for y in 0..<Self.height {
      for x in 0..<Self.stride {
        var count = 0
        for step in 0..<steps * steps {
          let dx = Double(x) + (Double(step % steps) + 0.5) / Double(steps)
          let dy = Double(y) + (Double(step / steps) + 0.5) / Double(steps)
          if Self.isInside(shape, dx, dy) { count += 1 }
        }
        let truth = Double(count) / Double(steps * steps)
        worst = max(worst, abs(Double(pixels[y * Self.stride + x] >> 24) / 255 - truth))
      }
    }
    // Samples are up to 0.02 off themselves.
    #expect(worst < 0.03)
  }

  private static func isInside(_ shape: RoundShape, _ x: Double, _ y: Double) -> Bool {
    let dx = x - Double(shape.column) - Double(shape.x)
    let dy = y - Double(shape.row) - Double(shape.y)
    let (cosine, sine) = (Double(shape.cosine), Double(shape.sine))
    let u = max(abs(dx * cosine + dy * sine) - Double(shape.halfWidth), 0)
    let v = max(abs(dy * cosine - dx * sine) - Double(shape.halfHeight), 0)
    return u * u + v * v < Double(shape.radius * shape.radius)
  }
}
