public import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// What is told of the transition of a controller.
@MainActor @preconcurrency public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether it is seen to happen.
  var isAnimated: Bool { get }
  /// How the controller is presented; `.none` for a page.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether a hand moved it from the start on.
  var initiallyInteractive: Bool { get }
  /// Whether it can be held on the way.
  var isInterruptible: Bool { get }
  /// Whether a hand moves it now.
  var isInteractive: Bool { get }
  /// Whether it was given up.
  var isCancelled: Bool { get }
  /// How long it takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How much was done when a hand let go, 0...1.
  var percentComplete: CGFloat { get }
  /// The speed at which it goes on from there, as a factor.
  var completionVelocity: CGFloat { get }
  /// The curve by which it does.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view in which it takes place.
  var containerView: UIView { get }
  /// By what a view is turned for the device; it stands as the stage does.
  var targetTransform: CGAffineTransform { get }
  /// One of its controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of its views; `nil` for one that stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// A transition coordinator: what goes on beside the transition of a controller.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Moves something with it.
  ///
  /// - Parameters:
  ///   - animation: What changes.
  ///   - completion: Called when it is over.
  /// - Returns: Whether it moves.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Moves something with it that is outside of its container.
  ///
  /// - Parameters:
  ///   - view: What is around that.
  ///   - animation: What changes.
  ///   - completion: Called when it is over.
  /// - Returns: Whether it moves.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls a closure whenever a hand takes hold of it or lets it go.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
  /// Calls a closure when a hand lets it go.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Moves something with it.
  ///
  /// - Parameter animation: What changes.
  /// - Returns: Whether it moves.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
  /// Moves something with it that is outside of its container.
  ///
  /// - Parameters:
  ///   - view: What is around that.
  ///   - animation: What changes.
  /// - Returns: Whether it moves.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animateAlongsideTransition(in: view, animation: animation, completion: nil) }
}
