import Foundation
import Testing

@testable import Views

@Suite("Days of the calendar")
struct CivilDateTests {
  @Test("days and their numbers are each other's inverse, day after day for 800 years")
  func inverse() {
    var last = CivilDate(number: -146_097)
    for number in (-146_096)...146_097 {
      let day = CivilDate(number: number)
      guard day.number == number else {
        Issue.record("\(number) is \(day)")
        return
      }
      let follows =
        day.day == last.day + 1 && day.month == last.month && day.year == last.year
        || day.day == 1 && last.day == CivilDate.days(inMonth: last.month, of: last.year)
          && day.monthNumber == last.monthNumber + 1
      guard follows, day.weekday == (last.weekday + 1) % 7 else {
        Issue.record("\(day) after \(last)")
        return
      }
      last = day
    }
  }

  @Test("they are Foundation's", arguments: Array(stride(from: -40000, to: 60000, by: 1237)))
  func foundation(number: Int) throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    let date = Date(timeIntervalSince1970: Double(number) * 86400 + 86399)
    let parts = calendar.dateComponents([.year, .month, .day, .weekday], from: date)
    let day = CivilDate(date)
    #expect(day == CivilDate(number: number))
    #expect(
      parts.year == day.year && parts.month == day.month && parts.day == day.day
        && parts.weekday == day.weekday + 1)
  }

  @Test("a month that is shorter has its last day instead")
  func shorter() {
    let day = CivilDate(year: 2024, month: 1, day: 31)
    #expect(day.moved(toMonth: 2, of: 2024).day == 29)
    #expect(day.moved(toMonth: 2, of: 2023).day == 28)
    #expect(CivilDate.first(ofMonth: day.monthNumber + 11).monthTitle == "December 2024")
  }

  @Test("they are written as in America")
  func words() {
    let day = CivilDate(year: 2007, month: 1, day: 9)
    #expect(day.title == "Jan 9, 2007" && day.name == "Tuesday, January 9")
    #expect(day.wheelTitle == "Tue Jan 9" && day.monthTitle == "January 2007")
  }

  @Test("a clock has twelve hours twice, and each part of it leaves the others")
  func clock() {
    for minutes in 0..<1440 {
      let time = ClockTime(minutes: minutes)
      var other = ClockTime(minutes: 0)
      other.isAfternoon = time.isAfternoon
      other.hour = time.hour
      other.minute = time.minute
      #expect(other == time)
    }
    let titles = [0, 9 * 60 + 41, 12 * 60, 23 * 60 + 5].map { ClockTime(minutes: $0).title }
    #expect(titles == ["12:00 AM", "9:41 AM", "12:00 PM", "11:05 PM"])
  }
}
