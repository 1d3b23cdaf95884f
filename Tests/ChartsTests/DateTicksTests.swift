import Foundation
import Testing

@testable import Charts

/// Seconds of a moment in universal time.
func seconds(
  _ year: Int, _ month: Int = 1, _ day: Int = 1, _ hour: Int = 0, _ minute: Int = 0
) -> Double {
  let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
  return ChartCalendar.standard.date(from: parts)?.timeIntervalSinceReferenceDate ?? .nan
}

@Suite("Ticks of dates")
struct DateTicksTests {
  private static let hour = 3600.0

  @Test(
    "there are about as many as wanted, whatever the range",
    arguments: [0.05, 0.5, 3, 24, 24 * 12, 24 * 60, 24 * 365, 24 * 3650] as [Double], [3, 5, 7])
  func counts(hours: Double, wanted: Int) {
    let (low, high) = (seconds(2024, 2, 27, 5), seconds(2024, 2, 27, 5) + hours * Self.hour)
    let ticks = DateTicks(from: low, to: high, count: wanted)
    let values = ticks.values(from: low, to: high)
    #expect(values.count >= wanted / 3 && values.count <= wanted * 2 + 2)
    #expect(values == values.sorted() && Set(values).count == values.count)
    #expect(values.allSatisfy { $0 >= low && $0 <= high })
  }

  @Test("hours are multiples of the count from midnight")
  func hours() {
    let values = DateTicks(.hour, 6).values(
      from: seconds(2024, 3, 1, 1), to: seconds(2024, 3, 2, 13))
    #expect(
      values == [
        seconds(2024, 3, 1, 6), seconds(2024, 3, 1, 12), seconds(2024, 3, 1, 18),
        seconds(2024, 3, 2), seconds(2024, 3, 2, 6), seconds(2024, 3, 2, 12),
      ])
  }

  @Test("months begin on their first day, leap years too")
  func months() {
    let values = DateTicks(.month).values(from: seconds(2024, 1, 15), to: seconds(2024, 5, 2))
    #expect(values == (2...5).map { seconds(2024, $0) })
    let quarters = DateTicks(.month, 3).values(from: seconds(2023, 11), to: seconds(2024, 12))
    #expect(quarters == [1, 4, 7, 10].map { seconds(2024, $0) })
  }

  @Test("years are multiples of the count")
  func years() {
    let values = DateTicks(.year, 5).values(from: seconds(2001), to: seconds(2021))
    #expect(values == [2005, 2010, 2015, 2020].map { seconds($0) })
  }

  @Test("weeks are seven days apart")
  func weeks() {
    let values = DateTicks(.weekOfYear).values(from: seconds(2024, 1), to: seconds(2024, 3))
    #expect(values.count == 9 || values.count == 8)
    for (a, b) in zip(values, values.dropFirst()) { #expect(b - a == 7 * 24 * Self.hour) }
  }

  @Test("a range without an end, or turned around, has none")
  func degenerate() {
    #expect(DateTicks(.second).values(from: 0, to: .infinity).isEmpty)
    #expect(DateTicks(.day).values(from: 5, to: 4).isEmpty)
    #expect(DateTicks(.second).values(from: seconds(2000), to: seconds(2024)).isEmpty)
  }

  @Test(
    "an axis writes dates by its unit",
    arguments: [
      (.year, "2024"), (.month, "Mar"), (.day, "Mar 9"), (.hour, "4 PM"), (.minute, "4:05 PM"),
      (.second, "4:05:00 PM"), (.weekOfYear, "Mar 9"),
    ] as [(Calendar.Component, String)])
  func texts(unit: Calendar.Component, text: String) {
    #expect(AxisText.date(seconds(2024, 3, 9, 16, 5), unit) == text)
  }

  @Test("midnight and noon are twelve")
  func twelve() {
    #expect(AxisText.date(seconds(2024, 3, 9), .hour) == "12 AM")
    #expect(AxisText.date(seconds(2024, 3, 9, 12), .hour) == "12 PM")
  }

  @Test("numbers have their thousands apart and as many digits as the step")
  func numbers() {
    #expect(AxisText.number(1_234_567, step: 1) == "1,234,567")
    #expect(AxisText.number(0.5, step: 0.25) == "0.50")
    #expect(AxisText.number(-0.0, step: 1) == "0")
    #expect(AxisText.number(2.5, step: nil) == "2.5")
    #expect(AxisText.number(-1200, step: 100) == "-1,200")
    #expect(AxisText.number(.nan, step: 1) == "–")
  }

  @Test("each language writes numbers and dates in its own way")
  func languages() {
    let german = Locale(identifier: "de_DE")
    #expect(AxisText.number(1234.5, step: 0.5, german) == "1.234,5")
    #expect(AxisText.number(0, step: 0.5, german) == "0")
    let date = seconds(2024, 5, 9, 16, 5)
    #expect(AxisText.date(date, .month, german) == "Mai")
    #expect(AxisText.date(date, .day, german) == "9. Mai")
    #expect(AxisText.date(date, .minute, german) == "16:05")
    #expect(AxisText.date(date, .year, german) == "2024")
    #expect(AxisText.date(date, .day, Locale(identifier: "en_GB")) == "9 May")
    #expect(AxisText.date(date, .day, Locale(identifier: "en")) == "May 9")
  }

  @Test("a date's bin is the unit around it")
  func bins() {
    let date = Date(timeIntervalSinceReferenceDate: seconds(2024, 2, 17, 8))
    let calendar = ChartCalendar.standard
    let month = ChartCalendar.bin(.month, of: date, calendar)
    #expect(month.low == seconds(2024, 2) && month.high == seconds(2024, 3))
    let day = ChartCalendar.bin(.weekday, of: date, calendar)
    #expect(day.low == seconds(2024, 2, 17) && day.high == seconds(2024, 2, 18))
    #expect(day == ChartCalendar.bin(.day, of: date, calendar))
    #expect(day.middle == seconds(2024, 2, 17, 12) && day.isBin)
  }
}
