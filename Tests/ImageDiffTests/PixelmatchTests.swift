import ImageDiff
import MediaSupport
import Pixels
import Testing

/// Counts of pixelmatch 7.2.0 itself, on pictures that are made here; `Benchmarks/pixelmatch.py` compares them on its own.
@Suite("The rule of pixelmatch 7.2")
struct PixelmatchTests {
  private static let width = 40
  private static let height = 30
  private static let thresholds = [0.05, 0.1, 0.3]

  /// By seed: for each threshold, with antialiased pixels left out and counted.
  ///
  /// Pictures of odd seeds have transparency.
  static let expected: [(seed: UInt32, counts: [Int])] = [
    (1, [35, 47, 32, 38, 30, 30]), (2, [97, 148, 84, 110, 1, 1]), (3, [8, 34, 6, 26, 0, 0]),
    (4, [38, 60, 32, 44, 8, 8]), (5, [35, 51, 34, 47, 9, 9]), (6, [24, 54, 19, 37, 13, 13]),
    (7, [72, 168, 62, 138, 51, 53]), (8, [32, 32, 32, 32, 24, 24]),
    (9, [84, 141, 77, 126, 2, 2]), (10, [114, 123, 114, 121, 13, 13]),
    (11, [117, 117, 117, 117, 20, 20]), (12, [56, 112, 54, 106, 36, 58]),
  ]

  @Test("counts what that version counts", arguments: expected)
  func counts(seed: UInt32, counts: [Int]) throws {
    let (a, b) = Self.pictures(seed)
    var found: [Int] = []
    for threshold in Self.thresholds {
      for ignores in [true, false] {
        let rule = PixelRule(.yiq(threshold), ignoresAntialiasing: ignores)
        found.append(try PixelComparison(a, b, rule).differingCount)
        #expect(try PixelComparison(b, a, rule).differingCount == found.last)
      }
    }
    #expect(found == counts)
  }

  @Test("a change of transparency cannot hide on a white background")
  func checkerboard() throws {
    var (a, b) = (Pixmap(width: 1, height: 1), Pixmap(width: 1, height: 1))
    // Half of black, and the grey that it is on white.
    (a[0, 0], b[0, 0]) = (0x8000_0000, 0xff7f_7f7f)
    #expect(try PixelComparison(a, b, PixelRule(.yiq(0.1))).differingCount == 1)
  }

  // MARK: Pictures

  /// Rectangles on grey, softened in the left half; of the second, one has moved and one is of another colour.
  private static func pictures(_ seed: UInt32) -> (Pixmap, Pixmap) {
    var chance = Chance(state: seed)
    var boxes: [Box] = []
    for _ in 0..<7 {
      let (x, y) = (chance.below(width), chance.below(height))
      let size = (2 + chance.below(14), 2 + chance.below(12))
      let color = (0..<3).map { _ in chance.below(256) }
      let alpha = seed % 2 == 1 ? [0, 77, 128, 200, 255][chance.below(5)] : 255
      boxes.append(Box(x: x, y: y, width: size.0, height: size.1, color: color, alpha: alpha))
    }
    var others = boxes
    others[chance.below(7)].x += 1
    others[chance.below(7)].y += 1
    let changed = chance.below(7)
    others[changed].color = others[changed].color.map { ($0 + 40) % 256 }
    return (softened(drawing(boxes)), softened(drawing(others)))
  }

  private struct Box {
    var (x, y): (Int, Int)
    let width: Int
    let height: Int
    var color: [Int]
    let alpha: Int

    init(x: Int, y: Int, width: Int, height: Int, color: [Int], alpha: Int) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
      (self.color, self.alpha) = (color, alpha)
    }
  }

  private struct Chance {
    var state: UInt32
    mutating func below(_ bound: Int) -> Int {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int(state >> 8) % bound
    }
  }

  private static func drawing(_ boxes: [Box]) -> Pixmap {
    var picture = Pixmap(width: width, height: height)
    for y in 0..<height { for x in 0..<width { picture[x, y] = 0xfff0_f0f0 } }
    for box in boxes {
      let parts = box.color.map { UInt32(($0 * box.alpha * 2 + 255) / 510) }
      let word = parts[0] | parts[1] << 8 | parts[2] << 16 | UInt32(box.alpha) << 24
      for y in box.y..<max(box.y, min(height, box.y + box.height)) {
        for x in box.x..<max(box.x, min(width, box.x + box.width)) { picture[x, y] = word }
      }
    }
    return picture
  }

  private static func softened(_ picture: Pixmap) -> Pixmap {
    var soft = picture
    for y in 0..<height {
      for x in 0..<width / 2 {
        var word: UInt32 = 0
        for shift in stride(from: UInt32(0), through: 24, by: 8) {
          var sum: UInt32 = 0
          for (down, across) in (0..<9).map({ ($0 / 3 - 1, $0 % 3 - 1) }) {
            let (column, row) = (
              min(width - 1, max(0, x + across)), min(height - 1, max(0, y + down))
            )
            sum += picture[column, row] >> shift & 255
          }
          word |= (sum / 9) << shift
        }
        soft[x, y] = word
      }
    }
    return soft
  }
}
