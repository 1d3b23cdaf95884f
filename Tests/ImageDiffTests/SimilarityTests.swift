import ImageDiff
import MediaSupport
import Pixels
import Testing

@Suite("PerceptualDistance and StructuralSimilarity")
struct SimilarityTests {
  static func flat(_ pixel: UInt32, width: Int = 16, height: Int = 16) -> Pixmap {
    var pixmap = Pixmap(width: width, height: height)
    for y in 0..<height { for x in 0..<width { pixmap[x, y] = pixel } }
    return pixmap
  }

  @Test("are symmetric, and perfect exactly for equal pictures")
  func laws() throws {
    for (i, a) in DifferenceTests.pictures.enumerated() {
      for (j, b) in DifferenceTests.pictures.enumerated() {
        let distance = try PerceptualDistance(a, b)
        let likeness = try StructuralSimilarity(a, b)
        let (distanceBack, likenessBack) = (
          try PerceptualDistance(b, a), try StructuralSimilarity(b, a)
        )
        #expect(distance == distanceBack)
        #expect(likeness == likenessBack)
        #expect((distance.greatest == 0) == (i == j))
        #expect(distance.mean <= distance.greatest)
        #expect(likeness.worst <= likeness.mean)
        #expect(likeness.mean <= 1)
        if i == j { #expect(likeness.mean == 1 && likeness.worst == 1) }
      }
    }
  }

  @Test("put black and white one apart, and greys evenly between")
  func greys() throws {
    let distance = try PerceptualDistance(Self.flat(0xff00_0000), Self.flat(0xffff_ffff))
    #expect(abs(distance.mean - 1) < 1e-6)
    #expect(distance.noticeableCount == 256)
    var sum = 0.0
    for grey: UInt32 in 0..<255 {
      let (low, high) = (grey * 0x01_0101, (grey + 1) * 0x01_0101)
      sum += try PerceptualDistance(Self.flat(0xff00_0000 | low), Self.flat(0xff00_0000 | high))
        .mean
    }
    // Greys lie on one line, so the steps add up to the whole.
    #expect(abs(sum - 1) < 1e-6)
  }

  @Test(
    "agree with published Oklab values",
    arguments: [
      (UInt32(0xff00_00ff), 0.6279554, 0.2248631, 0.1258463),
      (UInt32(0xff00_ff00), 0.8664396, -0.2338874, 0.1794985),
      (UInt32(0xffff_0000), 0.4520137, -0.0324570, -0.3115281),
    ])
  func published(pixel: UInt32, lightness: Double, a: Double, b: Double) throws {
    // The distance from black is the length of the colour's coordinates.
    let distance = try PerceptualDistance(Self.flat(pixel), Self.flat(0xff00_0000)).mean
    #expect(abs(distance - (lightness * lightness + a * a + b * b).squareRoot()) < 1e-4)
  }

  @Test("judge transparent pictures on white and on black")
  func transparency() throws {
    let clear = Self.flat(0)
    #expect(try PerceptualDistance(clear, Self.flat(0xff00_0000)).mean > 0.9)
    #expect(try PerceptualDistance(clear, Self.flat(0xffff_ffff)).mean > 0.9)
  }

  @Test("see a lost pattern more than a change of brightness")
  func structure() throws {
    var (stripes, brighter) = (
      Self.flat(0xff80_8080, width: 40, height: 40), Self.flat(0, width: 40, height: 40)
    )
    for y in 0..<40 {
      for x in 0..<40 {
        let value: UInt32 = x % 4 < 2 ? 0x60 : 0xa0
        stripes[x, y] = 0xff00_0000 | value * 0x01_0101
        brighter[x, y] = 0xff00_0000 | (value + 0x20) * 0x01_0101
      }
    }
    let shifted = try StructuralSimilarity(stripes, brighter).mean
    let lost = try StructuralSimilarity(stripes, Self.flat(0xff80_8080, width: 40, height: 40)).mean
    #expect(shifted > 0.9)
    #expect(lost < 0.2)
  }

  @Test(
    "see a change anywhere, in the last row and column too", arguments: [1, 7, 8, 9, 12, 13, 61])
  func everywhere(side: Int) throws {
    let picture = Self.flat(0xff80_8080, width: side, height: side)
    for (x, y) in [(0, 0), (side - 1, side - 1), (side / 2, side - 1)] {
      var other = picture
      other[x, y] = 0xffff_ffff
      #expect(try StructuralSimilarity(picture, other).worst < 1)
    }
  }
}
