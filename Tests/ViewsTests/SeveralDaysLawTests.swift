import Foundation
import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

@MainActor @Suite("Laws of choices of several days")
struct SeveralDaysLawTests {
  @MainActor private final class Chosen { var days: Set<DateComponents> = [] }

  private let chosen = Chosen()

  private func days(from lowest: Date? = nil, to highest: Date? = nil) -> DaySet {
    let chosen = chosen
    return DaySet(
      lowest: lowest, highest: highest,
      selection: Binding(get: { chosen.days }, set: { chosen.days = $0 }),
      calendar: EnvironmentValues().calendar)
  }

  /// Days around the ends of months and years, of leap years and of eras of the calendar.
  private static let all = [
    (1969, 12, 31), (1970, 1, 1), (2000, 2, 29), (2000, 3, 1), (2007, 1, 9), (2007, 1, 10),
    (2023, 2, 28), (2024, 2, 29), (2024, 12, 31), (2025, 1, 1), (2100, 2, 28), (2100, 3, 1),
  ].map { CivilDate(year: $0.0, month: $0.1, day: $0.2) }

  @Test("a day is chosen once it is, and no other is; twice is nothing")
  func twice() {
    let days = days()
    for (count, day) in Self.all.enumerated() {
      let before = chosen.days
      #expect(before.count == count && !days.isChosen(day))
      days.choose(day)
      #expect(Self.all.filter(days.isChosen) == Array(Self.all.prefix(count + 1)))
      days.choose(day)
      #expect(chosen.days == before)
      days.choose(day)
    }
  }

  @Test("in which order days are chosen makes no difference")
  func order() {
    let days = days()
    for day in Self.all { days.choose(day) }
    let all = chosen.days
    chosen.days = []
    for day in Self.all.reversed() { days.choose(day) }
    #expect(chosen.days == all)
    #expect(days.chosenMonth == nil)
  }

  @Test("a day is the same whatever else is known of it, and goes by one choice")
  func components() {
    let days = days()
    let day = CivilDate(year: 2024, month: 2, day: 29)
    chosen.days = [
      DateComponents(year: 2024, month: 2, day: 29, hour: 5),
      DateComponents(year: 2024, month: 2, day: 29), DateComponents(year: 2024, month: 2, day: 28),
      DateComponents(month: 2, day: 29),
    ]
    #expect(Self.all.filter(days.isChosen) == [day])
    days.choose(day)
    #expect(Self.all.filter(days.isChosen).isEmpty && chosen.days.count == 2)
    days.choose(day)
    #expect(chosen.days.filter { $0.day == 29 && $0.year == 2024 }.map(\.hour) == [nil])
  }

  @Test("a month can be seen if a day of it can be chosen, and no other can")
  func months() {
    let bounds = [nil] + Self.all.map { Date(timeIntervalSince1970: Double($0.number) * 86400) }
    for lowest in bounds {
      for highest in bounds {
        if let lowest, let highest, lowest > highest { continue }
        let days = days(from: lowest, to: highest)
        for day in Self.all {
          let time = Date(timeIntervalSince1970: Double(day.number) * 86400)
          let isWithin = (lowest ?? time) <= time && time <= (highest ?? time)
          #expect(days.allows(day.number) == isWithin)
          if isWithin { #expect(days.allows(month: day.monthNumber)) }
          let nearest = days.nearest(toMonth: day.monthNumber)
          #expect(days.allows(month: nearest))
          #expect(days.nearest(toMonth: nearest) == nearest)
          #expect((nearest == day.monthNumber) == days.allows(month: day.monthNumber))
        }
      }
    }
  }

  @Test("every moment of a bound's day counts as that day")
  func moments() {
    let day = CivilDate(year: 2007, month: 1, day: 9)
    for second in [0.0, 1, 34860, 86399] {
      let bound = Date(timeIntervalSince1970: Double(day.number) * 86400 + second)
      #expect(
        (-2...2).map { days(from: bound).allows(day.number + $0) } == [
          false, false, true, true, true,
        ])
      #expect(
        (-2...2).map { days(to: bound).allows(day.number + $0) } == [
          true, true, true, false, false,
        ])
    }
  }
}
