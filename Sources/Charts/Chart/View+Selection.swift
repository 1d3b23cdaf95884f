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

extension SelectionSink {
  /// Writes values of a type.
  fileprivate init<P: Plottable>(_ binding: Binding<P?>) {
    select = { binding.wrappedValue = $0.flatMap { $0.value(as: P.self) } }
  }
}
