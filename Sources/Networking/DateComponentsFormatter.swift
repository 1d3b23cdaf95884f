public import Foundation

/// Writes spans of time as people do: "1 hour, 5 minutes", "1:05:00".
///
/// Words are those of the calendar's language; years and months, which the library of words here has no spans of, and the phrases
/// about what is left are known in English, and any other language ends the film with a message.
open class DateComponentsFormatter: Formatter {
  /// How units are written; examples are Foundation's own, of 9 hours, 41 minutes and 30 seconds.
  public enum UnitsStyle: Int, Sendable {
    /// By their places: "9:41:30".
    case positional
    /// By letters: "9h 41m 30s".
    case abbreviated
    /// By short words: "9 hr, 41 min, 30 sec".
    case short
    /// By words: "9 hours, 41 minutes, 30 seconds".
    case full
    /// By words, as are the numbers: "nine hours, forty-one minutes, thirty seconds".
    case spellOut
    /// By short words without spaces: "9hr 41min 30sec".
    case brief
  }

  /// What becomes of units that are zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// By places those at the start go, and in words all.
    public static let `default` = Self(rawValue: 1 << 0)
    /// Those before the first other one go.
    public static let dropLeading = Self(rawValue: 1 << 1)
    /// Those between others go.
    public static let dropMiddle = Self(rawValue: 1 << 2)
    /// Those behind the last other one go.
    public static let dropTrailing = Self(rawValue: 1 << 3)
    /// All go.
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    /// None goes, and by places each has two digits.
    public static let pad = Self(rawValue: 1 << 16)
  }

  /// How units are written.
  open var unitsStyle = UnitsStyle.positional
  /// The units that may be there; all where none is named.
  open var allowedUnits: NSCalendar.Unit = []
  /// What becomes of units that are zero.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar: how long months are, and in which language words are; `nil` for the reader's.
  open var calendar: Calendar? = Calendar(identifier: .gregorian)
  /// From when spans of months are counted; `nil` for the start of 2001.
  open var referenceDate: Date?
  /// Whether the last unit has a fraction.
  ///
  /// - Note: Accepted; no effect. `allowsFractionalUnits`: no unit has one on a phone, either.
  open var allowsFractionalUnits = false
  /// How many units there are at most, of which the last is rounded; 0 for any number.
  open var maximumUnitCount = 0
  /// Whether a small largest unit is written by the next.
  ///
  /// - Note: Accepted; no effect. `collapsesLargestUnit`: how small that is, nobody says.
  open var collapsesLargestUnit = false
  /// Whether "About" stands before.
  open var includesApproximationPhrase = false
  /// Whether "remaining" stands behind.
  open var includesTimeRemainingPhrase = false
  /// Where in a sentence the text stands.
  ///
  /// - Note: Accepted; no effect. `formattingContext`: words of spans are written alike everywhere.
  open var formattingContext = Formatter.Context.unknown

  /// Creates a formatter of all units, by places.
  public override init() { super.init() }
  /// Creates a formatter of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// Writes a span of seconds.
  ///
  /// - Parameter ti: The seconds; parts of the smallest unit count for nothing.
  /// - Returns: The text.
  open func string(from ti: TimeInterval) -> String? {
    var calendar = ownCalendar
    // The reference is a moment of UTC, from which days have 24 hours.
    calendar.timeZone = .gmt
    return text(from: reference, to: reference.addingTimeInterval(ti), by: calendar)
  }
  /// Writes the span between two dates.
  ///
  /// - Parameters:
  ///   - startDate: Its start.
  ///   - endDate: Its end.
  /// - Returns: The text.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    text(from: startDate, to: endDate, by: ownCalendar)
  }
  /// Writes a span by its components.
  ///
  /// - Parameter components: The components, which may be more than the next larger unit has.
  /// - Returns: The text.
  open func string(from components: DateComponents) -> String? {
    var calendar = ownCalendar
    calendar.timeZone = .gmt
    guard let end = calendar.date(byAdding: components, to: reference) else { return nil }
    return text(from: reference, to: end, by: calendar)
  }
  /// Writes a span by its components.
  ///
  /// - Parameters:
  ///   - components: The components.
  ///   - unitsStyle: How units are written.
  /// - Returns: The text.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }
  /// Writes a span by its components; `nil` for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
  }

  private var ownCalendar: Calendar { calendar ?? Calendar(identifier: .gregorian) }
  private var reference: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }

  /// The text of a span.
  private func text(from start: Date, to end: Date, by calendar: Calendar) -> String? {
    let (first, last) = (min(start, end), max(start, end))
    let units = TimeUnit.allCases.filter {
      allowedUnits.isEmpty || allowedUnits.contains($0.calendarUnit)
    }
    guard !units.isEmpty else { return nil }
    var counts = TimeUnit.counts(of: units, from: first, to: last, by: calendar)
    if maximumUnitCount > 0, let largest = counts.firstIndex(where: { $0.count > 0 }),
      counts.count - largest > maximumUnitCount
    {
      // "Round up values to the nearest large unit", as Foundation's reference says of this property.
      let kept = Array(units[...(largest + maximumUnitCount - 1)])
      let rounded = kept[kept.count - 1].half(after: last, by: calendar)
      counts = TimeUnit.counts(of: kept, from: first, to: rounded, by: calendar)
      let start = counts.firstIndex { $0.count > 0 } ?? 0
      counts = Array(counts[start...].prefix(maximumUnitCount))
    }
    let words = SpanWords(style: unitsStyle, locale: calendar.locale ?? .autoupdatingCurrent)
    let text = words.text(of: shown(counts), isPadded: zeroFormattingBehavior.contains(.pad))
    let phrase = words.phrase(
      (end < start ? "-" : "") + text, isAbout: includesApproximationPhrase,
      isRemaining: includesTimeRemainingPhrase)
    return phrase
  }

  /// What is left of counts when those that are zero have gone.
  private func shown(_ counts: [TimeUnit.Count]) -> [TimeUnit.Count] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) {
      behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll)
    }
    if behavior.contains(.pad) { return counts }
    guard let first = counts.firstIndex(where: { $0.count > 0 }),
      let last = counts.lastIndex(where: { $0.count > 0 })
    else { return behavior.isDisjoint(with: .dropAll) ? counts : counts.suffix(1) }
    return counts.enumerated().filter { index, count in
      if count.count > 0 { return true }
      if index < first { return !behavior.contains(.dropLeading) }
      return !behavior.contains(index > last ? .dropTrailing : .dropMiddle)
    }.map(\.element)
  }
}

