import Foundation

/// A bar: from zero, or another bar's end, to a value.
public struct BarMark: PrimitiveChartContent {
  let mark: MarkRecord
  func collect(into collector: inout MarkCollector) { collector.add(mark) }

  /// Creates a bar at a value of one axis, as long as the value of the other.
  ///
  /// - Parameters:
  ///   - x: The value along the horizontal axis.
  ///   - y: The value along the vertical axis.
  ///   - width: How wide a vertical bar is.
  ///   - height: How high a horizontal bar is.
  ///   - stacking: How bars at the same place are put on one another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark = MarkRecord(.bar, x: x.input, y: y.input).sized(width, height, stacking)
  }
  /// Creates a bar from one value to another along the vertical axis.
  ///
  /// - Parameters:
  ///   - x: The value along the horizontal axis.
  ///   - yStart: Where it begins.
  ///   - yEnd: Where it ends.
  ///   - width: How wide it is.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark = MarkRecord(.bar, x: x.input, y: yStart.input, yEnd: yEnd.input).sized(width)
  }
  /// Creates a bar from one value to another along the horizontal axis.
  ///
  /// - Parameters:
  ///   - xStart: Where it begins.
  ///   - xEnd: Where it ends.
  ///   - y: The value along the vertical axis.
  ///   - height: How high it is.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark = MarkRecord(.bar, x: xStart.input, xEnd: xEnd.input, y: y.input)
      .sized(.automatic, height)
  }
  /// Creates a bar as high as the plot that is stacked on others.
  ///
  /// - Parameters:
  ///   - x: Its length along the horizontal axis.
  ///   - height: How high it is.
  ///   - stacking: How bars are put on one another.
  public init<X: Plottable>(
    x: PlottableValue<X>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = MarkRecord(.bar, x: x.input).sized(.automatic, height, stacking)
  }
  /// Creates a bar as wide as the plot that is stacked on others.
  ///
  /// - Parameters:
  ///   - y: Its length along the vertical axis.
  ///   - width: How wide it is.
  ///   - stacking: How bars are put on one another.
  public init<Y: Plottable>(
    y: PlottableValue<Y>, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = MarkRecord(.bar, y: y.input).sized(width, .automatic, stacking)
  }
  /// Creates a bar from one value to another, as high as the plot.
  ///
  /// - Parameters:
  ///   - xStart: Where it begins.
  ///   - xEnd: Where it ends.
  ///   - height: How high it is.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, height: MarkDimension = .automatic
  ) {
    mark = MarkRecord(.bar, x: xStart.input, xEnd: xEnd.input).sized(.automatic, height)
  }
  /// Creates a bar between two values of the vertical axis, across the plot.
  ///
  /// - Parameters:
  ///   - yStart: Where it begins along the vertical axis.
  ///   - yEnd: Where it ends there.
  ///   - width: How wide it is.
  public init<Y: Plottable>(
    yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    mark = MarkRecord(.bar, y: yStart.input, yEnd: yEnd.input).sized(width)
  }
}

/// A point of a line.
public struct LineMark: PrimitiveChartContent {
  let mark: MarkRecord
  func collect(into collector: inout MarkCollector) { collector.add(mark) }

  /// Creates a point of the chart's line, or of the line of its colour or symbol.
  ///
  /// - Parameters:
  ///   - x: The value along the horizontal axis.
  ///   - y: The value along the vertical axis.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = MarkRecord(.line, x: x.input, y: y.input)
  }
  /// Creates a point of one of several lines.
  ///
  /// - Parameters:
  ///   - x: The value along the horizontal axis.
  ///   - y: The value along the vertical axis.
  ///   - series: Which line it is a point of.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    var mark = MarkRecord(.line, x: x.input, y: y.input)
    mark.series = "\(series.input.scalar)"
    self.mark = mark
  }
}

/// A point of the border of an area.
public struct AreaMark: PrimitiveChartContent {
  let mark: MarkRecord
  func collect(into collector: inout MarkCollector) { collector.add(mark) }

  /// Creates a point of an area that begins at zero, or on another area.
  ///
  /// - Parameters:
  ///   - x: The value along the horizontal axis.
  ///   - y: The value along the vertical axis.
  ///   - stacking: How areas are put on one another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    mark = MarkRecord(.area, x: x.input, y: y.input).sized(.automatic, .automatic, stacking)
  }
  /// Creates a point of an area of one of several series.
  ///
  /// - Parameters:
  ///   - x: The value along the horizontal axis.
  ///   - y: The value along the vertical axis.
  ///   - series: Which area it is a point of.
  ///   - stacking: How areas are put on one another.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    var mark = MarkRecord(.area, x: x.input, y: y.input).sized(.automatic, .automatic, stacking)
    mark.series = "\(series.input.scalar)"
    self.mark = mark
  }
  /// Creates a point of an area between two values.
  ///
  /// - Parameters:
  ///   - x: The value along the horizontal axis.
  ///   - yStart: Where the area begins.
  ///   - yEnd: Where it ends.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = MarkRecord(.area, x: x.input, y: yStart.input, yEnd: yEnd.input)
  }
  /// Creates a point of an area between two values, of one of several series.
  ///
  /// - Parameters:
  ///   - x: The value along the horizontal axis.
  ///   - yStart: Where the area begins.
  ///   - yEnd: Where it ends.
  ///   - series: Which area it is a point of.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    var mark = MarkRecord(.area, x: x.input, y: yStart.input, yEnd: yEnd.input)
    mark.series = "\(series.input.scalar)"
    self.mark = mark
  }
}

/// A symbol at a point.
public struct PointMark: PrimitiveChartContent {
  let mark: MarkRecord
  func collect(into collector: inout MarkCollector) { collector.add(mark) }

  /// Creates a symbol at a point.
  ///
  /// - Parameters:
  ///   - x: The value along the horizontal axis.
  ///   - y: The value along the vertical axis.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = MarkRecord(.point, x: x.input, y: y.input)
  }
  /// Creates a symbol on the middle of the plot's height.
  public init<X: Plottable>(x: PlottableValue<X>) { mark = MarkRecord(.point, x: x.input) }
  /// Creates a symbol in the middle of the plot's width.
  public init<Y: Plottable>(y: PlottableValue<Y>) { mark = MarkRecord(.point, y: y.input) }
}

extension MarkRecord {
  /// Creates a mark at places of the axes.
  ///
  /// - Parameters:
  ///   - kind: What is drawn.
  ///   - x: Where it is, or begins, along the horizontal axis.
  ///   - xEnd: Where it ends there.
  ///   - y: Where it is, or begins, along the vertical axis.
  ///   - yEnd: Where it ends there.
  init(
    _ kind: Kind, x: PlotInput? = nil, xEnd: PlotInput? = nil, y: PlotInput? = nil,
    yEnd: PlotInput? = nil
  ) {
    self.init(kind)
    (self.x, self.xEnd, self.y, self.yEnd) = (x, xEnd, y, yEnd)
  }

  /// This mark with its measures.
  ///
  /// - Parameters:
  ///   - width: How wide it is.
  ///   - height: How high it is.
  ///   - stacking: How it is put on others.
  /// - Returns: The mark.
  func sized(
    _ width: MarkDimension = .automatic, _ height: MarkDimension = .automatic,
    _ stacking: MarkStackingMethod = .standard
  ) -> MarkRecord {
    var mark = self
    (mark.width, mark.height, mark.stacking) = (width, height, stacking)
    return mark
  }
}
