import KernelInterface
import Testing

/// Which ways of painting are one, and what painting leaves alone.
@Suite("Painting's laws") struct PaintingLawTests {
  private static let colors: [UInt32] = [
    0, 0xff00_0000, .max, 0x8040_2010, 0x0101_0101, 0xfe80_0001, 0xff12_3456, 0x7f7f_007f,
  ]

  private func solid(
    _ color: UInt32, over backdrop: [UInt32], stride: Int, _ spans: [CoverageSpan],
    _ coverage: [UInt8] = []
  ) -> [UInt32] {
    painted(backdrop, stride: stride) {
      $0.paintSolid(color, over: spans.span, coverage: coverage.span, onto: &$1)
    }
  }

  private func full(_ y: Int, _ columns: Range<Int>) -> CoverageSpan {
    CoverageSpan(
      y: Int32(y), x: Int32(columns.lowerBound), count: Int32(columns.count),
      offset: CoverageSpan.fullOffset)
  }

  // MARK: One colour

  @Test("a full span of an opaque colour is a fill", arguments: [0, 1, 7, 8, 9, 16, 31])
  func fills(length: Int) {
    let backdrop = samplePixels(96, seed: 51)
    for color in Self.colors where color >> 24 == 255 {
      let filled = changed(backdrop) { $0.fill(35..<35 + length, of: &$1, with: color) }
      #expect(solid(color, over: backdrop, stride: 32, [full(1, 3..<3 + length)]) == filled)
    }
  }

  @Test("a clear colour, and no span at all, paint nothing")
  func nothing() {
    let backdrop = samplePixels(64, seed: 52)
    let bytes = (0..<64).map { UInt8(truncatingIfNeeded: $0 &* 29) }
    let spans = [
      full(0, 0..<32), CoverageSpan(y: 1, x: 0, count: 32, offset: 9),
      CoverageSpan(y: 0, x: 4, count: 9, offset: CoverageSpan.offset(of: 90)),
    ]
    #expect(solid(0, over: backdrop, stride: 32, spans, bytes) == backdrop)
    for color in Self.colors {
      #expect(solid(color, over: backdrop, stride: 32, []) == backdrop)
      let empty = [CoverageSpan(y: 1, x: 5, count: 0, offset: 0)]
      #expect(solid(color, over: backdrop, stride: 32, empty, bytes) == backdrop)
      let unseen = [UInt8](repeating: 0, count: 64)
      let span = [CoverageSpan(y: 0, x: 0, count: 64, offset: 0)]
      #expect(solid(color, over: backdrop, stride: 32, span, unseen) == backdrop)
    }
  }

  @Test("a span cut in two is the span", arguments: [0, 1, 7, 8, 15, 16, 40])
  func cuts(cut: Int) {
    let backdrop = samplePixels(80, seed: 53)
    let bytes = (0..<60).map { UInt8(truncatingIfNeeded: $0 &* 67) }
    for color in Self.colors {
      for offset in [Int32(11), CoverageSpan.fullOffset, CoverageSpan.offset(of: 99)] {
        func span(_ from: Int, _ count: Int) -> CoverageSpan {
          CoverageSpan(
            y: 0, x: Int32(20 + from), count: Int32(count),
            offset: offset < 0 ? offset : offset + Int32(from))
        }
        let whole = solid(color, over: backdrop, stride: 80, [span(0, 41)], bytes)
        let parts = solid(
          color, over: backdrop, stride: 80, [span(0, cut), span(cut, 41 - cut)], bytes)
        #expect(whole == parts)
      }
    }
  }