/// A unit of spans of time, the largest first.
enum TimeUnit: CaseIterable {
  case year, month, week, day, hour, minute, second

  /// How many of a unit there are.
  struct Count {
    let unit: TimeUnit
    let count: Int
  }

  /// The unit by the older calendar's name.
  var calendarUnit: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }
  /// The unit by the calendar's name.
  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfYear
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }
  /// The seconds of the unit; `nil` where that differs.
  var seconds: Int? {
    switch self {
    case .year, .month: nil
    case .week: 604_800
    case .day: 86_400
    case .hour: 3_600
    case .minute: 60
    case .second: 1
    }
  }

  /// How many of each unit there are between two dates.
  ///
  /// - Parameters:
  ///   - units: The units, the largest first.
  ///   - start: The first date.
  ///   - end: The other one.
  ///   - calendar: The calendar.
  /// - Returns: The counts.
  static func counts(
    of units: [TimeUnit], from start: Date, to end: Date, by calendar: Calendar
  ) -> [Count] {
    let parts = calendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
    return units.map { Count(unit: $0, count: parts.value(for: $0.component) ?? 0) }
  }

  /// The date that is half of the unit later.
  func half(after date: Date, by calendar: Calendar) -> Date {
    if let seconds { return date.addingTimeInterval(TimeInterval(seconds) / 2) }
    let (component, value) = self == .year ? (Calendar.Component.month, 6) : (.day, 15)
    return calendar.date(byAdding: component, value: value, to: date) ?? date
  }
}
