import KernelInterface
import Testing

/// Maps under which a picture's pixels come out as they are, turned round, repeated or held.
@Suite("Pictures' laws") struct SamplingLawTests {
  private static let (stride, width, height) = (24, 21, 9)
  private static let source = samplePixels(stride * height, seed: 71)

  /// A map whose first pixel's centre is that of a pixel of the picture.
  private func map(
    _ column: Int, _ row: Int, step: (u: Int, v: Int) = (65536, 0), repeats: Bool = false
  ) -> ImageMap {
    ImageMap(
      stride: Self.stride, width: Self.width, height: Self.height,
      from: (column * 65536 + 32768, row * 65536 + 32768), step: step, repeats: repeats)
  }

  private func samples(_ map: ImageMap, _ count: Int, isBilinear: Bool) -> [UInt32] {
    changed([UInt32](repeating: 5, count: count)) {
      if isBilinear {
        $0.sampleBilinear(Self.source.span, by: map, count: count, into: &$1)
      } else {
        $0.sampleNearest(Self.source.span, by: map, count: count, into: &$1)
      }
    }
  }

  private func row(_ row: Int) -> [UInt32] {
    Array(Self.source[row * Self.stride..<row * Self.stride + Self.width])
  }

  @Test("a row at its own places is the row", arguments: 0..<9, [false, true])
  func identity(number: Int, isBilinear: Bool) {
    #expect(samples(map(0, number), Self.width, isBilinear: isBilinear) == row(number))
    // From right to left it is the row turned round.
    let back = map(Self.width - 1, number, step: (-65536, 0))
    #expect(samples(back, Self.width, isBilinear: isBilinear) == row(number).reversed())
  }

  @Test("a column at its own places is the column", arguments: [0, 7, 20], [false, true])
  func columns(column: Int, isBilinear: Bool) {
    let own = (0..<Self.height).map { Self.source[$0 * Self.stride + column] }
    let down = map(column, 0, step: (0, 65536))
    #expect(samples(down, Self.height, isBilinear: isBilinear) == own)
  }

  @Test("a place that stands still has one pixel", arguments: [false, true])
  func standstill(isBilinear: Bool) {
    let still = map(4, 3, step: (0, 0))
    let pixel = Self.source[3 * Self.stride + 4]
    #expect(samples(still, 30, isBilinear: isBilinear) == [UInt32](repeating: pixel, count: 30))
  }

  @Test("beyond its edges a picture goes on as there, or from its start", arguments: [false, true])
  func edges(isBilinear: Bool) {
    let count = 3 * Self.width
    let held = samples(map(-Self.width, 2), count, isBilinear: isBilinear)
    let own = row(2)
    #expect(held[..<Self.width].allSatisfy { $0 == own[0] })
    #expect(Array(held[Self.width..<2 * Self.width]) == own)
    #expect(held[(2 * Self.width)...].allSatisfy { $0 == own[Self.width - 1] })
    let repeated = samples(map(-Self.width, 2, repeats: true), count, isBilinear: isBilinear)
    #expect(repeated == own + own + own)
    // Whole heights further up or down it is the same picture again.
    for turns in [-3, -1, 1, 4] {
      let again = map(0, 2 + turns * Self.height, repeats: true)
      #expect(samples(again, Self.width, isBilinear: isBilinear) == own)
    }
  }

  @Test("a pixel depends on its place alone, wherever the row is cut", arguments: 0...40)
  func cuts(cut: Int) {
    for isBilinear in [false, true] {
      for repeats in [false, true] {
        var own = map(-3, 1, step: (48_111, 9_377), repeats: repeats)
        let whole = samples(own, 41, isBilinear: isBilinear)
        let first = samples(own, cut, isBilinear: isBilinear)
        own.u += cut * own.du
        own.v += cut * own.dv
        #expect(first + samples(own, 41 - cut, isBilinear: isBilinear) == whole)
      }
    }
  }

