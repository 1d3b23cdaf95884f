public import Foundation

/// A bin of values: what lies between two thresholds.
public struct ChartBinRange<Bound: Comparable & Hashable>: Hashable {
  /// Where it begins.
  public let lowerBound: Bound
  /// Where it ends; this belongs to the next bin.
  public let upperBound: Bound
  /// Both.
  public var range: Range<Bound> { lowerBound..<upperBound }
  /// Whether a value lies in it.
  public func contains(_ value: Bound) -> Bool { lowerBound <= value && value < upperBound }

  init(_ lowerBound: Bound, _ upperBound: Bound) {
    (self.lowerBound, self.upperBound) = (lowerBound, upperBound)
  }
}

extension ChartBinRange: Sendable where Bound: Sendable {}

/// Finds the bins between thresholds.
struct BinTable<Bound: Comparable & Hashable> {
  /// In rising order.
  let thresholds: [Bound]
  var count: Int { max(thresholds.count - 1, 0) }
  func bin(_ index: Int) -> ChartBinRange<Bound> {
    ChartBinRange(thresholds[index], thresholds[index + 1])
  }
  /// The number of the bin in which a value lies; that of the nearest for one that lies in none.
  func index(for value: Bound) -> Int {
    let above = thresholds.firstIndex { $0 > value } ?? thresholds.count
    return min(max(above - 1, 0), max(count - 1, 0))
  }
}

/// Bins of dates: whole days, months or other units of time.
public struct DateBins: RandomAccessCollection {
  private let table: BinTable<Date>

  /// Creates bins that hold a range.
  ///
  /// - Parameters:
  ///   - unit: The unit.
  ///   - value: How many units a bin has.
  ///   - range: The range.
  ///   - calendar: The calendar that divides time into units.
  public init(
    unit: Calendar.Component, by value: Int = 1, range: ClosedRange<Date>,
    calendar: Calendar = ChartCalendar.standard
  ) {
    let ticks = DateTicks(unit, Swift.max(value, 1))
    let end = range.upperBound.timeIntervalSinceReferenceDate
    let dates = ticks.cover(
      from: range.lowerBound.timeIntervalSinceReferenceDate, to: end, calendar)
    table = BinTable(thresholds: dates.map { Date(timeIntervalSinceReferenceDate: $0) })
  }
  /// Creates bins that hold some dates.
  ///
  /// - Parameters:
  ///   - unit: The unit.
  ///   - value: How many units a bin has.
  ///   - data: The dates; without any there is no bin.
  ///   - calendar: The calendar that divides time into units.
  public init(
    unit: Calendar.Component, by value: Int = 1, data: [Date],
    calendar: Calendar = ChartCalendar.standard
  ) {
    guard let first = data.min(), let last = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(unit: unit, by: value, range: first...last, calendar: calendar)
  }
  /// Creates bins of about as many as wanted that hold a range.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - desiredCount: How many there should be.
  public init(range: ClosedRange<Date>, desiredCount: Int = 10) {
    let (low, high) = (
      range.lowerBound.timeIntervalSinceReferenceDate,
      range.upperBound.timeIntervalSinceReferenceDate
    )
    let ticks = DateTicks(from: low, to: high, count: desiredCount)
    self.init(unit: ticks.unit, by: ticks.count, range: range)
  }
  /// Creates the bins between some dates.
  public init(thresholds: [Date]) { table = BinTable(thresholds: thresholds.sorted()) }

  /// The dates between bins, with the first and the last one's ends.
  public var thresholds: [Date] { table.thresholds }
  /// The number of the bin in which a date lies; that of the nearest for one that lies in none.
  public func index(for value: Date) -> Int { table.index(for: value) }
  public var startIndex: Int { 0 }
  public var endIndex: Int { table.count }
  public subscript(position: Int) -> ChartBinRange<Date> { table.bin(position) }
}

/// Bins of numbers.
public struct NumberBins<Value: Comparable & Hashable & Sendable>: RandomAccessCollection {
  private let table: BinTable<Value>

  /// Creates the bins between some numbers.
  public init(thresholds: [Value]) { table = BinTable(thresholds: thresholds.sorted()) }

  /// The numbers between bins, with the first and the last one's ends.
  public var thresholds: [Value] { table.thresholds }
  /// The number of the bin in which a number lies; that of the nearest for one that lies in none.
  public func index(for value: Value) -> Int { table.index(for: value) }
  public var startIndex: Int { 0 }
  public var endIndex: Int { table.count }
  public subscript(position: Int) -> ChartBinRange<Value> { table.bin(position) }
}

extension NumberBins where Value: BinaryFloatingPoint {
  /// Creates bins of a size that hold a range, their thresholds multiples of it.
  ///
  /// - Parameters:
  ///   - size: The size; above zero.
  ///   - range: The range.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(
      thresholds: Self.cover(Double(size), Double(range.lowerBound), Double(range.upperBound)))
  }
  /// Creates bins of about as many as wanted that hold a range.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - desiredCount: How many there should be.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10) {
    let (low, high) = (Double(range.lowerBound), Double(range.upperBound))
    let step = NiceTicks(from: low, to: high, count: desiredCount).step
    self.init(thresholds: Self.cover(step, low, high))
  }
  /// Creates bins of about as many as wanted that hold some numbers.
  ///
  /// - Parameters:
  ///   - data: The numbers; without any there is no bin.
  ///   - desiredCount: How many there should be.
  public init(data: [Value], desiredCount: Int = 10) {
    guard let low = data.min(), let high = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(range: low...high, desiredCount: desiredCount)
  }
  private static func cover(_ size: Double, _ low: Double, _ high: Double) -> [Value] {
    BinSteps.cover(size, low, high).map { Value($0) }
  }
}

extension NumberBins where Value: BinaryInteger {
  /// Creates bins of a size that hold a range, their thresholds multiples of it.
  ///
  /// - Parameters:
  ///   - size: The size; above zero.
  ///   - range: The range.
  public init(size: Value, range: ClosedRange<Value>) {
    let steps = BinSteps.cover(
      Double(size), Double(range.lowerBound), Double(range.upperBound))
    self.init(thresholds: steps.map { Value($0) })
  }
  /// Creates bins of about as many as wanted that hold some numbers; none is smaller than 1.
  ///
  /// - Parameters:
  ///   - data: The numbers; without any there is no bin.
  ///   - desiredCount: How many there should be.
  public init(data: [Value], desiredCount: Int = 10) {
    guard let low = data.min(), let high = data.max() else {
      self.init(thresholds: [])
      return
    }
    let step = NiceTicks(from: Double(low), to: Double(high), count: desiredCount).step
    self.init(size: Value(Swift.max(step.rounded(), 1)), range: low...high)
  }
}

/// Multiples of a size around a range.
enum BinSteps {
  /// More than a chart ever shows.
  private static let most = 10_000.0

  /// The multiples from the last one at the beginning of a range to the first one beyond its end.
  static func cover(_ size: Double, _ low: Double, _ high: Double) -> [Double] {
    guard size > 0, low.isFinite, high.isFinite, (high - low) / size < most else { return [] }
    let (first, last) = ((low / size).rounded(.down), (high / size).rounded(.down) + 1)
    return (0...Int(last - first)).map { (first + Double($0)) * size }
  }
}
