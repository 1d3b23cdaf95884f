import Foundation
import Testing

@testable import Motion

/// The spring that overshoots as a timing curve does.
@Suite struct InterpolatingSpringTests {
  static let springs = [
    InterpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0),
    InterpolatingSpring(mass: 1, stiffness: 170, damping: 15, initialVelocity: 7),
    InterpolatingSpring(mass: 3, stiffness: 300, damping: 12, initialVelocity: -2),
    InterpolatingSpring(mass: 1, stiffness: 100, damping: 20, initialVelocity: 4),
  ]

  @Test(arguments: springs) func progressSolvesTheEquation(_ spring: InterpolatingSpring) {
    let (k, c) = (spring.stiffness / spring.mass, spring.damping / spring.mass)
    for time in [0.02, 0.1, 0.4, 1.1] {
      let truth = integrated(from: (x: 0, v: spring.initialVelocity), over: time) { x, v, _ in
        k * (1 - x) - c * v
      }
      expectNear(spring.progress(at: time), truth.x, 1e-8)
    }
  }

  @Test(arguments: springs) func itBeginsWithItsVelocity(_ spring: InterpolatingSpring) {
    #expect(spring.progress(at: 0) == 0)
    expectNear(spring.progress(at: 1e-7) / 1e-7, spring.initialVelocity, 1e-4)
  }

  /// The envelope that the duration is read from bounds the motion for good.
  @Test(arguments: springs) func afterItsDurationItStaysWithinAThousandth(
    _ spring: InterpolatingSpring
  ) {
    let duration = spring.duration
    #expect(duration.isFinite && duration > 0)
    for time in stride(from: duration, to: duration + 3, by: 0.01) {
      expectNear(spring.progress(at: time), 1, 0.001 + 1e-12)
    }
  }

  @Test func dampingBeyondTheCriticalOneIsCritical() {
    func spring(_ damping: Double) -> InterpolatingSpring {
      InterpolatingSpring(mass: 2, stiffness: 50, damping: damping, initialVelocity: 1)
    }
    for time in [0.1, 0.5, 2] {
      #expect(spring(20).progress(at: time) == spring(200).progress(at: time))
    }
  }

  @Test func withoutDampingItNeverEndsNorDecays() {
    let spring = InterpolatingSpring(
      mass: 1, stiffness: 4 * .pi * .pi, damping: 0, initialVelocity: 0)
    #expect(spring.duration == .infinity && spring.response == 1)
    for time in [0.5, 10.5, 1000.5] { expectNear(spring.progress(at: time), 2, 1e-9) }
  }

  /// Apple's own example: 2.85 s at a damping of 5, and 1.4727 s at Core Animation's default of 10.
  @Test func durationsAreTheDocumentedOnes() {
    func duration(_ damping: Double) -> Double {
      InterpolatingSpring(mass: 1, stiffness: 100, damping: damping, initialVelocity: 0).duration
    }
    expectNear(duration(10), 1.4727, 5e-5)
    expectNear(duration(5), 2.85, 5e-3)
  }

  @Test(arguments: [-0.5, 0, 0.4, 1]) func coreAnimationGivesTheNumbersBack(_ bounce: Double) {
    let spring = CASpringAnimation(perceptualDuration: 0.7, bounce: bounce)
    expectNear(spring.perceptualDuration, 0.7, 1e-12)
    expectNear(spring.bounce, bounce, 1e-9)
    let same = Spring(duration: 0.7, bounce: bounce)
    #expect(spring.mass == 1 && spring.initialVelocity == 0)
    #expect(spring.stiffness == same.stiffness && spring.damping == same.damping)
  }

  @Test func coreAnimationCutsTheDampingUnlessToldOtherwise() {
    let spring = CASpringAnimation()
    #expect(spring.stiffness == 100 && spring.damping == 10)
    spring.damping = 60
    expectNear(spring.bounce, 0, 1e-12)
    spring.allowsOverdamping = true
    expectNear(spring.bounce, 1 / 3.0 - 1, 1e-12)
  }
}
