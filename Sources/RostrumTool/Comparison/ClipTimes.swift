import Codecs
import Motion

/// The times at which a clip's pictures give way, and the rate of the film that it was.
///
/// Files round times, ours to milliseconds and those of GIFs to hundredths, so that no file says its film's rate.
struct ClipTimes {
  /// How far a time may be from a whole frame, in seconds: half a millisecond, and a little.
  private static let precision = 0.0006
  /// The same where the file's own times are coarser: half of its unit, and a little.
  private let coarse: Double
  /// Rates at which films are made, lowest first.
  private static let usualRates = [
    FrameRate(10), FrameRate(12), FrameRate(15), FrameRate(20), FrameRate(24000, per: 1001),
    FrameRate(24), FrameRate(25), FrameRate(30000, per: 1001), FrameRate(30), FrameRate(48),
    FrameRate(50), FrameRate(60000, per: 1001), FrameRate(60), FrameRate(90), FrameRate(100),
    FrameRate(120), FrameRate(240),
  ]

  /// In ticks of the time line, which hold every usual fraction of a second.
  private let ticks: [Int]

  /// Adds durations up; a picture that is shown for no time, as a still is, counts as one frame of 60.
  ///
  /// - Parameters:
  ///   - durations: How long each picture is shown.
  ///   - tick: The unit of the file's times.
  init(_ durations: [ExactTime], tick: ExactTime = ExactTime(1, over: 1000)) {
    coarse = max(Self.precision, tick.seconds / 2 + 0.0001)
    let second = Int(Instant.ticksPerSecond)
    var sum = 0
    ticks = durations.map { duration in
      sum += duration > .zero ? duration.numerator * second / duration.denominator : second / 60
      return sum
    }
  }

  /// The rate of two films, and before which of its frames each of their pictures gives way.
  ///
  /// What fits closely comes before what fits within the files' own rounding, and a usual rate before any other.
  ///
  /// - Parameters:
  ///   - first: One film.
  ///   - second: The other.
  /// - Returns: `nil` if their times are whole frames at no rate.
  static func common(
    _ first: ClipTimes, _ second: ClipTimes
  ) -> (rate: FrameRate, ends: ([Int], [Int]))? {
    func ends(_ rate: FrameRate, isCoarse: Bool) -> (rate: FrameRate, ends: ([Int], [Int]))? {
      guard
        let one = first.ends(at: rate, within: isCoarse ? first.coarse : precision),
        let other = second.ends(at: rate, within: isCoarse ? second.coarse : precision)
      else { return nil }
      return (rate, (one, other))
    }
    for isCoarse in [false, true] {
      for rate in usualRates {
        if let found = ends(rate, isCoarse: isCoarse) { return found }
      }
    }
    for number in 1...1000 {
      if let found = ends(FrameRate(number), isCoarse: false) { return found }
    }
    return nil
  }

  /// The film's frames before which each picture gives way; `nil` if a time is no whole frame at this rate.
  private func ends(at rate: FrameRate, within precision: Double) -> [Int]? {
    let second = Double(Instant.ticksPerSecond)
    let perSecond = Double(rate.frames) / Double(rate.seconds)
    var ends: [Int] = []
    for tick in ticks {
      let time = Double(tick) / second
      let frame = (time * perSecond).rounded()
      guard abs(frame / perSecond - time) <= precision, frame > Double(ends.last ?? 0) else {
        return nil
      }
      ends.append(Int(frame))
    }
    return ends
  }
}
