import Foundation
import Networking
import Testing

/// Formatters of spans of time, which Foundation has on Apple's systems only.
@Suite("Spans of time in words")
struct SpanFormatterTests {
  private func formatter(
    _ style: Networking.DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [],
    language: String = "en_US"
  ) -> Networking.DateComponentsFormatter {
    let formatter = Networking.DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: language)
    formatter.calendar = calendar
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    return formatter
  }

  @Test(
    "9 hours, 41 minutes and 30 seconds are written as Foundation's reference has them",
    arguments: [
      (.positional, "9:41:30"), (.abbreviated, "9h 41m 30s"), (.short, "9 hr, 41 min, 30 sec"),
      (.full, "9 hours, 41 minutes, 30 seconds"),
      (.spellOut, "nine hours, forty-one minutes, thirty seconds"),
      (.brief, "9hr 41min 30sec"),
    ] as [(Networking.DateComponentsFormatter.UnitsStyle, String)])
  func styles(style: Networking.DateComponentsFormatter.UnitsStyle, text: String) {
    #expect(formatter(style).string(from: 34_890) == text)
    #expect(formatter(style).string(from: DateComponents(minute: 581, second: 30)) == text)
    #expect(formatter(style).string(from: -34_890) == "-" + text)
  }

  @Test(
    "by places the first units may go, and with padding all have two digits",
    arguments: [
      (5, "5", "00:05"), (65, "1:05", "01:05"), (600, "10:00", "10:00"), (0, "0", "00:00"),
      (59.9, "59", "00:59"),
    ] as [(TimeInterval, String, String)])
  func places(seconds: TimeInterval, plain: String, padded: String) {
    let formatter = formatter(.positional, [.minute, .second])
    #expect(formatter.string(from: seconds) == plain)
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: seconds) == padded)
  }

  @Test("in words units of zero go as is said")
  func zeros() {
    let formatter = formatter(.abbreviated, [.day, .hour, .minute, .second])
    typealias Behavior = Networking.DateComponentsFormatter.ZeroFormattingBehavior
    let cases: [(Behavior, String)] = [
      (.default, "1h 10s"), (.dropAll, "1h 10s"), (.dropLeading, "1h 0m 10s"),
      (.dropMiddle, "0d 1h 10s"), (.dropTrailing, "0d 1h 0m 10s"), (.pad, "0d 1h 0m 10s"),
    ]
    for (behavior, text) in cases {
      formatter.zeroFormattingBehavior = behavior
      #expect(formatter.string(from: 3_610) == text)
    }
    formatter.zeroFormattingBehavior = .default
    #expect(formatter.string(from: 0) == "0s")
  }

  @Test("no more units than are wanted are there, and the last is rounded")
  func most() {
    let formatter = formatter(.full, [.hour, .minute, .second])
    formatter.maximumUnitCount = 1
    for (seconds, text) in [(5, "5 seconds"), (3_599, "1 hour"), (5_400, "2 hours")] {
      #expect(formatter.string(from: TimeInterval(seconds)) == text)
    }
    formatter.maximumUnitCount = 2
    #expect(formatter.string(from: 3_661) == "1 hour, 1 minute")
  }

  @Test("months are the calendar's, words the language's, and phrases stand around them")
  func words() {
    #expect(formatter(.full).string(from: 86_400 * 45) == "1 month, 2 weeks")
    #expect(
      formatter(.full, language: "de_DE").string(from: 34_890)
        == "9 Stunden, 41 Minuten und 30 Sekunden")
    let formatter = formatter(.full)
    (formatter.includesApproximationPhrase, formatter.includesTimeRemainingPhrase) = (true, true)
    #expect(formatter.string(from: 300) == "About 5 minutes remaining")
  }

  @Test(
    "a distance is told by its largest unit, and by a name where there is one",
    arguments: [
      (0, "in 0 seconds", "now"), (5, "in 5 seconds", "in 5 seconds"),
      (-90, "1 minute ago", "1 minute ago"), (-15_000, "4 hours ago", "4 hours ago"),
      (-86_400, "1 day ago", "yesterday"), (86_400 * 9, "in 1 week", "next week"),
    ] as [(TimeInterval, String, String)])
  func distances(seconds: TimeInterval, numeric: String, named: String) {
    let formatter = Networking.RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.localizedString(fromTimeInterval: seconds) == numeric)
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(fromTimeInterval: seconds) == named)
  }

  @Test("components are told as they are, in every style")
  func components() {
    let formatter = Networking.RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.localizedString(from: DateComponents(day: 14)) == "in 14 days")
    #expect(formatter.localizedString(from: DateComponents(weekOfMonth: -2)) == "2 weeks ago")
    for (style, text) in [
      (.spellOut, "two months ago"), (.short, "2 mo. ago"), (.abbreviated, "2mo ago"),
    ] as [(Networking.RelativeDateTimeFormatter.UnitsStyle, String)] {
      formatter.unitsStyle = style
      #expect(formatter.localizedString(from: DateComponents(month: -2)) == text)
    }
    formatter.unitsStyle = .full
    formatter.dateTimeStyle = .named
    formatter.formattingContext = .beginningOfSentence
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "Yesterday")
  }
}
