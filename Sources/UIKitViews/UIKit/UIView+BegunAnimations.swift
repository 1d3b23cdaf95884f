public import Foundation
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine
import Views

/// An animation between `beginAnimations` and `commitAnimations`.
@MainActor final class BegunAnimation {
  /// Those that are begun and not committed, the outermost first.
  private static var stack: [BegunAnimation] = []
  /// The innermost one; `nil` outside of all.
  static var current: BegunAnimation? { stack.last }

  /// Seconds from start to end: 0.2, as UIKit's documentation of `setAnimationDuration(_:)` says.
  var duration = 0.2 { didSet { enter() } }
  /// Seconds before it begins.
  var delay = 0.0 { didSet { enter() } }
  var curve = UIView.AnimationCurve.easeInOut { didSet { enter() } }
  /// How often it runs; 0 is once, as in Core Animation.
  var repeatCount: Float = 0 { didSet { enter() } }
  var autoreverses = false { didSet { enter() } }
  /// What was under way outside.
  private let outer = UIKitChange.current

  /// Begins one inside of those that are begun.
  static func begin() {
    let animation = BegunAnimation()
    stack.append(animation)
    animation.enter()
  }

  /// Ends the one that was begun last; without any, nothing.
  static func commit() {
    guard let last = stack.popLast() else { return }
    UIKitChange.enter(last.outer)
  }

  /// Makes this what moves the properties that are set from now on.
  private func enter() {
    UIKitChange.enter(UIKitChange(Transaction(animation: animation), isClassic: true))
  }

  /// How they move; `nil` for at once.
  private var animation: Animation? {
    guard UIKitChange.areAnimationsEnabled, duration > 0 || delay > 0 else { return nil }
    var options = UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
    if autoreverses { options.insert(.autoreverse) }
    // `Float.greatestFiniteMagnitude` is how code says without end.
    let runs = Int(exactly: repeatCount.rounded())
    if runs == nil { options.insert(.repeat) }
    var animation = options.applied(to: options.curve(duration: duration), delay: 0)
    if let runs, runs > 1 { animation = animation.repeatCount(runs, autoreverses: false) }
    return delay > 0 ? animation.delay(delay) : animation
  }
}

extension UIView {
  /// Begins an animation: what is set until ``commitAnimations()`` moves, by a curve of 0.2 seconds unless told otherwise.
  ///
  /// - Parameters:
  ///   - animationID: A name for a delegate.
  ///   - context: What a delegate is told.
  /// - Note: Accepted; no effect. `animationID`, `context`: there are no delegates of such animations.
  public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    BegunAnimation.begin()
  }
  /// Ends the animation that was begun last.
  public static func commitAnimations() { BegunAnimation.commit() }
  /// Sets the seconds that the animation takes; outside of one, nothing.
  public static func setAnimationDuration(_ duration: TimeInterval) {
    BegunAnimation.current?.duration = duration
  }
  /// Sets the seconds before the animation begins; outside of one, nothing.
  public static func setAnimationDelay(_ delay: TimeInterval) {
    BegunAnimation.current?.delay = delay
  }
  /// Sets the curve of the animation; outside of one, nothing.
  public static func setAnimationCurve(_ curve: AnimationCurve) {
    BegunAnimation.current?.curve = curve
  }
  /// Sets how often the animation runs; outside of one, nothing.
  public static func setAnimationRepeatCount(_ repeatCount: Float) {
    BegunAnimation.current?.repeatCount = repeatCount
  }
  /// Sets whether the animation goes back after each run; outside of one, nothing.
  public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    BegunAnimation.current?.autoreverses = repeatAutoreverses
  }
  /// Sets whether what moves already goes on from where it is.
  ///
  /// - Note: Accepted; no effect. `fromCurrentState`: it does here in any case.
  public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
}