  @Test("between pixels no component lies beyond theirs", arguments: 0..<8)
  func bounds(row number: Int) {
    let fine = samples(map(0, number, step: (4096, 0)), 16 * 20, isBilinear: true)
    let own = row(number)
    for (index, word) in fine.enumerated() {
      let (a, b) = (components(own[index / 16]), components(own[index / 16 + 1]))
      for (channel, level) in components(word).enumerated() {
        #expect(level >= min(a[channel], b[channel]) && level <= max(a[channel], b[channel]))
      }
    }
  }

  @Test(
    "a picture of one colour has it everywhere", arguments: [0, 1, 0x8040_2010, .max] as [UInt32])
  func oneColour(color: UInt32) {
    let source = [UInt32](repeating: color, count: Self.stride * Self.height)
    let map = map(-5, -5, step: (71_234, 33_333))
    let wanted = [UInt32](repeating: color, count: 50)
    for isBilinear in [false, true] {
      let result = changed([UInt32](repeating: 5, count: 50)) {
        if isBilinear {
          $0.sampleBilinear(source.span, by: map, count: 50, into: &$1)
        } else {
          $0.sampleNearest(source.span, by: map, count: 50, into: &$1)
        }
      }
      #expect(result == wanted)
    }
    let half = changed([UInt32](repeating: 5, count: 12)) {
      $0.halve(source.span, rows: RowPair(upper: 0, lower: 48, width: 23), into: &$1, at: 0)
    }
    #expect(half == [UInt32](repeating: color, count: 12))
  }

  // MARK: Crossfades

  @Test("a crossfade begins with one run and ends with the other")
  func ends() {
    let (a, b) = (samplePixels(67, seed: 72), samplePixels(67, seed: 73))
    #expect(changed(a) { $0.crossfade(b.span, share: 0, count: 67, into: &$1) } == a)
    #expect(changed(a) { $0.crossfade(b.span, share: 256, count: 67, into: &$1) } == b)
  }

  @Test("a crossfade the other way round is the same", arguments: [0, 1, 64, 127, 128, 200, 256])
  func exchanged(share: UInt32) {
    let (a, b) = (samplePixels(67, seed: 74), samplePixels(67, seed: 75))
    let there = changed(a) { $0.crossfade(b.span, share: share, count: 67, into: &$1) }
    let back = changed(b) { $0.crossfade(a.span, share: 256 - share, count: 67, into: &$1) }
    #expect(there == back)
  }

  @Test("a crossfade goes one way only, and between equal pixels nowhere")
  func oneWay() {
    let (a, b) = (samplePixels(67, seed: 76), samplePixels(67, seed: 77))
    var last = a
    for share in (UInt32(0)...64).map({ $0 * 4 }) {
      let next = changed(a) { $0.crossfade(b.span, share: share, count: 67, into: &$1) }
      for index in a.indices {
        let (from, to) = (components(a[index]), components(b[index]))
        let (before, now) = (components(last[index]), components(next[index]))
        let isOnTheWay = (0..<4).allSatisfy {
          to[$0] >= from[$0] ? now[$0] >= before[$0] : now[$0] <= before[$0]
        }
        #expect(isOnTheWay)
      }
      #expect(changed(a) { $0.crossfade(a.span, share: share, count: 67, into: &$1) } == a)
      last = next
    }
  }

  // MARK: Halves

  @Test("halves of two rows do not depend on which is the upper one", arguments: [1, 2, 9, 20, 33])
  func rowsOfHalves(width: Int) {
    let source = samplePixels(80, seed: 78)
    func half(_ upper: Int, _ lower: Int) -> [UInt32] {
      changed([UInt32](repeating: 0, count: 17)) {
        $0.halve(
          source.span, rows: RowPair(upper: upper, lower: lower, width: width), into: &$1, at: 0)
      }
    }
    #expect(half(0, 40) == half(40, 0))
    // Two rows that are one: the means of neighbours, half a level up.
    for (index, word) in half(7, 7)[..<((width + 1) / 2)].enumerated() {
      let (left, right) = (7 + 2 * index, 7 + min(2 * index + 1, width - 1))
      let wanted = zip(components(source[left]), components(source[right])).map {
        ($0 + $1 + 1) / 2
      }
      #expect(components(word) == wanted)
    }
  }
}
