import Foundation
import Geometry
public import ViewEngine

extension View {
  /// Writes the horizontal value that a finger on the plot points at; `nil` when it is gone.
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartOptions { $0.xSelection = SelectionSink(value) }
  }
  /// Writes the vertical value that a finger on the plot points at; `nil` when it is gone.
  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartOptions { $0.ySelection = SelectionSink(value) }
  }
  /// Writes the value, in the sum of all sectors before, that a finger points at; `nil` when it is gone.
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartOptions { $0.angleSelection = SelectionSink(value) }
  }

  /// Along which axes charts show a part of their data.
  ///
  /// - Note: The part is shown and does not scroll; a film says so.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    chartOptions { $0.scrolling.axes = axes }
  }
  /// How much of the horizontal axis is seen, in its unit or in seconds.
  public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chartOptions { $0.scrolling.xLength = PlotScalar(length).number }
  }
  /// How much of the vertical axis is seen, in its unit or in seconds.
  public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chartOptions { $0.scrolling.yLength = PlotScalar(length).number }
  }
  /// Where the part of the horizontal axis that is seen begins.
  public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    chartOptions { $0.scrolling.xStart = PlotScalar(x.wrappedValue) }
  }
  /// Where the part of the horizontal axis that is seen begins.
  public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
    chartOptions { $0.scrolling.xStart = PlotScalar(initialX) }
  }
  /// Where the part of the vertical axis that is seen begins.
  public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
    chartOptions { $0.scrolling.yStart = PlotScalar(y.wrappedValue) }
  }
  /// Where the part of the vertical axis that is seen begins.
  public func chartScrollPosition<P: Plottable>(initialY: P) -> some View {
    chartOptions { $0.scrolling.yStart = PlotScalar(initialY) }
  }
}

extension SelectionSink {
  /// Writes values of a type.
  fileprivate init<P: Plottable>(_ binding: Binding<P?>) {
    select = { binding.wrappedValue = $0.flatMap { $0.value(as: P.self) } }
  }
}
