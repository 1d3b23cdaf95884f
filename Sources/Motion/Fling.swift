internal import ElementaryFunctions

/// The fling of scrolled content that would go past its end: it decays until there, and a spring without bounce brings it back.
///
/// Times and velocities are counted in whole distances: that from where it is let go to the end.
package struct Fling: Hashable, Sendable {
  /// Velocity at the start, in whole distances per second; above `loss`.
  package var velocity: Double
  /// The share of the velocity that is lost each second.
  package var loss: Double
  /// The frequency of the spring behind the end, in radians per second; `nil` where the content stops at its end.
  package var frequency: Double?
  /// How far from the end it counts as at rest, as a share of the distance.
  package var tolerance: Double

  /// The steps by which the end is looked for, in seconds: those of the display.
  private static let step = 1.0 / 120

  /// Creates a fling.
  ///
  /// - Parameters:
  ///   - velocity: Velocity at the start, in whole distances per second; above `loss`.
  ///   - loss: The share of the velocity that is lost each second, above 0.
  ///   - frequency: The frequency of the spring behind the end; `nil` for none.
  ///   - tolerance: How far from the end it counts as at rest, as a share of the distance, above 0.
  package init(velocity: Double, loss: Double, frequency: Double?, tolerance: Double) {
    precondition(velocity > loss && loss > 0 && tolerance > 0)
    self.velocity = velocity
    self.loss = loss
    self.frequency = frequency
    self.tolerance = tolerance
  }

  /// Seconds until it is at the end for the first time.
  package var arrival: Double { log(velocity / (velocity - loss)) / loss }
  /// The velocity with which it gets there: on the way it has lost what it would lose on that way without an end.
  private var left: Double { velocity - loss }

  /// The progress: the fraction of the distance that is covered after `time` seconds.
  package func progress(at time: Double) -> Double {
    let arrival = arrival
    guard time > arrival else { return velocity / loss * (1 - exp(-loss * time)) }
    guard let frequency else { return 1 }
    let since = time - arrival
    return 1 + left * since * exp(-frequency * since)
  }

  /// Seconds until it stays within the tolerance.
  package var duration: Double {
    guard let frequency else { return arrival }
    // From the farthest point on, 1/frequency behind the end, it only comes back.
    var since = (1 / frequency / Self.step).rounded(.up) * Self.step
    while left * since * exp(-frequency * since) > tolerance { since += Self.step }
    return arrival + since
  }
}
