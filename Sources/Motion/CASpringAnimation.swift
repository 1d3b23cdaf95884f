/// Core Animation's door to the springs: the numbers of a spring under its names.
///
/// A conversion only: there are no layers that it could move. Defaults are Core Animation's. Where UIKit's class of the name is
/// seen, too, that is meant: numbers that stand in code would else prefer this one's doubles.
public final class CASpringAnimation {
  /// The mass at the end of the spring.
  public var mass: Double = 1
  /// The spring constant, in mass/s².
  public var stiffness: Double = 100
  /// The drag, in mass/s.
  public var damping: Double = 10
  /// The velocity at time 0, in distances to the target per second.
  public var initialVelocity: Double = 0
  /// Whether damping beyond the critical one counts.
  public var allowsOverdamping = false

  /// Creates the spring of mass 1, stiffness 100 and damping 10.
  @_disfavoredOverload public init() {}

  /// Creates a spring of mass 1 from the two numbers designers tune.
  ///
  /// - Parameters:
  ///   - perceptualDuration: The period of the undamped spring, in seconds.
  ///   - bounce: 0 for critical damping, up to 1 for none, down to −1 for ever more of it.
  @_disfavoredOverload public init(perceptualDuration: Double, bounce: Double = 0) {
    let spring = Spring(duration: perceptualDuration, bounce: bounce)
    (mass, stiffness, damping) = (spring.mass, spring.stiffness, spring.damping)
    allowsOverdamping = bounce < 0
  }

  /// The period of the undamped spring, in seconds.
  public var perceptualDuration: Double { spring.duration }
  /// The bounce of the spring, −1...1.
  public var bounce: Double { spring.bounce }

  private var spring: Spring {
    Spring(
      mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: allowsOverdamping)
  }
}
