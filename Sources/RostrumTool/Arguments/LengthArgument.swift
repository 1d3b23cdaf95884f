import ArgumentParser
import Motion

/// The length of a film: a time, or until the scene has settled.
enum LengthArgument: Hashable, Sendable, ExpressibleByArgument {
  case settled
  case time(ExactSeconds)

  /// How long a film is at most that goes on until the scene has settled.
  static let longestSettled = Instant(ticks: 10 * Instant.ticksPerSecond)

  /// Whether this is a length that was written.
  var isTime: Bool { self != .settled }

  init?(argument: String) {
    if argument == "settled" {
      self = .settled
    } else if let time = ExactSeconds(argument), !time.isZero {
      self = .time(time)
    } else {
      return nil
    }
  }

  /// The length of a film whose scene settles at `instant`: rounded up to a whole tenth of a second, and half a second
  /// of rest.
  static func settled(at instant: Instant) -> Instant {
    let tenth = Instant.ticksPerSecond / 10
    let tenths = (instant.ticks + tenth - 1) / tenth
    return Instant(ticks: (tenths + 5) * tenth)
  }
}
