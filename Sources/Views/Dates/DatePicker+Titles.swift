public import Foundation
@_spi(Engine) public import ViewEngine

extension DatePicker where Label == Text {
  /// Creates a date picker with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - selection: The date; a choice sets it.
  ///   - displayedComponents: Which parts of the date can be chosen.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, displayedComponents, Text(titleKey))
  }
  /// Creates a date picker of the dates between two, with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - selection: The date; a choice sets it.
  ///   - range: The dates that can be chosen.
  ///   - displayedComponents: Which parts of the date can be chosen.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, from: range.lowerBound, to: range.upperBound, displayedComponents, Text(titleKey))
  }
  /// Creates a date picker of the dates from one on, with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - selection: The date; a choice sets it.
  ///   - range: The dates that can be chosen.
  ///   - displayedComponents: Which parts of the date can be chosen.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: range.lowerBound, displayedComponents, Text(titleKey))
  }
  /// Creates a date picker of the dates up to one, with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - selection: The date; a choice sets it.
  ///   - range: The dates that can be chosen.
  ///   - displayedComponents: Which parts of the date can be chosen.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, to: range.upperBound, displayedComponents, Text(titleKey))
  }
  /// Creates a date picker with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - selection: The date; a choice sets it.
  ///   - displayedComponents: Which parts of the date can be chosen.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, displayedComponents, Text(title))
  }
  /// Creates a date picker of the dates between two, with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - selection: The date; a choice sets it.
  ///   - range: The dates that can be chosen.
  ///   - displayedComponents: Which parts of the date can be chosen.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, from: range.lowerBound, to: range.upperBound, displayedComponents, Text(title))
  }
  /// Creates a date picker of the dates from one on, with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - selection: The date; a choice sets it.
  ///   - range: The dates that can be chosen.
  ///   - displayedComponents: Which parts of the date can be chosen.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: range.lowerBound, displayedComponents, Text(title))
  }
  /// Creates a date picker of the dates up to one, with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - selection: The date; a choice sets it.
  ///   - range: The dates that can be chosen.
  ///   - displayedComponents: Which parts of the date can be chosen.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, to: range.upperBound, displayedComponents, Text(title))
  }
}
