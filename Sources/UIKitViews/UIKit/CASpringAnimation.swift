public import Foundation
import Motion
@_spi(Engine) import ViewEngine
import Views

/// How a layer's property moves, by Core Animation's name.
///
/// Layers take no animations by hand in this version: what changes inside `UIView.animate` moves. An
/// animation of this kind tells the parameters of a spring.
open class CAAnimation {
  /// Seconds.
  open var duration: CFTimeInterval = 0
  /// Creates an animation.
  public init() {}
}

/// How one property of a layer moves.
open class CAPropertyAnimation: CAAnimation {
  /// The property, as in `position.x`.
  open var keyPath: String?
  /// Creates the animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// How one property of a layer moves from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// Where it starts.
  open var fromValue: Any?
  /// Where it ends.
  open var toValue: Any?
  /// How far it goes.
  open var byValue: Any?
}

/// How one property of a layer moves along a spring.
open class CASpringAnimation: CABasicAnimation {
  /// Mass at the end of the spring.
  open var mass: CGFloat = 1
  /// Spring constant, in mass/s².
  open var stiffness: CGFloat = 100
  /// Drag, in mass/s.
  open var damping: CGFloat = 10
  /// Velocity at the start, in whole distances per second.
  open var initialVelocity: CGFloat = 0
  /// Whether a spring may be damped beyond the critical drag.
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
  /// The period of the undamped spring, in seconds.
  open var perceptualDuration: CFTimeInterval { spring.duration }
  /// 0 for none, up to 1; below 0 for more than the critical drag.
  open var bounce: CGFloat { CGFloat(spring.bounce) }
  /// Seconds until the spring stays within a thousandth of the distance.
  open var settlingDuration: CFTimeInterval {
    spring.settlingDuration(
      target: 1.0, initialVelocity: Double(initialVelocity), epsilon: 0.001)
  }
}

/// Seconds, by Core Foundation's name.
public typealias CFTimeInterval = Double
