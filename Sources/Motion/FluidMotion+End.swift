internal import ElementaryFunctions

/// Squares and products of the vectors that a motion starts from: all that its end depends on.
package struct Measures: Hashable, Sendable {
  /// The square of the whole distance that the animation covers.
  package var goal: Double
  /// The square of the displacement at the start.
  package var displacement: Double
  /// The product of displacement and velocity at the start.
  package var product: Double
  /// The square of the velocity at the start.
  package var velocity: Double

  package init(goal: Double, displacement: Double, product: Double, velocity: Double) {
    self.goal = goal
    self.displacement = displacement
    self.product = product
    self.velocity = velocity
  }

  /// A start from rest, over a distance with this square.
  package init(fromRest goal: Double) {
    self.init(goal: goal, displacement: goal, product: 0, velocity: 0)
  }
}

extension FluidMotion {
  /// The rest speed of SwiftUI, in units of the animatable data per second: neither speed nor
  /// acceleration of a motion at rest is above it, which is why unit-like data are scaled by 128.
  private static let restSpeed = 0.06
  /// The fraction of the goal within which a motion at rest is: SwiftUI's hundredth.
  private static let restShare = 0.01
  /// Ends later than this, in steps of 1/240 s (about 46 days), count as never.
  private static let lastStep = 960_000_000
  /// The steps of a second, as of ``ticksPerStep``.
  private static let stepsPerSecond = 240.0
  /// A decay has faded when it has fallen by e to this power: no digit of it is left.
  private static let fadedDecay = 80.0
  /// The most steps that are skipped without a look, all of which are beyond the last.
  private static let mostSkipped = 1e12

  /// The end of the motion: the first multiple of 1/240 s after its start at which it is slow and close
  /// enough to its target; infinite if it never is.
  ///
  /// Slow means that neither speed nor acceleration is above ``restSpeed``; close is ``restShare`` of the goal.
  package func end(_ measures: Measures) -> Double {
    let count = stepsToEnd(measures)
    return count.map { start + Double($0) * ticksPerStep } ?? .infinity
  }

  /// A lower bound of the end; cheaper to know than the end.
  package func earliestEnd(_ measures: Measures) -> Double {
    guard mayEnd(measures) else { return .infinity }
    // While a response fades, any step may be the one.
    let count = blend == nil ? max(1, stepsTooGreat(after: Oscillator.Step(), measures)) : 1
    return start + Double(count) * ticksPerStep
  }

  private func mayEnd(_ measures: Measures) -> Bool {
    measures.displacement.isFinite && measures.product.isFinite && measures.velocity.isFinite
      && spring.dampingRatio > 0 && !oscillator.isRigid
  }

  private func stepsToEnd(_ measures: Measures) -> Int? {
    guard mayEnd(measures) else { return nil }
    func holds(_ count: Int) -> Bool {
      let (step, oscillator) = self.step(at: start + Double(count) * ticksPerStep)
      return isAtRest(step, oscillator, measures)
    }
    let fade = cellsAfterStart
    if fade > 0 {
      for count in 1...fade where holds(count) { return count }
    }

    // From here on the oscillator is one. Before `first` its amplitude is too great.
    let (faded, _) = step(at: start + Double(fade) * ticksPerStep)
    var count = fade + max(1, stepsTooGreat(after: faded, measures))
    if count > Self.lastStep { return nil }
    if oscillator.frequency < 0 {
      // When the faster of the two decays is over, the rest is monotonic and can be halved.
      let faster = -2 * oscillator.frequency / Self.stepsPerSecond
      let monotonic = count + Int(min(Self.fadedDecay / faster, Double(Self.lastStep)))
      while count < monotonic {
        if holds(count) { return count }
        count += 1
      }
      var (low, high) = (count - 1, Self.lastStep)
      guard holds(high) else { return nil }
      while high - low > 1 {
        let middle = (low + high) / 2
        if holds(middle) { high = middle } else { low = middle }
      }
      return high
    }
    var current = self.step(at: start + Double(count) * ticksPerStep).step
    let one = oscillator.step(over: 1 / Self.stepsPerSecond)
    while count <= Self.lastStep {
      if isAtRest(current, oscillator, measures) { return count }
      current = one.after(current)
      count += 1
    }
    return nil
  }

  /// Whether a motion that came so far is slow and close enough.
  private func isAtRest(
    _ step: Oscillator.Step, _ oscillator: Oscillator, _ m: Measures
  ) -> Bool {
    func square(_ a: Double, _ b: Double) -> Double {
      a * a * m.displacement + 2 * a * b * m.product + b * b * m.velocity
    }
    let limit = Self.restSpeed * Self.restSpeed
    if square(step.vx, step.vv) > limit { return false }
    let (drag, pull) = (-2 * oscillator.decay, -oscillator.stiffness)
    if square(drag * step.vx + pull * step.xx, drag * step.vv + pull * step.xv) > limit {
      return false
    }
    return m.goal == 0 || square(step.xx, step.xv) <= Self.restShare * Self.restShare * m.goal
  }

  /// How many steps after `step` the motion is certainly too great to end: its amplitude, or its
  /// energy where there is no oscillation, falls by a known rate at most.
  private func stepsTooGreat(after step: Oscillator.Step, _ m: Measures) -> Int {
    func square(_ a: Double, _ b: Double) -> Double {
      a * a * m.displacement + 2 * a * b * m.product + b * b * m.velocity
    }
    let (d, w, k) = (oscillator.decay, oscillator.frequency, oscillator.stiffness)
    let speed = Self.restSpeed
    let farthest = speed * (1 + 2 * d) / k
    let now: Double
    let bound: Double
    let rate: Double
    if w > 0 {
      now = square(step.vx + d * step.xx, step.vv + d * step.xv) + w * w * square(step.xx, step.xv)
      bound = (speed + d * farthest) * (speed + d * farthest) + w * w * farthest * farthest
      rate = 2 * d
    } else {
      now = square(step.vx, step.vv) + k * square(step.xx, step.xv)
      bound = speed * speed + k * farthest * farthest
      rate = 4 * d
    }
    guard now > bound else { return 0 }
    // One step less, for what rounding may have taken away.
    return Int(max(0, min(log(now / bound) / rate * Self.stepsPerSecond - 1, Self.mostSkipped)))
  }
}
