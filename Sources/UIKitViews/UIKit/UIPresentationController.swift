public import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// What asks controllers how large they would be.
@MainActor @preconcurrency public protocol UIContentContainer: AnyObject {
  /// The size that it would like to have, in points; zero for none.
  var preferredContentSize: CGSize { get }
  /// Called when a controller in it would like to have another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size of a controller in it.
  ///
  /// - Parameters:
  ///   - container: The controller.
  ///   - parentSize: The size of what is around.
  /// - Returns: The size in points.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
}

/// A presentation controller: where a presented controller's view stands, and what comes and goes with it.
@MainActor @preconcurrency open class UIPresentationController: UIContentContainer {
  /// The controller that is presented.
  public let presentedViewController: UIViewController
  private weak var presenter: UIViewController?
  /// The controller over which it is presented.
  public internal(set) var presentingViewController: UIViewController {
    get { presenter ?? presentedViewController }
    set { presenter = newValue }
  }
  /// The view in which the presented view and what comes with it stand; `nil` before and after, and for sheets and alerts,
  /// which are SwiftUI's here.
  public internal(set) weak var containerView: UIView?
  /// What is asked and told of how the controller is presented and dismissed.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Creates a presentation controller.
  ///
  /// - Parameters:
  ///   - presentedViewController: The controller that is presented.
  ///   - presentingViewController: The controller over which it is presented; `nil` where that is not known.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenter = presentingViewController
  }

  /// How the controller is presented.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
  /// How it is presented where there is little room: as it is.
  open var adaptivePresentationStyle: UIModalPresentationStyle { presentationStyle }
  /// Whether it is presented over all of the screen; else over the controller that defines a context.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the view below is gone while the presented one is there.
  open var shouldRemovePresentersView: Bool { false }
  /// The view that comes and goes: the controller's, unless a subclass puts another around it.
  open var presentedView: UIView? { presentedViewController.view }
  /// The frame of the presented view at rest, in points of the container: all of it.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  // MARK: What a subclass is told

  /// Called before the view comes: views that come with it are put into the container here.
  open func presentationTransitionWillBegin() {}
  /// Called when the view has come.
  ///
  /// - Parameter completed: Whether it has; if not, it is gone again.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the view goes.
  open func dismissalTransitionWillBegin() {}
  /// Called when the view has gone.
  ///
  /// - Parameter completed: Whether it has; if not, it is there again.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the container lays out what is in it.
  open func containerViewWillLayoutSubviews() {}
  /// Called when the container has laid out what is in it.
  open func containerViewDidLayoutSubviews() {}
  /// Called before the size changes because the device is turned, which it is not.
  ///
  /// - Parameters:
  ///   - size: The size.
  ///   - coordinator: What goes on beside it.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  // MARK: Sizes

  /// The size that the presented controller would like to have, in points.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Called when the presented controller would like to have another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The size of the presented controller's view: that of what is around, unless a subclass says otherwise.
  ///
  /// - Parameters:
  ///   - container: The controller.
  ///   - parentSize: The size of what is around.
  /// - Returns: The size in points.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
}

/// The presentation controller of the built-in styles over all of the screen.
final class PlainPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { presentationStyle.removesPresenter }
}

/// What is asked and told of a controller that is presented.
@MainActor @preconcurrency public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The style in which a bubble is presented where there is little room.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  /// The style in which a bubble is presented where there is little room.
  ///
  /// - Parameters:
  ///   - controller: The presentation controller.
  ///   - traitCollection: The traits of the place.
  /// - Returns: The style.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Whether a hand may dismiss it.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  /// Called before it goes by a hand.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called when it has gone by a hand.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when a hand has tried to dismiss it, and may not.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .automatic }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
