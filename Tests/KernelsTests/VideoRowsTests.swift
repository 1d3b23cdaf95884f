import KernelInterface
import Testing

/// Rows of video planes: BT.709 by its weights in doubles, limited range.
@Suite("Video rows") struct VideoRowsTests {
  /// ITU-R BT.709-6, item 3.2: the weights of red, green and blue in luma.
  private static let weights = [0.2126, 0.7152, 0.0722]

  private static func luma(_ pixel: [Double]) -> Double {
    zip(weights, pixel).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// Code values of a colour of 0...255: luma, blue difference, red difference.
  private static func codes(_ pixel: [Double]) -> [Double] {
    let luma = luma(pixel)
    return [
      16 + luma * 219 / 255, 128 + (pixel[2] - luma) / 1.8556 * 224 / 255,
      128 + (pixel[0] - luma) / 1.5748 * 224 / 255,
    ]
  }

  private static func levels(_ word: UInt32) -> [Double] {
    components(word)[0..<3].map(Double.init)
  }

  @Test("are the conversion in real numbers, to the nearest code", arguments: 0...67)
  func planes(length: Int) {
    let pixels = samplePixels(length, seed: UInt64(length) + 1)
    let room = [UInt8](repeating: 9, count: 80)
    let planes = [
      changed(room) { $0.luma(of: pixels.span, into: &$1, at: 5) },
      changed(room) { $0.blueDifference(of: pixels.span, into: &$1, at: 5) },
      changed(room) { $0.redDifference(of: pixels.span, into: &$1, at: 5) },
    ]
    for (index, plane) in planes.enumerated() {
      for (place, code) in plane.enumerated() {
        guard place >= 5, place < 5 + length else {
          #expect(code == 9)
          continue
        }
        let exact = Self.codes(Self.levels(pixels[place - 5]))[index]
        #expect(abs(Double(code) - exact) < 0.53)
      }
    }
  }

  @Test("keep greys without colour, black at 16 and white at 235", arguments: 0...255)
  func greys(level: Int) {
    let pixels = [UInt32(level) * 0x0001_0101]
    let room: [UInt8] = [0]
    let expected = UInt8((16 + Double(level) * 219 / 255).rounded())
    #expect(changed(room) { $0.luma(of: pixels.span, into: &$1, at: 0) } == [expected])
    #expect(changed(room) { $0.blueDifference(of: pixels.span, into: &$1, at: 0) } == [128])
    #expect(changed(room) { $0.redDifference(of: pixels.span, into: &$1, at: 0) } == [128])
  }

  @Test("are halved by (11 6 −1)/16 across and the mean of two rows", arguments: 1...67)
  func halves(width: Int) {
    let pixels = samplePixels(200, seed: 4)
    let rows = RowPair(upper: 2, lower: 100, width: width)
    let count = (width + 1) / 2
    let pairs = changed([UInt16](repeating: 7, count: 40)) {
      $0.halvedDifferences(of: pixels.span, rows: rows, count: count, into: &$1)
    }
    for sample in 0..<count {
      let columns = (0..<3).map { min(2 * sample + $0, width - 1) }
      var mean = [0.0, 0, 0]
      for (column, weight) in zip(columns, [11.0, 6, -1]) {
        for start in [rows.upper, rows.lower] {
          mean = zip(mean, Self.levels(pixels[start + column])).map { $0 + $1 * weight / 32 }
        }
      }
      let codes = Self.codes(mean)
      #expect(abs(Double(pairs[sample] & 255) - codes[1]) < 0.53)
      #expect(abs(Double(pairs[sample] >> 8) - codes[2]) < 0.53)
    }
    #expect(pairs[count...].allSatisfy { $0 == 7 })
  }

  @Test("are the lower and the upper bytes of pairs", arguments: 0...67)
  func bytes(length: Int) {
    let pairs = (0..<length).map { UInt16(truncatingIfNeeded: $0 &* 25_717 &+ 99) }
    let room = [UInt8](repeating: 3, count: 80)
    let lower = changed(room) { $0.lowerBytes(of: pairs.span, into: &$1, at: 4) }
    let upper = changed(room) { $0.upperBytes(of: pairs.span, into: &$1, at: 4) }
    for place in room.indices {
      let isInside = place >= 4 && place < 4 + length
      #expect(lower[place] == (isInside ? UInt8(pairs[place - 4] & 255) : 3))
      #expect(upper[place] == (isInside ? UInt8(pairs[place - 4] >> 8) : 3))
    }
  }
}
