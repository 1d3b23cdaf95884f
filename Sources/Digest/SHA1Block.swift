/// SHA-1's five words.
///
/// - Note: Source: FIPS 180-4, sections 4.1.1, 4.2.1, 5.3.1 and 6.1.2. Broken for whatever has to be safe.
struct SHA1Block: BlockHash {
  static let blockLength = 64
  static let lengthOfCount = 8
  static let isLittleEndian = false
  /// H of the standard.
  private var words: [UInt32] = [
    0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0,
  ]
  /// K of the standard, for each of the four rounds.
  private static let constants: [UInt32] = [0x5a82_7999, 0x6ed9_eba1, 0x8f1b_bcdc, 0xca62_c1d6]

  var bytes: [UInt8] { words.flatMap { $0.bytes(isLittleEndian: false) } }

  mutating func mix(_ block: [UInt8]) {
    var w = (0..<16).map { t in (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(block[4 * t + $1]) } }
    for t in 16..<80 {
      w.append((w[t - 3] ^ w[t - 8] ^ w[t - 14] ^ w[t - 16]).turnedRight(31))
    }
    var (a, b, c, d, e) = (words[0], words[1], words[2], words[3], words[4])
    for t in 0..<80 {
      let mixed: UInt32 =
        switch t / 20 {
        case 0: (b & c) ^ (~b & d)
        case 2: (b & c) ^ (b & d) ^ (c & d)
        default: b ^ c ^ d
        }
      let sum = a.turnedRight(27) &+ mixed &+ e &+ Self.constants[t / 20] &+ w[t]
      (e, d, c, b, a) = (d, c, b.turnedRight(2), a, sum)
    }
    for (i, word) in [a, b, c, d, e].enumerated() { words[i] &+= word }
  }
}
