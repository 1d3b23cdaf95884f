public import ViewEngine

extension Slider {
  /// Creates a slider with labels at its ends, in the order of arguments of iOS 13.
  ///
  /// - Parameters:
  ///   - value: The number; a drag sets it.
  ///   - bounds: The numbers at the ends of the track.
  ///   - onEditingChanged: Called with true when a drag begins, and with false when it ends.
  ///   - minimumValueLabel: What stands before the track.
  ///   - maximumValueLabel: What stands after the track.
  ///   - label: What the number is; iOS does not show it.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, label: label, minimumValueLabel: { minimumValueLabel },
      maximumValueLabel: { maximumValueLabel }, onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with steps and labels at its ends, in the order of arguments of iOS 13.
  ///
  /// - Parameters:
  ///   - value: The number; a drag sets it.
  ///   - bounds: The numbers at the ends of the track.
  ///   - step: The distance between the numbers that a drag can set, counted from the lower bound;
  ///     above 0, else any number.
  ///   - onEditingChanged: Called with true when a drag begins, and with false when it ends.
  ///   - minimumValueLabel: What stands before the track.
  ///   - maximumValueLabel: What stands after the track.
  ///   - label: What the number is; iOS does not show it.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label,
      minimumValueLabel: { minimumValueLabel }, maximumValueLabel: { maximumValueLabel },
      onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label, which iOS does not show, in the order of arguments of iOS 13.
  ///
  /// - Parameters:
  ///   - value: The number; a drag sets it.
  ///   - bounds: The numbers at the ends of the track.
  ///   - onEditingChanged: Called with true when a drag begins, and with false when it ends.
  ///   - label: What the number is; iOS does not show it.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
  }
}
