import Foundation
import Networking
import Testing

/// What holds for spans of time whatever they are, and tables of what is written of some.
@Suite("Laws of spans of time in words")
struct SpanLawTests {
  private typealias Spans = Networking.DateComponentsFormatter
  typealias Style = Networking.DateComponentsFormatter.UnitsStyle
  typealias Behavior = Networking.DateComponentsFormatter.ZeroFormattingBehavior

  private static let clock: NSCalendar.Unit = [.hour, .minute, .second]
  private static let days: NSCalendar.Unit = [.day, .hour, .minute, .second]
  private static let lengths = ["w": 604_800, "d": 86_400, "h": 3_600, "m": 60, "s": 1]
  /// The ways to treat zeros that leave some out, each and together.
  private static let drops = (0..<8).map { Behavior(rawValue: UInt($0) << 1) }

  private func formatter(
    _ style: Style, _ units: NSCalendar.Unit = [], _ behavior: Behavior = .default
  ) -> Networking.DateComponentsFormatter {
    let formatter = Spans()
    var calendar = Calendar(identifier: .gregorian)
    (calendar.locale, calendar.timeZone) = (Locale(identifier: "en_US"), .gmt)
    (formatter.calendar, formatter.unitsStyle) = (calendar, style)
    (formatter.allowedUnits, formatter.zeroFormattingBehavior) = (units, behavior)
    return formatter
  }

  /// Spans by chance from seconds to a hundred days, the same for the same seed.
  private static func spans(_ seed: Int) -> [Int] {
    var state = UInt64(seed + 1)
    return (0..<24).map { index in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % [90, 7_000, 200_000, 8_640_000][index % 4]
    }
  }

  /// The parts of "2d 3h" with their units.
  private func parts(_ text: String?) -> [(count: Int, unit: String)] {
    (text ?? "").split(separator: " ").map { part in
      (Int(part.prefix(while: \.isNumber)) ?? -1, String(part.drop(while: \.isNumber)))
    }
  }

  /// The seconds of "2d 3h"; `nil` where a part is of no known unit.
  private func seconds(_ text: String?) -> Int? {
    parts(text).reduce(Int?.some(0)) { sum, part in
      guard let sum, let length = Self.lengths[part.unit], part.count >= 0 else { return nil }
      return sum + part.count * length
    }
  }

  // MARK: Laws

  @Test("the sum of the parts is the whole, whatever zeros are left out", arguments: 0..<4)
  func sums(seed: Int) {
    for units in [Self.days, Self.days.union(.weekOfMonth), [.minute, .second], [.second]] {
      for behavior in Self.drops + [.default, .pad] {
        let formatter = formatter(.abbreviated, units, behavior)
        for span in Self.spans(seed) where units.contains(.hour) || span < 900 {
          let text = formatter.string(from: TimeInterval(span))
          #expect(seconds(text) == span, "\(text ?? "none") of \(span)")
        }
      }
    }
  }

  @Test("by places, too, and each but the first has two digits", arguments: 0..<4)
  func places(seed: Int) {
    for behavior in [Behavior.default, .dropLeading, [], .pad] {
      let formatter = formatter(.positional, Self.clock, behavior)
      for span in Self.spans(seed) {
        let places = (formatter.string(from: TimeInterval(span)) ?? "").split(separator: ":")
        #expect(places.reduce(0) { $0 * 60 + (Int($1) ?? -1) } == span)
        #expect(places.dropFirst().allSatisfy { $0.count == 2 })
        #expect(behavior == .default || behavior == .dropLeading || places.count == 3)
      }
    }
  }

