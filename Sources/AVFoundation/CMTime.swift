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
  /// - Returns: The same time, or the nearest one that such parts say.
  public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> Self {
    guard isNumeric else { return self }
    let parts = (seconds * Double(newTimescale)).rounded(method.rule)
    return Self(seconds: parts / Double(newTimescale), preferredTimescale: newTimescale)
  }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.seconds < rhs.seconds }
  public static func == (lhs: Self, rhs: Self) -> Bool {
    guard lhs.isNumeric, rhs.isNumeric else {
      return lhs.isNumeric == rhs.isNumeric && lhs.isEndless == rhs.isEndless
    }
    return lhs.seconds == rhs.seconds
  }
  public func hash(into hasher: inout Hasher) {
    if isNumeric { hasher.combine(seconds) } else { hasher.combine(isEndless) }
  }
  /// The sum of two times, in the finer parts of both.
  ///
  /// - Parameters:
  ///   - lhs: A time.
  ///   - rhs: The time that is added.
  /// - Returns: The sum.
  public static func + (lhs: Self, rhs: Self) -> Self { sum(lhs, rhs.seconds, rhs) }
  /// The difference of two times, in the finer parts of both.
  ///
  /// - Parameters:
  ///   - lhs: The time from which is taken.
  ///   - rhs: The time that is taken from it.
  /// - Returns: The difference.
  public static func - (lhs: Self, rhs: Self) -> Self { sum(lhs, -rhs.seconds, rhs) }

  private static func sum(_ time: Self, _ seconds: Double, _ other: Self) -> Self {
    Self(
      seconds: time.seconds + seconds, preferredTimescale: max(time.timescale, other.timescale))
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

  /// The same, by the standard library's names.
  var rule: FloatingPointRoundingRule {
    switch self {
    case .roundHalfAwayFromZero: .toNearestOrAwayFromZero
    case .roundTowardZero: .towardZero
    case .roundAwayFromZero: .awayFromZero
    case .roundTowardNegativeInfinity: .down
    case .roundTowardPositiveInfinity: .up
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
