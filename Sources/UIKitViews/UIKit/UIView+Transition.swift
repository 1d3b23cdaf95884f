public import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine
import Views

extension UIView.AnimationOptions {
  /// Layout is a part of it; it is here in any case, where code asks for it.
  public static let layoutSubviews = Self(rawValue: 1)
  /// Takes no length from a block around; none does here.
  public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
  /// Takes no curve from a block around; none does here.
  public static let overrideInheritedCurve = Self(rawValue: 1 << 6)
  /// What a transition shows goes on; it stands still here.
  public static let allowAnimatedContent = Self(rawValue: 1 << 7)
  /// A transition from view to view hides them, where it would remove and add them.
  public static let showHideTransitionViews = Self(rawValue: 1 << 8)
  /// Takes no options from a block around; none does here.
  public static let overrideInheritedOptions = Self(rawValue: 1 << 9)
  /// Sixty frames a second at the most; the film says how many there are.
  public static let preferredFramesPerSecond60 = Self(rawValue: 3 << 24)
  /// Thirty frames a second at the most; the film says how many there are.
  public static let preferredFramesPerSecond30 = Self(rawValue: 7 << 24)
  /// Turns about the vertical, from the left.
  public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
  /// Turns about the vertical, from the right.
  public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
  /// Turns a leaf upwards; a fade here, which the tool says.
  public static let transitionCurlUp = Self(rawValue: 3 << 20)
  /// Turns a leaf downwards; a fade here, which the tool says.
  public static let transitionCurlDown = Self(rawValue: 4 << 20)
  /// Fades from one to the other.
  public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
  /// Turns about the horizontal, from the top.
  public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
  /// Turns about the horizontal, from the bottom.
  public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)

  /// What a transition looks like.
  fileprivate enum Look { case none, turn(axis: String, isBack: Bool), fade, curl }
  /// What a transition by these options looks like.
  fileprivate var look: Look {
    switch rawValue >> 20 & 7 {
    case 0: .none
    case 1: .turn(axis: "y", isBack: false)
    case 2: .turn(axis: "y", isBack: true)
    case 3, 4: .curl
    case 5: .fade
    case 6: .turn(axis: "x", isBack: true)
    default: .turn(axis: "x", isBack: false)
    }
  }
}

extension UIView {
  /// Performs `animations`, and goes from what a view showed before to what it shows then.
  ///
  /// In a turn the side comes nearer from which it goes, and the other one goes back; what is behind is seen from half the
  /// time on.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - duration: Seconds; 0 for at once.
  ///   - options: The kind of transition, and its curve; without a kind what changes moves as in `animate`.
  ///   - animations: What changes in the view.
  ///   - completion: Called after `duration`.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let changes = animations ?? {}
    if case .none = options.look {
      return animate(
        withDuration: duration, options: options, animations: changes, completion: completion)
    }
    let before = duration > 0 && areAnimationsEnabled ? view.snapshot : nil
    UIKitChange.withoutAnimation(changes)
    guard let before, view.node != nil else {
      completion?(true)
      return
    }
    let cover = UIImageView(frame: view.bounds)
    cover.image = UIImage(drawn: before)
    view.seat(cover, at: view.subviews.count)
    let end: (Bool) -> Void = { isOver in
      cover.takeOut()
      completion?(isOver)
    }
    switch options.look {
    case .turn(let axis, let isBack):
      view.turn(
        over: duration, axis: axis, isBack: isBack, isEven: options.contains(.curveLinear),
        halfway: { cover.takeOut() }, end: end)
    case .curl:
      IneffectiveSettings.note("the leaf of UIView.transition")
      animate(
        withDuration: duration, options: options, animations: { cover.alpha = 0 }, completion: end)
    case .fade, .none:
      animate(
        withDuration: duration, options: options, animations: { cover.alpha = 0 }, completion: end)
    }
  }

  /// Goes from one view to another in its place.
  ///
  /// - Parameters:
  ///   - fromView: The view that goes: it is removed, or hidden if the options say so.
  ///   - toView: The view that comes: it is added, or shown.
  ///   - duration: Seconds; 0 for at once.
  ///   - options: The kind of transition, and its curve.
  ///   - completion: Called after `duration`.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let superview = fromView.superview else {
      completion?(true)
      return
    }
    transition(
      with: superview, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          (fromView.isHidden, toView.isHidden) = (true, false)
        } else {
          superview.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }

  /// The perspective of a turn: the viewer is a thousand points away, as UIKit publishes no figure.
  private static let turnPerspective: CGFloat = -1 / 1000

  /// Turns by half a turn, of which the second half shows what is behind.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - axis: The axis: `x` or `y`.
  ///   - isBack: Whether it turns the other way.
  ///   - isEven: Whether it turns evenly, and not slower at both ends.
  ///   - halfway: Called when it is seen from its edge.
  ///   - end: Called at the end.
  private func turn(
    over duration: Double, axis: String, isBack: Bool, isEven: Bool,
    halfway: @escaping () -> Void, end: @escaping (Bool) -> Void
  ) {
    guard let graph = node?.graph else { return end(true) }
    let quarter = isBack ? -Double.pi / 2 : Double.pi / 2
    let animation = CAKeyframeAnimation(keyPath: "transform.rotation.\(axis)")
    animation.values = [0.0, quarter, -quarter, 0.0]
    animation.keyTimes = [0, 0.5, 0.5, 1]
    animation.timingFunction = CAMediaTimingFunction(name: isEven ? .linear : .easeInEaseOut)
    animation.duration = duration
    layer.flipPerspective = Self.turnPerspective
    layer.add(animation, forKey: "transition")
    let now = graph.timeline.now
    graph.timeline.schedule(at: now + Instant(seconds: duration / 2), .timer) { halfway() }
    graph.timeline.schedule(at: now + Instant(seconds: duration), .timer) { [weak self] in
      self?.layer.flipPerspective = 0
      end(true)
    }
  }
}
