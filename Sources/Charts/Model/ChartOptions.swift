import Foundation
import Geometry
import ViewEngine

/// What modifiers say of the charts in a view.
struct ChartOptions {
  var (xScale, yScale) = (ScaleWish(), ScaleWish())
  var (color, symbol, pen) = (StyleWish(), StyleWish(), StyleWish())
  var symbolSize = SizeWish()
  var (xAxis, yAxis) = (AxisWish.automatic, AxisWish.automatic)
  var legend = LegendWish()
  var (xTitle, yTitle): (AxisTitle?, AxisTitle?)
  var plotStyle: (@MainActor (AnyView) -> AnyView)?
  var (xSelection, ySelection, angleSelection): (SelectionSink?, SelectionSink?, SelectionSink?)
  var (xRange, yRange): (RangeSink?, RangeSink?)
  var scrolling = ScrollWish()
  // Of three dimensions: the axis of depth, and how they are seen.
  var zScale = ScaleWish()
  var zAxis = AxisWish.automatic
  var zTitle: AxisTitle?
  var pose: Chart3DPose?
  var poseBinding: Binding<Chart3DPose>?
  var projection = Chart3DCameraProjection.automatic
}

/// What a scene says of an axis.
enum AxisWish {
  case automatic, hidden
  case content([AxisMarksRecord])
}

/// What a scene says of the legend.
struct LegendWish {
  var isHidden = false
  var position = AnnotationPosition.bottom
  var alignment: Alignment?
  var spacing: CGFloat?
  /// A legend of the scene's own.
  var content: AnyView?
}

/// The title of an axis.
struct AxisTitle {
  var view: AnyView
  var position: AnnotationPosition
  var alignment: Alignment?
  var spacing: CGFloat?
}

/// Who is told which value a finger points at; `nil` when it is gone.
struct SelectionSink {
  let select: @MainActor (PlotScalar?) -> Void
}

/// Who is told which range of values is chosen; `nil` when it is gone.
struct RangeSink {
  let select: @MainActor ((PlotScalar, PlotScalar)?) -> Void
}

/// Which part of a chart is seen.
struct ScrollWish {
  var axes = Axis.Set([])
  /// How much of an axis is seen, in its unit.
  var (xLength, yLength): (Double?, Double?)
  /// Where it begins.
  var (xStart, yStart): (PlotScalar?, PlotScalar?)
  /// Whether it only begins there, and code does not scroll it later.
  var (isXInitial, isYInitial) = (false, false)
  /// Who is told where it is scrolled.
  var (xSink, ySink): (ScrollSink?, ScrollSink?)
  /// Where it comes to rest; `nil` for wherever it would.
  var behavior: (any ChartScrollTargetBehavior)?
}

private enum ChartOptionsKey: EnvironmentKey {
  static var defaultValue: ChartOptions { ChartOptions() }
}

extension EnvironmentValues {
  /// What modifiers say of the charts in a view.
  var chartOptions: ChartOptions {
    get { self[ChartOptionsKey.self] }
    set { self[ChartOptionsKey.self] = newValue }
  }
}

extension View {
  /// This view with what is said of its charts changed.
  func chartOptions(_ change: @escaping (inout ChartOptions) -> Void) -> some View {
    transformEnvironment(\.chartOptions, transform: change)
  }
}
