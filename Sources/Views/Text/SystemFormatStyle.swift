public import Foundation

/// Format styles of times that go on.
public enum SystemFormatStyle {
  /// A stopwatch: the time since a date, as a clock with hundredths of seconds, 01:23.45.
  public struct Stopwatch: DiscreteFormatStyle, Sendable {
    private let start: Date
    private var pattern: ClockPattern

    /// Creates a stopwatch.
    ///
    /// - Parameters:
    ///   - startDate: When it begins; before that it shows zero.
    ///   - showsHours: Whether hours are told from minutes.
    ///   - maxFieldCount: How many of hours, minutes, seconds and their fraction are shown.
    ///   - maxPrecision: The step by which it counts.
    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      start = startDate
      pattern = ClockPattern(
        showsHours: showsHours, maxFieldCount: maxFieldCount, precision: maxPrecision,
        isPadded: true)
    }

    /// The stopwatch with the decimal separator of a locale.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.pattern.locale = locale
      return style
    }
    /// What the stopwatch shows at a date.
    public func format(_ value: Date) -> AttributedString {
      AttributedString(pattern.text(of: steps(at: value)))
    }
    /// When it shows something else for the first time after a date.
    public func discreteInput(after input: Date) -> Date? {
      pattern.date(steps(at: input) + 1, from: start)
    }
    /// When it shows something else for the last time before a date; `nil` if it never does.
    public func discreteInput(before input: Date) -> Date? {
      let steps = steps(at: input)
      return steps == 0 ? nil : pattern.date(steps, from: start).before
    }

    private func steps(at date: Date) -> Int64 {
      max(pattern.microseconds(from: start, to: date), 0) / pattern.precision
    }
  }

  /// A timer: a clock that runs through an interval, 1:23.
  public struct Timer: DiscreteFormatStyle, Sendable {
    private let interval: Range<Date>
    private let countsDown: Bool
    private var pattern: ClockPattern

    /// Creates a timer that shows the time that is left.
    ///
    /// - Parameters:
    ///   - interval: When it runs.
    ///   - showsHours: Whether hours are told from minutes.
    ///   - maxFieldCount: How many of hours, minutes, seconds and their fraction are shown.
    ///   - maxPrecision: The step by which it counts.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      (self.interval, countsDown) = (interval, true)
      pattern = ClockPattern(
        showsHours: showsHours, maxFieldCount: maxFieldCount, precision: maxPrecision,
        isPadded: false)
    }
    /// Creates a timer that shows the time that has passed.
    ///
    /// - Parameters:
    ///   - interval: When it runs.
    ///   - showsHours: Whether hours are told from minutes.
    ///   - maxFieldCount: How many of hours, minutes, seconds and their fraction are shown.
    ///   - maxPrecision: The step by which it counts.
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      (self.interval, countsDown) = (interval, false)
      pattern = ClockPattern(
        showsHours: showsHours, maxFieldCount: maxFieldCount, precision: maxPrecision,
        isPadded: false)
    }

    /// The timer with the decimal separator of a locale.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.pattern.locale = locale
      return style
    }
    /// What the timer shows at a date.
    public func format(_ value: Date) -> AttributedString {
      AttributedString(pattern.text(of: steps(at: value)))
    }
    /// When it shows something else for the first time after a date; `nil` if it never does.
    public func discreteInput(after input: Date) -> Date? {
      let steps = steps(at: input)
      if countsDown {
        return steps == 0 ? nil : pattern.date(1 - steps, from: interval.upperBound)
      }
      let next = (steps + 1) * pattern.precision
      return next > length ? nil : pattern.date(steps + 1, from: interval.lowerBound)
    }
    /// When it shows something else for the last time before a date; `nil` if it never does.
    public func discreteInput(before input: Date) -> Date? {
      let steps = steps(at: input)
      if countsDown {
        guard steps * pattern.precision < length else { return nil }
        return pattern.date(-steps, from: interval.upperBound).before
      }
      return steps == 0 ? nil : pattern.date(steps, from: interval.lowerBound).before
    }

    private var length: Int64 {
      pattern.microseconds(from: interval.lowerBound, to: interval.upperBound)
    }
    /// What is shown, in steps: time that is left counts from above, so that a minute begins with 1:00.
    private func steps(at date: Date) -> Int64 {
      let (length, step) = (length, pattern.precision)
      let passed = min(max(pattern.microseconds(from: interval.lowerBound, to: date), 0), length)
      return countsDown ? (length - passed + step - 1) / step : passed / step
    }
  }
}

extension Date {
  /// The last moment before this one.
  fileprivate var before: Date {
    Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate.nextDown)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// A stopwatch.
  ///
  /// - Parameters:
  ///   - startDate: When it begins; before that it shows zero.
  ///   - showsHours: Whether hours are told from minutes.
  ///   - maxFieldCount: How many of hours, minutes, seconds and their fraction are shown.
  ///   - maxPrecision: The step by which it counts.
  /// - Returns: The style.
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> SystemFormatStyle.Stopwatch {
    SystemFormatStyle.Stopwatch(
      startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// A timer that shows the time that is left.
  ///
  /// - Parameters:
  ///   - interval: When it runs.
  ///   - showsHours: Whether hours are told from minutes.
  ///   - maxFieldCount: How many of hours, minutes, seconds and their fraction are shown.
  ///   - maxPrecision: The step by which it counts.
  /// - Returns: The style.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(
      countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
  /// A timer that shows the time that has passed.
  ///
  /// - Parameters:
  ///   - interval: When it runs.
  ///   - showsHours: Whether hours are told from minutes.
  ///   - maxFieldCount: How many of hours, minutes, seconds and their fraction are shown.
  ///   - maxPrecision: The step by which it counts.
  /// - Returns: The style.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(
      countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}
