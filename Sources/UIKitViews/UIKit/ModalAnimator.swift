import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine
import Views

/// The animator of one of the built-in ways in which controllers come over others and go again.
@MainActor class ModalAnimator: UIViewControllerAnimatedTransitioning {
  /// Whether the controller goes.
  let isGoing: Bool
  /// Its motion, by which what goes on beside it moves, too.
  let motion: Animation
  /// Its length in seconds, as it is told.
  let length: Double

  /// Creates an animator.
  ///
  /// - Parameters:
  ///   - isGoing: Whether the controller goes.
  ///   - motion: Its motion.
  ///   - length: Its length in seconds.
  init(isGoing: Bool, motion: Animation, length: Double) {
    (self.isGoing, self.motion, self.length) = (isGoing, motion, length)
  }

  /// The animator of a style.
  static func make(_ style: UIModalTransitionStyle, isGoing: Bool) -> ModalAnimator {
    switch style {
    case .coverVertical: return CoverAnimator(isGoing: isGoing)
    case .partialCurl:
      IneffectiveSettings.note("modalTransitionStyle.partialCurl")
      return CoverAnimator(isGoing: isGoing)
    case .crossDissolve: return DissolveAnimator(isGoing: isGoing)
    case .flipHorizontal: return FlipAnimator(isGoing: isGoing)
    }
  }

  /// Whether the view below takes part.
  var movesPresenter: Bool { false }
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { length }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}

  /// The view that comes, put in its place on top, or the one that goes.
  final func moved(_ context: any UIViewControllerContextTransitioning) -> UIView? {
    guard !isGoing else { return context.view(forKey: .from) }
    guard let view = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return nil }
    context.containerView.addSubview(view)
    view.frame = context.finalFrame(for: controller)
    return view
  }

  /// Ends the transition, unless a hand has taken it back.
  final func end(_ context: any UIViewControllerContextTransitioning) {
    context.completeTransition(!context.transitionWasCancelled)
  }
}

/// What stands for the motion of sheets, dialogs and pages, which is SwiftUI's.
final class StageAnimator: ModalAnimator {
  /// Begins the motion; what it is given is called when that is over.
  var run: (@escaping () -> Void) -> Void = { $0() }

  override func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) { run { [self] in end(transitionContext) } }
}

/// From below, by the motion of SwiftUI's covers.
private final class CoverAnimator: ModalAnimator {
  init(isGoing: Bool) {
    // UIKit's transition tells half a second, after which that spring has a thousandth to go.
    super.init(isGoing: isGoing, motion: .page, length: 0.5)
  }

  override func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let view = moved(transitionContext) else { return end(transitionContext) }
    let (rest, container) = (view.center, transitionContext.containerView.bounds)
    let away = CGPoint(x: rest.x, y: rest.y + container.maxY - view.frame.minY)
    if !isGoing { view.center = away }
    UIKitChange.animateToRest(motion) { [self] in
      view.center = isGoing ? away : rest
    } completion: { [self] in
      if isGoing, transitionContext.transitionWasCancelled { view.center = rest }
      end(transitionContext)
    }
  }
}

/// Faded.
private final class DissolveAnimator: ModalAnimator {
  init(isGoing: Bool) {
    // An estimate: UIKit publishes no figure.
    super.init(isGoing: isGoing, motion: .easeInOut(duration: 0.3), length: 0.3)
  }

  override func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let view = moved(transitionContext) else { return end(transitionContext) }
    let whole = view.alpha
    if !isGoing { view.alpha = 0 }
    UIKitChange.animateToRest(motion) { [self] in
      view.alpha = isGoing ? 0 : whole
    } completion: { [self] in
      // It may be presented again.
      view.alpha = whole
      end(transitionContext)
    }
  }
}

/// Turned about the vertical, with what is below on the other side.
private final class FlipAnimator: ModalAnimator {
  /// Where the eye is, in points in front of the stage; an estimate, as no figure is published.
  private static let eye: CGFloat = 1000

  init(isGoing: Bool) {
    // An estimate: UIKit publishes no figure.
    super.init(isGoing: isGoing, motion: .easeInOut(duration: 0.75), length: 0.75)
  }

  override var movesPresenter: Bool { true }

  override func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let view = moved(transitionContext) else { return end(transitionContext) }
    let presenter = transitionContext.view(forKey: isGoing ? .to : .from)
    if let presenter, presenter.superview !== transitionContext.containerView {
      transitionContext.containerView.insertSubview(presenter, at: 0)
    }
    let front = isGoing ? view : presenter
    let back = isGoing ? presenter : view
    let container = transitionContext.containerView
    let ground = container.backgroundColor
    container.backgroundColor = .black
    back?.isHidden = true
    let quarter = isGoing ? -Double.pi / 2 : Double.pi / 2
    turn(front, from: 0, to: -quarter, .easeIn) { [self] in
      front?.isHidden = true
      back?.isHidden = false
      turn(back, from: quarter, to: 0, .easeOut) { [self] in
        front?.isHidden = false
        container.backgroundColor = ground
        end(transitionContext)
      }
    }
  }

  /// Turns a view over half of the length.
  private func turn(
    _ view: UIView?, from start: Double, to target: Double, _ curve: CAMediaTimingFunctionName,
    then: @escaping () -> Void
  ) {
    guard let view else { return then() }
    let flat = view.layer.transform
    var deep = flat
    deep.m34 = -1 / Self.eye
    view.layer.transform = deep
    let turn = CABasicAnimation(keyPath: "transform.rotation.y")
    turn.fromValue = start
    turn.toValue = target
    turn.duration = length / 2
    turn.timingFunction = CAMediaTimingFunction(name: curve)
    CATransaction.begin()
    CATransaction.setCompletionBlock {
      view.layer.transform = flat
      then()
    }
    view.layer.add(turn, forKey: "flip")
    CATransaction.commit()
  }
}
