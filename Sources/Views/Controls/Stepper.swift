import Foundation
import Geometry
@_spi(Engine) public import ViewEngine

/// Two buttons for less and more.
public struct Stepper<Label: View>: View {
  private let label: Label
  private let more: (() -> Void)?
  private let less: (() -> Void)?
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.isInList) private var isInList

  /// Creates a control whose buttons call closures; a missing closure switches its button off.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    (more, less) = (onIncrement, onDecrement)
  }

  public var body: some View {
    HStack(spacing: 8) {
      if !labelsHidden {
        label
        Spacer(minLength: 0)
      }
      HStack(spacing: 0) {
        half("minus", "Decrement", less)
        Rectangle().fill(Color(.system(.separator))).frame(width: 1, height: 18)
        half("plus", "Increment", more)
      }
      .frame(width: 94, height: 32)
      .background(
        Color(.system(.fill)).opacity(0.6),
        in: RoundedRectangle(cornerRadius: 8, style: .continuous)
      )
      .padding(.vertical, isInList ? -5 : 0)
    }
  }

  private func half(_ symbol: String, _ name: String, _ action: (() -> Void)?) -> some View {
    Button {
      action?()
    } label: {
      Image(systemName: symbol).frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .disabled(action == nil)
    .accessibilityLabel(name)
  }
}

extension Stepper {
  /// Creates a control for a number.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: 0 - step) })
  }
  /// Creates a control for a number within bounds.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let current = value.wrappedValue
    let more = {
      value.wrappedValue = min(value.wrappedValue.advanced(by: step), bounds.upperBound)
    }
    let less = {
      value.wrappedValue = max(value.wrappedValue.advanced(by: 0 - step), bounds.lowerBound)
    }
    self.init(
      label: label, onIncrement: current < bounds.upperBound ? more : nil,
      onDecrement: current > bounds.lowerBound ? less : nil)
  }
}

extension Stepper where Label == Text {
  /// Creates a control with a title whose buttons call closures.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }
  /// Creates a control with a title for a number.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step) { Text(titleKey) }
  }
  /// Creates a control with a title for a number.
  @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step) { Text(title) }
  }
  /// Creates a control with a title for a number within bounds.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step) { Text(titleKey) }
  }
  /// Creates a control with a title for a number within bounds.
  @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step) { Text(title) }
  }
}
