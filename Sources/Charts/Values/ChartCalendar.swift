public import Foundation

/// The calendar by which dates are grouped and axes are divided: Gregorian, in universal time, as the film's clock is.
public enum ChartCalendar {
  /// The calendar.
  public static let standard: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return calendar
  }()

  /// The bin of a unit in which a date lies; days for units that no calendar divides time by.
  static func bin(_ unit: Calendar.Component, of date: Date, _ calendar: Calendar) -> PlotInput {
    let unit: Calendar.Component =
      switch unit {
      case .weekday, .weekdayOrdinal, .dayOfYear: .day
      default: unit
      }
    guard let interval = calendar.dateInterval(of: unit, for: date) else {
      return PlotInput(PlotScalar(date))
    }
    return PlotInput(
      .date, from: interval.start.timeIntervalSinceReferenceDate,
      to: interval.end.timeIntervalSinceReferenceDate)
  }
}
