import ImageDiff
import MediaSupport
import Pixels
import Testing

@Suite("Comparison by a rule")
struct PixelComparisonTests {
  private static let pictures = DifferenceTests.pictures
  private static let rules: [PixelRule] = [
    .exact, PixelRule(.channels(2)), PixelRule(.channels(40)), PixelRule(.yiq(0.02)),
    PixelRule(.yiq(0.2)), PixelRule(.oklab(0.02)), PixelRule(.oklab(0.2)),
  ]

  private static func looser(_ rule: PixelRule) -> PixelRule {
    switch rule.measure {
    case .channels(let limit): PixelRule(.channels(limit + 3))
    case .yiq(let limit): PixelRule(.yiq(limit * 1.5))
    case .oklab(let limit): PixelRule(.oklab(limit * 1.5))
    }
  }

  @Test("says the same in either order, and that a picture is as itself", arguments: rules)
  func symmetry(rule: PixelRule) throws {
    for a in Self.pictures {
      #expect(try PixelComparison(a, a, rule).isSame)
      for b in Self.pictures {
        let (one, other) = (try PixelComparison(a, b, rule), try PixelComparison(b, a, rule))
        #expect(one.differingCount == other.differingCount && one.box == other.box)
        #expect(one.closeness == other.closeness && one.densest == other.densest)
      }
    }
  }

  @Test("a looser rule never counts more, nor one without antialiased pixels", arguments: rules)
  func monotone(rule: PixelRule) throws {
    for (a, b) in zip(Self.pictures, Self.pictures.dropFirst()) {
      let strict = try PixelComparison(a, b, rule)
      #expect(try PixelComparison(a, b, Self.looser(rule)).differingCount <= strict.differingCount)
      var ignoring = rule
      ignoring.ignoresAntialiasing = true
      let mild = try PixelComparison(a, b, ignoring)
      #expect(mild.differingCount + mild.antialiasedCount == strict.differingCount)
      #expect(strict.antialiasedCount == 0)
    }
  }

  @Test("is beyond its limit just when something differs", arguments: rules)
  func closeness(rule: PixelRule) throws {
    for (a, b) in zip(Self.pictures, Self.pictures.dropFirst()) {
      let comparison = try PixelComparison(a, b, rule)
      if rule == .exact {
        #expect(comparison.closeness == nil)
      } else {
        let closeness = try #require(comparison.closeness)
        #expect((closeness > 1) == !comparison.isSame)
      }
    }
  }

  @Test("counts channels as the plain difference does", arguments: [0, 1, 7, 200])
  func channels(limit: Int) throws {
    for (a, b) in zip(Self.pictures, Self.pictures.dropFirst()) {
      let comparison = try PixelComparison(a, b, PixelRule(.channels(limit)))
      let difference = try Difference(a, b, tolerance: limit)
      #expect(comparison.differingCount == difference.differingCount)
      #expect(comparison.box == difference.box && comparison.greatest == difference.greatest)
      for (x, y) in [(0, 0), (17, 30), (60, 39)] {
        #expect(comparison.differs(x: x, y: y) == (Self.greatest(a[x, y], b[x, y]) > limit))
      }
    }
  }

  private static func greatest(_ a: UInt32, _ b: UInt32) -> Int {
    func part(_ word: UInt32, _ shift: UInt32) -> Int { Int(word >> shift & 255) }
    let shifts: [UInt32] = [0, 8, 16, 24]
    return shifts.map { abs(part(a, $0) - part(b, $0)) }.max() ?? 0
  }

  @Test("every change of one step is seen by the exact rule alone")
  func oneStep() throws {
    var other = Self.pictures[0]
    other[33, 12] ^= 1
    #expect(try PixelComparison(Self.pictures[0], other).differingCount == 1)
    #expect(try PixelComparison(Self.pictures[0], other, PixelRule(.channels(1))).isSame)
    #expect(try PixelComparison(Self.pictures[0], other, PixelRule(.yiq(0.1))).isSame)
  }

  @Test("what is ignored is as if it were equal")
  func ignored() throws {
    let (a, b) = (Self.pictures[0], Self.pictures[3])
    // Overlapping, at the border and beyond it.
    let boxes: [Difference.Box] = [
      .init(x: 3, y: 2, width: 20, height: 9), .init(x: 10, y: 5, width: 30, height: 20),
      .init(x: 50, y: 30, width: 400, height: 400), .init(x: -9, y: -9, width: 12, height: 12),
      .init(x: 70, y: 0, width: 2, height: 2),
    ]
    var (painted, covered) = (b, Set<Int>())
    for box in boxes {
      for y in max(0, box.y)..<min(a.height, box.y + box.height) {
        for x in min(a.width, max(0, box.x))..<min(a.width, box.x + box.width) {
          painted[x, y] = a[x, y]
          covered.insert(y * a.width + x)
        }
      }
    }
    let (masked, plain) = (
      try PixelComparison(a, b, ignoring: boxes), try PixelComparison(a, painted)
    )
    #expect(masked.differingCount == plain.differingCount && masked.box == plain.box)
    #expect(masked.pixelCount == a.width * a.height - covered.count)
  }

