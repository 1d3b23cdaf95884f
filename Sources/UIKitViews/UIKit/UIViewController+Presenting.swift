import Foundation
import Geometry
import SceneGraph
@_spi(Engine) import ViewEngine
import Views

/// How a controller is presented over another.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As the system thinks best: as a sheet.
  case automatic = -2
  /// Not at all.
  case none
  /// Over all of the screen.
  case fullScreen
  /// As a sheet.
  case pageSheet
  /// As a smaller sheet; on a telephone as any other.
  case formSheet
  /// In the place of the one around.
  case currentContext
  /// As its presentation controller says.
  case custom
  /// Over all of the screen, which shows through.
  case overFullScreen
  /// Over the one around, which shows through.
  case overCurrentContext
  /// In a bubble; on a telephone as a sheet.
  case popover

  /// Whether it is a sheet on a telephone.
  var isSheet: Bool {
    switch self {
    case .automatic, .pageSheet, .formSheet, .popover: true
    default: false
    }
  }
  /// Whether it takes the place of the one around, not of all of the screen.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
  /// Whether the view below is gone while it is there.
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }
}

/// How a controller comes that is presented over another.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical
  /// Turned about the vertical.
  case flipHorizontal
  /// Faded.
  case crossDissolve
  /// Below a leaf that turns; from below here, which the tool says.
  case partialCurl
}

/// What a controller knows of those over and under it.
@MainActor final class ModalState {
  /// The controller that it presents.
  var presented: UIViewController?
  /// The presentation by which it is there itself.
  var presentation: ModalPresentation?
  /// The presentation controller that was asked for before it is presented, and the style then.
  var prepared: (controller: UIPresentationController, style: UIModalPresentationStyle)?
  /// Where it would be a bubble; `nil` where nobody asked.
  var popover: UIPopoverPresentationController?
  /// The transition under way in which it takes part.
  var transition: TransitionContext?
  /// Whether somebody else tells it when its view comes and goes.
  var isManaged = false
}

extension UIViewController {
  /// The controller that this one, or one around it, presents.
  public var presentedViewController: UIViewController? {
    modal.presented ?? parent?.presentedViewController
  }
  /// The controller over which this one, or one around it, is presented.
  public var presentingViewController: UIViewController? {
    modal.presentation?.presenter ?? parent?.presentingViewController
  }
  /// Whether the controller is on its way to be presented.
  public var isBeingPresented: Bool { modal.presentation?.isComing ?? false }
  /// Whether the controller is on its way to be dismissed.
  public var isBeingDismissed: Bool { modal.presentation?.isGoing ?? false }
  /// The transition coordinator of the transition in which the controller, or one around it, takes part; `nil` for none.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    modal.transition ?? parent?.transitionCoordinator
  }

  /// The presentation controller of the presentation by which this controller, or one around it, is there, or will be.
  public var presentationController: UIPresentationController? {
    if let presentation = modal.presentation { return presentation.controller }
    return parent?.presentationController ?? preparedPresentationController
  }
  /// The presentation controller of a sheet; `nil` where the style is another.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  /// The presentation controller of a bubble; `nil` where the style is another.
  ///
  /// An alert from below grows out of what it points at, where the system has it so.
  public var popoverPresentationController: UIPopoverPresentationController? {
    if let own = presentationController as? UIPopoverPresentationController { return own }
    if let popover = modal.popover { return popover }
    let popover = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    modal.popover = popover
    return popover
  }
  /// The older name of ``isModalInPresentation``.
  public var isModalInPopover: Bool {
    get { isModalInPresentation }
    set { isModalInPresentation = newValue }
  }

  /// The presentation controller that the style asks for, kept until another style does.
  var preparedPresentationController: UIPresentationController {
    let style = modalPresentationStyle
    if let prepared = modal.prepared, prepared.style == style { return prepared.controller }
    let controller: UIPresentationController =
      switch style {
      case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: nil)
      case _ where style.isSheet:
        UISheetPresentationController(presentedViewController: self, presenting: nil)
      default: PlainPresentationController(presentedViewController: self, presenting: nil)
      }
    modal.prepared = (controller, style)
    return controller
  }

  /// The outermost controller around this one.
  var outermost: UIViewController { parent?.outermost ?? self }

  /// The controller over which one of a style is presented that this one presents.
  func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    guard style.isInContext else { return outermost }
    var current: UIViewController? = self
    while let controller = current {
      if controller.definesPresentationContext { return controller }
      current = controller.parent
    }
    return outermost
  }

  /// Whether a hand may not push away what is presented: this controller says so, or one in it that is shown.
  var isModalInside: Bool {
    isModalInPresentation || children.contains { $0.viewIfLoaded?.node != nil && $0.isModalInside }
  }

  /// Presents a controller over this one.
  func show(
    _ presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let name = "\(type(of: presented))"
    let style = presented.modalPresentationStyle
    if style == .none { fatalError("present(\(name)): its modalPresentationStyle is .none") }
    let presenter = presenter(for: style)
    presenter.modal.presented?.modal.presentation?.endIfForgotten()
    // What was there before may have come to its end but for what a spring leaves.
    presenter.modal.transition?.endIfDue()
    presented.modal.transition?.endIfDue()
    guard presenter.modal.presented == nil, presented.modal.presentation == nil,
      presented !== presenter
    else {
      return IneffectiveSettings.note("present(\(name)) by a controller that presents already")
    }
    guard presenter.viewIfLoaded?.node != nil || presenter.standsForStage else {
      return IneffectiveSettings.note("present(\(name)) by a controller whose view is not shown")
    }
    let isAnimated = animated && UIView.areAnimationsEnabled
    let parts = PresentationParts(
      presented: presented, presenter: presenter, source: self, style: style)
    parts.presentation(animated: isAnimated).begin(isAnimated, completion)
  }

  /// Dismisses what this controller presents, or this one.
  func letGo(animated: Bool, completion: (() -> Void)?) {
    guard let presented = presentedViewController else {
      guard let presentingViewController else {
        completion?()
        return
      }
      return presentingViewController.dismiss(animated: animated, completion: completion)
    }
    guard let presentation = presented.modal.presentation else { return }
    presentation.end(animated && UIView.areAnimationsEnabled, completion)
  }
}
