public import Foundation
import Geometry
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
  fileprivate enum Look { case none, turn(isVertical: Bool), fade, curl }
  /// What a transition by these options looks like.
  fileprivate var look: Look {
    switch rawValue >> 20 & 7 {
    case 0: .none
    case 1, 2: .turn(isVertical: true)
    case 3, 4: .curl
    case 5: .fade
    default: .turn(isVertical: false)
    }
  }
}

extension UIView {
  /// Performs `animations`, and goes from what a view showed before to what it shows then.
  ///
  /// A turn is seen from in front, without depth, which the tool says.
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
    case .turn(let isVertical):
      IneffectiveSettings.note("the depth of UIView.transition")
      view.turn(over: duration, isVertical: isVertical, halfway: { cover.takeOut() }, end: end)
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

  /// Gets narrow, and wide again with what is behind.
  private func turn(
    over duration: Double, isVertical: Bool, halfway: @escaping () -> Void,
    end: @escaping (Bool) -> Void
  ) {
    /// As good as nothing: what has no width at all has no inverse.
    let edge: CGFloat = 0.001
    let flat = transform
    UIView.animate(
      withDuration: duration / 2, options: .curveEaseIn,
      animations: {
        self.transform = flat.scaledBy(x: isVertical ? edge : 1, y: isVertical ? 1 : edge)
      },
      completion: { _ in
        halfway()
        UIView.animate(
          withDuration: duration / 2, options: .curveEaseOut,
          animations: { self.transform = flat }, completion: end)
      })
  }
}
