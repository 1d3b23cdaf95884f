public import Foundation
public import ViewEngine

/// What an axis of a chart is, for those who hear it.
public protocol AXDataAxisDescriptor: AnyObject {
  /// What it is called.
  var title: String { get set }
}

/// An axis of numbers.
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// How distances on an axis follow from its numbers.
  public enum ScaleType: Int, Sendable {
    /// As they are.
    case linear
    /// By logarithms to the base of ten.
    case log10
    /// By natural logarithms.
    case ln
  }

  open var title: String
  /// Its numbers.
  open var range: ClosedRange<Double>
  /// Where it has lines.
  open var gridlinePositions: [Double]
  /// How its distances follow from its numbers.
  open var scaleType = ScaleType.linear
  /// Says a number.
  open var valueDescriptionProvider: (Double) -> String

  /// Creates an axis.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - range: Its numbers.
  ///   - gridlinePositions: Where it has lines.
  ///   - valueDescriptionProvider: Says a number.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    (self.title, self.range, self.gridlinePositions) = (title, range, gridlinePositions)
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

/// An axis of categories.
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  open var title: String
  /// The categories in their order.
  open var categoryOrder: [String]

  /// Creates an axis.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - categoryOrder: The categories in their order.
  public init(title: String, categoryOrder: [String]) {
    (self.title, self.categoryOrder) = (title, categoryOrder)
  }
}

/// A point of a series: a number or a category along one axis, and numbers along others.
open class AXDataPoint: NSObject {
  /// A value along an axis.
  public enum Value: Hashable, Sendable {
    /// A number.
    case number(Double)
    /// A category.
    case category(String)
  }

  /// The value along the horizontal axis.
  open var xValue: Value
  /// The number along the vertical axis; `nil` for none.
  open var yValue: Double?
  /// What stands along more axes.
  open var additionalValues: [Value]
  /// What the point is called; `nil` for nothing of its own.
  open var label: String?

  /// Creates a point.
  ///
  /// - Parameters:
  ///   - x: The number along the horizontal axis.
  ///   - y: The number along the vertical axis.
  ///   - additionalValues: What stands along more axes.
  ///   - label: What the point is called.
  public init(
    x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil
  ) {
    (xValue, yValue, self.additionalValues, self.label) = (.number(x), y, additionalValues, label)
  }
  /// Creates a point.
  ///
  /// - Parameters:
  ///   - x: The category along the horizontal axis.
  ///   - y: The number along the vertical axis.
  ///   - additionalValues: What stands along more axes.
  ///   - label: What the point is called.
  public init(
    x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil
  ) {
    (xValue, yValue, self.additionalValues, self.label) = (.category(x), y, additionalValues, label)
  }
}

/// A series of points.
open class AXDataSeriesDescriptor: NSObject {
  /// What it is called; `nil` for nothing.
  open var name: String?
  /// Whether its points are parts of a line.
  open var isContinuous: Bool
  /// The points.
  open var dataPoints: [AXDataPoint]

  /// Creates a series.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - isContinuous: Whether its points are parts of a line.
  ///   - dataPoints: The points.
  public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
  }
}

/// What a chart shows, for those who hear it.
open class AXChartDescriptor: NSObject {
  /// What it is called; `nil` for nothing.
  open var title: String?
  /// What it shows, in a sentence; `nil` for none.
  open var summary: String?
  /// The horizontal axis.
  open var xAxis: any AXDataAxisDescriptor
  /// The vertical axis; `nil` for none.
  open var yAxis: AXNumericDataAxisDescriptor?
  /// More axes.
  open var additionalAxes: [any AXDataAxisDescriptor]
  /// The series.
  open var series: [AXDataSeriesDescriptor]

  /// Creates the descriptor of a chart.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - summary: What it shows, in a sentence.
  ///   - xAxis: The horizontal axis.
  ///   - yAxis: The vertical axis.
  ///   - additionalAxes: More axes.
  ///   - series: The series.
  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    (self.title, self.summary, self.series) = (title, summary, series)
    (self.xAxis, self.yAxis, self.additionalAxes) = (xAxis, yAxis, additionalAxes)
  }
}

/// What says what a chart shows.
@MainActor @preconcurrency public protocol AXChartDescriptorRepresentable {
  /// Makes the descriptor of the chart.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Changes the descriptor of the chart.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Changes nothing.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
  /// Says what the chart in this view shows.
  ///
  /// - Parameter representable: What says it; it is not asked.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `representable`: a film is not read aloud.
  public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View { self }
}
