/// Numbers by chance that depend on nothing but a particle's place among all: any of them can be asked
/// for at any time.
package struct ParticleDice {
  /// What a number is for.
  package enum Use: UInt64 {
    case lifetime, place, otherPlace, direction, velocity, scale, spin, red, green, blue, alpha
    /// How a particle is turned at first, how much it is tinted, and how long an action waits.
    case turn, blend, wait
  }

  /// What is mixed with the use.
  private let key: UInt64

  /// Creates the dice of an emitter.
  package init(seed: UInt32) { key = Self.mixed(UInt64(seed) &+ Self.step) }
  private init(key: UInt64) { self.key = key }

  /// The dice of the thing with a number inside this one: a cell, a particle.
  package func inside(_ number: Int) -> ParticleDice {
    ParticleDice(
      key: Self.mixed(key ^ (UInt64(bitPattern: Int64(number)) &* Self.step &+ Self.step)))
  }

  /// A number in 0..<1.
  package func unit(_ use: Use) -> Double {
    Double(Self.mixed(key &+ Self.step &* (use.rawValue + 1)) >> 11) * 0x1p-53
  }

  /// A number around `mean`, within half of `range` on either side.
  package func value(_ use: Use, _ mean: Double, _ range: Double) -> Double {
    range == 0 ? mean : mean + range * (unit(use) - 0.5)
  }

  // The steps of SplitMix64, a generator whose every number is a mix of a count.
  private static let step: UInt64 = 0x9e37_79b9_7f4a_7c15

  private static func mixed(_ value: UInt64) -> UInt64 {
    var z = value
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
