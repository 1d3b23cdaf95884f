import Foundation
import Motion
import Testing

/// The velocity of what a finger moves.
@Suite struct VelocitySamplerTests {
  private func sampler(_ samples: [(Double, Double)]) -> VelocitySampler<Double> {
    var sampler = VelocitySampler<Double>()
    for (value, seconds) in samples { sampler.add(value, at: Instant(seconds: seconds)) }
    return sampler
  }

  @Test(arguments: 0..<20) func anEvenMotionHasItsOwnVelocity(_ seed: Int) {
    var numbers = Numbers(seed)
    let (speed, start) = (numbers.next(-900...900), numbers.next(-100...100))
    var (time, samples) = (0.0, [(Double, Double)]())
    for _ in 0..<6 {
      samples.append((start + speed * Instant(seconds: time).seconds, time))
      if samples.count > 1 { expectNear(sampler(samples).velocity, speed, 1e-6) }
      time += numbers.next(0.001...0.1)
    }
  }

  /// SwiftUI's own numbers: 1, 2 and 4 at 1, 2 and 3 seconds.
  @Test func theOlderPairCountsThreeTimes() {
    #expect(sampler([(1, 1), (2, 2), (4, 3)]).velocity == 1.25)
    #expect(sampler([(0, 0), (1, 1), (2, 2), (4, 3)]).velocity == 1.25)
  }

  @Test func oneSampleIsNoMotion() {
    #expect(VelocitySampler<Double>().velocity == 0 && VelocitySampler<Double>().lastTime == nil)
    #expect(sampler([(5, 1)]).velocity == 0)
    #expect(VelocitySampler<Double>().velocity(at: Instant(seconds: 1)) == 0)
  }

  @Test func aSampleAtTheSameTimeReplacesAndAnEarlierOneIsNone() {
    #expect(sampler([(0, 0), (9, 1), (3, 1)]).velocity == 3)
    #expect(sampler([(0, 0), (3, 1), (70, 0.5)]).velocity == 3)
    #expect(sampler([(0, 0), (3, 1), (70, 0.5)]).lastTime == Instant(seconds: 1))
  }

  /// 0.2 % a millisecond: fading for two times is fading for their sum.
  @Test(arguments: [0.0, 0.01, 0.1, 0.5]) func theVelocityFadesEvenly(_ wait: Double) {
    let moving = sampler([(0, 0), (100, 1)])
    let one = moving.velocity(at: Instant(seconds: 1 + wait))
    expectNear(one, 100 * Foundation.pow(0.998, 1000 * wait), 1e-9)
    let two = moving.velocity(at: Instant(seconds: 1 + 2 * wait))
    expectNear(two * 100, one * one, 1e-7)
    #expect(moving.velocity(at: Instant(seconds: 0.5)) == 100)
  }

  @Test func vectorsAreSampledByTheirComponents() {
    typealias Pair = AnimatablePair<Double, Double>
    var sampler = VelocitySampler<Pair>()
    for step in 0..<3 {
      sampler.add(
        Pair(Double(step), Double(step * step)), at: Instant(seconds: Double(step)))
    }
    #expect(sampler.velocity == Pair(1, 1.5))
  }
}
