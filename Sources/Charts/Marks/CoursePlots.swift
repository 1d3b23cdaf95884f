public import Views

/// A line through all data, or along a function.
public struct LinePlot<PlotContent: ChartContent>: VectorizedChartContent {
  public var _content: PlotContent
  public var body: some ChartContent { _content }
}

extension LinePlot {
  /// Creates a line through data, in their order.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - x: Where it is along the horizontal axis.
  ///   - y: Where it is along the vertical axis.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where PlotContent == VectorizedPlotContent<Data.Element> {
    _content = VectorizedPlotContent(data, isSeries: true) {
      MarkRecord(.line, x: x.input($0), y: y.input($0))
    }
  }
  /// Creates a line for each of several series.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - x: Where it is along the horizontal axis.
  ///   - y: Where it is along the vertical axis.
  ///   - series: Which line or area it is a point of.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) where PlotContent == VectorizedPlotContent<Data.Element> {
    _content = VectorizedPlotContent(data, isSeries: true) {
      var mark = MarkRecord(.line, x: x.input($0), y: y.input($0))
      mark.series = "\(series.input($0).scalar)"
      return mark
    }
  }
  /// Creates a line along a function; it ends where that has no value, and goes on behind.
  ///
  /// - Parameters:
  ///   - x: What is plotted along the horizontal axis.
  ///   - y: What is plotted along the vertical axis.
  ///   - domain: Over which numbers; `nil` for those of the horizontal axis, −10 to 10 where it names none.
  ///   - function: The value at a number.
  /// - Note: Accepted; no effect. `x`, `y`: a film is not read aloud, and no axis shows the name.
  @_disfavoredOverload public init(
    x: some StringProtocol, y: some StringProtocol, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) where PlotContent == FunctionPlotContent {
    _content = FunctionPlotContent(over: domain) { MarkRecord(.line, x: $0, y: function($0)) }
  }
  /// Creates a line along a curve that two functions of a third number make.
  ///
  /// - Parameters:
  ///   - x: What is plotted along the horizontal axis.
  ///   - y: What is plotted along the vertical axis.
  ///   - t: What the third number is.
  ///   - domain: Over which numbers.
  ///   - function: The point at a number.
  /// - Note: Accepted; no effect. `x`, `y`, `t`: a film is not read aloud, and no axis shows the name.
  @_disfavoredOverload public init(
    x: some StringProtocol, y: some StringProtocol, t: some StringProtocol,
    domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) where PlotContent == FunctionPlotContent {
    _content = FunctionPlotContent(over: domain) {
      let point = function($0)
      return MarkRecord(.line, x: point.x, y: point.y)
    }
  }
  /// Creates a line along a function; it ends where that has no value, and goes on behind.
  ///
  /// - Parameters:
  ///   - x: What is plotted along the horizontal axis.
  ///   - y: What is plotted along the vertical axis.
  ///   - domain: Over which numbers; `nil` for those of the horizontal axis, −10 to 10 where it names none.
  ///   - function: The value at a number.
  /// - Note: Accepted; no effect. `x`, `y`: a film is not read aloud, and no axis shows the name.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) where PlotContent == FunctionPlotContent {
    _content = FunctionPlotContent(over: domain) { MarkRecord(.line, x: $0, y: function($0)) }
  }
  /// Creates a line along a curve that two functions of a third number make.
  ///
  /// - Parameters:
  ///   - x: What is plotted along the horizontal axis.
  ///   - y: What is plotted along the vertical axis.
  ///   - t: What the third number is.
  ///   - domain: Over which numbers.
  ///   - function: The point at a number.
  /// - Note: Accepted; no effect. `x`, `y`, `t`: a film is not read aloud, and no axis shows the name.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey,
    domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) where PlotContent == FunctionPlotContent {
    _content = FunctionPlotContent(over: domain) {
      let point = function($0)
      return MarkRecord(.line, x: point.x, y: point.y)
    }
  }
  /// Creates a line along a function; it ends where that has no value, and goes on behind.
  ///
  /// - Parameters:
  ///   - x: What is plotted along the horizontal axis.
  ///   - y: What is plotted along the vertical axis.
  ///   - domain: Over which numbers; `nil` for those of the horizontal axis, −10 to 10 where it names none.
  ///   - function: The value at a number.
  /// - Note: Accepted; no effect. `x`, `y`: a film is not read aloud, and no axis shows the name.
  public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) where PlotContent == FunctionPlotContent {
    _content = FunctionPlotContent(over: domain) { MarkRecord(.line, x: $0, y: function($0)) }
  }
  /// Creates a line along a curve that two functions of a third number make.
  ///
  /// - Parameters:
  ///   - x: What is plotted along the horizontal axis.
  ///   - y: What is plotted along the vertical axis.
  ///   - t: What the third number is.
  ///   - domain: Over which numbers.
  ///   - function: The point at a number.
  /// - Note: Accepted; no effect. `x`, `y`, `t`: a film is not read aloud, and no axis shows the name.
  public init(
    x: Text, y: Text, t: Text, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) where PlotContent == FunctionPlotContent {
    _content = FunctionPlotContent(over: domain) {
      let point = function($0)
      return MarkRecord(.line, x: point.x, y: point.y)
    }
  }
}

/// An area below all data, or below a function.
public struct AreaPlot<PlotContent: ChartContent>: VectorizedChartContent {
  public var _content: PlotContent
  public var body: some ChartContent { _content }
}

