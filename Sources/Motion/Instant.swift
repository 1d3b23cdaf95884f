// Time is whole ticks, not seconds in `Double`: 0.1 + 0.2 is frame 18 of 60, ten steps of a tenth are a
// second, and a period has no drift.

/// A point on the film's time line, or a length of it, as a whole number of ticks.
///
/// A tick is 1/705,600,000 s: whole for 24, 25, 30, 48, 50, 60, 90, 100, 120 and 240 frames a second
/// and for the 1001 rates. Seconds become ticks once, where they enter; from then on time adds up
/// exactly. Range: about ±415 years.
public struct Instant: Hashable, Comparable, Sendable, AdditiveArithmetic {
  /// Ticks in a second.
  public static let ticksPerSecond: Int64 = 705_600_000

  /// Ticks since the film's start.
  public var ticks: Int64

  /// Creates an instant from whole ticks.
  public init(ticks: Int64) { self.ticks = ticks }

  /// The film's start.
  public static let zero = Self(ticks: 0)
  /// An instant that never comes.
  public static let distantFuture = Self(ticks: .max / 4)

  /// Creates the instant nearest to `seconds`; what has no nearest (infinite, not a number) or lies
  /// beyond the range becomes ``distantFuture`` or its negative.
  public init(seconds: Double) {
    let ticks = (seconds * Double(Self.ticksPerSecond)).rounded()
    if abs(ticks) < Double(Self.distantFuture.ticks) {
      self.init(ticks: Int64(ticks))
    } else {
      self.init(ticks: seconds < 0 ? -Self.distantFuture.ticks : Self.distantFuture.ticks)
    }
  }

  /// Creates the first instant at or after `seconds`: how computed times enter the time line.
  ///
  /// What a computation left a few bits above a tick is that tick.
  public init(roundingUp seconds: Double) {
    self.init(roundingUpTicks: seconds * Double(Self.ticksPerSecond))
  }

  /// Creates the first instant at or after a computed number of ticks; a few bits are no tick.
  package init(roundingUpTicks ticks: Double) {
    let whole = snapped(ticks).rounded(.up)
    if abs(whole) < Double(Self.distantFuture.ticks) {
      self.init(ticks: Int64(whole))
    } else {
      self.init(ticks: whole < 0 ? -Self.distantFuture.ticks : Self.distantFuture.ticks)
    }
  }

  /// Seconds since the film's start: one correctly rounded division.
  public var seconds: Double { Double(ticks) / Double(Self.ticksPerSecond) }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.ticks < rhs.ticks }
  public static func + (lhs: Self, rhs: Self) -> Self { Self(ticks: lhs.ticks + rhs.ticks) }
  public static func - (lhs: Self, rhs: Self) -> Self { Self(ticks: lhs.ticks - rhs.ticks) }
}

/// The last three bits of a `Double`, as a part of its value.
private let fewBits = 0x1p-50

/// A computed number of ticks, or the whole number that it misses by a few bits only.
func snapped(_ ticks: Double) -> Double {
  let whole = ticks.rounded()
  return abs(ticks - whole) <= abs(ticks) * fewBits ? whole : ticks
}

/// Seconds that a scene wrote, as ticks: rounded once, here.
///
/// Never-ending stays infinite.
func ticks(ofWritten seconds: Double) -> Double {
  let ticks = (seconds * Double(Instant.ticksPerSecond)).rounded()
  return ticks.isNaN ? 0 : ticks
}

/// Ticks as seconds: one correctly rounded division.
func seconds(ofTicks ticks: Double) -> Double { ticks / Double(Instant.ticksPerSecond) }

/// The grid of everything that has steps: 1/240 s.
package let ticksPerStep = Double(Instant.ticksPerSecond / 240)
