public import Foundation
import Geometry
public import ViewEngine
public import Views

extension View {
  /// The horizontal axis of charts.
  public func chartXAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
    let axes = content()._axes
    return chartOptions { if case .automatic = $0.xAxis { $0.xAxis = .content(axes) } }
  }
  /// The vertical axis of charts.
  public func chartYAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
    let axes = content()._axes
    return chartOptions { if case .automatic = $0.yAxis { $0.yAxis = .content(axes) } }
  }
  /// Whether charts show their horizontal axis.
  public func chartXAxis(_ visibility: Visibility) -> some View {
    chartOptions { if visibility == .hidden { $0.xAxis = .hidden } }
  }
  /// Whether charts show their vertical axis.
  public func chartYAxis(_ visibility: Visibility) -> some View {
    chartOptions { if visibility == .hidden { $0.yAxis = .hidden } }
  }

  /// The title of the horizontal axis.
  ///
  /// - Parameters:
  ///   - label: The title.
  ///   - position: Where it stands; below the axis unless said.
  ///   - alignment: How it is aligned there.
  ///   - spacing: How far from the axis.
  /// - Returns: The view.
  @_disfavoredOverload
  public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }
  /// The title of the horizontal axis.
  ///
  /// - Parameters:
  ///   - labelKey: The title.
  ///   - position: Where it stands; below the axis unless said.
  ///   - alignment: How it is aligned there.
  ///   - spacing: How far from the axis.
  /// - Returns: The view.
  public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }
  /// The title of the horizontal axis.
  ///
  /// - Parameters:
  ///   - position: Where it stands; below the axis unless said.
  ///   - alignment: How it is aligned there.
  ///   - spacing: How far from the axis.
  ///   - content: The title.
  /// - Returns: The view.
  public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let title = AxisTitle(
      view: AnyView(content()), position: position, alignment: alignment, spacing: spacing)
    return chartOptions { $0.xTitle = title }
  }
  /// The title of the vertical axis.
  ///
  /// - Parameters:
  ///   - label: The title.
  ///   - position: Where it stands; above the axis unless said.
  ///   - alignment: How it is aligned there.
  ///   - spacing: How far from the axis.
  /// - Returns: The view.
  @_disfavoredOverload
  public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }
  /// The title of the vertical axis.
  ///
  /// - Parameters:
  ///   - labelKey: The title.
  ///   - position: Where it stands; above the axis unless said.
  ///   - alignment: How it is aligned there.
  ///   - spacing: How far from the axis.
  /// - Returns: The view.
  public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }
  /// The title of the vertical axis.
  ///
  /// - Parameters:
  ///   - position: Where it stands; above the axis unless said.
  ///   - alignment: How it is aligned there.
  ///   - spacing: How far from the axis.
  ///   - content: The title.
  /// - Returns: The view.
  public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let title = AxisTitle(
      view: AnyView(content()), position: position, alignment: alignment, spacing: spacing)
    return chartOptions { $0.yTitle = title }
  }
}
