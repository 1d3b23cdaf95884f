public import Foundation

/// An animation that can be held, moved by hand and turned round.
@MainActor @preconcurrency public protocol UIViewAnimating: AnyObject {
  /// The state.
  var state: UIViewAnimatingState { get }
  /// Whether it goes on.
  var isRunning: Bool { get }
  /// Whether it goes to its start.
  var isReversed: Bool { get set }
  /// How much of the way is done, 0...1.
  var fractionComplete: CGFloat { get set }
  /// Starts it, or goes on.
  func startAnimation()
  /// Starts it later.
  ///
  /// - Parameter delay: Seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Holds it where it is.
  func pauseAnimation()
  /// Stops it where it is.
  ///
  /// - Parameter withoutFinishing: Whether that is its end.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes it when it was stopped.
  ///
  /// - Parameter finalPosition: Where what it moves is to be.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation whose blocks say what it moves.
@MainActor @preconcurrency public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds a block.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a block that begins later.
  ///
  /// - Parameters:
  ///   - animation: What changes.
  ///   - delayFactor: How much of the duration it waits, 0...1.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds what is called when it is over.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on with it.
  ///
  /// - Parameters:
  ///   - parameters: How time passes; `nil` for as before.
  ///   - durationFactor: How long it is, of the whole duration; 0 for what was left.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewPropertyAnimator: UIViewImplicitlyAnimating {}
