import CDeflate
import MediaSupport
import Pixels
import Testing

@testable import Codecs

@Suite("Deflate")
struct DeflateTests {
  /// How often symbols occur, in ways that make codes of all shapes.
  private static let counts: [[UInt32]] = {
    var chance = SplitMix(seed: 8)
    var all: [[UInt32]] = [
      [1, 1], [0, 5, 0, 1], Array(repeating: 1, count: 286), Array(repeating: 7, count: 19),
      // Fibonacci's numbers make the deepest tree.
      (0..<30).reduce(into: [1, 1]) { counts, _ in
        counts.append(counts[counts.count - 1] + counts[counts.count - 2])
      },
      (0..<40).map { $0 == 0 ? 1 << 30 : 1 },
    ]
    for _ in 0..<30 {
      all.append(
        (0..<Int.random(in: 2...286, using: &chance)).map { _ in
          UInt32.random(in: 0...1 << UInt32.random(in: 0...20, using: &chance), using: &chance)
        })
    }
    return all.filter { $0.count { $0 > 0 } > 1 }
  }()

  @Test(
    "a code is complete, prefix-free, within its limit, and shorter for what is more frequent",
    arguments: [9, 12, 15])
  func codes(limit: Int) {
    for counts in Self.counts {
      let code = HuffmanCode(counts: counts, greatestLength: limit)
      let used = counts.indices.filter { counts[$0] > 0 }
      #expect(counts.indices.allSatisfy { (code.lengths[$0] > 0) == (counts[$0] > 0) })
      #expect(code.lengths.allSatisfy { $0 <= limit })
      // Kraft's sum is one: every string of bits begins with a code.
      #expect(used.reduce(0) { $0 + 1 << (limit - Int(code.lengths[$1])) } == 1 << limit)
      for a in used {
        for b in used where a != b {
          let length = min(code.lengths[a], code.lengths[b])
          let mask = UInt16(1) << UInt16(length) - 1
          #expect(code.codes[a] & mask != code.codes[b] & mask)
          if counts[a] > counts[b] { #expect(code.lengths[a] <= code.lengths[b]) }
        }
      }
    }
  }

  @Test("a code that no limit shortens takes as few bits as any")
  func optimal() {
    for counts in Self.counts where counts.count < 40 {
      let code = HuffmanCode(counts: counts, greatestLength: 15)
      let bits = counts.indices.reduce(0) { $0 + Int(counts[$1]) * Int(code.lengths[$1]) }
      // Huffman's sum of joins: the two rarest become one, again and again.
      var (heap, least) = (counts.filter { $0 > 0 }.map(Int.init), 0)
      while heap.count > 1 {
        heap.sort(by: >)
        let sum = heap.removeLast() + heap.removeLast()
        heap.append(sum)
        least += sum
      }
      let depths = code.lengths.max() ?? 0
      #expect(depths == 15 ? bits >= least : bits == least)
    }
  }

  @Test("one symbol has a code of one bit, none has none")
  func few() {
    #expect(HuffmanCode(counts: [0, 9, 0], greatestLength: 7).lengths == [0, 1, 0])
    #expect(HuffmanCode(counts: [0, 0], greatestLength: 7).lengths == [0, 0])
  }

  @Test("the symbols of distances and lengths cover all of them, each once")
  func symbols() {
    var next = 1
    for symbol in 0..<DeflateTables.distanceSymbolCount {
      #expect(DeflateTables.distanceBase(symbol) == next)
      for distance in [next, next + 1 << DeflateTables.distanceExtraBits(symbol) - 1] {
        #expect(DeflateTables.distanceSymbol(distance) == symbol)
      }
      next += 1 << DeflateTables.distanceExtraBits(symbol)
    }
    #expect(next == DeflateTables.farthest + 1)
    for length in DeflateTables.shortestMatch...DeflateTables.longestMatch {
      let symbol = Int(DeflateTables.lengthSymbols[length])
      let rest = length - Int(DeflateTables.lengthBases[symbol])
      #expect(rest >= 0 && rest < 1 << DeflateTables.lengthExtraBits[symbol])
    }
    #expect(DeflateTables.codeLengthOrder.sorted() == Array(0..<19))
  }

  /// What libdeflate makes of a zlib stream that should hold so many bytes.
  private static func inflated(_ stream: [UInt8], count: Int) -> [UInt8]? {
    let decompressor = libdeflate_alloc_decompressor()
    defer { libdeflate_free_decompressor(decompressor) }
    var (bytes, length) = ([UInt8](repeating: 0, count: count + 1), 0)
    let status = libdeflate_zlib_decompress(
      decompressor, stream, stream.count, &bytes, bytes.count, &length)
    return status == LIBDEFLATE_SUCCESS ? Array(bytes[..<length]) : nil
  }

  /// Rows as a matcher is given them: a filter byte, then pixels.
  private static func rows(_ pixel: Int, _ width: Int, _ height: Int, seed: UInt64) -> [[UInt8]] {
    var chance = SplitMix(seed: seed)
    let phrase = (0..<pixel * 5).map { _ in UInt8.random(in: .min ... .max, using: &chance) }
    return (0..<height).map { y in
      [UInt8(y % 5)]
        + (0..<width * pixel).map { place in
          switch (y + Int(seed)) % 4 {
          case 0: UInt8.random(in: .min ... .max, using: &chance)
          case 1: phrase[(place + y * pixel) % phrase.count]
          case 2: 200
          default: UInt8(place / pixel % 7)
          }
        }
    }
  }

  @Test(
    "rows that are matched come back, in bands that are tried and taken back", arguments: [3, 4],
    [1, 2, 90, 4000, 12_000])
  func matcher(pixel: Int, width: Int) {
    let height = width > 1000 ? 20 : 400
    for seed: UInt64 in 0..<3 {
      let rows = Self.rows(pixel, width, height, seed: seed)
      let matcher = FlatMatcher(rowSize: width * pixel + 1, pixelSize: pixel, rowCount: height)
      func append(_ row: [UInt8], isFiltered: Bool) {
        matcher.appendRow(isFiltered: isFiltered) { $0.update(from: row, count: row.count) }
      }
      for top in stride(from: 0, to: height, by: FlatMatcher.bandHeight) {
        let band = rows[top..<min(top + FlatMatcher.bandHeight, height)]
        let mark = matcher.beginBand()
        if top / 8 % 3 == 1 {
          for row in band { append(row.map { $0 ^ 0x55 }, isFiltered: true) }
          #expect(matcher.bitCount(since: mark) >= 0)
          matcher.rewind(to: mark)
          #expect(matcher.literalCount(since: mark) == 0)
        }
        for row in band { append(row, isFiltered: top / 8 % 2 == 1) }
        #expect(matcher.literalCount(since: mark) <= band.count * (width * pixel + 1))
      }
      let bytes = rows.flatMap { $0 }
      #expect(Self.inflated(matcher.finish(), count: bytes.count) == bytes)
    }
  }

  @Test("a stream without tokens, and one of a single literal, are streams")
  func small() {
    for literals: [UInt8] in [[], [7], [0, 255]] {
      let stream = DeflateStream()
      var counts = [UInt32](repeating: 0, count: DeflateTables.lengthSymbolCount)
      for byte in literals { counts[Int(byte)] += 1 }
      counts[DeflateTables.endOfBlock] = 1
      literals.map { UInt32($0) }.withUnsafeBufferPointer {
        stream.appendBlock(
          $0, lengthCounts: counts,
          distanceCounts: [UInt32](repeating: 0, count: DeflateTables.distanceSymbolCount),
          isLast: true)
      }
      let bytes = stream.finish(adler32: libdeflate_adler32(1, literals, literals.count))
      #expect(Self.inflated(bytes, count: literals.count) == literals)
    }
  }

  /// The row that a filtered one stands for: PNG specification, clause 9.
  private static func unfiltered(
    _ row: [UInt8], _ kind: UInt8, above: [UInt8], pixel: Int
  ) -> [UInt8] {
    var result: [UInt8] = []
    for (place, byte) in row.enumerated() {
      let a = place < pixel ? 0 : Int(result[place - pixel])
      let (b, c) = (Int(above[place]), place < pixel ? 0 : Int(above[place - pixel]))
      let guess: Int
      switch kind {
      case 1: guess = a
      case 2: guess = b
      case 3: guess = (a + b) / 2
      case 4:
        let p = a + b - c
        let (pa, pb, pc) = (abs(p - a), abs(p - b), abs(p - c))
        guess = pa <= pb && pa <= pc ? a : pb <= pc ? b : c
      default: guess = 0
      }
      result.append(byte &+ UInt8(guess))
    }
    return result
  }

  @Test("filtered rows come back by the format's own rule", arguments: [3, 4], [1, 2, 33])
  func filters(pixel: Int, width: Int) {
    let rows = Self.rows(pixel, width, 60, seed: 2).map { Array($0.dropFirst()) }
    var filter = PNGFilter(rowSize: width * pixel, pixelSize: pixel)
    filter.setNothingAbove()
    var above = [UInt8](repeating: 0, count: width * pixel)
    for (y, row) in rows.enumerated() {
      if y % 9 == 5 {
        // Rows between were not filtered.
        above = rows[(y + 30) % 60]
        filter.setAbove(above)
      }
      var filtered = row
      let kind = filter.apply(to: &filtered)
      #expect([1, 3, 4].contains(kind))
      #expect(Self.unfiltered(filtered, kind, above: above, pixel: pixel) == row)
      above = row
    }
  }
}
