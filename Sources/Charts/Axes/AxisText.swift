import Foundation
import Geometry

/// How axes write numbers and dates of which the scene does not say it.
enum AxisText {
  /// The language of scenes that name none.
  static let english = Locale(identifier: "en_US")

  /// A number with its thousands apart; zero has no point, as in pictures of iOS 26 below 0.5, 1.0 and 1.5.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - step: The distance of neighbours, which have as many digits behind the point; `nil` for all that differ from zero.
  ///   - locale: In which language.
  /// - Returns: The text.
  static func number(_ number: Double, step: Double?, _ locale: Locale = english) -> String {
    guard number.isFinite else { return "–" }
    let whole = FloatingPointFormatStyle<Double>(locale: locale)
    guard number != 0 else { return whole.precision(.fractionLength(0)).format(0) }
    let digits = (0...9).first { digits in
      let power = (0..<digits).reduce(1.0) { power, _ in power * 10 }
      let scaled = (step ?? number) * power
      return abs(scaled - scaled.rounded()) < 1e-6 * max(1, abs(scaled))
    }
    let most = digits ?? 9
    return whole.precision(.fractionLength(step == nil ? 0...most : most...most)).format(number)
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// A date as an axis of a unit shows it.
  ///
  /// - Parameters:
  ///   - seconds: The date, in seconds since the first of January 2001.
  ///   - unit: The unit of the axis.
  ///   - locale: In which language.
  /// - Returns: The text.
  static func date(
    _ seconds: Double, _ unit: Calendar.Component, _ locale: Locale = english
  ) -> String {
    guard isAmerican(locale) else {
      return localized(Date(timeIntervalSinceReferenceDate: seconds), unit, locale)
    }
    let parts = ChartCalendar.standard.dateComponents(
      [.year, .month, .day, .hour, .minute, .second],
      from: Date(timeIntervalSinceReferenceDate: seconds))
    let month = months[((parts.month ?? 1) - 1) % months.count]
    let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
    let clock = "\(hour % 12 == 0 ? 12 : hour % 12)"
    let half = hour < 12 ? "AM" : "PM"
    return switch unit {
    case .era, .year, .yearForWeekOfYear: "\(parts.year ?? 0)"
    case .month, .quarter: month
    case .hour: "\(clock) \(half)"
    case .minute: "\(clock):\(twoDigits(minute)) \(half)"
    case .second, .nanosecond:
      "\(clock):\(twoDigits(minute)):\(twoDigits(parts.second ?? 0)) \(half)"
    default: "\(month) \(parts.day ?? 1)"
    }
  }

  private static func isAmerican(_ locale: Locale) -> Bool {
    locale.language.languageCode?.identifier == "en"
      && (locale.region?.identifier ?? "US") == "US"
  }

  /// A date by the language's own order of its parts.
  private static func localized(
    _ date: Date, _ unit: Calendar.Component, _ locale: Locale
  ) -> String {
    let calendar = ChartCalendar.standard
    let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    let parts =
      switch unit {
      case .era, .year, .yearForWeekOfYear: style.year()
      case .month, .quarter: style.month(.abbreviated)
      case .hour: style.hour()
      case .minute: style.hour().minute()
      case .second, .nanosecond: style.hour().minute().second()
      default: style.month(.abbreviated).day()
      }
    return parts.format(date)
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
