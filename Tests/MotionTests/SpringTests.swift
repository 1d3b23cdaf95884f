import Motion
import Testing

func expectNear(
  _ a: Double, _ b: Double, _ tolerance: Double, _ what: String = "",
  location: SourceLocation = #_sourceLocation
) {
  #expect(abs(a - b) <= tolerance, "\(what) \(a) is not \(b)", sourceLocation: location)
}

@Suite struct SpringTests {
  /// One spring of each regime, with a mass here and there.
  static let springs = [
    Spring(), Spring(duration: 0.4, bounce: 0.2), Spring(duration: 0.7, bounce: -0.2),
    Spring(duration: 2, bounce: 1), Spring(mass: 3, stiffness: 100, damping: 10),
    Spring(mass: 2, stiffness: 50, damping: 60, allowOverDamping: true),
    Spring(response: 0.3, dampingRatio: 1 + 1e-9), Spring(response: 0.3, dampingRatio: 1 - 1e-9),
  ]

  @Test(arguments: springs) func velocityIsTheDerivativeOfValue(_ spring: Spring) {
    for time in [0.01, 0.1, 0.2, 0.5, 1, 3] {
      for v0 in [-20.0, 0, 5] {
        let (a, b) = (time - 1e-5, time + 1e-5)
        let slope =
          (spring.value(target: 1.2, initialVelocity: v0, time: b)
            - spring.value(target: 1.2, initialVelocity: v0, time: a)) / 2e-5
        let velocity = spring.velocity(target: 1.2, initialVelocity: v0, time: time)
        expectNear(velocity, slope, 1e-5, "\(spring) at \(time)")
      }
    }
    expectNear(spring.velocity(target: 1.0, initialVelocity: 7, time: 0), 7, 1e-12)
  }

  @Test(arguments: springs) func aSpringObeysItsEquation(_ spring: Spring) {
    for time in [0.0, 0.05, 0.3, 1] {
      let x = spring.value(target: 2.0, initialVelocity: 3, time: time)
      let h = 1e-5
      let acceleration =
        (spring.velocity(target: 2.0, initialVelocity: 3, time: time + h)
          - spring.velocity(target: 2.0, initialVelocity: 3, time: time - h)) / (2 * h)
      let velocity = spring.velocity(target: 2.0, initialVelocity: 3, time: time)
      let force = spring.force(target: 2.0, position: x, velocity: velocity)
      expectNear(force, spring.mass * acceleration, 1e-3, "\(spring)")
    }
  }

  @Test(arguments: springs) func twoUpdatesAreOneLonger(_ spring: Spring) {
    var (x, v) = (0.5, -1.0)
    spring.update(value: &x, velocity: &v, target: 2, deltaTime: 0.13)
    spring.update(value: &x, velocity: &v, target: 2, deltaTime: 0.21)
    var (y, w) = (0.5, -1.0)
    spring.update(value: &y, velocity: &w, target: 2, deltaTime: 0.34)
    expectNear(x, y, 1e-12)
    expectNear(v, w, 1e-11)
  }

  @Test(arguments: springs) func parametersGoRoundAndBack(_ spring: Spring) {
    let physical = Spring(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
      allowOverDamping: true)
    let perceived = Spring(duration: spring.duration, bounce: spring.bounce)
    for time in [0.05, 0.3, 1] {
      let value = spring.value(target: 1.0, time: time)
      expectNear(physical.value(target: 1.0, time: time), value, 1e-8)
      expectNear(perceived.value(target: 1.0, time: time), value, 1e-8)
    }
  }

  @Test func parametersHaveTheDocumentedValues() {
    let soft = Spring(duration: 0.5, bounce: 0.3)
    expectNear(soft.stiffness, 157.9, 0.05)
    expectNear(soft.damping, 17.6, 0.05)
    let physical = Spring(mass: 1, stiffness: 100, damping: 10)
    expectNear(physical.duration, 0.6283, 1e-4)
    expectNear(physical.bounce, 0.5, 1e-12)
    expectNear(Spring(duration: 0.6, bounce: 0.2).stiffness, 109.662, 1e-3)
    expectNear(Spring(duration: 0.6, bounce: 0.2).damping, 16.755, 1e-3)
    expectNear(Spring(duration: 0.7, bounce: -0.2).stiffness, 80.568, 1e-3)
    for bounce in stride(from: -0.9, through: 1, by: 0.1) {
      for duration in [0.1, 0.5, 2] {
        let spring = Spring(duration: duration, bounce: bounce)
        let frequency = 2 * Double.pi / duration
        expectNear(spring.stiffness / (frequency * frequency), 1, 1e-12)
        let damping = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        expectNear(spring.damping, 2 * frequency * damping, 1e-9)
      }
    }
    #expect(Spring.snappy.bounce == Spring(bounce: 0.15).bounce && Spring.smooth == Spring())
    #expect(Spring.bouncy(duration: 1, extraBounce: 0.1) == Spring(duration: 1, bounce: 0.4))
    #expect(
      Spring(mass: 1, stiffness: 100, damping: 50) == Spring(mass: 1, stiffness: 100, damping: 20))
  }

  @Test func valuesAreThoseOfSwiftUI() {
    let spring = Spring(duration: 0.4, bounce: 0.2)
    for (time, value, velocity) in [
      (0, 0, 0), (0.05, 0.2017, 6.3407), (0.1, 0.5257, 6.0280), (0.2, 0.9223, 2.0169),
      (0.3, 1.0124, 0.1865), (0.4, 1.0105, -0.1010),
    ] {
      expectNear(spring.value(target: 1.0, time: time), value, 6e-5)
      expectNear(spring.velocity(target: 1.0, time: time), velocity, 6e-5)
    }
    let slow = Spring(duration: 0.7, bounce: -0.2)
    expectNear(slow.velocity(target: 1.2, initialVelocity: 0.1, time: 0.2), 2.7185, 6e-5)
    let way = spring.value(fromValue: 10.0, toValue: 20, initialVelocity: 0, time: 0.1)
    #expect(way == 10 + spring.value(target: 10.0, time: 0.1))
  }

  @Test func settlingIsTheDocumentedTime() {
    expectNear(Spring().settlingDuration, 0.8, 1e-9)
    expectNear(Spring(mass: 1, stiffness: 100, damping: 10).settlingDuration, 1.7399, 1e-4)
    #expect(Spring(bounce: 1).settlingDuration == .infinity)
    for ratio in [0.3, 0.7, 1] {
      let spring = Spring(settlingDuration: 1.5, dampingRatio: ratio)
      expectNear(spring.dampingRatio, ratio, 1e-9)
      // The root is as loose as its tolerance.
      #expect(abs(spring.value(target: 1.0, time: 1.5) - 1) < 0.004, "\(ratio)")
    }
  }

  @Test func endlessAndMotionlessSpringsDoNotTrap() {
    let endless = Spring(bounce: 1.5)
    expectNear(endless.value(target: 1.0, time: 1000), 0, 1e-9)
    expectNear(endless.value(target: 1.0, time: 1000.25), 2, 1e-9)
    for bounce in [-1, -3.0] {
      #expect(Spring(bounce: bounce).value(target: 1.0, time: 5) == 0)
      #expect(Spring(bounce: bounce).velocity(target: 1.0, time: 5) == 0)
    }
    #expect(Spring(duration: 0).value(target: 1.0, time: 0.1) == 1)
  }
}
