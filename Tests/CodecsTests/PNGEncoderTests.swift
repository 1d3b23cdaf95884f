import Codecs
import Foundation
import MediaSupport
import Pixels
import Testing

@Suite("PNGEncoder")
struct PNGEncoderTests {
  static let pictures: [(name: String, pixmap: Pixmap)] =
    [
      ("interface", SyntheticFrames.interface(width: 641, height: 203, step: 2)),
      ("transparent", SyntheticFrames.interface(width: 322, height: 120, step: 2, isOpaque: false)),
      ("noise", SyntheticFrames.noise(width: 301, height: 99, seed: 5)),
      ("photograph", SyntheticFrames.photograph(width: 320, height: 200)),
      ("card", SyntheticFrames.card(width: 321, height: 203, step: 1)),
      ("wide", SyntheticFrames.interface(width: 12_001, height: 9, step: 0)),
      ("tall", SyntheticFrames.interface(width: 3, height: 5000, step: 0)),
      ("alphas", SyntheticFrames.alphas),
    ]
    + [1, 2, 3, 4, 5, 7, 8, 9, 255, 256, 257].map {
      ("\($0)×3", SyntheticFrames.noise(width: $0, height: 3, seed: UInt64($0)))
    }
    + [1, 2, 5, 86, 87, 88].map { width in
      var pixmap = Pixmap(width: width, height: 4)
      for y in 0..<4 { for x in 0..<width { pixmap[x, y] = 0xff11_2233 } }
      return ("flat \(width)×4", pixmap)
    }

  @Test("writes files that libpng reads back pixel by pixel", arguments: PNGEncoder.Mode.allCases)
  func roundTrip(mode: PNGEncoder.Mode) throws {
    for (name, pixmap) in Self.pictures {
      let file = try PNGEncoder(mode: mode).encode(pixmap)
      let back = try PNGReader.decode(file, path: name)
      #expect(back == pixmap.normalized, "\(name)")
    }
  }

  @Test(
    "gives the same bytes twice, whatever was encoded before", arguments: PNGEncoder.Mode.allCases)
  func sameBytes(mode: PNGEncoder.Mode) throws {
    let encoder = PNGEncoder(mode: mode)
    let first = try Self.pictures.map { try encoder.encode($0.pixmap) }
    let again = try Self.pictures.reversed().map { try encoder.encode($0.pixmap) }
    #expect(first == again.reversed())
  }

  @Test("ignores what stands in the padding of rows")
  func padding() throws {
    let pixmap = SyntheticFrames.interface(width: 63, height: 20, step: 0)
    var other = pixmap
    for y in 0..<20 { other.words[y * other.stride + 63] = 0x1234_5678 }
    #expect(try PNGEncoder().encode(pixmap) == PNGEncoder().encode(other))
  }

  @Test("drops the alpha channel of opaque pictures only")
  func colorType() throws {
    let opaque = try PNGEncoder().encode(SyntheticFrames.interface(width: 8, height: 8, step: 0))
    let other = try PNGEncoder().encode(SyntheticFrames.alphas)
    #expect(opaque[25] == 2)
    #expect(other[25] == 6)
  }

  @Test("keeps the one pixel that is not opaque, wherever it is", arguments: [0, 7, 8, 30])
  func oneAlpha(y: Int) throws {
    for x in [0, 1, 40] {
      var pixmap = SyntheticFrames.interface(width: 41, height: 31, step: 0)
      pixmap[x, y] = 0xfe10_2030
      let file = try PNGEncoder().encode(pixmap)
      #expect(file[25] == 6)
      #expect(try PNGReader.decode(file, path: "") == pixmap.normalized)
    }
  }

  @Test("shrinks an interface a hundredfold")
  func size() throws {
    let pixmap = SyntheticFrames.interface(width: 640, height: 360, step: 3)
    for mode in PNGEncoder.Mode.allCases {
      #expect(try PNGEncoder(mode: mode).encode(pixmap).count * 100 <= 640 * 360 * 4)
    }
  }

  @Test("writes a picture of one colour in little more than libpng's bytes", arguments: [100, 800])
  func flat(side: Int) throws {
    var pixmap = Pixmap(width: side, height: side)
    for place in pixmap.words.indices { pixmap.words[place] = 0xffff_ffff }
    let oracle = try PNGEncoder(mode: .libpng).encode(pixmap).count
    #expect(try PNGEncoder(mode: .fast).encode(pixmap).count <= oracle * 5 / 4)
    #expect(try PNGReader.decode(PNGEncoder().encode(pixmap), path: "flat") == pixmap)
  }

  @Test(
    "takes few bytes where photographs are too",
    arguments: [(PNGEncoder.Mode.fast, 4, 3), (.small, 11, 10)])
  func photographs(mode: PNGEncoder.Mode, most: Int, of least: Int) throws {
    for pixmap in [
      SyntheticFrames.photograph(width: 400, height: 300),
      SyntheticFrames.card(width: 400, height: 300, step: 2),
    ] {
      let oracle = try PNGEncoder(mode: .libpng).encode(pixmap).count
      let count = try PNGEncoder(mode: mode).encode(pixmap).count
      #expect(count * least <= oracle * most, "\(count) against \(oracle)")
    }
  }

  @Test("carries texts and the physical size")
  func metadata() throws {
    let encoder = PNGEncoder(
      pixelsPerMeter: 5669,
      texts: [.init(keyword: "Title", text: "Knöpfe"), .init(keyword: "Author", text: "日本")])
    let file = try encoder.encode(SyntheticFrames.alphas)
    let text = String(decoding: file, as: Unicode.ASCII.self)
    for type in ["sRGB", "pHYs", "tEXt", "iTXt"] { #expect(text.contains(type)) }
    #expect(try PNGReader.decode(file, path: "").width == 256)
  }

  @Test("refuses a picture without pixels")
  func empty() {
    #expect(throws: CodecError.self) { try PNGEncoder().encode(Pixmap(width: 0, height: 5)) }
  }
}

extension Pixmap {
  /// What straight 8-bit files can keep of premultiplied pixels.
  var normalized: Pixmap { Pixmap(width: width, height: height, straightBytes: straightBytes) }
}
