import Foundation
import Testing

@testable import Charts

/// Bins of data by chance, and values on their way through a chart.
@Suite("Laws of bins of data")
struct BinDataLawTests {
  /// Numbers that are the same for the same seed, from −1 to 1.
  private struct Chance {
    var state: UInt64
    mutating func next() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(Int64(bitPattern: state) >> 11) / 4_503_599_627_370_496
    }
  }
  private static func data(_ seed: Int, _ count: Int = 30) -> [Double] {
    var chance = Chance(state: UInt64(seed) + 1)
    let size = [0.01, 1, 50, 3000][seed % 4]
    return (0..<count).map { _ in chance.next() * size }
  }

  @Test("every number is in one bin, which is that of its index", arguments: 0..<40)
  func numbers(seed: Int) {
    let data = Self.data(seed)
    let bins = NumberBins(data: data, desiredCount: 3 + seed % 9)
    for value in data {
      #expect(bins.filter { $0.contains(value) }.count == 1)
      #expect(bins[bins.index(for: value)].contains(value))
    }
  }

  @Test("bins follow one another, as wide as each other, and begin and end with data")
  func widths() {
    for seed in 0..<40 {
      let data = Self.data(seed)
      let bins = NumberBins(data: data)
      #expect(bins.count == bins.thresholds.count - 1)
      let widths = bins.map { $0.upperBound - $0.lowerBound }
      for (one, next) in zip(bins, bins.dropFirst()) { #expect(one.upperBound == next.lowerBound) }
      for width in widths { #expect(abs(width / widths[0] - 1) < 1e-6) }
      #expect(bins.first.map { bin in data.contains { bin.contains($0) } } == true)
      #expect(bins.last.map { bin in data.contains { bin.contains($0) } } == true)
    }
  }

  @Test("whole numbers have bins of whole numbers", arguments: 0..<20)
  func integers(seed: Int) {
    let data = Self.data(seed * 4 + 3).map { Int($0) }
    let bins = NumberBins(data: data, desiredCount: 4 + seed % 6)
    for value in data { #expect(bins[bins.index(for: value)].contains(value)) }
    let counts = bins.map { bin in data.count { bin.contains($0) } }
    #expect(counts.reduce(0, +) == data.count)
  }

  @Test("what is outside of all bins belongs to the nearest", arguments: 1...5)
  func outside(count: Int) {
    let bins = NumberBins(thresholds: (0...count).map(Double.init))
    #expect(bins.index(for: -7) == 0 && bins.index(for: 99) == count - 1)
    #expect(bins.index(for: Double(count)) == count - 1 && !bins[count - 1].contains(Double(count)))
    for index in 0..<count {
      #expect(bins.index(for: Double(index)) == index)
      #expect(bins.index(for: Double(index) + 0.999) == index)
      #expect(bins[index].range == Double(index)..<Double(index + 1))
    }
  }

  @Test("thresholds have no order of their own, and no data no bins")
  func order() {
    #expect(NumberBins(thresholds: [3, 1, 2]).thresholds == [1, 2, 3])
    #expect(NumberBins<Double>(data: []).isEmpty && NumberBins<Int>(data: []).isEmpty)
    #expect(NumberBins(thresholds: [1]).isEmpty && NumberBins(thresholds: [1]).index(for: 5) == 0)
    #expect(DateBins(unit: .day, data: []).isEmpty)
  }

  @Test("every date is in one bin, which is that of its index", arguments: 0..<20)
  func dates(seed: Int) {
    let day = 86_400.0
    let dates = Self.data(seed * 4 + 2).map { Date(timeIntervalSinceReferenceDate: $0 * day) }
    for unit in [.day, .weekOfYear, .month] as [Calendar.Component] {
      let bins = DateBins(unit: unit, data: dates)
      for date in dates {
        #expect(bins.filter { $0.contains(date) }.count == 1)
        #expect(bins[bins.index(for: date)].contains(date))
      }
      for (one, next) in zip(bins, bins.dropFirst()) { #expect(one.upperBound == next.lowerBound) }
    }
  }

  // MARK: Values

  @Test("values that a chart has are those that it was given", arguments: 0..<20)
  func values(seed: Int) {
    for value in Self.data(seed) {
      #expect(PlotScalar(value).value(as: Double.self) == value)
      #expect(PlotScalar(CGFloat(value)).value(as: CGFloat.self) == CGFloat(value))
      #expect(PlotScalar(Float(value)).value(as: Float.self) == Float(value))
      #expect(PlotScalar(Int(value)).value(as: Int.self) == Int(value))
      let date = Date(timeIntervalSinceReferenceDate: value)
      #expect(PlotScalar(date).value(as: Date.self) == date)
      #expect(PlotScalar("\(value)").value(as: String.self) == "\(value)")
    }
  }

  @Test(
    "a place between whole numbers is the lower one",
    arguments: [(2.7, 2), (-2.7, -3), (5, 5), (-0.1, -1), (0, 0)] as [(Double, Int)])
  func lower(place: Double, number: Int) {
    #expect(PlotScalar.number(place).value(as: Int.self) == number)
  }

  @Test("a value of another kind is none, and so is one too large")
  func none() {
    #expect(PlotScalar.category("a").value(as: Double.self) == nil)
    #expect(PlotScalar.number(1).value(as: String.self) == nil)
    #expect(PlotScalar.number(1).value(as: Date.self) == nil)
    #expect(PlotScalar.date(1).value(as: Double.self) == nil)
    #expect(PlotScalar.number(1e30).value(as: Int.self) == nil)
    #expect(PlotScalar.number(.nan).value(as: Int.self) == nil)
    #expect(PlotScalar.category("a").number == nil && PlotScalar.date(2).number == 2)
  }
}
