/// A hash of bytes by which equal texts are found among millions: FNV-1a, 64 bits, stirred at the end.
///
/// Texts with one hash count as one: among a million, two that differ share one with a probability below 10⁻⁷.
///
/// - Note: Source: the algorithm of Fowler, Noll and Vo; the last step is the finaliser of MurmurHash3 (A. Appleby).
struct TextHash {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Adds a byte.
  mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  /// Adds bytes.
  mutating func add(_ bytes: some Sequence<UInt8>) { for byte in bytes { add(byte) } }

  /// Adds a part of an array.
  mutating func add(_ bytes: [UInt8], _ range: Range<Int>) {
    for place in range { add(bytes[place]) }
  }

  /// The hash of what was added.
  var result: UInt64 {
    var mixed = (value ^ (value &>> 33)) &* 0xFF51_AFD7_ED55_8CCD
    mixed = (mixed ^ (mixed &>> 33)) &* 0xC4CE_B9FE_1A85_EC53
    return mixed ^ (mixed &>> 33)
  }
}
