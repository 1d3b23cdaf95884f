import Foundation
import Networking
import Testing

/// What holds for distances of dates whatever they are, and tables of what is written of some.
@Suite("Laws of distances of dates in words")
struct DistanceLawTests {
  typealias Style = Networking.RelativeDateTimeFormatter.UnitsStyle

  private static let styles: [Style] = [.full, .spellOut, .short, .abbreviated]
  private static let components: [Calendar.Component] = [
    .year, .month, .weekOfMonth, .day, .hour, .minute, .second,
  ]

  private func formatter(
    _ style: Style = .full, isNamed: Bool = false
  ) -> Networking.RelativeDateTimeFormatter {
    let formatter = Networking.RelativeDateTimeFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    (formatter.calendar, formatter.locale) = (calendar, Locale(identifier: "en_US"))
    formatter.unitsStyle = style
    formatter.dateTimeStyle = isNamed ? .named : .numeric
    return formatter
  }

  private func parts(_ component: Calendar.Component, _ count: Int) -> DateComponents {
    var parts = DateComponents()
    parts.setValue(count, for: component)
    return parts
  }

  @Test("what is past is as far as what comes", arguments: styles)
  func mirrored(style: Style) {
    let formatter = formatter(style)
    for component in Self.components {
      for count in [1, 2, 5, 11] {
        let coming = formatter.localizedString(from: parts(component, count))
        let past = formatter.localizedString(from: parts(component, -count))
        #expect(coming.hasPrefix("in ") && past.hasSuffix(" ago"))
        #expect(coming.dropFirst(3) == past.dropLast(4), "\(coming) and \(past)")
      }
    }
  }

  @Test("smaller units do not matter, and those of zero are none", arguments: components.indices)
  func largest(index: Int) {
    for formatter in [formatter(), formatter(isNamed: true)] {
      for count in [-3, -1, 1, 4] {
        let component = Self.components[index]
        let text = formatter.localizedString(from: parts(component, count))
        for other in Self.components[(index + 1)...] {
          var both = parts(component, count)
          both.setValue(-7, for: other)
          #expect(formatter.localizedString(from: both) == text)
        }
        for other in Self.components[..<index] {
          var both = parts(component, count)
          both.setValue(0, for: other)
          #expect(formatter.localizedString(from: both) == text)
        }
      }
    }
  }

  @Test("only the nearest have names, and other counts are the same by both styles")
  func named() {
    let (plain, named) = (formatter(), formatter(isNamed: true))
    let names: [(Calendar.Component, String, String)] = [
      (.year, "last year", "next year"), (.month, "last month", "next month"),
      (.weekOfMonth, "last week", "next week"), (.day, "yesterday", "tomorrow"),
    ]
    for (component, last, next) in names {
      #expect(named.localizedString(from: parts(component, -1)) == last)
      #expect(named.localizedString(from: parts(component, 1)) == next)
    }
    for component in Self.components {
      for count in [-12, -2, 2, 6] {
        let parts = parts(component, count)
        #expect(named.localizedString(from: parts) == plain.localizedString(from: parts))
      }
    }
  }

  @Test("a week is one by either of its names")
  func weeks() {
    for count in [-4, -1, 1, 3] {
      let (month, year) = (parts(.weekOfMonth, count), parts(.weekOfYear, count))
      #expect(formatter().localizedString(from: month) == formatter().localizedString(from: year))
    }
  }

  @Test(
    "of two dates the largest whole unit between them counts, in either direction",
    arguments: [
      (1, "1 second"), (59, "59 seconds"), (60, "1 minute"), (3_599, "59 minutes"),
      (3_600, "1 hour"), (86_399, "23 hours"), (86_400, "1 day"), (604_799, "6 days"),
      (604_800, "1 week"), (30 * 86_400, "4 weeks"), (31 * 86_400, "1 month"),
    ] as [(TimeInterval, String)])
  func dates(seconds: TimeInterval, text: String) {
    // The months on both sides of the start of 2001 have 31 days.
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let (before, after) = (start.addingTimeInterval(-seconds), start.addingTimeInterval(seconds))
    #expect(formatter().localizedString(for: after, relativeTo: start) == "in " + text)
    #expect(formatter().localizedString(for: before, relativeTo: start) == text + " ago")
  }

  @Test("a year may be a leap year")
  func years() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    func text(_ days: Int) -> String {
      let date = start.addingTimeInterval(TimeInterval(days * 86_400))
      return formatter().localizedString(for: date, relativeTo: start)
    }
    #expect(text(364) == "in 11 months" && text(365) == "in 1 year")
    // 2000 was one.
    #expect(text(-365) == "11 months ago" && text(-366) == "1 year ago")
  }

  @Test("what is no date has no text")
  func others() {
    #expect(formatter().string(for: "now") == nil && formatter().string(for: 5) == nil)
    let date = Date(timeIntervalSince1970: 0)
    #expect(formatter().string(for: date)?.hasSuffix(" years ago") == true)
  }
}
