import Foundation
import Geometry
@_spi(Engine) public import ViewEngine

/// The measures of a stepper in points, as on iOS 17.
private enum StepperMetrics {
  static let (width, height) = (CGFloat(94), CGFloat(32))
  static let (dividerWidth, dividerHeight) = (CGFloat(1), CGFloat(18))
  /// The padding in a list: 10 less in all, as high as a line of body text, so that the row is no
  /// taller.
  static let rowPadding: CGFloat = -5
}

/// A stepper: two buttons that lower and raise a number.
public struct Stepper<Label: View>: View {
  private let label: Label
  private let more: (() -> Void)?
  private let less: (() -> Void)?
  private let editingChanged: (Bool) -> Void
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.isInList) private var isInList
  @Environment(\.systemLook.controls) private var look

  /// Creates a stepper whose buttons call closures.
  ///
  /// - Parameters:
  ///   - label: What stands before the buttons.
  ///   - onIncrement: Called by the button with the plus; `nil` disables it.
  ///   - onDecrement: Called by the button with the minus; `nil` disables it.
  ///   - onEditingChanged: Called with true when a press on a button begins, and with false when it
  ///     ends.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    (more, less, editingChanged) = (onIncrement, onDecrement, onEditingChanged)
  }

  public var body: some View {
    LabeledRow(showsLabel: !labelsHidden) {
      label
    } control: {
      HStack(spacing: 0) {
        half("minus", "Decrement", less)
        Rectangle().fill(Color(.system(.separator))).frame(
          width: StepperMetrics.dividerWidth, height: StepperMetrics.dividerHeight)
        half("plus", "Increment", more)
      }
      .frame(width: StepperMetrics.width, height: StepperMetrics.height)
      .background(
        Color(.system(.fill)).opacity(ControlLook.tertiaryFill),
        in: RoundedRectangle(
          cornerRadius: look.stepperRadius, style: look.hasCapsules ? .circular : .continuous)
      )
      .padding(.vertical, isInList ? StepperMetrics.rowPadding : 0)
    }
    .modifier(ControlSpacing())
  }

  private func half(_ symbol: String, _ name: String, _ action: (() -> Void)?) -> some View {
    Button {
      action?()
    } label: {
      Image(systemName: symbol).frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(Rectangle())
    }
    .onTracking(editingChanged)
    .buttonStyle(.plain)
    .disabled(action == nil)
    .accessibilityLabel(name)
  }
}

extension Stepper {
  /// Creates a stepper for a number.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - step: What a tap adds to the number or takes from it.
  ///   - label: What stands before the buttons.
  ///   - onEditingChanged: Called with true when a press on a button begins, and with false when it
  ///     ends.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: 0 - step) },
      onEditingChanged: onEditingChanged)
  }
  /// Creates a stepper for a number within bounds.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The numbers at which a button is disabled.
  ///   - step: What a tap adds to the number or takes from it.
  ///   - label: What stands before the buttons.
  ///   - onEditingChanged: Called with true when a press on a button begins, and with false when it
  ///     ends.
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
      onDecrement: current > bounds.lowerBound ? less : nil, onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a title whose buttons call closures.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - onIncrement: Called by the button with the plus; `nil` disables it.
  ///   - onDecrement: Called by the button with the minus; `nil` disables it.
  ///   - onEditingChanged: Called with true when a press on a button begins, and with false when it
  ///     ends.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
  /// Creates a stepper with a title for a number.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - value: The number.
  ///   - step: What a tap adds to the number or takes from it.
  ///   - onEditingChanged: Called with true when a press on a button begins, and with false when it
  ///     ends.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }
  /// Creates a stepper with a title for a number.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - value: The number.
  ///   - step: What a tap adds to the number or takes from it.
  ///   - onEditingChanged: Called with true when a press on a button begins, and with false when it
  ///     ends.
  @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
  /// Creates a stepper with a title for a number within bounds.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - value: The number.
  ///   - bounds: The numbers at which a button is disabled.
  ///   - step: What a tap adds to the number or takes from it.
  ///   - onEditingChanged: Called with true when a press on a button begins, and with false when it
  ///     ends.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }
  /// Creates a stepper with a title for a number within bounds.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - value: The number.
  ///   - bounds: The numbers at which a button is disabled.
  ///   - step: What a tap adds to the number or takes from it.
  ///   - onEditingChanged: Called with true when a press on a button begins, and with false when it
  ///     ends.
  @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }
}
