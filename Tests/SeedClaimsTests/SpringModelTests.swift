import Motion
import Testing

/// Seed 001, the spring model: rows S1-07 and S1-14 to S1-19 of the claims.
@Suite struct SpringModelTests {
  private static func near(_ a: Double, _ b: Double, _ tolerance: Double) -> Bool {
    abs(a - b) <= tolerance
  }

  @Test("S1-07 bounce goes from -1 to 1: never moving to never resting")
  func bounces() throws {
    for (bounce, ratio) in [(-0.5, 2.0), (-0.2, 1.25), (0, 1), (0.5, 0.5), (1, 0)] {
      let spring = Spring(duration: 0.5, bounce: bounce)
      #expect(Self.near(spring.dampingRatio, ratio, 1e-12))
      guard bounce < 0 else { continue }
      for time in stride(from: 0.0, through: 5, by: 0.01) {
        #expect(spring.value(target: 1.0, time: time) <= 1)
      }
    }
    #expect(Spring(duration: 0.5, bounce: 1).settlingDuration == .infinity)
    let motionless = Spring(duration: 0.5, bounce: -1)
    for value in [
      motionless.bounce, motionless.dampingRatio, motionless.duration, motionless.stiffness,
    ] {
      #expect(value.isNaN)
    }
    #expect(motionless.damping == .infinity)
    #expect(motionless.value(target: 1.0, time: 1) == 0)
  }

  @Test("S1-07 a film of a spring that never rests stops at its duration")
  func endless() throws {
    let program = try Program(
      "Seeds/Springs/DefaultSpring",
      changing: [("withAnimation {", "withAnimation(.spring(duration: 0.5, bounce: 1)) {")])
    let scale = try program.trace(["--tap", "Toggle@0.5"], duration: "2")("/Circle", "scale.width")
    #expect(scale.values.count == 480 && scale.animations.last != .some(nil))
    // Half a second is a whole period.
    #expect(Self.near(try scale.at(0.75), 3, 1e-9))
    #expect(Self.near(try scale.at(1), 1, 1e-9))
    let result = try program.run("inspect", ["--tap", "Toggle@0.5"])
    #expect(result.status == 0 && result.output.contains("never settles"))
  }

  @Test("S1-14 Core Animation's spring takes the same two numbers")
  func coreAnimation() {
    let animation = CASpringAnimation(perceptualDuration: 0.6, bounce: 0.2)
    #expect(animation.mass == 1)
    #expect(Self.near(animation.stiffness, 109.662, 0.001))
    #expect(Self.near(animation.damping, 16.755, 0.001))
    #expect(Self.near(animation.perceptualDuration, 0.6, 1e-12))
    #expect(Self.near(animation.bounce, 0.2, 1e-12))
    let heavy = CASpringAnimation(perceptualDuration: 0.6, bounce: -0.2)
    #expect(Self.near(heavy.bounce, -0.2, 1e-12))
    #expect(Self.near(heavy.perceptualDuration, 0.6, 1e-12))
    #expect(CASpringAnimation().stiffness == 100 && CASpringAnimation().damping == 10)
  }

  @Test("S1-15 a spring says its mass, stiffness and damping")
  func getters() {
    let spring = Spring(duration: 0.5, bounce: 0.2)
    #expect(spring.mass == 1)
    #expect(Self.near(spring.stiffness, 157.914, 0.001))
    #expect(Self.near(spring.damping, 20.106, 0.001))
  }

  @Test("S1-16 three equations convert duration and bounce")
  func equations() {
    for bounce in stride(from: -0.9, through: 1, by: 0.1) {
      for duration in stride(from: 0.1, through: 2, by: 0.1) {
        let spring = Spring(duration: duration, bounce: bounce)
        let frequency = 2 * Double.pi / duration
        let damping =
          bounce >= 0
          ? 4 * .pi * (1 - bounce) / duration : 4 * .pi / (duration * (1 + bounce))
        #expect(spring.mass == 1)
        #expect(Self.near(spring.stiffness / (frequency * frequency), 1, 1e-12))
        #expect(Self.near(spring.damping, damping, 1e-9 * max(1, damping)))
      }
    }
  }

  @Test("S1-17 a spring by mass, stiffness and damping moves a view")
  func physical() throws {
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(Self.near(spring.duration, 0.6283, 1e-4) && Self.near(spring.bounce, 0.5, 1e-4))
    let scale = try Program(
      "Seeds/Springs/SpringOfModel", changing: [("isActive ? 2 : 1", "isActive ? 1 : 0")]
    ).trace(["--tap", "Toggle@0.5"])("/Circle", "scale.width")
    try scale.expect(from: 0, to: 1, along: .physical)
    let peak = try #require(scale.numbers.max())
    let frame = try #require(scale.numbers.firstIndex(of: peak))
    #expect(Self.near(peak, 1.1630, 1e-4) && Self.near(Double(frame) / 240 - 0.5, 0.363, 1.0 / 240))
  }

  private static let seed = Spring(duration: 0.4, bounce: 0.2)
  private static let times = [0, 0.05, 0.1, 0.2, 0.3, 0.4]

  @Test("S1-18 a spring says where it is")
  func value() {
    for (time, value) in zip(Self.times, [0, 0.2017, 0.5257, 0.9223, 1.0124, 1.0105]) {
      #expect(Self.near(Self.seed.value(target: 1.0, time: time), value, 1e-4))
    }
  }

  @Test("S1-19 a spring says how fast it is: the derivative of where it is")
  func velocity() {
    for (time, velocity) in zip(Self.times, [0, 6.3407, 6.0280, 2.0169, 0.1865, -0.1010]) {
      #expect(Self.near(Self.seed.velocity(target: 1.0, time: time), velocity, 1e-4))
    }
    for spring in [Self.seed, Spring(), Spring(duration: 0.7, bounce: -0.2), Spring(bounce: 1)] {
      for time in [0.02, 0.1, 0.4, 1] {
        let slope =
          (spring.value(target: 1.0, time: time + 1e-5)
            - spring.value(target: 1.0, time: time - 1e-5)) / 2e-5
        #expect(Self.near(spring.velocity(target: 1.0, time: time), slope, 1e-5))
      }
    }
  }

  @Test("S1-15, S1-18, S1-19 a scene reads the same numbers")
  func shown() throws {
    let trace = try Program("Seeds/Springs/SpringModel").trace(duration: "0.1")
    let words = trace.all.filter { $0.property == "text" }.flatMap(\.distinct)
    let expected = [
      "mass 1.000", "stiffness 246.740", "damping 25.133", "value 0.526", "velocity 6.028",
    ]
    #expect(words == expected.map { .words($0) })
  }
}
