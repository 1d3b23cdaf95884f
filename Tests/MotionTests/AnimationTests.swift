import Motion
import Testing

/// What an animation shows of a distance of 1 that began at 0, in the form that custom animations see.
private func value(_ animation: Animation, _ time: Double, _ distance: Double = 1) -> Double? {
  var context = AnimationContext<Double>()
  return animation.animate(value: distance, time: time, context: &context)
}

@Suite struct AnimationTests {
  @Test func springsFollowTheTable() {
    let times = [0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5]
    let physical = Spring(mass: 1, stiffness: 100, damping: 10)
    let table: [(Animation, [Double])] = [
      (.spring, [0.1313, 0.3577, 0.5620, 0.7154, 0.8210, 0.8900, 0.9605, 0.9864]),
      (.spring(duration: 0.3), [0.2816, 0.6189, 0.8210, 0.9213, 0.9668, 0.9864, 0.9978, 0.9997]),
      (.snappy, [0.1382, 0.3881, 0.6177, 0.7864, 0.8945, 0.9564, 1.0016, 1.0060]),
      (.bouncy, [0.1457, 0.4233, 0.6851, 0.8737, 0.9841, 1.0339, 1.0393, 1.0145]),
      (
        .spring(response: 0.3), [0.3069, 0.6928, 0.9082, 0.9903, 1.0096, 1.0084, 1.0014, 0.9999]
      ),
      (.interactiveSpring, [0.6812, 0.9800, 1.0060, 1.0015, 1.0001, 1.0000, 1.0000, 1.0000]),
      (.spring(physical), [0.1044, 0.3403, 0.6105, 0.8494, 1.0234, 1.1244, 1.1531, 1.0746]),
    ]
    for (animation, values) in table {
      // A distance of 1000 keeps the springs from ending early.
      for (time, expected) in zip(times, values) {
        guard let shown = value(animation, time, 1000) else { continue }
        expectNear(shown / 1000, expected, 6e-5, "\(animation) at \(time)")
      }
    }
  }

