/// MD5's four words.
///
/// - Note: Source: RFC 1321, section 3. Broken for whatever has to be safe; names of files are made of it.
struct MD5Block: BlockHash {
  static let blockLength = 64
  static let lengthOfCount = 8
  static let isLittleEndian = true
  /// A, B, C and D of the standard.
  private var words: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
  /// By how much words are turned in the four rounds.
  private static let turns: [[UInt32]] = [
    [7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21],
  ]

  var bytes: [UInt8] { words.flatMap { $0.bytes(isLittleEndian: true) } }

  mutating func mix(_ block: [UInt8]) {
    let x: [UInt32] = (0..<16).map { t in
      var word: UInt32 = 0
      for (place, byte) in block[4 * t..<4 * t + 4].enumerated() {
        word |= UInt32(byte) << UInt32(8 * place)
      }
      return word
    }
    var (a, b, c, d) = (words[0], words[1], words[2], words[3])
    for t in 0..<64 {
      let (mixed, place): (UInt32, Int) =
        switch t / 16 {
        case 0: ((b & c) | (~b & d), t)
        case 1: ((b & d) | (c & ~d), (5 * t + 1) % 16)
        case 2: (b ^ c ^ d, (3 * t + 5) % 16)
        default: (c ^ (b | ~d), 7 * t % 16)
        }
      let sum = a &+ mixed &+ x[place] &+ sines[t]
      let turn = Self.turns[t / 16][t % 4]
      (a, d, c, b) = (d, c, b, b &+ sum.turnedRight(32 - turn))
    }
    for (i, word) in [a, b, c, d].enumerated() { words[i] &+= word }
  }
}

/// T of the standard: the whole part of 2³² times the absolute value of the sine of 1 to 64.
private let sines: InlineArray<64, UInt32> = [
  0xd76a_a478, 0xe8c7_b756, 0x2420_70db, 0xc1bd_ceee, 0xf57c_0faf, 0x4787_c62a, 0xa830_4613,
  0xfd46_9501,
  0x6980_98d8, 0x8b44_f7af, 0xffff_5bb1, 0x895c_d7be, 0x6b90_1122, 0xfd98_7193, 0xa679_438e,
  0x49b4_0821,
  0xf61e_2562, 0xc040_b340, 0x265e_5a51, 0xe9b6_c7aa, 0xd62f_105d, 0x0244_1453, 0xd8a1_e681,
  0xe7d3_fbc8,
  0x21e1_cde6, 0xc337_07d6, 0xf4d5_0d87, 0x455a_14ed, 0xa9e3_e905, 0xfcef_a3f8, 0x676f_02d9,
  0x8d2a_4c8a,
  0xfffa_3942, 0x8771_f681, 0x6d9d_6122, 0xfde5_380c, 0xa4be_ea44, 0x4bde_cfa9, 0xf6bb_4b60,
  0xbebf_bc70,
  0x289b_7ec6, 0xeaa1_27fa, 0xd4ef_3085, 0x0488_1d05, 0xd9d4_d039, 0xe6db_99e5, 0x1fa2_7cf8,
  0xc4ac_5665,
  0xf429_2244, 0x432a_ff97, 0xab94_23a7, 0xfc93_a039, 0x655b_59c3, 0x8f0c_cc92, 0xffef_f47d,
  0x8584_5dd1,
  0x6fa8_7e4f, 0xfe2c_e6e0, 0xa301_4314, 0x4e08_11a1, 0xf753_7e82, 0xbd3a_f235, 0x2ad7_d2bb,
  0xeb86_d391,
]
