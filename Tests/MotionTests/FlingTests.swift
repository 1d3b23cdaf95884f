import Foundation
import Testing

@testable import Motion

/// What is thrown past its end and brought back.
@Suite struct FlingTests {
  static let flings = [
    Fling(velocity: 2.1, loss: 2, frequency: 10, tolerance: 1e-3),
    Fling(velocity: 8, loss: 2, frequency: 10, tolerance: 1e-4),
    Fling(velocity: 300, loss: 2, frequency: 14, tolerance: 1e-3),
    Fling(velocity: 8, loss: 2, frequency: nil, tolerance: 1e-3),
  ]

  @Test(arguments: flings) func itBeginsWithItsVelocityAndEndsAtItsEnd(_ fling: Fling) {
    #expect(fling.progress(at: 0) == 0)
    expectNear(fling.progress(at: 1e-7) / 1e-7, fling.velocity, 1e-3 * fling.velocity)
    expectNear(fling.progress(at: fling.arrival), 1, 1e-9)
    for time in stride(from: fling.duration, to: fling.duration + 2, by: 0.01) {
      expectNear(fling.progress(at: time), 1, fling.tolerance + 1e-12)
    }
  }

  /// On the way it decays, behind its end it is a spring without bounce; its velocity does not jump between.
  @Test(arguments: flings) func velocitySolvesTheEquations(_ fling: Fling) {
    let step = 1e-4
    func velocity(_ time: Double) -> Double {
      (fling.progress(at: time + step) - fling.progress(at: time - step)) / (2 * step)
    }
    func force(_ time: Double) -> Double {
      (velocity(time + step) - velocity(time - step)) / (2 * step)
    }
    let half = fling.arrival / 2
    if half > 3 * step {
      expectNear(force(half), -fling.loss * velocity(half), 1e-2 * fling.velocity)
    }
    guard let frequency = fling.frequency else { return }
    let later = fling.arrival + 0.05
    let expected =
      frequency * frequency * (1 - fling.progress(at: later)) - 2 * frequency * velocity(later)
    expectNear(force(later), expected, 1e-2 * fling.velocity)
    let (before, after) = (velocity(fling.arrival - 2 * step), velocity(fling.arrival + 2 * step))
    expectNear(before, after, 0.01 * fling.velocity)
  }

  @Test func whatStopsAtItsEndNeverPassesIt() {
    let fling = Self.flings[3]
    for time in stride(from: 0, to: 2, by: 0.01) { #expect(fling.progress(at: time) <= 1 + 1e-12) }
    #expect(fling.progress(at: 1.5) == 1)
  }

  /// The farthest point is 1/frequency behind the end, velocity/(e·frequency) beyond it.
  @Test func itGoesAsFarAsTheSpringLetsIt() {
    let fling = Fling(velocity: 12, loss: 2, frequency: 10, tolerance: 1e-4)
    let farthest = fling.progress(at: fling.arrival + 0.1)
    expectNear(farthest, 1 + 1 / 2.718281828459045, 1e-9)
  }

  @Test func asAnAnimationItIsItsProgress() {
    let animation = Animation(.fling(Self.flings[1]))
    var context = AnimationContext<Double>()
    for time in [0.05, 0.1, 0.2, 0.4] {
      let shown = animation.animate(value: 200, time: time, context: &context)
      expectNear(shown ?? 0, 200 * Self.flings[1].progress(at: time), 1e-6)
    }
    #expect(animation.animate(value: 200, time: 10, context: &context) == nil)
    #expect(animation.description == "fling(velocity: 8, loss: 2, frequency: 10)")
  }
}
