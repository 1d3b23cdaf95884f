public import Foundation
public import Geometry
public import ViewEngine

extension View {
  /// The values that horizontal axes show.
  ///
  /// - Parameters:
  ///   - domain: The values.
  ///   - type: The type of the scale.
  /// - Returns: The view.
  public func chartXScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
    chartOptions {
      $0.xScale.domain = domain.wish
      $0.xScale.type = type ?? $0.xScale.type
    }
  }
  /// The values that horizontal axes show, and where.
  ///
  /// - Parameters:
  ///   - domain: The values.
  ///   - range: Where they lie on the plot.
  ///   - type: The type of the scale.
  /// - Returns: The view.
  public func chartXScale<D: ScaleDomain>(
    domain: D, range: PositionScaleRange, type: ScaleType? = nil
  ) -> some View {
    chartXScale(domain: domain, type: type).chartXScale(range: range)
  }
  /// Where the values of horizontal axes lie on the plot.
  ///
  /// - Parameters:
  ///   - range: Where.
  ///   - type: The type of the scale.
  /// - Returns: The view.
  public func chartXScale(range: PositionScaleRange, type: ScaleType? = nil) -> some View {
    chartOptions {
      ($0.xScale.startPadding, $0.xScale.endPadding) = (range.start, range.end)
      $0.xScale.type = type ?? $0.xScale.type
    }
  }
  /// The type of horizontal scales.
  public func chartXScale(type: ScaleType?) -> some View { chartOptions { $0.xScale.type = type } }

  /// The values that vertical axes show.
  ///
  /// - Parameters:
  ///   - domain: The values.
  ///   - type: The type of the scale.
  /// - Returns: The view.
  public func chartYScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
    chartOptions {
      $0.yScale.domain = domain.wish
      $0.yScale.type = type ?? $0.yScale.type
    }
  }
  /// The values that vertical axes show, and where.
  ///
  /// - Parameters:
  ///   - domain: The values.
  ///   - range: Where they lie on the plot.
  ///   - type: The type of the scale.
  /// - Returns: The view.
  public func chartYScale<D: ScaleDomain>(
    domain: D, range: PositionScaleRange, type: ScaleType? = nil
  ) -> some View {
    chartYScale(domain: domain, type: type).chartYScale(range: range)
  }
  /// Where the values of vertical axes lie on the plot.
  ///
  /// - Parameters:
  ///   - range: Where.
  ///   - type: The type of the scale.
  /// - Returns: The view.
  public func chartYScale(range: PositionScaleRange, type: ScaleType? = nil) -> some View {
    chartOptions {
      ($0.yScale.startPadding, $0.yScale.endPadding) = (range.start, range.end)
      $0.yScale.type = type ?? $0.yScale.type
    }
  }
  /// The type of vertical scales.
  public func chartYScale(type: ScaleType?) -> some View { chartOptions { $0.yScale.type = type } }

  /// The styles of values.
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View {
    chartForegroundStyleScale(domain: mapping.map(\.key), range: mapping.map(\.value))
  }
  /// The styles of values.
  ///
  /// - Parameters:
  ///   - domain: The values.
  ///   - range: Their styles, in the same order.
  /// - Returns: The view.
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D], range: [S]
  ) -> some View {
    let names = domain.map { StyleScale.name(of: PlotInput(PlotScalar($0))) }
    return chartOptions { ($0.color.domain, $0.color.styles) = (names, range) }
  }
  /// The styles of values, in the order in which they come.
  public func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
    chartOptions { $0.color.styles = range }
  }
  /// The colours of numbers, from the least to the greatest.
  public func chartForegroundStyleScale(range: Gradient) -> some View {
    chartOptions { $0.color.gradient = range }
  }
  /// The values that have styles, in the legend's order.
  public func chartForegroundStyleScale<D: Plottable>(domain: [D]) -> some View {
    let names = domain.map { StyleScale.name(of: PlotInput(PlotScalar($0))) }
    return chartOptions { $0.color.domain = names }
  }
  /// The style of each value.
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    mapping: @escaping (D) -> S
  ) -> some View {
    chartOptions { $0.color.mapping = { Self.value($0).map(mapping) } }
  }
  /// The style of each of some values.
  ///
  /// - Parameters:
  ///   - domain: The values.
  ///   - mapping: The style of a value.
  /// - Returns: The view.
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D], mapping: @escaping (D) -> S
  ) -> some View {
    chartForegroundStyleScale(domain: domain, range: domain.map(mapping))
  }

  /// The value that a name in the legend stands for.
  private static func value<D: Plottable>(_ name: String) -> D? {
    PlotScalar.category(name).value(as: D.self)
      ?? Double(name).flatMap { PlotScalar.number($0).value(as: D.self) }
  }

  /// The symbols of values.
  public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View {
    chartSymbolScale(domain: mapping.map(\.key), range: mapping.map(\.value))
  }
  /// The symbols of values.
  ///
  /// - Parameters:
  ///   - domain: The values.
  ///   - range: Their symbols, in the same order.
  /// - Returns: The view.
  public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    domain: [D], range: [S]
  ) -> some View {
    let names = domain.map { StyleScale.name(of: PlotInput(PlotScalar($0))) }
    let symbols = range.map { AnyChartSymbol($0) }
    return chartOptions { ($0.symbol.domain, $0.symbol.symbols) = (names, symbols) }
  }
  /// The symbols of values, in the order in which they come.
  public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
    let symbols = range.map { AnyChartSymbol($0) }
    return chartOptions { $0.symbol.symbols = symbols }
  }

  /// The pens of values.
  public func chartLineStyleScale<D: Plottable>(
    _ mapping: KeyValuePairs<D, StrokeStyle>
  ) -> some View {
    chartLineStyleScale(domain: mapping.map(\.key), range: mapping.map(\.value))
  }
  /// The pens of values.
  ///
  /// - Parameters:
  ///   - domain: The values.
  ///   - range: Their pens, in the same order.
  /// - Returns: The view.
  public func chartLineStyleScale<D: Plottable>(
    domain: [D], range: [StrokeStyle]
  ) -> some View {
    let names = domain.map { StyleScale.name(of: PlotInput(PlotScalar($0))) }
    return chartOptions { ($0.pen.domain, $0.pen.pens) = (names, range) }
  }
  /// The pens of values, in the order in which they come.
  public func chartLineStyleScale(range: [StrokeStyle]) -> some View {
    chartOptions { $0.pen.pens = range }
  }
  /// The values that have pens, in their order.
  public func chartLineStyleScale<D: Plottable>(domain: [D]) -> some View {
    let names = domain.map { StyleScale.name(of: PlotInput(PlotScalar($0))) }
    return chartOptions { $0.pen.domain = names }
  }
  /// The pen of each value.
  public func chartLineStyleScale<D: Plottable>(
    mapping: @escaping (D) -> StrokeStyle
  ) -> some View {
    chartOptions { $0.pen.penMapping = { Self.value($0).map(mapping) } }
  }

  /// The areas of values' symbols, in square points.
  public func chartSymbolSizeScale<D: Plottable>(
    _ mapping: KeyValuePairs<D, CGFloat>
  ) -> some View {
    chartSymbolSizeScale(domain: mapping.map(\.key), range: mapping.map(\.value))
  }
  /// The areas of values' symbols.
  ///
  /// - Parameters:
  ///   - domain: The values.
  ///   - range: Their areas in square points, in the same order.
  /// - Returns: The view.
  public func chartSymbolSizeScale<D: Plottable>(domain: [D], range: [CGFloat]) -> some View {
    chartSymbolSizeScale(domain: domain).chartSymbolSizeScale(range: range)
  }
  /// The areas of numbers' symbols.
  ///
  /// - Parameters:
  ///   - domain: The least number and the greatest one.
  ///   - range: Their areas in square points; those between them are in proportion.
  /// - Returns: The view.
  public func chartSymbolSizeScale<D: Plottable & Comparable>(
    domain: ClosedRange<D>, range: ClosedRange<CGFloat>
  ) -> some View {
    chartSymbolSizeScale(domain: domain).chartSymbolSizeScale(range: range)
  }
  /// The values whose symbols have areas, from the least area to the greatest.
  public func chartSymbolSizeScale<D: Plottable>(domain: [D]) -> some View {
    let names = domain.map { PlotInput(PlotScalar($0)).category }
    return chartOptions { $0.symbolSize.names = names }
  }
  /// The least number that has an area of its own, and the greatest one.
  public func chartSymbolSizeScale<D: Plottable & Comparable>(
    domain: ClosedRange<D>
  ) -> some View {
    let (low, high) = (PlotScalar(domain.lowerBound), PlotScalar(domain.upperBound))
    let bounds = PlotInput(low).low...PlotInput(high).low
    return chartOptions { $0.symbolSize.bounds = bounds }
  }
  /// The areas of values' symbols in square points, in the order in which they come.
  public func chartSymbolSizeScale(range: [CGFloat]) -> some View {
    chartOptions { ($0.symbolSize.areas, $0.symbolSize.range) = (range, nil) }
  }
  /// The areas of the least number's symbol and of the greatest one's, in square points.
  public func chartSymbolSizeScale(range: ClosedRange<CGFloat>) -> some View {
    chartOptions { ($0.symbolSize.areas, $0.symbolSize.range) = (nil, range) }
  }
  /// The area of each value's symbol, in square points.
  public func chartSymbolSizeScale<D: Plottable>(
    mapping: @escaping (D) -> CGFloat
  ) -> some View {
    chartOptions { $0.symbolSize.mapping = { $0.value(as: D.self).map(mapping) } }
  }
}
