/// Deflate's symbols for match lengths and distances.
///
/// Source: RFC 1951, 3.2.5.
enum DeflateTables {
  /// The symbol that ends a block; literals come before it.
  static let endOfBlock = 256
  /// The symbol of the shortest matches.
  static let firstLength = 257
  /// Symbols for literals, the end, and lengths.
  static let lengthSymbolCount = 286
  /// Symbols for distances.
  static let distanceSymbolCount = 30
  /// Symbols for the lengths of codes, and how many bits theirs may have.
  static let codeLengthSymbolCount = 19
  static let greatestCodeLengthLength = 7
  /// Bytes of the shortest match and of the longest.
  static let shortestMatch = 3
  static let longestMatch = 258
  /// How far back a match may lie.
  static let farthest = 32768
  /// Bits that any code may have.
  static let greatestCodeLength = 15

  /// A symbol that stands for a run of equal code lengths.
  struct Repeat {
    let symbol: Int
    /// The run that its extra bits number from 0, and how many bits they are.
    let runs: ClosedRange<Int>
    let extraBits: UInt64

    /// The last length once more.
    static let last = Repeat(symbol: 16, runs: 3...6, extraBits: 2)
    /// Few zeros, and many.
    static let fewZeros = Repeat(symbol: 17, runs: 3...10, extraBits: 3)
    static let manyZeros = Repeat(symbol: 18, runs: 11...138, extraBits: 7)
  }

  /// The least length of each length symbol from 257 on.
  static let lengthBases: [UInt16] = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  /// Extra bits of each length symbol.
  static let lengthExtraBits: [UInt8] = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  /// The length symbol, less 257, of each length up to 258.
  static let lengthSymbols: [UInt8] = (0...longestMatch).map { length in
    UInt8(lengthBases.lastIndex { Int($0) <= length } ?? 0)
  }
  /// The order in which the lengths of the code-length code are sent.
  static let codeLengthOrder: [Int] = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  /// The symbol of a distance, 1...32768.
  @inline(__always)
  static func distanceSymbol(_ distance: Int) -> Int {
    let value = distance &- 1
    guard value >= 4 else { return value }
    let magnitude = 63 &- value.leadingZeroBitCount
    return magnitude &* 2 &+ (value &>> (magnitude &- 1) & 1)
  }

  /// Extra bits of a distance symbol.
  @inline(__always)
  static func distanceExtraBits(_ symbol: Int) -> Int { symbol < 4 ? 0 : symbol / 2 &- 1 }

  /// The least distance of a distance symbol.
  @inline(__always)
  static func distanceBase(_ symbol: Int) -> Int {
    symbol < 4
      ? symbol &+ 1 : (2 &+ symbol & 1) &<< (symbol / 2 &- 1) &+ 1
  }
}
