import KernelInterface
import Testing

@Suite("Source over") struct SourceOverTests {
  /// Every length up to eight groups and some, as loops of eight end in all ways.
  static let lengths = Array(0...67)

  /// The one-byte statement: each product rounded by itself.
  static func over(_ source: UInt32, _ coverage: Int, _ backdrop: UInt32) -> [Int] {
    let covered = components(source).map { product($0, coverage) }
    return zip(covered, components(backdrop)).map { $0 + product($1, 255 - covered[3]) }
  }

  @Test("fills its run and nothing else", arguments: lengths)
  func fill(length: Int) {
    for start in 0..<9 {
      let backdrop = samplePixels(80, seed: 1)
      let result = changed(backdrop) {
        $0.fill(start..<start + length, of: &$1, with: 0x1234_5678)
      }
      let wanted = backdrop.indices.map {
        (start..<start + length).contains($0) ? 0x1234_5678 : backdrop[$0]
      }
      #expect(result == wanted)
    }
  }

  @Test("copies its run and nothing else", arguments: lengths)
  func copy(length: Int) {
    let source = samplePixels(80, seed: 2)
    for start in 0..<9 {
      let backdrop = samplePixels(80, seed: 1)
      let result = changed(backdrop) {
        $0.copy(source.span.extracting(3..<80), over: start..<start + length, of: &$1)
      }
      let wanted = backdrop.indices.map {
        (start..<start + length).contains($0) ? source[3 + $0 - start] : backdrop[$0]
      }
      #expect(result == wanted)
    }
  }

  @Test("of a colour under coverage is the one-byte statement", arguments: lengths)
  func coverage(length: Int) {
    let backdrop = samplePixels(length + 16, seed: 3)
    let coverage = (0..<length + 5).map { UInt8(truncatingIfNeeded: $0 &* 37) }
    for color in samplePixels(24, seed: 9) {
      let spans = [CoverageSpan(y: 0, x: 3, count: Int32(length), offset: 5)]
      let result = painted(backdrop, stride: 0) {
        $0.paintSolid(color, over: spans.span, coverage: coverage.span, onto: &$1)
      }
      let wanted = backdrop.indices.map { x in
        (3..<3 + length).contains(x)
          ? pixel(Self.over(color, Int(coverage[x + 2]), backdrop[x])) : backdrop[x]
      }
      #expect(result == wanted)
    }
  }

  @Test("of a colour under one coverage for all is the same", arguments: [1, 128, 254, 255])
  func oneCoverage(share: Int) {
    let backdrop = samplePixels(100, seed: 5)
    for color in samplePixels(40, seed: 11) {
      let spans = [
        CoverageSpan(y: 1, x: 2, count: 30, offset: CoverageSpan.offset(of: UInt8(share)))
      ]
      let result = painted(backdrop, stride: 50) {
        $0.paintSolid(color, over: spans.span, coverage: [UInt8]().span, onto: &$1)
      }
      let wanted = backdrop.indices.map { x in
        (52..<82).contains(x) ? pixel(Self.over(color, share, backdrop[x])) : backdrop[x]
      }
      #expect(result == wanted)
    }
  }

  @Test("rounds every product of two bytes to nearest")
  func products() {
    let coverage = (0...255).map { UInt8($0) }
    let spans = [CoverageSpan(y: 0, x: 0, count: 256, offset: 0)]
    for alpha in 0...255 {
      let pixels = painted([UInt32](repeating: 0, count: 256), stride: 0) {
        $0.paintSolid(
          UInt32(alpha) * 0x0101_0101, over: spans.span, coverage: coverage.span, onto: &$1)
      }
      #expect(pixels.map { Int($0 >> 24) } == (0...255).map { product(alpha, $0) })
    }
  }

  @Test("through masks is the one-byte statement", arguments: [1, 5, 8, 13, 24])
  func masks(columns: Int) {
    let (stride, rows) = (40, 6)
    let backdrop = samplePixels(stride * rows, seed: 4)
    let coverage = (0..<300).map { UInt8(truncatingIfNeeded: $0 &* 91) }
    let masks = [
      MaskPlace(start: 43, columns: Int32(columns), rows: 4, offset: 2, stride: 26),
      MaskPlace(start: 0, columns: 0, rows: 3, offset: 0, stride: 8),
    ]
    for color in samplePixels(24, seed: 8) {
      let result = painted(backdrop, stride: stride) {
        $0.paintMasks(color, through: masks.span, coverage: coverage.span, onto: &$1)
      }
      let wanted = backdrop.indices.map { index in
        let (y, x) = (index / stride - 1, index % stride - 3)
        guard (0..<4).contains(y), (0..<columns).contains(x) else { return backdrop[index] }
        return pixel(Self.over(color, Int(coverage[2 + 26 * y + x]), backdrop[index]))
      }
      #expect(result == wanted)
    }
  }

  @Test("of a mask's alpha multiplies every component", arguments: lengths)
  func alphas(length: Int) {
    let (pixels, mask) = (samplePixels(80, seed: 6), samplePixels(80, seed: 7))
    let result = changed(pixels) {
      $0.multiply(5..<5 + length, of: &$1, byAlphaOf: mask.span.extracting(2..<80))
    }
    let wanted = pixels.indices.map { index in
      let isInside = (5..<5 + length).contains(index)
      let alpha = isInside ? Int(mask[index - 3] >> 24) : 255
      return pixel(components(pixels[index]).map { product($0, alpha) })
    }
    #expect(result == wanted)
  }
}
