public import Foundation
@_spi(Engine) public import ViewEngine

// Controls by titles as they are, with symbols, and by formats.

extension Toggle where Label == Views.Label<Text, Image> {
  /// Creates a toggle with a title and one of the system's symbols.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - systemImage: The name of a symbol, which stands before the title.
  ///   - isOn: Whether it is on; a tap changes it.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Views.Label(title, systemImage: systemImage) }
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a title that calls functions.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - onIncrement: What plus does; `nil` where it can do nothing.
  ///   - onDecrement: What minus does; `nil` where it can do nothing.
  ///   - onEditingChanged: Told that a finger is on it, and that it is no more.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
  /// Creates a stepper with a title, behind which the value stands.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - value: The value.
  ///   - step: How far a press takes it.
  ///   - format: How the value is written.
  ///   - onEditingChanged: Told that a finger is on it, and that it is no more.
  /// - Note: Accepted; no effect. `format`: a stepper of a phone shows its title alone.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }
  /// Creates a stepper with a title and bounds, behind which the value stands.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - value: The value.
  ///   - bounds: The least value and the greatest.
  ///   - step: How far a press takes it.
  ///   - format: How the value is written.
  ///   - onEditingChanged: Told that a finger is on it, and that it is no more.
  /// - Note: Accepted; no effect. `format`: a stepper of a phone shows its title alone.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }
}
