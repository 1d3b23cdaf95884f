public import Foundation
@_spi(Engine) public import ViewEngine

extension Button where Label == Text {
  /// Creates a button with a localised title.
  ///
  /// - Parameters:
  ///   - resource: The title.
  ///   - action: What a tap does.
  @_disfavoredOverload public init(
    _ resource: LocalizedStringResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(resource) }
  }
  /// Creates a button with a localised title and a role.
  ///
  /// - Parameters:
  ///   - resource: The title.
  ///   - role: The role, which styles may show; `nil` for none.
  ///   - action: What a tap does.
  @_disfavoredOverload public init(
    _ resource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(resource) }
  }
}

// In here `Label` is the button's own parameter; this is the view.
private typealias TitleAndIcon = Label<Text, Image>

extension Button where Label == Views.Label<Text, Image> {
  /// Creates a button with a localised title and one of the system's symbols.
  ///
  /// - Parameters:
  ///   - resource: The title.
  ///   - systemImage: The name of a symbol, which stands before the title.
  ///   - action: What a tap does.
  @_disfavoredOverload public init(
    _ resource: LocalizedStringResource, systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { TitleAndIcon(resource, systemImage: systemImage) }
  }
  /// Creates a button with a localised title, one of the system's symbols and a role.
  ///
  /// - Parameters:
  ///   - resource: The title.
  ///   - systemImage: The name of a symbol, which stands before the title.
  ///   - role: The role, which styles may show; `nil` for none.
  ///   - action: What a tap does.
  @_disfavoredOverload public init(
    _ resource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { TitleAndIcon(resource, systemImage: systemImage) }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label of a localised title and one of the system's symbols.
  ///
  /// - Parameters:
  ///   - resource: The title.
  ///   - systemImage: The name of the symbol.
  @_disfavoredOverload public init(_ resource: LocalizedStringResource, systemImage: String) {
    self.init(title: { Text(resource) }, icon: { Image(systemName: systemImage) })
  }
  /// Creates a label of a localised title and an image of the project's assets.
  ///
  /// - Parameters:
  ///   - resource: The title.
  ///   - image: What stands for the image in code.
  @_disfavoredOverload public init(_ resource: LocalizedStringResource, image: ImageResource) {
    self.init(title: { Text(resource) }, icon: { Image(image) })
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a localised title.
  ///
  /// - Parameters:
  ///   - resource: The title.
  ///   - isOn: Whether it is on.
  @_disfavoredOverload public init(_ resource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(resource) }
  }
}

extension Toggle where Label == Views.Label<Text, Image> {
  /// Creates a toggle with a localised title and one of the system's symbols.
  ///
  /// - Parameters:
  ///   - resource: The title.
  ///   - systemImage: The name of a symbol, which stands before the title.
  ///   - isOn: Whether it is on.
  @_disfavoredOverload public init(
    _ resource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { TitleAndIcon(resource, systemImage: systemImage) }
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a localised title.
  ///
  /// - Parameters:
  ///   - resource: The title.
  ///   - selection: The choice.
  ///   - content: What can be chosen.
  @_disfavoredOverload public init(
    _ resource: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(resource) }
  }
}

extension DatePicker where Label == Text {
  /// Creates a date picker with a localised title.
  ///
  /// - Parameters:
  ///   - resource: The title.
  ///   - selection: The date.
  ///   - displayedComponents: Which parts of it can be chosen.
  @_disfavoredOverload public init(
    _ resource: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(resource) }
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates a row of a localised title and content.
  ///
  /// - Parameters:
  ///   - resource: The title.
  ///   - content: What stands at the other end.
  @_disfavoredOverload public init(
    _ resource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(resource) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a row of a localised title and a text.
  ///
  /// - Parameters:
  ///   - resource: The title.
  ///   - value: What stands at the other end, as it is.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ resource: LocalizedStringResource, value: S
  ) {
    self.init(content: { Text(value) }, label: { Text(resource) })
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a spinner with a localised title.
  ///
  /// - Parameter resource: The title.
  @_disfavoredOverload public init(_ resource: LocalizedStringResource) {
    self.init { Text(resource) }
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a localised title for a number.
  ///
  /// - Parameters:
  ///   - resource: The title.
  ///   - value: The number.
  ///   - step: What a tap adds to the number or takes from it.
  ///   - onEditingChanged: Called with true when a press on a button begins, and with false when it
  ///     ends.
  @_disfavoredOverload public init<V: Strideable>(
    _ resource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(resource) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a localised title for a number within bounds.
  ///
  /// - Parameters:
  ///   - resource: The title.
  ///   - value: The number.
  ///   - bounds: The numbers at which a button is disabled.
  ///   - step: What a tap adds to the number or takes from it.
  ///   - onEditingChanged: Called with true when a press on a button begins, and with false when it
  ///     ends.
  @_disfavoredOverload public init<V: Strideable>(
    _ resource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(resource) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a localised title whose buttons call closures.
  ///
  /// - Parameters:
  ///   - resource: The title.
  ///   - onIncrement: Called by the button with the plus; `nil` disables it.
  ///   - onDecrement: Called by the button with the minus; `nil` disables it.
  ///   - onEditingChanged: Called with true when a press on a button begins, and with false when it
  ///     ends.
  @_disfavoredOverload public init(
    _ resource: LocalizedStringResource, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(resource) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
}
