public import Foundation

/// A rule: a line across the plot, or between two values.
public struct RuleMark: PrimitiveChartContent {
  let mark: MarkRecord
  func collect(into collector: inout MarkCollector) { collector.add(mark) }

  /// Creates a vertical rule over the height of the plot.
  public init<X: Plottable>(x: PlottableValue<X>) { mark = MarkRecord(.rule, x: x.input) }
  /// Creates a horizontal rule over the width of the plot.
  public init<Y: Plottable>(y: PlottableValue<Y>) { mark = MarkRecord(.rule, y: y.input) }
  /// Creates a vertical rule between two values.
  ///
  /// - Parameters:
  ///   - x: The value along the horizontal axis.
  ///   - yStart: Where it begins.
  ///   - yEnd: Where it ends.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = MarkRecord(.rule, x: x.input, y: yStart.input, yEnd: yEnd.input)
  }
  /// Creates a horizontal rule between two values.
  ///
  /// - Parameters:
  ///   - xStart: Where it begins.
  ///   - xEnd: Where it ends.
  ///   - y: The value along the vertical axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = MarkRecord(.rule, x: xStart.input, xEnd: xEnd.input, y: y.input)
  }
  /// Creates a horizontal rule between two values, in the middle of the plot's height.
  ///
  /// - Parameters:
  ///   - xStart: Where it begins.
  ///   - xEnd: Where it ends.
  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
    mark = MarkRecord(.rule, x: xStart.input, xEnd: xEnd.input)
  }
}

/// A rectangle: a field of a table, or the frame between values.
public struct RectangleMark: PrimitiveChartContent {
  let mark: MarkRecord
  func collect(into collector: inout MarkCollector) { collector.add(mark) }

  /// Creates a rectangle at a value of each axis.
  ///
  /// - Parameters:
  ///   - x: The value along the horizontal axis.
  ///   - y: The value along the vertical axis.
  ///   - width: How wide it is.
  ///   - height: How high it is.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    mark = MarkRecord(.rectangle, x: x.input, y: y.input).sized(width, height)
  }
  /// Creates a rectangle at a value, as high as the plot.
  ///
  /// - Parameters:
  ///   - x: The value along the horizontal axis.
  ///   - width: How wide it is.
  public init<X: Plottable>(x: PlottableValue<X>, width: MarkDimension = .automatic) {
    mark = MarkRecord(.rectangle, x: x.input).sized(width, .automatic)
  }
  /// Creates a rectangle at a value, as wide as the plot.
  ///
  /// - Parameters:
  ///   - y: The value along the vertical axis.
  ///   - height: How high it is.
  public init<Y: Plottable>(y: PlottableValue<Y>, height: MarkDimension = .automatic) {
    mark = MarkRecord(.rectangle, y: y.input).sized(.automatic, height)
  }
  /// Creates a rectangle between values of both axes; as wide or high as the plot where there are none.
  ///
  /// - Parameters:
  ///   - xStart: Where it begins along the horizontal axis.
  ///   - xEnd: Where it ends there.
  ///   - yStart: Where it begins along the vertical axis.
  ///   - yEnd: Where it ends there.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = MarkRecord(
      .rectangle, x: xStart.input, xEnd: xEnd.input, y: yStart.input, yEnd: yEnd.input)
  }
  /// Creates a rectangle between two values, as high as the plot.
  ///
  /// - Parameters:
  ///   - xStart: Where it begins along the horizontal axis.
  ///   - xEnd: Where it ends there.
  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
    mark = MarkRecord(.rectangle, x: xStart.input, xEnd: xEnd.input)
  }
  /// Creates a rectangle between two values, as wide as the plot.
  ///
  /// - Parameters:
  ///   - yStart: Where it begins along the vertical axis.
  ///   - yEnd: Where it ends there.
  public init<Y: Plottable>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    mark = MarkRecord(.rectangle, y: yStart.input, yEnd: yEnd.input)
  }
  /// Creates a rectangle at a value, between two of the other axis.
  ///
  /// - Parameters:
  ///   - x: The value along the horizontal axis.
  ///   - yStart: Where it begins along the vertical axis.
  ///   - yEnd: Where it ends there.
  ///   - width: How wide it is.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark = MarkRecord(.rectangle, x: x.input, y: yStart.input, yEnd: yEnd.input).sized(width)
  }
  /// Creates a rectangle at a value, between two of the other axis.
  ///
  /// - Parameters:
  ///   - xStart: Where it begins along the horizontal axis.
  ///   - xEnd: Where it ends there.
  ///   - y: The value along the vertical axis.
  ///   - height: How high it is.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark = MarkRecord(.rectangle, x: xStart.input, xEnd: xEnd.input, y: y.input)
      .sized(.automatic, height)
  }
}

/// A sector of a pie, or of a ring.
public struct SectorMark: PrimitiveChartContent {
  let mark: MarkRecord
  func collect(into collector: inout MarkCollector) { collector.add(mark) }

  /// Creates a sector; its angle is its share of all sectors' values.
  ///
  /// - Parameters:
  ///   - angle: The value.
  ///   - innerRadius: The radius at which it begins; of a pie, 0.
  ///   - outerRadius: The radius at which it ends.
  ///   - angularInset: How far its straight sides stand in, in points.
  public init<V: Plottable>(
    angle: PlottableValue<V>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    var mark = MarkRecord(.sector, y: angle.input)
    mark.sector = SectorMetrics(
      inner: innerRadius, outer: outerRadius, angularInset: angularInset ?? 0)
    self.mark = mark
  }
}
