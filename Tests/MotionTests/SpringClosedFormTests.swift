import Foundation
import Motion
import Testing

/// Springs against the textbook's solutions of m·x″ + c·x′ + k·x = 0, in each regime, by the system's mathematics.
@Suite struct SpringClosedFormTests {
  private static let responses = [0.15, 0.5, 1.3]
  private static let times = [0.0, 0.01, 0.05, 0.1, 0.25, 0.4, 0.8, 1.5, 3]

  @Test(arguments: [0.05, 0.3, 0.5, 0.7, 0.85, 0.99], responses)
  func belowCriticalDampingItSwingsInAnEnvelope(_ ratio: Double, _ response: Double) {
    let spring = Spring(response: response, dampingRatio: ratio)
    let natural = 2 * Double.pi / response
    let damped = natural * (1 - ratio * ratio).squareRoot()
    for time in Self.times {
      let envelope = exp(-ratio * natural * time)
      let (c, s) = (cos(damped * time), sin(damped * time))
      for v0 in [-4.0, 0, 9] {
        let wanted = 1 - envelope * (c + (ratio * natural - v0) / damped * s)
        expectNear(spring.value(target: 1.0, initialVelocity: v0, time: time), wanted, 1e-10)
      }
      // The velocity of a start from rest: ω²/ω_d · e^(−ζωt) · sin ω_d t.
      let velocity = natural * natural / damped * envelope * s
      expectNear(spring.velocity(target: 1.0, time: time), velocity, 1e-9)
    }
  }

  @Test(arguments: responses) func atCriticalDampingItIsALineTimesAnExponential(_ response: Double)
  {
    let spring = Spring(response: response, dampingRatio: 1)
    let natural = 2 * Double.pi / response
    for time in Self.times {
      let envelope = exp(-natural * time)
      for v0 in [-4.0, 0, 9] {
        let wanted = 1 - envelope * (1 + (natural - v0) * time)
        expectNear(spring.value(target: 1.0, initialVelocity: v0, time: time), wanted, 1e-10)
      }
      expectNear(
        spring.velocity(target: 1.0, time: time), natural * natural * time * envelope, 1e-9)
    }
  }

