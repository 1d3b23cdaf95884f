import KernelInterface
import Testing

/// Masks of glyphs: coverage against the area of their outlines.
@Suite("Glyphs' coverage") struct GlyphCoverageTests {
  /// A steep triangle and one inside it that runs the other way.
  private static let corners: [[SIMD2<Float>]] = [
    [SIMD2(1.3, 0.2), SIMD2(17.8, 3.1), SIMD2(9.4, 20.6)],
    [SIMD2(6, 5), SIMD2(9.1, 14.7), SIMD2(12.3, 5.5)],
  ]

  /// The outlines' lines, none longer than a column or two rows.
  private static let chain: [SIMD4<Float>] = corners.flatMap { outline in
    outline.indices.flatMap { index in
      let (from, to) = (outline[index], outline[(index + 1) % 3])
      let parts = Int(max(abs(to.x - from.x), abs(to.y - from.y) / 2)) + 1
      return (0..<parts).map { part in
        let (a, b) = (Float(part) / Float(parts), Float(part + 1) / Float(parts))
        let (start, end) = (from + (to - from) * a, from + (to - from) * b)
        return SIMD4(start.x, start.y, end.x, end.y)
      }
    }
  }

  @Test(
    "is the area within, wherever the glyph lies in its pixel",
    arguments: [0, 0.25, 0.9] as [Float])
  func area(shift: Float) {
    let place = GlyphPlace(x: shift, y: shift / 2, width: 19, height: 22)
    let bytes = agreed { table in
      let groups = (Self.chain.count + 7) / 8
      var lines = [Float](repeating: .nan, count: groups * GlyphPlace.groupNumbers)
      var sums = [Float](
        repeating: 0, count: table.glyphSums(width: place.width, height: place.height))
      var bytes = [UInt8](repeating: 9, count: 24 * 24 + 2)
      var lineSpan = lines.mutableSpan
      table.orientLines(Self.chain.span, into: &lineSpan, from: 0)
      var sumSpan = sums.mutableSpan
      var byteSpan = bytes.mutableSpan
      table.accumulateLines(lines.span, at: place, sums: &sumSpan)
      table.resolveColumns(of: place, sums: &sumSpan, into: &byteSpan, at: 2)
      #expect(sums.allSatisfy { $0 == 0 })
      return bytes
    }
    #expect(bytes[..<2] == [9, 9])
    let polygons = Self.corners.map { corners in
      corners.map { SIMD2<Double>($0) + SIMD2(Double(shift), Double(shift / 2)) }
    }
    let exact = areas(of: polygons, width: place.width, height: place.height)
    let found = (0..<place.width * place.height).map {
      Double(bytes[2 + 24 * ($0 / place.width) + $0 % place.width]) / 255
    }
    #expect(distance(found, exact) < 0.006)
  }
}
