@_spi(Engine) public import ViewEngine

extension Slider {
  /// Creates a slider with ticks and labels at its ends.
  ///
  /// - Parameters:
  ///   - value: The number; a drag sets it.
  ///   - bounds: The numbers at the ends of the track.
  ///   - neutralValue: The number at which the filled part begins; `nil` for the lower bound.
  ///   - enabledBounds: The numbers that a drag can set; `nil` for all.
  ///   - label: What the number is; iOS does not show it.
  ///   - currentValueLabel: What the number is now.
  ///   - minimumValueLabel: What stands before the track.
  ///   - maximumValueLabel: What stands after the track.
  ///   - ticks: The ticks.
  ///   - onEditingChanged: Called with true when a drag begins, and with false when it ends.
  /// - Note: Accepted; no effect. `currentValueLabel`: it is spoken, not shown.
  public init<V: BinaryFloatingPoint, C: View, T: SliderTickContent>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> C = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, @SliderTickBuilder<V> ticks: () -> T,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, T.Value == V {
    self.init(
      value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged,
      SliderScale(ticks: ticks()._ticks, neutral: neutralValue, enabled: enabledBounds))
  }
  /// Creates a slider with steps, ticks and labels at its ends.
  ///
  /// - Parameters:
  ///   - value: The number; a drag sets it.
  ///   - bounds: The numbers at the ends of the track.
  ///   - step: The distance between the numbers that a drag can set, counted from the lower bound;
  ///     above 0, else any number.
  ///   - neutralValue: The number at which the filled part begins; `nil` for the lower bound.
  ///   - enabledBounds: The numbers that a drag can set; `nil` for all.
  ///   - label: What the number is; iOS does not show it.
  ///   - currentValueLabel: What the number is now.
  ///   - minimumValueLabel: What stands before the track.
  ///   - maximumValueLabel: What stands after the track.
  ///   - tick: The tick of a step; `nil` for none.
  ///   - onEditingChanged: Called with true when a drag begins, and with false when it ends.
  /// - Note: Accepted; no effect. `currentValueLabel`: it is spoken, not shown.
  public init<V: BinaryFloatingPoint, C: View>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> C = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, tick: (V) -> SliderTick<V>?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let ticks = Self.steps(in: bounds, V(step)).compactMap(tick)
    self.init(
      value, bounds, V(step), label(), minimumValueLabel(), maximumValueLabel(),
      onEditingChanged,
      SliderScale(ticks: ticks, neutral: neutralValue, enabled: enabledBounds))
  }
  /// Creates a slider that is filled from a number of its own, with labels at its ends.
  ///
  /// - Parameters:
  ///   - value: The number; a drag sets it.
  ///   - bounds: The numbers at the ends of the track.
  ///   - neutralValue: The number at which the filled part begins; `nil` for the lower bound.
  ///   - enabledBounds: The numbers that a drag can set; `nil` for all.
  ///   - label: What the number is; iOS does not show it.
  ///   - currentValueLabel: What the number is now.
  ///   - minimumValueLabel: What stands before the track.
  ///   - maximumValueLabel: What stands after the track.
  ///   - onEditingChanged: Called with true when a drag begins, and with false when it ends.
  /// - Note: Accepted; no effect. `currentValueLabel`: it is spoken, not shown.
  public init<V: BinaryFloatingPoint, C: View>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V?,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> C = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged,
      SliderScale(neutral: neutralValue, enabled: enabledBounds))
  }

  /// The numbers from step to step; none for steps that lead nowhere.
  private static func steps<V: BinaryFloatingPoint>(in bounds: ClosedRange<V>, _ step: V) -> [V] {
    guard step > 0, bounds.upperBound > bounds.lowerBound else { return [] }
    let count = ((bounds.upperBound - bounds.lowerBound) / step).rounded(.down)
    guard count.isFinite, count < V(mostSteps) else { return [] }
    return (0...Int(count)).map { bounds.lowerBound + V($0) * step }
  }
  /// More steps than these are no ticks: no track has so many places.
  private static var mostSteps: Int { 10_000 }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with ticks.
  ///
  /// - Parameters:
  ///   - value: The number; a drag sets it.
  ///   - bounds: The numbers at the ends of the track.
  ///   - neutralValue: The number at which the filled part begins; `nil` for the lower bound.
  ///   - enabledBounds: The numbers that a drag can set; `nil` for all.
  ///   - label: What the number is; iOS does not show it.
  ///   - currentValueLabel: What the number is now.
  ///   - ticks: The ticks.
  ///   - onEditingChanged: Called with true when a drag begins, and with false when it ends.
  /// - Note: Accepted; no effect. `currentValueLabel`: it is spoken, not shown.
  public init<V: BinaryFloatingPoint, C: View, T: SliderTickContent>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> C = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> T, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, T.Value == V {
    self.init(
      value: value, in: bounds, neutralValue: neutralValue, enabledBounds: enabledBounds,
      label: label, currentValueLabel: currentValueLabel, minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() }, ticks: ticks, onEditingChanged: onEditingChanged)
  }
  /// Creates a slider with steps and ticks.
  ///
  /// - Parameters:
  ///   - value: The number; a drag sets it.
  ///   - bounds: The numbers at the ends of the track.
  ///   - step: The distance between the numbers that a drag can set, counted from the lower bound;
  ///     above 0, else any number.
  ///   - neutralValue: The number at which the filled part begins; `nil` for the lower bound.
  ///   - enabledBounds: The numbers that a drag can set; `nil` for all.
  ///   - label: What the number is; iOS does not show it.
  ///   - currentValueLabel: What the number is now.
  ///   - tick: The tick of a step; `nil` for none.
  ///   - onEditingChanged: Called with true when a drag begins, and with false when it ends.
  /// - Note: Accepted; no effect. `currentValueLabel`: it is spoken, not shown.
  public init<V: BinaryFloatingPoint, C: View>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> C = { EmptyView() }, tick: (V) -> SliderTick<V>?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, neutralValue: neutralValue,
      enabledBounds: enabledBounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() }, tick: tick,
      onEditingChanged: onEditingChanged)
  }
  /// Creates a slider that is filled from a number of its own.
  ///
  /// - Parameters:
  ///   - value: The number; a drag sets it.
  ///   - bounds: The numbers at the ends of the track.
  ///   - neutralValue: The number at which the filled part begins; `nil` for the lower bound.
  ///   - enabledBounds: The numbers that a drag can set; `nil` for all.
  ///   - label: What the number is; iOS does not show it.
  ///   - currentValueLabel: What the number is now.
  ///   - onEditingChanged: Called with true when a drag begins, and with false when it ends.
  /// - Note: Accepted; no effect. `currentValueLabel`: it is spoken, not shown.
  public init<V: BinaryFloatingPoint, C: View>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V?,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> C = { EmptyView() },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, neutralValue: neutralValue, enabledBounds: enabledBounds,
      label: label, currentValueLabel: currentValueLabel, minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() }, onEditingChanged: onEditingChanged)
  }
}
