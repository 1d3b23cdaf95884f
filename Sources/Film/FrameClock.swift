public import Codecs
public import Motion

/// The moments of a film, by number: exact, never accumulated.
public struct FrameClock: Hashable, Sendable {
  /// Frames a second of film.
  public let rate: FrameRate
  /// Seconds of scene to show.
  public let duration: ExactTime
  /// Scene time of the first frame.
  public let start: ExactTime
  /// Seconds of scene that pass in a second of film.
  public let speed: ExactTime
  /// Frames k = 0, 1, … whose time is before the end: ⌈duration · rate / speed⌉.
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
    let frames = duration.numerator * rate.frames * speed.denominator
    let divisor = duration.denominator * rate.seconds * speed.numerator
    frameCount = (frames + divisor - 1) / divisor
  }

  /// The moment of frame `number`; numbers beyond ``frameCount`` have theirs too.
  public func frame(_ number: Int) -> FrameTime {
    let film = rate.start(of: number)
    let passed = ExactTime(
      film.numerator * speed.numerator, over: film.denominator * speed.denominator)
    return FrameTime(exact: start.adding(passed))
  }

  /// The same film at another rate.
  public func at(_ rate: FrameRate) -> FrameClock {
    FrameClock(rate: rate, duration: duration, start: start, speed: speed)
  }

  /// The numbers of the frames whose time is at least `low` and before `high`, in scene seconds.
  func numbers(from low: ExactTime, to high: ExactTime) -> Range<Int> {
    let (first, last) = (number(atOrAfter: low), number(atOrAfter: high))
    return min(first, frameCount)..<max(min(first, frameCount), min(last, frameCount))
  }

  /// The first frame at or after a scene time.
  private func number(atOrAfter time: ExactTime) -> Int {
    let passed = time.since(start)
    guard passed > .zero else { return 0 }
    let frames = passed.numerator * rate.frames * speed.denominator
    let divisor = passed.denominator * rate.seconds * speed.numerator
    return (frames + divisor - 1) / divisor
  }
}

/// The moment of a frame: exact scene seconds.
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
