import MediaSupport
import Pixels
import Testing

@testable import Codecs

@Suite("LZW")
struct LZWTests {
  /// What compressed indices hold, out of their sub-blocks.
  private static func decoded(_ bytes: [UInt8], count: Int) throws -> [UInt8] {
    var (data, place) = ([UInt8](), 1)
    while true {
      let size = Int(try #require(place < bytes.count ? bytes[place] : nil))
      if size == 0 { break }
      try #require(place + size < bytes.count)
      data += bytes[place + 1...place + size]
      place += size + 1
    }
    // Nothing is behind the end, and only the last block is short.
    #expect(place == bytes.count - 1)
    #expect(data.count <= 255 || bytes[1] == 255)
    return try GIFPlayer.decompress(data, Int(bytes[0]), count: count)
  }

  /// Streams of indices of so many bits, by name.
  private static func streams(_ bits: Int) -> [(name: String, indices: [UInt8])] {
    var chance = SplitMix(seed: UInt64(bits))
    let top = UInt8(1 << bits - 1)
    func random(_ count: Int) -> [UInt8] {
      (0..<count).map { _ in UInt8.random(in: 0...top, using: &chance) }
    }
    let phrase = random(37)
    return [
      ("one", [top]), ("two", [0, top]), ("noise", random(9000)),
      ("a colour", [UInt8](repeating: top, count: 30_000)),
      ("by turns", (0..<20_000).map { $0 % 2 == 0 ? 0 : top }),
      ("a phrase", (0..<30_000).map { phrase[$0 % 37] }),
      ("a ramp", (0..<9000).map { UInt8($0 / 7 & Int(top)) }),
      ("runs", (0..<500).flatMap { [UInt8](repeating: UInt8($0 & Int(top)), count: $0 % 97) }),
    ]
  }

  @Test("what is compressed comes back, for every size of indices", arguments: 2...8)
  func roundTrip(bits: Int) throws {
    var encoder = LZWEncoder()
    for (name, indices) in Self.streams(bits) {
      let bytes = encoder.encode(indices, bits: bits)
      #expect(bytes[0] == UInt8(bits), "\(name)")
      #expect(try Self.decoded(bytes, count: indices.count) == indices, "\(name)")
    }
  }

  @Test("lengths around those at which codes grow and the table is full", arguments: [2, 5, 8])
  func lengths(bits: Int) throws {
    var encoder = LZWEncoder()
    let noise = Self.streams(bits)[2].indices
    let growth = [250, 510, 1020, 2040, 4080].flatMap { (start: Int) in
      Array(start - 10...start + 30)
    }
    for length in Array(1...80) + growth {
      let indices = Array(noise[..<length])
      let bytes = encoder.encode(indices, bits: bits)
      #expect(try Self.decoded(bytes, count: length) == indices, "\(length)")
    }
  }

  @Test("bytes do not depend on what was compressed before")
  func fresh() {
    var used = LZWEncoder()
    for bits in 2...8 {
      for (name, indices) in Self.streams(bits) {
        var fresh = LZWEncoder()
        let bytes = fresh.encode(indices, bits: bits)
        #expect(used.encode(indices, bits: bits) == bytes, "\(name)")
      }
    }
  }

  @Test(
    "where every index may be another within a limit, what is compressed is what is told, and within it"
  )
  func lossy() throws {
    var chance = SplitMix(seed: 4)
    let entries = (0..<64).map { (index: UInt32) -> UInt32 in
      let (red, green, blue) = (index * 4, index * 3, 255 - index * 4)
      return red | green << 8 | blue << 16
    }
    let (width, height) = (60, 40)
    let box = PixelBox(columns: 3...62, rows: 2...41)
    let pixels = (0..<width * height).map { place -> UInt32 in
      place % 11 == 0 ? 0 : entries[Int.random(in: 0..<64, using: &chance)] | Alpha.opaque
    }
    let screen = [UInt32](repeating: entries[20] | Alpha.opaque, count: 70 * 50)
    var sizes: [Int] = []
    for limit: UInt32 in [0, 100, 400, 2500, 90_000] {
      let choice = LossyChoice(
        entries: entries, transparent: 64, limit: limit, box: box, screenWidth: 70)
      let before = pixels.map { pixel in
        pixel == 0 ? 64 : UInt8(entries.firstIndex(of: pixel & 0xff_ffff) ?? 0)
      }
      var (indices, encoder) = (before, LZWEncoder())
      let bytes = encoder.encode(
        &indices, bits: 7, pixels: pixels, screen: screen, choice: choice)
      #expect(try Self.decoded(bytes, count: indices.count) == indices)
      for (place, index) in indices.enumerated() {
        if before[place] == 64 {
          #expect(index == 64)
        } else {
          let shown = index == 64 ? screen[0] : entries[Int(index)]
          #expect(index == before[place] || squaredDistance(pixels[place], shown) <= limit)
        }
      }
      sizes.append(bytes.count)
    }
    #expect(sizes == sizes.sorted(by: >))
    #expect(sizes[4] * 2 < sizes[0])
  }

  @Test("an index's others are all those within the limit, up to a number, the nearest first")
  func neighbors() {
    let entries = (0..<200).map { (index: UInt32) -> UInt32 in
      let (red, green) = (index * 37 % 256, index * 91 % 256)
      return red | green << 8 | index << 16
    }
    for limit: UInt32 in [100, 400, 5000] {
      let choice = LossyChoice(
        entries: entries, transparent: nil, limit: limit,
        box: PixelBox(columns: 0...0, rows: 0...0), screenWidth: 1)
      let width = choice.neighbors.count / 256
      for index in entries.indices {
        let count = Int(choice.neighborCounts[index])
        let listed = choice.neighbors[index * width..<index * width + count].map {
          squaredDistance(entries[index], entries[Int($0)])
        }
        let all = entries.indices.filter { $0 != index }
          .map { squaredDistance(entries[index], entries[$0]) }.filter { $0 <= limit }.sorted()
        #expect(listed == Array(all.prefix(width)))
      }
    }
  }
}
