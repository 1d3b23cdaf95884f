import Foundation
import Testing

@testable import Motion

/// The matrix that carries displacement and velocity over a time, for every regime of damping.
@Suite struct OscillatorTests {
  /// Under-, critically and overdamped ones, the first without damping, some a hair from critical.
  static let oscillators: [Oscillator] = [0, 0.05, 0.5, 0.999_999, 1, 1.000_001, 1.7, 6].map {
    Oscillator(undampedFrequency: 11, dampingRatio: $0)
  }
  private static let times = [0.0, 0.003, 0.07, 0.25, 1, 3]

  @Test(arguments: oscillators) func aStepSolvesTheEquation(_ oscillator: Oscillator) {
    let (d, k) = (oscillator.decay, oscillator.stiffness)
    for time in Self.times.dropFirst() {
      let step = oscillator.step(over: time)
      for start in [(x: 1.0, v: 0.0), (x: 0, v: 1), (x: -3, v: 40)] {
        let truth = integrated(from: start, over: time) { x, v, _ in -2 * d * v - k * x }
        expectNear(step.xx * start.x + step.xv * start.v, truth.x, 2e-7, "x at \(time)")
        expectNear(step.vx * start.x + step.vv * start.v, truth.v, 2e-6, "v at \(time)")
      }
    }
  }

  @Test(arguments: oscillators) func aStepOfNoTimeChangesNothing(_ oscillator: Oscillator) {
    let step = oscillator.step(over: 0)
    #expect(step.xx == 1 && step.xv == 0 && step.vx == 0 && step.vv == 1)
  }

  @Test(arguments: oscillators) func stepsOneAfterTheOtherAreOne(_ oscillator: Oscillator) {
    for a in Self.times {
      for b in Self.times {
        let parts = oscillator.step(over: b).after(oscillator.step(over: a))
        let whole = oscillator.step(over: a + b)
        expectNear(parts.xx, whole.xx, 1e-12)
        expectNear(parts.xv, whole.xv, 1e-12)
        expectNear(parts.vx, whole.vx, 1e-10)
        expectNear(parts.vv, whole.vv, 1e-12)
      }
    }
  }

  /// Liouville: areas of the phase plane shrink by twice the decay.
  @Test(arguments: oscillators) func areasShrinkByTheDamping(_ oscillator: Oscillator) {
    for time in Self.times {
      let step = oscillator.step(over: time)
      let determinant = step.xx * step.vv - step.xv * step.vx
      expectNear(determinant, Foundation.exp(-2 * oscillator.decay * time), 1e-12)
    }
  }

  @Test(arguments: oscillators) func energyNeverGrows(_ oscillator: Oscillator) {
    var last = Double.infinity
    for time in stride(from: 0.0, through: 3, by: 0.01) {
      let step = oscillator.step(over: time)
      let energy = step.vx * step.vx + oscillator.stiffness * step.xx * step.xx
      #expect(energy <= last * (1 + 1e-12))
      last = energy
    }
  }

  @Test func withoutDampingEnergyStays() {
    let oscillator = Oscillator(undampedFrequency: 11, dampingRatio: 0)
    for time in [0.1, 1, 10, 1000] {
      let step = oscillator.step(over: time)
      expectNear(step.vx * step.vx / 121 + step.xx * step.xx, 1, 1e-12)
    }
  }

  @Test func theThreeRegimesMeetAtCriticalDamping() {
    let critical = Oscillator(undampedFrequency: 9, dampingRatio: 1)
    for offset in [1e-4, 1e-7, 1e-10] {
      for ratio in [1 - offset, 1 + offset] {
        let near = Oscillator(undampedFrequency: 9, dampingRatio: ratio)
        for time in Self.times {
          let (a, b) = (near.step(over: time), critical.step(over: time))
          // The derivative by the ratio is at most about one.
          expectNear(a.xx, b.xx, 2 * offset + 1e-12)
          expectNear(a.xv, b.xv, 2 * offset + 1e-12)
        }
      }
    }
  }

  @Test(arguments: oscillators) func theDampingRatioComesBack(_ oscillator: Oscillator) {
    expectNear(oscillator.stiffness.squareRoot(), 11, 1e-12)
    let spring = Spring(oscillator: oscillator)
    let again = Oscillator(undampedFrequency: 11, dampingRatio: spring.dampingRatio)
    expectNear(again.decay, oscillator.decay, 1e-11)
    expectNear(again.frequency, oscillator.frequency, 1e-7)
  }

  /// Twice as stiff in time is the same motion in half the time.
  @Test(arguments: [0.0, 0.4, 1, 2]) func frequencyScalesTime(_ ratio: Double) {
    let (slow, fast) = (
      Oscillator(undampedFrequency: 5, dampingRatio: ratio),
      Oscillator(undampedFrequency: 10, dampingRatio: ratio)
    )
    for time in Self.times {
      let (a, b) = (slow.step(over: time), fast.step(over: time / 2))
      expectNear(a.xx, b.xx, 1e-13)
      expectNear(a.xv, 2 * b.xv, 1e-13)
      expectNear(2 * a.vx, b.vx, 1e-12)
      expectNear(a.vv, b.vv, 1e-13)
    }
  }

  @Test func whatIsRigidHoldsAndWhatIsInfinitelyStiffIsThere() {
    let rigid = Oscillator(decay: .infinity, frequency: -.infinity)
    #expect(rigid.isRigid && rigid.step(over: 9).xx == 1 && rigid.step(over: 9).xv == 0)
    let stiff = Oscillator(undampedFrequency: .infinity, dampingRatio: 1)
    #expect(!stiff.isRigid && stiff.step(over: 1e-9).xx == 0)
  }

  @Test(arguments: 0..<20) func fourStepsAtOnceHaveTheBitsOfOne(_ seed: Int) {
    var numbers = Numbers(seed)
    var (decay, frequency, time) = (SIMD4<Double>(), SIMD4<Double>(), SIMD4<Double>())
    for lane in 0..<4 {
      decay[lane] = numbers.next(0...40)
      frequency[lane] = seed % 4 == 0 || lane == seed % 5 ? 0 : numbers.next(0...60)
      time[lane] = numbers.next(0...3)
    }
    let four = Oscillator.steps(decay: decay, frequency: frequency, over: time)
    for lane in 0..<4 {
      let one = Oscillator(decay: decay[lane], frequency: frequency[lane]).step(over: time[lane])
      #expect(four.xx[lane] == one.xx && four.xv[lane] == one.xv)
    }
  }
}
