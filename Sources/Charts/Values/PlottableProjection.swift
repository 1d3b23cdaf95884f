public import Foundation
public import Views

/// A labelled value of each element of the data, for a plot.
public struct PlottableProjection<Datum, Value: Plottable> {
  /// The value of an element.
  let input: (Datum) -> PlotInput

  /// A value with its name.
  ///
  /// - Parameters:
  ///   - label: What the value is called.
  ///   - keyPath: Which value of an element it is.
  /// - Returns: The labelled value.
  /// - Note: Accepted; no effect. `label`: a film is not read aloud, and no axis shows the name.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ keyPath: KeyPath<Datum, Value>) -> Self
  { Self { PlotInput(PlotScalar($0[keyPath: keyPath])) } }
  /// A value with its name.
  ///
  /// - Parameters:
  ///   - labelKey: What the value is called.
  ///   - keyPath: Which value of an element it is.
  /// - Returns: The labelled value.
  /// - Note: Accepted; no effect. `labelKey`: a film is not read aloud, and no axis shows the name.
  public static func value(_ labelKey: LocalizedStringKey, _ keyPath: KeyPath<Datum, Value>) -> Self
  { Self { PlotInput(PlotScalar($0[keyPath: keyPath])) } }
  /// A value with its name.
  ///
  /// - Parameters:
  ///   - label: What the value is called.
  ///   - keyPath: Which value of an element it is.
  /// - Returns: The labelled value.
  /// - Note: Accepted; no effect. `label`: a film is not read aloud, and no axis shows the name.
  public static func value(_ label: Text, _ keyPath: KeyPath<Datum, Value>) -> Self {
    Self { PlotInput(PlotScalar($0[keyPath: keyPath])) }
  }
}

extension PlottableProjection where Value == Date {
  /// A date of each element, as the day, month or other unit in which it lies.
  ///
  /// - Parameters:
  ///   - label: What the value is called.
  ///   - keyPath: Which date of an element it is.
  ///   - unit: The unit that a mark covers.
  ///   - calendar: The calendar that divides time into units.
  /// - Returns: The labelled value.
  /// - Note: Accepted; no effect. `label`: a film is not read aloud, and no axis shows the name.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ keyPath: KeyPath<Datum, Date>, unit: Calendar.Component,
    calendar: Calendar = ChartCalendar.standard
  ) -> Self {
    Self { ChartCalendar.bin(unit, of: $0[keyPath: keyPath], calendar) }
  }
  /// A date of each element, as the day, month or other unit in which it lies.
  ///
  /// - Parameters:
  ///   - labelKey: What the value is called.
  ///   - keyPath: Which date of an element it is.
  ///   - unit: The unit that a mark covers.
  ///   - calendar: The calendar that divides time into units.
  /// - Returns: The labelled value.
  /// - Note: Accepted; no effect. `labelKey`: a film is not read aloud, and no axis shows the name.
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<Datum, Date>, unit: Calendar.Component,
    calendar: Calendar = ChartCalendar.standard
  ) -> Self {
    Self { ChartCalendar.bin(unit, of: $0[keyPath: keyPath], calendar) }
  }
  /// A date of each element, as the day, month or other unit in which it lies.
  ///
  /// - Parameters:
  ///   - label: What the value is called.
  ///   - keyPath: Which date of an element it is.
  ///   - unit: The unit that a mark covers.
  ///   - calendar: The calendar that divides time into units.
  /// - Returns: The labelled value.
  /// - Note: Accepted; no effect. `label`: a film is not read aloud, and no axis shows the name.
  public static func value(
    _ label: Text, _ keyPath: KeyPath<Datum, Date>, unit: Calendar.Component,
    calendar: Calendar = ChartCalendar.standard
  ) -> Self {
    Self { ChartCalendar.bin(unit, of: $0[keyPath: keyPath], calendar) }
  }
}
