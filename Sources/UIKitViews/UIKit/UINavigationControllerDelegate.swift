import Foundation
import Geometry
@_spi(Engine) import ViewEngine

extension UINavigationController {
  /// What happens to pages.
  public enum Operation: Int, Sendable {
    /// Nothing.
    case none
    /// One comes on top.
    case push
    /// One goes.
    case pop
  }
}

/// What is told of the pages of a navigation controller, and has transitions of its own for them.
@MainActor @preconcurrency public protocol UINavigationControllerDelegate: AnyObject {
  /// Called before a page is shown.
  ///
  /// - Parameters:
  ///   - navigationController: The controller of the pages.
  ///   - viewController: The page's controller.
  ///   - animated: Whether it is seen to come.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// Called when a page is shown.
  ///
  /// - Parameters:
  ///   - navigationController: The controller of the pages.
  ///   - viewController: The page's controller.
  ///   - animated: Whether it was seen to come.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  /// The animator of a push or a pop; `nil` for the usual way.
  ///
  /// - Parameters:
  ///   - navigationController: The controller of the pages.
  ///   - operation: Whether a page comes or goes.
  ///   - fromVC: The controller of the page that is shown before.
  ///   - toVC: The controller of the page that is shown after.
  /// - Returns: The animator.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What moves such a transition as a hand does; `nil` for nothing.
  ///
  /// - Parameters:
  ///   - navigationController: The controller of the pages.
  ///   - animationController: The animator.
  /// - Returns: What moves it.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