extension AreaPlot {
  /// Creates an area below data, in their order.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - x: Where it is along the horizontal axis.
  ///   - y: Where it is along the vertical axis.
  ///   - stacking: How marks at one place are put on one another.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    stacking: MarkStackingMethod = .standard
  ) where PlotContent == VectorizedPlotContent<Data.Element> {
    _content = VectorizedPlotContent(data, isSeries: true) {
      MarkRecord(.area, x: x.input($0), y: y.input($0))
        .sized(.automatic, .automatic, stacking)
    }
  }
  /// Creates an area between two values of the data.
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
    _content = VectorizedPlotContent(data, isSeries: true) {
      MarkRecord(.area, x: x.input($0), y: yStart.input($0), yEnd: yEnd.input($0))
    }
  }
  /// Creates an area between zero and a function.
  ///
  /// - Parameters:
  ///   - x: What is plotted along the horizontal axis.
  ///   - y: What is plotted along the vertical axis.
  ///   - domain: Over which numbers; `nil` for those of the horizontal axis, −10 to 10 where it names none.
  ///   - function: The value at a number.
  /// - Note: Accepted; no effect. `x`, `y`: a film is not read aloud, and no axis shows the name.
  @_disfavoredOverload public init(
    x: some StringProtocol, y: some StringProtocol, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) where PlotContent == FunctionPlotContent {
    _content = FunctionPlotContent(over: domain) {
      MarkRecord(.area, x: $0, y: 0, yEnd: function($0))
    }
  }
  /// Creates an area between two functions.
  ///
  /// - Parameters:
  ///   - x: What is plotted along the horizontal axis.
  ///   - yStart: What is plotted where it begins.
  ///   - yEnd: What is plotted where it ends.
  ///   - domain: Over which numbers; `nil` for those of the horizontal axis, −10 to 10 where it names none.
  ///   - function: Both values at a number.
  /// - Note: Accepted; no effect. `x`, `yStart`, `yEnd`: a film is not read aloud, and no axis shows the name.
  @_disfavoredOverload public init(
    x: some StringProtocol, yStart: some StringProtocol, yEnd: some StringProtocol,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) where PlotContent == FunctionPlotContent {
    _content = FunctionPlotContent(over: domain) {
      let ends = function($0)
      return MarkRecord(.area, x: $0, y: ends.yStart, yEnd: ends.yEnd)
    }
  }
  /// Creates an area between zero and a function.
  ///
  /// - Parameters:
  ///   - x: What is plotted along the horizontal axis.
  ///   - y: What is plotted along the vertical axis.
  ///   - domain: Over which numbers; `nil` for those of the horizontal axis, −10 to 10 where it names none.
  ///   - function: The value at a number.
  /// - Note: Accepted; no effect. `x`, `y`: a film is not read aloud, and no axis shows the name.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) where PlotContent == FunctionPlotContent {
    _content = FunctionPlotContent(over: domain) {
      MarkRecord(.area, x: $0, y: 0, yEnd: function($0))
    }
  }
  /// Creates an area between two functions.
  ///
  /// - Parameters:
  ///   - x: What is plotted along the horizontal axis.
  ///   - yStart: What is plotted where it begins.
  ///   - yEnd: What is plotted where it ends.
  ///   - domain: Over which numbers; `nil` for those of the horizontal axis, −10 to 10 where it names none.
  ///   - function: Both values at a number.
  /// - Note: Accepted; no effect. `x`, `yStart`, `yEnd`: a film is not read aloud, and no axis shows the name.
  public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) where PlotContent == FunctionPlotContent {
    _content = FunctionPlotContent(over: domain) {
      let ends = function($0)
      return MarkRecord(.area, x: $0, y: ends.yStart, yEnd: ends.yEnd)
    }
  }
  /// Creates an area between zero and a function.
  ///
  /// - Parameters:
  ///   - x: What is plotted along the horizontal axis.
  ///   - y: What is plotted along the vertical axis.
  ///   - domain: Over which numbers; `nil` for those of the horizontal axis, −10 to 10 where it names none.
  ///   - function: The value at a number.
  /// - Note: Accepted; no effect. `x`, `y`: a film is not read aloud, and no axis shows the name.
  public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) where PlotContent == FunctionPlotContent {
    _content = FunctionPlotContent(over: domain) {
      MarkRecord(.area, x: $0, y: 0, yEnd: function($0))
    }
  }
  /// Creates an area between two functions.
  ///
  /// - Parameters:
  ///   - x: What is plotted along the horizontal axis.
  ///   - yStart: What is plotted where it begins.
  ///   - yEnd: What is plotted where it ends.
  ///   - domain: Over which numbers; `nil` for those of the horizontal axis, −10 to 10 where it names none.
  ///   - function: Both values at a number.
  /// - Note: Accepted; no effect. `x`, `yStart`, `yEnd`: a film is not read aloud, and no axis shows the name.
  public init(
    x: Text, yStart: Text, yEnd: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) where PlotContent == FunctionPlotContent {
    _content = FunctionPlotContent(over: domain) {
      let ends = function($0)
      return MarkRecord(.area, x: $0, y: ends.yStart, yEnd: ends.yEnd)
    }
  }
}

extension MarkRecord {
  /// Creates a point of a function's course; `nil` where it has no place.
  ///
  /// - Parameters:
  ///   - kind: What is drawn.
  ///   - x: Where it is along the horizontal axis.
  ///   - y: Where it is, or begins, along the vertical axis.
  ///   - yEnd: Where it ends there.
  fileprivate init?(_ kind: Kind, x: Double, y: Double, yEnd: Double? = nil) {
    guard x.isFinite, y.isFinite, yEnd?.isFinite ?? true else { return nil }
    func input(_ number: Double) -> PlotInput { PlotInput(.number(number)) }
    self.init(kind, x: input(x), y: input(y), yEnd: yEnd.map(input))
  }
}
