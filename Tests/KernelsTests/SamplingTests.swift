import KernelInterface
import Testing

@Suite("Pictures' samples") struct SamplingTests {
  private static let source = samplePixels(32 * 20, seed: 8)

  private func map(repeats: Bool) -> ImageMap {
    ImageMap(
      stride: 32, width: 30, height: 20, from: (-90_000, 40_000), step: (60_123, 23_411),
      repeats: repeats)
  }

  /// The picture's pixel of a column and a row, which may lie beyond its edges.
  private func pixel(_ column: Int, _ row: Int, repeats: Bool) -> [Int] {
    func inside(_ index: Int, _ count: Int) -> Int {
      repeats ? ((index % count) + count) % count : min(max(index, 0), count - 1)
    }
    return components(Self.source[inside(row, 20) * 32 + inside(column, 30)])
  }

  @Test("are the nearest pixel", arguments: [false, true], 0...67)
  func nearest(repeats: Bool, length: Int) {
    let map = map(repeats: repeats)
    let result = changed([UInt32](repeating: 3, count: 70)) {
      $0.sampleNearest(Self.source.span, by: map, count: length, into: &$1)
    }
    for index in 0..<length {
      let (u, v) = (map.u + index * map.du, map.v + index * map.dv)
      #expect(components(result[index]) == pixel(u >> 16, v >> 16, repeats: repeats))
    }
    #expect(result[length...].allSatisfy { $0 == 3 })
  }

  @Test("are mixed from four pixels, bilinearly in 256ths", arguments: [false, true], 0...67)
  func bilinear(repeats: Bool, length: Int) {
    let map = map(repeats: repeats)
    let result = changed([UInt32](repeating: 3, count: 70)) {
      $0.sampleBilinear(Self.source.span, by: map, count: length, into: &$1)
    }
    for index in 0..<length {
      let (u, v) = (map.u + index * map.du - 32768, map.v + index * map.dv - 32768)
      let (column, row, right, down) = (u >> 16, v >> 16, (u >> 8) & 255, (v >> 8) & 255)
      let four = [(0, 0), (1, 0), (0, 1), (1, 1)].map {
        pixel(column + $0.0, row + $0.1, repeats: repeats)
      }
      for channel in 0..<4 {
        let upper = four[0][channel] * (256 - right) + four[1][channel] * right
        let lower = four[2][channel] * (256 - right) + four[3][channel] * right
        let wanted = (upper * (256 - down) + lower * down + 32768) >> 16
        #expect(components(result[index])[channel] == wanted)
      }
    }
  }

  @Test("are crossfaded in 256ths, rounded to nearest", arguments: 0...67)
  func crossfade(length: Int) {
    let (a, b) = (samplePixels(70, seed: 3), samplePixels(70, seed: 4))
    for share in [0, 1, 77, 128, 255, 256] {
      let result = changed(a) {
        $0.crossfade(b.span, share: UInt32(share), count: length, into: &$1)
      }
      for index in a.indices {
        let wanted = zip(components(a[index]), components(b[index])).map {
          ($0 * (256 - share) + $1 * share + 128) >> 8
        }
        #expect(components(result[index]) == (index < length ? wanted : components(a[index])))
      }
    }
  }

  @Test("are the mean of four where a picture is halved", arguments: 1...67)
  func halves(width: Int) {
    let source = samplePixels(200, seed: 5)
    let half = (width + 1) / 2
    let rows = RowPair(upper: 3, lower: 90, width: width)
    let result = changed([UInt32](repeating: 9, count: 40)) {
      $0.halve(source.span, rows: rows, into: &$1, at: 2)
    }
    for x in 0..<half {
      let (left, right) = (2 * x, min(2 * x + 1, width - 1))
      let four = [3 + left, 3 + right, 90 + left, 90 + right].map { components(source[$0]) }
      let wanted = (0..<4).map { channel in (four.reduce(2) { $0 + $1[channel] }) / 4 }
      #expect(components(result[2 + x]) == wanted)
    }
    #expect(result[..<2].allSatisfy { $0 == 9 } && result[(2 + half)...].allSatisfy { $0 == 9 })
  }
}
