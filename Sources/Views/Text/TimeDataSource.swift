public import Foundation
@_spi(Engine) import ViewEngine

/// A source of time for texts: what it gives goes on with the film.
public struct TimeDataSource<Value> {
  /// The value at a moment.
  let value: @Sendable (Date) -> Value
  /// The moment of a value.
  let moment: @Sendable (Value) -> Date
}

extension TimeDataSource: Sendable where Value: Sendable {}

extension TimeDataSource where Value == Date {
  /// The moment itself.
  public static var currentDate: TimeDataSource<Date> {
    TimeDataSource(value: { $0 }, moment: { $0 })
  }
}

extension TimeDataSource where Value == Duration {
  /// The time since a date, below zero before it.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource(
      value: { .seconds($0.timeIntervalSince(date)) },
      moment: { duration in
        let (seconds, rest) = duration.components
        return date.addingTimeInterval(Double(seconds) + Double(rest) * 1e-18)
      })
  }
}

extension TimeDataSource where Value == Range<Date> {
  /// The time from a date to the moment: empty before the date.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(value: { date..<max(date, $0) }, moment: { $0.upperBound })
  }
  /// The time from the moment to a date: empty after the date.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(value: { min(date, $0)..<date }, moment: { $0.lowerBound })
  }
}

/// A format style that needs more of the environment than the locale.
protocol PlacedFormatStyle: FormatStyle {
  /// The style with a calendar, which has the time zone, too.
  func placed(in calendar: Calendar) -> Self
}

extension FormatStyle {
  /// The style with what the environment says of languages, calendars and places.
  func placed(in environment: EnvironmentValues) -> Self {
    let style = locale(environment.locale)
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    guard let placed = (style as? any PlacedFormatStyle)?.placed(in: calendar) as? Self else {
      return style
    }
    return placed
  }
}

/// A value that goes on with the film, by a format style that knows when its words change.
final class TimedValue<F: DiscreteFormatStyle>: FormattedValue {
  private let source: TimeDataSource<F.FormatInput>
  private let format: F
  private let words: (F.FormatOutput) -> AttributedString

  init(
    _ source: TimeDataSource<F.FormatInput>, _ format: F,
    words: @escaping (F.FormatOutput) -> AttributedString
  ) { (self.source, self.format, self.words) = (source, format, words) }

  override func text(in environment: EnvironmentValues, at now: Date) -> AttributedString {
    words(format.placed(in: environment).format(source.value(now)))
  }

  override func nextChange(after now: Date) -> Date? {
    guard let next = format.discreteInput(after: source.value(now)) else { return nil }
    let date = source.moment(next)
    // Moments are less exact than what they are counted in.
    return date > now ? date : now.addingTimeInterval(1e-6)
  }

  override func isEqual(to other: FormattedValue) -> Bool {
    guard let other = other as? TimedValue<F>, format == other.format else { return false }
    // Sources are told apart by what they give at two moments.
    func values(_ source: TimeDataSource<F.FormatInput>) -> [AnyHashable] {
      [Date.distantPast, .distantFuture].compactMap { source.value($0) as? AnyHashable }
    }
    let own = values(source)
    return own.count == 2 && own == values(other.source)
  }
}

extension Text {
  /// Creates a text that goes on with the film's time.
  ///
  /// - Parameters:
  ///   - source: What is shown of the time.
  ///   - format: The format style, to which locale and calendar of the environment are given.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == AttributedString {
    self.init(.formatted(TimedValue(source, format) { $0 }))
  }
  /// Creates a text that goes on with the film's time.
  ///
  /// - Parameters:
  ///   - source: What is shown of the time.
  ///   - format: The format style, to which locale and calendar of the environment are given.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == String {
    self.init(.formatted(TimedValue(source, format) { AttributedString($0) }))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a value that goes on with the film's time.
  ///
  /// - Parameters:
  ///   - source: What is shown of the time.
  ///   - format: The format style, to which locale and calendar of the environment are given.
  public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(
    _ source: TimeDataSource<V>, format: F
  ) where V == F.FormatInput, F.FormatOutput == AttributedString {
    pieces.append(.formatted(TimedValue(source, format) { $0 }))
  }
}
