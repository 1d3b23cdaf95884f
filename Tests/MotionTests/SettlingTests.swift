import Testing

@testable import Motion

/// How long springs need until they stay where they are.
@Suite struct SettlingTests {
  static let oscillating = [
    Spring.snappy, .bouncy, Spring(duration: 0.3, bounce: 0.8), Spring(duration: 2, bounce: 0.5),
    Spring(mass: 4, stiffness: 90, damping: 11),
  ]
  static let creeping = [
    Spring.smooth, Spring(duration: 0.2), Spring(duration: 0.4, bounce: -0.3),
    Spring(duration: 1.5, bounce: -0.1),
  ]

  @Test(arguments: oscillating + creeping, [0.1, 0.001, 1e-5])
  func aSettledSpringStaysWithinTheTolerance(_ spring: Spring, _ epsilon: Double) {
    for velocity in [0.0, 12, -30] {
      let settling = spring.settlingDuration(
        target: 1.0, initialVelocity: velocity, epsilon: epsilon)
      // The closed form is SwiftUI's: its envelope leaves out the division by the frequency, so that slow
      // waves with a push may be a little outside.
      let slack = max(1, 1 / spring.oscillator.frequency)
      for time in stride(from: settling, to: settling + 2, by: 0.01) {
        let value = spring.value(target: 1.0, initialVelocity: velocity, time: time)
        expectNear(value, 1, epsilon * (slack.isFinite ? slack : 1) * 1.000_001)
      }
    }
  }

  @Test(arguments: oscillating) func theTimeIsTheEnvelopesFall(_ spring: Spring) {
    let (loose, tight) = (
      spring.settlingDuration(target: 1.0, epsilon: 0.01),
      spring.settlingDuration(target: 1.0, epsilon: 0.0001)
    )
    let middle = spring.settlingDuration(target: 1.0, epsilon: 0.001)
    // Equal ratios of the tolerance take equal times.
    expectNear(middle - loose, tight - middle, 1e-12)
    #expect(tight > loose)
  }

  @Test(arguments: oscillating) func onlyTheRatioToTheDistanceCounts(_ spring: Spring) {
    let one = spring.settlingDuration(target: 1.0, initialVelocity: 3, epsilon: 0.001)
    let many = spring.settlingDuration(target: 1000.0, initialVelocity: 3000, epsilon: 1)
    expectNear(one, many, 1e-12)
  }

  @Test(arguments: creeping) func aSearchedTimeIsTenths(_ spring: Spring) {
    let tenths = spring.settlingDuration * 10
    expectNear(tenths, tenths.rounded(), 1e-9)
    #expect(abs(spring.value(target: 1.0, time: spring.settlingDuration) - 1) < 0.001)
  }

  @Test func twoDimensionsAreTheLengthOfBoth() {
    typealias Pair = AnimatablePair<Double, Double>
    let flat = Spring.bouncy.settlingDuration(target: Pair(3, 4), epsilon: 0.001)
    #expect(flat == Spring.bouncy.settlingDuration(target: 5.0, epsilon: 0.001))
  }

  @Test func valuesAndVectorsAgree() {
    let a = Spring.bouncy.settlingDuration(
      fromValue: 2.0, toValue: 12, initialVelocity: 4, epsilon: 0.01)
    #expect(a == Spring.bouncy.settlingDuration(target: 10.0, initialVelocity: 4, epsilon: 0.01))
  }

  @Test(arguments: [0.2, 0.5, 0.8, 0.95, 1], [0.3, 1, 3])
  func aSpringMadeForATimeSettlesInAboutIt(_ ratio: Double, _ time: Double) {
    let spring = Spring(settlingDuration: time, dampingRatio: ratio)
    expectNear(spring.dampingRatio, ratio, 1e-9)
    for late in stride(from: time, to: 2 * time, by: time / 50) {
      // The root is as loose as its tolerance: a step of 0.001 of the frequency.
      expectNear(spring.value(target: 1.0, time: late), 1, 0.012, "\(ratio) \(time)")
    }
  }

  @Test func timesOutsideTheRangeAreCut() {
    #expect(
      Spring(settlingDuration: 99, dampingRatio: 0.5)
        == Spring(settlingDuration: 10, dampingRatio: 0.5))
    #expect(
      Spring(settlingDuration: 1, dampingRatio: 7) == Spring(settlingDuration: 1, dampingRatio: 1))
  }

  @Test(arguments: oscillating + creeping) func presetsAreTheirParameters(_ spring: Spring) {
    let again = Spring(response: spring.response, dampingRatio: spring.dampingRatio)
    expectNear(again.oscillator.decay, spring.oscillator.decay, 1e-9)
    expectNear(spring.duration, spring.response, 0)
    let bounce = spring.dampingRatio <= 1 ? 1 - spring.dampingRatio : 1 / spring.dampingRatio - 1
    expectNear(spring.bounce, bounce, 1e-9)
    expectNear(spring.stiffness, spring.mass * spring.oscillator.stiffness, 1e-9)
  }
}
