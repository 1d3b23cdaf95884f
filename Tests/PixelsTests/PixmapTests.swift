import Pixels
import Testing

@Suite struct PixmapTests {
  @Test func rowsArePaddedToQuads() {
    let pixmap = Pixmap(width: 5, height: 3)
    #expect(pixmap.stride == 8 && pixmap.words.count == 24)
  }

  @Test func paddingIsNoPartOfThePicture() {
    var (a, b) = (Pixmap(width: 3, height: 2), Pixmap(width: 3, height: 2))
    a.words[3] = 7
    #expect(a == b && a.hashValue == b.hashValue)
    b[2, 1] = 1
    #expect(a != b)
  }

  @Test func everyPixelCountsForEquality() {
    let picture = Pixmap(width: 37, height: 3)
    for y in 0..<3 {
      for x in 0..<37 {
        var other = picture
        #expect(other == picture)
        other[x, y] = 0x8000_0000 >> UInt32(x % 32)
        #expect(other != picture)
      }
    }
    #expect(picture != Pixmap(width: 3, height: 37))
  }
}
