import KernelInterface
import Testing

/// What a blur's parts keep: sums, constants, straight lines, and everything where boxes are single pixels.
@Suite("Blurs' laws") struct BlurLawTests {
  private func averages(_ source: [UInt32], _ row: BoxRow) -> [Float] {
    changed([Float](repeating: -1, count: 4 * row.boxes)) { table, planes in
      var sums = [UInt32](repeating: 77, count: 2 * row.boxes * row.box)
      var sumSpan = sums.mutableSpan
      table.averageBoxes(source.span, in: row, sums: &sumSpan, into: &planes)
    }
  }

  @Test("boxes of one pixel, and mixing a row with itself, give the pixels", arguments: [1, 8, 67])
  func whole(width: Int) {
    let source = samplePixels(width, seed: 81)
    let row = BoxRow(start: 0, stride: width, width: width, rows: 1, box: 1, lead: 0)
    let planes = averages(source, row)
    for share in [0, 0.25, 1] as [Float] {
      let mix = RowMix(upper: 0, lower: 0, plane: width, share: share)
      let back = changed([UInt32](repeating: 3, count: width)) {
        $0.mixRows(planes.span, by: mix, count: width, into: &$1)
      }
      #expect(back == source)
    }
  }

  @Test("boxes lose no light, wherever they begin", arguments: [1, 2, 3, 5, 8, 16])
  func light(box: Int) {
    let (width, stride) = (41, 45)
    let source = samplePixels(stride * box, seed: 82)
    var wanted = [0, 0, 0, 0]
    for y in 0..<box {
      for word in source[y * stride..<y * stride + width] {
        wanted = zip(wanted, components(word)).map { $0 + $1 }
      }
    }
    for lead in 0..<box {
      let row = BoxRow(start: 0, stride: stride, width: width, rows: box, box: box, lead: lead)
      let planes = averages(source, row)
      for plane in 0..<4 {
        let part = planes[plane * row.boxes..<(plane + 1) * row.boxes]
        let sum = part.reduce(0) { $0 + Double($1) } * Double(box * box)
        #expect(abs(sum - Double(wanted[plane])) < 0.01 * Double(box * box))
      }
    }
  }

  @Test("boxes of one colour have it", arguments: [1, 2, 3, 7, 16])
  func oneColour(box: Int) {
    for color in [UInt32(0), 0x8040_2010, .max] {
      let source = [UInt32](repeating: color, count: 4 * box * box)
      let row = BoxRow(start: 0, stride: 4 * box, width: 4 * box, rows: box, box: box, lead: 0)
      let planes = averages(source, row)
      for (plane, level) in components(color).enumerated() {
        for value in planes[4 * plane..<4 * plane + 4] {
          #expect(abs(value - Float(level)) < 1e-3)
        }
      }
    }
  }

  // MARK: Weights

  private func weighted(
    _ source: [Float], _ weights: [Float], step: Int = 1, from first: Int = 0, count: Int = 40
  ) -> [Float] {
    changed([Float](repeating: 0, count: count)) {
      $0.addWeighted(
        source.span, from: first, step: step, weights: weights.span, to: 0..<count, of: &$1)
    }
  }

  @Test("a single one as the weight moves a run", arguments: 0..<9)
  func moves(place: Int) {
    let source = sampleNumbers(60, seed: 83)
    var weights = [Float](repeating: 0, count: 9)
    weights[place] = 1
    #expect(weighted(source, weights) == Array(source[place..<place + 40]))
    #expect(weighted(source, [1], from: place) == Array(source[place..<place + 40]))
  }

  @Test("weights turned round over a source turned round are the result turned round")
  func turnedRound() {
    let source = sampleNumbers(48, seed: 84)
    let weights = sampleNumbers(9, seed: 85)
    let there = weighted(source, weights)
    let back = weighted(source.reversed(), weights.reversed())
    for (a, b) in zip(there, back.reversed()) { #expect(abs(a - b) < 1e-5) }
  }

  @Test("weights that make one keep a constant", arguments: [1, 2, 3, 4, 5, 8, 13])
  func constants(taps: Int) {
    let weights = [Float](repeating: 1 / Float(taps), count: taps)
    let source = [Float](repeating: 200, count: 80)
    for value in weighted(source, weights) { #expect(abs(value - 200) < 1e-3) }
  }

  @Test("rows and columns are blurred by one sum, whatever the step", arguments: [1, 3, 10])
  func steps(step: Int) {
    let weights = sampleNumbers(5, seed: 86)
    let source = sampleNumbers(100, seed: 87)
    // Every step-th number as a row of its own.
    let thinned = (0..<100 / step).map { source[$0 * step] }
    let count = min(5, thinned.count - 4)
    let row = weighted(thinned, weights, count: count)
    for index in 0..<count {
      let one = weighted(source, weights, step: step, from: index * step, count: 1)
      #expect(abs(one[0] - row[index]) < 1e-5)
    }
  }

  // MARK: Expansion

  private func expanded(_ samples: [Float], _ box: Int) -> [Float] {
    changed([Float](repeating: 9, count: box * (samples.count - 1))) {
      $0.expandRow(samples.span, box: box, into: &$1, at: 0)
    }
  }

  @Test("constants and straight lines stay what they are", arguments: [1, 2, 3, 4, 5, 8, 16])
  func lines(box: Int) {
    #expect(expanded([7, 7, 7, 7], box) == [Float](repeating: 7, count: 3 * box))
    let line = expanded([0, 1, 2, 3, 4], box)
    for (a, b) in zip(line, line.dropFirst()) {
      #expect(abs(b - a - 1 / Float(box)) < 1e-5)
    }
    // Even boxes have their middle between pixels: what begins half a pixel on ends half a pixel before.
    #expect(abs(line[0] - (box % 2 == 0 ? 0.5 / Float(box) : 0)) < 1e-6)
  }

  @Test("even boxes of samples turned round are the row turned round", arguments: [2, 4, 8, 16])
  func mirrored(box: Int) {
    let samples = sampleNumbers(7, seed: 88)
    let (there, back) = (expanded(samples, box), expanded(samples.reversed(), box))
    for (a, b) in zip(there, back.reversed()) { #expect(abs(a - b) < 1e-5) }
  }

  @Test("a single sample has no gap to fill", arguments: [1, 4, 16])
  func single(box: Int) { #expect(expanded([3], box) == []) }

  @Test("the share of a mix goes from the upper row to the lower one")
  func mixes() {
    let levels = (0..<16).map { Float($0 * 15) }
    let rows = levels + levels.map { 255 - $0 }
    func mixed(_ share: Float) -> [[Int]] {
      let mix = RowMix(upper: 0, lower: 16, plane: 4, share: share)
      return changed([UInt32](repeating: 0, count: 4)) {
        $0.mixRows(rows.span, by: mix, count: 4, into: &$1)
      }
      .map(components)
    }
    for x in 0..<4 {
      for plane in 0..<4 {
        let level = Int(levels[4 * plane + x])
        #expect(mixed(0)[x][plane] == level && mixed(1)[x][plane] == 255 - level)
        // Both halves of 255 are half-way between two levels.
        #expect([127, 128].contains(mixed(0.5)[x][plane]))
      }
    }
  }
}
