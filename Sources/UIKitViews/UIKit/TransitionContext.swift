import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine
import Views

/// A transition under way: what its animator is told, and what goes on beside it.
@MainActor final class TransitionContext: UIViewControllerContextTransitioning {
  /// The two sides of a transition: a controller, its view if that takes part, and its frames.
  struct Side {
    let controller: UIViewController
    var view: UIView?
    var initialFrame = CGRect.zero
    var finalFrame = CGRect.zero
  }
  typealias Words = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  /// What is seen at the start, and at the end; known when it begins.
  var (from, to): (Side, Side)
  private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
  private(set) var interactor: (any UIViewControllerInteractiveTransitioning)?
  private(set) var isInteractive = false
  private(set) var initiallyInteractive = false
  private(set) var transitionWasCancelled = false
  private(set) var percentComplete: CGFloat = 0
  /// Whether the animator was told to begin.
  private var hasBegun = false
  private(set) var isOver = false
  private var start = Instant.zero
  /// What goes on beside it, and what is called when it is over.
  private var (companions, completions): ([Words], [Words]) = ([], [])
  private var (changeHandlers, endHandlers): ([Words], [Words]) = ([], [])
  /// Called when it is over, with whether it came to its end.
  var ended: (Bool) -> Void

  /// Creates a transition that has not begun.
  ///
  /// - Parameters:
  ///   - container: The view in which it takes place.
  ///   - isAnimated: Whether it is seen to happen.
  ///   - style: How the controller is presented; `.none` for a page.
  ///   - from: What is seen at the start.
  ///   - to: What is seen at the end.
  ///   - ended: Called when it is over, with whether it came to its end.
  init(
    in container: UIView, isAnimated: Bool, style: UIModalPresentationStyle, from: Side, to: Side,
    ended: @escaping (Bool) -> Void
  ) {
    (containerView, self.isAnimated, presentationStyle) = (container, isAnimated, style)
    (self.from, self.to, self.ended) = (from, to, ended)
  }

  /// Sets who moves it; before it begins.
  ///
  /// - Parameters:
  ///   - animator: The animator; `nil` for at once.
  ///   - interactor: What moves it as a hand does; `nil` for nothing.
  func prepare(
    _ animator: (any UIViewControllerAnimatedTransitioning)?,
    _ interactor: (any UIViewControllerInteractiveTransitioning)?
  ) { (self.animator, self.interactor) = (animator, interactor) }

  /// Begins.
  func begin() {
    start = ViewGraph.current?.timeline.now ?? .zero
    guard let animator, isAnimated else {
      goAlong()
      return completeTransition(true)
    }
    guard let interactor else {
      animator.animateTransition(using: self)
      guard animator is StageAnimator, let graph = ViewGraph.current else { return goAlong() }
      // What SwiftUI shows has its place in the graph after the next update.
      return graph.enqueue { [self] in graph.afterUpdate { [self] in goAlong() } }
    }
    if interactor.wantsInteractiveStart {
      (isInteractive, initiallyInteractive) = (true, true)
      interactor.startInteractiveTransition(self)
    } else {
      (interactor as? UIPercentDrivenInteractiveTransition)?.take(self)
      animator.animateTransition(using: self)
    }
    goAlong()
  }

  /// Begins what goes on beside it, once.
  func goAlong() {
    guard !hasBegun else { return }
    hasBegun = true
    let companions = self.companions
    self.companions = []
    if !companions.isEmpty { move { companions.forEach { $0(self) } } }
  }

  /// Performs changes that go on beside it: as the built-in animator moves, else over its length.
  private func move(_ changes: () -> Void) {
    guard isAnimated, let animator else { return UIView.performWithoutAnimation(changes) }
    if let builtIn = animator as? ModalAnimator {
      return UIKitChange.animate(builtIn.motion, changes, completion: nil)
    }
    UIView.animate(withDuration: transitionDuration, animations: changes)
  }

  /// Ends a built-in transition that has taken as long as it tells, though its spring has not come to rest.
  func endIfDue() {
    guard hasBegun, !isOver, !isInteractive, animator is ModalAnimator,
      let now = ViewGraph.current?.timeline.now, (now - start).seconds >= transitionDuration
    else { return }
    completeTransition(true)
  }

  // MARK: How it goes on

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
  }
  func finishInteractiveTransition() { letGo() }
  func cancelInteractiveTransition() {
    transitionWasCancelled = true
    letGo()
  }
  func pauseInteractiveTransition() {
    guard !isInteractive else { return }
    isInteractive = true
    changeHandlers.forEach { $0(self) }
  }
  private func letGo() {
    guard isInteractive else { return }
    isInteractive = false
    (endHandlers + changeHandlers).forEach { $0(self) }
  }

  func completeTransition(_ didComplete: Bool) {
    guard !isOver else { return }
    goAlong()
    isOver = true
    isInteractive = false
    if !didComplete { transitionWasCancelled = true }
    let completions = self.completions
    (self.completions, changeHandlers, endHandlers) = ([], [], [])
    completions.forEach { $0(self) }
    let (ended, animator) = (self.ended, self.animator)
    // Who is told may hold this transition.
    self.ended = { _ in }
    ended(!transitionWasCancelled)
    animator?.animationEnded(!transitionWasCancelled)
    (self.animator, interactor) = (nil, nil)
  }

  // MARK: What it is asked

  var targetTransform: CGAffineTransform { .identity }
  var transitionDuration: TimeInterval { animator?.transitionDuration(using: self) ?? 0 }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from.controller
    case .to: to.controller
    default: nil
    }
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from.view
    case .to: to.view
    default: nil
    }
  }
  private func side(of controller: UIViewController) -> Side? {
    controller === from.controller ? from : controller === to.controller ? to : nil
  }
  func initialFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.initialFrame ?? .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.finalFrame ?? .zero }
}

extension TransitionContext: UIViewControllerTransitionCoordinator {
  var isInterruptible: Bool { interactor != nil }
  var isCancelled: Bool { transitionWasCancelled }
  var completionVelocity: CGFloat { interactor?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { interactor?.completionCurve ?? .easeInOut }

  func animate(alongsideTransition animation: Words?, completion: Words?) -> Bool {
    guard !isOver else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if hasBegun { move { animation(self) } } else { companions.append(animation) }
    return true
  }
  func animateAlongsideTransition(
    in view: UIView?, animation: Words?, completion: Words?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }
  func notifyWhenInteractionChanges(_ handler: @escaping Words) { changeHandlers.append(handler) }
  func notifyWhenInteractionEnds(_ handler: @escaping Words) { endHandlers.append(handler) }
}
