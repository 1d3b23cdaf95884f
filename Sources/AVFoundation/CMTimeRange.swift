/// A part of a film or a sound: from when, and how long.
public struct CMTimeRange: Hashable, Sendable {
  /// When it begins.
  public var start: CMTime
  /// How long it is.
  public var duration: CMTime

  /// Creates a part by its length.
  ///
  /// - Parameters:
  ///   - start: When it begins.
  ///   - duration: How long it is.
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  /// Creates a part by its end.
  ///
  /// - Parameters:
  ///   - start: When it begins.
  ///   - end: When it ends.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }
  /// Creates a part that is none.
  public init() { self.init(start: .invalid, duration: .invalid) }

  /// No time at all.
  public static let zero = Self(start: .zero, duration: .zero)
  /// A part that is none.
  public static let invalid = Self()

  /// When it ends.
  public var end: CMTime { start + duration }
  /// Whether it is a part.
  public var isValid: Bool { start.isValid && duration.isValid }
  /// Whether it has no length.
  public var isEmpty: Bool { duration == .zero }

  /// Whether a time is in it: its end is not.
  public func containsTime(_ time: CMTime) -> Bool { time >= start && time < end }
  /// Whether another part is in it whole.
  public func containsTimeRange(_ otherRange: CMTimeRange) -> Bool {
    otherRange.start >= start && otherRange.end <= end
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The sum of two times, by C's name.
///
/// - Parameters:
///   - lhs: A time.
///   - rhs: The time that is added.
/// - Returns: The sum.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The difference of two times, by C's name.
///
/// - Parameters:
///   - lhs: The time from which is taken.
///   - rhs: The time that is taken from it.
/// - Returns: The difference.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A time several times as long, by C's name.
///
/// - Parameters:
///   - time: The time.
///   - multiplier: How many times.
/// - Returns: The product, in the parts of the time.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
  CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The earlier of two times, by C's name.
///
/// - Parameters:
///   - time1: A time.
///   - time2: Another one.
/// - Returns: The earlier one.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { min(time1, time2) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The later of two times, by C's name.
///
/// - Parameters:
///   - time1: A time.
///   - time2: Another one.
/// - Returns: The later one.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { max(time1, time2) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Which of two times is earlier, by C's name.
///
/// - Parameters:
///   - time1: A time.
///   - time2: Another one.
/// - Returns: −1 if that is the first, 1 if it is the second, 0 for the same time.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  time1 == time2 ? 0 : time1 < time2 ? -1 : 1
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A part of a film or a sound, by C's name.
///
/// - Parameters:
///   - start: When it begins.
///   - duration: How long it is.
/// - Returns: The part.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
