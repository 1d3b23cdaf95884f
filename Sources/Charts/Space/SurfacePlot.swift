import Foundation
public import ViewEngine
public import Views

/// What a chart of three dimensions is made of: marks, as any chart is.
public typealias Chart3DContent = ChartContent
/// Makes one content of the marks in a block.
public typealias Chart3DContentBuilder = ChartContentBuilder

/// A surface as its function says it.
struct SurfaceCourse {
  /// The height at a place of the ground: to the right, and to the front.
  let function: @Sendable (Double, Double) -> Double
  var style: Chart3DSurfaceStyle?
}

/// How a surface is painted.
public struct Chart3DSurfaceStyle {
  enum Form {
    case height(Gradient)
    case normal
  }
  let form: Form
  /// The heights of the gradient's ends; `nil` for the least and the greatest.
  var range: ClosedRange<Double>?

  /// The gradient of heights that a scene does not name.

  ///

  /// No source names it; it is ours.
  private static var usual: Gradient { Gradient(colors: [.blue, .green, .yellow, .red]) }

  /// By its height.
  public static var heightBased: Self { Self(form: .height(usual)) }
  /// By its height, with a gradient from the least to the greatest.
  ///
  /// - Parameters:
  ///   - gradient: The gradient.
  ///   - yRange: The heights of its ends; `nil` for the least and the greatest.
  /// - Returns: The style.
  public static func heightBased(
    _ gradient: Gradient, yRange: ClosedRange<Double>? = nil
  ) -> Self {
    Self(form: .height(gradient), range: yRange)
  }
  /// By its height between two.
  public static func heightBased(yRange: ClosedRange<Double>?) -> Self {
    Self(form: .height(usual), range: yRange)
  }
  /// By its direction: red to the right, green up, blue to the front.
  public static var normalBased: Self { Self(form: .normal) }
}

/// A surface along a function of two numbers, in a chart of three dimensions.
public struct SurfacePlot: PrimitiveChartContent {
  private var course: SurfaceCourse
  func collect(into collector: inout MarkCollector) {
    var mark = MarkRecord(.surface)
    mark.surface = course
    collector.add(mark)
  }

  /// Creates a surface.
  ///
  /// - Parameters:
  ///   - x: What is plotted to the right.
  ///   - y: What is plotted up.
  ///   - z: What is plotted to the front.
  ///   - function: The height at a place of the ground.
  /// - Note: Accepted; no effect. `x`, `y`, `z`: a film is not read aloud, and no axis shows the name.
  @_disfavoredOverload public init(
    x: some StringProtocol, y: some StringProtocol, z: some StringProtocol,
    function: @escaping @Sendable (Double, Double) -> Double
  ) { course = SurfaceCourse(function: function) }
  /// Creates a surface.
  ///
  /// - Parameters:
  ///   - x: What is plotted to the right.
  ///   - y: What is plotted up.
  ///   - z: What is plotted to the front.
  ///   - function: The height at a place of the ground.
  /// - Note: Accepted; no effect. `x`, `y`, `z`: a film is not read aloud, and no axis shows the name.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, z: LocalizedStringKey,
    function: @escaping @Sendable (Double, Double) -> Double
  ) { course = SurfaceCourse(function: function) }
  /// Creates a surface.
  ///
  /// - Parameters:
  ///   - x: What is plotted to the right.
  ///   - y: What is plotted up.
  ///   - z: What is plotted to the front.
  ///   - function: The height at a place of the ground.
  /// - Note: Accepted; no effect. `x`, `y`, `z`: a film is not read aloud, and no axis shows the name.
  public init(
    x: Text, y: Text, z: Text, function: @escaping @Sendable (Double, Double) -> Double
  ) { course = SurfaceCourse(function: function) }

  /// Paints the surface by its height or its direction.
  public func foregroundStyle(_ style: Chart3DSurfaceStyle) -> SurfacePlot {
    var plot = self
    plot.course.style = style
    return plot
  }
  /// How rough the surface is.
  ///
  /// - Note: Accepted; no effect. Surfaces have no gloss.
  public func roughness(_ roughness: Double) -> SurfacePlot { self }
}

extension PointMark {
  /// Creates a point of a chart of three dimensions.
  ///
  /// - Parameters:
  ///   - x: Where it is to the right.
  ///   - y: Where it is up.
  ///   - z: Where it is to the front.
  public init<X: Plottable, Y: Plottable, Z: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, z: PlottableValue<Z>
  ) { mark = MarkRecord(.point, x: x.input, y: y.input).deep(z.input) }
}

extension RuleMark {
  /// Creates a line of a chart of three dimensions, along the axis of which it has a range.
  ///
  /// - Parameters:
  ///   - x: Where it is, or from where to where it goes, to the right.
  ///   - y: The same up.
  ///   - z: The same to the front.
  public init<X: Plottable, Y: Plottable, Z: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, z: PlottableValue<Z>
  ) { mark = MarkRecord(.rule, x: x.input, y: y.input).deep(z.input) }
}

extension RectangleMark {
  /// Creates a rectangle of a chart of three dimensions, along the axes of which it has ranges; a box where it has three.
  ///
  /// - Parameters:
  ///   - x: Where it is, or from where to where it goes, to the right.
  ///   - y: The same up.
  ///   - z: The same to the front.
  public init<X: Plottable, Y: Plottable, Z: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, z: PlottableValue<Z>
  ) { mark = MarkRecord(.rectangle, x: x.input, y: y.input).deep(z.input) }
}

extension MarkRecord {
  /// This mark at a place of the third axis.
  fileprivate func deep(_ z: PlotInput) -> MarkRecord {
    var mark = self
    mark.z = z
    return mark
  }
}
