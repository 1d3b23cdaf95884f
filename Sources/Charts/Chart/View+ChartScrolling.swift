import Foundation
import Geometry
public import ViewEngine
import Views

extension View {
  /// Along which axes charts scroll, as far as they show a part of their data.
  ///
  /// - Note: Of two axes only the horizontal one scrolls; of the other a part is shown, and a film says so.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    chartOptions { $0.scrolling.axes = axes }
  }
  /// How much of the horizontal axis is seen, in its unit, in seconds or in categories.
  public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chartOptions { $0.scrolling.xLength = PlotScalar(length).number }
  }
  /// How much of the vertical axis is seen, in its unit, in seconds or in categories.
  public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chartOptions { $0.scrolling.yLength = PlotScalar(length).number }
  }
  /// Ties the value with which the visible part of the horizontal axis begins to a binding: charts scroll there, by the
  /// animation of the change, and write it as a finger scrolls.
  public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    let (start, sink) = (PlotScalar(x.wrappedValue), ScrollSink(x))
    return chartOptions {
      ($0.scrolling.xStart, $0.scrolling.isXInitial, $0.scrolling.xSink) = (start, false, sink)
    }
  }
  /// With which value the visible part of the horizontal axis begins at first.
  public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
    chartOptions {
      ($0.scrolling.xStart, $0.scrolling.isXInitial) = (PlotScalar(initialX), true)
    }
  }
  /// Ties the value with which the visible part of the vertical axis begins to a binding: numbers from below, names from
  /// above.
  ///
  /// Charts scroll there, by the animation of the change, and write it as a finger scrolls.
  public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
    let (start, sink) = (PlotScalar(y.wrappedValue), ScrollSink(y))
    return chartOptions {
      ($0.scrolling.yStart, $0.scrolling.isYInitial, $0.scrolling.ySink) = (start, false, sink)
    }
  }
  /// With which value the visible part of the vertical axis begins at first: numbers from below, names from above.
  public func chartScrollPosition<P: Plottable>(initialY: P) -> some View {
    chartOptions {
      ($0.scrolling.yStart, $0.scrolling.isYInitial) = (PlotScalar(initialY), true)
    }
  }
  /// Sets where charts come to rest when a finger has scrolled them.
  public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
    chartOptions { $0.scrolling.behavior = behavior }
  }
}
