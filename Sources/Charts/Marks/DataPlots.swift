public import Foundation

/// Symbols at all data.
public struct PointPlot<PlotContent: ChartContent>: VectorizedChartContent {
  public var _content: PlotContent
  public var body: some ChartContent { _content }
}

extension PointPlot {
  /// Creates a symbol at each element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - x: Where it is along the horizontal axis.
  ///   - y: Where it is along the vertical axis.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where PlotContent == VectorizedPlotContent<Data.Element> {
    _content = VectorizedPlotContent(data) {
      MarkRecord(.point, x: x.input($0), y: y.input($0))
    }
  }
}

/// Bars of all data.
public struct BarPlot<PlotContent: ChartContent>: VectorizedChartContent {
  public var _content: PlotContent
  public var body: some ChartContent { _content }
}

extension BarPlot {
  /// Creates a bar for each element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - x: Where it is along the horizontal axis.
  ///   - y: Where it is along the vertical axis.
  ///   - width: How wide it is.
  ///   - height: How high it is.
  ///   - stacking: How marks at one place are put on one another.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where PlotContent == VectorizedPlotContent<Data.Element> {
    _content = VectorizedPlotContent(data) {
      MarkRecord(.bar, x: x.input($0), y: y.input($0)).sized(width, height, stacking)
    }
  }
  /// Creates a bar for each element, from one value to another.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - x: Where it is along the horizontal axis.
  ///   - yStart: Where it begins along the vertical axis.
  ///   - yEnd: Where it ends there.
  ///   - width: How wide it is.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic
  ) where PlotContent == VectorizedPlotContent<Data.Element> {
    _content = VectorizedPlotContent(data) {
      MarkRecord(.bar, x: x.input($0), y: yStart.input($0), yEnd: yEnd.input($0)).sized(width)
    }
  }
  /// Creates a bar for each element, from one value to another.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - xStart: Where it begins along the horizontal axis.
  ///   - xEnd: Where it ends there.
  ///   - y: Where it is along the vertical axis.
  ///   - height: How high it is.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    height: MarkDimension = .automatic
  ) where PlotContent == VectorizedPlotContent<Data.Element> {
    _content = VectorizedPlotContent(data) {
      MarkRecord(.bar, x: xStart.input($0), xEnd: xEnd.input($0), y: y.input($0)).sized(
        .automatic, height)
    }
  }
}

/// Rules of all data.
public struct RulePlot<PlotContent: ChartContent>: VectorizedChartContent {
  public var _content: PlotContent
  public var body: some ChartContent { _content }
}

extension RulePlot {
  /// Creates a vertical rule for each element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - x: Where it is along the horizontal axis.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>
  ) where PlotContent == VectorizedPlotContent<Data.Element> {
    _content = VectorizedPlotContent(data) {
      MarkRecord(.rule, x: x.input($0))
    }
  }
  /// Creates a horizontal rule for each element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - y: Where it is along the vertical axis.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, y: PlottableProjection<Data.Element, Y>
  ) where PlotContent == VectorizedPlotContent<Data.Element> {
    _content = VectorizedPlotContent(data) {
      MarkRecord(.rule, y: y.input($0))
    }
  }
  /// Creates a vertical rule for each element, from one value to another.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - x: Where it is along the horizontal axis.
  ///   - yStart: Where it begins along the vertical axis.
  ///   - yEnd: Where it ends there.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where PlotContent == VectorizedPlotContent<Data.Element> {
    _content = VectorizedPlotContent(data) {
      MarkRecord(.rule, x: x.input($0), y: yStart.input($0), yEnd: yEnd.input($0))
    }
  }
  /// Creates a horizontal rule for each element, from one value to another.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - xStart: Where it begins along the horizontal axis.
  ///   - xEnd: Where it ends there.
  ///   - y: Where it is along the vertical axis.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where PlotContent == VectorizedPlotContent<Data.Element> {
    _content = VectorizedPlotContent(data) {
      MarkRecord(.rule, x: xStart.input($0), xEnd: xEnd.input($0), y: y.input($0))
    }
  }
}

/// Rectangles of all data.
public struct RectanglePlot<PlotContent: ChartContent>: VectorizedChartContent {
  public var _content: PlotContent
  public var body: some ChartContent { _content }
}

extension RectanglePlot {
  /// Creates a rectangle at each element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - x: Where it is along the horizontal axis.
  ///   - y: Where it is along the vertical axis.
  ///   - width: How wide it is.
  ///   - height: How high it is.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) where PlotContent == VectorizedPlotContent<Data.Element> {
    _content = VectorizedPlotContent(data) {
      MarkRecord(.rectangle, x: x.input($0), y: y.input($0)).sized(width, height)
    }
  }
  /// Creates a rectangle for each element, between values of both axes.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - xStart: Where it begins along the horizontal axis.
  ///   - xEnd: Where it ends there.
  ///   - yStart: Where it begins along the vertical axis.
  ///   - yEnd: Where it ends there.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where PlotContent == VectorizedPlotContent<Data.Element> {
    _content = VectorizedPlotContent(data) {
      MarkRecord(
        .rectangle, x: xStart.input($0), xEnd: xEnd.input($0), y: yStart.input($0),
        yEnd: yEnd.input($0))
    }
  }
}

/// Sectors of all data.
public struct SectorPlot<PlotContent: ChartContent>: VectorizedChartContent {
  public var _content: PlotContent
  public var body: some ChartContent { _content }
}

extension SectorPlot {
  /// Creates a sector for each element; its angle is its share of all.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - angle: Its share of all.
  ///   - innerRadius: The radius at which it begins; of a pie, 0.
  ///   - outerRadius: The radius at which it ends.
  ///   - angularInset: How far its straight sides stand in, in points.
  public init<Data: RandomAccessCollection, V: Plottable>(
    _ data: Data, angle: PlottableProjection<Data.Element, V>,
    innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) where PlotContent == VectorizedPlotContent<Data.Element> {
    _content = VectorizedPlotContent(data) {
      var mark = MarkRecord(.sector, y: angle.input($0))
      mark.sector = SectorMetrics(
        inner: innerRadius, outer: outerRadius, angularInset: angularInset ?? 0)
      return mark
    }
  }
}
