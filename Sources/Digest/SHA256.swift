/// The SHA-256 digest of bytes that arrive in pieces.
///
/// Feed the pieces in order with ``update(_:)-(Span<UInt8>)`` and take the digest once with
/// ``finalize()``; how the bytes were cut into pieces makes no difference.
///
/// - Note: Source: FIPS 180-4, sections 4.1.2, 4.2.2, 5.1.1, 5.3.3 and 6.2.
public struct SHA256: Sendable {
  private var state = State()
  /// Bytes that do not fill a block of 64 yet.
  private var pending: [UInt8] = []
  private var byteCount: UInt64 = 0

  /// Bytes of a digest.
  public static let byteCount = 32

  /// Creates the digest of no bytes.
  public init() { pending.reserveCapacity(64) }

  /// Returns the digest of `bytes` as 64 lowercase hexadecimal digits.
  public static func hexadecimal(of bytes: Span<UInt8>) -> String {
    var hash = SHA256()
    hash.update(bytes)
    return hexadecimal(hash.finalize())
  }

  /// Returns the digest of `bytes` as 64 lowercase hexadecimal digits.
  public static func hexadecimal(of bytes: [UInt8]) -> String { hexadecimal(of: bytes.span) }

  /// Returns `bytes` as lowercase hexadecimal digits, two for each.
  public static func hexadecimal(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    let text = bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return String(decoding: text, as: UTF8.self)
  }

  /// Adds `bytes` to what is digested.
  public mutating func update(_ bytes: [UInt8]) { update(bytes.span) }

  /// Adds `bytes` to what is digested.
  public mutating func update(_ bytes: Span<UInt8>) {
    byteCount += UInt64(bytes.count)
    var next = 0
    if !pending.isEmpty {
      while pending.count < 64, next < bytes.count {
        pending.append(bytes[next])
        next += 1
      }
      guard pending.count == 64 else { return }
      state.mix(pending)
      pending.removeAll(keepingCapacity: true)
    }
    while bytes.count - next >= 64 {
      state.mix(bytes, from: next)
      next += 64
    }
    while next < bytes.count {
      pending.append(bytes[next])
      next += 1
    }
  }

  /// Pads what was added and returns its digest: 32 bytes.
  public consuming func finalize() -> [UInt8] {
    let bitCount = byteCount * 8
    pending.append(0x80)
    if pending.count > 56 {
      pending += [UInt8](repeating: 0, count: 64 - pending.count)
      state.mix(pending)
      pending.removeAll(keepingCapacity: true)
    }
    pending += [UInt8](repeating: 0, count: 56 - pending.count)
    pending += bigEndian(bitCount)
    state.mix(pending)
    return state.words.flatMap(bigEndian)
  }
}

/// The eight words that become the digest: H of the standard.
private struct State: Sendable {
  var words: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]

  /// Mixes in a block of 64 bytes.
  mutating func mix(_ block: [UInt8]) { mix(block.span, from: 0) }

  /// Mixes in the 64 bytes from `start` on.
  mutating func mix(_ bytes: Span<UInt8>, from start: Int) {
    var w = InlineArray<64, UInt32>(repeating: 0)
    for t in 0..<16 {
      let i = start + 4 * t
      w[t] =
        UInt32(bytes[i]) << 24 | UInt32(bytes[i + 1]) << 16 | UInt32(bytes[i + 2]) << 8
        | UInt32(bytes[i + 3])
    }
    for t in 16..<64 {
      let (early, late) = (w[t - 15], w[t - 2])
      let σ0 = rotated(early, 7) ^ rotated(early, 18) ^ (early >> 3)
      let σ1 = rotated(late, 17) ^ rotated(late, 19) ^ (late >> 10)
      w[t] = σ1 &+ w[t - 7] &+ σ0 &+ w[t - 16]
    }
    var (a, b, c, d) = (words[0], words[1], words[2], words[3])
    var (e, f, g, h) = (words[4], words[5], words[6], words[7])
    for t in 0..<64 {
      let Σ1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
      let choice = (e & f) ^ (~e & g)
      let first = h &+ Σ1 &+ choice &+ roundConstants[t] &+ w[t]
      let Σ0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ Σ0 &+ majority)
    }
    for (i, word) in [a, b, c, d, e, f, g, h].enumerated() { words[i] &+= word }
  }
}

@inline(__always)
private func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
  word &>> count | word &<< (32 - count)
}

private func bigEndian<Word: FixedWidthInteger>(_ word: Word) -> [UInt8] {
  stride(from: Word.bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> $0) }
}

/// K of the standard: the first 32 bits of the fractional parts of the cube roots of the first 64
/// primes.
private let roundConstants: InlineArray<64, UInt32> = [
  0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
  0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
  0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
  0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
  0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
  0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
  0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
  0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
  0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
  0xc671_78f2,
]
