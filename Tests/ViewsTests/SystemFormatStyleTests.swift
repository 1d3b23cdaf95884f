import Foundation
import Rostrum
import Testing

@testable import Views

/// What texts say of times that go on, by the tables in the documentation of SwiftUI.
@MainActor @Suite("Format styles of times that go on")
struct SystemFormatStyleTests {
  private static let start = Stage.usualCalendarStart
  private static func date(_ seconds: Double) -> Date { start.addingTimeInterval(seconds) }

  private func words(_ style: some FormatStyle<Date, AttributedString>, at seconds: Double)
    -> String
  {
    String(style.format(Self.date(seconds)).characters)
  }

  // MARK: Clocks

  @Test(
    "a stopwatch has hundredths, and hours from one on",
    arguments: [
      (-5, "00:00.00"), (0, "00:00.00"), (5.23, "00:05.23"), (2730.12, "45:30.12"),
      (3600, "01:00:00.00"), (90061, "25:01:01.00"),
    ] as [(Double, String)])
  func stopwatch(seconds: Double, expected: String) {
    #expect(words(.stopwatch(startingAt: Self.start), at: seconds) == expected)
  }

  @Test("a stopwatch counts by steps, and shows as many fields as it may")
  func precision() {
    let start = Self.start
    func steps(_ step: Duration) -> String {
      words(.stopwatch(startingAt: start, maxPrecision: step), at: 83.45)
    }
    #expect(steps(.seconds(1)) == "01:23")
    #expect(steps(.milliseconds(100)) == "01:23.4")
    #expect(steps(.milliseconds(1)) == "01:23.450")
    #expect(
      words(.stopwatch(startingAt: start, maxPrecision: .seconds(60)), at: 1400) == "23 minutes")
    let fields = (1...4).map {
      words(.stopwatch(startingAt: start, maxFieldCount: $0), at: 5025.67)
    }
    #expect(fields == ["1 hour", "1:23", "01:23:45", "01:23:45.67"])
    #expect(words(.stopwatch(startingAt: start, showsHours: false), at: 4530) == "75:30.00")
  }

  @Test(
    "a timer goes up and down within its interval",
    arguments: [
      (-5, "5:00", "0:00"), (0, "5:00", "0:00"), (60, "4:00", "1:00"), (270, "0:30", "4:30"),
      (270.5, "0:30", "4:30"), (300, "0:00", "5:00"), (400, "0:00", "5:00"),
    ] as [(Double, String, String)])
  func timer(seconds: Double, down: String, up: String) {
    let interval = Self.start..<Self.date(300)
    #expect(words(.timer(countingDownIn: interval), at: seconds) == down)
    #expect(words(.timer(countingUpIn: interval), at: seconds) == up)
  }

  @Test("a clock says when it shows something else: then, and not before")
  func changes() throws {
    let interval = Self.date(0.3)..<Self.date(4.6)
    func check<F: DiscreteFormatStyle>(_ style: F, steps: Int) throws
    where F.FormatInput == Date, F.FormatOutput == AttributedString {
      var now = Self.date(-1)
      for _ in 0..<steps {
        guard let next = style.discreteInput(after: now) else { return }
        #expect(next > now)
        #expect(style.format(next) != style.format(now))
        let before = Date(
          timeIntervalSinceReferenceDate: next.timeIntervalSinceReferenceDate - 1e-5)
        #expect(style.format(before) == style.format(now))
        #expect(try #require(style.discreteInput(before: next)) < next)
        now = next
      }
    }
    try check(.stopwatch(startingAt: interval.lowerBound), steps: 300)
    try check(.timer(countingUpIn: interval), steps: 9)
    try check(.timer(countingDownIn: interval), steps: 9)
    try check(.timer(countingDownIn: interval, maxPrecision: .milliseconds(100)), steps: 99)
    #expect(
      SystemFormatStyle.Timer(countingUpIn: interval).discreteInput(after: Self.date(9)) == nil)
    #expect(
      SystemFormatStyle.Timer(countingDownIn: interval).discreteInput(after: Self.date(9)) == nil)
  }

  // MARK: Words

  @Test(
    "an offset is told in its largest units, two by default, with a minus for what is earlier",
    arguments: [
      (0, "0 seconds"), (1, "1 second"), (222, "3 minutes, 42 seconds"), (3600, "1 hour"),
      (5663, "1 hour, 34 minutes"), (-60, "-1 minute"), (86400 * 40, "1 month, 9 days"),
    ] as [(Double, String)])
  func offset(seconds: Double, expected: String) {
    #expect(words(.offset(to: Self.start), at: seconds) == expected)
  }

  @Test("an offset has the fields that are allowed, and is a clock by those of a clock")
  func fields() {
    let start = Self.start
    func offset(
      _ fields: Set<Date.ComponentsFormatStyle.Field>, _ count: Int, at seconds: Double
    ) -> String {
      words(.offset(to: start, allowedFields: fields, maxFieldCount: count), at: seconds)
    }
    #expect(offset([.minute, .second], 2, at: 332) == "5:32")
    #expect(offset([.hour, .minute, .second], 3, at: 5025) == "1:23:45")
    #expect(offset([.hour, .minute, .second], 2, at: 5025) == "1 hour, 23 minutes")
    #expect(offset([.day, .hour], 1, at: 86400 * 3 + 7200) == "3 days")
    #expect(offset([.year], 2, at: -60) == "0 years")
    #expect(words(.offset(to: start, sign: .always()), at: 60) == "+1 minute")
    #expect(words(.offset(to: start, sign: .never), at: -60) == "1 minute")
  }

  private func reference(
    _ seconds: Double, _ count: Int = 2, _ threshold: Date.RelativeFormatStyle.Field = .day
  ) throws -> [String] {
    try Rehearsal(.of(600, 100)) {
      Text(
        .currentDate,
        format: .reference(
          to: Self.date(seconds), maxFieldCount: count, thresholdField: threshold))
    }.list.words
  }

  @Test(
    "a date is told by its distance if it is near, else by what of it is not the same",
    arguments: [
      (20, "now"), (300, "in 5 minutes"), (3 * 3600, "in 3 hours"), (86400, "tomorrow"),
      (-86400, "yesterday"), (-86400 * 3, "3 days ago"), (86400 * 27, "in 27 days"),
      (1e7, "Saturday, May 5"), (1e8, "March 2010"),
    ] as [(Double, String)])
  func references(seconds: Double, expected: String) throws {
    #expect(try reference(seconds) == [expected])
  }

  @Test("more fields of a date are told if they may, and how far is near")
  func absolute() throws {
    #expect(try reference(1e8, 3) == ["March 11, 2010"])
    #expect(try reference(1e8, 1) == ["2010"])
    #expect(try reference(86400 * 2, 2, .hour) == ["Thursday, January 11"])
    #expect(try reference(86400 * 60, 2, .month) == ["in 2 months"])
  }

  // MARK: Texts

  @Test("texts of the current date go on by themselves")
  func texts() throws {
    let interval = Self.start..<Self.date(2)
    let stage = try Rehearsal(.of(300, 200)) {
      Text(.currentDate, format: .stopwatch(startingAt: Self.start))
      Text(.currentDate, format: .timer(countingDownIn: interval))
      Text("\(.currentDate, format: .offset(to: Self.start)) ago")
      Text(Self.date(5), format: .stopwatch(startingAt: Self.start))
    }
    #expect(stage.list.words.prefix(2) == ["00:00.00", "0:02"])
    #expect(stage.list.words.last == "00:05.00")
    try stage.advance(to: 1.234)
    #expect(stage.list.words.prefix(2) == ["00:01.23", "0:01"])
    #expect(stage.list.words.dropFirst(2).joined().hasPrefix("1 second ago"))
    try stage.advance(to: 7)
    #expect(stage.list.words.prefix(2) == ["00:07.00", "0:00"])
    #expect(stage.list.words.last == "00:05.00")
  }

  @Test("sources give the date, the time since one, and the range between")
  func sources() {
    let now = Self.date(90)
    #expect(TimeDataSource<Date>.currentDate.value(now) == now)
    #expect(TimeDataSource<Duration>.durationOffset(to: Self.start).value(now) == .seconds(90))
    #expect(
      TimeDataSource<Range<Date>>.dateRange(startingAt: Self.start).value(now) == Self.start..<now)
    #expect(
      TimeDataSource<Range<Date>>.dateRange(endingAt: Self.start).value(now).isEmpty)
    let source = TimeDataSource<Duration>.durationOffset(to: Self.start)
    #expect(abs(source.moment(.milliseconds(2500)).timeIntervalSince(Self.date(2.5))) < 1e-6)
  }
}
