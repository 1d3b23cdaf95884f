import ElementaryFunctions
public import Foundation
public import Motion
import SceneGraph
@_spi(Engine) import ViewEngine
import Views

extension UIView {
  /// Performs `changes`; the properties of views and layers that they set move along `animation`.
  ///
  /// They move by the store that moves SwiftUI's views, so springs take over each other's velocity. No
  /// `CAAnimation` is made.
  ///
  /// - Parameters:
  ///   - animation: How they move.
  ///   - changes: What changes.
  ///   - completion: Called once, at the animation's logical end; after the update if nothing moves.
  public static func animate(
    _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
  ) {
    UIKitChange.animate(animation, changes, completion: completion)
  }

  /// Performs `changes`; what they set moves along a spring.
  ///
  /// - Parameters:
  ///   - duration: The spring's perceptual duration, in seconds.
  ///   - bounce: 0 for none, up to 1.
  ///   - initialSpringVelocity: In whole distances per second; at 0 the velocity of what moves goes on.
  ///   - delay: Seconds before it begins.
  ///   - options: Whether it is repeated.
  ///   - animations: What changes.
  ///   - completion: Called after `delay` and `duration`.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring: Animation =
      initialSpringVelocity == 0
      ? .spring(duration: duration, bounce: Double(bounce))
      : .interpolatingSpring(
        duration: duration, bounce: Double(bounce), initialVelocity: Double(initialSpringVelocity))
    UIKitChange.animate(
      options.applied(to: spring, delay: delay), animations,
      completion: completion.map { completion in { completion(true) } })
  }

  /// Performs `changes`; what they set moves along a spring.
  ///
  /// - Parameters:
  ///   - duration: The spring's perceptual duration, in seconds.
  ///   - bounce: 0 for none, up to 1.
  ///   - animations: What changes.
  ///   - completion: Called after `duration`.
  /// - Note: A spelling beside UIKit's own `animate(springDuration:bounce:)`.
  public static func animate(
    duration: TimeInterval, bounce: CGFloat, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      springDuration: duration, bounce: bounce, animations: animations, completion: completion)
  }

  /// Performs `animations`; what they set moves by an easing curve.
  ///
  /// - Parameters:
  ///   - duration: Seconds; 0 for at once.
  ///   - delay: Seconds before it begins.
  ///   - options: The curve, and whether it is repeated.
  ///   - animations: What changes.
  ///   - completion: Called after `delay` and `duration`; at once if nothing moves. Nothing takes an
  ///     animation away before its end, so it is always told `true`.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animateClassically(
      options.curve(duration: duration), duration, delay, options, animations, completion)
  }

  /// Performs `animations`; what they set moves along a spring that has come to rest after `duration`.
  ///
  /// - Parameters:
  ///   - duration: Seconds until a thousandth of the distance is left.
  ///   - delay: Seconds before it begins.
  ///   - dampingRatio: 1 for no oscillation, towards 0 for ever more.
  ///   - velocity: In whole distances per second; at 0 the velocity of what moves goes on.
  ///   - options: Whether it is repeated.
  ///   - animations: What changes.
  ///   - completion: Called after `delay` and `duration`; at once if nothing moves.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SettlingSpring(
      duration: duration, dampingRatio: Double(dampingRatio), velocity: Double(velocity))
    animateClassically(spring.animation, duration, delay, options, animations, completion)
  }

  private static func animateClassically(
    _ animation: Animation, _ duration: Double, _ delay: Double, _ options: AnimationOptions,
    _ changes: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    // Without a duration there is nothing to see on the way; a delay alone still waits.
    let moves = duration > 0 || delay > 0
    let cycle = options.contains(.autoreverse) ? 2 * duration : duration
    UIKitChange.animateClassically(
      moves ? options.applied(to: animation, delay: delay) : nil,
      duration: options.contains(.repeat) ? nil : delay + cycle, changes, completion: completion)
  }

  /// Performs `actions` without animation, whatever block of `animate` is around.
  public static func performWithoutAnimation(_ actions: () -> Void) {
    // Blocks inside do not animate, either.
    let wereEnabled = UIKitChange.areAnimationsEnabled
    UIKitChange.areAnimationsEnabled = false
    defer { UIKitChange.areAnimationsEnabled = wereEnabled }
    UIKitChange.withoutAnimation(actions)
  }
  /// Has what a block changes inside a block of `animate` be repeated, which that block's end does not wait for.
  ///
  /// - Parameters:
  ///   - count: How often.
  ///   - autoreverses: Whether each run goes back as well.
  ///   - animations: What changes.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let change = UIKitChange.current, let animation = change.transaction.animation else {
      return animations()
    }
    let repeated = animation.repeatCount(
      max(Int(count.rounded()), 1), autoreverses: autoreverses)
    UIKitChange(Transaction(animation: repeated), isClassic: change.isClassic)
      .perform(animations)
  }
  /// Whether blocks of `animate` animate.
  public static var areAnimationsEnabled: Bool { UIKitChange.areAnimationsEnabled }
  /// Sets whether blocks of `animate` animate.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    UIKitChange.areAnimationsEnabled = enabled
  }

  /// The easing curve of a classic animation.
  public enum AnimationCurve: Int, Sendable {
    /// An ease in and out: slow at both ends.
    case easeInOut
    /// An ease in: slow at the start.
    case easeIn
    /// An ease out: slow at the end.
    case easeOut
    /// Linear: even.
    case linear
    /// The keyboard's: UIKit has no name for it, but its notifications tell the number.
    case _keyboard = 7
  }

  /// The options of a classic animation.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Touches reach what moves; they do here in any case.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// What moves already goes on from where it is; it does here in any case.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    /// Repeats without end.
    public static let `repeat` = Self(rawValue: 1 << 3)
    /// Goes back after each cycle.
    public static let autoreverse = Self(rawValue: 1 << 4)
    /// An ease in and out: slow at both ends.
    public static let curveEaseInOut = Self([])
    /// An ease in: slow at the start.
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    /// An ease out: slow at the end.
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    /// Linear: even.
    public static let curveLinear = Self(rawValue: 3 << 16)

    /// The easing curve over some seconds; the keyboard's spring takes its own time.
    @MainActor func curve(duration: Double) -> Animation {
      switch usualCurve {
      case .easeInOut: return .easeInOut(duration: duration)
      case .easeIn: return .easeIn(duration: duration)
      case .easeOut: return .easeOut(duration: duration)
      case .linear: return .linear(duration: duration)
      case ._keyboard:
        // A keyboard that is not on its way tells 0 seconds.
        guard duration > 0 else { return .linear(duration: 0) }
        let look = ViewGraph.current?.rootEnvironment.systemLook ?? .system18
        return look.motions.keyboard
      }
    }

    /// The curve that the bits from the sixteenth on name.
    var usualCurve: AnimationCurve {
      AnimationCurve(rawValue: Int(rawValue >> 16 & 7)) ?? .easeInOut
    }

    /// An animation with these options' repetition, after a delay in seconds.
    func applied(to animation: Animation, delay: Double) -> Animation {
      var animation = animation
      // Core Animation goes back in time; SwiftUI goes on along the same curve, backwards.
      if contains(.autoreverse) { animation = Animation(.mirrored(animation.kind)) }
      if contains(.repeat) { animation = animation.repeatForever(autoreverses: false) }
      return delay > 0 ? animation.delay(delay) : animation
    }
  }
}

