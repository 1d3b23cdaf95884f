/// A frame rate as a ratio, so that 30000/1001 stays what it is.
public struct FrameRate: Hashable, Sendable, CustomStringConvertible {
  /// Frames in ``seconds``; positive.
  public let frames: Int
  /// Whole seconds in which ``frames`` are shown; positive.
  public let seconds: Int
  /// What either may be: beyond any film's, and a product of two stays within 64 bits.
  static let range = 1...1_000_000_000

  /// Creates a rate, in lowest terms.
  ///
  /// - Parameters:
  ///   - frames: Frames that are shown, 1 to 1,000,000,000.
  ///   - seconds: The seconds in which they are, 1 to 1,000,000,000.
  public init(_ frames: Int, per seconds: Int = 1) {
    precondition(
      Self.range.contains(frames) && Self.range.contains(seconds), "frame rate out of range")
    let divisor = greatestCommonDivisor(frames, seconds)
    self.frames = frames / divisor
    self.seconds = seconds / divisor
  }

  /// The time stamp at which frame `number` begins.
  public func start(of number: Int) -> ExactTime { ExactTime(number * seconds, over: frames) }

  /// The rate as people write it: `60`, `30000/1001`.
  public var description: String { seconds == 1 ? "\(frames)" : "\(frames)/\(seconds)" }
}

/// A rational time: seconds as a ratio of whole numbers, in lowest terms.
public struct ExactTime: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Seconds times ``denominator``.
  public let numerator: Int
  /// What ``numerator`` counts in one second; positive.
  public let denominator: Int

  /// Creates a time, in lowest terms.
  ///
  /// - Parameters:
  ///   - numerator: Seconds times the denominator.
  ///   - denominator: Parts of a second; positive.
  public init(_ numerator: Int, over denominator: Int = 1) {
    precondition(denominator > 0, "a time needs a positive denominator")
    let divisor = greatestCommonDivisor(abs(numerator), denominator)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// The film's start.
  public static let zero = Self(0)

  /// The nearest number to the exact one.
  public var seconds: Double { Double(numerator) / Double(denominator) }

  /// The nearest whole number of `unit`ths of a second, halves up.
  ///
  /// - Parameter unit: Parts in a second, such as 100 for centiseconds; positive.
  /// - Returns: ⌊time · unit + ½⌋, computed without rounding in between.
  public func rounded(to unit: Int) -> Int {
    let doubled = numerator * unit * 2 + denominator
    let divisor = denominator * 2
    return doubled >= 0 ? doubled / divisor : -((divisor - 1 - doubled) / divisor)
  }

  /// `1/60`, or `2` for whole seconds.
  public var description: String {
    denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
  }

  public static func < (lhs: Self, rhs: Self) -> Bool {
    let left = lhs.numerator.multipliedFullWidth(by: rhs.denominator)
    let right = rhs.numerator.multipliedFullWidth(by: lhs.denominator)
    return (left.high, left.low) < (right.high, right.low)
  }

  /// This time and `other` together.
  public func adding(_ other: Self) -> Self {
    Self(
      numerator * other.denominator + other.numerator * denominator,
      over: denominator * other.denominator)
  }

  /// The time from `other` to this one.
  public func since(_ other: Self) -> Self {
    Self(
      numerator * other.denominator - other.numerator * denominator,
      over: denominator * other.denominator)
  }
}

/// Euclid's; `b` is positive.
private func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
  var (a, b) = (a, b)
  while b != 0 { (a, b) = (b, a % b) }
  return a
}