  @Test("pictures of other sizes are not compared; those without pixels are equal")
  func sizes() throws {
    let error = ImageDiffError.unequalSizes(width: 61, height: 40, otherWidth: 60, otherHeight: 40)
    #expect(throws: error) {
      try PixelComparison(Self.pictures[0], Pixmap(width: 60, height: 40))
    }
    let nothing = Pixmap(width: 0, height: 7)
    #expect(try PixelComparison(nothing, nothing).isSame)
  }

  @Test("shows in its heat map just what differs")
  func heat() throws {
    let (a, b) = (Self.pictures[0], Self.pictures[1])
    let comparison = try PixelComparison(a, b, PixelRule(.yiq(0.1), ignoresAntialiasing: true))
    let map = comparison.heatMap(a, b)
    for y in 0..<a.height {
      for x in 0..<a.width {
        // Heat has no blue, and what is alike is grey.
        let isHot = map[x, y] >> 16 & 255 != map[x, y] & 255
        #expect(isHot == comparison.differs(x: x, y: y) || map[x, y] == 0xff00_0000)
      }
    }
  }

  // MARK: Windows

  @Test("the densest window is the densest of all", arguments: 0..<20)
  func densest(seed: Int) throws {
    var chance = SplitMix(seed: UInt64(seed))
    let width = Int.random(in: 1...70, using: &chance)
    let height = Int.random(in: 1...50, using: &chance)
    let a = Pixmap(width: width, height: height)
    var b = a
    for _ in 0..<Int.random(in: 1...120, using: &chance) {
      b[Int.random(in: 0..<width, using: &chance), Int.random(in: 0..<height, using: &chance)] =
        0xff00_0000
    }
    let window = try #require(try PixelComparison(a, b).densest)
    let (across, down) = (min(16, width), min(16, height))
    func count(_ x: Int, _ y: Int) -> Int {
      (0..<across * down).count { b[x + $0 % across, y + $0 / across] != 0 }
    }
    var best = (count: -1, x: 0, y: 0)
    for y in 0...height - down {
      for x in 0...width - across where count(x, y) > best.count { best = (count(x, y), x, y) }
    }
    #expect(window.count == best.count && count(window.box.x, window.box.y) == best.count)
    #expect(window.box.width == across && window.box.height == down)
  }

  @Test("36 pixels in one place are denser than 36 all over")
  func density() throws {
    let a = Pixmap(width: 120, height: 120)
    var (solid, scattered) = (a, a)
    for number in 0..<36 {
      solid[50 + number % 6, 70 + number / 6] = 0xff00_0000
      scattered[10 + 20 * (number % 6), 10 + 20 * (number / 6)] = 0xff00_0000
    }
    #expect(try PixelComparison(a, solid).densest?.count == 36)
    #expect(try PixelComparison(a, scattered).densest?.count == 1)
  }

  // MARK: Motion

  @Test("half a pixel's movement of a circle shows in antialiased pixels alone")
  func halfPixel() throws {
    let (a, b) = (Self.circle(at: 60), Self.circle(at: 60.5))
    #expect(try PixelComparison(a, b).differingCount > 300)
    let usual = PixelRule(.yiq(0.1), ignoresAntialiasing: true)
    #expect(try PixelComparison(a, b, usual).isSame)
    #expect(try PixelComparison(a, b, PixelRule(.yiq(0.1))).differingCount > 100)
  }

  /// A blue circle on light grey, its edge by 64 samples a pixel.
  private static func circle(at center: Double) -> Pixmap {
    var picture = Pixmap(width: 120, height: 120)
    for y in 0..<120 {
      for x in 0..<120 {
        let covered = (0..<64).count { sample in
          let across = Double(x) + (Double(sample % 8) + 0.5) / 8 - center
          let down = Double(y) + (Double(sample / 8) + 0.5) / 8 - 60
          return across * across + down * down < 1600
        }
        func mixed(_ ink: Int) -> UInt32 { UInt32((245 * (64 - covered) + ink * covered) / 64) }
        picture[x, y] = mixed(0) | mixed(100) << 8 | mixed(230) << 16 | 0xff00_0000
      }
    }
    return picture
  }
}
