import Foundation
import Geometry
import ViewEngine

/// How a mark looks, as its modifiers say it; the one nearest to the mark wins.
struct MarkLook {
  var style: (any ShapeStyle)?
  /// The value by which the colour, the symbol, its size, the pen and the place among neighbours are chosen.
  var color, symbolKey, sizeKey, penKey, position: PlotInput?
  var symbol: AnyChartSymbol?
  /// The area of the symbol, in square points.
  var symbolSize: CGFloat?
  var pen: StrokeStyle?
  var interpolation: InterpolationMethod?
  var cornerRadius: CGFloat?
  var opacity = 1.0
  var offset = CGSize.zero
  /// How far the ends of what it covers are moved.
  var ends = MarkEnds()
  var zIndex = 0.0
  var annotations: [MarkAnnotation] = []
  /// Whether the style is laid over the whole plot.
  var spansPlot = false
  /// The mask through which it is seen; `nil` for none.
  var mask: AnyHashable?
  /// The mask of which it is a part, so that it is not seen itself; `nil` for none.
  var maskPart: AnyHashable?
  /// What else is done to the view of the mark, innermost first.
  var effects: [@MainActor (AnyView) -> AnyView] = []
}

/// How far the ends of a mark are moved, in points to the trailing side and downwards.
struct MarkEnds: Equatable {
  var (xStart, xEnd, yStart, yEnd): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
}