  @Test("of units of zero only those of the said places go", arguments: 0..<4)
  func zeros(seed: Int) {
    for span in Self.spans(seed) where span > 0 {
      let all = parts(formatter(.abbreviated, Self.days, []).string(from: TimeInterval(span)))
      #expect(all.map(\.unit) == ["d", "h", "m", "s"])
      guard let first = all.firstIndex(where: { $0.count > 0 }),
        let last = all.lastIndex(where: { $0.count > 0 })
      else {
        Issue.record("\(span) has no parts")
        continue
      }
      for behavior in Self.drops {
        let kept = all.indices.filter { index in
          if all[index].count > 0 { return true }
          if index < first { return !behavior.contains(.dropLeading) }
          return !behavior.contains(index > last ? .dropTrailing : .dropMiddle)
        }
        let text = formatter(.abbreviated, Self.days, behavior).string(from: TimeInterval(span))
        #expect(parts(text).map(\.unit) == kept.map { all[$0].unit })
      }
    }
  }

  @Test("fewer units are the nearest multiple of the last of them", arguments: 1...4)
  func most(count: Int) {
    let formatter = formatter(.abbreviated, Self.days)
    formatter.maximumUnitCount = count
    let lengths = [86_400, 3_600, 60, 1]
    for span in (0..<6).flatMap(Self.spans) + [3_599, 86_399, 86_370, 5_400, 5_399] {
      let text = formatter.string(from: TimeInterval(span))
      let largest = lengths.firstIndex { $0 <= span } ?? 3
      let unit = lengths[min(largest + count - 1, 3)]
      #expect(parts(text).count <= count)
      #expect(seconds(text) == (span + unit / 2) / unit * unit, "\(text ?? "none") of \(span)")
    }
  }

