/// The count of intervals that an axis should have.
struct TickCount: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// How many; at least one.
  let number: Int
  /// Whether there are never more.
  let isLimit: Bool

  private init(_ number: Int, isLimit: Bool) {
    (self.number, self.isLimit) = (max(number, 1), isLimit)
  }
  init(integerLiteral number: Int) { self.init(number, isLimit: false) }

  /// As many, or a few more or less.
  static func about(_ number: Int) -> Self { Self(number, isLimit: false) }
  /// As many, or less.
  static func atMost(_ number: Int) -> Self { Self(number, isLimit: true) }
}
