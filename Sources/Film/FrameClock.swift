public import Codecs
public import Motion

/// The frame clock of a film: the moment of each frame by its number, exact, never accumulated.
///
/// Only ratios that no 64 bits hold are rounded, to the time line's ticks.
public struct FrameClock: Hashable, Sendable {
  /// The frame rate: frames a second of film.
  public let rate: FrameRate
  /// The duration: seconds of scene to show.
  public let duration: ExactTime
  /// The start: scene time of the first frame.
  public let start: ExactTime
  /// The speed: seconds of scene that pass in a second of film.
  public let speed: ExactTime
  /// The number of frames k = 0, 1, … whose time is before the end: ⌈duration · rate / speed⌉.
  public let frameCount: Int

  /// Creates the clock of a film.
  ///
  /// - Parameters:
  ///   - rate: Frames a second of film.
  ///   - duration: Seconds of scene to show; at least 0.
  ///   - start: Scene time of the first frame.
  ///   - speed: Seconds of scene in a second of film; more than 0.
  public init(
    rate: FrameRate, duration: ExactTime, start: ExactTime = .zero,
    speed: ExactTime = ExactTime(1)
  ) {
    precondition(duration >= .zero && speed > .zero, "a film's length and speed are not negative")
    (self.rate, self.duration, self.start, self.speed) = (rate, duration, start, speed)
    // Wide, as a user's three ratios have nine digits and more each.
    let frames = Int128(duration.numerator) * Int128(rate.frames) * Int128(speed.denominator)
    let divisor = Int128(duration.denominator) * Int128(rate.seconds) * Int128(speed.numerator)
    frameCount = Int((frames + divisor - 1) / divisor)
  }

  /// The moment of frame `number`; numbers beyond ``frameCount`` have theirs too.
  public func frame(_ number: Int) -> FrameTime {
    let passed = Int128(number) * Int128(rate.seconds) * Int128(speed.numerator)
    let unit = Int128(rate.frames) * Int128(speed.denominator)
    let sum = Int128(start.numerator) * unit + passed * Int128(start.denominator)
    return FrameTime(exact: ExactTime(nearest: sum, over: unit * Int128(start.denominator)))
  }

  /// The same film at another rate.
  public func at(_ rate: FrameRate) -> FrameClock {
    FrameClock(rate: rate, duration: duration, start: start, speed: speed)
  }

  /// The numbers of the frames whose time is at least `low` and before `high`, in scene seconds.
  func numbers(from low: ExactTime, to high: ExactTime) -> Range<Int> {
    let (first, last) = (number(atOrAfter: low), number(atOrAfter: high))
    return first..<max(first, last)
  }

  /// The first frame at or after a scene time; ``frameCount`` if there is none.
  private func number(atOrAfter time: ExactTime) -> Int {
    var (low, high) = (0, frameCount)
    while low < high {
      let middle = (low + high) / 2
      if frame(middle).exact < time { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension ExactTime {
  /// A ratio of large numbers in lowest terms; the latest tick that is not after it, if it does not fit then.
  ///
  /// - Parameters:
  ///   - numerator: Seconds times `denominator`.
  ///   - denominator: What `numerator` counts in one second; positive.
  fileprivate init(nearest numerator: Int128, over denominator: Int128) {
    var (a, b) = (numerator.magnitude, denominator.magnitude)
    while b != 0 { (a, b) = (b, a % b) }
    let divisor = Int128(a)
    if let top = Int(exactly: numerator / divisor), let bottom = Int(exactly: denominator / divisor)
    {
      self.init(top, over: bottom)
      return
    }
    let ticks = Int128(Instant.ticksPerSecond)
    var (whole, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
    if rest < 0 { (whole, rest) = (whole - 1, rest + denominator) }
    self.init(Int(whole * ticks + rest * ticks / denominator), over: Int(ticks))
  }
}

/// The presentation time of a frame: exact scene seconds.
public struct FrameTime: Hashable, Comparable, Sendable {
  /// Scene seconds as a ratio.
  public let exact: ExactTime

  /// Creates a moment.
  public init(exact: ExactTime) { self.exact = exact }

  /// The nearest number of seconds to the exact one: what presentation values are computed from.
  public var seconds: Double { exact.seconds }

  /// The latest instant that is not after this moment.
  ///
  /// An event of the time line has happened at this moment exactly when its instant is not after
  /// this one; for all usual rates the two are equal.
  public var instant: Instant {
    let (high, low) = exact.numerator.multipliedFullWidth(by: Int(Instant.ticksPerSecond))
    let (quotient, remainder) = exact.denominator.dividingFullWidth((high, low))
    return Instant(ticks: Int64(remainder < 0 ? quotient - 1 : quotient))
  }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.exact < rhs.exact }
}
