public import Foundation
import Geometry
public import ViewEngine
public import Views

/// The plot of a chart, for a style around it.
public struct ChartPlotContent: View {
  let plot: AnyView
  public var body: some View { plot }
}

extension View {
  /// Whether charts show a legend.
  public func chartLegend(_ visibility: Visibility) -> some View {
    chartOptions { $0.legend.isHidden = visibility == .hidden }
  }
  /// Where the legend of charts stands.
  ///
  /// - Parameters:
  ///   - position: At which side of the chart.
  ///   - alignment: How it is aligned there.
  ///   - spacing: How far from the chart.
  /// - Returns: The view.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartOptions {
      $0.legend.position = position == .automatic ? .bottom : position
      ($0.legend.alignment, $0.legend.spacing) = (alignment, spacing)
    }
  }
  /// A legend of the scene's own.
  ///
  /// - Parameters:
  ///   - position: At which side of the chart.
  ///   - alignment: How it is aligned there.
  ///   - spacing: How far from the chart.
  ///   - content: The legend.
  /// - Returns: The view.
  public func chartLegend<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let legend = AnyView(content())
    return chartLegend(position: position, alignment: alignment, spacing: spacing)
      .chartOptions { $0.legend.content = legend }
  }
  /// Changes the plots of charts: their size, their background.
  public func chartPlotStyle<C: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> C
  ) -> some View {
    chartOptions { $0.plotStyle = { AnyView(content(ChartPlotContent(plot: $0))) } }
  }

  /// Layers views over a view with a chart.
  ///
  /// - Parameters:
  ///   - alignment: Where they stand.
  ///   - content: The views; the proxy says where values are.
  /// - Returns: The view.
  public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    overlayPreferenceValue(ChartReadingKey.self) {
      ChartCompanion(reading: $0, alignment: alignment, content: content)
    }
  }
  /// Layers views behind a view with a chart.
  ///
  /// - Parameters:
  ///   - alignment: Where they stand.
  ///   - content: The views; the proxy says where values are.
  /// - Returns: The view.
  public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    backgroundPreferenceValue(ChartReadingKey.self) {
      ChartCompanion(reading: $0, alignment: alignment, content: content)
    }
  }
  /// A gesture on the plots of charts.
  public func chartGesture<G: Gesture>(_ body: @escaping (ChartProxy) -> G) -> some View {
    chartOverlay { proxy in
      GeometryReader { geometry in
        if let anchor = proxy.plotFrame {
          let frame = geometry[anchor]
          Color.clear.contentShape(Rectangle()).gesture(body(proxy))
            .frame(width: frame.width, height: frame.height)
            .position(x: frame.midX, y: frame.midY)
        }
      }
    }
  }
}

/// Views over or behind a chart.
private struct ChartCompanion<Content: View>: View {
  let reading: ChartReading?
  let alignment: Alignment
  let content: (ChartProxy) -> Content

  var body: some View {
    GeometryReader { geometry in
      content(
        ChartProxy(
          reading: reading, plotSize: reading?.anchor.map { geometry[$0].size } ?? .zero)
      )
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    }
  }
}
