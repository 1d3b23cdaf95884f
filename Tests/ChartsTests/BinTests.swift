import Foundation
import Rostrum
import Testing

@testable import Charts

@Suite("Bins")
struct BinTests {
  private static func date(_ day: Int, _ hour: Int) -> Date {
    let parts = DateComponents(year: 2026, month: 3, day: day, hour: hour)
    return ChartCalendar.standard.date(from: parts) ?? .distantPast
  }

  @Test(
    "of dates hold their range, follow one another, and begin at whole multiples",
    arguments: [(9, 3), (10, 3), (0, 6), (23, 1), (5, 12)])
  func dates(hour: Int, step: Int) throws {
    let range = Self.date(6, hour)...Self.date(7, 9)
    let bins = DateBins(unit: .hour, by: step, range: range)
    #expect(bins.count == bins.thresholds.count - 1)
    #expect(try #require(bins.thresholds.first) <= range.lowerBound)
    #expect(try #require(bins.thresholds.last) >= range.upperBound)
    for (bin, next) in zip(bins, bins.dropFirst()) { #expect(bin.upperBound == next.lowerBound) }
    for threshold in bins.thresholds {
      #expect(ChartCalendar.standard.component(.hour, from: threshold).isMultiple(of: step))
    }
  }

  @Test("of a day by three hours are eight, and a date is in the one that says so")
  func day() {
    let bins = DateBins(unit: .hour, by: 3, range: Self.date(6, 9)...Self.date(7, 9))
    #expect(bins.count == 8)
    for (index, bin) in bins.enumerated() {
      #expect(bins.index(for: bin.lowerBound) == index && bin.contains(bin.lowerBound))
      #expect(!bin.contains(bin.upperBound))
    }
    #expect(bins.index(for: .distantPast) == 0 && bins.index(for: .distantFuture) == 7)
  }

  @Test("of dates are about as many as wanted, and none where there are no dates")
  func wanted() {
    let bins = DateBins(range: Self.date(1, 0)...Self.date(11, 0), desiredCount: 10)
    #expect((5...20).contains(bins.count))
    #expect(DateBins(unit: .day, data: []).isEmpty)
    #expect(DateBins(unit: .day, data: [Self.date(3, 5)]).count == 1)
    #expect(
      DateBins(thresholds: [Self.date(4, 0), Self.date(3, 0)]).first?.range.lowerBound
        == Self.date(3, 0))
  }

  @Test(
    "of numbers hold their range and are of one size",
    arguments: [(0.0, 10.0, 2.0), (-3.5, 4.25, 0.5), (1, 1, 5)])
  func numbers(low: Double, high: Double, size: Double) throws {
    let bins = NumberBins(size: size, range: low...high)
    for value in [low, (low + high) / 2, high] {
      #expect(bins[bins.index(for: value)].contains(value))
    }
    for bin in bins { #expect(abs(bin.upperBound - bin.lowerBound - size) < 1e-9) }
  }

  @Test("are plotted as what they cover")
  func plotted() {
    let bins = NumberBins(size: 2.0, range: 0...10)
    let value = PlottableValue<Double>.value("bin", bins[1])
    #expect(value.input == PlotInput(.number, from: 2, to: 4))
    let days = DateBins(unit: .day, data: [Self.date(3, 5)])
    #expect(PlottableValue<Date>.value("day", days[0]).input.isBin)
  }

  @Test("of whole numbers have whole thresholds")
  func wholes() {
    let bins = NumberBins(data: [3, 8, 21, 40], desiredCount: 4)
    #expect(bins.thresholds == [0, 10, 20, 30, 40, 50])
    #expect([3, 8, 21, 40].map(bins.index) == [0, 0, 2, 4])
    #expect(NumberBins(data: [Int](), desiredCount: 4).isEmpty)
    #expect(NumberBins(size: 0, range: 0...5).isEmpty)
    #expect(NumberBins(data: [0.0, 1.0], desiredCount: 5).thresholds.first == 0)
  }
}

@MainActor @Suite("Masks of marks")
struct MaskTests {
  private func chart(masked: Bool) throws -> ChartStage {
    try ChartStage {
      Chart {
        let bars = RectangleMark(
          xStart: .value("x", 0), xEnd: .value("x", 10), yStart: .value("y", 0),
          yEnd: .value("y", 10)
        ).foregroundStyle(.red)
        if masked {
          bars.mask {
            RectangleMark(
              xStart: .value("x", 0), xEnd: .value("x", 5), yStart: .value("y", 0),
              yEnd: .value("y", 10)
            ).foregroundStyle(by: .value("kind", "mask"))
          }
        } else {
          bars
        }
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
  }

  @Test("marks are where they were, and what masks them is on the same scales and in no legend")
  func mask() throws {
    let plain = try chart(masked: false).list
    let masked = try chart(masked: true).list
    let whole = try #require(plain.fills.first)
    #expect(plain.fills.count == 1 && masked.fills == [whole] && plain.maskFills.isEmpty)
    let half = try #require(masked.maskFills.first)
    #expect(half.minX == whole.minX && abs(half.width - whole.width / 2) <= 0.5)
    #expect(half.minY == whole.minY && half.height == whole.height)
    #expect(masked.words.isEmpty)
  }

  @Test("an axis keeps values apart by the least distance that is asked for")
  func stride() throws {
    func words(_ values: AxisMarkValues) throws -> [String] {
      try ChartStage {
        Chart {
          PointMark(x: .value("x", 1), y: .value("y", 0))
          PointMark(x: .value("x", 2), y: .value("y", 20))
        }
        .chartXAxis(.hidden).chartYAxis { AxisMarks(values: values) }
      }.list.words
    }
    #expect(try words(.automatic(desiredCount: 4)) == ["0", "5", "10", "15", "20"])
    #expect(try words(.automatic(minimumStride: 10.0, desiredCount: 4)) == ["0", "10", "20"])
    #expect(
      try words(.automatic(minimumStride: 1.0, desiredCount: 4))
        == words(.automatic(desiredCount: 4)))
  }
}
