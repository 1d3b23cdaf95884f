import DisplayList
public import Foundation
public import Geometry
public import ViewEngine
public import Views

extension ChartContent {
  /// Paints the marks with a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    look { if $0.style == nil { $0.style = style } }
  }
  /// Paints the marks with a colour for each value, which the legend explains.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    look { if $0.color == nil { $0.color = value.input } }
  }
  /// Draws a symbol at the marks' points.
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    look { if $0.symbol == nil { $0.symbol = AnyChartSymbol(symbol) } }
  }
  /// Draws a symbol for each value at the marks' points, which the legend explains.
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    look { if $0.symbolKey == nil { $0.symbolKey = value.input } }
  }
  /// Shows a view at the marks' points.
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let view = AnyView(symbol())
    return look { if $0.symbol == nil { $0.symbol = AnyChartSymbol(view) } }
  }
  /// The symbols' area, in square points.
  public func symbolSize(_ area: CGFloat) -> some ChartContent {
    look { if $0.symbolSize == nil { $0.symbolSize = area } }
  }
  /// The symbols' size, in points.
  public func symbolSize(_ size: CGSize) -> some ChartContent {
    symbolSize(size.width * size.height)
  }
  /// The symbols' area for each value: numbers have it in proportion.
  public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    look { if $0.sizeKey == nil { $0.sizeKey = value.input } }
  }
  /// The pen of lines and rules.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    look { if $0.pen == nil { $0.pen = style } }
  }
  /// Draws lines with a pen for each value: with dashes for all but the first.
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    look { if $0.penKey == nil { $0.penKey = value.input } }
  }
  /// How lines and areas go from point to point.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    look { if $0.interpolation == nil { $0.interpolation = method } }
  }
  /// Rounds the corners of bars, rectangles and sectors.
  ///
  /// - Parameters:
  ///   - radius: The radius, in points.
  ///   - style: How the corners run into the edges.
  /// - Returns: The content.
  /// - Note: Accepted; no effect. `style`: corners of so few points look the same.
  public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    look { if $0.cornerRadius == nil { $0.cornerRadius = radius } }
  }
  /// Puts bars of different values side by side instead of on one another.
  ///
  /// - Parameters:
  ///   - value: What tells them apart.
  ///   - axis: Along which axis they stand side by side.
  ///   - span: How much of the place they share.
  /// - Returns: The content.
  /// - Note: Accepted; no effect. `axis`, `span`: bars are put side by side across their length, in 0.7 of their band.
  public func position<D: Plottable>(
    by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    look { if $0.position == nil { $0.position = value.input } }
  }
}

extension ChartContent {
  /// Multiplies the marks' opacity by `opacity`, 0...1.
  public func opacity(_ opacity: Double) -> some ChartContent { look { $0.opacity *= opacity } }
  /// Moves the marks by points.
  ///
  /// - Parameters:
  ///   - x: To the trailing side.
  ///   - y: Downwards.
  /// - Returns: The content.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    look {
      $0.offset.width += x
      $0.offset.height += y
    }
  }
  /// Moves the marks by points.
  public func offset(_ offset: CGSize) -> some ChartContent {
    self.offset(x: offset.width, y: offset.height)
  }
  /// Moves the ends of the marks by points; of a rule through the plot, the start is the leading or top end.
  ///
  /// Bars, rectangles and rules have ends.
  ///
  /// - Parameters:
  ///   - xStart: How far the start of what a mark covers goes to the trailing side.
  ///   - xEnd: How far its end goes there.
  ///   - yStart: How far the start of what it covers goes down.
  ///   - yEnd: How far its end goes down.
  /// - Returns: The content.
  public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    look {
      $0.ends.xStart += xStart
      $0.ends.xEnd += xEnd
      $0.ends.yStart += yStart
      $0.ends.yEnd += yEnd
    }
  }
  /// Moves the marks across, and the ends of their heights, by points.
  ///
  /// - Parameters:
  ///   - x: To the trailing side.
  ///   - yStart: How far the start goes down.
  ///   - yEnd: How far the end goes down.
  /// - Returns: The content.
  @_disfavoredOverload
  public func offset(x: CGFloat, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
  }
  /// Moves the ends of the marks' widths, and the marks down, by points.
  ///
  /// - Parameters:
  ///   - xStart: How far the start goes to the trailing side.
  ///   - xEnd: How far the end goes there.
  ///   - y: Downwards.
  /// - Returns: The content.
  @_disfavoredOverload
  public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat) -> some ChartContent {
    offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
  }
  /// Lays the marks above those of a lower index.
  public func zIndex(_ value: Double) -> some ChartContent { look { $0.zIndex = value } }
  /// Blurs each mark.
  public func blur(radius: CGFloat) -> some ChartContent {
    effect { $0.blur(radius: radius) }
  }
  /// Gives each mark a shadow.
  ///
  /// - Parameters:
  ///   - color: The shadow's colour.
  ///   - radius: How far it is blurred, in points.
  ///   - x: How far it lies to the right.
  ///   - y: How far it lies below.
  /// - Returns: The content.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent {
    effect { $0.shadow(color: color, radius: radius, x: x, y: y) }
  }
  /// Clips each mark to a shape.
  ///
  /// - Parameters:
  ///   - shape: The shape, in the frame of the mark.
  ///   - style: How its inside is found.
  /// - Returns: The content.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent {
    effect { $0.clipShape(shape, style: style) }
  }
  /// How a mark is called.
  ///
  /// - Note: Accepted; no effect.
  @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> some ChartContent { self }
  /// How a mark is called.
  ///
  /// - Note: Accepted; no effect.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent { self }
  /// How a mark is called.
  ///
  /// - Note: Accepted; no effect.
  public func accessibilityLabel(_ label: Text) -> some ChartContent { self }
  /// How a mark's value is read.
  ///
  /// - Note: Accepted; no effect.
  @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> some ChartContent { self }
  /// How a mark's value is read.
  ///
  /// - Note: Accepted; no effect.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent { self }
  /// How a mark's value is read.
  ///
  /// - Note: Accepted; no effect.
  public func accessibilityValue(_ value: Text) -> some ChartContent { self }
  /// Whether a mark is read.
  ///
  /// - Note: Accepted; no effect.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }
  /// By which name a test finds a mark.
  ///
  /// - Note: Accepted; no effect.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { self }
  /// Whether styles are laid over the whole plot instead of each mark.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    look { $0.spansPlot = aligns }
  }

  private func effect<V: View>(_ effect: @escaping @MainActor (AnyView) -> V) -> some ChartContent {
    look { $0.effects.append { AnyView(effect($0)) } }
  }
}
