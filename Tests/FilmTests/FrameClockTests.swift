import Codecs
import Motion
import Testing

@testable import Film

@Suite("FrameClock")
struct FrameClockTests {
  @Test(
    "has the frames whose time is before the end, ⌈D·F⌉ of them",
    arguments: [
      (ExactTime(3), FrameRate(60), 180), (ExactTime(101, over: 100), FrameRate(30), 31),
      (ExactTime(101, over: 100), FrameRate(60), 61),
      (ExactTime(1), FrameRate(30_000, per: 1001), 30),
      (ExactTime(1, over: 60), FrameRate(60), 1), (ExactTime(1, over: 61), FrameRate(60), 1),
      (ExactTime(1, over: 59), FrameRate(60), 2), (.zero, FrameRate(60), 0),
      (ExactTime(600), FrameRate(60), 36_000),
    ])
  func counts(duration: ExactTime, rate: FrameRate, count: Int) {
    let clock = FrameClock(rate: rate, duration: duration)
    #expect(clock.frameCount == count)
    if count > 0 { #expect(clock.frame(count - 1).exact < duration) }
    #expect(!(clock.frame(count).exact < duration))
  }

  @Test("shows at 30 frames a second every second frame of 60")
  func halves() {
    let (slow, fast) = (
      FrameClock(rate: FrameRate(30), duration: ExactTime(7)),
      FrameClock(rate: FrameRate(60), duration: ExactTime(7))
    )
    for number in 0..<slow.frameCount { #expect(slow.frame(number) == fast.frame(2 * number)) }
  }

  @Test(
    "gives instants that are exact for usual rates", arguments: [24, 25, 30, 48, 50, 60, 120, 240])
  func instants(rate: Int) {
    let clock = FrameClock(rate: FrameRate(rate), duration: ExactTime(2))
    for number in 0..<clock.frameCount {
      #expect(
        clock.frame(number).instant.ticks * Int64(rate) == Int64(number) * Instant.ticksPerSecond)
    }
    let film = FrameClock(rate: FrameRate(30_000, per: 1001), duration: ExactTime(2))
    #expect(film.frame(7).instant.ticks * 30_000 == 7 * 1001 * Instant.ticksPerSecond)
  }

  @Test("gives the latest instant before a moment between two")
  func between() {
    let clock = FrameClock(rate: FrameRate(11), duration: ExactTime(2))
    #expect(clock.frame(1).instant.ticks == Instant.ticksPerSecond / 11)
    #expect(
      FrameTime(exact: ExactTime(-1, over: 11)).instant.ticks == -Instant.ticksPerSecond / 11 - 1)
  }

  @Test("starts where it is told to and runs as fast as it is told to")
  func speed() {
    let clock = FrameClock(
      rate: FrameRate(10), duration: ExactTime(2), start: ExactTime(1, over: 3),
      speed: ExactTime(2))
    #expect(clock.frameCount == 10)
    #expect(clock.frame(0).exact == ExactTime(1, over: 3))
    #expect(clock.frame(5).exact == ExactTime(4, over: 3))
  }

  /// Clocks of usual and of awkward ratios.
  static let clocks: [FrameClock] = [
    FrameRate(60), FrameRate(24), FrameRate(1), FrameRate(1000), FrameRate(30_000, per: 1001),
    FrameRate(100, per: 7),
  ].flatMap { rate in
    [
      ExactTime(1), ExactTime(2), ExactTime(1, over: 3), ExactTime(1, over: 100),
      ExactTime(7, over: 3),
    ]
    .flatMap { speed in
      [ExactTime.zero, ExactTime(5, over: 7), ExactTime(-2)].map { start in
        FrameClock(
          rate: rate, duration: ExactTime(31, over: 30), start: start, speed: speed)
      }
    }
  }

  @Test("a frame's moment is the start and its number times speed over rate", arguments: clocks)
  func moments(clock: FrameClock) {
    for number in [0, 1, 2, 59, 100, 12_345] {
      let film = clock.rate.start(of: number)
      let passed = ExactTime(
        film.numerator * clock.speed.numerator, over: film.denominator * clock.speed.denominator)
      #expect(clock.frame(number).exact == clock.start.adding(passed))
    }
  }

  @Test("there are as many frames as begin before the end", arguments: clocks)
  func count(clock: FrameClock) {
    let end = FrameTime(exact: clock.start.adding(clock.duration))
    #expect(clock.frame(clock.frameCount - 1) < end)
    #expect(!(clock.frame(clock.frameCount) < end))
  }

  @Test("frames are ever later", arguments: clocks)
  func order(clock: FrameClock) {
    for number in 0..<min(clock.frameCount, 100) {
      #expect(clock.frame(number) < clock.frame(number + 1))
      #expect(clock.frame(number).instant < clock.frame(number + 1).instant)
    }
  }

