/// A time of a film or a sound: a whole number of parts of a second.
public struct CMTime: Hashable, Comparable, Sendable {
  /// How many parts.
  public var value: Int64
  /// How many of them make a second; 0 for a time that is none.
  public var timescale: Int32
  /// Whether it is without an end, as the length of what is sent live.
  private var isEndless = false

  /// Creates a time.
  ///
  /// - Parameters:
  ///   - value: How many parts.
  ///   - timescale: How many of them make a second.
  public init(value: Int64, timescale: Int32) {
    (self.value, self.timescale) = (value, timescale)
  }
  /// Creates the time that is nearest to some seconds.
  ///
  /// - Parameters:
  ///   - seconds: The seconds; such that no number says give a time that is none.
  ///   - preferredTimescale: How many parts make a second.
  public init(seconds: Double, preferredTimescale: Int32) {
    let parts = (seconds * Double(preferredTimescale)).rounded()
    guard let value = Int64(exactly: parts) else {
      self.init(value: 0, timescale: 0)
      return
    }
    self.init(value: value, timescale: preferredTimescale)
  }

  /// No time at all.
  public static let zero = Self(value: 0, timescale: 1)
  /// A time that is none.
  public static let invalid = Self(value: 0, timescale: 0)
  /// A time that nobody knows.
  public static let indefinite = {
    var time = Self(value: 0, timescale: 0)
    time.isEndless = true
    return time
  }()

  /// The time in seconds; not a number where it is none.
  public var seconds: Double { timescale > 0 ? Double(value) / Double(timescale) : .nan }
  /// Whether it is a time, if only one that nobody knows.
  public var isValid: Bool { timescale > 0 || isEndless }
  /// Whether a number says it.
  public var isNumeric: Bool { timescale > 0 }
  /// Whether nobody knows it.
  public var isIndefinite: Bool { isEndless }

  /// Its number as Core Media counts parts.
  ///
  /// - Parameters:
  ///   - newTimescale: How many parts make a second then.
  ///   - method: How parts are rounded.
  /// - Returns: The same time, or the nearest one that such parts say; a time that is none where no number says it.
  public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> Self {
    guard isNumeric else { return self }
    guard newTimescale > 0 else { return .invalid }
    guard newTimescale != timescale else { return self }
    let parts = value.magnitude.multipliedFullWidth(by: UInt64(newTimescale))
    let divisor = UInt64(timescale)
    guard parts.high < divisor else { return .invalid }
    let (whole, rest) = divisor.dividingFullWidth(parts)
    let isRaised = method.raises(rest, of: divisor, isNegative: value < 0)
    guard let rounded = Int64(exactly: whole + (isRaised ? 1 : 0)) else { return .invalid }
    return Self(value: value < 0 ? -rounded : rounded, timescale: newTimescale)
  }

