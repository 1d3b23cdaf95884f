/// Pseudo-random numbers (splitmix64): the same sequence from the same seed, on every machine.
struct PseudoRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The next 64 bits.
  mutating func bits() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number of 0..<1.
  mutating func unit() -> Double { Double(bits() >> 11) * 0x1p-53 }

  /// A number of `low`..<`high`.
  mutating func next(_ low: Double, _ high: Double) -> Double { low + (high - low) * unit() }

  /// A whole number of 0..<`count`.
  mutating func index(_ count: Int) -> Int { Int(unit() * Double(count)) }

  /// A whole number of 0...255.
  mutating func byte() -> Int { index(256) }
}
