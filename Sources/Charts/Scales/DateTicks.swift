import Foundation

/// Even dates of an axis: whole hours, days, months or years.
struct DateTicks: Hashable, Sendable {
  let unit: Calendar.Component
  let count: Int

  init(_ unit: Calendar.Component, _ count: Int = 1) { (self.unit, self.count) = (unit, count) }

  /// Creates the ticks of which there are about as many as wanted: their distance is the nearest by ratio.
  ///
  /// - Parameters:
  ///   - low: Where the range begins, in seconds.
  ///   - high: Where it ends.
  ///   - count: How many intervals there should be.
  init(from low: Double, to high: Double, count: Int) {
    let wanted = (high - low) / Double(max(count, 1))
    let above = Self.steps.firstIndex { $0.seconds >= wanted } ?? Self.steps.count - 1
    let below = max(above - 1, 0)
    let (finer, coarser) = (Self.steps[below].seconds, Self.steps[above].seconds)
    self = Self.steps[finer * coarser > wanted * wanted ? below : above]
  }

  private static let steps: [DateTicks] =
    [1, 5, 15, 30].map { DateTicks(.second, $0) } + [1, 5, 15, 30].map { DateTicks(.minute, $0) }
    + [1, 3, 6, 12].map { DateTicks(.hour, $0) } + [1, 2].map { DateTicks(.day, $0) }
    + [DateTicks(.weekOfYear)] + [1, 3, 6].map { DateTicks(.month, $0) }
    + [1, 2, 5, 10, 20, 50, 100].map { DateTicks(.year, $0) }

  /// How long one is, about.
  private var seconds: Double {
    let (minute, hour, day) = (60.0, 3600.0, 86400.0)
    let unit =
      switch unit {
      case .second: 1.0
      case .minute: minute
      case .hour: hour
      case .weekOfYear: 7 * day
      case .month: 30 * day
      case .quarter: 91 * day
      case .year: 365 * day
      default: day
      }
    return unit * Double(count)
  }

  /// The dates from `low` to `high`, in seconds.
  func values(from low: Double, to high: Double) -> [Double] {
    guard low.isFinite, high.isFinite, low <= high, (high - low) / seconds < Self.most else {
      return []
    }
    let calendar = ChartCalendar.standard
    var date = start(Date(timeIntervalSinceReferenceDate: low), calendar)
    var values: [Double] = []
    while date.timeIntervalSinceReferenceDate <= high {
      if date.timeIntervalSinceReferenceDate >= low {
        values.append(date.timeIntervalSinceReferenceDate)
      }
      guard let next = calendar.date(byAdding: unit, value: count, to: date), next > date else {
        break
      }
      date = next
    }
    return values
  }
  /// The dates from the last one at the beginning of a range to the first one at or beyond its end.
  ///
  /// - Parameters:
  ///   - low: Where the range begins, in seconds.
  ///   - high: Where it ends.
  ///   - calendar: The calendar that divides time into units.
  /// - Returns: The dates, in seconds; none for a range that is too long.
  func cover(from low: Double, to high: Double, _ calendar: Calendar) -> [Double] {
    guard low.isFinite, high.isFinite, low <= high, (high - low) / seconds < Self.most else {
      return []
    }
    var date = start(Date(timeIntervalSinceReferenceDate: low), calendar)
    var values = [date.timeIntervalSinceReferenceDate]
    while values.count < 2 || date.timeIntervalSinceReferenceDate < high {
      guard let next = calendar.date(byAdding: unit, value: count, to: date), next > date else {
        break
      }
      date = next
      values.append(date.timeIntervalSinceReferenceDate)
    }
    return values
  }
  /// More than an axis ever shows.
  private static let most = 1000.0

  /// The last whole multiple before a date: the hour of the day, the month of the year.
  private func start(_ date: Date, _ calendar: Calendar) -> Date {
    let begin = calendar.dateInterval(of: unit, for: date)?.start ?? date
    guard count > 1 else { return begin }
    let (whole, first): (Calendar.Component, Int) =
      switch unit {
      case .second: (.minute, 0)
      case .minute: (.hour, 0)
      case .hour: (.day, 0)
      case .month, .quarter: (.year, 1)
      case .year: (.era, 0)
      default: (.month, 1)
      }
    if unit == .weekOfYear { return begin }
    let number = calendar.component(unit, from: begin)
    let back = whole == .era ? number % count : (number - first) % count
    return calendar.date(byAdding: unit, value: -back, to: begin) ?? begin
  }
}
