import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine
import Views

/// A transition of a project's own between two pages of a controller: both views stand in a container while it lasts.
@MainActor final class PageTransition {
  let container: TransitionContainer
  let context: TransitionContext
  private var loans: [ViewLoan] = []

  /// Creates a transition that has not begun.
  ///
  /// - Parameters:
  ///   - old: The controller of the page that is shown before.
  ///   - new: The controller of the page that is shown after.
  ///   - owner: The controller of both.
  ///   - animator: The animator.
  ///   - interactor: What moves it as a hand does; `nil` for nothing.
  init(
    from old: UIViewController, to new: UIViewController, in owner: UIViewController,
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ interactor: (any UIViewControllerInteractiveTransitioning)?
  ) {
    container = TransitionContainer(frame: owner.view.bounds)
    context = TransitionContext(
      in: container, isAnimated: true, style: .none,
      from: TransitionContext.Side(controller: old), to: TransitionContext.Side(controller: new)
    ) { _ in }
    context.prepare(animator, interactor)
    // The pages have their places in the graph a little later; a hand may move on before.
    if interactor?.wantsInteractiveStart == true {
      (interactor as? UIPercentDrivenInteractiveTransition)?.isAwaited = true
    }
  }

  /// Begins when the container and both pages have their places in the graph.
  ///
  /// - Parameters:
  ///   - graph: The graph.
  ///   - ended: Called when it is over, with whether it came to its end.
  func begin(in graph: ViewGraph, ended: @escaping (Bool) -> Void) {
    context.ended = { [self] completed in
      for loan in loans.reversed() { loan.giveBack(from: container) }
      loans = []
      ended(completed)
    }
    graph.enqueue { [self] in graph.afterUpdate { [self] in begin() } }
  }

  private func begin() {
    guard !context.isOver else { return }
    let old: UIView = context.from.controller.view
    let new: UIView = context.to.controller.view
    loans = [ViewLoan(old), ViewLoan(new)]
    let whole = container.bounds
    context.from.view = old
    context.from.initialFrame = whole
    context.to.view = new
    context.to.finalFrame = whole
    container.addSubview(old)
    context.begin()
  }
}

/// The place of a transition's container among SwiftUI's views.
struct ContainerPlace: UIViewRepresentable {
  let container: UIView
  func makeUIView(context: Context) -> UIView { container }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

/// A change of the page on top of a navigation controller.
@MainActor struct PageChange {
  /// The controllers of all pages, before and after.
  let before: [UIViewController]
  let after: [UIViewController]
  /// The controller of the page on top before.
  let from: UIViewController
  /// The controller of the page on top after.
  let to: UIViewController
  let isPush: Bool
}

extension UINavigationController {
  /// Goes from page to page, seen.
  ///
  /// - Parameters:
  ///   - change: The pages.
  ///   - arrived: Called when that is over, and was not given up.
  func go(_ change: PageChange, _ arrived: @escaping () -> Void) {
    let own = delegate?.navigationController(
      self, animationControllerFor: change.isPush ? .push : .pop, from: change.from, to: change.to)
    guard let own, let graph = viewIfLoaded?.node?.graph else { return slide(change, arrived) }
    let interactor = delegate?.navigationController(self, interactionControllerFor: own)
    let transition = PageTransition(
      from: change.from, to: change.to, in: self, own, interactor)
    let context = transition.context
    pages.controllers = change.after
    pages.leaving = change.isPush ? nil : change.from
    pages.container = transition.container
    tell(change, context)
    showPages()
    transition.begin(in: graph) { [self] completed in
      finishTransition = nil
      if !completed { pages.controllers = change.before }
      (pages.leaving, pages.container) = (nil, nil)
      showPages()
      over(change, completed, arrived)
    }
    finishTransition = { context.completeTransition(true) }
  }

  /// Goes by SwiftUI's motion of pages.
  private func slide(_ change: PageChange, _ arrived: @escaping () -> Void) {
    pages.findSource(
      of: change.isPush ? change.to : change.from, over: change.isPush ? change.from : change.to)
    // The pages are SwiftUI's; the container is there to be asked for.
    let context = TransitionContext(
      in: UIView(frame: view.bounds), isAnimated: true, style: .none,
      from: TransitionContext.Side(controller: change.from),
      to: TransitionContext.Side(controller: change.to)
    ) { [self] completed in over(change, completed, arrived) }
    // UIKit tells half a second, after which that spring has a thousandth of its way to go.
    let animator = StageAnimator(isGoing: !change.isPush, motion: .page, length: 0.5)
    animator.run = { [self] in move(true, $0) }
    context.prepare(animator, nil)
    pages.controllers = change.after
    tell(change, context)
    context.begin()
  }

  private func showPages() {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { pagesMoved() }
  }

  private func tell(_ change: PageChange, _ context: TransitionContext) {
    (modal.transition, change.from.modal.transition) = (context, context)
    change.to.modal.transition = context
    change.from.beginDisappearing(true)
    change.to.beginAppearing(true)
  }

  private func over(_ change: PageChange, _ completed: Bool, _ arrived: () -> Void) {
    (modal.transition, change.from.modal.transition) = (nil, nil)
    change.to.modal.transition = nil
    if completed {
      change.from.endDisappearing(true)
      if appearance == .appeared { change.to.endAppearing(true) }
      return arrived()
    }
    change.to.beginDisappearing(true, evenAppearing: true)
    change.to.endDisappearing(true)
    change.from.beginAppearing(true)
    if appearance == .appeared { change.from.endAppearing(true) }
    for controller in change.after where !change.before.contains(where: { $0 === controller }) {
      controller.removeFromParent()
    }
  }
}
