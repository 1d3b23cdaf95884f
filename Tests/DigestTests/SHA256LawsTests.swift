import Digest
import Testing

@Suite("SHA256, by its laws")
struct SHA256LawsTests {
  /// Bytes repeated, and their digests as the standard's additional examples give them.
  static let repeated: [(byte: UInt8, count: Int, digest: String)] = [
    (0xBD, 1, "68325720aabd7c82f30f554b313d0570c95accbb7dc4b5aae11204c08ffe732b"),
    (0, 55, "02779466cdec163811d078815c633f21901413081449002f24aa3e80f0b88ef7"),
    (0, 56, "d4817aa5497628e7c77e6b606107042bbba3130888c5f47a375e6179be789fbb"),
    (0, 57, "65a16cb7861335d5ace3c60718b5052e44660726da4cd13bb745381b235a1785"),
    (0, 64, "f5a5fd42d16a20302798ef6ed309979b43003d2320d9f0e8ea9831a92759fb4b"),
    (0, 1000, "541b3e9daa09b20bf85fa273e5cbd3e80185aa4ec298e765db87742b70138a53"),
    (0x41, 1000, "c2e686823489ced2017f6059b8b239318b6364f6dcd835d0a519105a1eadd6e4"),
    (0x55, 1005, "f4d62ddec0f3dd90ea1380fa16a5ff8dc4c54b21740650f24afc4120903552b0"),
  ]

  @Test("gives the standard's digests where its padding changes", arguments: repeated)
  func padding(example: (byte: UInt8, count: Int, digest: String)) {
    let bytes = [UInt8](repeating: example.byte, count: example.count)
    #expect(SHA256.hexadecimal(of: bytes) == example.digest)
    #expect(SHA256.hexadecimal(of: bytes.span) == example.digest)
  }

  @Test("agrees with the standard's text, read literally", arguments: 0..<200)
  func oracle(length: Int) {
    let bytes = (0..<length).map { UInt8(truncatingIfNeeded: ($0 &+ 1) &* (length &+ 7) &* 167) }
    var hash = SHA256()
    hash.update(bytes)
    #expect(hash.finalize() == LiteralSHA256.digest(of: bytes))
  }

  @Test("a copy goes its own way", arguments: [0, 1, 63, 64, 100])
  func copy(length: Int) {
    let start = [UInt8](repeating: 7, count: length)
    var one = SHA256()
    one.update(start)
    var other = one
    one.update([1, 2, 3])
    other.update([4])
    #expect(SHA256.hexadecimal(one.finalize()) == SHA256.hexadecimal(of: start + [1, 2, 3]))
    #expect(SHA256.hexadecimal(other.finalize()) == SHA256.hexadecimal(of: start + [4]))
  }

  @Test("nothing added changes nothing", arguments: [0, 5, 64])
  func nothing(length: Int) {
    let bytes = [UInt8](repeating: 3, count: length)
    var hash = SHA256()
    hash.update([UInt8]())
    hash.update(bytes)
    hash.update([UInt8]())
    #expect(SHA256.hexadecimal(hash.finalize()) == SHA256.hexadecimal(of: bytes))
  }

  @Test("hexadecimal digits say each byte in two, the high one first")
  func digits() {
    let all = SHA256.hexadecimal((0...255).map { UInt8($0) })
    #expect(all.utf8.count == 512)
    #expect(all.hasPrefix("000102030405060708090a0b0c0d0e0f10"))
    #expect(all.hasSuffix("f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff"))
    #expect(SHA256.hexadecimal([UInt8]()) == "")
  }

  @Test("a bit changed anywhere changes about half of the digest", arguments: [0, 7, 100, 511])
  func avalanche(bit: Int) {
    let bytes = [UInt8](repeating: 0x5A, count: 64)
    var other = bytes
    other[bit / 8] ^= 1 << UInt8(bit % 8)
    var (one, two) = (SHA256(), SHA256())
    one.update(bytes)
    two.update(other)
    let changed = zip(one.finalize(), two.finalize()).map { ($0 ^ $1).nonzeroBitCount }
    #expect((80...176).contains(changed.reduce(0, +)))
  }
}

/// FIPS 180-4 as it is written: constants from roots of primes, the whole message padded at once.
private enum LiteralSHA256 {
  static func digest(of message: [UInt8]) -> [UInt8] {
    var padded = message + [0x80]
    while padded.count % 64 != 56 { padded.append(0) }
    padded += (0..<8).reversed().map { UInt8(truncatingIfNeeded: (message.count * 8) >> ($0 * 8)) }
    var hash = primes.prefix(8).map { fraction(of: $0, power: 2) }
    for block in stride(from: 0, to: padded.count, by: 64) {
      mix(padded[block..<block + 64].map(UInt32.init), into: &hash)
    }
    return hash.flatMap { word in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
  }

  private static func mix(_ block: [UInt32], into hash: inout [UInt32]) {
    var w = (0..<16).map { t in (0..<4).reduce(0) { $0 << 8 | block[4 * t + $1] } }
    for t in 16..<64 {
      let small0 = turned(w[t - 15], 7) ^ turned(w[t - 15], 18) ^ w[t - 15] >> 3
      let small1 = turned(w[t - 2], 17) ^ turned(w[t - 2], 19) ^ w[t - 2] >> 10
      w.append(small1 &+ w[t - 7] &+ small0 &+ w[t - 16])
    }
    var v = hash
    for t in 0..<64 {
      let large1 = turned(v[4], 6) ^ turned(v[4], 11) ^ turned(v[4], 25)
      let choice = v[4] & v[5] ^ ~v[4] & v[6]
      let one = v[7] &+ large1 &+ choice &+ fraction(of: primes[t], power: 3) &+ w[t]
      let large0 = turned(v[0], 2) ^ turned(v[0], 13) ^ turned(v[0], 22)
      let majority = v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2]
      v = [one &+ large0 &+ majority] + v[0..<3] + [v[3] &+ one] + v[4..<7]
    }
    hash = zip(hash, v).map { $0 &+ $1 }
  }

  private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  private static let primes: [UInt64] = (2...311).filter { number in
    !(2..<number).contains { number % $0 == 0 }
  }

  /// The first 32 bits after the point of the root of `number`, by trial of every bit.
  private static func fraction(of number: UInt64, power: Int) -> UInt32 {
    var root: UInt64 = 0
    for bit in (0..<36).reversed() {
      let tried = root | 1 << UInt64(bit)
      // The root is below 2³⁶, so its third power does not fit into a word.
      let (high, low) = (0..<power - 1).reduce((UInt64(0), tried)) { product, _ in
        let lower = product.1.multipliedFullWidth(by: tried)
        return (product.0 &* tried &+ lower.high, lower.low)
      }
      let shift = UInt64(32 * power)
      let limit = shift < 64 ? (0, number << shift) : (number << (shift - 64), 0)
      if (high, low) <= limit { root = tried }
    }
    return UInt32(truncatingIfNeeded: root)
  }
}
