import Foundation
import MediaSupport
import Testing

@testable import AVFoundation

/// The arithmetic of times, which is that of fractions.
@Suite("Laws of times")
struct CMTimeLawTests {
  private func time(_ value: Int64, _ timescale: Int32) -> CMTime {
    CMTime(value: value, timescale: timescale)
  }
  /// Some times whose parts are no more than thirty a second, so that three of them have common parts.
  private func times(_ seed: Int, _ count: Int = 3) -> [CMTime] {
    var dice = SplitMix(seed: UInt64(seed) + 11)
    return (0..<count).map { _ in time(Int64(dice.roll(2001) - 1000), Int32(dice.roll(30) + 1)) }
  }
  private func isSame(_ one: CMTime, _ other: CMTime) -> Bool {
    one.value == other.value && one.timescale == other.timescale
  }

  // MARK: Sums

  @Test("sums do not depend on the order", arguments: 0..<40)
  func order(seed: Int) {
    let all = times(seed)
    #expect(isSame(all[0] + all[1], all[1] + all[0]))
    #expect(isSame((all[0] + all[1]) + all[2], all[0] + (all[1] + all[2])))
  }

  @Test("what is added can be taken away again", arguments: 0..<40)
  func inverse(seed: Int) {
    let all = times(seed)
    #expect(all[0] + all[1] - all[1] == all[0])
    #expect(all[0] - all[1] == .zero - (all[1] - all[0]))
    #expect(all[0] - all[0] == .zero)
    #expect(all[0] + .zero == all[0] && .zero + all[0] == all[0])
  }

