public import Foundation
import Motion
@_spi(Engine) import ViewEngine
import Views

/// An animation of one property of a layer along a spring.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring.
  open var mass: CGFloat = 1
  /// The stiffness: the spring constant, in mass/s².
  open var stiffness: CGFloat = 100
  /// The damping: drag, in mass/s.
  open var damping: CGFloat = 10
  /// The velocity at the start, in whole distances per second.
  open var initialVelocity: CGFloat = 0
  /// Whether a spring may be damped beyond the critical damping.
  open var allowsOverdamping = false

  /// Creates a spring from the two numbers designers tune.
  ///
  /// - Parameters:
  ///   - perceptualDuration: The period of the undamped spring, in seconds.
  ///   - bounce: 0 for none, up to 1; below 0 for ever more drag.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = Spring(duration: perceptualDuration, bounce: Double(bounce))
    (mass, stiffness) = (CGFloat(spring.mass), CGFloat(spring.stiffness))
    (damping, allowsOverdamping) = (CGFloat(spring.damping), bounce < 0)
    duration = settlingDuration
  }

  private var spring: Spring {
    Spring(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      allowOverDamping: allowsOverdamping)
  }
  /// The perceptual duration: the period of the undamped spring, in seconds.
  open var perceptualDuration: CFTimeInterval { spring.duration }
  /// The bounce: 0 for none, up to 1; below 0 for more than the critical damping.
  open var bounce: CGFloat { CGFloat(spring.bounce) }
  /// What may be left of the distance when the spring counts as settled.
  private static let tolerance = 0.001
  /// The settling duration: seconds until the spring stays within a thousandth of the distance.
  open var settlingDuration: CFTimeInterval {
    spring.settlingDuration(
      target: 1.0, initialVelocity: Double(initialVelocity), epsilon: Self.tolerance)
  }

  override func copied() -> CAAnimation {
    let copy = CASpringAnimation()
    (copy.mass, copy.stiffness, copy.damping) = (mass, stiffness, damping)
    (copy.initialVelocity, copy.allowsOverdamping) = (initialVelocity, allowsOverdamping)
    return copiedBasic(to: copy)
  }

  override func course(at progress: Double) -> Double {
    // The spring goes on as it would; the duration only says how long it is seen.
    let time = eased(progress) * timing.duration
    return spring.value(target: 1.0, initialVelocity: Double(initialVelocity), time: time)
  }
}
