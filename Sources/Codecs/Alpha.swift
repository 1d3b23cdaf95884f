/// A pixel's alpha as it lies in a word: red lowest, alpha highest.
enum Alpha {
  /// The bits of alpha, all of them set where a pixel is opaque.
  static let opaque: UInt32 = 0xff00_0000
  /// The highest bit of alpha, set where a pixel is at least half opaque.
  static let half: UInt32 = 0x8000_0000
}
