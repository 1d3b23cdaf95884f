public import Foundation
@_spi(Engine) public import ViewEngine

// Fields for values: what is typed counts when the editing ends; what is no value is forgotten.

extension FieldContent {
  @MainActor fileprivate static func value<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput>, _ format: F
  ) -> FieldContent where F.FormatOutput == String {
    .value(format.format(value.wrappedValue)) { text in
      if let new = try? format.parseStrategy.parse(text) { value.wrappedValue = new }
    }
  }
  /// Nothing is no value.
  @MainActor fileprivate static func value<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput?>, _ format: F
  ) -> FieldContent where F.FormatOutput == String {
    .value(value.wrappedValue.map { format.format($0) } ?? "") { text in
      if text.isEmpty {
        value.wrappedValue = nil
      } else if let new = try? format.parseStrategy.parse(text) {
        value.wrappedValue = new
      }
    }
  }
  @MainActor fileprivate static func value<V>(_ value: Binding<V>, _ formatter: Formatter)
    -> FieldContent
  {
    .value(formatter.string(for: value.wrappedValue) ?? "") { text in
      let new: Any? =
        switch formatter {
        case let numbers as NumberFormatter: numbers.number(from: text)
        case let dates as DateFormatter: dates.date(from: text)
        default: text
        }
      if let new = new as? V ?? (new as? NSNumber).flatMap({ number($0) }) {
        value.wrappedValue = new
      }
    }
  }

  /// A number as a type of numbers, or one or none of them.
  private static func number<V>(_ number: NSNumber) -> V? {
    let forms: [Any] = [
      number.doubleValue, number.intValue, number.floatValue, CGFloat(number.doubleValue),
      number.decimalValue,
    ]
    return forms.lazy.compactMap { $0 as? V }.first
  }
}

extension TextField {
  /// Creates a text field for a value in a format.
  ///
  /// - Parameters:
  ///   - value: The value, which is what was typed when the editing ends.
  ///   - format: How the value is written and read.
  ///   - prompt: What it shows in place of nothing; `nil` for the label.
  ///   - label: What the value is.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(.value(value, format), prompt: prompt, label: label())
  }
  /// Creates a text field for a value or none in a format.
  ///
  /// - Parameters:
  ///   - value: The value, which is what was typed when the editing ends; `nil` for an empty field.
  ///   - format: How the value is written and read.
  ///   - prompt: What it shows in place of nothing; `nil` for the label.
  ///   - label: What the value is.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(.value(value, format), prompt: prompt, label: label())
  }
  /// Creates a text field for a value by a formatter.
  ///
  /// - Parameters:
  ///   - value: The value, which is what was typed when the editing ends.
  ///   - formatter: How the value is written and read: numbers and dates are read.
  ///   - prompt: What it shows in place of nothing; `nil` for the label.
  ///   - label: What the value is.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(.value(value, formatter), prompt: prompt, label: label()) }
}

extension TextField where Label == Text {
  /// Creates a text field with a title for a value in a format.
  ///
  /// - Parameters:
  ///   - titleKey: The title, shown if there is no prompt and the value is written as nothing.
  ///   - value: The value, which is what was typed when the editing ends.
  ///   - format: How the value is written and read.
  ///   - prompt: What it shows in place of nothing.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.value(value, format), prompt: prompt, label: Text(titleKey))
  }
  /// Creates a text field with a title for a value in a format.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - value: The value, which is what was typed when the editing ends.
  ///   - format: How the value is written and read.
  ///   - prompt: What it shows in place of nothing.
  @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.value(value, format), prompt: prompt, label: Text(title))
  }
  /// Creates a text field with a title for a value or none in a format.
  ///
  /// - Parameters:
  ///   - titleKey: The title, shown if there is no prompt and no value.
  ///   - value: The value, which is what was typed when the editing ends; `nil` for an empty field.
  ///   - format: How the value is written and read.
  ///   - prompt: What it shows in place of nothing.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.value(value, format), prompt: prompt, label: Text(titleKey))
  }
  /// Creates a text field with a title for a value or none in a format.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - value: The value, which is what was typed when the editing ends; `nil` for an empty field.
  ///   - format: How the value is written and read.
  ///   - prompt: What it shows in place of nothing.
  @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.value(value, format), prompt: prompt, label: Text(title))
  }
  /// Creates a text field with a title for a value by a formatter.
  ///
  /// - Parameters:
  ///   - titleKey: The title, shown if there is no prompt and the value is written as nothing.
  ///   - value: The value, which is what was typed when the editing ends.
  ///   - formatter: How the value is written and read: numbers and dates are read.
  ///   - prompt: What it shows in place of nothing.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) { self.init(.value(value, formatter), prompt: prompt, label: Text(titleKey)) }
  /// Creates a text field with a title for a value by a formatter.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - value: The value, which is what was typed when the editing ends.
  ///   - formatter: How the value is written and read: numbers and dates are read.
  ///   - prompt: What it shows in place of nothing.
  @_disfavoredOverload public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) { self.init(.value(value, formatter), prompt: prompt, label: Text(title)) }

  // MARK: Older forms

  /// Creates a text field that tells of its editing: the older form.
  ///
  /// - Parameters:
  ///   - titleKey: The title, shown while the text is empty.
  ///   - text: What it shows.
  ///   - onEditingChanged: Called with true when the editing begins, and with false when it ends.
  ///   - onCommit: Called when the return key ends it.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(
      .text(text), prompt: nil, label: Text(titleKey), edited: onEditingChanged,
      committed: onCommit)
  }
  /// Creates a text field that tells of its editing: the older form.
  ///
  /// - Parameters:
  ///   - titleKey: The title, shown while the text is empty.
  ///   - text: What it shows.
  ///   - onEditingChanged: Called with true when the editing begins, and with false when it ends.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) { self.init(titleKey, text: text, onEditingChanged: onEditingChanged, onCommit: {}) }
  /// Creates a text field that tells of its editing: the older form.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - text: What it shows.
  ///   - onEditingChanged: Called with true when the editing begins, and with false when it ends.
  ///   - onCommit: Called when the return key ends it.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(
      .text(text), prompt: nil, label: Text(title), edited: onEditingChanged, committed: onCommit)
  }
  /// Creates a text field that tells of its editing: the older form.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - text: What it shows.
  ///   - onEditingChanged: Called with true when the editing begins, and with false when it ends.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) { self.init(title, text: text, onEditingChanged: onEditingChanged, onCommit: {}) }
}
