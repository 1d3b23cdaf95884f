import Codecs
import MediaSupport
import Pixels
import Testing

@Suite("GIF dither")
struct DitherTests {
  /// Slopes of three colours that 256 entries cannot follow.
  static func slopes(width: Int, height: Int) -> Pixmap {
    var pixmap = Pixmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let (red, green) = (UInt32(x * 255 / width), UInt32(y * 255 / height))
        let blue = UInt32((x * 2 + y) * 255 / (width * 2 + height))
        pixmap[x, y] = 0xff00_0000 | blue << 16 | green << 8 | red
      }
    }
    return pixmap
  }

  /// The mean of each component over an 8×8 square.
  private static func mean(_ pixels: (Int, Int) -> UInt32, _ left: Int, _ top: Int) -> [Double] {
    [0, 8, 16].map { (shift: UInt32) in
      var sum = 0
      for y in top..<top + 8 {
        for x in left..<left + 8 { sum += Int(pixels(x, y) >> shift & 255) }
      }
      return Double(sum) / 64
    }
  }

  /// The root of the mean squared difference of squares' means.
  private static func error(of shown: [UInt32], _ frame: Pixmap) -> Double {
    var (sum, count) = (0.0, 0.0)
    for top in stride(from: 0, to: frame.height, by: 8) {
      for left in stride(from: 0, to: frame.width, by: 8) {
        let a = mean({ shown[$1 * frame.width + $0] }, left, top)
        let b = mean({ frame[$0, $1] }, left, top)
        for (x, y) in zip(a, b) { (sum, count) = (sum + (x - y) * (x - y), count + 1) }
      }
    }
    return (sum / count).squareRoot()
  }

  @Test("squares of a picture with too many colours have the picture's mean colour")
  func means() throws {
    let frame = Self.slopes(width: 320, height: 240)
    let fine = try GIFWriterTests.film([frame], rate: FrameRate(10))
    let coarse = try GIFWriterTests.film(
      [frame], rate: FrameRate(10), settings: GIFSettings(quality: 40))
    let error = Self.error(of: fine.player.shown[0].pixels, frame)
    #expect(error < 1.4)
    #expect(error < Self.error(of: coarse.player.shown[0].pixels, frame) * 0.6)
  }

  @Test("a flat interface is not dithered: what is one colour is shown as one")
  func flat() throws {
    let frame = SyntheticFrames.interface(width: 320, height: 240, step: 0)
    let film = try GIFWriterTests.film([frame], rate: FrameRate(10))
    var shown: [UInt32: Set<UInt32>] = [:]
    for y in 0..<240 {
      for x in 0..<320 {
        shown[frame[x, y], default: []].insert(film.player.shown[0].pixels[y * 320 + x])
      }
    }
    #expect(shown.values.allSatisfy { $0.count == 1 })
  }

  @Test("what stands still beside something that moves keeps its pattern")
  func still() throws {
    let frames = (0..<4).map { step in
      var frame = Self.slopes(width: 160, height: 120)
      for y in 0..<20 { for x in 0..<20 { frame[x + step * 9, y] = 0xff00_00ff } }
      return frame
    }
    let film = try GIFWriterTests.film(frames, rate: FrameRate(10))
    for shown in film.player.shown.dropFirst() {
      #expect(shown.pixels.dropFirst(160 * 40) == film.player.shown[0].pixels.dropFirst(160 * 40))
    }
  }

  @Test("visible parts of a clear picture are dithered alike")
  func clear() throws {
    var frame = Self.slopes(width: 320, height: 240)
    for y in 0..<8 { for x in 0..<320 { frame[x, y] = 0 } }
    let film = try GIFWriterTests.film([frame], rate: FrameRate(10))
    var shown = film.player.shown[0].pixels
    #expect(shown[0..<320 * 8].allSatisfy { $0 == 0 })
    for place in 0..<320 * 8 { shown[place] = 0 }
    #expect(Self.error(of: shown, frame) < 1.4)
  }
}
