import Motion
import SceneGraph
import Testing

typealias Pair = AnimatablePair<Double, Double>

@MainActor @Suite struct MovingValuesTests {
  @Test func springsEndWhenTheyAreSlowAndClose() {
    func end<V: VectorArithmetic>(_ from: V, _ to: V, _ animation: Animation) -> Double {
      let value = Moved(from)
      value.set(to, animation, at: 0)
      return value.settle()
    }
    let fast = Animation.spring(duration: 0.3)
    #expect(end(0.0, 1.0, .spring) == 193.0 / 240)
    #expect(end(0.0, 1.0, fast) == 129.0 / 240)
    #expect(end(Pair(0, 0), Pair(1, 1), fast) == 133.0 / 240)
    #expect(end(Pair(1, 1), Pair(1.5, 1.5), .spring) == 186.0 / 240)
    #expect(end(Pair(1, 1), Pair(1.6, 1.6), .spring) == 190.0 / 240)
    #expect(end(Pair(1, 1), Pair(2, 2), .spring) == 200.0 / 240)
    #expect(end(0.0, 200.0, .spring) == 304.0 / 240)
    #expect(end(0.0, 100.0, .spring) == 289.0 / 240)
    #expect(end(0.0, 20.0, .spring(response: 0.25, dampingFraction: 0.7)) == 136.0 / 240)
    #expect(end(0.0, 240.0, .spring(response: 0.3)) == 195.0 / 240)
  }

