import Kernels
import KernelsV3
import Pixels
import Testing

/// A share of 255 of a byte, to nearest, in integers.
func product(_ a: Int, _ b: Int) -> Int { (2 * a * b + 255) / 510 }

/// The four components of a pixel.
func components(_ word: UInt32) -> [Int] { (0..<4).map { Int(word >> (8 * UInt32($0))) & 255 } }

/// Premultiplied pixels that cover the corners and much between.
func samplePixels(_ count: Int, seed: UInt64) -> [UInt32] {
  var state = seed
  return (0..<count).map { _ in
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let alpha =
      Int(state >> 33) % 4 == 0 ? [0, 255, 128, 1][Int(state >> 40) % 4] : Int(state >> 50) & 255
    let parts = (0..<3).map { alpha * Int((state >> UInt64(8 * $0)) & 255) / 255 }
    return UInt32(parts[0] | parts[1] << 8 | parts[2] << 16 | alpha << 24)
  }
}

@Suite struct SourceOverTests {
  /// The one-byte statement: each product rounded by itself.
  static func over(_ source: UInt32, _ coverage: Int, _ backdrop: UInt32) -> [Int] {
    let covered = components(source).map { product($0, coverage) }
    return zip(covered, components(backdrop)).map { $0 + product($1, 255 - covered[3]) }
  }

  @Test(arguments: [0, 1, 3, 7, 8, 9, 31, 64, 257])
  func aColourUnderCoverageIsTheOneByteStatement(length: Int) {
    let backdrop = samplePixels(length + 16, seed: 3)
    let coverage = (0..<length + 5).map { UInt8(truncatingIfNeeded: $0 &* 37) }
    for color in samplePixels(40, seed: 9) {
      let spans = [CoverageSpan(y: 0, x: 3, count: Int32(length), offset: 5)]
      var (a, b) = (backdrop, backdrop)
      var first = a.mutableSpan
      var second = b.mutableSpan
      Kernels.paintSolid(
        color, spans: spans.span, count: 1, coverage: coverage.span, onto: &first, stride: 0)
      KernelsV3.paintSolid(
        color, spans: spans.span, count: 1, coverage: coverage.span, onto: &second, stride: 0)
      #expect(a == b)
      for x in a.indices {
        let inside = x >= 3 && x < 3 + length
        let wanted =
          inside ? Self.over(color, Int(coverage[x + 2]), backdrop[x]) : components(backdrop[x])
        #expect(components(a[x]) == wanted)
      }
    }
  }

  @Test(arguments: [1, 128, 254, 255]) func oneCoverageForAll(share: Int) {
    let backdrop = samplePixels(100, seed: 5)
    for color in samplePixels(40, seed: 11) {
      let spans = [CoverageSpan(y: 1, x: 2, count: 30, offset: -Int32(share))]
      var a = backdrop
      var target = a.mutableSpan
      Kernels.paintSolid(
        color, spans: spans.span, count: 1, coverage: [UInt8]().span, onto: &target, stride: 50)
      for x in a.indices {
        let inside = x >= 52 && x < 82
        #expect(
          components(a[x])
            == (inside ? Self.over(color, share, backdrop[x]) : components(backdrop[x])))
      }
    }
  }

  @Test func everyProductOfTwoBytesIsRoundedToNearest() {
    let coverage = (0...255).map { UInt8($0) }
    for alpha in 0...255 {
      let color = UInt32(alpha) * 0x0101_0101
      let spans = [CoverageSpan(y: 0, x: 0, count: 256, offset: 0)]
      var pixels = [UInt32](repeating: 0, count: 256)
      var target = pixels.mutableSpan
      Kernels.paintSolid(
        color, spans: spans.span, count: 1, coverage: coverage.span, onto: &target, stride: 0)
      for c in 0...255 { #expect(Int(pixels[c] >> 24) == product(alpha, c)) }
    }
  }
}
