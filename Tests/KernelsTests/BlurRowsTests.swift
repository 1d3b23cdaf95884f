import KernelInterface
import Testing

@Suite("Blurs' rows") struct BlurRowsTests {
  @Test(
    "average boxes, with transparency where pixels are missing", arguments: [1, 2, 4, 8, 16],
    [1, 5, 31, 64])
  func boxes(box: Int, width: Int) {
    let source = samplePixels(70 * 17, seed: 2)
    for (lead, rows) in [(0, box), (box - 1, box), (box / 2, (box + 1) / 2), (0, 0)] {
      let row = BoxRow(start: 5, stride: 70, width: width, rows: rows, box: box, lead: lead)
      let boxes = row.boxes
      let planes = changed([Float](repeating: -1, count: 4 * boxes)) { table, planes in
        var sums = [UInt32](repeating: 99, count: 2 * boxes * box)
        var sumSpan = sums.mutableSpan
        table.averageBoxes(source.span, in: row, sums: &sumSpan, into: &planes)
      }
      for index in 0..<boxes {
        var sum = [0, 0, 0, 0]
        for y in 0..<rows {
          for x in index * box..<(index + 1) * box where x >= lead && x < lead + width {
            sum = zip(sum, components(source[5 + 70 * y + x - lead])).map { $0 + $1 }
          }
        }
        for plane in 0..<4 {
          let wanted = Double(sum[plane]) / Double(box * box)
          #expect(abs(Double(planes[plane * boxes + index]) - wanted) < 1e-4)
        }
      }
    }
  }

  @Test("add weighted and shifted runs", arguments: [1, 2, 3, 4, 5, 9, 31], 0...67)
  func weights(taps: Int, length: Int) {
    let source = sampleNumbers(400, seed: 1)
    let weights = sampleNumbers(taps, seed: 2)
    let target = sampleNumbers(80, seed: 3)
    let result = changed(target) {
      $0.addWeighted(
        source.span, from: 7, step: 10, weights: weights.span, to: 4..<4 + length, of: &$1)
    }
    for index in target.indices {
      guard index >= 4, index < 4 + length else {
        #expect(result[index] == target[index])
        continue
      }
      let sum = (0..<taps).reduce(Double(target[index])) {
        $0 + Double(weights[$1]) * Double(source[7 + index - 4 + 10 * $1])
      }
      #expect(abs(Double(result[index]) - sum) < 1e-5)
    }
  }

  @Test("interpolate between the middles of samples", arguments: [1, 2, 3, 4, 8, 64], 0...9)
  func expansion(box: Int, gaps: Int) {
    let samples = sampleNumbers(gaps + 1, seed: 6)
    let result = changed([Float](repeating: 5, count: gaps * box + 3)) {
      $0.expandRow(samples.span, box: box, into: &$1, at: 2)
    }
    for gap in 0..<gaps {
      for x in 0..<box {
        let share = (Double(x) + (box % 2 == 0 ? 0.5 : 0)) / Double(box)
        let wanted = Double(samples[gap]) * (1 - share) + Double(samples[gap + 1]) * share
        #expect(abs(Double(result[2 + gap * box + x]) - wanted) < 1e-6)
      }
    }
    #expect(
      result[..<2].allSatisfy { $0 == 5 } && result[(2 + gaps * box)...].allSatisfy { $0 == 5 })
  }

  @Test("mix two rows of four planes, rounded to nearest", arguments: 0...67)
  func mixing(length: Int) {
    let rows = sampleNumbers(900, seed: 9).map { ($0 + 1) * 127.5 }
    for share in [0, 0.3, 1] as [Float] {
      let mix = RowMix(upper: 3, lower: 400, plane: 90, share: share)
      let result = changed([UInt32](repeating: 1, count: 70)) {
        $0.mixRows(rows.span, by: mix, count: length, into: &$1)
      }
      for index in 0..<length {
        for (plane, level) in components(result[index]).enumerated() {
          let (a, b) = (
            Double(rows[3 + 90 * plane + index]), Double(rows[400 + 90 * plane + index])
          )
          #expect(abs(Double(level) - (a + (b - a) * Double(share))) < 0.5001)
        }
      }
      #expect(result[length...].allSatisfy { $0 == 1 })
    }
  }
}
