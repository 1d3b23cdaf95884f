public import Foundation

/// Writes how far a date is from another as people do: "2 hours ago", "in 3 weeks", "yesterday".
open class RelativeDateTimeFormatter: Formatter {
  /// Whether days and their kin have names.
  public enum DateTimeStyle: Int, Sendable {
    /// By numbers: "1 day ago".
    case numeric
    /// By names, where there are some: "yesterday".
    case named
  }

  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// By words: "2 months ago".
    case full
    /// By words, as are the numbers: "two months ago".
    case spellOut
    /// By short words: "2 mo. ago".
    case short
    /// By letters: "2mo ago".
    case abbreviated
  }

  /// Whether days and their kin have names.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How units are written.
  open var unitsStyle = UnitsStyle.full
  /// Where in a sentence the text stands: at the start it has a capital.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar: how long months are.
  open var calendar = Calendar(identifier: .gregorian)
  /// The language: that of `en_US` unless another is said.
  open var locale = Locale(identifier: "en_US")

  /// Creates a formatter by numbers and words.
  public override init() { super.init() }
  /// Creates a formatter of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// Writes a distance by its components, of which the largest that is not zero counts.
  ///
  /// - Parameter dateComponents: The components; below zero for the past.
  /// - Returns: The text.
  open func localizedString(from dateComponents: DateComponents) -> String {
    for unit in TimeUnit.allCases {
      let names = unit == .week ? [.weekOfMonth, .weekOfYear] : [unit.component]
      let count = names.lazy.compactMap { dateComponents.value(for: $0) }.first { $0 != 0 }
      if let count { return text(count, unit) }
    }
    return text(0, .second)
  }
  /// Writes a distance from now; months are as long as those from January 2001 on, as there is no clock.
  ///
  /// - Parameter timeInterval: The seconds; below zero for the past.
  /// - Returns: The text.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: start.addingTimeInterval(timeInterval), relativeTo: start)
  }
  /// Writes how far a date is from another one.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - referenceDate: The one from which it is seen.
  /// - Returns: The text.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(
      from: calendar.dateComponents(
        Set(TimeUnit.allCases.map(\.component)), from: referenceDate, to: date))
  }
  /// Writes how far a date is from now.
  ///
  /// - Parameter obj: The date.
  /// - Returns: The text; `nil` for what is no date.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: .now) }
  }

  /// So many of a unit, from a date and by a calendar from which all units are whole.
  private func text(_ count: Int, _ unit: TimeUnit) -> String {
    var even = Calendar(identifier: .gregorian)
    even.timeZone = .gmt
    // Noon of the first day of 2001.
    let start = Date(timeIntervalSinceReferenceDate: 43_200)
    guard let end = even.date(byAdding: unit.component, value: count, to: start) else { return "" }
    return Date.AnchoredRelativeFormatStyle(
      anchor: end, allowedFields: [unit.field],
      presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: words, locale: locale,
      calendar: even, capitalizationContext: capitals
    ).format(start)
  }

  private var words: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }

  private var capitals: FormatStyleCapitalizationContext {
    switch formattingContext {
    case .beginningOfSentence: .beginningOfSentence
    case .middleOfSentence: .middleOfSentence
    case .standalone: .standalone
    case .listItem: .listItem
    default: .unknown
    }
  }
}

extension TimeUnit {
  /// The unit by the name that relative dates have for it.
  fileprivate var field: Date.RelativeFormatStyle.Field {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .week
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }
}
