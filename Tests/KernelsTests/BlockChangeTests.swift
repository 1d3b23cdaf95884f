import KernelInterface
import Testing

@Suite struct BlockChangeTests {
  /// Both builds' answers, which must be one.
  private func change(
    _ new: [UInt8], _ old: [UInt8], from start: Int, stride: Int, rows: Int, count: Int
  ) -> [Int] {
    let row = BlockRow(start: start, stride: stride, rows: rows, count: count)
    return agreed {
      let change = $0.blockChange(of: new.span, since: old.span, in: row)
      return [change.blocks, change.sum]
    }
  }

  @Test(arguments: [0, 1, 3, 4, 16])
  func isTheSumByDefinition(rows: Int) {
    let (stride, start, count) = (100, 7, 5)
    let old = (0..<16 * stride).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ $0 / 11) }
    var new = old
    // One block in two is other; differences of both signs, and 255.
    for y in 0..<16 {
      for x in 0..<stride where (x - start) / 16 % 2 == 0 && (x + y) % 3 == 0 {
        new[y * stride + x] = x % 2 == 0 ? ~new[y * stride + x] : x % 5 == 0 ? 255 : 0
      }
    }
    var (blocks, sum) = (0, 0)
    for block in 0..<count {
      var part = 0
      for y in 0..<rows {
        for x in 0..<16 {
          let place = start + y * stride + 16 * block + x
          part += abs(Int(new[place]) - Int(old[place]))
        }
      }
      blocks += part > 0 ? 1 : 0
      sum += part
    }
    #expect(
      change(new, old, from: start, stride: stride, rows: rows, count: count) == [blocks, sum])
    #expect(change(old, old, from: start, stride: stride, rows: rows, count: count) == [0, 0])
  }

  @Test func seesEachByteAndNoOther() {
    let old = [UInt8](repeating: 9, count: 64)
    for place in 0..<64 {
      var new = old
      new[place] = 250
      let isInside = (8..<40).contains(place)
      #expect(
        change(new, old, from: 8, stride: 0, rows: 1, count: 2) == (isInside ? [1, 241] : [0, 0]))
    }
  }
}