/// The spring of `animate(withDuration:usingSpringWithDamping:)`: stiff enough to rest after a time.
///
/// UIKit publishes no formula. The envelope of the oscillation, or the spring itself where it does not
/// oscillate, has come down to a thousandth of the distance at the end.
struct SettlingSpring {
  let duration: Double
  let dampingRatio: Double
  let velocity: Double

  /// What is left of the distance when the spring counts as at rest.
  private static let tolerance = 0.001
  /// The shortest duration in seconds, and the least damping ratio: less has no such spring.
  private static let (leastDuration, leastDamping) = (0.001, 0.01)
  /// How often the bracket of the frequency is halved: until nothing is left of it in a `Double`.
  private static let halvings = 60

  init(duration: Double, dampingRatio: Double, velocity: Double) {
    self.duration = max(duration, Self.leastDuration)
    self.dampingRatio = min(max(dampingRatio, Self.leastDamping), 1)
    self.velocity = velocity
  }

  /// How far from the target the spring may be at the end, for an undamped angular frequency in
  /// radians per second.
  private func rest(_ frequency: Double) -> Double {
    let decay = frequency * dampingRatio
    let left = ElementaryFunctions.exp(-decay * duration)
    if dampingRatio == 1 { return left * (1 + abs(frequency - velocity) * duration) }
    let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    let slope = (decay - velocity) / damped
    // The bound by which the store ends such a spring.
    return left * (1 + abs(slope))
  }

  /// The undamped angular frequency, in radians per second.
  var frequency: Double {
    // What is left falls with the frequency from here on; the answer lies between.
    var low = 0.1 / duration
    var high = 10 / (duration * dampingRatio)
    while rest(high) > Self.tolerance { high *= 2 }
    for _ in 0..<Self.halvings {
      let middle = (low + high) / 2
      if rest(middle) > Self.tolerance { low = middle } else { high = middle }
    }
    return high
  }

  var animation: Animation {
    let frequency = frequency
    let spring = Spring(
      mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency)
    return velocity == 0
      ? .spring(spring) : .interpolatingSpring(spring, initialVelocity: velocity)
  }
}
