import Testing

@testable import Motion

/// Time in whole ticks: what adds up, does so exactly.
@Suite struct InstantTests {
  /// Frames a second as fractions, those of film and television among them.
  static let rates: [(Int64, Int64)] = [
    (24, 1), (25, 1), (30, 1), (48, 1), (50, 1), (60, 1), (90, 1), (100, 1), (120, 1), (240, 1),
    (24_000, 1001), (30_000, 1001), (60_000, 1001), (120_000, 1001), (100, 3),
  ]

  @Test(arguments: rates) func aFrameOfEveryRateIsWhole(_ rate: (Int64, Int64)) {
    let (numerator, denominator) = rate
    #expect((Instant.ticksPerSecond * denominator).isMultiple(of: numerator))
  }

  @Test(arguments: rates) func aMillionFramesDoNotDrift(_ rate: (Int64, Int64)) {
    let frame = Instant(ticks: Instant.ticksPerSecond * rate.1 / rate.0)
    var sum = Instant.zero
    for _ in 0..<1_000_000 { sum += frame }
    #expect(sum.ticks * rate.0 == Instant.ticksPerSecond * rate.1 * 1_000_000)
  }

  @Test func tenthsAddUp() {
    #expect(Instant(seconds: 0.1) + Instant(seconds: 0.2) == Instant(seconds: 0.3))
    #expect(0.1 + 0.2 != 0.3)
    #expect((0..<10).reduce(Instant.zero) { sum, _ in sum + Instant(seconds: 0.1) }.seconds == 1)
  }

  @Test(arguments: 0..<50) func secondsGoRoundAndBack(_ seed: Int) {
    var numbers = Numbers(seed)
    let seconds = numbers.next(-5000...5000)
    let instant = Instant(seconds: seconds)
    #expect(abs(instant.seconds - seconds) <= 0.5 / Double(Instant.ticksPerSecond) + 1e-12)
    #expect(Instant(seconds: instant.seconds) == instant)
    #expect(Instant(roundingUp: instant.seconds) == instant)
  }

  @Test(arguments: 0..<50) func roundingUpIsNeverEarlier(_ seed: Int) {
    var numbers = Numbers(seed)
    let seconds = numbers.next(0...100)
    let (nearest, up) = (Instant(seconds: seconds), Instant(roundingUp: seconds))
    #expect(up == nearest || up.ticks == nearest.ticks + 1)
    #expect(Double(up.ticks) >= seconds * Double(Instant.ticksPerSecond) * (1 - 0x1p-49))
  }

  @Test(arguments: 0..<20) func additionIsAGroupThatKeepsTheOrder(_ seed: Int) {
    var numbers = Numbers(seed)
    let (a, b, c) = (
      Instant(seconds: numbers.next(-9...9)), Instant(seconds: numbers.next(-9...9)),
      Instant(seconds: numbers.next(-9...9))
    )
    #expect((a + b) + c == a + (b + c) && a + b == b + a && a - a == .zero && a + .zero == a)
    #expect((a - b) + b == a)
    #expect((a < b) == (a + c < b + c))
    #expect((a < b) == (a.seconds < b.seconds))
  }

  @Test func whatHasNoPlaceIsFarAway() {
    #expect(Instant(seconds: .infinity) == .distantFuture)
    #expect(Instant(seconds: .nan) == .distantFuture)
    #expect(Instant(seconds: 1e300) == .distantFuture)
    #expect(Instant(seconds: -.infinity).ticks == -Instant.distantFuture.ticks)
    #expect(Instant(roundingUp: .infinity) == .distantFuture)
    // Two that never come can be added.
    #expect(Instant.distantFuture + .distantFuture > .distantFuture)
  }

  @Test func aFewBitsAreNoTick() {
    for whole in [1.0, 705_600_000, 1e12] {
      #expect(snapped(whole.nextUp) == whole && snapped(whole.nextDown) == whole)
    }
    #expect(snapped(1000.25) == 1000.25 && snapped(-3.5) == -3.5)
    #expect(ticks(ofWritten: .nan) == 0 && ticks(ofWritten: .infinity) == .infinity)
    #expect(ticks(ofWritten: 1 / 3.0) == 235_200_000)
    #expect(seconds(ofTicks: 235_200_000) == 1 / 3.0)
    #expect(ticksPerStep * 240 == Double(Instant.ticksPerSecond))
  }
}
