public import Foundation
public import Geometry
public import ViewEngine

extension ChartProxy {
  /// Chooses the horizontal value at a place, in points from the plot's leading edge.
  public func selectXValue(at position: CGFloat) {
    guard let reading else { return }
    reading.model?.options.xSelection?.select(
      Self.scalar(reading.x, position, plotSize.width))
  }
  /// Chooses the vertical value at a place, in points from the plot's top edge.
  public func selectYValue(at position: CGFloat) {
    guard let reading else { return }
    reading.model?.options.ySelection?.select(
      Self.scalar(reading.y, plotSize.height - position, plotSize.height))
  }
  /// Chooses the horizontal values between two places.
  ///
  /// - Parameters:
  ///   - from: One place, in points from the plot's leading edge.
  ///   - to: The other.
  public func selectXRange(from: CGFloat, to: CGFloat) {
    guard let reading else { return }
    reading.model?.options.xRange?.select(
      Self.range(reading.x, from, to, plotSize.width))
  }
  /// Chooses the vertical values between two places.
  ///
  /// - Parameters:
  ///   - from: One place, in points from the plot's top edge.
  ///   - to: The other.
  public func selectYRange(from: CGFloat, to: CGFloat) {
    guard let reading else { return }
    let height = plotSize.height
    reading.model?.options.yRange?.select(
      Self.range(reading.y, height - from, height - to, height))
  }
  /// Chooses the value, in the sum of all sectors before, at an angle clockwise from the top.
  public func selectAngleValue(at angle: Angle) {
    guard let model = reading?.model else { return }
    let turns = angle.radians / (2 * .pi)
    model.options.angleSelection?.select(
      .number((turns - turns.rounded(.down)) * model.angleSum))
  }
  /// The angle at a point, clockwise from the top.
  public func angle(at position: CGPoint) -> Angle {
    .radians(ChartSelector.turns(position, in: plotSize) * 2 * .pi)
  }
  /// The value, in the sum of all sectors before, at an angle clockwise from the top.
  ///
  /// - Parameters:
  ///   - angle: The angle.
  ///   - type: The type of the value.
  /// - Returns: The value; `nil` where there are no sectors, or it is of another type.
  public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
    guard let model = reading?.model, !model.sectors.isEmpty else { return nil }
    let turns = angle.radians / (2 * .pi)
    return PlotScalar.number((turns - turns.rounded(.down)) * model.angleSum).value(as: type)
  }

  /// The style that the chart gives a value; `nil` where no marks are painted by values.
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    guard let colors = reading?.model?.colors, !colors.names.isEmpty else { return nil }
    return AnyShapeStyle(colors.style(of: StyleScale.name(of: PlotInput(PlotScalar(value)))))
  }
  /// The values of the horizontal axis: its first and last, or all categories.
  public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    reading.map { Self.domain($0.x, dataType) } ?? []
  }
  /// The values of the vertical axis: its first and last, or all categories from above.
  public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    guard let reading else { return [] }
    let domain = Self.domain(reading.y, dataType)
    return reading.y.kind == .category ? domain.reversed() : domain
  }

  private static func domain<P: Plottable>(_ scale: PlotScale, _ type: P.Type) -> [P] {
    let scalars: [PlotScalar] =
      switch scale.kind {
      case .category: scale.categories.map { .category($0) }
      case .number: [.number(scale.low), .number(scale.high)]
      case .date: [.date(scale.low), .date(scale.high)]
      }
    return scalars.compactMap { $0.value(as: type) }
  }

  /// The value at a place, no further than the ends of the scale.
  private static func scalar(
    _ scale: PlotScale, _ place: CGFloat, _ length: CGFloat
  ) -> PlotScalar? {
    guard length > 0 else { return nil }
    return scale.value(at: min(max(Double(place / length), 0), 1 - 1e-12))
  }

  private static func range(
    _ scale: PlotScale, _ from: CGFloat, _ to: CGFloat, _ length: CGFloat
  ) -> (PlotScalar, PlotScalar)? {
    guard let first = scalar(scale, from, length), let last = scalar(scale, to, length) else {
      return nil
    }
    return (first, last)
  }
}