  /// The first multiple of 1/240 s at which the end test holds, looked for one by one.
  @Test func endsAreFoundAsIfByTryingAllTimes() {
    var numbers = Numbers(state: 5)
    for _ in 0..<60 {
      let response = Double.random(in: 0.03...1.5, using: &numbers)
      let ratio = Double.random(in: 0.05...4, using: &numbers)
      let goal = Double.random(in: -1...1, using: &numbers) * 300
      let spring = Spring(response: response, dampingRatio: ratio)
      let k = min(spring.stiffness, 45000)
      var count = 1
      while true {
        let time = Double(count) / 240
        let x = spring.value(target: goal, time: time)
        let v = spring.velocity(target: goal, time: time)
        let force = k * (goal - x) - 2 * ratio * k.squareRoot() * v
        if v * v <= 0.0036, force * force <= 0.0036, abs(goal - x) <= abs(goal) / 100 { break }
        count += 1
      }
      let value = Moved(0.0)
      value.set(goal, .spring(response: response, dampingFraction: ratio), at: 0)
      #expect(
        value.settle() == Instant(ticks: Int64(count) * 2_940_000).seconds, "\(spring) \(goal)")
    }
  }

  @Test func whatIsShownFollowsTheSpring() {
    let value = Moved(0.0)
    value.set(1, .spring(duration: 0.3), at: 0.5)
    for (time, shown) in [(0.5, 0), (0.55, 0.2816), (0.6, 0.6189), (0.7, 0.9213)] {
      expectNear(value.shown(at: time), shown)
    }
    #expect(value.shown(at: 2) == 1 && value.store.count == 0)
  }

  @Test func retargetingAtAnyInstantsIsThePiecewiseClosedForm() {
    var numbers = Numbers(state: 77)
    for _ in 0..<20 {
      let spring = Spring(
        duration: Double.random(in: 0.2...1, using: &numbers),
        bounce: Double.random(in: -0.5...0.8, using: &numbers))
      let value = Moved(0.0)
      var (x, v, target, time) = (0.0, 0.0, 0.0, 0.0)
      for _ in 0..<12 {
        let next = time + Instant(seconds: Double.random(in: 0...0.2, using: &numbers)).seconds
        spring.update(value: &x, velocity: &v, target: target, deltaTime: next - time)
        time = next
        expectNear(value.shown(at: time), x, 1e-9)
        expectNear(value.velocity(at: time), v, 1e-7)
        target = Double.random(in: -1000...1000, using: &numbers)
        value.set(target, .spring(spring), at: time)
        expectNear(value.shown(at: time), x, 1e-9)
        expectNear(value.velocity(at: time), v, 1e-7)
      }
    }
  }

  @Test func sentAwayAndBackAtOneInstantIsNoDisturbance() {
    let (still, sent) = (Moved(0.0), Moved(0.0))
    for value in [still, sent] { value.set(100, .bouncy, at: 0) }
    sent.set(-30, .bouncy, at: 0.2)
    sent.set(100, .bouncy, at: 0.2)
    for frame in 12...90 {
      expectNear(sent.shown(at: Double(frame) / 60), still.shown(at: Double(frame) / 60), 1e-2)
    }
    expectNear(sent.shown(at: 0.5), still.shown(at: 0.5), 1e-11)
  }

  @Test func aSpringBackOnTheWayKeepsItsVelocity() {
    let value = Moved(1.0)
    value.set(2, .spring, at: 0.5)
    expectNear(value.shown(at: 0.65), 1.5620)
    value.set(1, .spring, at: 0.65)
    expectNear(value.velocity(at: 0.65), 3.597, 6e-4)
    for (time, shown) in [(0.05, 1.5841), (0.1, 1.4633), (0.2, 1.2182), (0.4, 1.0317)] {
      expectNear(value.shown(at: 0.65 + time), shown)
    }
    #expect(value.store.animations(of: value.id!).count == 1)
  }

  @Test func aChangeWithoutAnimationLeavesWhatMovesAlone() {
    let (value, other) = (Moved(0.0), Moved(0.0))
    for value in [value, other] { value.set(1, .spring, at: 0) }
    value.set(5, nil, at: 0.2)
    for time in [0.2, 0.3, 0.5] {
      expectNear(value.shown(at: time), other.shown(at: time) + 4, 1e-12)
    }
  }

  @Test func curvesBlendFromTheMovingOldOne() {
    let linear = Moved(0.0)
    linear.set(1, .linear(duration: 1), at: 0)
    linear.set(0, .linear(duration: 1), at: 0.5)
    for (time, shown) in [
      (0.5, 0.5), (0.75, 0.5625), (1.0, 0.5), (1.25, 0.25), (1.5, 0),
    ] {
      expectNear(linear.shown(at: time), shown, 1e-12)
    }
    let ease = Moved(0.0)
    ease.set(100, .easeInOut(duration: 0.5), at: 0.5)
    ease.set(200, .easeInOut(duration: 0.5), at: 0.75)
    for (time, shown) in [(0.25, 50), (0.375, 101.67), (0.5, 150), (0.625, 187.08), (0.75, 200)] {
      expectNear(ease.shown(at: 0.5 + time), shown, 6e-3)
    }
    let mixed = Moved(1.0)
    mixed.set(2, .spring, at: 0.5)
    mixed.set(1, .easeInOut(duration: 0.5), at: 0.65)
    for (time, shown) in [
      (0.05, 1.7013), (0.1, 1.7540), (0.2, 1.6238), (0.25, 1.4802), (0.4, 1.0810), (0.5, 1),
    ] {
      expectNear(mixed.shown(at: 0.65 + time), shown)
    }
  }

  @Test func springsTakeVelocityFromThoseThatTellIt() {
    let curve = UnitCurve.easeInOut
    for (animation, velocity) in [
      (Animation.easeInOut(duration: 1), 0), (.timingCurve(curve, duration: 1), 17.24),
      (.interpolatingSpring(duration: 1), 0), (.spring(duration: 1), 0.0),
    ] {
      let value = Moved(0.0)
      value.set(10, animation, at: 0)
      let position = value.shown(at: 0.5)
      let before = value.velocity(at: 0.5)
      value.set(-10, .spring, at: 0.5)
      #expect(abs(value.shown(at: 0.5) - position) < 1e-12)
      if animation == .spring(duration: 1) {
        expectNear(value.velocity(at: 0.5), before, 1e-12)
      } else {
        expectNear(value.velocity(at: 0.5), velocity, 1e-1)
      }
    }
  }

  @Test func aBlendKeepsValueAndVelocity() {
    let value = Moved(0.0)
    value.set(100, .spring(duration: 1), at: 0)
    let (x, v) = (value.shown(at: 0.3), value.velocity(at: 0.3))
    value.set(0, .interactiveSpring, at: 0.3)
    expectNear(value.shown(at: 0.3), x, 1e-9)
    expectNear(value.velocity(at: 0.3), v, 1e-9)
    var last = x
    for step in 1...600 {
      let (time, h) = (0.3 + Double(step) / 1200 + 1e-4, 2e-6)
      let shown = value.shown(at: time)
      #expect(abs(shown - last) < 2)
      last = shown
      let slope = (value.shown(at: time + h) - value.shown(at: time - h)) / (2 * h)
      expectNear(value.velocity(at: time), slope, 0.5)
      if value.store.count == 0 { break }
    }
    // Without its fade the spring would be faster.
    let sudden = Moved(0.0)
    sudden.set(100, .spring(duration: 1), at: 0)
    sudden.set(0, .spring(duration: 0.15, bounce: 0.15), at: 0.3)
    #expect(sudden.shown(at: 0.4) < value.shown(at: 0.4))
  }

  @Test func timesMayBeAskedInAnyOrder() {
    let value = Moved(Pair(0, 0))
    value.set(Pair(10, -4), .spring.delay(0.1), at: 0)
    value.set(Pair(0, 9), .easeOut(duration: 2), at: 0.05)
    let id = value.id!
    let times = stride(from: 0.05, to: 2, by: 0.01).map { Instant(seconds: $0) }
    func offsets(_ times: [Instant]) -> [Pair] {
      times.map {
        value.store.sample(at: $0)
        return value.store.offset(of: id)
      }
    }
    #expect(offsets(times) == offsets(times.reversed()).reversed())
  }

  @Test func modifiedSpringsMergeWithTheirLike() {
    for animation in [
      Animation.spring.delay(0.1), .spring.speed(2), .spring.logicallyComplete(after: 1),
    ] {
      let value = Moved(0.0)
      value.set(1, animation, at: 0)
      let x = value.shown(at: 0.3)
      let h = 1e-6
      let slope = (value.shown(at: 0.3) - value.shown(at: 0.3 - h)) / h
      value.set(3, animation, at: 0.3)
      #expect(value.store.animations(of: value.id!).count == 1)
      expectNear(value.shown(at: 0.3), x, 1e-12)
      expectNear((value.shown(at: 0.3 + h) - x) / h, slope, 1e-3)
      value.set(0, .spring.delay(0.2), at: 0.4)
      #expect(value.store.animations(of: value.id!).count == 2)
    }
  }

  @Test func aRepeatedSpringMergesInEitherDirection() {
    let animation = Animation.spring(duration: 0.2).repeatForever()
    for time in [0.1, 0.7, 1.1] {
      let value = Moved(0.0)
      value.set(1, animation, at: 0)
      let x = value.shown(at: time)
      value.set(2, animation, at: time)
      expectNear(value.shown(at: time), x, 1e-12)
    }
  }

  @Test func aSpringStopsARepetitionWhereItIs() {
    let value = Moved(0.0)
    value.set(100, .linear(duration: 1).repeatForever(), at: 0)
    #expect(value.store.nextEvent == nil)
    expectNear(value.shown(at: 1.25), 75, 1e-9)
    value.set(0, .spring, at: 1.25)
    expectNear(value.shown(at: 1.25), 75, 1e-9)
    value.settle()
    #expect(value.shown(at: 9) == 0 && value.store.count == 0)
  }

  @Test func trackedValuesHandTheirVelocityToASpring() {
    let bead = Moved(100.0)
    for step in 0...60 { bead.track(100 + 100 * Double(step) / 60, at: Double(step) / 120) }
    #expect(bead.shown(at: 0.5) == 200)
    bead.set(300, .spring, at: 0.5)
    expectNear(bead.velocity(at: 0.5), 200, 1e-6)
    let spring = Spring()
    let expected = 200 + spring.value(target: 100.0, initialVelocity: 200, time: 0.1)
    expectNear(bead.shown(at: 0.6), expected, 1e-6)

    let held = Moved(100.0)
    for step in 0...60 { held.track(100 + 100 * Double(step) / 60, at: Double(step) / 120) }
    held.set(300, .spring, at: 3.5)
    expectNear(held.shown(at: 3.6), 235.77, 1e-2)

    let eased = Moved(100.0)
    for step in 0...60 { eased.track(100 + 100 * Double(step) / 60, at: Double(step) / 120) }
    eased.set(300, .easeInOut(duration: 1), at: 0.5)
    expectNear(eased.shown(at: 1), 250, 1e-4)
  }

  @Test func theSamplerWeighsTheOlderPair() {
    var sampler = VelocitySampler<Double>()
    #expect(sampler.velocity == 0)
    for (value, time) in [(1, 1), (2, 2), (4, 3)] as [(Double, Double)] {
      sampler.add(value, at: Instant(seconds: time))
    }
    #expect(sampler.velocity == 1.25)
    sampler.add(9, at: Instant(seconds: 2))
    #expect(sampler.velocity == 1.25)
    expectNear(sampler.velocity(at: Instant(seconds: 3.1)), 1.25 * 0.81857, 1e-4)
    sampler.add(3, at: Instant(seconds: 3))
    #expect(sampler.velocity == 1)
  }

  @Test func aRemovedMovementLeavesNothing() {
    let store = MovingValues()
    let values = (0..<10).map { _ in Moved(Pair(0, 0), in: store) }
    for round in 0..<5 {
      for value in values { value.set(Pair(Double(round + 1), 2), .spring, at: Double(round)) }
      for value in values { value.id.map(store.remove) }
      #expect(store.count == 0 && store.nextEvent == nil)
      #expect(values[0].shown(at: Double(round)) == values[0].model)
    }
  }

  @Test func allAtOnceOrOneByOneMakesNoDifference() {
    func store(_ sample: Bool) -> [Pair] {
      let store = MovingValues()
      var numbers = Numbers(state: 3)
      let ids = (0..<50).map { number in
        let bounce = number % 7 == 0 ? 0 : Double.random(in: -0.5...0.9, using: &numbers)
        let duration = Double.random(in: 0.3...0.9, using: &numbers)
        return store.retarget(
          nil, by: Pair(Double(number + 1), -3),
          with: number % 11 == 10 ? .easeIn : .spring(duration: duration, bounce: bounce),
          at: .zero)
      }
      let now = Instant(seconds: 0.21)
      if sample { store.sample(at: now) } else { store.advance(to: now) }
      return ids.map { store.offset(of: $0) }
    }
    #expect(store(true) == store(false))
  }

  @Test func aDraggedBeadIsOneSpringFromTouchToRest() {
    let bead = Moved(100.0)
    for step in 1...60 {
      bead.set(100 + 100 * Double(step) / 60, .interactiveSpring, at: Double(step) / 120)
      #expect(bead.store.animations(of: bead.id!).count == 1)
    }
    expectNear(bead.shown(at: 0.5), 191, 2)
    expectNear(bead.velocity(at: 0.5), 198, 5)
    bead.set(300, .spring, at: 0.5)
    for (time, shown) in [(0.05, 210.6), (0.1, 235.7), (0.2, 272.2), (0.5, 298.7)] {
      expectNear(bead.shown(at: 0.5 + time), shown, 2)
    }
    bead.settle()
    #expect(bead.shown(at: 3) == 300)
  }

  @Test func aSpringReplacesAnEndlessRepetitionAndAZeroCurveEndsIt() {
    let value = Moved(0.0)
    value.set(100, .linear(duration: 1).repeatForever(), at: 0)
    value.set(30, .linear(duration: 0), at: 1.5)
    #expect(value.shown(at: 1.5) == 30 && value.store.count == 0)
  }

  @Test func manyCurvesOnTopOfEachOtherAreForgottenWhenTheyHaveEnded() {
    let value = Moved(0.0)
    for step in 1...300 { value.set(Double(step), .easeOut(duration: 0.2), at: Double(step) / 60) }
    #expect(value.store.animations(of: value.id!).count <= 13)
    value.settle()
    #expect(value.store.now.seconds == 5.2)
  }

  @Test(
    "the last step, onto the model value, is no longer than the end test allows", arguments: 0..<40)
  func endsAreSmallSteps(_ seed: Int) {
    /// A value sent here and there, and how far it was sent in all.
    func moved() -> (value: Moved<Double>, way: Double) {
      var numbers = Numbers(state: UInt64(seed) &* 104_729 &+ 3)
      let value = Moved(0.0)
      var (time, way) = (0.0, 0.0)
      for _ in 0..<Int.random(in: 1...6, using: &numbers) {
        let target = Double.random(in: -200...200, using: &numbers)
        let spring = Spring(
          duration: Double.random(in: 0.1...1, using: &numbers),
          bounce: Double.random(in: -0.6...0.7, using: &numbers))
        way += abs(target - value.model)
        value.set(target, .spring(spring), at: time)
        time += Double.random(in: 0...0.4, using: &numbers)
      }
      return (value, way)
    }
    let (settled, way) = moved()
    let end = settled.settle()
    #expect(settled.store.count == 0 && settled.shown(at: end) == settled.model)
    let value = moved().value
    let last = value.shown(at: end - 1e-7)
    #expect(value.store.count == 1)
    #expect(abs(last - value.model) <= 0.01 * way)
    // Whatever is left is slower than 0.06 a second, and pulled back by no more.
    #expect(abs(value.velocity(at: end - 1e-7)) <= 0.0601)
  }

  @Test(arguments: 0..<30) func noRetargetMakesAJump(_ seed: Int) {
    var numbers = Numbers(state: UInt64(seed) &* 7_919 &+ 1)
    let animations: [Animation] = [
      .spring, .bouncy, .interactiveSpring, .easeInOut, .linear(duration: 0.2),
      .timingCurve(.circularEaseIn, duration: 0.4), .spring.delay(0.1), .snappy.speed(2),
      .interpolatingSpring(duration: 0.3, bounce: 0.2),
      .spring(duration: 0.2).repeatCount(3), .spring.logicallyComplete(after: 0.1),
      .spring(response: 0.3, dampingFraction: 3, blendDuration: 0.1),
    ]
    let value = Moved(0.0)
    var time = 0.0
    for _ in 0..<30 {
      time += Double.random(in: 0...0.3, using: &numbers)
      let before = value.shown(at: time)
      let target = Double.random(in: -100...100, using: &numbers)
      value.set(target, animations[Int.random(in: 0..<animations.count, using: &numbers)], at: time)
      expectNear(value.shown(at: time), before, 1e-9)
    }
  }
}
