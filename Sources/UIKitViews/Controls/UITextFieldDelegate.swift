public import Foundation

/// What is asked and told of a field's typing.
@MainActor @preconcurrency public protocol UITextFieldDelegate: AnyObject {
  /// Whether the editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// The editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether the editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// The editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// The editing has ended, and why.
  ///
  /// - Parameters:
  ///   - textField: The field.
  ///   - reason: Why.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether the button that clears the field may.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether what was typed may be taken.
  ///
  /// - Parameters:
  ///   - textField: The field.
  ///   - range: What is replaced.
  ///   - string: What takes its place.
  /// - Returns: Whether it may.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// The text or the caret is elsewhere.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// The return key was pressed; the editing ends whatever is answered.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
