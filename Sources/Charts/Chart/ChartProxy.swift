public import Foundation
import Geometry
public import ViewEngine

/// The scales of a chart, and where its plot is.
struct ChartReading: Equatable {
  var anchor: Anchor<CGRect>?
  let (x, y): (PlotScale, PlotScale)
  /// The chart itself, for its styles and for who is told of what is chosen; `nil` for scales alone.
  var model: ChartModel?
  init(
    anchor: Anchor<CGRect>? = nil, x: PlotScale, y: PlotScale, model: ChartModel? = nil
  ) {
    (self.anchor, self.x, self.y, self.model) = (anchor, x, y, model)
  }
  static func == (left: Self, right: Self) -> Bool {
    left.anchor == right.anchor && left.x == right.x && left.y == right.y
  }
}

/// The first chart in a view.
enum ChartReadingKey: PreferenceKey {
  static var defaultValue: ChartReading? { nil }
  static func reduce(value: inout ChartReading?, nextValue: () -> ChartReading?) {
    value = value ?? nextValue()
  }
}

/// A chart as what lies over it sees it: where values are, and which value is where.
@MainActor @preconcurrency public struct ChartProxy {
  let reading: ChartReading?
  /// The size of the plot, in points.
  public let plotSize: CGSize

  /// The size of the plot, in points.
  public var plotAreaSize: CGSize { plotSize }
  /// The frame of the plot, for a geometry proxy; `nil` where there is no chart.
  public var plotFrame: Anchor<CGRect>? { reading?.anchor }
  /// The frame of the plot, for a geometry proxy.
  public var plotAreaFrame: Anchor<CGRect> {
    guard let anchor = reading?.anchor else {
      fatalError("there is no chart below chartOverlay or chartBackground")
    }
    return anchor
  }

  /// Where a value lies, in points from the plot's leading edge.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    place(value, reading?.x, plotSize.width)
  }
  /// Where a value lies, in points from the plot's top edge.
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    place(value, reading?.y, plotSize.height).map { plotSize.height - $0 }
  }
  /// Where a pair of values lies, in points from the plot's top leading corner.
  public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: value.x), let y = position(forY: value.y) else { return nil }
    return CGPoint(x: x, y: y)
  }
  /// What a value covers, in points from the plot's leading edge.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    range(value, reading?.x, plotSize.width)
  }
  /// What a value covers, in points from the plot's top edge.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    range(value, reading?.y, plotSize.height).map {
      plotSize.height - $0.upperBound...plotSize.height - $0.lowerBound
    }
  }
  /// The value at a place, in points from the plot's leading edge.
  ///
  /// - Parameters:
  ///   - position: The place.
  ///   - type: The type of the value.
  /// - Returns: The value; `nil` where there is none of that type.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    value(reading?.x, position, plotSize.width)
  }
  /// The value at a place, in points from the plot's top edge.
  ///
  /// - Parameters:
  ///   - position: The place.
  ///   - type: The type of the value.
  /// - Returns: The value; `nil` where there is none of that type.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    value(reading?.y, plotSize.height - position, plotSize.height)
  }
  /// The values at a point.
  ///
  /// - Parameters:
  ///   - position: The point, from the plot's top leading corner.
  ///   - type: The types of the values.
  /// - Returns: The values; `nil` where there are none of those types.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self)
    else { return nil }
    return (x, y)
  }

  private func place<P: Plottable>(
    _ value: P, _ scale: PlotScale?, _ length: CGFloat
  ) -> CGFloat? {
    scale?.middle(of: PlotInput(PlotScalar(value))).map { CGFloat($0) * length }
  }

  private func range<P: Plottable>(
    _ value: P, _ scale: PlotScale?, _ length: CGFloat
  ) -> ClosedRange<CGFloat>? {
    guard let span = scale?.span(of: PlotInput(PlotScalar(value))) else { return nil }
    return CGFloat(min(span.start, span.end)) * length...CGFloat(max(span.start, span.end)) * length
  }

  private func value<P: Plottable>(
    _ scale: PlotScale?, _ place: CGFloat, _ length: CGFloat
  ) -> P? {
    guard let scale, length > 0 else { return nil }
    return scale.value(at: Double(place / length))?.value(as: P.self)
  }
}
