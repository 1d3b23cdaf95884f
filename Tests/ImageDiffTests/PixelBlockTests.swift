import ImageDiff
import Pixels
import Testing

/// Pixels are looked at in blocks; what is said of them is as if each were looked at alone.
@Suite("Blocks of pixels")
struct PixelBlockTests {
  private static let (width, height) = (37, 9)

  private static let rules = [
    PixelRule.exact, PixelRule(.channels(6)), PixelRule(.yiq(0.02)), PixelRule(.yiq(0.1)),
    PixelRule(.yiq(0.02), ignoresAntialiasing: true), PixelRule(.oklab(0.03)),
  ]

  /// A picture of noise, and it with components that differ by up to so many; of every third seed with transparency.
  private static func pictures(_ seed: UInt64, most: UInt32) -> (Pixmap, Pixmap) {
    var state = seed &* 0x9e37_79b9_7f4a_7c15
    func next(_ count: UInt32) -> UInt32 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt32(truncatingIfNeeded: state >> 33) % count
    }
    var (a, b) = (Pixmap(width: width, height: height), Pixmap(width: width, height: height))
    for y in 0..<height {
      for x in 0..<width {
        let alpha: UInt32 = seed % 3 == 0 && next(8) == 0 ? 160 : 255
        let isSame = next(3) == 0
        for shift: UInt32 in [0, 8, 16] {
          let level = next(alpha - most)
          a[x, y] |= level << shift
          b[x, y] |= (level + (isSame ? 0 : next(most + 1))) << shift
        }
        a[x, y] |= alpha << 24
        b[x, y] |= alpha << 24
      }
    }
    return (a, b)
  }

  @Test("count, limit and box are those of the pixels one by one", arguments: 1...6, rules)
  func singly(seed: UInt64, rule: PixelRule) throws {
    for most: UInt32 in [3, 12, 90] {
      let (a, b) = Self.pictures(seed, most: most)
      let whole = try PixelComparison(a, b, rule)
      var (differing, antialiased, greatest, closeness) = (0, 0, 0, 0.0)
      for y in 0..<Self.height {
        for x in 0..<Self.width {
          let others = [
            Difference.Box(x: 0, y: 0, width: Self.width, height: y),
            Difference.Box(x: 0, y: y + 1, width: Self.width, height: Self.height),
            Difference.Box(x: 0, y: y, width: x, height: 1),
            Difference.Box(x: x + 1, y: y, width: Self.width, height: 1),
          ]
          let one = try PixelComparison(a, b, rule, ignoring: others)
          #expect(one.pixelCount == 1)
          #expect(one.isSame == !whole.differs(x: x, y: y))
          differing += one.differingCount
          antialiased += one.antialiasedCount
          greatest = max(greatest, one.greatest)
          closeness = max(closeness, one.closeness ?? 0)
        }
      }
      #expect(whole.differingCount == differing && whole.antialiasedCount == antialiased)
      #expect(whole.greatest == greatest)
      #expect((whole.closeness ?? 0) == closeness)
    }
  }

  @Test("the densest window is the first of those with most", arguments: 1...6)
  func densest(seed: UInt64) throws {
    for size in [(37, 9), (11, 40), (64, 33)] {
      var (a, b) = (
        Pixmap(width: size.0, height: size.1), Pixmap(width: size.0, height: size.1)
      )
      var state = seed
      for y in 0..<size.1 {
        for x in 0..<size.0 {
          state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          (a[x, y], b[x, y]) = (0xff00_0000, state >> 60 < 5 ? 0xffff_ffff : 0xff00_0000)
        }
      }
      let found = try #require(PixelComparison(a, b).densest)
      let (across, down) = (min(16, size.0), min(16, size.1))
      var best = (count: -1, x: 0, y: 0)
      for y in 0...size.1 - down {
        for x in 0...size.0 - across {
          var count = 0
          for row in y..<y + down {
            for column in x..<x + across where b[column, row] == 0xffff_ffff { count += 1 }
          }
          if count > best.count { best = (count, x, y) }
        }
      }
      #expect(found.count == best.count)
      #expect(found.box == .init(x: best.x, y: best.y, width: across, height: down))
    }
  }
}
