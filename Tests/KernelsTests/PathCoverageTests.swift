import KernelInterface
import Testing

/// Paths of segments: coverage against the area of polygons, by both rules.
@Suite("Paths' coverage") struct PathCoverageTests {
  private static let (width, height) = (75, 40)

  /// Closed polygons: a turned square, a star that crosses itself, two squares within each other, a sliver.
  static let polygons: [[[SIMD2<Double>]]] = [
    [[SIMD2(35.2, 2.1), SIMD2(70.7, 20), SIMD2(36, 38.4), SIMD2(3.3, 19.5)]],
    [[SIMD2(36, 1), SIMD2(52, 38), SIMD2(4, 14.5), SIMD2(70, 14.5), SIMD2(18, 38)]],
    [
      [SIMD2(5, 4), SIMD2(70, 4), SIMD2(70, 36), SIMD2(5, 36)],
      [SIMD2(20.5, 10.5), SIMD2(60.5, 10.5), SIMD2(60.5, 30.25), SIMD2(20.5, 30.25)],
    ],
    [[SIMD2(2, 3), SIMD2(73, 30.4), SIMD2(73, 30.9)]],
  ]

  @Test(
    "is the area within, by either rule, and leaves the sums empty", arguments: polygons,
    [false, true])
  func area(polygons: [[SIMD2<Double>]], isEvenOdd: Bool) {
    var segments: [Float] = []
    for corners in polygons {
      for (index, a) in corners.enumerated() {
        let b = corners[(index + 1) % corners.count]
        segments += [Float(a.x), Float(a.y), Float(b.x), Float(b.y)]
      }
    }
    let indices = (0..<segments.count / 4).map { Int32($0) }
    let found = agreed { table in
      let (sumStride, touchedStride) = ((Self.width + 2 + 15) & ~15, 1)
      var sums = [Float](repeating: 0, count: sumStride * 16)
      var touched = [UInt64](repeating: 0, count: touchedStride * 16)
      var result = [UInt8](repeating: 0, count: Self.width * Self.height)
      for top in stride(from: 0, to: Self.height, by: 16) {
        let rows = top..<min(top + 16, Self.height)
        let band = PathBand(
          rows: rows, width: Self.width, sumStride: sumStride, touchedStride: touchedStride,
          isEvenOdd: isEvenOdd, x: 0, y: top)
        var memory = Memory(
          RoomSize(
            numbers: 0, places: 0, spans: (sumStride / 16 + 1) * 16, coverage: sumStride * 16))
        let part = cover(table, band, segments, indices, &sums, &touched, &memory)
        for index in rows.lowerBound * Self.width..<rows.upperBound * Self.width {
          result[index] = part[index]
        }
      }
      #expect(sums.allSatisfy { $0 == 0 } && touched.allSatisfy { $0 == 0 })
      return result
    }
    let exact = areas(
      of: polygons, width: Self.width, height: Self.height, isEvenOdd: isEvenOdd)
    let wrong = zip(found, exact).filter { abs(Double($0) / 255 - $1) > 0.004 }
    // In a pixel where edges cross they are taken as one sum: signed area is not that of the rule.
    #expect(wrong.count <= crossings(polygons))
  }

  /// Pixels that the crossings of edges reach: of the star's five, up to two each.
  private func crossings(_ polygons: [[SIMD2<Double>]]) -> Int { polygons[0].count == 5 ? 10 : 0 }

  private func cover(
    _ table: any KernelTable.Type, _ band: PathBand, _ segments: [Float], _ indices: [Int32],
    _ sums: inout [Float], _ touched: inout [UInt64], _ memory: inout Memory
  ) -> [UInt8] {
    var sumSpan = sums.mutableSpan
    var touchedSpan = touched.mutableSpan
    table.accumulate(
      segments.span, indices: indices.span, in: band, sums: &sumSpan, touched: &touchedSpan)
    return memory.coverage(stride: Self.width, rows: Self.height) {
      table.resolveSpans(of: band, sums: &sumSpan, touched: &touchedSpan, room: &$0)
    }
  }
}
