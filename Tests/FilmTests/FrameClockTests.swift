import Codecs
import Film
import Motion
import Testing

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
}
