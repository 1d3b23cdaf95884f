import Foundation
import Geometry
import SceneGraph
@_spi(Engine) import ViewEngine
import Views

/// A presentation in a container of UIKit's: over all of the screen, in a context, or as a presentation controller says.
final class ContainerPresentation: ModalPresentation {
  private let container = TransitionContainer(frame: .zero)
  private let style: UIModalPresentationStyle
  /// The animator of the way there, if the transitioning delegate has one.
  private let arrival: (any UIViewControllerAnimatedTransitioning)?
  private var stage: ContainerStage?
  private var context: TransitionContext?
  /// Where the view below stood before the transition under way.
  private var loan: ViewLoan?
  /// Whether the container is black because nobody else is behind what it shows.
  private var isBlack = false
  /// The frame of the container on the stage.
  private var place = CGRect.zero

  /// Creates a presentation that has not begun.
  ///
  /// - Parameters:
  ///   - parts: Who takes part.
  ///   - controller: The presentation controller.
  ///   - arrival: The animator of the way there; `nil` for the built-in one.
  init(
    _ parts: PresentationParts, _ controller: UIPresentationController,
    _ arrival: (any UIViewControllerAnimatedTransitioning)?
  ) {
    (style, self.arrival) = (parts.style, arrival)
    super.init(parts, controller)
  }

  override var removesPresenter: Bool { controller.shouldRemovePresentersView }
  /// The view below, where it may be moved.
  private var presenterView: UIView? {
    guard removesPresenter, let presenter, !presenter.standsForStage else { return nil }
    return presenter.viewIfLoaded
  }

  // MARK: The container

  private func find(_ stage: CGRect) -> CGRect {
    // While views are moved in the container, it stays where it is.
    guard context == nil || place == .zero else { return place }
    place = stage
    if style.isInContext || !controller.shouldPresentInFullscreen,
      let view = presenter?.viewIfLoaded, view.node != nil
    {
      place = view.convert(view.bounds, to: nil)
    }
    return place
  }

  private func makeStage() {
    guard stage == nil, let inputs = inputs() else { return }
    let whole = CGRect(origin: .zero, size: inputs.graph.stage.size)
    container.frame = CGRect(origin: .zero, size: find(whole).size)
    let stage = ContainerStage(container, inputs) { [weak self] in self?.find($0) ?? $0 }
    anchor?.keep(
      PresentedStage(node: stage) { [weak self, weak stage] environment in
        guard let self else { return }
        stage?.update(EmptyView(), environment: environmentInside(environment))
      })
    self.stage = stage
    container.presentation = controller
    controller.containerView = container
    container.laidOut = { [weak self] in self?.wasLaidOut() }
  }

  private func wasLaidOut() {
    if presented.viewIfLoaded?.isDescendant(of: container) == true { presented.viewWasPlaced() }
  }

  override func takeOut() {
    controller.presentedView?.removeFromSuperview()
    if let stage { drop(stage) }
    stage = nil
    controller.containerView = nil
  }

  override func hide() { container.isHidden = true }

  /// Makes the container black where the view below is gone, as a window is.
  private func setBlack(_ isBlack: Bool) {
    if isBlack {
      guard removesPresenter, container.backgroundColor == nil else { return }
      (container.backgroundColor, self.isBlack) = (.black, true)
    } else if self.isBlack {
      (container.backgroundColor, self.isBlack) = (nil, false)
    }
  }

  // MARK: The transition

  override func prepare(isGoing: Bool, animated: Bool, ended: @escaping (Bool) -> Void) {
    makeStage()
    guard let presenter else { return }
    let (above, below) = (
      TransitionContext.Side(controller: presented), TransitionContext.Side(controller: presenter)
    )
    let context = TransitionContext(
      in: container, isAnimated: animated, style: controller.presentationStyle,
      from: isGoing ? above : below, to: isGoing ? below : above
    ) { [self] completed in
      loan?.giveBack(from: container)
      loan = nil
      (presenter.modal.transition, presented.modal.transition) = (nil, nil)
      self.context = nil
      if completed != isGoing { setBlack(true) }
      ended(completed)
    }
    if animated { choose(isGoing, context) }
    (presenter.modal.transition, presented.modal.transition) = (context, context)
    self.context = context
  }

  /// Finds who moves the views.
  private func choose(_ isGoing: Bool, _ context: TransitionContext) {
    let delegate = presented.transitioningDelegate
    let own = isGoing ? delegate?.animationController(forDismissed: presented) : arrival
    guard let own else {
      return context.prepare(
        ModalAnimator.make(presented.modalTransitionStyle, isGoing: isGoing), nil)
    }
    let interactor =
      isGoing
      ? delegate?.interactionControllerForDismissal(using: own)
      : delegate?.interactionControllerForPresentation(using: own)
    context.prepare(own, interactor)
  }

  override func move(isGoing: Bool, animated: Bool) {
    guard let context else { return }
    let (shown, below) = (controller.presentedView, presenterView)
    let whole = container.bounds
    if isGoing {
      context.from.view = shown
      context.from.initialFrame = shown?.frame ?? whole
      context.to.view = below
      context.to.finalFrame = whole
      setBlack(false)
    } else {
      context.from.view = below
      context.from.initialFrame = whole
      context.to.view = shown
      context.to.finalFrame = controller.frameOfPresentedViewInContainerView
    }
    loan = below.map { ViewLoan($0) }
    // The view below is in the container from the start on; on the way back the animator puts it there.
    if !isGoing, animated, !(context.animator is ModalAnimator), let below {
      container.insertSubview(below, at: 0)
    }
    if !isGoing, !animated, let shown {
      container.addSubview(shown)
      shown.frame = context.to.finalFrame
      container.layoutIfNeeded()
    }
    context.begin()
  }
}