  @Test("it does not matter when a span begins, and back it has a sign", arguments: 0..<3)
  func starts(seed: Int) {
    let formatter = formatter(.full, Self.clock)
    for (index, span) in Self.spans(seed).enumerated() where span > 0 {
      let start = Date(timeIntervalSinceReferenceDate: Double(index) * 1_234_567)
      let end = start.addingTimeInterval(TimeInterval(span))
      let text = formatter.string(from: TimeInterval(span))
      #expect(formatter.string(from: start, to: end) == text)
      #expect(formatter.string(from: end, to: start) == text.map { "-" + $0 })
      #expect(formatter.string(from: DateComponents(second: span)) == text)
      #expect(
        formatter.string(from: DateComponents(minute: span / 60, second: span % 60)) == text)
    }
  }

  @Test("what is less than the smallest unit counts for nothing", arguments: 0..<4)
  func truncates(seed: Int) {
    for (unit, length) in [(NSCalendar.Unit.minute, 60), (.hour, 3_600), (.day, 86_400)] {
      for span in Self.spans(seed) where span < 1000 * length {
        #expect(
          formatter(.positional, unit).string(from: TimeInterval(span))
            == "\(span / length)" + (unit == .day ? "d" : ""))
      }
    }
  }

  // MARK: Tables

  @Test(
    "an hour, a minute and a second have no plural",
    arguments: [
      (.positional, "1:01:01", "01:01:01"), (.abbreviated, "1h 1m 1s", "1h 1m 1s"),
      (.short, "1 hr, 1 min, 1 sec", "1 hr, 1 min, 1 sec"),
      (.brief, "1hr 1min 1sec", "1hr 1min 1sec"),
      (.full, "1 hour, 1 minute, 1 second", "1 hour, 1 minute, 1 second"),
      (.spellOut, "one hour, one minute, one second", "one hour, one minute, one second"),
    ] as [(Style, String, String)])
  func ones(style: Style, text: String, padded: String) {
    // Nothing is zero, so that nothing goes.
    for behavior in Self.drops + [.default] {
      #expect(formatter(style, Self.clock, behavior).string(from: 3_661) == text)
    }
    #expect(formatter(style, Self.clock, .pad).string(from: 3_661) == padded)
  }

  @Test(
    "an hour and a second, with or without the minutes between",
    arguments: [
      (.positional, "1:00:01", "1:01", "01:00:01"),
      (.abbreviated, "1h 1s", "1h 1s", "1h 0m 1s"),
      (.short, "1 hr, 1 sec", "1 hr, 1 sec", "1 hr, 0 min, 1 sec"),
      (.full, "1 hour, 1 second", "1 hour, 1 second", "1 hour, 0 minutes, 1 second"),
      (.brief, "1hr 1sec", "1hr 1sec", "1hr 0min 1sec"),
    ] as [(Style, String, String, String)])
  func middle(style: Style, usual: String, dropped: String, padded: String) {
    let texts = [Behavior.default, .dropMiddle, .dropAll, .pad].map {
      formatter(style, Self.clock, $0).string(from: 3_601)
    }
    #expect(texts == [usual, dropped, dropped, padded])
    let whole = formatter(style, Self.clock, []).string(from: 3_601)
    for behavior in [Behavior.dropLeading, .dropTrailing, [.dropLeading, .dropTrailing]] {
      #expect(formatter(style, Self.clock, behavior).string(from: 3_601) == whole)
    }
    #expect(whole == (style == .positional ? usual : padded))
  }

  @Test(
    "by places zeros go as is said, too",
    arguments: [
      (.default, "1:00:00", "1:00", "0"), (.dropLeading, "1:00:00", "1:00", "0"),
      (.dropMiddle, "1:00:00", "0:01:00", "0"), (.dropTrailing, "1", "0:01", "0"),
      (.dropAll, "1", "1", "0"), (.pad, "01:00:00", "00:01:00", "00:00:00"),
      ([], "1:00:00", "0:01:00", "0:00:00"),
    ] as [(Behavior, String, String, String)])
  func wholes(behavior: Behavior, hour: String, minute: String, nothing: String) {
    let formatter = formatter(.positional, Self.clock, behavior)
    let texts = [3_600, 60, 0].map { formatter.string(from: $0) }
    #expect(texts == [hour, minute, nothing])
  }

  @Test(
    "years and months have words of their own, and no place",
    arguments: [
      (.positional, "1y 2mo"), (.abbreviated, "1y 2mo"), (.short, "1 yr, 2 mths"),
      (.brief, "1yr 2mths"), (.full, "1 year, 2 months"), (.spellOut, "one year, two months"),
    ] as [(Style, String)])
  func years(style: Style, text: String) {
    let formatter = formatter(style, [], .dropAll)
    #expect(formatter.string(from: DateComponents(year: 1, month: 2)) == text)
    #expect(formatter.string(from: DateComponents(month: 14)) == text)
  }

  @Test("months are as long as they are from the reference date on")
  func references() {
    let formatter = formatter(.full)
    func text(days: Int, year: Int, month: Int) -> String? {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      formatter.referenceDate = calendar.date(from: DateComponents(year: year, month: month))
      return formatter.string(from: TimeInterval(days * 86_400))
    }
    #expect(text(days: 28, year: 2001, month: 1) == "4 weeks")
    #expect(text(days: 28, year: 2001, month: 2) == "1 month")
    #expect(text(days: 28, year: 2004, month: 2) == "4 weeks")
    #expect(text(days: 365, year: 2001, month: 1) == "1 year")
    #expect(text(days: 365, year: 2004, month: 1) == "11 months, 4 weeks, 2 days")
    // Without one they are counted from the start of 2001; half a month is 15 days.
    formatter.referenceDate = nil
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 43 * 86_400) == "1 month")
    #expect(formatter.string(from: 44 * 86_400) == "2 months")
  }

  @Test("each phrase stands where it does, and what is no span has no text")
  func phrases() {
    let formatter = formatter(.short)
    formatter.includesApproximationPhrase = true
    #expect(formatter.string(from: 300) == "About 5 min")
    (formatter.includesApproximationPhrase, formatter.includesTimeRemainingPhrase) = (false, true)
    #expect(formatter.string(from: 300) == "5 min remaining")
    #expect(formatter.string(for: DateComponents(minute: 2)) == "2 min remaining")
    #expect(formatter.string(for: "2 min") == nil && formatter.string(for: nil) == nil)
    formatter.allowedUnits = .era
    #expect(formatter.string(from: 300) == nil)
  }
}
