import Foundation
import MediaSupport
import Testing

@testable import AVFoundation

/// Times in other parts of a second.
@Suite("Parts of a second")
struct CMTimeScaleTests {
  private static let methods: [CMTimeRoundingMethod] = [
    .roundHalfAwayFromZero, .roundTowardZero, .roundAwayFromZero, .roundTowardNegativeInfinity,
    .roundTowardPositiveInfinity,
  ]
  private func time(_ value: Int64, _ timescale: Int32) -> CMTime {
    CMTime(value: value, timescale: timescale)
  }

  @Test(
    "tenths as whole seconds, by each way of rounding",
    arguments: [
      (25, [3, 2, 3, 2, 3]), (-25, [-3, -2, -3, -3, -2]), (24, [2, 2, 3, 2, 3]),
      (-24, [-2, -2, -3, -3, -2]), (26, [3, 2, 3, 2, 3]), (-26, [-3, -2, -3, -3, -2]),
      (20, [2, 2, 2, 2, 2]), (-20, [-2, -2, -2, -2, -2]), (0, [0, 0, 0, 0, 0]),
      (1, [0, 0, 1, 0, 1]), (-1, [0, 0, -1, -1, 0]), (5, [1, 0, 1, 0, 1]),
      (-5, [-1, 0, -1, -1, 0]),
    ] as [(Int64, [Int64])])
  func table(tenths: Int64, seconds: [Int64]) {
    let made = Self.methods.map { time(tenths, 10).convertScale(1, method: $0) }
    #expect(made.map(\.value) == seconds)
    #expect(made.allSatisfy { $0.timescale == 1 })
  }

  @Test("the numbers of the ways of rounding are those of Core Media")
  func numbers() {
    #expect(Self.methods.map(\.rawValue) == [1, 2, 3, 6, 5])
    #expect(CMTimeRoundingMethod.default == .roundHalfAwayFromZero)
  }

  @Test("finer parts that hold the old ones lose nothing, by any way", arguments: 1..<60)
  func exact(scale: Int32) {
    for method in Self.methods {
      for value in [-7, -1, 0, 1, 3, 1001] as [Int64] {
        let old = time(value, scale)
        let fine = old.convertScale(scale * 7, method: method)
        #expect(fine == old && fine.value == value * 7 && fine.timescale == scale * 7)
        let back = fine.convertScale(scale, method: method)
        #expect(back.value == value && back.timescale == scale)
      }
    }
  }

  @Test("whole seconds in any parts are whole seconds again", arguments: 1..<100)
  func whole(scale: Int32) {
    // In binary fractions 49 · (1 ÷ 49) is less than 1.
    for method in Self.methods {
      #expect(time(Int64(scale), scale).convertScale(1, method: method).value == 1)
      #expect(time(1, scale).convertScale(scale, method: method).value == 1)
    }
  }

  @Test("each way keeps its side, and errs by less than a part", arguments: 0..<40)
  func sides(seed: Int) {
    var dice = SplitMix(seed: UInt64(seed) + 77)
    let old = time(Int64(dice.roll(20_001) - 10_000), Int32(dice.roll(1000) + 1))
    let scale = Int32(dice.roll(100) + 1)
    let part = time(1, scale)
    func made(_ method: CMTimeRoundingMethod) -> CMTime { old.convertScale(scale, method: method) }
    for method in Self.methods {
      let new = made(method)
      #expect(new.timescale == scale && new - old < part && old - new < part)
    }
    #expect(made(.roundTowardNegativeInfinity) <= old && made(.roundTowardPositiveInfinity) >= old)
    let (inner, outer) = (made(.roundTowardZero), made(.roundAwayFromZero))
    #expect(abs(inner.seconds) <= abs(old.seconds) && abs(outer.seconds) >= abs(old.seconds))
    #expect(
      Set([inner, outer])
        == Set([
          made(.roundTowardNegativeInfinity), made(.roundTowardPositiveInfinity),
        ]))
    let nearest = made(.roundHalfAwayFromZero)
    #expect(nearest == inner || nearest == outer)
    let error = nearest > old ? nearest - old : old - nearest
    #expect(error + error <= part)
  }

  @Test("a time and its opposite are rounded alike, but for up and down", arguments: 0..<20)
  func mirrored(seed: Int) {
    var dice = SplitMix(seed: UInt64(seed) + 99)
    let (value, scale) = (Int64(dice.roll(10_000)), Int32(dice.roll(500) + 1))
    func made(_ value: Int64, _ method: CMTimeRoundingMethod) -> Int64 {
      time(value, scale).convertScale(24, method: method).value
    }
    for method in [.roundHalfAwayFromZero, .roundTowardZero, .roundAwayFromZero]
      as [CMTimeRoundingMethod]
    {
      #expect(made(-value, method) == -made(value, method))
    }
    #expect(
      made(-value, .roundTowardNegativeInfinity) == -made(value, .roundTowardPositiveInfinity))
  }

  @Test("what is no number stays what it is; into no parts, or too many of them, a time is none")
  func nothing() {
    #expect(CMTime.invalid.convertScale(600, method: .default) == .invalid)
    #expect(CMTime.indefinite.convertScale(600, method: .default) == .indefinite)
    #expect(!time(1, 1).convertScale(0, method: .default).isValid)
    #expect(!time(1, 1).convertScale(-1, method: .default).isValid)
    #expect(!time(.max, 1).convertScale(2, method: .default).isValid)
    #expect(time(.max - 1, 2).convertScale(1, method: .default).value == .max / 2)
  }

  @Test(
    "seconds are the nearest number of parts",
    arguments: [
      (1.5, 2, 3), (0.1, 600, 60), (1.0 / 3, 600, 200), (1.0 / 3, 10, 3), (2.0 / 3, 10, 7),
      (-1.0 / 3, 10, -3), (0.5, 1, 1), (-0.5, 1, -1), (0, 600, 0), (86_400, 90_000, 7_776_000_000),
    ] as [(Double, Int32, Int64)])
  func seconds(seconds: Double, scale: Int32, value: Int64) {
    let made = CMTime(seconds: seconds, preferredTimescale: scale)
    #expect(made.value == value && made.timescale == scale)
    #expect(made == CMTimeMakeWithSeconds(seconds, preferredTimescale: scale))
    #expect(abs(CMTimeGetSeconds(made) - seconds) <= 0.5 / Double(scale))
  }

  @Test("a time made of the seconds of a time is that time", arguments: 0..<40)
  func round(seed: Int) {
    var dice = SplitMix(seed: UInt64(seed) + 5)
    let old = time(Int64(dice.roll(1_000_000) - 500_000), Int32(dice.roll(90_000) + 1))
    #expect(CMTime(seconds: old.seconds, preferredTimescale: old.timescale).value == old.value)
  }

  @Test("a product keeps the parts of the time", arguments: [-2, -0.5, 0, 0.25, 1, 3] as [Double])
  func product(factor: Double) {
    let old = time(1200, 600)
    let made = CMTimeMultiplyByFloat64(old, multiplier: factor)
    #expect(made.timescale == 600 && made.value == Int64(1200 * factor))
    #expect(CMTimeMultiplyByFloat64(.invalid, multiplier: factor) == .invalid)
  }
}
