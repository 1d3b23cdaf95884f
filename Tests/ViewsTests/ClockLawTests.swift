import Foundation
import MediaSupport
import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

/// What clocks and offsets say at many times, read back as numbers.
@MainActor @Suite("Laws of times that go on")
struct ClockLawTests {
  private static let start = Stage.usualCalendarStart
  private static func date(_ seconds: Double) -> Date { start.addingTimeInterval(seconds) }

  private func words(_ style: some FormatStyle<Date, AttributedString>, at seconds: Double)
    -> String
  {
    String(style.format(Self.date(seconds)).characters)
  }

  /// Times of up to two days, in hundredths of seconds, in order.
  private static let times: [Int] = {
    var dice = SplitMix(seed: 26)
    let edges = [0, 1, 99, 100, 5999, 6000, 359_999, 360_000, 8_640_000]
    return (edges + (0..<150).map { _ in dice.roll(17_280_000) }).sorted()
  }()

  /// The hundredths of seconds that a clock shows.
  private func hundredths(_ clock: String) throws -> Int {
    let halves = clock.split(separator: ".")
    var whole = 0
    for field in try #require(halves.first).split(separator: ":") {
      whole = whole * 60 + (try #require(Int(field)))
    }
    let fraction = halves.count > 1 ? try #require(Int(halves[1])) : 0
    return whole * 100 + fraction
  }

  // MARK: Clocks

  @Test("a stopwatch, read back, is the time since its start, with hours and without")
  func stopwatch() throws {
    for showsHours in [true, false] {
      let style = SystemFormatStyle.Stopwatch(startingAt: Self.start, showsHours: showsHours)
      for time in Self.times {
        let clock = words(style, at: Double(time) / 100)
        #expect(try hundredths(clock) == time)
        #expect(clock.split(separator: ":").count == (showsHours && time >= 360_000 ? 3 : 2))
      }
    }
  }

  @Test("a coarser stopwatch is a finer one with less at its end", arguments: [1, 10])
  func precision(hundredths step: Int) throws {
    let (fine, coarse) = (
      SystemFormatStyle.Stopwatch(startingAt: Self.start),
      SystemFormatStyle.Stopwatch(
        startingAt: Self.start, maxPrecision: .milliseconds(10 * step))
    )
    let whole = SystemFormatStyle.Stopwatch(startingAt: Self.start, maxPrecision: .seconds(1))
    for time in Self.times.map({ Double($0) / 100 }) {
      #expect(words(fine, at: time).hasPrefix(words(coarse, at: time)))
      #expect(words(coarse, at: time).hasPrefix(words(whole, at: time) + "."))
    }
  }

  @Test("what is left and what has passed are together the length, at every whole second")
  func halves() throws {
    let length = 7000
    let interval = Self.start..<Self.date(Double(length))
    let (down, up) = (
      SystemFormatStyle.Timer(countingDownIn: interval),
      SystemFormatStyle.Timer(countingUpIn: interval)
    )
    for second in stride(from: 0, through: length, by: 7) {
      let (left, passed) = (words(down, at: Double(second)), words(up, at: Double(second)))
      #expect(try hundredths(left) + hundredths(passed) == length * 100)
      #expect(left == words(up, at: Double(length - second)))
    }
  }

  @Test("no clock goes back: not before its time, nor after it")
  func monotone() throws {
    let interval = Self.date(10)..<Self.date(130.5)
    let (down, up, watch) = (
      SystemFormatStyle.Timer(countingDownIn: interval, maxPrecision: .milliseconds(10)),
      SystemFormatStyle.Timer(countingUpIn: interval),
      SystemFormatStyle.Stopwatch(startingAt: interval.lowerBound)
    )
    var last: (left: Int, passed: Int, watched: Int)?
    for time in stride(from: -20, to: 200, by: 0.37) {
      let now = (
        left: try hundredths(words(down, at: time)), passed: try hundredths(words(up, at: time)),
        watched: try hundredths(words(watch, at: time))
      )
      if let last {
        #expect(now.left <= last.left && now.passed >= last.passed && now.watched >= last.watched)
      } else {
        #expect(now.left == 12050 && now.passed == 0 && now.watched == 0)
      }
      last = now
    }
    // Whole seconds are shown of two minutes and a half one.
    #expect(last?.left == 0 && last?.passed == 12000)
  }

