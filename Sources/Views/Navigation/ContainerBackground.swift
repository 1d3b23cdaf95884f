import Foundation
import Geometry
@_spi(Engine) public import ViewEngine

/// A container whose ground a view can set.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String
  package init(_ name: String) { self.name = name }
  /// The page of a navigation stack.
  public static let navigation = Self("navigation")
  /// The column of a split view.
  public static let navigationSplitView = Self("navigationSplitView")
  /// The page of tabs.
  public static let tabView = Self("tabView")
  /// The widget around.
  package static let shownWidget = Self("widget")
}

private enum WidgetMarginKey: EnvironmentKey {
  static var defaultValue: Double? { nil }
}

extension EnvironmentValues {
  /// The margin of the widget around, at all of its sides, in points; `nil` where there is none.
  package var widgetMargin: Double? {
    get { self[WidgetMarginKey.self] }
    set { self[WidgetMarginKey.self] = newValue }
  }
}

/// Fills the container around with a ground.
private struct ContainerGround<Ground: View>: ViewModifier {
  let container: ContainerBackgroundPlacement
  let alignment: Alignment
  let ground: Ground
  @Environment(\.widgetMargin) private var margin

  func body(content: Content) -> some View {
    if container != .shownWidget {
      filling(content).background(alignment: alignment) { ground.ignoresSafeArea() }
    } else if let margin {
      // Beyond the margin, to the widget's edges.
      filling(content).background(alignment: alignment) { ground.padding(-margin) }
    } else {
      // Outside of widgets it is none.
      content
    }
  }

  private func filling(_ content: Content) -> some View {
    content.frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension View {
  /// Fills the ground of a container around with a style.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - container: The container; the ground of a widget is seen in widgets alone.
  /// - Returns: This view in the container's ground.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    containerBackground(for: container) { Rectangle().fill(style) }
  }
  /// Fills the ground of a container around with views.
  ///
  /// - Parameters:
  ///   - container: The container; the ground of a widget is seen in widgets alone.
  ///   - alignment: Where the views stand in it.
  ///   - content: The views.
  /// - Returns: This view in the container's ground.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(ContainerGround(container: container, alignment: alignment, ground: content()))
  }
}
