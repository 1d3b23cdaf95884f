import Foundation

/// The pattern of a clock: hours, minutes, seconds and a fraction of them, as many as are asked for.
///
/// Which of them are shown, and how, is that of the tables in the documentation of SwiftUI's stopwatch and timer.
struct ClockPattern: Codable, Hashable, Sendable {
  private enum Field { case hour, minute, second, fraction }

  let showsHours: Bool
  let maxFieldCount: Int
  /// The step by which it counts, in microseconds, at least one.
  let precision: Int64
  /// Whether the first number has two digits.
  let isPadded: Bool
  var locale = Locale(identifier: "en_US")

  private static let second: Int64 = 1_000_000
  private static let (minute, hour) = (60 * second, 3600 * second)

  /// Creates a pattern.
  ///
  /// - Parameters:
  ///   - showsHours: Whether hours are told from minutes.
  ///   - maxFieldCount: How many fields are shown.
  ///   - precision: The step by which it counts.
  ///   - isPadded: Whether the first number has two digits.
  init(showsHours: Bool, maxFieldCount: Int, precision: Duration, isPadded: Bool) {
    (self.showsHours, self.isPadded) = (showsHours, isPadded)
    self.maxFieldCount = max(maxFieldCount, 1)
    let (seconds, rest) = precision.components
    self.precision = max(seconds * Self.second + rest / 1_000_000_000_000, 1)
  }

  /// The time between two dates in microseconds: sums of decimals are off by less.
  func microseconds(from start: Date, to end: Date) -> Int64 {
    // Some three hundred years: what is longer is no clock, but must be an integer.
    let longest = 1e16
    let time = (end.timeIntervalSince(start) * Double(Self.second)).rounded()
    return Int64(min(max(time, -longest), longest))
  }
  /// The date that is some steps after another.
  func date(_ steps: Int64, from start: Date) -> Date {
    start.addingTimeInterval(Double(steps * precision) / Double(Self.second))
  }

  /// The clock at some steps.
  func text(of steps: Int64) -> String {
    let time = steps * precision
    let hours = showsHours ? time / Self.hour : 0
    let minutes = time / Self.minute - hours * 60
    let seconds = time / Self.second % 60
    func number(_ field: Field) -> Int64 {
      switch field {
      case .hour: hours
      case .minute: minutes
      case .second, .fraction: seconds
      }
    }
    let shown = fields(hours, minutes)
    guard shown.count > 1, let first = shown.first else {
      return words(shown.first ?? .second, number)
    }
    // Hours and minutes alone begin with one digit in every clock.
    let isLong = isPadded && shown != [.hour, .minute]
    var text = isLong ? Self.two(number(first)) : "\(number(first))"
    for field in shown.dropFirst() {
      text +=
        field == .fraction
        ? (locale.decimalSeparator ?? ".") + fraction(time % Self.second)
        : ":" + Self.two(number(field))
    }
    return text
  }

  /// What is shown: zero hours never, of one field the largest that is not zero.
  private func fields(_ hours: Int64, _ minutes: Int64) -> [Field] {
    var fields: [Field] = hours > 0 ? [.hour, .minute, .second] : [.minute, .second]
    if precision < Self.second { fields.append(.fraction) }
    if precision >= Self.minute { fields.removeAll { $0 == .second } }
    if precision >= Self.hour { fields = [.hour] }
    if maxFieldCount == 1, minutes == 0, hours == 0, fields.count > 1 { fields.removeFirst() }
    return Array(fields.prefix(maxFieldCount))
  }

  private func words(_ field: Field, _ number: (Field) -> Int64) -> String {
    let name =
      switch field {
      case .hour: "hour"
      case .minute: "minute"
      case .second, .fraction: "second"
      }
    return "\(number(field)) \(name)" + (number(field) == 1 ? "" : "s")
  }

  /// A fraction of a second with as many digits as steps need.
  private func fraction(_ microseconds: Int64) -> String {
    var (step, unit, digits) = (precision, Int64(1), 6)
    while step % 10 == 0 {
      step /= 10
      unit *= 10
      digits -= 1
    }
    let text = "\(microseconds / unit)"
    return String(repeating: "0", count: max(digits - text.count, 0)) + text
  }

  private static func two(_ number: Int64) -> String { (number < 10 ? "0" : "") + "\(number)" }
}
