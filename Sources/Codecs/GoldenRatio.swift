/// Multipliers that spread keys over a table: 2³² and 2⁶⁴ by the golden ratio, made odd.
///
/// - Note: Source: D. E. Knuth, The Art of Computer Programming, volume 3, 6.4.
enum GoldenRatio {
  /// For keys of 32 bits.
  static let of32: UInt32 = 0x9E37_79B1
  /// For keys of 64 bits.
  static let of64: UInt64 = 0x9E37_79B9_7F4A_7C15
}