  @Test("at twice the speed a film has every second frame; at half, each falls between two")
  func speeds() {
    let whole = FrameClock(rate: FrameRate(60), duration: ExactTime(3))
    let fast = FrameClock(rate: FrameRate(60), duration: ExactTime(3), speed: ExactTime(2))
    let slow = FrameClock(rate: FrameRate(60), duration: ExactTime(3), speed: ExactTime(1, over: 2))
    #expect([fast.frameCount, slow.frameCount] == [90, 360])
    for number in 0..<90 {
      #expect(fast.frame(number) == whole.frame(2 * number))
      #expect(slow.frame(2 * number) == whole.frame(number))
    }
  }

  @Test(
    "a rate that divides another shows a part of its moments",
    arguments: [(30, 60, 2), (24, 120, 5), (25, 50, 2), (60, 240, 4), (1, 1000, 1000)])
  func rates(slow: Int, fast: Int, ratio: Int) {
    for duration in [ExactTime(1), ExactTime(101, over: 100), ExactTime(1, over: 7)] {
      let quick = FrameClock(rate: FrameRate(fast), duration: duration)
      let other = quick.at(FrameRate(slow))
      #expect(other.frameCount == (quick.frameCount + ratio - 1) / ratio)
      for number in 0..<other.frameCount {
        #expect(other.frame(number) == quick.frame(ratio * number))
      }
    }
  }

  @Test("every frame lies in one of the parts that a film is cut into", arguments: clocks)
  func parts(clock: FrameClock) {
    let cuts = [-3, 0, 10, 17, 31, 40].map { clock.start.adding(ExactTime($0, over: 30)) }
    var numbers: [Int] = []
    for (low, high) in zip(cuts, cuts.dropFirst()) {
      let part = clock.numbers(from: low, to: high)
      #expect(part.allSatisfy { clock.frame($0).exact >= low && clock.frame($0).exact < high })
      numbers += part
    }
    #expect(numbers == Array(0..<clock.frameCount))
  }

  @Test("a part that is empty, turned around or beyond the end has no frames")
  func emptyParts() {
    let clock = FrameClock(rate: FrameRate(60), duration: ExactTime(1))
    #expect(clock.numbers(from: ExactTime(1, over: 2), to: ExactTime(1, over: 2)).isEmpty)
    #expect(clock.numbers(from: ExactTime(1, over: 2), to: .zero).isEmpty)
    #expect(clock.numbers(from: ExactTime(1), to: ExactTime(9)).isEmpty)
    #expect(clock.numbers(from: ExactTime(-9), to: ExactTime(9)) == 0..<60)
  }

  /// Nine digits in each of a user's numbers.
  static let wide = FrameClock(
    rate: FrameRate(999_999_937, per: 1_000_003),
    duration: ExactTime(86_399 * 705_600_000 + 1, over: 705_600_000),
    start: ExactTime(123_456_789, over: 705_600_000),
    speed: ExactTime(333_333_333, over: 1_000_000_000))

  @Test("ratios of nine digits each are no trouble, and never a whole tick off")
  func wideRatios() {
    let clock = Self.wide
    let ratio = 999_999_937 / 1_000_003 / 0.333_333_333
    #expect(abs(Double(clock.frameCount) - 86_399 * ratio) < 2)
    for number in [0, 1, 1000, clock.frameCount - 1] {
      let seconds = 123_456_789 / 705_600_000 + Double(number) / ratio
      #expect(abs(clock.frame(number).seconds - seconds) < 1e-6)
      #expect(clock.frame(number) < clock.frame(number + 1))
    }
    #expect(clock.numbers(from: clock.frame(7).exact, to: clock.frame(9).exact) == 7..<9)
  }

  @Test(
    "an instant is the last tick that is not after its moment",
    arguments: [1, 3, 11, 1001, 705_600_000, 705_599_999, 1_000_000_007])
  func floors(denominator: Int) {
    let tick = ExactTime(1, over: Int(Instant.ticksPerSecond))
    for numerator in [0, 1, 2, -1, -2, denominator - 1, denominator, -denominator - 1, 12_345_678] {
      let moment = FrameTime(exact: ExactTime(numerator, over: denominator))
      let floor = ExactTime(Int(moment.instant.ticks), over: Int(Instant.ticksPerSecond))
      #expect(floor <= moment.exact)
      #expect(
        moment.exact
          < ExactTime(
            floor.numerator * (tick.denominator / floor.denominator) + 1, over: tick.denominator))
    }
  }

  @Test("of two moments the less is earlier, however close")
  func comparison() {
    let moments = [
      ExactTime(-1), .zero, ExactTime(1, over: 1_000_000_007), ExactTime(1, over: 1_000_000_006),
      ExactTime(333_333_333, over: 1_000_000_000), ExactTime(1, over: 3), ExactTime(1),
    ].map { FrameTime(exact: $0) }
    for (first, second) in zip(moments, moments.dropFirst()) {
      #expect(first < second && !(second < first))
    }
  }
}