  @Test func factoriesWithoutArgumentsAreTheDocumentedOnes() {
    #expect(Animation.default == .spring && Animation.spring() == .spring)
    #expect(Animation.spring(duration: 0.5, bounce: 0) == .smooth)
    #expect(Animation.spring(Spring(duration: 0.5, bounce: 0.15)) == .snappy)
    #expect(Animation.spring(response: 0.5, dampingFraction: 1) == .spring)
    #expect(Animation.interactiveSpring() == .interactiveSpring)
    #expect(Animation.easeInOut == .timingCurve(0.42, 0, 0.58, 1, duration: 0.35))
    #expect(Animation.linear != .linear(duration: 0.3))
    #expect(
      Animation.interpolatingSpring(duration: 0.5, bounce: 0)
        == .interpolatingSpring(Spring(mass: 1, stiffness: 16 * .pi * .pi, damping: 8 * .pi)))
  }

  @Test func textIsShort() {
    let texts: [(Animation, String)] = [
      (.spring(duration: 0.3), "spring(duration: 0.3, bounce: 0)"),
      (.spring(response: 0.3), "spring(duration: 0.3, bounce: 0.175)"),
      (.interactiveSpring, "spring(duration: 0.15, bounce: 0.15, blendDuration: 0.25)"),
      (.easeInOut, "easeInOut(duration: 0.35)"),
      (.timingCurve(.circularEaseIn, duration: 1), "circularEaseIn(duration: 1)"),
      (
        .linear(duration: 1).delay(0.5).repeatForever(autoreverses: false),
        "linear(duration: 1).delay(0.5).repeatForever(autoreverses: false)"
      ),
      (
        .interpolatingSpring(stiffness: 100, damping: 10),
        "interpolatingSpring(mass: 1, stiffness: 100, damping: 10)"
      ),
    ]
    for (animation, text) in texts { #expect(animation.description == text) }
  }

  @Test func timingCurvesEndAtTheirDuration() {
    #expect(value(.linear(duration: 1), 0.5) == 0.5)
    #expect(value(.linear(duration: 1), 1) == nil)
    #expect(value(.linear(duration: 0), 0) == nil)
    #expect(value(.linear(duration: -1), 0) == nil)
    #expect(value(.linear(duration: 0.1 + 0.2), 0.3) == nil)
  }

  @Test func delaysAddUp() {
    let (once, twice) = (Animation.spring.delay(0.3), Animation.spring.delay(0.1).delay(0.2))
    for time in stride(from: 0.0, to: 1.5, by: 1 / 60.0) {
      #expect(value(once, time) == value(twice, time))
    }
    #expect(value(once, 0.3) == 0)
  }

  @Test func speedScalesTime() {
    let animations: [Animation] = [
      .spring, .bouncy.delay(0.2), .easeIn.repeatCount(3), .linear(duration: 0.7),
      .interpolatingSpring(duration: 0.4, bounce: 0.3),
    ]
    for animation in animations {
      for time in stride(from: 0.0, to: 2, by: 1 / 32.0) {
        #expect(value(animation.speed(2), time) == value(animation, 2 * time))
        #expect(value(animation.speed(0.5), 2 * time) == value(animation, time))
      }
      #expect(value(animation.speed(0), 99) == value(animation, 0))
      #expect(value(animation.speed(-1), 99) == value(animation, 0))
    }
  }

  @Test func repeatsTakeExactlyTheirDurations() {
    let three = Animation.linear(duration: 0.1).repeatCount(3, autoreverses: false)
    #expect(value(three, 0.3 - 1e-6) != nil && value(three, 0.3) == nil)
    expectNear(value(three, 0.25) ?? 9, 0.5, 1e-12)
    // The boundary of two cycles shows the end of the earlier one.
    #expect(value(three, 0.1) == 1 && value(three, 0.2) == 1)
    let there = Animation.easeInOut.repeatCount(3)
    for (time, expected) in [
      (0.175, 0.5), (0.35, 1), (0.525, 0.5), (0.70, 0), (0.875, 0.5), (1.0499999, 1),
    ] {
      expectNear(value(there, time) ?? 9, expected, 1e-5)
    }
    #expect(value(there, 1.05) == nil)
    #expect(value(Animation.linear(duration: 1).repeatCount(0), 1) == nil)
    let forever = Animation.linear.repeatForever(autoreverses: false)
    for cycle in 0..<1000 {
      #expect(value(forever, Double(cycle) * 0.35 + 0.175) == 0.5)
    }
  }

  @Test("two delays are their sum, at any times, also around repetitions", arguments: 0..<30)
  func delaysOfAnyLength(_ seed: Int) {
    let (a, b) = (Double(seed * 37 % 101) / 64, Double(seed * 53 % 89) / 32)
    for animation: Animation in [.bouncy, .easeIn, .linear.repeatCount(3), .snappy.speed(3)] {
      let (twice, once) = (animation.delay(a).delay(b), animation.delay(a + b))
      for step in 0..<200 {
        let time = Double(step) / 32
        #expect(value(twice, time) == value(once, time))
      }
    }
  }

  @Test("n cycles without a way back take exactly n durations", arguments: 1...24)
  func cyclesOfAnyNumber(_ count: Int) {
    for duration in [0.1, 0.35, 1.0 / 3, 0.7, 1.5] {
      let repeated = Animation.easeInOut(duration: duration)
        .repeatCount(count, autoreverses: false)
      let whole = Instant(ticks: Instant(seconds: duration).ticks * Int64(count)).seconds
      #expect(value(repeated, whole) == nil)
      #expect(value(repeated, whole - 1e-6) != nil)
    }
  }

  @Test func nothingRepeatsFasterThanTheGrid() {
    let flicker = Animation.linear(duration: 0).repeatCount(24, autoreverses: false)
    #expect(value(flicker, 0.099) == 1 && value(flicker, 0.1) == nil)
  }

  @Test func orderOfModifiersMatters() {
    let (late, pausing) = (
      Animation.linear(duration: 1).repeatForever(autoreverses: false).delay(1),
      Animation.linear(duration: 1).delay(1).repeatForever(autoreverses: false)
    )
    #expect(value(late, 2.5) == 0.5 && value(pausing, 2.5) == 0)
    #expect(value(late, 1.5) == 0.5 && value(pausing, 1.5) == 0.5)
  }

  @Test func logicalCompletionIsToldWhenItIsDue() {
    func completion(_ animation: Animation) -> Double? {
      for step in 0...480 {
        var context = AnimationContext<Double>()
        let time = Double(step) / 240
        if animation.animate(value: 1, time: time, context: &context) == nil { return nil }
        if context.isLogicallyComplete { return time }
      }
      return nil
    }
    #expect(completion(.spring) == 0.5)
    #expect(completion(.spring.speed(2)) == 0.25)
    #expect(completion(.spring.delay(0.25)) == 0.75)
    #expect(completion(.linear(duration: 1).logicallyComplete(after: 0.25)) == 0.25)
    #expect(completion(.interpolatingSpring(mass: 4, stiffness: 16 * .pi * .pi, damping: 9)) == 0.5)
    #expect(completion(.linear(duration: 1)) == nil)
    #expect(completion(.spring.repeatForever()) == 0.5)
  }

  @Test func endlessAndMotionlessSpringsRunOn() {
    #expect(value(.spring(bounce: 1), 1e5) != nil)
    #expect(value(.spring(bounce: 2), 1e5) != nil)
    #expect(value(.spring(bounce: -1), 1e5) == 0)
    #expect(value(.spring(duration: 0), 0.1) == nil)
  }

  @Test func interpolatingSpringsEndByTheirEnvelope() {
    let spring = Animation.interpolatingSpring(stiffness: 100, damping: 10)
    #expect(value(spring, 1.472) != nil && value(spring, 1.473) == nil)
    let loose = Animation.interpolatingSpring(stiffness: 100, damping: 5)
    #expect(value(loose, 2.77) != nil && value(loose, 2.9) == nil)
  }
}
