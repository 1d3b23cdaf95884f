import Foundation
import Testing

@testable import KernelInterface

/// Small values that are packed for kernels: what goes in can be read back, and nothing between is lost.
@Suite struct PackedValueTests {
  // MARK: Coverage spans

  @Test func everyCoverageIsReadBackFromItsOffset() {
    var seen = Set<Int32>()
    for coverage in UInt8(1)...255 {
      let offset = CoverageSpan.offset(of: coverage)
      let span = CoverageSpan(y: 3, x: -7, count: 12, offset: offset)
      #expect(!span.hasBytes)
      #expect(UInt8(-span.offset) == coverage)
      #expect(span.isFull == (coverage == 255))
      seen.insert(offset)
    }
    #expect(seen.count == 255)
    #expect(seen.contains(CoverageSpan.fullOffset))
  }

  @Test(arguments: [Int32(0), 1, 254, 255, 256, .max])
  func anIndexOfBytesIsNeverACoverage(_ index: Int32) {
    let span = CoverageSpan(y: 0, x: 0, count: 1, offset: index)
    #expect(span.hasBytes && !span.isFull && span.offset == index)
    for coverage in UInt8(1)...255 { #expect(CoverageSpan.offset(of: coverage) != index) }
  }

  @Test func aSpanIsFourWordsWithoutGaps() {
    #expect(MemoryLayout<CoverageSpan>.size == 16 && MemoryLayout<CoverageSpan>.stride == 16)
    let span = CoverageSpan(y: .min, x: .max, count: 5, offset: -9)
    #expect(span.y == .min && span.x == .max && span.count == 5 && span.offset == -9)
  }

  /// Rows of bytes as spans and back: alike neighbours of any coverage become one span.
  @Test(arguments: 1...8) func rowsOfBytesComeBackFromTheirSpans(_ seed: UInt64) {
    var state = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493
    let levels: [UInt8] = [0, 0, 255, 255, 128, 1, 77]
    let row = (0..<200).map { index -> UInt8 in
      if index % 3 == 0 { state = state &* 6_364_136_223_846_793_005 &+ 1 }
      return levels[Int(state >> 40) % levels.count]
    }
    var spans: [CoverageSpan] = []
    for (x, coverage) in row.enumerated() where coverage > 0 {
      let offset = CoverageSpan.offset(of: coverage)
      if let last = spans.last, last.offset == offset, Int(last.x + last.count) == x {
        spans[spans.count - 1].count += 1
      } else {
        spans.append(CoverageSpan(y: 0, x: Int32(x), count: 1, offset: offset))
      }
    }
    var back = [UInt8](repeating: 0, count: row.count)
    for span in spans {
      for x in span.x..<span.x + span.count { back[Int(x)] = UInt8(-span.offset) }
    }
    #expect(back == row)
    #expect(spans.filter(\.isFull).reduce(0) { $0 + $1.count } == row.count { $0 == 255 })
  }

  // MARK: Opacities

  @Test func everyPartOfAnOpacityIsReachedExactly() {
    for parts in stride(from: 0, through: 65536, by: 1) {
      let opacity = Opacity(Double(parts) / 65536)
      guard opacity.parts == UInt32(parts), opacity.isFull == (parts == 65536) else {
        Issue.record("\(parts) is read as \(opacity.parts)")
        return
      }
    }
  }

  @Test func opacitiesRiseWithTheirShares() {
    var last = Opacity(0)
    #expect(last.parts == 0)
    for step in 1...10_007 {
      let next = Opacity(Double(step) / 10_007)
      #expect(next.parts > last.parts)
      last = next
    }
    #expect(last == .full)
  }

  @Test func halvesOfAPartRoundAwayFromZero() {
    #expect(Opacity(0.5 / 65536).parts == 1)
    #expect(Opacity(0.49 / 65536).parts == 0)
    #expect(Opacity(1 - 0.5 / 65536).isFull)
    #expect(!Opacity(1 - 0.51 / 65536).isFull)
    #expect(Opacity(.infinity).isFull && Opacity(-.infinity).parts == 0 && Opacity(-0.0).parts == 0)
  }

  @Test func fadingRoundsToNearestUnlessItIsTold() {
    #expect(Fading(.full).rounding == 128 && Fading.nearest == 128)
    #expect(Fading(Opacity(0.25), rounding: 7).rounding == 7)
    #expect(Fading(Opacity(0.25)).opacity.parts == 16384)
  }

  // MARK: Blend functions

  @Test func blendFunctionsAreNumberedWithoutGaps() {
    let all = (Int32(0)..<20).compactMap { BlendFunction(rawValue: $0) }
    #expect(all.map(\.rawValue) == Array(0..<20))
    #expect(Set(all).count == 20)
    #expect(BlendFunction(rawValue: -1) == nil && BlendFunction(rawValue: 20) == nil)
    #expect(all.first == .multiply && all.last == .plusLighter)
  }

  @Test func aBlendingKeepsWhatItIsGiven() {
    let blending = Blending(.hardLight, coverage: 200, opacity: Opacity(0.5))
    #expect(blending.function == .hardLight && blending.coverage == 200)
    #expect(blending.opacity.parts == 32768)
  }

  // MARK: Video weights

  /// ITU-R BT.709-6, item 3: luma is 0.2126 R + 0.7152 G + 0.0722 B; over 219 levels of 255.
  @Test func lumaIsThatOfTheRecommendation() {
    let luma = VideoWeights.luma
    for (weight, share) in [(luma.red, 0.2126), (luma.green, 0.7152), (luma.blue, 0.0722)] {
      #expect(abs(Double(weight) - share * 219 / 255 * 32768) < 1)
    }
    #expect(luma.red + luma.green + luma.blue == Int32((219.0 / 255 * 32768).rounded()))
    // White is 235: 255 of each, in 32768ths to nearest, above black.
    let sum = 255 * (luma.red + luma.green + luma.blue)
    #expect((sum + 16384) >> 15 + VideoWeights.black == 235)
  }

  /// The same: (B − Y) / 1.8556 and (R − Y) / 1.5748, over 224 levels of 255.
  @Test func differencesAreThoseOfTheRecommendation() {
    let shares = [0.2126, 0.7152, 0.0722]
    let blue = VideoWeights.blueDifference
    let red = VideoWeights.redDifference
    for (index, weight) in [blue.red, blue.green, blue.blue].enumerated() {
      let share = ((index == 2 ? 1 : 0) - shares[index]) / 1.8556
      #expect(abs(Double(weight) - share * 224 / 255 * 32768) < 1)
    }
    for (index, weight) in [red.red, red.green, red.blue].enumerated() {
      let share = ((index == 0 ? 1 : 0) - shares[index]) / 1.5748
      #expect(abs(Double(weight) - share * 224 / 255 * 32768) < 1)
    }
    #expect(blue.red + blue.green + blue.blue == 0 && red.red + red.green + red.blue == 0)
    #expect(VideoWeights.neutral == 128)
  }

  /// Every grey has neutral chroma, and codes of any colour stay within limited range.
  @Test func codesStayWithinLimitedRange() {
    func code(_ weights: VideoWeights, _ color: (Int32, Int32, Int32), _ zero: Int32) -> Int32 {
      let sum = weights.red * color.0 + weights.green * color.1 + weights.blue * color.2
      return (sum + 16384) >> 15 + zero
    }
    for level in Int32(0)...255 {
      #expect(code(.blueDifference, (level, level, level), 128) == 128)
      #expect(code(.redDifference, (level, level, level), 128) == 128)
    }
    for corner in 0..<8 {
      let color = (
        Int32(corner & 1) * 255, Int32(corner >> 1 & 1) * 255, Int32(corner >> 2) * 255
      )
      #expect((16...235).contains(code(.luma, color, 16)))
      #expect((16...240).contains(code(.blueDifference, color, 128)))
      #expect((16...240).contains(code(.redDifference, color, 128)))
    }
    #expect(code(.blueDifference, (0, 0, 255), 128) == 240)
    #expect(code(.redDifference, (255, 0, 0), 128) == 240)
    #expect(code(.luma, (0, 0, 0), 16) == 16)
  }
}
