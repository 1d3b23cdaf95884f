import ImageDiff
import MediaSupport
import Pixels
import Testing

/// Measures of unlikeness as distances.
@Suite("Measures of difference by laws")
struct DifferenceLawTests {
  private static let pictures = DifferenceTests.pictures

  @Test("a detour is never shorter", arguments: 0..<5, 0..<5)
  func triangle(first: Int, second: Int) throws {
    let (a, b, c) = (Self.pictures[first], Self.pictures[second], Self.pictures[3])
    let (direct, one, two) = (try Difference(a, b), try Difference(a, c), try Difference(c, b))
    #expect(direct.mean <= one.mean + two.mean)
    #expect(direct.greatest <= one.greatest + two.greatest)
    let (way, there, on) = (
      try PerceptualDistance(a, b), try PerceptualDistance(a, c), try PerceptualDistance(c, b)
    )
    #expect(way.mean <= there.mean + on.mean + 1e-12)
    #expect(way.greatest <= there.greatest + on.greatest + 1e-12)
  }

  @Test(
    "the box is that of the pixels that differ",
    arguments: [
      (3, 5, 20, 11), (0, 0, 1, 1), (60, 39, 1, 1), (0, 39, 61, 1), (30, 0, 1, 40),
    ])
  func boxes(box: (Int, Int, Int, Int)) throws {
    var other = Self.pictures[0]
    for y in box.1..<box.1 + box.3 {
      for x in box.0..<box.0 + box.2 { other[x, y] ^= 0x0000_8000 }
    }
    let difference = try Difference(Self.pictures[0], other)
    #expect(difference.differingCount == box.2 * box.3)
    #expect(difference.box == .init(x: box.0, y: box.1, width: box.2, height: box.3))
    #expect(difference.greatest == 128)
    #expect(difference.mean == 128 * Double(box.2 * box.3) / (4 * 61 * 40))
  }

  @Test("the mean is the sum of components over all of them", arguments: 0..<5)
  func mean(index: Int) throws {
    let (a, b) = (Self.pictures[0], Self.pictures[index])
    var sum = 0
    for y in 0..<40 {
      for x in 0..<61 {
        for shift: UInt32 in [0, 8, 16, 24] {
          sum += abs(Int(a[x, y] >> shift & 255) - Int(b[x, y] >> shift & 255))
        }
      }
    }
    #expect(try Difference(a, b).mean == Double(sum) / (4 * 61 * 40))
  }

  @Test("changes in the same direction add up", arguments: [1, 7, 60])
  func additive(step: Int) throws {
    func grey(_ level: Int) -> Pixmap {
      SimilarityTests.flat(0xff00_0000 | UInt32(level) * 0x01_0101)
    }
    let (a, b, c) = (grey(40), grey(40 + step), grey(40 + 2 * step))
    #expect(try Difference(a, c).mean == 2 * Difference(a, b).mean)
    let parts = try PerceptualDistance(a, b).mean + PerceptualDistance(b, c).mean
    #expect(abs(try PerceptualDistance(a, c).mean - parts) < 1e-9)
  }

  @Test("likeness falls as noise grows")
  func noise() throws {
    let picture = Self.pictures[0]
    var last = 1.0
    for amount in [2, 8, 24, 64] {
      var other = picture
      for y in 0..<40 {
        for x in 0..<61 where (x * 7 + y * 13) % 5 == 0 {
          let old = Int(other[x, y] >> 8 & 255)
          let new = old > 127 ? old - amount : old + amount
          other[x, y] = other[x, y] & 0xffff_00ff | UInt32(new) << 8
        }
      }
      let likeness = try StructuralSimilarity(picture, other)
      #expect(likeness.mean < last && likeness.worst <= likeness.mean)
      last = likeness.mean
    }
  }

  @Test("an inverted pattern is the opposite of like")
  func inverted() throws {
    var (a, b) = (
      SimilarityTests.flat(0xff80_8080, width: 32, height: 32),
      SimilarityTests.flat(0xff80_8080, width: 32, height: 32)
    )
    for y in 0..<32 {
      for x in 0..<32 {
        let level: UInt32 = (x + y) % 2 == 0 ? 0x40 : 0xc0
        a[x, y] = 0xff00_0000 | level * 0x01_0101
        b[x, y] = 0xff00_0000 | (0x100 - level) * 0x01_0101
      }
    }
    #expect(try StructuralSimilarity(a, b).mean < -0.9)
  }

  @Test("what is seen most is counted: pixels above the threshold, and no others")
  func noticeable() throws {
    let a = SimilarityTests.flat(0xff80_8080)
    var b = a
    b[3, 3] = 0xff80_8081
    b[4, 4] = 0xff00_00ff
    let distance = try PerceptualDistance(a, b)
    #expect(distance.noticeableCount == 1)
    #expect(distance.greatest > PerceptualDistance.noticeable)
    #expect(abs(distance.mean * 256 - distance.greatest) < 0.01)
  }
}
