public import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// Which of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that is seen at the transition's start.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is seen at its end.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// Which of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller that is seen at the transition's start.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is seen at its end.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// The context of a transition: its views and controllers, and the words by which it goes on and ends.
@MainActor @preconcurrency public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// Whether it is seen to happen.
  var isAnimated: Bool { get }
  /// Whether a hand moves it.
  var isInteractive: Bool { get }
  /// Whether it was given up.
  var transitionWasCancelled: Bool { get }
  /// How the controller is presented; `.none` for a page.
  var presentationStyle: UIModalPresentationStyle { get }
  /// By what a view is turned for the device; it stands as the stage does.
  var targetTransform: CGAffineTransform { get }
  /// A hand has moved it.
  ///
  /// - Parameter percentComplete: How much is done, 0...1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// The hand has let go, and it goes on to its end.
  func finishInteractiveTransition()
  /// The hand has let go, and it goes back.
  func cancelInteractiveTransition()
  /// A hand takes hold of it.
  func pauseInteractiveTransition()
  /// It is over.
  ///
  /// - Parameter didComplete: Whether it came to its end; if not, all is as before.
  func completeTransition(_ didComplete: Bool)
  /// One of its controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of its views; `nil` for one that stays where it is, as that below a sheet.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The frame of a controller's view at the start, in points of the container; zero for none.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// The frame of a controller's view at the end, in points of the container; zero for none.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// An animator: moves the views of a transition.
@MainActor @preconcurrency public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// The length in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Moves the views, and tells the context when that is over.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// The property animator that moves them, for who holds the transition; an animator need not have one.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// Called when the transition is over.
  ///
  /// - Parameter transitionCompleted: Whether it came to its end.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { AbsentAnimator.sign }
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// What says that an animator has no property animator: its methods have no way to leave a method out.
@MainActor enum AbsentAnimator {
  static let sign = UIViewPropertyAnimator(duration: 0, curve: .linear)
}

/// What moves a transition as a hand does.
@MainActor @preconcurrency public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Begins the transition.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The curve by which it goes on when the hand lets go.
  var completionCurve: UIView.AnimationCurve { get }
  /// The speed at which it does, as a factor.
  var completionSpeed: CGFloat { get }
  /// Whether a hand moves it from the start on.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var completionSpeed: CGFloat { 1 }
  public var wantsInteractiveStart: Bool { true }
}

/// A transitioning delegate: has the objects by which a controller is presented and dismissed.
@MainActor @preconcurrency public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// The animator of a presentation; `nil` for the usual way.
  ///
  /// - Parameters:
  ///   - presented: The controller that comes.
  ///   - presenting: The controller over which it comes.
  ///   - source: The controller that was asked to present it.
  /// - Returns: The animator.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The animator of a dismissal; `nil` for the usual way.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What moves a presentation as a hand does; `nil` for nothing.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// What moves a dismissal as a hand does; `nil` for nothing.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The presentation controller of a controller whose style is `.custom`; `nil` for the usual one.
  ///
  /// - Parameters:
  ///   - presented: The controller that comes.
  ///   - presenting: The controller over which it comes.
  ///   - source: The controller that was asked to present it.
  /// - Returns: The presentation controller.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}
