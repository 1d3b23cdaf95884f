import ImageDiff
import MediaSupport
import Pixels
import Testing

@Suite("Difference")
struct DifferenceTests {
  static let pictures = [
    SyntheticFrames.interface(width: 61, height: 40, step: 0),
    SyntheticFrames.interface(width: 61, height: 40, step: 2),
    SyntheticFrames.interface(width: 61, height: 40, step: 1, isOpaque: false),
    SyntheticFrames.noise(width: 61, height: 40, seed: 3),
    Pixmap(width: 61, height: 40),
  ]

  @Test("is nothing exactly between equal pictures, and does not depend on their order")
  func laws() throws {
    for (i, a) in Self.pictures.enumerated() {
      for (j, b) in Self.pictures.enumerated() {
        let difference = try Difference(a, b)
        let reversed = try Difference(b, a)
        #expect(difference == reversed)
        #expect((difference.differingCount == 0) == (i == j))
        #expect((difference.greatest == 0) == (i == j))
        #expect((difference.mean == 0) == (i == j))
        #expect((difference.box == nil) == (i == j))
        #expect(difference.pixelCount == 61 * 40)
      }
    }
  }

  @Test("finds one changed component anywhere, by its amount and place")
  func onePixel() throws {
    let picture = Self.pictures[0]
    for (x, y) in [(0, 0), (60, 39), (60, 0), (31, 17)] {
      for shift: UInt32 in [0, 8, 16, 24] {
        var other = picture
        other[x, y] ^= 9 << shift
        let difference = try Difference(picture, other)
        let expected = abs(Int(picture[x, y] >> shift & 255) - Int(other[x, y] >> shift & 255))
        #expect(difference.differingCount == 1)
        #expect(difference.greatest == expected)
        #expect(difference.mean == Double(expected) / (4 * 61 * 40))
        #expect(difference.box == .init(x: x, y: y, width: 1, height: 1))
        #expect(try Difference(picture, other, tolerance: expected).isWithinTolerance)
        #expect(try !Difference(picture, other, tolerance: expected - 1).isWithinTolerance)
      }
    }
  }

  @Test("counts fewer pixels, in a smaller box, the greater the tolerance")
  func tolerance() throws {
    var last = Int.max
    for tolerance in stride(from: 0, through: 255, by: 15) {
      let count = try Difference(Self.pictures[0], Self.pictures[3], tolerance: tolerance)
        .differingCount
      #expect(count <= last)
      last = count
    }
    #expect(last == 0)
  }

  @Test("ignores what stands in the padding of rows")
  func padding() throws {
    var other = Self.pictures[0]
    for y in 0..<40 { other.words[y * other.stride + 61] = 0x1234_5678 }
    #expect(try Difference(Self.pictures[0], other).differingCount == 0)
  }

  @Test("refuses pictures of different sizes")
  func sizes() {
    let (a, b) = (Pixmap(width: 3, height: 4), Pixmap(width: 4, height: 3))
    let error = ImageDiffError.unequalSizes(width: 3, height: 4, otherWidth: 4, otherHeight: 3)
    #expect(throws: error) { _ = try Difference(a, b) }
    #expect(throws: error) { _ = try PerceptualDistance(a, b) }
    #expect(throws: error) { _ = try StructuralSimilarity(a, b) }
    #expect(throws: error) { _ = try Difference.heatMap(a, b) }
  }

  @Test("takes pictures without pixels as equal")
  func empty() throws {
    let empty = Pixmap(width: 0, height: 5)
    #expect(try Difference(empty, empty).mean == 0)
    #expect(try PerceptualDistance(empty, empty).mean == 0)
    #expect(try StructuralSimilarity(empty, empty).mean == 1)
  }

  @Test("shows heat exactly where pixels exceed the tolerance, and hotter where they differ more")
  func heatMap() throws {
    let (a, b) = (Self.pictures[0], Self.pictures[3])
    for tolerance in [0, 40] {
      let map = try Difference.heatMap(a, b, tolerance: tolerance)
      var hot = 0
      for y in 0..<40 {
        for x in 0..<61 {
          let (red, blue) = (map[x, y] & 255, map[x, y] >> 16 & 255)
          if red != blue || red == 0 { hot += 1 }
          #expect(map[x, y] >> 24 == 255)
        }
      }
      #expect(hot == (try Difference(a, b, tolerance: tolerance).differingCount))
    }
    var (one, luma) = (a, Int.max)
    for step in 1...255 {
      var other = a
      (one[0, 0], other[0, 0]) = (0xff00_0000, 0xff00_0000 | UInt32(step))
      let heat = try Difference.heatMap(one, other)[0, 0]
      let brightness = Int(heat & 255) + Int(heat >> 8 & 255)
      #expect(brightness <= luma)
      luma = brightness
    }
  }
}
