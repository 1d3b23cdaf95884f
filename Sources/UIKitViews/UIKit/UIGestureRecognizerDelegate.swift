/// The delegate of a recogniser, which decides with it.
@MainActor @preconcurrency public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether a gesture that is recognised may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether two gestures may be recognised at once; asked about recognisers of the views around.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The recogniser that asks its delegate.
  ///   - otherGestureRecognizer: The recogniser of a view around or inside.
  /// - Returns: Whether neither waits for the other; one delegate that says so is enough.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether a recogniser follows a finger that has come down.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The recogniser.
  ///   - touch: The touch of the finger.
  /// - Returns: Whether it follows the finger.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  /// Whether a recogniser waits until another has failed; asked when it has recognised its gesture.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The recogniser that asks its delegate.
  ///   - otherGestureRecognizer: Another one that follows the finger.
  /// - Returns: Whether it waits.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether another waits until a recogniser has failed; asked when the other has recognised its gesture.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The recogniser that asks its delegate.
  ///   - otherGestureRecognizer: The other one.
  /// - Returns: Whether the other waits.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
