public import Foundation
@_spi(Engine) import ViewEngine

/// A formatted value: it becomes text where the locale is known.
class FormattedValue: Equatable {
  /// The text in an environment, at a moment of the film.
  func text(in environment: EnvironmentValues, at now: Date) -> AttributedString {
    AttributedString()
  }
  /// When the text becomes another by itself; `nil` for never.
  func nextChange(after now: Date) -> Date? { nil }
  func isEqual(to other: FormattedValue) -> Bool { self === other }
  static func == (lhs: FormattedValue, rhs: FormattedValue) -> Bool { lhs.isEqual(to: rhs) }
}

/// A formatted value by a format style of plain text.
final class StyledValue<F: FormatStyle>: FormattedValue where F.FormatOutput == String {
  private let input: F.FormatInput
  private let format: F

  init(_ input: F.FormatInput, _ format: F) { (self.input, self.format) = (input, format) }

  override func text(in environment: EnvironmentValues, at now: Date) -> AttributedString {
    AttributedString(format.locale(environment.locale).format(input))
  }

  override func isEqual(to other: FormattedValue) -> Bool {
    guard let other = other as? StyledValue<F>, format == other.format else { return false }
    guard let input = input as? any Equatable else { return false }
    func compare<E: Equatable>(_ input: E) -> Bool { (other.input as? E) == input }
    return compare(input)
  }
}

/// A formatted value by a format style that gives attributes too.
final class AttributedValue<F: FormatStyle>: FormattedValue
where F.FormatOutput == AttributedString {
  private let input: F.FormatInput
  private let format: F

  init(_ input: F.FormatInput, _ format: F) { (self.input, self.format) = (input, format) }

  override func text(in environment: EnvironmentValues, at now: Date) -> AttributedString {
    format.placed(in: environment).format(input)
  }
}

/// A formatted date: its day, or its time of day.
final class DatedValue: FormattedValue {
  private let date: Date
  private let showsTime: Bool

  init(_ date: Date, showsTime: Bool) { (self.date, self.showsTime) = (date, showsTime) }

  override func text(in environment: EnvironmentValues, at now: Date) -> AttributedString {
    let format =
      showsTime
      ? Date.FormatStyle(date: .omitted, time: .shortened)
      : Date.FormatStyle(date: .long, time: .omitted)
    return AttributedString(Self.placed(format, in: environment).format(date))
  }

  override func isEqual(to other: FormattedValue) -> Bool {
    guard let other = other as? DatedValue else { return false }
    return date == other.date && showsTime == other.showsTime
  }

  /// The format style in the environment's locale, calendar and time zone.
  static func placed(
    _ format: Date.FormatStyle, in environment: EnvironmentValues
  ) -> Date.FormatStyle {
    var format = format.locale(environment.locale)
    (format.calendar, format.timeZone) = (environment.calendar, environment.timeZone)
    return format
  }
}

/// A formatted range of dates.
final class DatedRange: FormattedValue {
  private let range: ClosedRange<Date>

  init(_ range: ClosedRange<Date>) { self.range = range }

  override func text(in environment: EnvironmentValues, at now: Date) -> AttributedString {
    let isOneDay = environment.calendar.isDate(range.lowerBound, inSameDayAs: range.upperBound)
    let format = DatedValue.placed(
      Date.FormatStyle(date: isOneDay ? .omitted : .numeric, time: .shortened), in: environment)
    let ends = [range.lowerBound, range.upperBound].map(format.format)
    return AttributedString(ends.joined(separator: " – "))
  }

  override func isEqual(to other: FormattedValue) -> Bool {
    (other as? DatedRange)?.range == range
  }
}

/// A formatted value by a formatter of Foundation's older kind.
final class FormatterValue: FormattedValue {
  private let value: Any
  private let formatter: Formatter

  init(_ value: Any, _ formatter: Formatter) { (self.value, self.formatter) = (value, formatter) }

  override func text(in environment: EnvironmentValues, at now: Date) -> AttributedString {
    AttributedString(formatter.string(for: value) ?? "")
  }
}

extension Text {
  /// The date style: how a date is shown.
  public struct DateStyle: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case time, date, relative, offset, timer }
    private let kind: Kind
    /// The time of day: 9:41 AM.
    public static let time = Self(kind: .time)
    /// The day: June 3, 2019.
    public static let date = Self(kind: .date)
    /// Relative: how long until or since, as 2 hours, 23 minutes.
    public static let relative = Self(kind: .relative)
    /// Relative with a sign: +2 hours.
    public static let offset = Self(kind: .offset)
    /// A timer: how long until or since, as a clock, 36:59:01.
    public static let timer = Self(kind: .timer)

    /// The formatted value of `date` in this style.
    func value(of date: Date) -> FormattedValue {
      switch kind {
      case .time: DatedValue(date, showsTime: true)
      case .date: DatedValue(date, showsTime: false)
      case .relative: RunningTime(date, .relative)
      case .offset: RunningTime(date, .offset)
      case .timer: RunningTime(date, .timer)
      }
    }
  }

  /// Creates a text of a value, by a format style.
  ///
  /// - Parameters:
  ///   - input: The value.
  ///   - format: The format style, to which the locale of the environment is given.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    storage = .formatted(StyledValue(input, format))
  }
  /// Creates a text of a value, by a format style that gives attributes too.
  ///
  /// - Parameters:
  ///   - input: The value.
  ///   - format: The format style, to which the locale of the environment is given.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    storage = .formatted(AttributedValue(input, format))
  }
  /// Creates a text of a value, by a formatter.
  ///
  /// - Parameters:
  ///   - subject: The value.
  ///   - formatter: The formatter; where it knows nothing to say, the text is empty.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    storage = .formatted(FormatterValue(subject, formatter))
  }
  /// Creates a text of a date.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - style: How it is shown; the relative ones go on with the film's time.
  public init(_ date: Date, style: DateStyle) { storage = .formatted(style.value(of: date)) }
  /// Creates a text of a range of dates.
  public init(_ dates: ClosedRange<Date>) { storage = .formatted(DatedRange(dates)) }
  /// Creates a text of the range of dates of an interval.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }
}
