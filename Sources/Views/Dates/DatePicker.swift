public import Foundation
@_spi(Engine) public import ViewEngine

/// The components of a date that a date picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The set's bits.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The time of day: hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day: day, month and year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A date picker: a choice of a day, a time of day, or both.
///
/// Days are those of the Gregorian calendar in Greenwich, called by their American names. Today is the film's day.
public struct DatePicker<Label: View>: View {
  /// The components of a date that can be shown.
  public typealias Components = DatePickerComponents

  private let selection: Binding<Date>
  private let lowest: Date?
  private let highest: Date?
  private let components: Components
  private let label: Label
  @Environment(\.datePickerStyles) private var styles

  init(
    _ selection: Binding<Date>, from lowest: Date? = nil, to highest: Date? = nil,
    _ components: Components, _ label: Label
  ) {
    (self.selection, self.lowest, self.highest) = (selection, lowest, highest)
    (self.components, self.label) = (components, label)
  }

  public var body: some View {
    styles.current.picker(
      DatePickerStyleConfiguration(
        selection: selection, minimumDate: lowest, maximumDate: highest,
        displayedComponents: components, content: AnyView(label)))
  }
}

extension DatePicker: NamedControl {}

extension DatePicker {
  /// Creates a date picker.
  ///
  /// - Parameters:
  ///   - selection: The date; a choice sets it.
  ///   - displayedComponents: Which parts of the date can be chosen.
  ///   - label: What the date is.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, displayedComponents, label())
  }
  /// Creates a date picker of the dates between two.
  ///
  /// - Parameters:
  ///   - selection: The date; a choice sets it.
  ///   - range: The dates that can be chosen.
  ///   - displayedComponents: Which parts of the date can be chosen.
  ///   - label: What the date is.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, from: range.lowerBound, to: range.upperBound, displayedComponents, label())
  }
  /// Creates a date picker of the dates from one on.
  ///
  /// - Parameters:
  ///   - selection: The date; a choice sets it.
  ///   - range: The dates that can be chosen.
  ///   - displayedComponents: Which parts of the date can be chosen.
  ///   - label: What the date is.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: range.lowerBound, displayedComponents, label())
  }
  /// Creates a date picker of the dates up to one.
  ///
  /// - Parameters:
  ///   - selection: The date; a choice sets it.
  ///   - range: The dates that can be chosen.
  ///   - displayedComponents: Which parts of the date can be chosen.
  ///   - label: What the date is.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, to: range.upperBound, displayedComponents, label())
  }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  /// Creates the date picker of a style's configuration.
  public init(_ configuration: DatePickerStyleConfiguration) {
    self.init(
      configuration.$selection, from: configuration.minimumDate, to: configuration.maximumDate,
      configuration.displayedComponents, configuration.label)
  }
}
