public import Foundation
import Views

/// What is told of the keyboard.
extension UIResponder {
  /// The keyboard is about to rise.
  public nonisolated static let keyboardWillShowNotification = KeyboardNotice.willShow
  /// The keyboard has risen.
  public nonisolated static let keyboardDidShowNotification = KeyboardNotice.didShow
  /// The keyboard is about to go.
  public nonisolated static let keyboardWillHideNotification = KeyboardNotice.willHide
  /// The keyboard has gone.
  public nonisolated static let keyboardDidHideNotification = KeyboardNotice.didHide
  /// The keyboard's frame is about to change.
  public nonisolated static let keyboardWillChangeFrameNotification =
    KeyboardNotice.willChangeFrame

  /// The key of the keyboard's frame before: a `CGRect` in points of the screen.
  public nonisolated static let keyboardFrameBeginUserInfoKey = KeyboardNotice.frameBegin
  /// The key of the keyboard's frame afterwards: a `CGRect` in points of the screen.
  public nonisolated static let keyboardFrameEndUserInfoKey = KeyboardNotice.frameEnd
  /// The key of the movement's duration in seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey = KeyboardNotice.duration
  /// The key of the number of the movement's curve.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = KeyboardNotice.curve
  /// The key of whether the keyboard is this app's.
  public nonisolated static let keyboardIsLocalUserInfoKey = KeyboardNotice.isLocal
}
