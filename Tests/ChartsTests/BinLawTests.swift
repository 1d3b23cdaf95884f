import DisplayList
import Foundation
import Geometry
import Rostrum
import Testing

@testable import Charts

/// What holds for bins at their edges, and for masks on scales.
@MainActor @Suite("Laws of bins and masks")
struct BinLawTests {
  private static func date(_ month: Int, _ day: Int, _ hour: Int = 0, year: Int = 2026) -> Date {
    let parts = DateComponents(year: year, month: month, day: day, hour: hour)
    return ChartCalendar.standard.date(from: parts) ?? .distantPast
  }

  @Test("of months are as long as the months, and of years and quarters begin at whole ones")
  func months() {
    let months = DateBins(unit: .month, range: Self.date(1, 15)...Self.date(3, 10))
    #expect(months.thresholds == [1, 2, 3, 4].map { Self.date($0, 1) })
    let days = months.map { $0.upperBound.timeIntervalSince($0.lowerBound) / 86400 }
    #expect(days == [31, 28, 31])
    let quarters = DateBins(unit: .month, by: 3, range: Self.date(2, 15)...Self.date(5, 1))
    #expect(quarters.thresholds == [1, 4, 7].map { Self.date($0, 1) })
    let years = DateBins(unit: .year, by: 5, data: [Self.date(6, 1), Self.date(1, 2)])
    #expect(years.thresholds == [2025, 2030].map { Self.date(1, 1, year: $0) })
  }

  @Test("a range that ends where a bin does needs no other one, and a step below one is one")
  func ends() {
    let range = Self.date(3, 1)...Self.date(3, 3)
    let bins = DateBins(unit: .day, range: range)
    #expect(bins.count == 2 && bins.thresholds.last == range.upperBound)
    #expect(bins.index(for: range.upperBound) == 1 && !bins[1].contains(range.upperBound))
    for step in [0, -3] {
      #expect(DateBins(unit: .day, by: step, range: range).thresholds == bins.thresholds)
    }
  }

  @Test("a range of more bins than anyone sees has none")
  func most() {
    let range = Self.date(3, 1)...Self.date(3, 2)
    let none = DateBins(unit: .second, range: range)
    #expect(none.isEmpty && none.index(for: range.lowerBound) == 0)
    #expect(DateBins(unit: .minute, by: 5, range: range).count == 288)
    #expect(NumberBins<Double>(size: 1, range: 0...20_000).isEmpty)
    #expect(NumberBins<Double>(size: 1, range: 0...Double.infinity).isEmpty)
    #expect(NumberBins<Double>(size: -1, range: 0...5).isEmpty)
    #expect(NumberBins<Double>(size: .nan, range: 0...5).isEmpty)
  }

  @Test("days begin when they do in the calendar", arguments: [0, 5, -8])
  func calendars(hours: Int) throws {
    var calendar = ChartCalendar.standard
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: hours * 3600))
    let bins = DateBins(
      unit: .day, range: Self.date(3, 4, 12)...Self.date(3, 6, 12), calendar: calendar)
    #expect(bins.count >= 3)
    for threshold in bins.thresholds {
      let hour = ChartCalendar.standard.component(.hour, from: threshold)
      #expect(hour == (24 - hours) % 24)
    }
  }

  @Test("thresholds are put in order; between equal ones there is a bin in which nothing lies")
  func thresholds() {
    let bins = NumberBins(thresholds: [7, 3, 3])
    #expect(bins.thresholds == [3, 3, 7] && bins.count == 2)
    #expect(bins[0].range.isEmpty && !bins[0].contains(3))
    #expect(bins.index(for: 3) == 1 && bins[1].contains(3))
    #expect(bins[1] == ChartBinRange(3, 7) && bins[1] != bins[0])
    #expect(NumberBins(thresholds: [3]).isEmpty)
    #expect(DateBins(thresholds: [Self.date(3, 1)]).isEmpty)
  }

  @Test(
    "a number lies in the bin that says so, and one outside in the nearest",
    arguments: [1, 2, 3, 4] as [UInt64])
  func index(seed: UInt64) {
    var chance = Chance(seed)
    let bins = NumberBins(thresholds: (0..<9).map { _ in chance.next() * 20 - 10 })
    for _ in 0..<40 {
      let value = chance.next() * 24 - 12
      let bin = bins[bins.index(for: value)]
      let isWithin = bins.contains { $0.contains(value) }
      #expect(bin.contains(value) == isWithin)
      if !isWithin { #expect(bin == bins.first || bin == bins.last) }
    }
  }

  @Test("numbers below zero lie in bins of whole multiples, and the greatest in one of its own")
  func multiples() {
    #expect(NumberBins<Int>(size: 5, range: -7...7).thresholds == [-10, -5, 0, 5, 10])
    #expect(NumberBins<Int>(data: [1, 2], desiredCount: 10).thresholds == [1, 2, 3])
    let bins = NumberBins<Double>(size: 2, range: 0...10)
    #expect(bins.thresholds == [0, 2, 4, 6, 8, 10, 12] && bins.index(for: 10) == 5)
  }

  private func bar(_ end: Double) -> some ChartContent {
    RectangleMark(
      xStart: .value("x", 0), xEnd: .value("x", end), yStart: .value("y", 0),
      yEnd: .value("y", 10))
  }

  @Test("a mask that reaches further makes the scale longer, and leaves the marks their colours")
  func mask() throws {
    let plain = try bare { Chart { bar(10).foregroundStyle(.red) } }
    let masked = try bare {
      Chart { bar(10).foregroundStyle(.red).mask { bar(20).foregroundStyle(.blue) } }
    }
    let whole = try #require(plain.fills.first)
    let narrow = try #require(masked.fills.first)
    #expect(masked.fills.count == 1 && masked.maskFills.count == 1)
    #expect(masked.maskFills.first?.width == whole.width)
    #expect(narrow.minX == whole.minX && abs(narrow.width - whole.width / 2) <= 0.5)
    let red = try #require(plain.fillColors.first)
    #expect(masked.fillColors.contains(red))
  }
}