  @Test("spans that do not overlap may come in any order")
  func order() {
    let backdrop = samplePixels(160, seed: 54)
    let spans = [
      full(0, 2..<9), full(3, 0..<40), full(1, 11..<30),
      CoverageSpan(y: 2, x: 7, count: 20, offset: CoverageSpan.offset(of: 51)),
    ]
    for color in Self.colors {
      #expect(
        solid(color, over: backdrop, stride: 40, spans)
          == solid(color, over: backdrop, stride: 40, spans.reversed()))
    }
  }

  @Test("more coverage is never less of the colour")
  func monotone() {
    let bytes = (0...255).map { UInt8($0) }
    let spans = [CoverageSpan(y: 0, x: 0, count: 256, offset: 0)]
    for beneath in [UInt32(0), 0xff00_0000] {
      let backdrop = [UInt32](repeating: beneath, count: 256)
      for color in Self.colors {
        let result = solid(color, over: backdrop, stride: 256, spans, bytes)
        for (less, more) in zip(result, result.dropFirst()) {
          #expect(zip(components(less), components(more)).allSatisfy { $0 <= $1 })
        }
        #expect(result[0] == beneath)
      }
    }
  }

  @Test("what is opaque stays so under any colour, coverage and opacity")
  func opaque() {
    let backdrop = samplePixels(256, seed: 55).map { $0 | 0xff00_0000 }
    let bytes = (0...255).map { UInt8($0) }
    let spans = [CoverageSpan(y: 0, x: 0, count: 256, offset: 0)]
    for color in samplePixels(60, seed: 56) {
      let result = solid(color, over: backdrop, stride: 256, spans, bytes)
      #expect(result.allSatisfy { $0 >> 24 == 255 })
    }
  }

  // MARK: Masks and rows of one colour

  @Test("a mask is its rows' spans", arguments: [1, 7, 8, 9, 17], [1, 2, 5])
  func masks(columns: Int, rows: Int) {
    let backdrop = samplePixels(40 * 6, seed: 57)
    let bytes = (0..<200).map { UInt8(truncatingIfNeeded: $0 &* 131) }
    let mask = MaskPlace(
      start: 45, columns: Int32(columns), rows: Int32(rows), offset: 3, stride: 30)
    let spans = (0..<rows).map { row -> CoverageSpan in
      let (y, offset) = (Int32(1 + row), Int32(3 + 30 * row))
      return CoverageSpan(y: y, x: 5, count: Int32(columns), offset: offset)
    }
    for color in Self.colors {
      let result = painted(backdrop, stride: 40) {
        $0.paintMasks(color, through: [mask].span, coverage: bytes.span, onto: &$1)
      }
      #expect(result == solid(color, over: backdrop, stride: 40, spans, bytes))
    }
  }

  @Test("a row of one colour is the colour", arguments: [0, 1, 8, 13, 64])
  func rows(length: Int) {
    let backdrop = samplePixels(80, seed: 58)
    let bytes = (0..<80).map { UInt8(truncatingIfNeeded: $0 &* 77) }
    for color in Self.colors {
      let row = [UInt32](repeating: color, count: 80)
      let whole = changed(backdrop) {
        $0.paintSource(
          row.span, coverage: 255, fading: Fading(.full), over: 9..<9 + length, of: &$1)
      }
      #expect(whole == solid(color, over: backdrop, stride: 80, [full(0, 9..<9 + length)]))
      let masked = changed(backdrop) {
        $0.paintMaskedSource(
          row.span, coverage: bytes.span, fading: Fading(.full), over: 9..<9 + length, of: &$1)
      }
      let span = [CoverageSpan(y: 0, x: 9, count: Int32(length), offset: 0)]
      #expect(masked == solid(color, over: backdrop, stride: 80, span, bytes))
    }
  }

  @Test("opaque rows are copied", arguments: [0, 1, 5, 8, 31, 64])
  func copies(length: Int) {
    let backdrop = samplePixels(80, seed: 59)
    let source = samplePixels(80, seed: 60).map { $0 | 0xff00_0000 }
    let over = changed(backdrop) {
      $0.paintSource(
        source.span, coverage: 255, fading: Fading(.full), over: 3..<3 + length, of: &$1)
    }
    let copied = changed(backdrop) { $0.copy(source.span, over: 3..<3 + length, of: &$1) }
    #expect(over == copied)
  }

  @Test("nothing is painted at no opacity, whatever the rounding")
  func invisible() {
    let (source, backdrop) = (samplePixels(77, seed: 61), samplePixels(77, seed: 62))
    for rounding: UInt32 in [8, 100, 128, 248] {
      let fading = Fading(Opacity(0), rounding: rounding)
      let result = changed(backdrop) {
        $0.paintSource(source.span, coverage: 255, fading: fading, over: 0..<77, of: &$1)
      }
      #expect(result == backdrop)
    }
  }

  // MARK: Multiplying

  @Test("an opaque mask changes nothing and a clear one leaves nothing")
  func extremeMasks() {
    let pixels = samplePixels(70, seed: 63)
    let opaque = samplePixels(70, seed: 64).map { $0 | 0xff00_0000 }
    let kept = changed(pixels) { $0.multiply(0..<70, of: &$1, byAlphaOf: opaque.span) }
    #expect(kept == pixels)
    let clear = opaque.map { $0 & 0x00ff_ffff }
    let gone = changed(pixels) { $0.multiply(0..<70, of: &$1, byAlphaOf: clear.span) }
    #expect(gone.allSatisfy { $0 == 0 })
  }

  @Test("two masks' alphas are one's: their products commute to a level")
  func twoMasks() {
    let pixels = samplePixels(500, seed: 65)
    let (first, second) = (samplePixels(500, seed: 66), samplePixels(500, seed: 67))
    func multiplied(_ a: [UInt32], _ b: [UInt32]) -> [UInt32] {
      changed(pixels) {
        $0.multiply(0..<500, of: &$1, byAlphaOf: a.span)
        $0.multiply(0..<500, of: &$1, byAlphaOf: b.span)
      }
    }
    for (a, b) in zip(multiplied(first, second), multiplied(second, first)) {
      for (x, y) in zip(components(a), components(b)) { #expect(abs(x - y) <= 1) }
    }
  }

  @Test("a mask's colours do not count")
  func maskColours() {
    let pixels = samplePixels(70, seed: 68)
    let mask = samplePixels(70, seed: 69)
    let alphas = mask.map { $0 & 0xff00_0000 }
    #expect(
      changed(pixels) { $0.multiply(0..<70, of: &$1, byAlphaOf: mask.span) }
        == changed(pixels) { $0.multiply(0..<70, of: &$1, byAlphaOf: alphas.span) })
  }
}
