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

extension Menu where Label == Text {
  /// Creates a menu with a title, that a long press opens: a tap does something.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - content: Its buttons.
  ///   - primaryAction: What a tap does.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) { self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction) }
  /// Creates a menu with a title, that a long press opens: a tap does something.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - content: Its buttons.
  ///   - primaryAction: What a tap does.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) { self.init(content: content, label: { Text(title) }, primaryAction: primaryAction) }
}

extension Menu where Label == Views.Label<Text, Image> {
  /// Creates a menu with a title and one of the system's symbols.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - systemImage: The name of a symbol.
  ///   - content: Its buttons.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { Views.Label(title, systemImage: systemImage) } }
  /// Creates a menu with a title and a symbol, that a long press opens: a tap does something.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - systemImage: The name of a symbol.
  ///   - content: Its buttons.
  ///   - primaryAction: What a tap does.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { Views.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
  /// Creates a menu with a title and a symbol, that a long press opens: a tap does something.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - systemImage: The name of a symbol.
  ///   - content: Its buttons.
  ///   - primaryAction: What a tap does.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { Views.Label(title, systemImage: systemImage) },
      primaryAction: primaryAction)
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

extension Picker {
  /// Creates a picker that shows a view for what is chosen.
  ///
  /// - Parameters:
  ///   - selection: The tag or identity of the chosen view; a tap sets it.
  ///   - content: The views to choose from, each with a tag or an identity of a loop.
  ///   - label: What is chosen.
  ///   - currentValueLabel: What stands for the chosen view.
  /// - Note: Accepted; no effect. `currentValueLabel`: the chosen view itself is shown.
  public init<Value: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> Value
  ) { self.init(selection: selection, content: content, label: label) }
}

extension Picker where Label == Text {
  /// Creates a picker with a title that shows a view for what is chosen.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - selection: The tag or identity of the chosen view; a tap sets it.
  ///   - content: The views to choose from, each with a tag or an identity of a loop.
  ///   - currentValueLabel: What stands for the chosen view.
  /// - Note: Accepted; no effect. `currentValueLabel`: the chosen view itself is shown.
  public init<Value: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> Value
  ) { self.init(titleKey, selection: selection, content: content) }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title, whose page a binding shows.
  ///
  /// - Parameters:
  ///   - titleKey: The label, in which simple Markdown counts.
  ///   - isActive: Whether the page is shown; a press sets it to true, the way back to false.
  ///   - destination: The page.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(isActive: isActive, destination: destination) { Text(titleKey) } }
  /// Creates a link with a title, whose page a binding shows.
  ///
  /// - Parameters:
  ///   - title: The label, as it is.
  ///   - isActive: Whether the page is shown; a press sets it to true, the way back to false.
  ///   - destination: The page.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(isActive: isActive, destination: destination) { Text(title) } }
  /// Creates a link with a title, whose page is shown while a binding has the link's value.
  ///
  /// - Parameters:
  ///   - titleKey: The label, in which simple Markdown counts.
  ///   - tag: The link's value.
  ///   - selection: The value of the link whose page is shown; a press sets it, the way back sets it to `nil`.
  ///   - destination: The page.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }
  /// Creates a link with a title, whose page is shown while a binding has the link's value.
  ///
  /// - Parameters:
  ///   - title: The label, as it is.
  ///   - tag: The link's value.
  ///   - selection: The value of the link whose page is shown; a press sets it, the way back sets it to `nil`.
  ///   - destination: The page.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(tag: tag, selection: selection, destination: destination) { Text(title) } }
}
