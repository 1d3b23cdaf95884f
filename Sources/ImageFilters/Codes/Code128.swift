/// A bar code of ASCII: code 128, in its set B, and C for an even number of digits alone; which set Core Image takes is an estimate.
///
/// Source: ISO/IEC 15417.
struct Code128: Sendable {
  /// Whether modules are dark, from the left; the quiet zones are left out.
  let modules: [Bool]

  /// Creates the code of bytes.
  ///
  /// - Parameter bytes: What it says; `nil` comes of none, and of what the set does not have.
  init?(_ bytes: [UInt8]) {
    guard !bytes.isEmpty, let symbols = Self.symbols(of: bytes) else { return nil }
    let sum = symbols.enumerated().reduce(0) { $0 + max($1.offset, 1) * $1.element }
    let patterns = (symbols + [sum % 103]).map { Self.patterns[$0] } + [Self.stop]
    modules = patterns.flatMap { pattern in
      pattern.enumerated().flatMap { index, width in
        [Bool](repeating: index % 2 == 0, count: width)
      }
    }
  }

  /// The numbers of the symbols, that of the start first; `nil` where a byte has none.
  static func symbols(of bytes: [UInt8]) -> [Int]? {
    let (zero, nine) = (UInt8(ascii: "0"), UInt8(ascii: "9"))
    let isNumber = bytes.allSatisfy { $0 >= zero && $0 <= nine }
    if isNumber, bytes.count > 3, bytes.count % 2 == 0 {
      let digits = bytes.map { Int($0 - zero) }
      let pairs: [Int] = stride(from: 0, to: digits.count, by: 2).map { index in
        digits[index] * 10 + digits[index + 1]
      }
      return [startC] + pairs
    }
    guard bytes.allSatisfy({ (32...126).contains($0) }) else { return nil }
    return [startB] + bytes.map { Int($0) - 32 }
  }

  /// The modules row by row, with quiet zones at both ends.
  ///
  /// - Parameters:
  ///   - height: How many rows.
  ///   - quiet: How many light modules at each end.
  /// - Returns: Whether modules are dark.
  func rows(height: Int, quiet: Int) -> [[Bool]] {
    let margin = [Bool](repeating: false, count: quiet)
    let row = margin + modules + margin
    return [[Bool]](repeating: row, count: height)
  }

  private static let startB = 104
  private static let startC = 105
  private static let stop = [2, 3, 3, 1, 1, 1, 2]

  /// The widths of bars and spaces of each symbol, in turns, the first bar first.
  private static let patterns: [[Int]] = text.split(whereSeparator: \.isWhitespace).map {
    $0.compactMap(\.wholeNumberValue)
  }

  private static let text = """
    212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232
    122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122
    321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311
    211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113
    213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422
    121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111
    241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121
    412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412
    211214 211232
    """
}
