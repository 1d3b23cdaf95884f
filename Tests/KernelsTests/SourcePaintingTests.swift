import KernelInterface
import Testing

/// Painting rows of colours: what is whole as one colour is, what is faded rounded once.
@Suite struct SourcePaintingTests {
  private static let count = 301
  private let source = samplePixels(count, seed: 1)
  private let backdrop = samplePixels(count, seed: 2)
  private static let coverage = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 91) }

  /// The source under coverage bytes, or under one where there are none.
  private func painted(
    _ coverage: [UInt8], one: UInt32 = 255, _ opacity: Opacity, rounding: UInt32 = 128
  ) -> [UInt32] {
    let fading = Fading(opacity, rounding: rounding)
    return changed(backdrop) {
      if coverage.isEmpty {
        $0.paintSource(
          source.span, coverage: one, fading: fading, over: 0..<Self.count, of: &$1)
      } else {
        $0.paintMaskedSource(
          source.span, coverage: coverage.span, fading: fading, over: 0..<Self.count, of: &$1)
      }
    }
  }

  @Test func whatIsNotFadedIsTheOneByteStatement() {
    let masked = painted(Self.coverage, .full)
    for x in source.indices {
      #expect(
        components(masked[x])
          == SourceOverTests.over(source[x], Int(Self.coverage[x]), backdrop[x]))
    }
    for one: UInt32 in [0, 1, 200, 255] {
      let all = painted([], one: one, .full)
      for x in source.indices {
        #expect(components(all[x]) == SourceOverTests.over(source[x], Int(one), backdrop[x]))
      }
    }
  }

  /// Exact sums in doubles, less than a fiftieth of a level off before they are rounded.
  @Test(arguments: [1.0 / 65536, 0.003, 0.2, 0.5, 0.99, 0.99997])
  func whatIsFadedIsRoundedOnce(_ share: Double) {
    let opacity = Opacity(share)
    for (coverage, one) in [(Self.coverage, 0), ([], 255), ([], 77)] as [([UInt8], UInt32)] {
      for rounding: UInt32 in [8, 128, 248] {
        let pixels = painted(coverage, one: one, opacity, rounding: rounding)
        for x in source.indices {
          let covered = coverage.isEmpty ? Double(one) : Double(coverage[x])
          let factor = Double(opacity.parts) / 65536 * covered / 255
          let own = components(source[x]).map { Double($0) * factor }
          let sum = zip(own, components(backdrop[x])).map {
            $0 + Double($1) * (1 - own[3] / 255) + Double(rounding) / 256
          }
          let found = components(pixels[x])
          for (level, exact) in zip(found, sum) {
            #expect(Double(level) <= exact + 0.02 && exact - 0.02 < Double(level) + 1)
          }
          // Premultiplied colour never exceeds its alpha.
          #expect(found[0...2].allSatisfy { $0 <= found[3] })
        }
      }
    }
  }

  /// Whether a pixel's coverage is a byte or its run's depends on where runs are cut.
  @Test(arguments: [1.0 / 65536, 0.003, 0.2, 0.5, 0.9, 0.99997, 1])
  func bytesAndRunsOfOneCoveragePaintTheSame(_ share: Double) {
    for one: UInt32 in [0, 1, 77, 128, 254, 255] {
      let bytes = [UInt8](repeating: UInt8(one), count: Self.count)
      #expect(painted(bytes, Opacity(share)) == painted([], one: one, Opacity(share)))
    }
  }

  @Test(arguments: [8, 128, 248] as [UInt32]) func whatIsOpaqueStaysSo(_ rounding: UInt32) {
    let opaque = (0..<256).map { UInt32(0xff00_0000) | UInt32($0) * 0x0001_0101 }
    for share in [0, 0.00001, 0.1, 0.5, 0.7, 0.99, 0.9999] {
      let fading = Fading(Opacity(share), rounding: rounding)
      let pixels = changed(opaque) {
        $0.paintSource(opaque.span, coverage: 255, fading: fading, over: 0..<256, of: &$1)
      }
      #expect(pixels == opaque)
    }
  }
}
