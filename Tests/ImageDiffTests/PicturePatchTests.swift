import Pixels
import Testing

@testable import ImageDiff

/// Patches that make one picture of another, and pictures made smaller.
@Suite("Patches and reduced pictures") struct PicturePatchTests {
  private static func picture(_ width: Int, _ height: Int, _ seed: UInt32) -> Pixmap {
    var picture = Pixmap(width: width, height: height)
    var state = seed &* 2_654_435_761 &+ 1
    for y in 0..<height {
      for x in 0..<width {
        state = state &* 1_664_525 &+ 1_013_904_223
        picture[x, y] = state | 0xff00_0000
      }
    }
    return picture
  }

  @Test(
    "a patch laid on its ground is the picture, and no smaller one would do",
    arguments: [
      [(3, 4)], [(0, 0), (18, 12)], [(5, 2), (5, 9)], [(18, 0), (2, 0)], [(7, 7), (8, 3), (1, 11)],
    ])
  func patches(places: [(Int, Int)]) throws {
    let base = Self.picture(19, 13, 3)
    var picture = base
    for (x, y) in places { picture[x, y] ^= 0x0010_2030 }
    let patch = try #require(PicturePatch(of: picture, over: base))
    var laid = base
    for y in 0..<patch.pixmap.height {
      for x in 0..<patch.pixmap.width { laid[patch.x + x, patch.y + y] = patch.pixmap[x, y] }
    }
    #expect(laid == picture)
    let (columns, rows) = (places.map(\.0).sorted(), places.map(\.1).sorted())
    #expect(patch.x == columns[0] && patch.y == rows[0])
    #expect(patch.pixmap.width == columns[columns.count - 1] - columns[0] + 1)
    #expect(patch.pixmap.height == rows[rows.count - 1] - rows[0] + 1)
    #expect(patch.area == patch.pixmap.width * patch.pixmap.height)
    // It is where the difference is.
    let box = try #require(try Difference(picture, base).box)
    #expect(
      box
        == Difference.Box(
          x: patch.x, y: patch.y, width: patch.pixmap.width,
          height: patch.pixmap.height))
  }

  @Test("of equal pictures a patch is one pixel, of other sizes there is none")
  func none() throws {
    let base = Self.picture(6, 5, 1)
    let patch = try #require(PicturePatch(of: base, over: base))
    #expect(patch.x == 0 && patch.y == 0 && patch.area == 1 && patch.pixmap[0, 0] == base[0, 0])
    #expect(PicturePatch(of: base, over: Self.picture(5, 6, 1)) == nil)
    #expect(PicturePatch(of: Pixmap(width: 0, height: 3), over: Pixmap(width: 0, height: 3)) == nil)
  }

  @Test("padding is no part of a patch")
  func padding() throws {
    let base = Self.picture(5, 3, 2)
    var other = base
    for y in 0..<3 { other.words[y * base.stride + 6] = 12345 }
    #expect(try #require(PicturePatch(of: other, over: base)).area == 1)
  }

  // MARK: Reduced pictures

  @Test("reduced by one a picture is itself, and one of one colour stays so", arguments: 1...9)
  func constants(factor: Int) {
    let own = Self.picture(11, 7, 4)
    if factor == 1 { #expect(own.reduced(by: 1) == own && own.reduced(by: 0) == own) }
    var flat = Pixmap(width: 11, height: 7)
    for y in 0..<7 { for x in 0..<11 { flat[x, y] = 0x8040_2010 } }
    let small = flat.reduced(by: factor)
    #expect(small.width == (11 + factor - 1) / factor && small.height == (7 + factor - 1) / factor)
    for y in 0..<small.height {
      for x in 0..<small.width { #expect(small[x, y] == 0x8040_2010) }
    }
  }

  @Test("each reduced pixel is the mean of its square, to the nearest level", arguments: 2...8)
  func means(factor: Int) {
    let own = Self.picture(13, 10, 5)
    let small = own.reduced(by: factor)
    for y in 0..<small.height {
      for x in 0..<small.width {
        for shift: UInt32 in [0, 8, 16, 24] {
          var (sum, count) = (0.0, 0.0)
          for row in y * factor..<min((y + 1) * factor, 10) {
            for column in x * factor..<min((x + 1) * factor, 13) {
              sum += Double(own[column, row] >> shift & 255)
              count += 1
            }
          }
          #expect(abs(Double(small[x, y] >> shift & 255) - sum / count) <= 0.5)
        }
      }
    }
  }

  @Test("a picture without pixels has no reduced ones")
  func empty() {
    let small = Pixmap(width: 0, height: 4).reduced(by: 3)
    #expect(small.width == 0 && small.height == 2)
    #expect(Self.picture(3, 2, 6).reduced(by: 100).words.count == 4)
  }

  // MARK: Heat

  @Test("heat falls from yellow to black, and what is alike is pale")
  func heat() {
    var last = UInt32.max
    for difference in 1...255 {
      let color = Difference.heat(difference)
      #expect(color >> 24 == 255 && color >> 16 & 255 == 0)
      // Green goes first, then red.
      let weight = (color & 255) + (color >> 8 & 255)
      #expect(weight <= last)
      last = weight
    }
    #expect(Difference.heat(255) == 0xff00_0000 && Difference.heat(64) == 0xff00_00ff)
    for color in [UInt32(0), 0xff00_0000, .max, 0xff33_6699] {
      let pale = Difference.pale(color)
      #expect(pale >> 24 == 255 && pale & 255 >= 191)
      #expect(pale & 255 == pale >> 8 & 255 && pale & 255 == pale >> 16 & 255)
    }
    #expect(Difference.pale(.max) > Difference.pale(0xff00_0000))
    // What is clear is shown as on paper.
    #expect(Difference.pale(0) == Difference.pale(.max))
  }
}
