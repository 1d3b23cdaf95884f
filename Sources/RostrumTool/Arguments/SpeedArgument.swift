/// A playback speed, seconds of scene in a second of film, as a ratio: `0.2`, `2`, `1/3`.
struct SpeedArgument: Hashable, Sendable {
  let numerator: Int
  let denominator: Int

  /// As fast as it is.
  static let usual = Self(whole: 1)

  private init(whole: Int) { (numerator, denominator) = (whole, 1) }

  /// Reads a speed from 0.01 to 100.
  init?(_ text: String) {
    guard let ratio = ExactSeconds(text)?.plainRatio,
      ratio.numerator <= 1_000_000_000, ratio.denominator <= 1_000_000_000,
      ratio.numerator * 100 >= ratio.denominator, ratio.numerator <= ratio.denominator * 100
    else { return nil }
    (numerator, denominator) = ratio
  }
}