  @Test(arguments: [1.05, 1.5, 3, 10], responses)
  func aboveCriticalDampingItIsTwoExponentials(_ ratio: Double, _ response: Double) {
    let spring = Spring(response: response, dampingRatio: ratio)
    let natural = 2 * Double.pi / response
    let root = (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (natural * (ratio - root), natural * (ratio + root))
    for time in Self.times {
      for v0 in [-4.0, 0, 9] {
        // x(0) = −1 and x′(0) = v0, about the target.
        let a = (v0 - fast) / (fast - slow)
        let b = -1 - a
        let wanted = 1 + a * exp(-slow * time) + b * exp(-fast * time)
        expectNear(spring.value(target: 1.0, initialVelocity: v0, time: time), wanted, 1e-9)
      }
    }
  }

  @Test(arguments: [0.1, 0.3, 0.5, 0.8], responses)
  func theFirstOvershootIsTheKnownOne(_ ratio: Double, _ response: Double) {
    let spring = Spring(response: response, dampingRatio: ratio)
    let root = (1 - ratio * ratio).squareRoot()
    let damped = 2 * Double.pi / response * root
    let peak = Double.pi / damped
    let overshoot = exp(-Double.pi * ratio / root)
    expectNear(spring.value(target: 1.0, time: peak), 1 + overshoot, 1e-10)
    expectNear(spring.velocity(target: 1.0, time: peak), 0, 1e-8)
    // Each half swing is as much smaller: the logarithmic decrement.
    expectNear(spring.value(target: 1.0, time: 2 * peak), 1 - overshoot * overshoot, 1e-10)
    // No other moment shows more.
    for time in stride(from: 0.0, through: 4, by: 0.01) {
      #expect(spring.value(target: 1.0, time: time) <= 1 + overshoot + 1e-12)
    }
  }

  @Test(arguments: [1.0, 1.2, 4]) func withoutBounceItNeverOvershootsOrTurnsBack(_ ratio: Double) {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    var last = 0.0
    for time in stride(from: 0.001, through: 2, by: 0.001) {
      let value = spring.value(target: 1.0, time: time)
      #expect(value >= last && value <= 1)
      last = value
    }
  }

  @Test(arguments: SpringTests.springs) func motionsAddUp(_ spring: Spring) {
    for time in Self.times {
      let far = spring.value(target: 3.0, initialVelocity: -2, time: time)
      let parts =
        3 * spring.value(target: 1.0, time: time)
        - 2 * spring.value(target: 0.0, initialVelocity: 1, time: time)
      expectNear(far, parts, 1e-9)
      let fast = spring.velocity(target: 3.0, initialVelocity: -2, time: time)
      let velocities =
        3 * spring.velocity(target: 1.0, time: time)
        - 2 * spring.velocity(target: 0.0, initialVelocity: 1, time: time)
      expectNear(fast, velocities, 1e-8)
    }
  }

  @Test(arguments: SpringTests.springs) func aVectorMovesAsItsComponents(_ spring: Spring) {
    let (target, velocity) = (AnimatablePair(2.0, -1.0), AnimatablePair(0.5, 7.0))
    for time in Self.times {
      let both = spring.value(target: target, initialVelocity: velocity, time: time)
      #expect(both.first == spring.value(target: 2.0, initialVelocity: 0.5, time: time))
      #expect(both.second == spring.value(target: -1.0, initialVelocity: 7, time: time))
    }
  }

  @Test(arguments: SpringTests.springs) func anUpdateIsTheValueFromWhereItIs(_ spring: Spring) {
    for time in Self.times {
      var (x, v) = (10.0, 3.0)
      spring.update(value: &x, velocity: &v, target: 14, deltaTime: time)
      expectNear(x, 10 + spring.value(target: 4.0, initialVelocity: 3, time: time), 1e-11)
      expectNear(v, spring.velocity(target: 4.0, initialVelocity: 3, time: time), 1e-10)
    }
    // What is at its target and still stays there.
    var (x, v) = (14.0, 0.0)
    spring.update(value: &x, velocity: &v, target: 14, deltaTime: 0.37)
    #expect(x == 14 && v == 0)
  }

  @Test(arguments: [0.3, 1, 1.7], [2.0, 0.5, 8])
  func aResponseScalesTimeOnly(_ ratio: Double, _ factor: Double) {
    let (one, other) = (
      Spring(response: 0.4, dampingRatio: ratio),
      Spring(response: 0.4 * factor, dampingRatio: ratio)
    )
    for time in Self.times {
      expectNear(
        other.value(target: 1.0, time: time * factor), one.value(target: 1.0, time: time), 1e-10)
      expectNear(
        other.velocity(target: 1.0, time: time * factor) * factor,
        one.velocity(target: 1.0, time: time), 1e-8)
    }
  }

  /// The square of a root may lie above the number, as that of √2 does: a spring of exactly that damping moves, too.
  @Test(arguments: 1...300) func criticalDampingByItsRootIsASpring(_ stiffness: Int) {
    let natural = Double(stiffness).squareRoot()
    for allowsMore in [false, true] {
      let spring = Spring(
        mass: 1, stiffness: Double(stiffness), damping: 2 * natural, allowOverDamping: allowsMore)
      for time in [0.0, 0.1, 1] {
        let wanted = 1 - exp(-natural * time) * (1 + natural * time)
        // What is left of the square, 1e-16 of it, swings with its root.
        expectNear(spring.value(target: 1.0, time: time), wanted, 1e-9)
      }
      expectNear(spring.dampingRatio, 1, 1e-12)
      #expect(spring.settlingDuration > 0)
    }
  }

  @Test(arguments: [0.5, 1, 7]) func massChangesForcesAndNoMotion(_ mass: Double) {
    let heavy = Spring(mass: mass, stiffness: 120 * mass, damping: 9 * mass)
    let light = Spring(mass: 1, stiffness: 120, damping: 9)
    for time in Self.times {
      expectNear(
        heavy.value(target: 1.0, time: time), light.value(target: 1.0, time: time), 1e-12)
    }
    let force = heavy.force(target: 1.0, position: 0.25, velocity: 2)
    expectNear(force, mass * (120 * 0.75 - 9 * 2), 1e-9)
    #expect(heavy.mass == mass)
  }

  @Test(arguments: [-0.9, -0.3, 0, 0.15, 0.3, 0.6, 0.95]) func aBounceIsItsDampingRatio(
    _ bounce: Double
  ) {
    let spring = Spring(duration: 0.5, bounce: bounce)
    expectNear(spring.bounce, bounce, 1e-12)
    expectNear(spring.dampingRatio, bounce < 0 ? 1 / (1 + bounce) : 1 - bounce, 1e-11)
    expectNear(spring.duration, 0.5, 1e-10)
    // By Core Animation's door the same, through mass, stiffness and damping.
    let other = CASpringAnimation(perceptualDuration: 0.5, bounce: bounce)
    expectNear(other.bounce, bounce, 1e-10)
    expectNear(other.perceptualDuration, 0.5, 1e-10)
    expectNear(other.stiffness, spring.stiffness, 1e-9)
    expectNear(other.damping, spring.damping, 1e-9)
  }

  @Test func coreAnimationsDefaultsAreItsOwn() {
    let spring = CASpringAnimation()
    #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10)
    #expect(spring.initialVelocity == 0 && !spring.allowsOverdamping)
    // ω = 10 and ζ = ½.
    expectNear(spring.perceptualDuration, 2 * .pi / 10, 1e-12)
    expectNear(spring.bounce, 0.5, 1e-12)
    spring.damping = 60
    expectNear(spring.bounce, 0, 1e-12)
    spring.allowsOverdamping = true
    // ζ = 3: the bounce is its reciprocal less 1.
    expectNear(spring.bounce, 1 / 3.0 - 1, 1e-12)
  }

  @Test(arguments: ["smooth", "snappy", "bouncy"]) func presetsTakeExtraBounce(_ name: String) {
    for extra in [-0.1, 0, 0.2] {
      let (spring, base): (Spring, Double) =
        switch name {
        case "smooth": (.smooth(duration: 0.4, extraBounce: extra), 0)
        case "snappy": (.snappy(duration: 0.4, extraBounce: extra), 0.15)
        default: (.bouncy(duration: 0.4, extraBounce: extra), 0.3)
        }
      expectNear(spring.bounce, base + extra, 1e-12)
      expectNear(spring.duration, 0.4, 1e-12)
    }
  }
}
