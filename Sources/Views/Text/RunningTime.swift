public import Foundation
@_spi(Engine) import ViewEngine

/// A date relative to now, which changes as time goes on.
final class RunningTime: FormattedValue {
  enum Form: Equatable { case relative, offset, timer }
  private let date: Date
  private let form: Form

  init(_ date: Date, _ form: Form) { (self.date, self.form) = (date, form) }

  override func text(in environment: EnvironmentValues, at now: Date) -> AttributedString {
    // Whole seconds: what is to come counts from above, so that a minute begins with 1:00.
    let seconds = date.rests(from: now).rounded(.up)
    switch form {
    case .timer: return AttributedString(clock(abs(seconds), showsHours: true))
    case .relative: return AttributedString(words(seconds, now, environment, most: 2))
    case .offset:
      let sign = seconds < 0 ? "-" : "+"
      return AttributedString(sign + words(seconds, now, environment, most: 1))
    }
  }

  override func nextChange(after now: Date) -> Date? { date.nextSecond(after: now) }

  override func isEqual(to other: FormattedValue) -> Bool {
    guard let other = other as? RunningTime else { return false }
    return date == other.date && form == other.form
  }

  /// The time in its largest unit that is not 0, and the next ones.
  private func words(
    _ seconds: Double, _ now: Date, _ environment: EnvironmentValues, most count: Int
  ) -> String {
    let end = now.addingTimeInterval(abs(seconds))
    let parts = environment.calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: now, to: end)
    let all = [
      ("year", parts.year), ("month", parts.month), ("day", parts.day), ("hour", parts.hour),
      ("minute", parts.minute), ("second", parts.second),
    ].map { (name: $0, number: $1 ?? 0) }
    let first = all.firstIndex { $0.number != 0 } ?? all.count - 1
    return all[first...].prefix(count).enumerated()
      .filter { $0.offset == 0 || $0.element.number != 0 }
      .map { "\($0.element.number) \($0.element.name)" + ($0.element.number == 1 ? "" : "s") }
      .joined(separator: ", ")
  }
}

/// A timer: a clock that runs through an interval.
final class RunningTimer: FormattedValue {
  private let interval: ClosedRange<Date>
  private let pause: Date?
  private let countsDown: Bool
  private let showsHours: Bool

  init(_ interval: ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool) {
    (self.interval, self.pause) = (interval, pause)
    (self.countsDown, self.showsHours) = (countsDown, showsHours)
  }

  override func text(in environment: EnvironmentValues, at now: Date) -> AttributedString {
    let moment = min(pause ?? now, now)
    let shown = min(max(moment, interval.lowerBound), interval.upperBound)
    let seconds =
      countsDown
      ? interval.upperBound.rests(from: shown).rounded(.up)
      : (-interval.lowerBound.rests(from: shown)).rounded(.down)
    return AttributedString(clock(abs(seconds), showsHours: showsHours))
  }

  override func nextChange(after now: Date) -> Date? {
    if now >= interval.upperBound { return nil }
    if let pause, now >= pause { return nil }
    if now < interval.lowerBound { return interval.lowerBound }
    return (countsDown ? interval.upperBound : interval.lowerBound).nextSecond(after: now)
  }

  override func isEqual(to other: FormattedValue) -> Bool {
    guard let other = other as? RunningTimer else { return false }
    return interval == other.interval && pause == other.pause && countsDown == other.countsDown
      && showsHours == other.showsHours
  }
}

extension Date {
  /// Seconds until this date, to a millionth: sums of decimals are off by less.
  fileprivate func rests(from now: Date) -> Double {
    let steps = 1e6
    return (timeIntervalSince(now) * steps).rounded() / steps
  }

  /// When the whole seconds until or since this date are others.
  fileprivate func nextSecond(after now: Date) -> Date {
    let rest = rests(from: now)
    let fraction = rest - rest.rounded(.down)
    return now.addingTimeInterval(fraction > 0 ? fraction : 1)
  }
}

/// Seconds as a clock shows them: 2:32, 36:59:01.
private func clock(_ seconds: Double, showsHours: Bool) -> String {
  // Some 32 years: what is longer is no clock, but must be an integer.
  let longest = 1e9
  let whole = Int(min(seconds, longest))
  let (minutes, rest) = whole.quotientAndRemainder(dividingBy: 60)
  func two(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
  guard showsHours, minutes >= 60 else { return "\(minutes):\(two(rest))" }
  return "\(minutes / 60):\(two(minutes % 60)):\(two(rest))"
}

extension Text {
  /// Creates a timer: a clock that runs through an interval.
  ///
  /// - Parameters:
  ///   - timerInterval: When it runs.
  ///   - pauseTime: When it stands still; `nil` for never.
  ///   - countsDown: Whether it shows the time that is left.
  ///   - showsHours: Whether hours are told from minutes.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      .formatted(
        RunningTimer(
          timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)))
  }
}
