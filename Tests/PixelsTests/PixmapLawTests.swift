import Pixels
import Testing

/// What a picture in memory promises: where pixels lie, that copies are apart, and what makes two of them one.
@Suite struct PixmapLawTests {
  private func numbered(_ width: Int, _ height: Int) -> Pixmap {
    var pixmap = Pixmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { pixmap[x, y] = UInt32(y * 1000 + x) | 0xff00_0000 }
    }
    return pixmap
  }

  @Test(arguments: 0...40) func aRowIsTheLeastWholeNumberOfQuads(_ width: Int) {
    let pixmap = Pixmap(width: width, height: 3)
    #expect(pixmap.stride % 4 == 0 && pixmap.stride >= width && pixmap.stride < width + 4)
    #expect(pixmap.words.count == 3 * pixmap.stride)
    #expect(pixmap.words.allSatisfy { $0 == 0 })
    #expect(pixmap.width == width && pixmap.height == 3)
  }

  @Test(arguments: [(0, 0), (0, 9), (9, 0)]) func aPictureMayHaveNoPixels(_ size: (Int, Int)) {
    let pixmap = Pixmap(width: size.0, height: size.1)
    #expect(pixmap.words.isEmpty && pixmap == Pixmap(width: size.0, height: size.1))
    #expect(pixmap != Pixmap(width: size.0 + 1, height: size.1))
  }

  @Test(arguments: [(1, 1), (3, 5), (4, 4), (7, 2), (8, 1)])
  func pixelsLieInRowsFromTheTop(_ size: (Int, Int)) {
    let pixmap = numbered(size.0, size.1)
    for y in 0..<size.1 {
      for x in 0..<pixmap.stride {
        let word = pixmap.words[y * pixmap.stride + x]
        #expect(word == (x < size.0 ? UInt32(y * 1000 + x) | 0xff00_0000 : 0))
      }
    }
  }

  @Test func writingOnePixelChangesNoOther() {
    let before = numbered(6, 4)
    for y in 0..<4 {
      for x in 0..<6 {
        var after = before
        after[x, y] = 7
        let changed = before.words.indices.filter { before.words[$0] != after.words[$0] }
        #expect(changed == [y * 8 + x] && after[x, y] == 7)
      }
    }
    #expect(before == numbered(6, 4))
  }

  @Test func equalityIsAnEquivalence() {
    var padded = numbered(5, 3)
    for y in 0..<3 { padded.words[y * 8 + 6] = 99 }
    var other = numbered(5, 3)
    other[4, 2] ^= 1
    let pictures = [numbered(5, 3), padded, other, numbered(3, 5), numbered(5, 4)]
    for (i, a) in pictures.enumerated() {
      for (j, b) in pictures.enumerated() {
        let areAlike = i == j || (i < 2 && j < 2)
        #expect((a == b) == areAlike && (b == a) == areAlike)
        if areAlike { #expect(a.hashValue == b.hashValue) }
      }
    }
    #expect(Set(pictures).count == 4)
  }

  @Test func theSameWordsInAnotherShapeAreAnotherPicture() {
    let (wide, high) = (Pixmap(width: 8, height: 2), Pixmap(width: 4, height: 4))
    #expect(wide.words == high.words && wide != high)
    // Even where both have the same words: rows of five and of six are padded alike.
    #expect(Pixmap(width: 5, height: 2) != Pixmap(width: 6, height: 2))
  }
}