  /// Whether a time is earlier than another: what nobody knows comes after all numbers, what is none after that, as Core
  /// Media's header orders them.
  ///
  /// - Parameters:
  ///   - lhs: A time.
  ///   - rhs: Another one.
  /// - Returns: Whether the first is the earlier one.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    guard lhs.isNumeric, rhs.isNumeric else { return lhs.rank < rhs.rank }
    return lhs.parts(rhs) < rhs.parts(lhs)
  }
  public static func == (lhs: Self, rhs: Self) -> Bool {
    guard lhs.isNumeric, rhs.isNumeric else { return lhs.rank == rhs.rank }
    return lhs.parts(rhs) == rhs.parts(lhs)
  }
  public func hash(into hasher: inout Hasher) {
    if isNumeric { hasher.combine(seconds) } else { hasher.combine(isEndless) }
  }
  /// Where it is among numbers, what nobody knows, and what is none.
  private var rank: Int { isNumeric ? 0 : isEndless ? 1 : 2 }
  /// Its number in parts of which both times are whole numbers.
  private func parts(_ other: Self) -> (Int64, UInt64) {
    let product = value.multipliedFullWidth(by: Int64(other.timescale))
    return (product.high, product.low)
  }

  /// The sum of two times, in parts that both are whole numbers of, as long as a second has no more than 2³¹ − 1 of them.
  ///
  /// - Parameters:
  ///   - lhs: A time.
  ///   - rhs: The time that is added.
  /// - Returns: The sum; what nobody knows, or is none, where one of both is.
  public static func + (lhs: Self, rhs: Self) -> Self {
    combine(lhs, rhs) { $0.addingReportingOverflow($1) }
  }
  /// The difference of two times, in such parts as their sum.
  ///
  /// - Parameters:
  ///   - lhs: The time from which is taken.
  ///   - rhs: The time that is taken from it.
  /// - Returns: The difference; what nobody knows, or is none, where one of both is.
  public static func - (lhs: Self, rhs: Self) -> Self {
    combine(lhs, rhs) { $0.subtractingReportingOverflow($1) }
  }

  private static func combine(
    _ lhs: Self, _ rhs: Self, _ operation: (Int64, Int64) -> (partialValue: Int64, overflow: Bool)
  ) -> Self {
    guard lhs.isNumeric, rhs.isNumeric else {
      return lhs.isValid && rhs.isValid ? .indefinite : .invalid
    }
    // Where numbers grow too long, parts may be as coarse as the finer of both.
    for scale in [commonScale(lhs, rhs), max(lhs.timescale, rhs.timescale)] {
      let (one, other) = (
        lhs.convertScale(scale, method: .default), rhs.convertScale(scale, method: .default)
      )
      let (value, isTooLong) = operation(one.value, other.value)
      if one.isNumeric, other.isNumeric, !isTooLong { return Self(value: value, timescale: scale) }
    }
    return .invalid
  }
  /// The least number of parts of a second that both times are whole numbers of, or the greatest that there is.
  private static func commonScale(_ lhs: Self, _ rhs: Self) -> Int32 {
    var (divisor, rest) = (Int64(lhs.timescale), Int64(rhs.timescale))
    while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
    return Int32(clamping: Int64(lhs.timescale) / divisor * Int64(rhs.timescale))
  }
}

/// How many parts make a second.
public typealias CMTimeScale = Int32
/// A number of parts of a second.
public typealias CMTimeValue = Int64

/// How parts of a second are rounded.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  /// To the nearest; halves away from zero.
  case roundHalfAwayFromZero = 1
  /// Towards zero.
  case roundTowardZero = 2
  /// Away from zero.
  case roundAwayFromZero = 3
  /// Down.
  case roundTowardNegativeInfinity = 6
  /// Up.
  case roundTowardPositiveInfinity = 5
  /// As usual: to the nearest; halves away from zero.
  public static let `default` = Self.roundHalfAwayFromZero

  /// Whether parts are one more than the whole ones.
  ///
  /// - Parameters:
  ///   - rest: What is left beside the whole ones.
  ///   - divisor: Of how much.
  ///   - isNegative: Whether the time is before zero.
  /// - Returns: Whether they are.
  func raises(_ rest: UInt64, of divisor: UInt64, isNegative: Bool) -> Bool {
    switch self {
    case .roundHalfAwayFromZero: rest * 2 >= divisor
    case .roundTowardZero: false
    case .roundAwayFromZero: rest > 0
    case .roundTowardNegativeInfinity: rest > 0 && isNegative
    case .roundTowardPositiveInfinity: rest > 0 && !isNegative
    }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A time in seconds, by C's name.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A time, by C's name.
///
/// - Parameters:
///   - value: How many parts.
///   - timescale: How many of them make a second.
/// - Returns: The time.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The time that is nearest to some seconds, by C's name.
///
/// - Parameters:
///   - seconds: The seconds.
///   - preferredTimescale: How many parts make a second.
/// - Returns: The time.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
