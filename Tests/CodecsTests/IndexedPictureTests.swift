import Foundation
import MediaSupport
import Pixels
import Testing

@testable import Codecs

@Suite("Indexed pictures")
struct IndexedPictureTests {
  /// A picture in so many opaque colours, by chance.
  private func picture(_ width: Int, _ height: Int, colors: Int) -> Pixmap {
    var chance = SplitMix(seed: UInt64(width * height * colors))
    let set = (0..<colors).map { _ in UInt32(chance.next() & 0xff_ffff) | Alpha.opaque }
    var pixmap = Pixmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { pixmap[x, y] = set[Int.random(in: 0..<colors, using: &chance)] }
    }
    return pixmap
  }

  @Test(
    "as many colours as there is room for are kept as they are",
    arguments: [(1, 1, 1), (7, 13, 2), (64, 40, 200), (65, 33, 256)])
  func exact(width: Int, height: Int, colors: Int) throws {
    let pixmap = picture(width, height, colors: colors)
    let file = try IndexedPicture(pixmap).png()
    #expect(try PNGReader.decode(file, path: "a.png") == pixmap)
  }

  @Test("more colours become as many as are asked for", arguments: [2, 16, 256])
  func fewer(count: Int) throws {
    let indexed = IndexedPicture(picture(90, 70, colors: 4000), colorCount: count)
    #expect(indexed.colors.count <= count)
    #expect(indexed.indices.allSatisfy { Int($0) < indexed.colors.count })
    let shown = try PNGReader.decode(indexed.png(), path: "a.png")
    #expect(Set(shown.words.filter { $0 != 0 }).count <= count)
  }

  @Test("a picture without pixels is no file")
  func empty() {
    #expect(throws: CodecError.self) {
      try IndexedPicture(Pixmap(width: 0, height: 0)).png()
    }
  }

  /// What a terminal paints: the number of the colour of each pixel.
  private func painted(_ sixel: [UInt8], width: Int, height: Int) -> [UInt8?] {
    var pixels = [UInt8?](repeating: nil, count: width * height)
    var (x, top, color, run) = (0, 0, UInt8(0), 1)
    // Behind the words that begin the picture and name the colours.
    let text = Array(String(decoding: sixel, as: UTF8.self).drop { $0 != "\"" })
    var place = 1
    func number() -> [Int] {
      var digits = ""
      while place < text.count, text[place].isNumber || text[place] == ";" {
        digits.append(text[place])
        place += 1
      }
      return digits.split(separator: ";").compactMap { Int($0) }
    }
    #expect(number() == [1, 1, width, height])
    while place < text.count, text[place] != "\u{1b}" {
      let character = text[place]
      place += 1
      switch character {
      case "#": color = UInt8(number()[0])
      case "!": run = number()[0]
      case "$": x = 0
      case "-": (x, top) = (0, top + 6)
      default:
        let bits = (character.asciiValue ?? 63) - 63
        for column in x..<x + run {
          for row in 0..<6 where bits >> row & 1 == 1 {
            pixels[(top + row) * width + column] = color
          }
        }
        (x, run) = (x + run, 1)
      }
    }
    return pixels
  }

  @Test(
    "a terminal paints from sixels what is in the picture",
    arguments: [(1, 1, 1), (30, 6, 2), (41, 17, 30), (12, 25, 256)])
  func sixel(width: Int, height: Int, colors: Int) {
    let indexed = IndexedPicture(picture(width, height, colors: colors))
    #expect(painted(indexed.sixel, width: width, height: height) == indexed.indices)
  }
}
