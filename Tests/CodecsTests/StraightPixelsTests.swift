import MediaSupport
import Pixels
import Testing

@testable import Codecs

@Suite("Straight and premultiplied pixels")
struct StraightPixelsTests {
  @Test(
    "a premultiplied pixel divided and multiplied again is the same, for every alpha and component")
  func roundTrip() {
    for alpha: UInt32 in 0...255 {
      let lost = (0...alpha).filter { value in
        let pixel = alpha << 24 | value << 16 | (alpha - value) << 8 | value / 2
        return premultiplied(straight(pixel)) != pixel
      }
      #expect(lost.isEmpty, "\(alpha)")
    }
  }

  @Test("multiplying rounds to the nearest of 255 steps")
  func rounding() {
    for alpha: UInt32 in 0...255 {
      for shift: UInt32 in [0, 8, 16] {
        let wrong = (0...255).filter { (value: UInt32) in
          let exact = Double(value) * Double(alpha) / 255
          let pixel = premultiplied(alpha << 24 | value << shift)
          let others = pixel & 0xff_ffff & ~(255 << shift)
          return abs(Double(pixel >> shift & 255) - exact) > 0.5 || others != 0
        }
        #expect(wrong.isEmpty, "\(alpha)")
      }
    }
  }

  @Test("opaque pixels are packed as they are, whatever the width", arguments: 1...40)
  func packed(width: Int) {
    let picture = SyntheticFrames.noise(width: width, height: 3, seed: UInt64(width))
    let bytes = PNGRows.opaqueBytes(of: picture)
    #expect(bytes.count == width * 9)
    for y in 0..<3 {
      for x in 0..<width {
        let place = (y * width + x) * 3
        let pixel = picture[x, y]
        #expect(
          Array(bytes[place..<place + 3])
            == [0, 8, 16].map { UInt8(truncatingIfNeeded: pixel >> $0) })
      }
    }
  }

  @Test("one pixel that is not opaque is found wherever it is, and rows' padding is nobody's")
  func opaque() {
    let opaque = SyntheticFrames.interface(width: 13, height: 5, step: 0)
    #expect(opaque.isOpaque)
    for y in 0..<5 {
      for x in 0..<13 {
        var picture = opaque
        picture[x, y] = 0xfe00_0000
        #expect(!picture.isOpaque && !picture.isOpaque(inRows: y..<y + 1))
        #expect(picture.isOpaque(inRows: 0..<y) && picture.isOpaque(inRows: y + 1..<5))
      }
    }
    var padded = opaque
    for y in 0..<5 { for x in 13..<padded.stride { padded.words[y * padded.stride + x] = 0 } }
    #expect(padded.isOpaque)
  }
}
