/// How much of a QR code may be lost: about 7, 15, 25 or 30 per cent.
enum QRLevel: String, CaseIterable, Sendable {
  case low = "L"
  case medium = "M"
  case quartile = "Q"
  case high = "H"

  /// The two bits that say so in the format's information.
  var bits: Int {
    switch self {
    case .low: 1
    case .medium: 0
    case .quartile: 3
    case .high: 2
    }
  }
}

/// A size of QR codes, and how its words are shared out among blocks.
///
/// Source: ISO/IEC 18004, tables 1, 7 and 9, and annex E.
struct QRVersion: Hashable, Sendable {
  /// From 1 to 40.
  let number: Int

  /// All of them, the smallest first.
  static let all = (1...40).map { QRVersion(number: $0) }

  /// Modules at each side.
  var side: Int { 17 + 4 * number }
  /// The bits of the count of bytes.
  var countBits: Int { number < 10 ? 8 : 16 }

  /// Words of eight bits, those for correction among them.
  var words: Int {
    var modules = (16 * number + 128) * number + 64
    if number > 1 {
      let marks = number / 7 + 2
      modules -= (25 * marks - 10) * marks - 55
    }
    if number > 6 { modules -= 36 }
    return modules / 8
  }

  /// Where the middles of alignment patterns are, in both directions.
  var alignments: [Int] {
    guard number > 1 else { return [] }
    let count = number / 7 + 2
    // Even steps from the far end; what is left over lies behind the first one.
    let step = number == 32 ? 26 : (number * 4 + count * 2 + 1) / (count * 2 - 2) * 2
    let far = (0..<count - 1).map { side - 7 - $0 * step }
    return [6] + far.reversed()
  }

  /// How many blocks the words are shared out among.
  func blocks(_ level: QRLevel) -> Int { Self.blockCounts[level]?[number - 1] ?? 1 }
  /// Words for correction in each block.
  func correctionWords(_ level: QRLevel) -> Int { Self.corrections[level]?[number - 1] ?? 0 }
  /// Words for what is said.
  func dataWords(_ level: QRLevel) -> Int { words - blocks(level) * correctionWords(level) }
  /// The most bytes that can be said.
  func capacity(_ level: QRLevel) -> Int { (dataWords(level) * 8 - 4 - countBits) / 8 }

  private static let corrections: [QRLevel: [Int]] = [
    .low: [
      7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30,
      30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    .medium: [
      10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28,
      28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ],
    .quartile: [
      13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30,
      30, 30, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    .high: [
      17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
  ]

  private static let blockCounts: [QRLevel: [Int]] = [
    .low: [
      1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14,
      15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
    ],
    .medium: [
      1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25,
      26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
    ],
    .quartile: [
      1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34,
      34, 35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
    ],
    .high: [
      1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37,
      40, 42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
    ],
  ]
}
