public import Foundation
import Geometry
public import ViewEngine

/// A view beside a mark.
struct MarkAnnotation {
  let position: AnnotationPosition
  let alignment: Alignment
  let spacing: CGFloat
  let overflow: AnnotationOverflowResolution
  let view: AnyView
  /// The view by what it stands beside; `nil` for the one above.
  var contextual: (@MainActor (AnnotationContext) -> AnyView)?
}

/// What an annotation stands beside.
public struct AnnotationContext: Hashable, Sendable {
  /// The size of the mark, in points.
  public let targetSize: CGSize
}

/// Where an annotation stands.
public struct AnnotationPosition: Hashable, Sendable {
  /// Where it stands from the middle of the mark: −1 before, 0 at, 1 behind, along each axis.
  let (x, y): (Int, Int)
  let isOver: Bool
  /// Whether the scene leaves it to the chart: above a mark, below a plot.
  let isAutomatic: Bool

  init(_ x: Int, _ y: Int, isOver: Bool = false, isAutomatic: Bool = false) {
    (self.x, self.y, self.isOver, self.isAutomatic) = (x, y, isOver, isAutomatic)
  }

  /// Above a mark; a legend stands below its chart, the title of an axis at its end.
  public static let automatic = Self(0, -1, isAutomatic: true)
  /// Over the mark.
  public static let overlay = Self(0, 0, isOver: true)
  /// Above the mark.
  public static let top = Self(0, -1)
  /// Below the mark.
  public static let bottom = Self(0, 1)
  /// Before the mark.
  public static let leading = Self(-1, 0)
  /// Behind the mark.
  public static let trailing = Self(1, 0)
  /// Above and before the mark.
  public static let topLeading = Self(-1, -1)
  /// Above and behind the mark.
  public static let topTrailing = Self(1, -1)
  /// Below and before the mark.
  public static let bottomLeading = Self(-1, 1)
  /// Below and behind the mark.
  public static let bottomTrailing = Self(1, 1)
}

/// What happens to an annotation that does not fit.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// What happens along an axis.
  public struct Strategy: Hashable, Sendable {
    enum Form: Hashable, Sendable { case automatic, fitPlot, fitChart, padScale, disabled }
    let form: Form
    /// What suits the mark.
    public static let automatic = Self(form: .automatic)
    /// It is moved into the plot.
    public static let fit = Self(form: .fitPlot)
    /// It is moved into the plot or the chart.
    public static func fit(to boundary: Boundary) -> Self {
      Self(form: boundary == .chart ? .fitChart : .fitPlot)
    }
    /// The scale makes room for it.
    ///
    /// - Note: Accepted; no effect. It is not moved, and the scale stays as it is.
    public static let padScale = Self(form: .padScale)
    /// It stays where it is.
    public static let disabled = Self(form: .disabled)
  }
  /// What an annotation is moved into.
  public enum Boundary: Hashable, Sendable {
    /// What suits the mark.
    case automatic
    /// The chart with its axes.
    case chart
    /// The plot.
    case plot
  }
  /// What happens along the horizontal axis.
  public var x: Strategy
  /// What happens along the vertical axis.
  public var y: Strategy
  /// What suits the mark.
  public static let automatic = Self()

  /// Creates a resolution.
  ///
  /// - Parameters:
  ///   - x: What happens along the horizontal axis.
  ///   - y: What happens along the vertical axis.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }
}

extension ChartContent {
  /// Shows a view beside each mark.
  ///
  /// - Parameters:
  ///   - position: Where it stands.
  ///   - alignment: How it is aligned with the mark there.
  ///   - spacing: How far from the mark.
  ///   - overflowResolution: What happens where it does not fit.
  ///   - content: The view.
  /// - Returns: The content.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution = .automatic,
    @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let annotation = MarkAnnotation(
      position: position, alignment: alignment, spacing: spacing ?? 4,
      overflow: overflowResolution, view: AnyView(content()))
    return look { $0.annotations.append(annotation) }
  }
  /// Shows a view beside each mark, by the mark's size.
  ///
  /// - Parameters:
  ///   - position: Where it stands.
  ///   - alignment: How it is aligned with the mark there.
  ///   - spacing: How far from the mark.
  ///   - overflowResolution: What happens where it does not fit.
  ///   - content: The view.
  /// - Returns: The content.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution = .automatic,
    @ViewBuilder content: @escaping @MainActor (AnnotationContext) -> C
  ) -> some ChartContent {
    let annotation = MarkAnnotation(
      position: position, alignment: alignment, spacing: spacing ?? 4,
      overflow: overflowResolution, view: AnyView(EmptyView()),
      contextual: { AnyView(content($0)) })
    return look { $0.annotations.append(annotation) }
  }
}
