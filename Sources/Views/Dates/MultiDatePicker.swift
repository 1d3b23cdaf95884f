public import Foundation
@_spi(Engine) public import ViewEngine

/// A multi date picker: a calendar in which several days are chosen.
///
/// Days are those of the Gregorian calendar in Greenwich, called by their American names. Today is the film's day, whose
/// month is seen at first.
public struct MultiDatePicker<Label: View>: View {
  private let selection: Binding<Set<DateComponents>>
  private let lowest: Date?
  private let highest: Date?
  private let label: Label
  @Environment(\.calendar) private var calendar

  fileprivate init(
    _ selection: Binding<Set<DateComponents>>, from lowest: Date? = nil, before end: Date? = nil,
    _ label: Label
  ) {
    (self.selection, self.lowest, self.label) = (selection, lowest, label)
    // A day counts that has begun before the end; a date has no finer steps than a fraction of a thousandth.
    highest = end?.addingTimeInterval(-0.001)
  }

  public var body: some View {
    let days = DaySet(
      lowest: lowest, highest: highest, selection: selection, calendar: calendar)
    TodayReader { CalendarLook(selection: days, today: $0) }
      .environment(\.isInList, false)
      .modifier(ControlSpacing())
  }
}

extension MultiDatePicker: NamedControl {}

/// Days that are chosen by their components.
@MainActor struct DaySet: DayChoice {
  let lowest: Date?
  let highest: Date?
  let selection: Binding<Set<DateComponents>>
  let calendar: Calendar

  var chosenMonth: Int? { nil }

  func isChosen(_ day: CivilDate) -> Bool { selection.wrappedValue.contains { $0.is(day) } }

  func choose(_ day: CivilDate) {
    if isChosen(day) {
      selection.wrappedValue = selection.wrappedValue.filter { !$0.is(day) }
    } else {
      selection.wrappedValue.insert(components(of: day))
    }
  }

  func move(toMonth month: Int, of year: Int) {}

  /// The components of a day, which are those that calendars of iOS give: calendar, era, year, month and day.
  private func components(of day: CivilDate) -> DateComponents {
    // At noon it is the same day in nearly every time zone.
    let seconds = (Double(day.number) + 0.5) * CivilDate.seconds
    return calendar.dateComponents(
      [.calendar, .era, .year, .month, .day], from: Date(timeIntervalSince1970: seconds))
  }
}

extension DateComponents {
  /// Whether they are those of a day.
  fileprivate func `is`(_ other: CivilDate) -> Bool {
    year == other.year && month == other.month && day == other.day
  }
}

extension MultiDatePicker {
  /// Creates a picker of days.
  ///
  /// - Parameters:
  ///   - selection: The days that are chosen; a tap adds one or takes it away.
  ///   - label: What the days are, which is not shown.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, label())
  }
  /// Creates a picker of days between two dates.
  ///
  /// - Parameters:
  ///   - selection: The days that are chosen; a tap adds one or takes it away.
  ///   - bounds: When the days are that can be chosen.
  ///   - label: What the days are, which is not shown.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: bounds.lowerBound, before: bounds.upperBound, label())
  }
  /// Creates a picker of days from a date on.
  ///
  /// - Parameters:
  ///   - selection: The days that are chosen; a tap adds one or takes it away.
  ///   - bounds: When the days are that can be chosen.
  ///   - label: What the days are, which is not shown.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: bounds.lowerBound, label())
  }
  /// Creates a picker of days before a date.
  ///
  /// - Parameters:
  ///   - selection: The days that are chosen; a tap adds one or takes it away.
  ///   - bounds: When the days are that can be chosen.
  ///   - label: What the days are, which is not shown.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, before: bounds.upperBound, label())
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker of days, with a title.
  ///
  /// - Parameters:
  ///   - titleKey: What the days are, which is not shown.
  ///   - selection: The days that are chosen; a tap adds one or takes it away.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection, Text(titleKey))
  }
  /// Creates a picker of days between two dates, with a title.
  ///
  /// - Parameters:
  ///   - titleKey: What the days are, which is not shown.
  ///   - selection: The days that are chosen; a tap adds one or takes it away.
  ///   - bounds: When the days are that can be chosen.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, from: bounds.lowerBound, before: bounds.upperBound, Text(titleKey))
  }
  /// Creates a picker of days from a date on, with a title.
  ///
  /// - Parameters:
  ///   - titleKey: What the days are, which is not shown.
  ///   - selection: The days that are chosen; a tap adds one or takes it away.
  ///   - bounds: When the days are that can be chosen.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, from: bounds.lowerBound, Text(titleKey))
  }
  /// Creates a picker of days before a date, with a title.
  ///
  /// - Parameters:
  ///   - titleKey: What the days are, which is not shown.
  ///   - selection: The days that are chosen; a tap adds one or takes it away.
  ///   - bounds: When the days are that can be chosen.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, before: bounds.upperBound, Text(titleKey))
  }
  /// Creates a picker of days, with a title.
  ///
  /// - Parameters:
  ///   - title: What the days are, which is not shown.
  ///   - selection: The days that are chosen; a tap adds one or takes it away.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection, Text(title))
  }
  /// Creates a picker of days between two dates, with a title.
  ///
  /// - Parameters:
  ///   - title: What the days are, which is not shown.
  ///   - selection: The days that are chosen; a tap adds one or takes it away.
  ///   - bounds: When the days are that can be chosen.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, from: bounds.lowerBound, before: bounds.upperBound, Text(title))
  }
  /// Creates a picker of days from a date on, with a title.
  ///
  /// - Parameters:
  ///   - title: What the days are, which is not shown.
  ///   - selection: The days that are chosen; a tap adds one or takes it away.
  ///   - bounds: When the days are that can be chosen.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, from: bounds.lowerBound, Text(title))
  }
  /// Creates a picker of days before a date, with a title.
  ///
  /// - Parameters:
  ///   - title: What the days are, which is not shown.
  ///   - selection: The days that are chosen; a tap adds one or takes it away.
  ///   - bounds: When the days are that can be chosen.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, before: bounds.upperBound, Text(title))
  }
}
