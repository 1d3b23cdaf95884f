public import Foundation

/// The data source of a picker view, which says how many rows there are.
@MainActor @preconcurrency public protocol UIPickerViewDataSource: AnyObject {
  /// The number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// The number of rows of a wheel.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view.
  ///   - component: The wheel, from 0.
  /// - Returns: The number.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The delegate of a picker view, which says what rows show and is told which are chosen.
@MainActor @preconcurrency public protocol UIPickerViewDelegate: AnyObject {
  /// The words of a row.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view.
  ///   - row: The row, from 0.
  ///   - component: The wheel, from 0.
  /// - Returns: The words.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// The words of a row with attributes, which go before plain ones.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view.
  ///   - row: The row, from 0.
  ///   - component: The wheel, from 0.
  /// - Returns: The words; `nil` for plain ones.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// The view of a row; asked of delegates that have views instead of words.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view.
  ///   - row: The row, from 0.
  ///   - component: The wheel, from 0.
  ///   - view: A view of a row that is seen no more; `nil` here.
  /// - Returns: The view.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// The width of a wheel.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view.
  ///   - component: The wheel, from 0.
  /// - Returns: The width in points; 0 for an even share.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// The height of the rows of a wheel.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view.
  ///   - component: The wheel, from 0.
  /// - Returns: The height in points.
  /// - Note: Accepted; no effect. `rowHeightForComponent`: rows are 32 points high.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Called when a finger has turned a wheel to another row.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view.
  ///   - row: The row, from 0.
  ///   - component: The wheel, from 0.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { UIPickerView.noView }
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    0
  }
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { 0 }
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}