  @Test("a sum has the parts that both have", arguments: 0..<40)
  func parts(seed: Int) {
    let all = times(seed)
    let sum = all[0] + all[1]
    let (one, other) = (Int64(all[0].timescale), Int64(all[1].timescale))
    #expect(Int64(sum.timescale) % one == 0 && Int64(sum.timescale) % other == 0)
    #expect(
      sum.value * one * other == (all[0].value * other + all[1].value * one)
        * Int64(sum.timescale))
  }

  @Test(
    "sums of known fractions",
    arguments: [
      ((1, 2), (1, 3), (5, 6)), ((1, 4), (1, 6), (5, 12)), ((1, 24), (1, 25), (49, 600)),
      ((1, 600), (1, 600), (2, 600)), ((1001, 30_000), (1, 24), (2251, 30_000)),
      ((-1, 2), (1, 2), (0, 2)), ((3, 1), (1, 90_000), (270_001, 90_000)),
      ((1, 44_100), (1, 48_000), (307, 7_056_000)),
    ] as [((Int64, Int32), (Int64, Int32), (Int64, Int32))])
  func known(one: (Int64, Int32), other: (Int64, Int32), sum: (Int64, Int32)) {
    #expect(isSame(time(one.0, one.1) + time(other.0, other.1), time(sum.0, sum.1)))
  }

  @Test("ten thousand frames of film are as long as they are, with nothing lost on the way")
  func frames() {
    let frame = time(1001, 30_000)
    let sum = (0..<10_000).reduce(CMTime.zero) { sum, _ in sum + frame }
    #expect(isSame(sum, time(10_010_000, 30_000)))
    #expect(CMTimeMultiplyByFloat64(frame, multiplier: 10_000) == sum)
  }

  @Test("numbers above 2⁵³ are added to the last part")
  func large() {
    let large: Int64 = 9_007_199_254_740_993
    #expect(isSame(time(large, 600) + time(2, 600), time(large + 2, 600)))
    #expect(time(large, 600) != time(large - 1, 600) && time(large - 1, 600) < time(large, 600))
    #expect(isSame(time(large, 1) - time(large - 1, 1), time(1, 1)))
  }

  @Test("parts finer than 2³¹ − 1 a second are rounded to those, and sums too long are none")
  func limits() {
    let sum = time(1, .max) + time(1, .max - 1)
    #expect(isSame(sum, time(2, .max)))
    #expect(!(time(.max, 1) + time(1, 1)).isValid)
    #expect(!(time(.min, 1) - time(1, 1)).isValid)
    // Too long for common parts, but not for the finer of both.
    #expect(isSame(time(.max / 2 - 1, 2) + time(1, 3), time(((1 << 61) - 1) * 3 + 1, 3)))
  }

  // MARK: What is no number

  @Test("what is none makes sums that are none, and what nobody knows such as nobody knows")
  func nothing() {
    let some = time(7, 3)
    for other in [some, .zero, .indefinite, .invalid] {
      #expect(CMTime.invalid + other == .invalid && other + .invalid == .invalid)
      #expect(CMTime.invalid - other == .invalid && other - .invalid == .invalid)
    }
    for other in [some, .zero, .indefinite] {
      #expect(CMTime.indefinite + other == .indefinite && other + .indefinite == .indefinite)
      #expect(CMTime.indefinite - other == .indefinite && other - .indefinite == .indefinite)
    }
  }

  @Test(
    "flags of what is a time, a number, and known",
    arguments: [
      (.zero, true, true, false), (.invalid, false, false, false), (.indefinite, true, false, true),
      (CMTime(value: 5, timescale: 0), false, false, false),
      (CMTime(value: -5, timescale: 2), true, true, false),
      (CMTime(value: 5, timescale: -2), false, false, false),
      (CMTime(seconds: 1, preferredTimescale: 0), false, false, false),
      (CMTime(seconds: 1e19, preferredTimescale: 1), false, false, false),
      (CMTime(seconds: -.infinity, preferredTimescale: 1), false, false, false),
    ] as [(CMTime, Bool, Bool, Bool)])
  func flags(time: CMTime, isValid: Bool, isNumeric: Bool, isIndefinite: Bool) {
    #expect(time.isValid == isValid && time.isNumeric == isNumeric)
    #expect(time.isIndefinite == isIndefinite && time.seconds.isNaN == !isNumeric)
  }

  @Test("what nobody knows comes after all numbers, and what is none after that")
  func ranks() {
    let rising = [
      time(.min, 1), time(-1, 3), .zero, time(1, 3), time(.max, 1), .indefinite, .invalid,
    ]
    for (place, one) in rising.enumerated() {
      for (otherPlace, other) in rising.enumerated() {
        #expect((one < other) == (place < otherPlace))
        #expect((one == other) == (place == otherPlace))
        #expect(CMTimeCompare(one, other) == Int32((place - otherPlace).signum()))
      }
    }
    #expect(rising.reversed().sorted() == rising)
    #expect(CMTimeMinimum(.invalid, .zero) == .zero && CMTimeMaximum(.zero, .invalid) == .invalid)
  }

  // MARK: Order

  @Test("exactly one of before, same and after is so", arguments: 0..<40)
  func trichotomy(seed: Int) {
    let all = times(seed)
    let (one, other) = (all[0], all[1])
    #expect([one < other, one == other, one > other].count { $0 } == 1)
    #expect(CMTimeCompare(one, other) == -CMTimeCompare(other, one))
    #expect((one < other) == (one - other < .zero))
    #expect(CMTimeMinimum(one, other) + CMTimeMaximum(one, other) == one + other)
  }

  @Test("order goes on from one to the next, and stays when something is added", arguments: 0..<40)
  func transitive(seed: Int) {
    let all = times(seed, 4).sorted()
    #expect(all[0] <= all[1] && all[1] <= all[2] && all[0] <= all[2] && all[2] <= all[3])
    #expect(all[0] + all[3] <= all[1] + all[3])
  }

  @Test("times that are the same in other parts are one in a set", arguments: 1...20)
  func hashes(factor: Int) {
    let one = time(7, 30)
    let other = time(7 * Int64(factor), 30 * Int32(factor))
    #expect(one == other && Set([one, other]).count == 1 && one.hashValue == other.hashValue)
    #expect(Set([one, other, .invalid, .indefinite, .invalid]).count == 3)
  }

  @Test("times so near that their seconds are one number are told apart")
  func near() {
    let (one, other) = (time(.max, .max), time(.max - 1, .max))
    #expect(one.seconds == other.seconds)
    #expect(one != other && other < one && CMTimeCompare(one, other) == 1)
  }
}
