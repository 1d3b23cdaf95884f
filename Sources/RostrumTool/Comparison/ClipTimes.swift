import Codecs
import Motion

/// The times at which a clip's pictures give way, and the rate of the film that it was.
///
/// Files round times, ours to milliseconds, so that no file says its film's rate.
struct ClipTimes {
  /// How far a time may be from a whole frame, in seconds: half a millisecond, and a little.
  private static let precision = 0.0006
  /// Rates at which films are made, and then every other, lowest first.
  static let rates =
    [
      FrameRate(10), FrameRate(12), FrameRate(15), FrameRate(20), FrameRate(24000, per: 1001),
      FrameRate(24), FrameRate(25), FrameRate(30000, per: 1001), FrameRate(30), FrameRate(48),
      FrameRate(50), FrameRate(60000, per: 1001), FrameRate(60), FrameRate(90), FrameRate(100),
      FrameRate(120), FrameRate(240),
    ] + (1...1000).map { FrameRate($0) }

  /// In ticks of the time line, which hold every usual fraction of a second.
  private let ticks: [Int]

  /// Adds durations up; a picture that is shown for no time, as a still is, counts as one frame of 60.
  init(_ durations: [ExactTime]) {
    let second = Int(Instant.ticksPerSecond)
    var sum = 0
    ticks = durations.map { duration in
      sum += duration > .zero ? duration.numerator * second / duration.denominator : second / 60
      return sum
    }
  }

  /// The film's frames before which each picture gives way; `nil` if a time is no whole frame at this rate.
  func ends(at rate: FrameRate) -> [Int]? {
    let second = Double(Instant.ticksPerSecond)
    let perSecond = Double(rate.frames) / Double(rate.seconds)
    var ends: [Int] = []
    for tick in ticks {
      let time = Double(tick) / second
      let frame = (time * perSecond).rounded()
      guard abs(frame / perSecond - time) <= Self.precision, frame > Double(ends.last ?? 0) else {
        return nil
      }
      ends.append(Int(frame))
    }
    return ends
  }
}
