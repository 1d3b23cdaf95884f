public import Foundation
public import OpenCombine

/// A time of a run loop or an operation queue: a date.
public struct SchedulerTime: Strideable, Codable, Hashable, Sendable {
  /// The date.
  public var date: Date

  /// The time at a date.
  public init(_ date: Date) { self.date = date }

  /// The seconds from this time to `other`.
  public func distance(to other: SchedulerTime) -> Stride {
    Stride(other.date.timeIntervalSince(date))
  }

  /// The time `stride` later.
  public func advanced(by stride: Stride) -> SchedulerTime {
    SchedulerTime(date.addingTimeInterval(stride.timeInterval))
  }

  /// The stride from one time to another.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Codable, Sendable
  {
    /// The length in seconds, with its sign.
    public var timeInterval: TimeInterval

    /// A length in seconds.
    public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
    public init(integerLiteral value: Int) { timeInterval = TimeInterval(value) }
    public init(floatLiteral value: TimeInterval) { timeInterval = value }
    public init?(exactly source: some BinaryInteger) {
      guard let value = TimeInterval(exactly: source) else { return nil }
      timeInterval = value
    }

    /// The length in seconds, without its sign.
    public var magnitude: TimeInterval { timeInterval.magnitude }

    public static func < (one: Stride, other: Stride) -> Bool {
      one.timeInterval < other.timeInterval
    }
    public static func + (one: Stride, other: Stride) -> Stride {
      Stride(one.timeInterval + other.timeInterval)
    }
    public static func - (one: Stride, other: Stride) -> Stride {
      Stride(one.timeInterval - other.timeInterval)
    }
    public static func * (one: Stride, other: Stride) -> Stride {
      Stride(one.timeInterval * other.timeInterval)
    }
    public static func *= (one: inout Stride, other: Stride) { one = one * other }

    public static func seconds(_ count: Int) -> Stride { Stride(TimeInterval(count)) }
    public static func seconds(_ count: Double) -> Stride { Stride(count) }
    public static func milliseconds(_ count: Int) -> Stride { Stride(TimeInterval(count) / 1e3) }
    public static func microseconds(_ count: Int) -> Stride { Stride(TimeInterval(count) / 1e6) }
    public static func nanoseconds(_ count: Int) -> Stride { Stride(TimeInterval(count) / 1e9) }
  }
}

/// Options of run loops and operation queues as schedulers: there are none.
public struct SchedulerTimeOptions: Sendable {}
