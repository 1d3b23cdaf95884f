import Foundation
@_spi(Engine) import ViewEngine
import Views

/// The way of a controller into another one or out of it.
enum ParentMove {
  /// Into it.
  case into
  /// Out of it.
  case out
}

extension UIViewController {
  /// A button that says “Edit”, and “Done” while what the controller shows is edited.
  public var editButtonItem: UIBarButtonItem {
    if let ownEditButton { return ownEditButton }
    let action = UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    let button = UIBarButtonItem(primaryAction: action)
    ownEditButton = button
    labelEditButton()
    return button
  }
  /// Has the button say what a tap on it does.
  func labelEditButton() {
    ownEditButton?.title = isEditing ? "Done" : "Edit"
    ownEditButton?.style = isEditing ? .done : .plain
  }

  /// Whether the controller comes because it is put into another one, as by a push.
  public var isMovingToParent: Bool { parentMove == .into }
  /// Whether the controller goes because it is taken out of another one, as by a pop.
  public var isMovingFromParent: Bool { parentMove == .out }

  /// The name of the archive of the controller's views, of which there are none.
  public var nibName: String? { nil }
  /// The bundle of that archive.
  public var nibBundle: Bundle? { nil }
  /// Asks for the home indicator again, which the stage draws by itself.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Turns the interface as the device is held, which stands still.
  public static func attemptRotationToDeviceOrientation() {}

  /// Goes from the view of one child to that of another.
  ///
  /// - Parameters:
  ///   - fromViewController: The child whose view goes, and is taken out.
  ///   - toViewController: The child whose view comes, and is put in.
  ///   - duration: Seconds; 0 for at once.
  ///   - options: The kind of transition, and its curve.
  ///   - animations: What changes meanwhile.
  ///   - completion: Called after `duration`.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let (old, new): (UIView, UIView) = (fromViewController.view, toViewController.view)
    let around: UIView = old.superview ?? view
    UIView.performWithoutAnimation { around.addSubview(new) }
    let end: (Bool) -> Void = { isDone in
      old.removeFromSuperview()
      completion?(isDone)
    }
    guard duration > 0 else {
      animations?()
      return end(true)
    }
    UIView.transition(
      with: around, duration: duration, options: options, animations: animations, completion: end)
  }
}
