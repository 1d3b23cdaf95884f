import Foundation
import Testing

@testable import Motion

/// Fluid springs: their response of the moment while an older one fades, and their ends.
@Suite struct FluidMotionTests {
  private static let second = Double(Instant.ticksPerSecond)

  /// A spring of 0.8 s that took over from one of 0.2 s, its response fading for `blend` seconds.
  private static func fading(_ blend: Double, ratio: Double, start: Double = 0) -> FluidMotion {
    FluidMotion(
      FluidSpring(response: 0.8, dampingRatio: ratio, blendDuration: blend), start: start,
      blend: FluidMotion.Blend(interval: -0.6, start: start))
  }

  @Test(arguments: [0.1, 0.25, 0.5], [0.3, 0.7, 1, 1.4])
  func aFadeFollowsTheResponseOfTheMoment(_ blend: Double, _ ratio: Double) {
    let motion = Self.fading(blend, ratio: ratio)
    // A smoothstep from the old response to the new one, continuously; the motion holds it for 1/240 s.
    func response(_ t: Double) -> Double {
      let p = min(max(t / blend, 0), 1)
      return 0.8 - 0.6 * (1 - p * p * (3 - 2 * p))
    }
    for time in [0.05, 0.2, 0.6] {
      let step = motion.step(at: time * Self.second).step
      for start in [(x: 1.0, v: 0.0), (x: 1, v: -10)] {
        let truth = integrated(from: start, over: time) { x, v, t in
          let ω = 2 * .pi / response(t)
          return -2 * ratio * ω * v - ω * ω * x
        }
        expectNear(step.xx * start.x + step.xv * start.v, truth.x, 2e-3, "x at \(time)")
        expectNear(step.vx * start.x + step.vv * start.v, truth.v, 2e-2, "v at \(time)")
      }
    }
  }

  @Test func afterTheFadeTheSpringIsTheNewOne() {
    let motion = Self.fading(0.25, ratio: 0.7)
    let plain = FluidSpring(response: 0.8, dampingRatio: 0.7).oscillator(response: 0.8)
    for (a, b) in [(0.3, 0.4), (0.25, 1.0), (0.7, 0.9)] {
      let (first, second) = (motion.step(at: a * Self.second), motion.step(at: b * Self.second))
      let rest = plain.step(over: b - a).after(first.step)
      #expect(second.oscillator == plain)
      expectNear(second.step.xx, rest.xx, 1e-12)
      expectNear(second.step.xv, rest.xv, 1e-12)
    }
  }

  @Test func aFadeOfNoTimeOrNoDifferenceIsNone() {
    let spring = FluidSpring(response: 0.5, dampingRatio: 1, blendDuration: 0.25)
    let same = FluidMotion(spring, start: 0, blend: .init(interval: 0, start: 0))
    var sudden = spring
    sudden.blendDuration = 0
    let none = FluidMotion(sudden, start: 0, blend: .init(interval: 0.3, start: 0))
    let over = FluidMotion(
      spring, start: 0.25 * Self.second, blend: .init(interval: 0.3, start: 0))
    #expect(same.blend == nil && none.blend == nil && over.blend == nil)
  }

  /// Displacement and velocity are continuous where one cell of a fade meets the next.
  @Test(arguments: [0.1, 0.25]) func aFadeHasNoJumps(_ blend: Double) {
    let motion = Self.fading(blend, ratio: 0.6, start: 1234)
    for cell in 1...80 {
      let joint = 1234 + Double(cell) * ticksPerStep
      let (before, after) = (motion.step(at: joint - 1).step, motion.step(at: joint + 1).step)
      expectNear(before.xx, after.xx, 1e-6)
      expectNear(before.vx, after.vx, 1e-4)
      expectNear(before.vv, after.vv, 1e-5)
    }
  }

  @Test func theStiffestSpringHasAnEnd() {
    for response in [0, -1, 1e-9] {
      let oscillator = FluidSpring(response: response, dampingRatio: 1)
        .oscillator(response: response)
      // SwiftUI's limit for the stiffness of a unit mass.
      expectNear(oscillator.stiffness, 45_000, 1e-7)
    }
    let soft = FluidSpring(response: 0.5, dampingRatio: 1).oscillator(response: 0.5)
    expectNear(soft.stiffness, 16 * .pi * .pi, 1e-10)
  }

  // MARK: Ends

  private static let springs = [0.15, 0.5, 1, 1.6].flatMap { ratio in
    [0.1, 0.5, 1.2].map { FluidSpring(response: $0, dampingRatio: ratio) }
  }

  /// SwiftUI's rule for the end, on the exact solution: neither speed nor acceleration above 0.06 units, and
  /// within a hundredth of the goal.
  private static func rests(_ motion: FluidMotion, at time: Double, goal: Double) -> Bool {
    let (step, oscillator) = motion.step(at: time)
    let (x, v) = (step.xx * goal, step.vx * goal)
    let force = -2 * oscillator.decay * v - oscillator.stiffness * x
    return max(v * v, force * force) <= 0.0036 && abs(x) <= abs(goal) / 100
  }

  @Test(arguments: springs, [1.0, 100, 1000])
  func theEndIsTheFirstStepAtRest(_ spring: FluidSpring, _ goal: Double) {
    let motion = FluidMotion(spring, start: 777, blend: nil)
    let end = motion.end(Measures(fromRest: goal * goal))
    let count = Int(((end - 777) / ticksPerStep).rounded())
    #expect(777 + Double(count) * ticksPerStep == end)
    #expect(Self.rests(motion, at: end, goal: goal))
    let isEarlier = (1..<count).contains {
      Self.rests(motion, at: 777 + Double($0) * ticksPerStep, goal: goal)
    }
    #expect(!isEarlier)
  }

  @Test(arguments: springs) func fartherTakesAtLeastAsLong(_ spring: FluidSpring) {
    let motion = FluidMotion(spring, start: 0, blend: nil)
    // Overdamped and critical motions are monotonic, so their ends are ordered by the distance.
    guard spring.dampingRatio >= 1 else { return }
    var last = 0.0
    for goal in [1.0, 10, 100, 1000, 10_000] {
      let end = motion.end(Measures(fromRest: goal * goal))
      #expect(end >= last)
      last = end
    }
  }

  @Test(arguments: springs) func logicalCompletionIsOneResponseAfterTheStart(_ spring: FluidSpring)
  {
    let motion = FluidMotion(spring, start: 5e8, blend: nil)
    expectNear(
      motion.logicalCompletion - 5e8, (spring.response * Self.second).rounded(), 0.5)
  }

  @Test func aFadingSpringCompletesByTheResponseOfTheMoment() {
    let motion = Self.fading(2, ratio: 1)
    // The response goes from 0.2 to 0.8 while time goes on: the first step at which it has passed.
    let first = (1...1000).first {
      let (t, p) = (Double($0) / 240, Double($0) / 480)
      return t >= 0.8 - 0.6 * (1 - p * p * (3 - 2 * p))
    }
    #expect(motion.logicalCompletion == first.map { Double($0) * ticksPerStep })
    #expect(Self.fading(0.5, ratio: 1).logicalCompletion == 192 * ticksPerStep)
  }
}
