public import Foundation
import ViewEngine
public import Views

/// A labelled value of the data, for a mark to plot.
public struct PlottableValue<Value: Plottable> {
  let input: PlotInput
  /// What it is called, for those who cannot see the chart.
  let label: String

  /// A value with its name.
  ///
  /// - Parameters:
  ///   - label: What the value is called.
  ///   - value: The value.
  /// - Returns: The labelled value.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> Self {
    Self(input: PlotInput(PlotScalar(value)), label: String(label))
  }
  /// A value with its name.
  ///
  /// - Parameters:
  ///   - labelKey: What the value is called.
  ///   - value: The value.
  /// - Returns: The labelled value.
  /// - Note: Accepted; no effect. `labelKey`: a film is not read aloud, and no axis shows the name.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> Self {
    Self(input: PlotInput(PlotScalar(value)), label: "")
  }
  /// A value with its name.
  ///
  /// - Parameters:
  ///   - label: What the value is called.
  ///   - value: The value.
  /// - Returns: The labelled value.
  /// - Note: Accepted; no effect. `label`: a film is not read aloud, and no axis shows the name.
  public static func value(_ label: Text, _ value: Value) -> Self {
    Self(input: PlotInput(PlotScalar(value)), label: "")
  }
}

extension PlottableValue where Value == Date {
  /// A date as the day, month or other unit in which it lies.
  ///
  /// - Parameters:
  ///   - label: What the value is called.
  ///   - value: The date.
  ///   - unit: The unit that a mark covers.
  ///   - calendar: The calendar that divides time into units.
  /// - Returns: The labelled value.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component,
    calendar: Calendar = ChartCalendar.standard
  ) -> Self {
    Self(input: ChartCalendar.bin(unit, of: value, calendar), label: String(label))
  }
  /// A date as the day, month or other unit in which it lies.
  ///
  /// - Parameters:
  ///   - labelKey: What the value is called.
  ///   - value: The date.
  ///   - unit: The unit that a mark covers.
  ///   - calendar: The calendar that divides time into units.
  /// - Returns: The labelled value.
  /// - Note: Accepted; no effect. `labelKey`: a film is not read aloud, and no axis shows the name.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
    calendar: Calendar = ChartCalendar.standard
  ) -> Self {
    Self(input: ChartCalendar.bin(unit, of: value, calendar), label: "")
  }
}

extension PlottableValue {
  /// A range of values with its name.
  ///
  /// - Parameters:
  ///   - label: What the range is called.
  ///   - range: The range, as a bin has it.
  /// - Returns: The labelled range.
  public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> Self
  where Value: Comparable {
    let (low, high) = (
      PlotInput(PlotScalar(range.lowerBound)), PlotInput(PlotScalar(range.upperBound))
    )
    return Self(
      input: low.kind == .category ? low : PlotInput(low.kind, from: low.low, to: high.low),
      label: String(label))
  }
  /// A bin with its name.
  ///
  /// - Parameters:
  ///   - label: What the bin is called.
  ///   - range: The bin.
  /// - Returns: The labelled bin.
  public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> Self
  where Value: Comparable & Hashable {
    value(label, range.range)
  }
}
