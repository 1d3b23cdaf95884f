import Codecs
import MediaSupport
import Pixels
import Testing

/// What we write plays in a browser as it was drawn.
@Suite("Browser", .serialized, .enabled(if: Browser.isInstalled, "no Chromium is installed"))
struct BrowserTests {
  /// A format, its type for servers, and how many levels its colours may be off.
  ///
  /// Chromium without a graphics card weighs the blue difference of films by 2 where BT.709 has 2.11: its
  /// blue of saturated blue and orange is 9 levels off, whoever encoded the film.
  struct Case: CustomTestStringConvertible, Sendable {
    let ending: String
    let type: String
    let tolerance: Int
    let blueTolerance: Int
    let keepsAlpha: Bool
    var testDescription: String { keepsAlpha ? ending : "opaque \(ending)" }
  }

  static let cases = [
    Case(ending: "mp4", type: "video/mp4", tolerance: 3, blueTolerance: 10, keepsAlpha: false),
    Case(ending: "webm", type: "video/webm", tolerance: 3, blueTolerance: 10, keepsAlpha: true),
    Case(ending: "gif", type: "image/gif", tolerance: 0, blueTolerance: 0, keepsAlpha: true),
    Case(ending: "apng", type: "image/apng", tolerance: 0, blueTolerance: 0, keepsAlpha: true),
    Case(ending: "apng", type: "image/apng", tolerance: 0, blueTolerance: 0, keepsAlpha: false),
    Case(ending: "webp", type: "image/webp", tolerance: 0, blueTolerance: 0, keepsAlpha: true),
  ]

  /// Colours of interfaces, a fifth of a second each: red, green, blue.
  static let colors = [
    [0x34, 0xc7, 0x59], [0x00, 0x7a, 0xff], [0xff, 0x2d, 0x55], [0x80, 0x80, 0x80],
    [0xff, 0x95, 0x00],
  ]

  /// The left half in the moment's colour, the right half clear, or white where there is no alpha.
  static func frame(_ number: Int, isClear: Bool) -> Pixmap {
    let color = colors[number / 5].map(UInt32.init)
    var pixmap = Pixmap(width: 98, height: 66)
    for y in 0..<66 {
      for x in 0..<49 { pixmap[x, y] = 0xff00_0000 | color[2] << 16 | color[1] << 8 | color[0] }
      for x in 49..<98 { pixmap[x, y] = isClear ? 0 : 0xffff_ffff }
    }
    return pixmap
  }

  @Test("plays each format at its size, in its colours, for its time", arguments: cases)
  func plays(_ format: Case) throws {
    let folder = try TemporaryFolder()
    let path = folder.file("a.\(format.ending)")
    let writer = try #require(MediaFormat(path: path)).makeWriter(
      to: .path(path), width: 98, height: 66, rate: FrameRate(25))
    for number in 0..<25 {
      let pixmap = Self.frame(number, isClear: format.keepsAlpha)
      try writer.write(try writer.preparation(pixmap), number: number)
    }
    _ = try writer.finish()
    let file = Browser.File(try folder.bytes("a.\(format.ending)"), type: format.type)
    let shown = try Browser.show(file, at: [0.02, 0.3, 0.5, 0.7, 0.98])
    #expect(shown.width == 98)
    #expect(shown.height == 66)
    #expect(abs(shown.duration - 1) < 0.002)
    let limits = [format.tolerance, format.tolerance, format.blueTolerance, 0]
    for (seen, drawn) in zip(shown.left, Self.colors) {
      let errors = zip(seen, drawn + [255]).map { abs($0 - $1) }
      #expect(zip(errors, limits).allSatisfy { $0 <= $1 }, "\(seen) for \(drawn)")
    }
    for seen in shown.right {
      if format.keepsAlpha {
        #expect(seen[3] <= format.tolerance, "\(seen)")
      } else {
        #expect(seen.allSatisfy { 255 - $0 <= format.tolerance }, "\(seen)")
      }
    }
  }
}
