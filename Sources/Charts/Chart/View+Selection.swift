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
}

extension View {
  /// Writes the range of horizontal values that is chosen; `nil` when it is gone.
  ///
  /// - Note: Two fingers choose it on a phone, which a film has not: only `ChartProxy.selectXRange(from:to:)` of a gesture of the scene's own writes it.
  public func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    chartOptions { $0.xRange = RangeSink(range) }
  }
  /// Writes the range of vertical values that is chosen; `nil` when it is gone.
  ///
  /// - Note: Two fingers choose it on a phone, which a film has not: only `ChartProxy.selectYRange(from:to:)` of a gesture of the scene's own writes it.
  public func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    chartOptions { $0.yRange = RangeSink(range) }
  }
}

extension RangeSink {
  /// Writes ranges of a type.
  fileprivate init<P: Plottable & Comparable>(_ binding: Binding<ClosedRange<P>?>) {
    select = { ends in
      guard let ends, let first = ends.0.value(as: P.self), let last = ends.1.value(as: P.self)
      else {
        binding.wrappedValue = nil
        return
      }
      binding.wrappedValue = min(first, last)...max(first, last)
    }
  }
}

extension SelectionSink {
  /// Writes values of a type.
  fileprivate init<P: Plottable>(_ binding: Binding<P?>) {
    select = { binding.wrappedValue = $0.flatMap { $0.value(as: P.self) } }
  }
}
