public import ViewEngine

extension Stepper {
  /// Creates a stepper whose buttons call closures, in the order of arguments of iOS 13.
  ///
  /// - Parameters:
  ///   - onIncrement: Called by the button with the plus; `nil` disables it.
  ///   - onDecrement: Called by the button with the minus; `nil` disables it.
  ///   - onEditingChanged: Called with true when a press on a button begins, and with false when it
  ///     ends.
  ///   - label: What stands before the buttons.
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a number, in the order of arguments of iOS 13.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - step: What a tap adds to the number or takes from it.
  ///   - onEditingChanged: Called with true when a press on a button begins, and with false when it
  ///     ends.
  ///   - label: What stands before the buttons.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) { self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged) }

  /// Creates a stepper for a number within bounds, in the order of arguments of iOS 13.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The numbers at which a button is disabled.
  ///   - step: What a tap adds to the number or takes from it.
  ///   - onEditingChanged: Called with true when a press on a button begins, and with false when it
  ///     ends.
  ///   - label: What stands before the buttons.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}