  @Test("a timer of one field says its largest unit in words, as many as there are")
  func fields() {
    let interval = Self.start..<Self.date(7300)
    func say(_ count: Int, at seconds: Double) -> String {
      words(SystemFormatStyle.Timer(countingUpIn: interval, maxFieldCount: count), at: seconds)
    }
    #expect([0, 1, 59].map { say(1, at: $0) } == ["0 seconds", "1 second", "59 seconds"])
    #expect([60, 179, 3599].map { say(1, at: $0) } == ["1 minute", "2 minutes", "59 minutes"])
    #expect([3600, 7300].map { say(1, at: $0) } == ["1 hour", "2 hours"])
    #expect([59, 3599, 3600, 7300].map { say(2, at: $0) } == ["0:59", "59:59", "1:00", "2:01"])
    #expect(
      [59, 3599, 3600, 7300].map { say(3, at: $0) } == ["0:59", "59:59", "1:00:00", "2:01:40"])
    // No fields are one field.
    #expect(say(0, at: 179) == say(1, at: 179))
  }

  @Test("a locale has the sign before the fraction, and nothing else")
  func locale() {
    let style = SystemFormatStyle.Stopwatch(startingAt: Self.start)
    let german = style.locale(Locale(identifier: "de_DE"))
    for time in [0, 5.23, 90061.5] {
      #expect(words(german, at: time) == words(style, at: time).replacing(".", with: ","))
    }
  }

  // MARK: Offsets

  private static let units = [
    "second": 1, "minute": 60, "hour": 3600, "day": 86400,
  ]

  /// The seconds of an offset in words, the longest unit first.
  private func seconds(_ words: String) throws -> Int {
    let isNegative = words.hasPrefix("-")
    var sum = 0
    for part in words.drop(while: { $0 == "-" || $0 == "+" }).split(separator: ", ") {
      let pair = part.split(separator: " ")
      let (first, name) = (try #require(pair.first), String(try #require(pair.last)))
      let number = try #require(Int(first))
      let unit = try #require(Self.units[number == 1 ? name : String(name.dropLast())])
      sum += number * unit
    }
    return isNegative ? -sum : sum
  }

  private func offset(
    _ count: Int, _ sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> SystemFormatStyle.DateOffset {
    SystemFormatStyle.DateOffset(
      to: Self.start, allowedFields: [.day, .hour, .minute, .second], maxFieldCount: count,
      sign: sign)
  }

  @Test("an offset in all its units, read back, is the time, and before its date the same below 0")
  func whole() throws {
    for time in Self.times.map({ $0 / 100 }) {
      let after = words(offset(4), at: Double(time))
      #expect(try seconds(after) == time)
      #expect(words(offset(4), at: -Double(time)) == (time == 0 ? after : "-" + after))
    }
  }

  @Test("fewer units are the first of more, and never more than are asked for")
  func prefixes() {
    for time in Self.times.map({ Double($0 / 100) }) {
      for count in 1...3 {
        let less = words(offset(count), at: time)
        #expect(words(offset(count + 1), at: time).hasPrefix(less))
        #expect(less.split(separator: ", ").count <= count)
      }
    }
  }

  @Test("a sign is there when it is asked for, before the same words")
  func signs() {
    for time in [-90061.0, -60, 60, 3601] {
      let plain = words(offset(4, .never), at: time)
      let mark = time < 0 ? "-" : "+"
      #expect(words(offset(4, .always()), at: time) == mark + plain)
      #expect(words(offset(4), at: time) == (time < 0 ? mark : "") + plain)
    }
  }

  @Test(
    "parts of seconds are not told: what has passed is less by them, what is to come more",
    arguments: [
      (0.4, "0 seconds"), (1.999, "1 second"), (-0.4, "-1 second"), (-1, "-1 second"),
      (-1.999, "-2 seconds"), (59.5, "59 seconds"), (-60, "-1 minute"),
    ] as [(Double, String)])
  func parts(seconds: Double, expected: String) {
    #expect(words(offset(2), at: seconds) == expected)
  }

  @Test("an offset says when it says something else: then, and not before")
  func changes() throws {
    let style = offset(4)
    for time in [-61.25, -60, -2, -1.5, -1, 0, 0.25, 1, 59.5, 3599.75] {
      let now = Self.date(time)
      let (next, last) = (
        try #require(style.discreteInput(after: now)),
        try #require(style.discreteInput(before: now))
      )
      #expect(last < now && now < next)
      #expect(next.timeIntervalSince(now) <= 1)
      let half = now.addingTimeInterval(next.timeIntervalSince(now) / 2)
      #expect(style.format(half) == style.format(now))
      #expect(style.format(next) != style.format(now))
      #expect(style.format(last) != style.format(now))
    }
  }
}
