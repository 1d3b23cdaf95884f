public import Foundation

/// Which values an axis shows.
public struct AxisMarkValues: Sendable {
  enum Form: Sendable {
    case automatic
    case stride(Double)
    case dates(Calendar.Component, Int)
    case values([PlotScalar])
  }
  let form: Form
  /// How many there should be.
  var count: Int?
  /// The least distance of two; 0 for any.
  private(set) var leastStride = 0.0

  private init(form: Form, count: Int? = nil) { (self.form, self.count) = (form, count) }

  /// Some values.
  init<V: Plottable>(_ values: [V]) { form = .values(values.map { PlotScalar($0) }) }

  /// What suits the chart.
  public static let automatic = Self(form: .automatic)
  /// What suits the chart, about as many as wanted.
  ///
  /// - Parameters:
  ///   - desiredCount: How many there should be.
  ///   - roundLowerBound: Whether the axis begins at one.
  ///   - roundUpperBound: Whether the axis ends at one.
  /// - Returns: The values.
  /// - Note: Accepted; no effect. `roundLowerBound`, `roundUpperBound`: an automatic domain of numbers begins and ends at a value, any other is kept.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> Self {
    Self(form: .automatic, count: desiredCount)
  }
  /// What suits the chart, about as many as wanted and no nearer to each other than a distance.
  ///
  /// - Parameters:
  ///   - minimumStride: The least distance of two values.
  ///   - desiredCount: How many there should be.
  ///   - roundLowerBound: Whether the axis begins at one.
  ///   - roundUpperBound: Whether the axis ends at one.
  /// - Returns: The values.
  /// - Note: Accepted; no effect. `roundLowerBound`, `roundUpperBound`: an automatic domain of numbers begins and ends at a value, any other is kept.
  public static func automatic<P: Plottable & BinaryFloatingPoint>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> Self {
    var values = Self(form: .automatic, count: desiredCount)
    values.leastStride = Double(minimumStride)
    return values
  }
  /// Multiples of a number.
  ///
  /// - Parameters:
  ///   - stepSize: The number.
  ///   - roundLowerBound: Whether the axis begins at one.
  ///   - roundUpperBound: Whether the axis ends at one.
  /// - Returns: The values.
  /// - Note: Accepted; no effect. `roundLowerBound`, `roundUpperBound`: an automatic domain of numbers begins and ends at a value, any other is kept.
  public static func stride<P: Plottable & BinaryFloatingPoint>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> Self {
    Self(form: .stride(Double(stepSize)))
  }
  /// Multiples of a number.
  public static func stride<P: Plottable & BinaryInteger>(by stepSize: P) -> Self {
    Self(form: .stride(Double(stepSize)))
  }
  /// Whole days, months or other units of time.
  ///
  /// - Parameters:
  ///   - component: The unit.
  ///   - count: How many of them lie between two values.
  ///   - roundLowerBound: Whether the axis begins at one.
  ///   - roundUpperBound: Whether the axis ends at one.
  ///   - calendar: The calendar.
  /// - Returns: The values.
  /// - Note: Accepted; no effect. `roundLowerBound`, `roundUpperBound`, `calendar`: the axis keeps its domain, and charts count by the Gregorian calendar.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> Self {
    Self(form: .dates(component, max(count, 1)))
  }
}

/// How an axis is laid out.
public struct AxisMarkPreset: Hashable, Sendable {
  let name: String
  /// What suits the chart.
  public static let automatic = Self(name: "automatic")
  /// The labels of the ends stand inside the plot's edges.
  public static let aligned = Self(name: "aligned")
  /// The plot goes on to the edge of the chart, below the labels.
  ///
  /// - Note: Accepted; no effect. It looks like the automatic one.
  public static let extended = Self(name: "extended")
  /// The labels stand in the plot, above their lines.
  public static let inset = Self(name: "inset")
}

/// At which edge of the plot an axis stands.
public enum AxisMarkPosition: Hashable, Sendable {
  /// The trailing edge for a vertical axis, the bottom for a horizontal one.
  case automatic
  /// The leading edge.
  case leading
  /// The trailing edge.
  case trailing
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
}

/// A value of an axis.
public struct AxisValue {
  let scalar: PlotScalar
  /// Its number among the axis' values.
  public let index: Int
  /// How many values the axis has.
  public let count: Int
  /// In which language it is written.
  var locale = AxisText.english

  /// The value as a type; `nil` for one of another kind.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { scalar.value(as: type) }
}
