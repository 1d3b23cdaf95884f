import Foundation

/// A day of the Gregorian calendar in Greenwich.
struct CivilDate: Hashable, Sendable {
  var year: Int
  /// 1...12.
  var month: Int
  /// 1...31.
  var day: Int

  private static let (daysOfYear, daysOf4Years) = (365, 1461)
  private static let (daysOf100Years, daysOf400Years) = (36524, 146_097)
  /// The number of days from the first of January of the year 1 to that of 1970.
  private static let daysBefore1970 = 719_162
  /// The seconds of a day.
  static let seconds = 86400.0

  init(year: Int, month: Int, day: Int) { (self.year, self.month, self.day) = (year, month, day) }

  /// Creates the day that is some days after the first of January 1970.
  init(number: Int) {
    let days = number + Self.daysBefore1970
    let eras = Int((Double(days) / Double(Self.daysOf400Years)).rounded(.down))
    var rest = days - eras * Self.daysOf400Years
    // The last of four centuries, and of four years, is longer than the others by a day.
    let centuries = min(rest / Self.daysOf100Years, 3)
    rest -= centuries * Self.daysOf100Years
    let fours = rest / Self.daysOf4Years
    rest -= fours * Self.daysOf4Years
    let years = min(rest / Self.daysOfYear, 3)
    rest -= years * Self.daysOfYear
    self.init(year: eras * 400 + centuries * 100 + fours * 4 + years + 1, month: 1, day: 1)
    while rest >= Self.days(inMonth: month, of: year) {
      rest -= Self.days(inMonth: month, of: year)
      month += 1
    }
    day += rest
  }

  /// Creates the day of a date.
  init(_ date: Date) {
    self.init(number: Int((date.timeIntervalSince1970 / Self.seconds).rounded(.down)))
  }

  /// How many days it is after the first of January 1970.
  var number: Int {
    let before = year - 1
    func quotient(_ divisor: Int) -> Int {
      Int((Double(before) / Double(divisor)).rounded(.down))
    }
    let years = before * Self.daysOfYear + quotient(4) - quotient(100) + quotient(400)
    let months = (1..<month).reduce(0) { $0 + Self.days(inMonth: $1, of: year) }
    return years + months + day - 1 - Self.daysBefore1970
  }

  /// The day of the week, 0 for Sunday.
  var weekday: Int {
    // The first of January 1970 was a Thursday.
    let day = (number + 4) % Self.weekdays.count
    return day < 0 ? day + Self.weekdays.count : day
  }

  /// The number of months since January of the year 0.
  var monthNumber: Int { year * Self.months.count + month - 1 }

  /// The first day of a month, by the number of months since January of the year 0.
  static func first(ofMonth number: Int) -> CivilDate {
    let count = months.count
    let year = Int((Double(number) / Double(count)).rounded(.down))
    return CivilDate(year: year, month: number - year * count + 1, day: 1)
  }

  /// The number of days in a month of a year.
  static func days(inMonth month: Int, of year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return switch month {
    case 2: isLeap ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// This day in another month or year, or that month's last day if it has no such day.
  func moved(toMonth month: Int, of year: Int) -> CivilDate {
    CivilDate(year: year, month: month, day: min(day, Self.days(inMonth: month, of: year)))
  }

  /// The names of the months.
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  /// The names of the days of the week.
  static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]

  private var monthName: String { Self.months[month - 1] }

  /// The month and the year: “January 2007”.
  var monthTitle: String { "\(monthName) \(year)" }
  /// The day as a capsule shows it: “Jan 9, 2007”.
  var title: String { "\(monthName.prefix(3)) \(day), \(year)" }
  /// The day as it is called: “Tuesday, January 9”.
  var name: String { "\(Self.weekdays[weekday]), \(monthName) \(day)" }
  /// The day as a wheel shows it: “Tue Jan 9”.
  var wheelTitle: String { "\(Self.weekdays[weekday].prefix(3)) \(monthName.prefix(3)) \(day)" }
}

/// A minute of the day, on a clock of twelve hours.
struct ClockTime: Hashable, Sendable {
  /// Minutes since midnight.
  var minutes: Int

  /// 0...11.
  var hour: Int {
    get { minutes / 60 % 12 }
    set { minutes = (isAfternoon ? 12 : 0) * 60 + newValue * 60 + minute }
  }
  /// 0...59.
  var minute: Int {
    get { minutes % 60 }
    set { minutes = minutes / 60 * 60 + newValue }
  }
  var isAfternoon: Bool {
    get { minutes >= 12 * 60 }
    set { minutes = minutes % (12 * 60) + (newValue ? 12 * 60 : 0) }
  }

  /// An hour as a clock shows it: 12 instead of 0.
  static func title(ofHour hour: Int) -> String { "\(hour == 0 ? 12 : hour)" }
  /// A minute with its two digits.
  static func title(ofMinute minute: Int) -> String { minute < 10 ? "0\(minute)" : "\(minute)" }
  /// The name of a half of the day.
  static func title(ofAfternoon isAfternoon: Bool) -> String { isAfternoon ? "PM" : "AM" }

  /// The time as a capsule shows it: “9:41 AM”.
  var title: String {
    "\(Self.title(ofHour: hour)):\(Self.title(ofMinute: minute)) \(Self.title(ofAfternoon: isAfternoon))"
  }
}
