import Foundation
import MediaSupport
import Pixels
import Testing

@testable import Codecs

/// Pictures of any kind, known by their first bytes.
@Suite struct StillReaderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Four fields of 16 × 16 pixels, in colours that lossy pictures keep.
  private var picture: Pixmap {
    var pixmap = Pixmap(width: 32, height: 32)
    let colors: [UInt32] = [0xff20_20c0, 0xff40_c040, 0xffc0_6020, 0xff80_8080]
    for y in 0..<32 {
      for x in 0..<32 { pixmap[x, y] = colors[y / 16 * 2 + x / 16] }
    }
    return pixmap
  }

  private func write(_ bytes: some Collection<UInt8>, _ name: String) throws -> String {
    let path = folder.file(name)
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }

  /// The picture as another program writes it.
  private func converted(_ name: String, _ words: [String] = []) throws -> String {
    let source = try write(PNGEncoder().encode(picture), "source.png")
    let target = folder.file(name)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["ffmpeg", "-v", "error", "-y", "-i", source, "-frames:v", "1"] + words + [target]
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return target
  }

  /// The greatest difference of a channel, in the middle of each field.
  private func distance(_ found: Pixmap) -> Int {
    [(8, 8), (24, 8), (8, 24), (24, 24)].reduce(0) { worst, place in
      let (first, second) = (picture[place.0, place.1], found[place.0, place.1])
      return (0..<4).reduce(worst) { worst, channel in
        let shift = UInt32(channel * 8)
        return max(worst, abs(Int(first >> shift & 0xff) - Int(second >> shift & 0xff)))
      }
    }
  }

  @Test("a PNG has its pixels, whatever it is called")
  func png() throws {
    #expect(try StillReader.read(write(PNGEncoder().encode(picture), "a.dat")) == picture)
  }

  @Test(
    "a JPEG has the colours that it was made of, with whole and with halved colour planes",
    arguments: ["yuvj444p", "yuvj420p", "yuvj422p"])
  func jpeg(layout: String) throws {
    let path = try converted("a.jpg", ["-pix_fmt", layout, "-q:v", "2"])
    let found = try StillReader.read(path)
    #expect((found.width, found.height) == (32, 32))
    #expect(distance(found) <= 4)
    #expect(try StillReader.read(path) == found)
  }

  @Test("a grey JPEG is grey")
  func grey() throws {
    let found = try StillReader.read(converted("a.jpeg", ["-vf", "format=gray", "-q:v", "2"]))
    let pixel = found[8, 8]
    #expect(pixel & 0xff == pixel >> 8 & 0xff && pixel & 0xff == pixel >> 16 & 0xff)
    #expect(pixel >> 24 == 255)
  }

  /// An Exif header that says an orientation, as a segment of a JPEG, in either order of bytes.
  private func exif(_ number: UInt8, little: Bool) -> [UInt8] {
    func word(_ value: UInt8, _ count: Int) -> [UInt8] {
      let digits = [UInt8](repeating: 0, count: count - 1) + [value]
      return little ? digits.reversed() : digits
    }
    // An orientation is a short number, 3, and one of it; the table has no other entry, and no table follows.
    let tag: [UInt8] = little ? [0x12, 0x01] : [0x01, 0x12]
    let entry = tag + word(3, 2) + word(1, 4) + word(number, 2) + [0, 0]
    let tags =
      Array((little ? "II" : "MM").utf8) + word(42, 2) + word(8, 4) + word(1, 2) + entry
      + word(0, 4)
    let body = Array("Exif\0\0".utf8) + tags
    return [0xff, 0xe1, 0, UInt8(body.count + 2)] + body
  }

  @Test("a JPEG is turned as its camera was held", arguments: 1...9 as ClosedRange<UInt8>)
  func turned(number: UInt8) throws {
    let whole = try [UInt8](
      Data(contentsOf: URL(fileURLWithPath: converted("a.jpg", ["-pix_fmt", "yuvj444p"]))))
    let plain = try StillReader.decode(whole, path: "a.jpg")
    // Where in the stored picture the top left, the top right and the bottom left come from, as quarters.
    let corners: [UInt8: [Int]] = [
      1: [0, 1, 2], 2: [1, 0, 3], 3: [3, 2, 1], 4: [2, 3, 0], 5: [0, 2, 1], 6: [2, 0, 3],
      7: [3, 1, 2], 8: [1, 3, 0], 9: [0, 1, 2],
    ]
    for little in [true, false] {
      let bytes = whole[..<2] + exif(number, little: little) + whole[2...]
      let seen = try StillReader.decode(Array(bytes), path: "a.jpg")
      func quarter(_ picture: Pixmap, _ number: Int) -> UInt32 {
        picture[8 + number % 2 * 16, 8 + number / 2 * 16]
      }
      #expect(
        [0, 1, 2].map { quarter(seen, $0) } == (corners[number] ?? []).map { quarter(plain, $0) })
    }
  }

  @Test("a header that is cut off, or empty, turns nothing", arguments: 4..<40)
  func cutHeader(length: Int) throws {
    let whole = exif(6, little: true)
    let part = Array(whole.prefix(length))
    let file = [0xff, 0xd8] + part
    let turned = JPEGOrientation(of: file).number
    #expect(turned == (length >= 30 ? 6 : 1))
  }

  /// Colours of the picture's own for a GIF.
  private let colors = ["-filter_complex", "split[a][b];[a]palettegen[p];[b][p]paletteuse"]

  @Test("of a GIF it is the first picture")
  func gif() throws { #expect(try distance(StillReader.read(converted("a.gif", colors))) <= 6) }

  @Test("a WebP has its pixels")
  func webp() throws {
    let path = try converted("a.webp", ["-c:v", "libwebp", "-lossless", "1"])
    #expect(distance(try StillReader.read(path)) <= 1)
  }

  @Test("a JPEG that is cut off is told, wherever that is", arguments: [4, 100, 400, 600])
  func cut(length: Int) throws {
    let whole = try Data(contentsOf: URL(fileURLWithPath: converted("a.jpg")))
    let path = try write(whole.prefix(min(length, whole.count - 3)), "cut.jpg")
    #expect(throws: CodecError.self) { try StillReader.read(path) }
  }

  @Test("what is no such picture is told, with what is accepted")
  func other() throws {
    for bytes in [Array("%PDF-1.7".utf8), Array("<svg/>".utf8), [], [0]] {
      let path = try write(bytes, "a.pdf")
      let error = #expect(throws: CodecError.self) { try StillReader.read(path) }
      #expect(error?.description.contains("accepted are PNG, JPEG, WebP and GIF") == true)
    }
    #expect(throws: CodecError.self) { try StillReader.read(folder.file("none.png")) }
  }
}
