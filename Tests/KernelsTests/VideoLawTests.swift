import KernelInterface
import Testing

/// What planes of video keep of pixels.
@Suite("Video's laws") struct VideoLawTests {
  private func planes(_ pixels: [UInt32]) -> [[UInt8]] {
    let room = [UInt8](repeating: 0, count: pixels.count)
    return [
      changed(room) { $0.luma(of: pixels.span, into: &$1, at: 0) },
      changed(room) { $0.blueDifference(of: pixels.span, into: &$1, at: 0) },
      changed(room) { $0.redDifference(of: pixels.span, into: &$1, at: 0) },
    ]
  }

  /// Codes of the eight corners, from the weights of BT.709 to the nearest in limited range.
  @Test(
    "have the known codes of full colours",
    arguments: [
      ([0, 0, 0], [16, 128, 128]), ([255, 255, 255], [235, 128, 128]),
      ([255, 0, 0], [63, 102, 240]), ([0, 255, 0], [173, 42, 26]), ([0, 0, 255], [32, 240, 118]),
      ([255, 255, 0], [219, 16, 138]), ([0, 255, 255], [188, 154, 16]),
      ([255, 0, 255], [78, 214, 230]),
    ])
  func corners(color: [Int], codes: [Int]) {
    let found = planes([pixel(color + [255])])
    #expect(found.map { Int($0[0]) } == codes)
  }

  @Test("do not look at alpha")
  func alpha() {
    let pixels = samplePixels(200, seed: 91)
    #expect(planes(pixels) == planes(pixels.map { $0 ^ 0xff00_0000 }))
  }

  @Test("are brighter where any component is greater", arguments: [0, 8, 16])
  func brighter(shift: UInt32) {
    for rest in [UInt32(0), 0x0040_4040, 0x00c8_1080] {
      let pixels = (UInt32(0)...255).map { rest & ~(255 << shift) | $0 << shift }
      let luma = planes(pixels)[0]
      #expect(zip(luma, luma.dropFirst()).allSatisfy { $0 <= $1 })
      #expect(luma[255] > luma[0])
    }
  }

  @Test("have opposite differences for opposite colours, to a code")
  func opposites() {
    let pixels = samplePixels(300, seed: 92).map { $0 | 0xff00_0000 }
    let (own, other) = (planes(pixels), planes(pixels.map { $0 ^ 0x00ff_ffff }))
    for index in pixels.indices {
      #expect(abs(Int(own[0][index]) + Int(other[0][index]) - 251) <= 1)
      for plane in 1...2 {
        #expect(abs(Int(own[plane][index]) + Int(other[plane][index]) - 256) <= 1)
      }
    }
  }

  @Test("of one colour are halved to what they are", arguments: [1, 2, 3, 8, 33])
  func halves(width: Int) {
    for color in samplePixels(40, seed: 93) {
      let pixels = [UInt32](repeating: color, count: 2 * width)
      let count = (width + 1) / 2
      let rows = RowPair(upper: 0, lower: width, width: width)
      let pairs = changed([UInt16](repeating: 0, count: count)) {
        $0.halvedDifferences(of: pixels.span, rows: rows, count: count, into: &$1)
      }
      let whole = planes([color])
      #expect(pairs.allSatisfy { UInt8($0 & 255) == whole[1][0] && UInt8($0 >> 8) == whole[2][0] })
    }
  }

  @Test("do not depend on which of two rows is the upper one", arguments: [1, 4, 9, 31])
  func exchanged(width: Int) {
    let pixels = samplePixels(90, seed: 94)
    let count = (width + 1) / 2
    func pairs(_ upper: Int, _ lower: Int) -> [UInt16] {
      changed([UInt16](repeating: 0, count: count)) {
        $0.halvedDifferences(
          of: pixels.span, rows: RowPair(upper: upper, lower: lower, width: width), count: count,
          into: &$1)
      }
    }
    #expect(pairs(3, 47) == pairs(47, 3))
  }

  @Test("come back from the bytes of their pairs", arguments: [0, 1, 7, 8, 9, 40])
  func bytes(length: Int) {
    let pairs = (0..<length).map { UInt16(truncatingIfNeeded: $0 &* 40_503 &+ 77) }
    let room = [UInt8](repeating: 0, count: length)
    let lower = changed(room) { $0.lowerBytes(of: pairs.span, into: &$1, at: 0) }
    let upper = changed(room) { $0.upperBytes(of: pairs.span, into: &$1, at: 0) }
    #expect(zip(lower, upper).map { UInt16($0) | UInt16($1) << 8 } == pairs)
  }

  @Test("change as much there as back, and nowhere from themselves")
  func changes() {
    let old = (0..<640).map { UInt8(truncatingIfNeeded: $0 &* 37) }
    let new = (0..<640).map { UInt8(truncatingIfNeeded: $0 &* 59 &+ 3) }
    let row = BlockRow(start: 0, stride: 80, rows: 8, count: 5)
    func change(_ a: [UInt8], _ b: [UInt8]) -> [Int] {
      agreed {
        let change = $0.blockChange(of: a.span, since: b.span, in: row)
        return [change.blocks, change.sum]
      }
    }
    #expect(change(new, old) == change(old, new))
    #expect(change(new, new) == [0, 0])
    let sum = zip(new, old).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    #expect(change(new, old)[1] == sum)
  }
}
