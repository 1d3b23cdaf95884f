import Motion
import Testing

@testable import SceneGraph

/// Laws of values that move, whatever moves them.
@MainActor @Suite struct MovingLawTests {
  typealias Pair = AnimatablePair<Double, Double>
  nonisolated static let animations: [Animation] = [
    .spring, .bouncy, .easeInOut, .linear(duration: 0.6), .interpolatingSpring,
    .timingCurve(.circularEaseIn, duration: 0.5), .snappy.delay(0.1), .easeOut.repeatCount(3),
  ]

  @Test(arguments: animations) func twoComponentsAreTwoValues(_ animation: Animation) {
    let (both, x, y) = (Moved(Pair(0, 50)), Moved(0.0), Moved(50.0))
    both.set(Pair(100, -30), animation, at: 0.1)
    x.set(100, animation, at: 0.1)
    y.set(-30, animation, at: 0.1)
    // Springs alone may end at other times: what is left then is a hundredth of the distance.
    for time in stride(from: 0.1, to: 0.5, by: 0.03) {
      let shown = both.shown(at: time)
      expectNear(shown.first, x.shown(at: time), 1e-9)
      expectNear(shown.second, y.shown(at: time), 1e-9)
    }
  }

  @Test(arguments: animations) func aMovementBeginsWhereTheValueWasAndEndsAtItsTarget(
    _ animation: Animation
  ) {
    let value = Moved(20.0)
    value.set(120, animation, at: 0.25)
    expectNear(value.shown(at: 0.25), 20, 1e-9)
    let end = value.settle()
    #expect(value.shown(at: end) == 120 && value.store.count == 0)
  }

  @Test(arguments: animations) func theSameLaterIsTheSame(_ animation: Animation) {
    let (early, late) = (Moved(0.0), Moved(0.0))
    early.set(100, animation, at: 0)
    late.set(100, animation, at: 5)
    for step in 0..<60 {
      let time = Double(step) / 60
      #expect(early.shown(at: time) == late.shown(at: 5 + time))
    }
  }

  @Test(arguments: animations) func distancesScaleUntilTheEnd(_ animation: Animation) {
    let (near, far) = (Moved(0.0), Moved(0.0))
    near.set(100, animation, at: 0)
    far.set(-400, animation, at: 0)
    for time in stride(from: 0.0, to: 0.45, by: 0.05) {
      expectNear(far.shown(at: time), -4 * near.shown(at: time), 1e-9)
    }
  }

  @Test(arguments: animations) func oneStoreForManyIsManyStores(_ animation: Animation) {
    let store = MovingValues()
    let together = (0..<5).map { _ in Moved(0.0, in: store) }
    let apart = (0..<5).map { _ in Moved(0.0) }
    for (index, (a, b)) in zip(together, apart).enumerated() {
      a.set(Double(index + 1) * 50, animation, at: Double(index) / 16)
      b.set(Double(index + 1) * 50, animation, at: Double(index) / 16)
    }
    for time in stride(from: 0.3, to: 1, by: 0.07) {
      for (a, b) in zip(together, apart) { #expect(a.shown(at: time) == b.shown(at: time)) }
    }
  }

  @Test func withoutADifferenceNothingMoves() {
    let value = Moved(5.0)
    value.set(5, .spring, at: 0)
    #expect(value.id == nil && value.store.count == 0 && value.store.nextEvent == nil)
  }

  /// A movement's own numbers, and the values of types that the store does not know.
  @Test(arguments: animations) func unknownTypesMoveTheSame(_ animation: Animation) {
    let (known, unknown) = (Moved(Pair(0, 0)), Moved(Opaque(x: 0, y: 0)))
    known.set(Pair(100, -40), animation, at: 0)
    unknown.set(Opaque(x: 100, y: -40), animation, at: 0)
    for time in stride(from: 0.0, to: 1, by: 0.06) {
      let (a, b) = (known.shown(at: time), unknown.shown(at: time))
      expectNear(a.first, b.x, 1e-9)
      expectNear(a.second, b.y, 1e-9)
    }
  }

  @Test(arguments: [Animation.spring, .bouncy, .timingCurve(.easeIn, duration: 0.6)])
  func velocityIsTheDerivativeOfWhatIsShown(_ animation: Animation) {
    for time in [0.1, 0.2, 0.35] {
      let value = Moved(0.0)
      value.set(100, animation, at: 0)
      let h = 1e-5
      let before = value.shown(at: time - h)
      let velocity = value.velocity(at: time)
      let slope = (value.shown(at: time + h) - before) / (2 * h)
      expectNear(velocity, slope, 6, "\(animation)")
    }
  }

  @Test func listenersAreCalledOnceEachAndAfterTheLastOfTheirValues() {
    let store = MovingValues()
    var calls: [Double] = []
    let listener = AnimationListener(criteria: .removed) { calls.append(store.now.seconds) }
    let values = (0..<3).map { _ in Moved(0.0, in: store) }
    for (index, value) in values.enumerated() {
      value.id = store.retarget(
        nil, by: 100, with: .linear(duration: 0.2 * Double(index + 1)), at: .zero,
        listeners: [listener], order: index)
    }
    listener.finishRegistration()
    values[0].settle()
    #expect(calls == [0.6000000000000001] || calls == [0.6])
    #expect(listener.hasBegun)
  }

  @Test func aListenerForNothingIsCalledUnlessItShallNot() {
    var calls = 0
    let told = AnimationListener(criteria: .removed) { calls += 1 }
    told.finishRegistration()
    let quiet = AnimationListener(criteria: .logicallyComplete) { calls += 10 }
    quiet.isCalledWhenNothingMoves = false
    quiet.finishRegistration()
    #expect(calls == 1 && !told.hasBegun && !quiet.hasBegun)
  }
}
