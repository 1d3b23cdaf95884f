import Motion
import SceneGraph
import Testing

/// The linear animation of many an article.
private struct LinearAnimation: CustomAnimation {
  var duration: Double
  var merges = false

  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    time >= duration ? nil : value.scaled(by: time / duration)
  }
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool { merges }
}

private struct Count: AnimationStateKey { static let defaultValue = 0 }

/// Counts its calls, and shows the count.
private struct Counter: CustomAnimation {
  var limit: Int

  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    context.state[Count.self] += 1
    if context.state[Count.self] == limit / 2 { context.isLogicallyComplete = true }
    return context.state[Count.self] > limit
      ? nil : value.scaled(by: Double(context.state[Count.self]))
  }
}

private struct Push<V: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: (velocity: V, position: V, time: Double) { (.zero, .zero, 0) }
}

/// A spring as articles write it: it takes over place and velocity.
private struct CustomSpring: CustomAnimation {
  var spring = Spring()

  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    let push = context.state[Push<V>.self]
    let left = value - push.position
    if time - push.time > spring.settlingDuration { return nil }
    return push.position
      + spring.value(target: left, initialVelocity: push.velocity, time: time - push.time)
  }
  func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    let push = context.state[Push<V>.self]
    return spring.velocity(
      target: value - push.position, initialVelocity: push.velocity, time: time - push.time)
  }
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    let velocity = previous.velocity(value: value, time: time, context: context) ?? .zero
    let position = previous.animate(value: value, time: time, context: &context) ?? value
    context.state[Push<V>.self] = (velocity, position, time)
    return true
  }
}

@MainActor @Suite struct BoxedMovementTests {
  /// Every kind of built-in animation, at random times: the run of numbers and the boxed vector agree.
  @Test(arguments: 0..<40) func valuesOfUnknownTypesMoveLikeNumbers(_ seed: Int) {
    var numbers = Numbers(state: UInt64(seed) &* 999_983)
    let animations: [Animation] = [
      .spring, .bouncy, .interactiveSpring, .easeInOut, .linear(duration: 0.2),
      .timingCurve(.circularEaseIn, duration: 0.4), .spring.delay(0.1), .snappy.speed(2),
      .interpolatingSpring(duration: 0.3, bounce: 0.2), .spring(duration: 0.2).repeatCount(3),
      .easeOut.repeatCount(2, autoreverses: false).delay(0.05),
      .spring.logicallyComplete(after: 0.1),
    ]
    let flat = Moved(Pair(0, 0))
    let boxed = Moved(Opaque.zero)
    var time = 0.0
    for _ in 0..<8 {
      time += Double.random(in: 0...0.25, using: &numbers)
      let target = Pair(
        Double.random(in: -50...50, using: &numbers), Double.random(in: -50...50, using: &numbers))
      let animation = animations[Int.random(in: 0..<animations.count, using: &numbers)]
      flat.set(target, animation, at: time)
      boxed.set(Opaque(x: target.first, y: target.second), animation, at: time)
      for step in 0..<4 {
        let now = time + Double(step) / 60
        let (a, b) = (flat.shown(at: now), boxed.shown(at: now))
        expectNear(a.first, b.x, 1e-9, "\(animation)")
        expectNear(a.second, b.y, 1e-9, "\(animation)")
      }
      time += 3.0 / 60
    }
    expectNear(flat.settle(), boxed.settle(), 1.01 / 240)
  }

  @Test func aScenesOwnAnimationSeesTheWholeDistanceFromZero() {
    let value = Moved(10.0)
    value.set(100, Animation(LinearAnimation(duration: 1)), at: 0)
    for (time, shown) in [(0.25, 32.5), (0.5, 55), (0.75, 77.5)] {
      expectNear(value.shown(at: time), shown, 1e-12)
    }
    #expect(value.shown(at: 1) == 100 && value.store.count == 0)
  }

  @Test func animationsThatDoNotMergeAreAddedUp() {
    for animation in [
      Animation(LinearAnimation(duration: 1)), Animation(LinearAnimation(duration: 2)).speed(2),
    ] {
      let value = Moved(0.0)
      value.set(1, animation, at: 0)
      value.set(0, animation, at: 0.5)
      for (time, shown) in [
        (0.5, 0.5), (0.75, 0.5625), (1.0, 0.5), (1.25, 0.25), (1.5, 0),
      ] {
        expectNear(value.shown(at: time), shown, 1e-12)
      }
    }
    let merging = Moved(0.0)
    merging.set(1, Animation(LinearAnimation(duration: 1)), at: 0)
    merging.set(0, Animation(LinearAnimation(duration: 1, merges: true)), at: 0.5)
    #expect(merging.shown(at: 0.5) == 0)
  }

  @Test func stateIsTakenOnTheGridWhateverIsAskedInBetween() {
    let (often, seldom) = (Moved(0.0), Moved(0.0))
    for value in [often, seldom] { value.set(1, Animation(Counter(limit: 60)), at: 0.1) }
    for frame in 0..<40 { _ = often.shown(at: 0.1 + Double(frame) / 1000) }
    expectNear(often.shown(at: 0.1 + 10 / 240.0), 11, 1e-12)
    #expect(often.shown(at: 0.2) == seldom.shown(at: 0.2))
    // Between the grid a copy is asked, whose count is one more.
    expectNear(seldom.shown(at: 0.1 + 30.5 / 240), 32, 1e-12)
  }

  @Test func aScenesOwnSpringTakesOverFromAnyAndGivesToAny() {
    for (first, second) in [
      (Animation.spring, Animation(CustomSpring())), (Animation(CustomSpring()), .spring),
      (Animation(CustomSpring()), Animation(CustomSpring())),
    ] {
      let (value, plain) = (Moved(0.0), Moved(0.0))
      value.set(100, first, at: 0)
      plain.set(100, .spring, at: 0)
      value.set(-20, second, at: 0.15)
      plain.set(-20, .spring, at: 0.15)
      for time in [0.15, 0.2, 0.4] {
        expectNear(value.shown(at: time), plain.shown(at: time), 1e-9)
      }
    }
  }

  @Test func aScenesOwnAnimationAddsToBuiltInOnes() {
    let (value, plain) = (Moved(Pair(0, 0)), Moved(Pair(0, 0)))
    for value in [value, plain] {
      value.set(Pair(4, 8), .spring, at: 0)
      value.set(Pair(0, 1), .easeIn, at: 0.1)
    }
    value.set(Pair(-1, 1), Animation(LinearAnimation(duration: 1)), at: 0.2)
    plain.set(Pair(-1, 1), .linear(duration: 1), at: 0.2)
    for time in [0.2, 0.3, 0.6, 1.1] {
      expectNear(value.shown(at: time).first, plain.shown(at: time).first, 1e-12)
      expectNear(value.shown(at: time).second, plain.shown(at: time).second, 1e-12)
    }
  }

  @Test func repeatedAnimationsOfASceneKeepTheirCycles() {
    let value = Moved(0.0)
    value.set(
      1, Animation(LinearAnimation(duration: 0.5)).repeatCount(3), at: 0)
    expectNear(value.shown(at: 0.25), 0.5, 1e-12)
    expectNear(value.shown(at: 0.75), 0.5, 1e-12)
    expectNear(value.shown(at: 1.25), 0.5, 1e-12)
    #expect(value.settle() == 1.5)
  }
}
