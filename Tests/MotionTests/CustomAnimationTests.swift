import Testing

@testable import Motion

/// Animations of a scene's own, alone and modified.
@Suite struct CustomAnimationTests {
  /// Goes evenly for a second, and counts its calls in its state.
  private struct Even: CustomAnimation {
    var duration = 1.0

    private enum Calls: AnimationStateKey { static var defaultValue: Int { 0 } }

    func animate<V: VectorArithmetic>(
      value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
      context.state[Calls.self] += 1
      if time >= duration / 2 { context.isLogicallyComplete = true }
      return time < duration ? value.scaled(by: time / duration) : nil
    }

    static func calls<V: VectorArithmetic>(_ context: AnimationContext<V>) -> Int {
      context.state[Calls.self]
    }
  }

  private struct Other: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? { nil }
  }

  private func value(_ animation: Animation, _ time: Double) -> Double? {
    var context = AnimationContext<Double>()
    return animation.animate(value: 8, time: time, context: &context)
  }

  @Test func theDefaultsTellNothingAndMergeNothing() {
    var context = AnimationContext<Double>()
    let even = Animation(Even())
    #expect(even.velocity(value: 8.0, time: 0.5, context: context) == nil)
    #expect(!even.shouldMerge(previous: .spring, value: 8.0, time: 0.5, context: &context))
    #expect(!even.shouldMerge(previous: even, value: 8.0, time: 0.5, context: &context))
  }

  @Test func modifiersChangeItsTimeAsTheyDoForOthers() {
    let even = Animation(Even())
    #expect(value(even, 0.25) == 2 && value(even, 1) == nil)
    #expect(value(even.delay(0.5), 0.25) == 0 && value(even.delay(0.5), 0.75) == 2)
    #expect(value(even.delay(0.5), 1.5) == nil)
    #expect(value(even.speed(2), 0.25) == 4 && value(even.speed(0), 7) == 0)
    #expect(value(even.delay(0.5).speed(2), 0.5) == 4)
    #expect(value(even.speed(2).delay(0.5), 0.5) == 0)
  }

  @Test func aRepeatedOneBeginsAgainWhereItReturnedNil() {
    let twice = Animation(Even(duration: 0.25)).repeatCount(2, autoreverses: false)
    var context = AnimationContext<Double>()
    let shown = (0...16).map { twice.animate(value: 8, time: Double($0) / 32, context: &context) }
    #expect(shown == [0, 1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 6, 7, nil])
  }

  @Test func everySecondCycleOfARepeatedOneRunsBackwards() {
    let there = Animation(Even(duration: 0.25)).repeatForever()
    var context = AnimationContext<Double>()
    let shown = (0...24).map {
      there.animate(value: 8, time: Double($0) / 32, context: &context) ?? -1
    }
    #expect(shown.prefix(9) == [0, 1, 2, 3, 4, 5, 6, 7, 8])
    #expect(shown[9...16] == [7, 6, 5, 4, 3, 2, 1, 0])
    #expect(shown[17...23] == [1, 2, 3, 4, 5, 6, 7])
  }

  @Test func itsStateIsItsOwnForEachKindOfValue() {
    let even = Animation(Even())
    var context = AnimationContext<Double>()
    for step in 1...5 {
      _ = even.animate(value: 8, time: Double(step) / 10, context: &context)
      #expect(Even.calls(context) == step)
    }
    #expect(context.isLogicallyComplete)
    let other = context.withState(AnimationState<Float>())
    #expect(other.isLogicallyComplete && Even.calls(other) == 0)
  }

  @Test func completionIsToldByTheModifierOrByItself() {
    var (early, late) = (AnimationContext<Double>(), AnimationContext<Double>())
    let modified = Animation(Even()).logicallyComplete(after: 0.25)
    _ = modified.animate(value: 8, time: 0.25, context: &early)
    _ = modified.animate(value: 8, time: 0.2, context: &late)
    #expect(early.isLogicallyComplete && !late.isLogicallyComplete)
  }

  @Test func recipesAreComparedByValue() {
    #expect(Animation(Even()) == Animation(Even()))
    #expect(Animation(Even()) != Animation(Even(duration: 2)))
    #expect(Animation(Even()) != Animation(Other()))
    #expect(Animation(Even()).hashValue == Animation(Even()).hashValue)
    #expect(Animation(Even()).description == "Even")
  }

  /// A built-in animation's base is a custom one that moves the same.
  @Test(arguments: CourseTests.all) func theBaseOfAnAnimationIsTheAnimation(
    _ animation: Animation
  ) {
    let again = Animation(animation.base)
    #expect(again == animation)
    for step in 0..<20 {
      #expect(value(again, Double(step) / 16) == value(animation, Double(step) / 16))
    }
  }

  @Test(arguments: CourseTests.all) func aCallInAnyOrderGivesTheSame(_ animation: Animation) {
    var context = AnimationContext<Double>()
    let times = (0..<24).map { Double($0 * 7 % 24) / 16 }
    for time in times {
      #expect(animation.animate(value: 8, time: time, context: &context) == value(animation, time))
    }
  }

  @Test func differentRecipesHaveDifferentTexts() {
    let texts = CourseTests.all.map(\.description)
    #expect(Set(texts).count == CourseTests.all.count)
    #expect(Animation.spring.debugDescription == Animation.spring.description)
  }
}
