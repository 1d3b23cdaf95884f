public import Foundation
@_spi(Engine) public import ViewEngine

/// The configuration of a date picker, before a style gives it a look.
@MainActor @preconcurrency public struct DatePickerStyleConfiguration {
  /// The label: what the date is.
  public struct Label: View {
    let content: AnyView
    public var body: AnyView { content }
  }
  /// The label: what the date is.
  public let label: Label
  /// The date.
  @Binding public var selection: Date
  /// The earliest date that can be chosen; `nil` for any.
  public var minimumDate: Date?
  /// The latest date that can be chosen; `nil` for any.
  public var maximumDate: Date?
  /// Which parts of the date can be chosen.
  public var displayedComponents: DatePickerComponents

  init(
    selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents, content: AnyView
  ) {
    _selection = selection
    (self.minimumDate, self.maximumDate) = (minimumDate, maximumDate)
    self.displayedComponents = displayedComponents
    label = Label(content: content)
  }
}

/// A date picker style: how days and times are shown.
@MainActor @preconcurrency public protocol DatePickerStyle: _ControlStyle {
  /// The type of a date picker's look.
  associatedtype Body: View
  /// The configuration of a date picker.
  typealias Configuration = DatePickerStyleConfiguration
  /// The look of a date picker.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The automatic date picker style: day and time in grey capsules.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    CompactDates(configuration: configuration)
  }
}
/// The compact date picker style: day and time in grey capsules, which open what they are chosen by.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    CompactDates(configuration: configuration)
  }
}
/// The graphical date picker style: the days of a month.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GraphicalDates(configuration: configuration)
  }
}
/// The wheel date picker style: a wheel for each part of the date.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    WheelDates(configuration: configuration)
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// Day and time in grey capsules.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Day and time in grey capsules.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The days of a month.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A wheel for each part of the date.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// Makes the date pickers of one style, whatever its type.
@MainActor struct DatePickerMaker {
  let picker: @MainActor (DatePickerStyleConfiguration) -> AnyView

  init<S: DatePickerStyle>(_ style: S) {
    picker = { configuration in
      AnyView(
        StyleBody(style: style) {
          $0.makeBody(configuration: configuration).popStyle(from: \.datePickerStyles)
        })
    }
  }
  /// The automatic style, which makes no date pickers of its own.
  init() { picker = { AnyView(DefaultDatePickerStyle().makeBody(configuration: $0)) } }
}

private enum DatePickerStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<DatePickerMaker> {
    MainActor.assumeIsolated { StyleStack(automatic: DatePickerMaker()) }
  }
}

extension EnvironmentValues {
  /// The styles of date pickers.
  var datePickerStyles: StyleStack<DatePickerMaker> {
    get { self[DatePickerStylesKey.self] }
    set { self[DatePickerStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the date pickers below.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    pushStyle(DatePickerMaker(style), to: \.datePickerStyles)
  }
}
