internal import ElementaryFunctions

/// The spring of `Animation.interpolatingSpring`: a timing curve that overshoots.
///
/// It always starts from rest or its own initial velocity, and adds to what ran before.
package struct InterpolatingSpring: Hashable, Sendable {
  /// Mass at the end of the spring.
  package var mass: Double
  /// Spring constant, in mass/s².
  package var stiffness: Double
  /// Drag, in mass/s; beyond the critical drag it counts as critical.
  package var damping: Double
  /// Velocity at the start, in whole distances per second.
  package var initialVelocity: Double

  package init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
  }

  private var frequency: Double { (stiffness / mass).squareRoot() }
  private var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }

  /// The progress: the fraction of the distance that is covered after `time` seconds.
  package func progress(at time: Double) -> Double {
    let ratio = min(dampingRatio, 1)
    let step = Oscillator(undampedFrequency: frequency, dampingRatio: ratio).step(over: time)
    return 1 - step.xx + initialVelocity * step.xv
  }

  /// Seconds until the spring stays within a thousandth of the distance; infinite without damping.
  package var duration: Double {
    let (ω, ζ) = (frequency, dampingRatio)
    if ζ == 0 { return .infinity }
    if ζ < 1 {
      let offset = (ζ * ω - initialVelocity) / (ω * (1 - ζ * ζ).squareRoot())
      return max(0, -log(settledShare / (1 + abs(offset))) / (ζ * ω))
    }
    return timeWithinBand(settledShare) { abs(1 - progress(at: $0)) }
  }

  /// Seconds until the spring is logically complete.
  package var response: Double { 2 * .pi / stiffness.squareRoot() }
}
