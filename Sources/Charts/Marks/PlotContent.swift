public import Foundation
import Views

/// The marks of a plot of data: one for each element.
public struct VectorizedPlotContent<Datum>: PrimitiveChartContent {
  private let data: [Datum]
  private var marks: [MarkRecord]
  private let isSeries: Bool

  /// Makes the marks of elements.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - isSeries: Whether the marks are points of one line or area.
  ///   - mark: The mark of an element.
  init(_ data: some Sequence<Datum>, isSeries: Bool = false, mark: (Datum) -> MarkRecord) {
    self.data = Array(data)
    (self.isSeries, marks) = (isSeries, self.data.map(mark))
  }

  func collect(into collector: inout MarkCollector) {
    collector.add(plot: marks, isSeries: isSeries)
  }

  /// These marks, each changed by its element.
  func changed(_ change: (inout MarkRecord, Datum) -> Void) -> Self {
    var content = self
    for index in data.indices { change(&content.marks[index], data[index]) }
    return content
  }
}

/// The marks of a plot of a function.
public struct FunctionPlotContent: PrimitiveChartContent {
  private let domain: ClosedRange<Double>?
  private let mark: (Double) -> MarkRecord?

  /// How many points stand for a function's course: an odd number, so that one is in the middle of the domain, where
  /// functions like 1 / x have no value.
  static let count = 257

  /// Makes marks of a function.
  ///
  /// - Parameters:
  ///   - domain: Over which numbers; `nil` for those of the horizontal axis.
  ///   - mark: The mark at a number; `nil` where the function has no value.
  init(over domain: ClosedRange<Double>?, mark: @escaping (Double) -> MarkRecord?) {
    (self.domain, self.mark) = (domain, mark)
  }

  func collect(into collector: inout MarkCollector) {
    let domain = domain ?? collector.domain
    let step = (domain.upperBound - domain.lowerBound) / Double(Self.count - 1)
    var (marks, part): ([MarkRecord], Int) = ([], 0)
    for number in 0..<Self.count {
      let value =
        number == Self.count - 1
        ? domain.upperBound : domain.lowerBound + Double(number) * step
      guard var mark = mark(value) else {
        // The course ends here, and another begins behind.
        part += 1
        continue
      }
      mark.series = "\(part)"
      marks.append(mark)
    }
    collector.add(plot: marks, isSeries: true)
  }
}

/// A plot: marks for all data at once, or for a function.
@MainActor @preconcurrency public protocol VectorizedChartContent: ChartContent {
  /// The type of its marks.
  associatedtype PlotContent: ChartContent
  /// The marks.
  var _content: PlotContent { get set }
}

extension VectorizedChartContent {
  /// Paints each mark with a colour for a value of its element, which the legend explains.
  public func foregroundStyle<Datum, V: Plottable>(
    by value: PlottableProjection<Datum, V>
  ) -> Self where PlotContent == VectorizedPlotContent<Datum> {
    changed { $0.look.color = value.input($1) }
  }
  /// Draws a symbol for a value of each element, which the legend explains.
  public func symbol<Datum, V: Plottable>(
    by value: PlottableProjection<Datum, V>
  ) -> Self where PlotContent == VectorizedPlotContent<Datum> {
    changed { $0.look.symbolKey = value.input($1) }
  }
  /// Makes each symbol as large as its element says.
  ///
  /// - Parameter keyPath: The area, in square points.
  /// - Returns: The plot.
  public func symbolSize<Datum>(_ keyPath: KeyPath<Datum, CGFloat>) -> Self
  where PlotContent == VectorizedPlotContent<Datum> {
    changed { $0.look.symbolSize = $1[keyPath: keyPath] }
  }
  /// Makes each mark as opaque as its element says.
  ///
  /// - Parameter keyPath: The opacity, 0...1.
  /// - Returns: The plot.
  public func opacity<Datum>(_ keyPath: KeyPath<Datum, Double>) -> Self
  where PlotContent == VectorizedPlotContent<Datum> {
    changed { $0.look.opacity *= $1[keyPath: keyPath] }
  }

  private func changed<Datum>(_ change: (inout MarkRecord, Datum) -> Void) -> Self
  where PlotContent == VectorizedPlotContent<Datum> {
    var plot = self
    plot._content = _content.changed(change)
    return plot
  }
}
