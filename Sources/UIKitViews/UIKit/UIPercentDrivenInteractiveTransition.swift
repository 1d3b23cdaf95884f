public import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine
import Views

/// What moves a transition as a hand does: its animator's animations stand where the time says that the hand has reached.
///
/// What blocks of `UIView` change, and property animators, are kept and moved; the container's time stands still, so that
/// Core Animation's animations in it follow, too.
@MainActor @preconcurrency
open class UIPercentDrivenInteractiveTransition:
  UIViewControllerInteractiveTransitioning
{
  /// The length of the transition, in seconds.
  public private(set) var duration: CGFloat = 0
  /// How much is done, 0...1.
  public private(set) var percentComplete: CGFloat = 0
  /// The speed at which it goes on when the hand lets go, as a factor.
  open var completionSpeed: CGFloat = 1
  /// The curve by which it does.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// How time passes then, where the animator has a property animator; `nil` for as that says.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether a hand moves it from the start on.
  open var wantsInteractiveStart = true

  /// What became of the transition before it began.
  private enum Wish { case finish, cancel }
  private var wish: Wish?
  /// Whether a transition is about to begin, which a hand may move before it does.
  var isAwaited = false
  private var context: TransitionContext?
  private var motion = ScrubbedMotion()
  /// The animator's own property animator, if it has one.
  private var property: (any UIViewImplicitlyAnimating)?
  /// The container's time when the transition began, in seconds.
  private var begin = 0.0
  /// Whether a hand moves it.
  private var isHeld = false

  /// Creates one for a transition.
  public init() {}

  /// Takes a transition that begins by itself, and may be held.
  func take(_ context: TransitionContext) {
    self.context = context
    duration = CGFloat(context.transitionDuration)
    property = own(of: context)
  }

  private func own(of context: TransitionContext) -> (any UIViewImplicitlyAnimating)? {
    let property = context.animator?.interruptibleAnimator(using: context)
    return property === AbsentAnimator.sign ? nil : property
  }

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext, let animator = context.animator
    else { return }
    motion = ScrubbedMotion()
    if !isAwaited { percentComplete = 0 }
    (isHeld, isAwaited) = (true, false)
    let layer = context.containerView.layer
    begin = layer.now
    (layer.timeOffset, layer.speed) = (begin, 0)
    UIKitChange.recording(motion) {
      take(context)
      if let property {
        property.pauseAnimation()
      } else {
        animator.animateTransition(using: context)
      }
      context.goAlong()
    }
    guard !context.isOver else { return forget() }
    show()
    switch wish {
    case .finish: finish()
    case .cancel: cancel()
    case nil: break
    }
  }

  /// Moves the transition.
  ///
  /// - Parameter percentComplete: How much is done, 0...1; of one that has not begun, how it begins.
  open func update(_ percentComplete: CGFloat) {
    guard isHeld || isAwaited else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    if isHeld { show() }
  }

  private func show() {
    guard let context else { return }
    context.updateInteractiveTransition(percentComplete)
    property?.fractionComplete = percentComplete
    let time = Double(percentComplete * duration)
    motion.move(to: time)
    context.containerView.layer.timeOffset = begin + time
  }

  /// Holds a transition that goes on by itself: one whose animator has a property animator.
  open func pause() {
    guard let context, !isHeld, !context.isOver else { return }
    guard let property else {
      return IneffectiveSettings.note("pause() of a transition without a property animator")
    }
    property.pauseAnimation()
    percentComplete = property.fractionComplete
    isHeld = true
    let layer = context.containerView.layer
    begin = layer.now - Double(percentComplete * duration)
    (layer.timeOffset, layer.speed) = (layer.now, 0)
    context.pauseInteractiveTransition()
  }

  /// Lets the transition go on to its end.
  open func finish() {
    guard let context, isHeld else {
      if isAwaited { wish = .finish }
      return
    }
    context.finishInteractiveTransition()
    property?.continueAnimation(
      withTimingParameters: timingCurve, durationFactor: (1 - percentComplete) / speed)
    go(to: 1)
  }

  /// Lets the transition go back to its beginning.
  open func cancel() {
    guard let context, isHeld else {
      if isAwaited { wish = .cancel }
      return
    }
    context.cancelInteractiveTransition()
    property?.isReversed = true
    property?.continueAnimation(
      withTimingParameters: timingCurve, durationFactor: percentComplete / speed)
    go(to: 0)
  }

  /// The least speed at which a transition goes on.
  private static let leastSpeed: CGFloat = 0.001
  private var speed: CGFloat { max(completionSpeed, Self.leastSpeed) }

  /// Goes on by itself to a part of the whole.
  private func go(to end: CGFloat) {
    guard let context, let graph = ViewGraph.current else { return }
    (isHeld, wish) = (false, nil)
    let seconds = Double(abs(end - percentComplete) * duration / speed)
    let curve = completionCurve.unitCurve
    let (layer, begin, length) = (context.containerView.layer, self.begin, Double(duration))
    let around = layer.superlayer?.now ?? LayerClock.time(in: graph)
    layer.follow(
      LayerTimeCourse(
        begin: around, seconds: seconds, start: begin + Double(percentComplete) * length,
        end: begin + Double(end) * length, curve: curve))
    let isBack = end == 0
    motion.go(
      to: Double(end) * length, isBack: isBack, over: seconds, along: curve, in: graph
    ) { [self] in
      if isBack { layer.removeAnimations(since: begin) }
      release(layer, at: begin + Double(end) * length, in: graph)
      forget()
    }
  }

  /// Lets the container's time pass again, from one on.
  private func release(_ layer: CALayer, at time: Double, in graph: ViewGraph) {
    let around = layer.superlayer?.now ?? LayerClock.time(in: graph)
    (layer.timing.speed, layer.timing.timeOffset) = (1, 0)
    layer.timing.beginTime = around - time
    layer.follow(nil)
  }

  private func forget() {
    (context, property, isHeld, wish) = (nil, nil, false, nil)
  }
}

extension UIView.AnimationCurve {
  /// The curve as a function.
  var unitCurve: UnitCurve {
    switch self {
    case .easeInOut: .easeInOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    case ._keyboard: UnitCurve(0.38, 0.7, 0.125, 1)
    }
  }
}
