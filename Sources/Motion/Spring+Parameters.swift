// The ways to say how a spring moves, and back. Nothing here traps: a bounce of 1 or more never comes
// to rest, one of −1 or less never moves.

extension Spring {
  /// Creates a spring from the two numbers designers tune.
  ///
  /// - Parameters:
  ///   - duration: Perceptual duration in seconds, the period of the undamped spring.
  ///   - bounce: 0 for critical damping, up to 1 for no damping, down to −1 for ever more of it.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(ofBounce: bounce))
  }

  /// Creates a spring from its response, the undamped period in seconds, and its damping ratio, 1 for
  /// critical damping.
  ///
  /// - Parameters:
  ///   - response: The undamped period in seconds; 0 or less is there at once.
  ///   - dampingRatio: 1 for critical damping, less to oscillate; infinite for a spring that never
  ///     moves.
  public init(response: Double, dampingRatio: Double) {
    self.init(
      oscillator: dampingRatio == .infinity
        ? Oscillator(decay: .infinity, frequency: -.infinity)
        : Oscillator(undampedFrequency: 2 * .pi / response, dampingRatio: dampingRatio))
  }

  /// Creates a spring from physical parameters.
  ///
  /// - Parameters:
  ///   - mass: Mass at the end of the spring.
  ///   - stiffness: Spring constant, in mass/s².
  ///   - damping: Drag, in mass/s.
  ///   - allowOverDamping: Whether damping beyond the critical one counts; without, it is cut.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let decay = damping / (2 * mass)
    let squared = stiffness / mass
    let natural = squared.squareRoot()
    let oscillator: Oscillator
    if decay <= natural {
      // Of a root, the square may lie a bit above the number: at critical damping nothing is left to swing.
      let rest = max(squared - decay * decay, 0)
      oscillator = Oscillator(decay: decay, frequency: rest.squareRoot())
    } else if allowOverDamping {
      oscillator = Oscillator(decay: decay, frequency: -(decay * decay - squared).squareRoot())
    } else {
      oscillator = Oscillator(decay: natural, frequency: 0)
    }
    self.init(oscillator: oscillator, inertia: mass)
  }

  /// The response: the undamped period in seconds.
  public var response: Double { 2 * .pi / oscillator.stiffness.squareRoot() }
  /// The perceptual duration in seconds: the ``response``.
  public var duration: Double { response }
  /// The damping ratio: damping as a fraction of the critical damping.
  public var dampingRatio: Double { oscillator.decay / oscillator.stiffness.squareRoot() }
  /// The bounce: 1 less the damping ratio, or its reciprocal less 1 when overdamped.
  public var bounce: Double {
    oscillator.frequency >= 0 ? 1 - dampingRatio : 1 / dampingRatio - 1
  }
  /// The mass at the end of the spring.
  public var mass: Double { inertia }
  /// The stiffness: the spring constant, in mass/s²; physical for overdamped springs too.
  public var stiffness: Double { inertia * oscillator.stiffness }
  /// The damping: drag, in mass/s.
  public var damping: Double { 2 * oscillator.decay * inertia }

  /// The damping ratio for a bounce: 0 from 1 on, infinite down from −1.
  package static func dampingRatio(ofBounce bounce: Double) -> Double {
    if bounce < 0 { return bounce <= -1 ? .infinity : 1 / (1 + bounce) }
    return bounce > 1 ? 0 : 1 - bounce
  }
}

extension Spring {
  /// SwiftUI's bounces of ``snappy`` and ``bouncy``.
  static let (snappyBounce, bouncyBounce) = (0.15, 0.3)

  /// A smooth spring without bounce, of half a second.
  public static var smooth: Spring { smooth() }
  /// A smooth spring with a given duration in seconds, and bounce on top of none.
  ///
  /// - Parameters:
  ///   - duration: Perceptual duration in seconds.
  ///   - extraBounce: Bounce on top of none.
  /// - Returns: The spring.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// A spring with a small bounce, of half a second.
  public static var snappy: Spring { snappy() }
  /// A spring with a given duration in seconds, and bounce on top of 0.15.
  ///
  /// - Parameters:
  ///   - duration: Perceptual duration in seconds.
  ///   - extraBounce: Bounce on top of 0.15.
  /// - Returns: The spring.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: snappyBounce + extraBounce)
  }
  /// A spring with a larger bounce, of half a second.
  public static var bouncy: Spring { bouncy() }
  /// A spring with a given duration in seconds, and bounce on top of 0.3.
  ///
  /// - Parameters:
  ///   - duration: Perceptual duration in seconds.
  ///   - extraBounce: Bounce on top of 0.3.
  /// - Returns: The spring.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: bouncyBounce + extraBounce)
  }
}
