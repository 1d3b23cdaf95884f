import MediaSupport
import Pixels
import Testing

@testable import Codecs

@Suite("LibPNG")
struct LibPNGTests {
  /// A PNG file made by hand: rows of packed samples, unfiltered, in stored blocks of deflate.
  struct Plain {
    var width = 7
    var height = 3
    var depth = 8
    /// 0 grey, 2 colour, 3 palette, 4 grey and alpha, 6 colour and alpha.
    var kind: UInt8 = 2
    /// Chunks between the header and the pixels.
    var extra: [UInt8] = []

    var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][kind] ?? 0 }
    /// The greatest sample.
    var greatest: Int { 1 << depth - 1 }

    /// The sample of a channel at a place: a ramp over all values.
    func sample(_ x: Int, _ y: Int, _ channel: Int) -> Int {
      (x * 37 + y * 11 + channel * 5) * (greatest / 3 + 1) / 7 & greatest
    }

    var bytes: [UInt8] {
      var rows: [UInt8] = []
      for y in 0..<height {
        var (bits, count) = (0, 0)
        rows.append(0)
        for x in 0..<width {
          for channel in 0..<channels {
            (bits, count) = (bits << depth | sample(x, y, channel), count + depth)
            while count >= 8 {
              count -= 8
              rows.append(UInt8(bits >> count & 255))
            }
            bits &= 1 << count - 1
          }
        }
        if count > 0 { rows.append(UInt8(bits << (8 - count) & 255)) }
      }
      return header + extra + PNGContainer.chunk("IDAT", Self.stored(rows))
        + PNGContainer.chunk("IEND", [])
    }

    /// The signature, and a header that says what the file holds.
    var header: [UInt8] {
      let sides =
        PNGContainer.bigEndian(UInt32(width)) + PNGContainer.bigEndian(UInt32(height))
      return PNGContainer.signature
        + PNGContainer.chunk("IHDR", sides + [UInt8(depth), kind, 0, 0, 0])
    }

    /// A zlib stream of one stored block, as RFC 1950 and RFC 1951 have it in 3.2.4.
    private static func stored(_ bytes: [UInt8]) -> [UInt8] {
      var (a, b) = (1, 0)
      for byte in bytes { (a, b) = ((a + Int(byte)) % 65_521, (b + a + Int(byte)) % 65_521) }
      let size = UInt16(bytes.count)
      let sizes = [size, ~size].flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
      return [0x78, 1, 1] + sizes + bytes + PNGContainer.bigEndian(UInt32(b << 16 | a))
    }

    /// Eight bits of a sample, rounded: (value · 255 + greatest / 2) / greatest.
    func eight(_ value: Int) -> Int { (value * 255 + greatest / 2) / greatest }

    /// What the file shows at a place, straight red, green, blue, alpha, of kinds without a palette.
    func color(_ x: Int, _ y: Int) -> [Int] {
      let samples = (0..<channels).map { eight(sample(x, y, $0)) }
      switch kind {
      case 0: return [samples[0], samples[0], samples[0], 255]
      case 2: return samples + [255]
      case 4: return [samples[0], samples[0], samples[0], samples[1]]
      default: return samples
      }
    }
  }

  /// Checks every pixel of a file, as it is premultiplied.
  private func expect(
    _ plain: Plain, tolerance: Int = 0, _ color: (Int, Int) -> [Int],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let pixmap = try LibPNG.decode(plain.bytes, path: "plain")
    #expect((pixmap.width, pixmap.height) == (plain.width, plain.height))
    for y in 0..<plain.height {
      for x in 0..<plain.width {
        let color = color(x, y)
        let straight = color.enumerated().reduce(UInt32(0)) {
          $0 | UInt32($1.element) << UInt32(8 * $1.offset)
        }
        let (wanted, seen) = (premultiplied(straight), pixmap[x, y])
        for shift: UInt32 in [0, 8, 16, 24] {
          let difference = Int(wanted >> shift & 255) - Int(seen >> shift & 255)
          #expect(abs(difference) <= tolerance, "\(x), \(y)", sourceLocation: sourceLocation)
        }
      }
    }
  }

  @Test(
    "reads grey, colour and alpha of every depth that the format has",
    arguments: [
      (0, 1), (0, 2), (0, 4), (0, 8), (0, 16), (2, 8), (2, 16), (4, 8), (4, 16), (6, 8), (6, 16),
    ] as [(UInt8, Int)])
  func kinds(kind: UInt8, depth: Int) throws {
    var plain = Plain(depth: depth, kind: kind)
    // libpng takes 16 bits through linear light.
    try expect(plain, tolerance: depth == 16 ? 1 : 0, plain.color)
    // What a file does not say of its colours is the usual.
    plain.extra = PNGContainer.chunk("sRGB", [0])
    try expect(plain, tolerance: depth == 16 ? 1 : 0, plain.color)
  }

  @Test(
    "reads palettes of every depth, with alpha for the first of their entries",
    arguments: [1, 2, 4, 8])
  func palettes(depth: Int) throws {
    var plain = Plain(depth: depth, kind: 3)
    func entry(_ index: Int) -> [Int] { [index * 3 & 255, 255 - index, index * 7 & 255] }
    let colors = (0..<1 << depth).flatMap { entry($0).map { UInt8($0) } }
    plain.extra = PNGContainer.chunk("PLTE", colors) + PNGContainer.chunk("tRNS", [0, 128])
    try expect(plain) { x, y in
      let index = plain.sample(x, y, 0)
      return entry(index) + [index == 0 ? 0 : index == 1 ? 128 : 255]
    }
  }

  @Test("takes a transparent colour away, and leaves the others")
  func key() throws {
    var plain = Plain(kind: 0)
    let key = plain.sample(3, 1, 0)
    plain.extra = PNGContainer.chunk("tRNS", [0, UInt8(key)])
    var count = 0
    try expect(plain) { x, y in
      let value = plain.sample(x, y, 0)
      count += value == key ? 1 : 0
      return value == key ? [0, 0, 0, 0] : [value, value, value, 255]
    }
    #expect(count > 0 && count < 21)
  }

  @Test(
    "refuses headers that no file may have",
    arguments: [
      (0, 3, 8, 2), (7, 0, 8, 2), (7, 3, 3, 0), (7, 3, 16, 3), (7, 3, 4, 2), (7, 3, 8, 5),
      (1 << 31, 3, 8, 2),
    ] as [(Int, Int, Int, UInt8)])
  func headers(width: Int, height: Int, depth: Int, kind: UInt8) {
    var plain = Plain()
    (plain.width, plain.height, plain.depth, plain.kind) = (width, height, depth, kind)
    let file = plain.header + Plain().bytes.dropFirst(33)
    let error = #expect(throws: CodecError.self) { try LibPNG.decode(file, path: "header") }
    guard case .malformed("header", let reason) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(!reason.isEmpty)
  }

  @Test("refuses more pixels than it may take before it takes memory for them")
  func huge() {
    for (width, height) in [(1 << 15, 1 << 14), (999_999, 999_999)] {
      var plain = Plain()
      let pixels = plain.bytes.dropFirst(33)
      (plain.width, plain.height) = (width, height)
      let file = plain.header + pixels
      let error = #expect(throws: CodecError.self) { try LibPNG.decode(file, path: "huge") }
      #expect(
        error
          == .unsupportedSize(
            path: "huge", width: width, height: height, accepted: "at most 268435456 pixels"))
    }
  }

  @Test("writes every picture so that it reads it again", arguments: [true, false])
  func roundTrip(isOpaque: Bool) throws {
    for (width, height) in [(1, 1), (1, 300), (300, 1), (255, 7), (64, 64)] {
      let pixmap = SyntheticFrames.interface(
        width: width, height: height, step: 1, isOpaque: isOpaque)
      let file = try LibPNG.encode(pixmap, isOpaque: isOpaque)
      #expect(file[25] == (isOpaque ? 2 : 6))
      #expect(try LibPNG.decode(file, path: "") == pixmap.normalized)
    }
    // Noise takes more bytes than the pixels themselves.
    let noise = SyntheticFrames.noise(width: 200, height: 200, seed: 9)
    #expect(try LibPNG.decode(LibPNG.encode(noise, isOpaque: isOpaque), path: "") == noise)
  }

  @Test(
    "tells in libpng's words what it does not write", arguments: [(1_000_001, 1), (1, 1_000_001)])
  func refused(width: Int, height: Int) {
    let error = #expect(throws: CodecError.self) {
      _ = try LibPNG.encode(Pixmap(width: width, height: height), isOpaque: false)
    }
    guard case .library("libpng", "writing a picture", _, let text) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(text == "Invalid IHDR data")
  }

  @Test("gives back all its memory, file after file, whole or broken")
  func memory() async {
    await #expect(processExitsWith: .success) {
      let whole = SyntheticFrames.interface(width: 40, height: 30, step: 1)
      let file = try LibPNG.encode(whole, isOpaque: true)
      var huge = Plain()
      (huge.width, huge.height) = (1 << 15, 1 << 14)
      let header = huge.header
      let growth = try Holdings.growth(over: 1000) {
        _ = try LibPNG.decode(file, path: "")
        _ = try? LibPNG.decode(Array(file[..<(file.count / 2)]), path: "")
        _ = try? LibPNG.decode(Array(file[..<30]), path: "")
        _ = try? LibPNG.decode(header, path: "")
        _ = try? LibPNG.encode(Pixmap(width: 1_000_001, height: 0), isOpaque: true)
      }
      // What libpng takes for one file is more than a kilobyte.
      #expect(growth < 500 << 10, "\(growth)")
    }
  }
}
