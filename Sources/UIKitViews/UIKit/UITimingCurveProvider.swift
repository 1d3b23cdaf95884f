public import Foundation
public import Geometry
import Motion
@_spi(Engine) import ViewEngine
import Views

/// What says how the time of a ``UIViewPropertyAnimator`` passes.
@MainActor @preconcurrency public protocol UITimingCurveProvider: AnyObject {
  /// The curve's two control points; `nil` for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; `nil` for a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A curve between two control points.
@MainActor @preconcurrency public final class UICubicTimingParameters: UITimingCurveProvider {
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint
  /// Creates one of the usual curves.
  ///
  /// - Parameter curve: Which.
  public init(animationCurve curve: UIView.AnimationCurve = .easeInOut) {
    (controlPoint1, controlPoint2) = curve.controlPoints
  }
  /// Creates a curve.
  ///
  /// - Parameters:
  ///   - point1: The first control point.
  ///   - point2: The second control point.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (controlPoint1, controlPoint2) = (point1, point2)
  }
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring.
@MainActor @preconcurrency public final class UISpringTimingParameters: UITimingCurveProvider {
  /// The velocity at the start, in whole distances per second; only its horizontal part counts.
  public let initialVelocity: CGVector
  /// The spring of a duration in seconds.
  let spring: (Double) -> Spring
  /// How long it takes by itself; `nil` for as long as the animator says.
  let duration: Double?

  /// Creates a spring that has come to rest after the animator's duration.
  ///
  /// - Parameters:
  ///   - ratio: The damping ratio: 1 for no oscillation.
  ///   - velocity: The velocity at the start, in whole distances per second.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
    duration = nil
    spring = { duration in
      let settling = SettlingSpring(
        duration: duration, dampingRatio: Double(ratio), velocity: Double(velocity.dx))
      let frequency = settling.frequency
      return Spring(
        mass: 1, stiffness: frequency * frequency, damping: 2 * settling.dampingRatio * frequency)
    }
  }
  /// Creates a spring, which takes its own time.
  ///
  /// - Parameters:
  ///   - mass: The mass.
  ///   - stiffness: The stiffness.
  ///   - damping: The damping.
  ///   - velocity: The velocity at the start, in whole distances per second.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector = .zero
  ) {
    initialVelocity = velocity
    // Core Animation knows no more damping than keeps from oscillation.
    let critical = 2 * (Double(mass) * Double(stiffness)).squareRoot()
    let own = Spring(
      mass: Double(mass), stiffness: Double(stiffness), damping: min(Double(damping), critical))
    duration = own.settlingDuration
    spring = { _ in own }
  }
  /// Creates the spring of the system's own transitions.
  public convenience init() { self.init(mass: 3, stiffness: 1000, damping: 500) }
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  public var springTimingParameters: UISpringTimingParameters? { self }
}

extension UIView.AnimationCurve {
  /// The control points of the curve.
  fileprivate var controlPoints: (CGPoint, CGPoint) {
    switch self {
    case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
    case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
    case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
    // The Bézier curve by which public code draws near to the keyboard's spring.
    case ._keyboard: (CGPoint(x: 0.38, y: 0.7), CGPoint(x: 0.125, y: 1))
    }
  }
}

extension UITimingCurveProvider {
  /// The way from 0 to 1.
  ///
  /// - Parameters:
  ///   - seconds: Since it began.
  ///   - duration: The length in seconds.
  /// - Returns: How much of the way is done.
  func share(after seconds: Double, of duration: Double) -> Double {
    guard duration > 0, seconds < duration else { return 1 }
    if let spring = springTimingParameters {
      return spring.spring(duration).value(
        target: 1.0, initialVelocity: Double(spring.initialVelocity.dx), time: max(seconds, 0))
    }
    return curve.value(at: max(seconds, 0) / duration)
  }

  /// The animation that goes that way.
  func animation(of duration: Double) -> Animation {
    guard let spring = springTimingParameters else {
      return .timingCurve(curve, duration: duration)
    }
    return .interpolatingSpring(
      spring.spring(duration), initialVelocity: Double(spring.initialVelocity.dx))
  }

  private var curve: UnitCurve {
    guard let cubic = cubicTimingParameters else { return .easeInOut }
    return .bezier(
      startControlPoint: UnitPoint(x: cubic.controlPoint1.x, y: cubic.controlPoint1.y),
      endControlPoint: UnitPoint(x: cubic.controlPoint2.x, y: cubic.controlPoint2.y))
  }
}
