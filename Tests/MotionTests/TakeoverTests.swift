import Foundation
import Testing

@testable import Motion

/// An animation that takes over from another goes on from where the other was.
@Suite struct TakeoverTests {
  typealias Pair = AnimatablePair<Double, Double>

  /// What a merged animation shows: the distance grows from `old` to `new` at `time`.
  private struct Merger<V: VectorArithmetic> {
    var context = AnimationContext<V>()
    let (first, second): (Animation, Animation)
    let (old, new): (V, V)
    let time: Double
    let isMerged: Bool

    init(_ first: Animation, _ second: Animation, from old: V, to new: V, at time: Double) {
      (self.first, self.second, self.old, self.new, self.time) = (first, second, old, new, time)
      _ = first.animate(value: old, time: time, context: &context)
      isMerged = second.shouldMerge(previous: first, value: old, time: time, context: &context)
    }

    /// What is shown, less the model value, in the end 0.
    mutating func offset(_ time: Double) -> V {
      (second.animate(value: new, time: time, context: &context) ?? new) - new
    }

    func velocity(_ time: Double) -> V? {
      second.velocity(value: new, time: time, context: context)
    }

    /// What the first shows at the moment of the change, less its own model value.
    var offsetBefore: V {
      var fresh = AnimationContext<V>()
      return (first.animate(value: old, time: time, context: &fresh) ?? old) - old
    }
    var velocityBefore: V? {
      first.velocity(value: old, time: time, context: AnimationContext<V>())
    }
  }

  static let springs: [Animation] = [
    .spring, .bouncy, .snappy(duration: 0.3), .spring(duration: 0.8, bounce: -0.3),
    .spring(response: 0.4, dampingFraction: 0.3),
  ]

  @Test(arguments: springs, springs)
  func aSpringKeepsPlaceAndVelocity(_ first: Animation, _ second: Animation) {
    for time in [0.05, 0.125, 0.25] {
      // The shown value is model + offset: the model jumps by −60, so the offset does by +60.
      var merger = Merger(first, second, from: 100.0, to: 40, at: time)
      #expect(merger.isMerged)
      expectNear(merger.offset(time), merger.offsetBefore + 60, 1e-9, "\(first) \(second)")
      expectNear(merger.velocity(time) ?? .nan, merger.velocityBefore ?? .nan, 1e-9)
    }
  }

  @Test(arguments: springs) func itGoesOnAsTheEquationSays(_ second: Animation) throws {
    guard case .fluidSpring(let spring) = second.kind else { return }
    let oscillator = spring.oscillator(response: spring.response)
    var merger = Merger(.bouncy, second, from: 100.0, to: 40, at: 0.1)
    let start = (x: merger.offset(0.1), v: try #require(merger.velocity(0.1)))
    for wait in [0.05, 0.2] {
      let truth = integrated(from: start, over: wait) { x, v, _ in
        -2 * oscillator.decay * v - oscillator.stiffness * x
      }
      expectNear(merger.offset(0.1 + wait), truth.x, 1e-5)
      expectNear(merger.velocity(0.1 + wait) ?? .nan, truth.v, 1e-4)
    }
  }

  @Test func componentsGoTheirOwnWays() {
    var both = Merger(.spring, .bouncy, from: Pair(100, -30), to: Pair(0, 500), at: 0.15)
    var (x, y) = (
      Merger(.spring, .bouncy, from: 100.0, to: 0, at: 0.15),
      Merger(.spring, .bouncy, from: -30.0, to: 500, at: 0.15)
    )
    for time in [0.15, 0.2, 0.3] {
      let offset = both.offset(time)
      expectNear(offset.first, x.offset(time), 1e-9)
      expectNear(offset.second, y.offset(time), 1e-9)
    }
  }

  /// Plain timing curves tell no velocity; unit curves do.
  @Test(arguments: [Animation.easeInOut, .linear(duration: 0.5), .interpolatingSpring])
  func aSpringAfterACurveStartsFromRest(_ curve: Animation) {
    var merger = Merger(curve, .spring, from: 100.0, to: 40, at: 0.125)
    #expect(merger.isMerged && merger.velocity(0.125) == 0)
    expectNear(merger.offset(0.125), merger.offsetBefore + 60, 1e-9)
  }

  @Test func aSpringAfterAUnitCurveKeepsItsVelocity() {
    var merger = Merger(
      .timingCurve(.easeIn, duration: 0.5), .spring, from: 100.0, to: 40, at: 0.25)
    let slope = 100 * UnitCurve.easeIn.velocity(at: 0.5) / 0.5
    #expect(merger.isMerged)
    expectNear(merger.velocity(0.25) ?? .nan, slope, 1e-9)
    expectNear(merger.offset(0.25), merger.offsetBefore + 60, 1e-9)
  }

  @Test(arguments: [
    Animation.easeIn, .linear, .interpolatingSpring, .timingCurve(.easeOut, duration: 1),
  ])
  func curvesAddUpAndDoNotTakeOver(_ curve: Animation) {
    #expect(!Merger(.spring, curve, from: 100.0, to: 40, at: 0.1).isMerged)
    #expect(!Merger(curve, curve, from: 100.0, to: 40, at: 0.1).isMerged)
  }

  @Test(arguments: [
    Animation.spring.delay(0.1), .bouncy.speed(2), .spring.logicallyComplete(after: 0.2),
    .spring.delay(0.05).speed(0.5), .bouncy.repeatForever(),
  ])
  func modifiedSpringsTakeOverFromTheSameOnly(_ modified: Animation) {
    var merger = Merger(modified, modified, from: 100.0, to: 40, at: 0.25)
    #expect(merger.isMerged)
    expectNear(merger.offset(0.25), merger.offsetBefore + 60, 1e-9)
    #expect(!Merger(.spring, modified, from: 100.0, to: 40, at: 0.25).isMerged)
    #expect(!Merger(modified, modified.delay(0.01), from: 100.0, to: 40, at: 0.25).isMerged)
    #expect(Merger(modified, .spring, from: 100.0, to: 40, at: 0.25).isMerged)
  }

  /// The response of the older spring fades into that of the newer one over its blend duration.
  @Test func aBlendBeginsWithTheOlderResponse() throws {
    let slow = Animation.spring(duration: 1)
    let blended = Animation.spring(duration: 0.2, blendDuration: 0.5)
    var merger = Merger(slow, blended, from: 100.0, to: 100.0, at: 0.2)
    let (v, h) = (try #require(merger.velocity(0.2)), 1e-4)
    let acceleration = (try #require(merger.velocity(0.2 + h)) - v) / h
    let ω = 2 * Double.pi
    expectNear(acceleration, -2 * ω * v - ω * ω * merger.offset(0.2), 5)
    let sudden = Merger(slow, .spring(duration: 0.2), from: 100.0, to: 100.0, at: 0.2)
    let jump = (try #require(sudden.velocity(0.2 + h)) - v) / h
    // Five times the frequency pulls 25 times as strongly.
    #expect(abs(jump) > 5 * abs(acceleration))
  }

  @Test func aSpringTakesOverFromAnAnimationOfAScenesOwn() {
    struct Even: CustomAnimation {
      func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
      ) -> V? { time < 1 ? value.scaled(by: time) : nil }
      func velocity<V: VectorArithmetic>(
        value: V, time: Double, context: AnimationContext<V>
      ) -> V? { value }
    }
    var merger = Merger(Animation(Even()), .spring, from: 100.0, to: 40, at: 0.25)
    #expect(merger.isMerged && merger.velocity(0.25) == 100)
    expectNear(merger.offset(0.25), -15, 1e-9)
  }
}
