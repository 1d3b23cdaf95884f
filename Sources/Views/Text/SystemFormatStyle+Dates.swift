public import Foundation

extension SystemFormatStyle {
  /// An offset: the time between a date and another in words, 3 minutes, 42 seconds, or as a clock where only the fields of a
  /// clock are allowed.
  public struct DateOffset: DiscreteFormatStyle, PlacedFormatStyle, Sendable {
    private let anchor: Date
    private let allowedFields: Set<Date.ComponentsFormatStyle.Field>
    private let maxFieldCount: Int
    private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    private var calendar = Calendar(identifier: .gregorian)

    /// Creates an offset.
    ///
    /// - Parameters:
    ///   - anchor: The other date: what is later is above zero.
    ///   - allowedFields: The units that may be shown.
    ///   - maxFieldCount: How many of them are.
    ///   - sign: When there is a sign.
    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
        .year, .month, .week, .day, .hour, .minute, .second,
      ], maxFieldCount: Int = 2,
      sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      (self.anchor, self.allowedFields, self.sign) = (anchor, allowedFields, sign)
      self.maxFieldCount = max(maxFieldCount, 1)
    }

    /// The offset in a calendar.
    public func calendar(_ calendar: Calendar) -> Self { placed(in: calendar) }

    func placed(in calendar: Calendar) -> Self {
      var style = self
      style.calendar = calendar
      return style
    }

    /// The words of a date.
    public func format(_ value: Date) -> AttributedString {
      let seconds = seconds(to: value)
      return AttributedString(isClock ? sign(of: seconds) + clock(seconds) : words(seconds))
    }
    /// When the words may be others for the first time after a date.
    public func discreteInput(after input: Date) -> Date? {
      input.addingTimeInterval(rest(of: input))
    }
    /// When the words may be others for the last time before a date.
    public func discreteInput(before input: Date) -> Date? {
      input.addingTimeInterval(rest(of: input) - 2)
    }

    /// Seconds until words may change: whole ones, of which all longer units are made.
    private func rest(of input: Date) -> Double {
      let rest = Self.exact(anchor.timeIntervalSince(input))
      let fraction = rest - rest.rounded(.down)
      return fraction > 0 ? fraction : 1
    }

    /// Whole seconds from the anchor; what is to come counts from above, so that a minute begins with 1:00.
    private func seconds(to date: Date) -> Double {
      -Self.exact(anchor.timeIntervalSince(date)).rounded(.up)
    }
    /// Seconds to a millionth: sums of decimals are off by less.
    private static func exact(_ seconds: Double) -> Double { (seconds * 1e6).rounded() / 1e6 }

    private func sign(of seconds: Double) -> String {
      if sign == .never { return "" }
      if seconds < 0 { return "-" }
      let isAlways = sign == .always() || sign == .always(includingZero: false) && seconds > 0
      return isAlways ? "+" : ""
    }

    /// Whether a clock shows all fields that are allowed.
    private var isClock: Bool {
      allowedFields == [.minute, .second] && maxFieldCount >= 2
        || allowedFields == [.hour, .minute, .second] && maxFieldCount >= 3
    }

    private func clock(_ seconds: Double) -> String {
      ClockPattern(
        showsHours: allowedFields.contains(.hour), maxFieldCount: maxFieldCount,
        precision: .seconds(1), isPadded: false
      ).text(of: Int64(abs(seconds)))
    }

    private static let units:
      [(field: Date.ComponentsFormatStyle.Field, part: Calendar.Component, name: String)] = [
        (.year, .year, "year"), (.month, .month, "month"), (.week, .weekOfYear, "week"),
        (.day, .day, "day"), (.hour, .hour, "hour"), (.minute, .minute, "minute"),
        (.second, .second, "second"),
      ]

    /// The time in its largest unit that is not zero, and the next ones.
    private func words(_ seconds: Double) -> String {
      let units = Self.units.filter { allowedFields.contains($0.field) }
      let other = anchor.addingTimeInterval(seconds)
      let parts = calendar.dateComponents(
        Set(units.map(\.part)), from: seconds < 0 ? other : anchor, to: seconds < 0 ? anchor : other
      )
      let all = units.map { (name: $0.name, number: parts.value(for: $0.part) ?? 0) }
      guard !all.isEmpty else { return "" }
      let first = all.firstIndex { $0.number != 0 }
      let words = all[(first ?? all.count - 1)...].prefix(maxFieldCount).enumerated()
        .filter { $0.offset == 0 || $0.element.number != 0 }
        .map { "\($0.element.number) \($0.element.name)" + ($0.element.number == 1 ? "" : "s") }
        .joined(separator: ", ")
      return sign(of: first == nil ? 0 : seconds) + words
    }
  }

  /// A reference to a date as people make it: in 5 minutes, tomorrow, June 2019.
  public struct DateReference: DiscreteFormatStyle, PlacedFormatStyle, Sendable {
    private let date: Date
    private let allowedFields: Set<Date.RelativeFormatStyle.Field>
    private let maxFieldCount: Int
    private let threshold: Date.RelativeFormatStyle.Field
    private var locale = Locale(identifier: "en_US")
    private var calendar = Calendar(identifier: .gregorian)

    /// Creates a reference.
    ///
    /// - Parameters:
    ///   - date: The date that is referred to.
    ///   - allowedFields: The units of what is told by its distance.
    ///   - maxFieldCount: How many fields of a date are told.
    ///   - thresholdField: The largest unit of what is told by its distance; what is farther away is told by its date.
    public init(
      to date: Date,
      allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
      maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) {
      (self.date, threshold) = (date, thresholdField)
      self.allowedFields = allowedFields.union([thresholdField])
      self.maxFieldCount = max(maxFieldCount, 1)
    }

    /// The reference in the words of a locale.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
    /// The reference in a calendar.
    public func calendar(_ calendar: Calendar) -> Self { placed(in: calendar) }

    func placed(in calendar: Calendar) -> Self {
      var style = self
      style.calendar = calendar
      return style
    }

    /// How the date is called at a moment.
    public func format(_ value: Date) -> AttributedString {
      guard isNear(value) else { return AttributedString(absolute(at: value)) }
      return AttributedString(isNow(at: value) ? now.format(date) : near.format(value))
    }
    /// When it may be called otherwise for the first time after a moment.
    public func discreteInput(after input: Date) -> Date? {
      guard input < .distantFuture else { return nil }
      let bounds = [-Self.nowLength, Self.nowLength].map(date.addingTimeInterval)
      let next: Date? =
        if !isNear(input) {
          calendar.date(byAdding: .day, value: 1, to: calendar.startOfDay(for: input))
        } else {
          isNow(at: input) ? nil : near.discreteInput(after: input)
        }
      return ([next, reach(-1), reach(1)].compactMap { $0 } + bounds).filter { $0 > input }.min()
    }
    /// When it may be called otherwise for the last time before a moment.
    public func discreteInput(before input: Date) -> Date? { input.addingTimeInterval(-1) }

    /// Seconds before and after a date at which it is now, where seconds are not told.
    private static let nowLength = 60.0

    /// Where the date begins to be told by its distance, and where that ends; `nil` for nowhere.
    private func reach(_ sign: Int) -> Date? {
      let unit: Calendar.Component
      switch threshold {
      case .second: unit = .minute
      case .minute: unit = .hour
      case .hour: unit = .day
      case .day, .week: unit = .month
      case .month: unit = .year
      default: return nil
      }
      return calendar.date(byAdding: unit, value: sign, to: date)
    }
    private func isNear(_ moment: Date) -> Bool {
      guard let first = reach(-1), let last = reach(1) else { return true }
      return first < moment && moment < last
    }

    /// Whether less than the least unit is between a moment and the date.
    private func isNow(at moment: Date) -> Bool {
      !allowedFields.contains(.second)
        && abs(date.timeIntervalSince(moment)) < Self.nowLength
    }

    /// The style of what is told by its distance.
    private var near: Date.AnchoredRelativeFormatStyle {
      var style = Date.AnchoredRelativeFormatStyle(
        anchor: date, presentation: .named, unitsStyle: .wide, locale: locale, calendar: calendar)
      style.allowedFields = allowedFields
      return style
    }
    /// The style that calls the date now.
    private var now: Date.AnchoredRelativeFormatStyle {
      var style = near
      style.allowedFields = [.second]
      return style
    }

    /// The date by its fields, without those that are the same at a moment.
    private func absolute(at moment: Date) -> String {
      let format = Date.FormatStyle(
        locale: locale, calendar: calendar, timeZone: calendar.timeZone)
      if calendar.isDate(date, inSameDayAs: moment) { return format.hour().minute().format(date) }
      let day = format.month(.wide).day()
      if calendar.isDate(date, equalTo: moment, toGranularity: .year) {
        switch maxFieldCount {
        case 1: return format.month(.wide).format(date)
        case 2: return day.weekday(.wide).format(date)
        default: return day.weekday(.wide).hour().minute().format(date)
        }
      }
      switch maxFieldCount {
      case 1: return format.year().format(date)
      case 2: return format.month(.wide).year().format(date)
      case 3: return day.year().format(date)
      default: return day.year().hour().minute().format(date)
      }
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// The time between a date and another in words.
  ///
  /// - Parameters:
  ///   - anchor: The other date: what is later is above zero.
  ///   - allowedFields: The units that may be shown.
  ///   - maxFieldCount: How many of them are.
  ///   - sign: When there is a sign.
  /// - Returns: The style.
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
      .year, .month, .day, .hour, .minute, .second,
    ], maxFieldCount: Int = 2,
    sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> SystemFormatStyle.DateOffset {
    SystemFormatStyle.DateOffset(
      to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// A reference to a date as people make it.
  ///
  /// - Parameters:
  ///   - date: The date that is referred to.
  ///   - allowedFields: The units of what is told by its distance.
  ///   - maxFieldCount: How many fields of a date are told.
  ///   - thresholdField: The largest unit of what is told by its distance; what is farther away is told by its date.
  /// - Returns: The style.
  public static func reference(
    to date: Date,
    allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
    maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
  ) -> SystemFormatStyle.DateReference {
    SystemFormatStyle.DateReference(
      to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount,
      thresholdField: thresholdField)
  }
}
