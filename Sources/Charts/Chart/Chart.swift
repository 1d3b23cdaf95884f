import Foundation
import Geometry
public import ViewEngine
import Views

/// A chart: marks of data on scales, with axes and a legend.
public struct Chart<Content: ChartContent>: View {
  private let content: Content
  @Environment(\.chartOptions) private var options
  @State private var numbers = MarkNumbers()

  /// Creates a chart of marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Creates a chart of the marks of each element.
  ///
  /// - Parameters:
  ///   - data: The elements, each with an identity.
  ///   - content: The marks of an element.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  /// Creates a chart of the marks of each element, by an identity of the scene's own.
  ///
  /// - Parameters:
  ///   - data: The elements, in order.
  ///   - id: The key path to an element's identity, by which marks move from update to update.
  ///   - content: The marks of an element.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }

  public var body: some View {
    let records = MarkCollector.marks(of: content, over: options.xScale.numbers)
    GeometryReader { proxy in
      ChartStage(model: ChartModel(records, options, in: proxy.size, numbers), size: proxy.size)
    }
  }
}

/// The chart of a model: plot, axes and legend.
struct ChartStage: View {
  let model: ChartModel
  let size: CGSize
  @Environment(\.locale) private var locale

  /// The distance of the legend, as measured.
  private static let legendSpacing: CGFloat = 8

  var body: some View {
    let legend = model.options.legend
    let spacing = legend.spacing ?? Self.legendSpacing
    let alignment =
      legend.alignment ?? Alignment(horizontal: legend.position.horizontal, vertical: .center)
    if entries.isEmpty && legend.content == nil || legend.isHidden {
      chart
    } else if legend.position.isOver {
      chart.overlay(alignment: legend.alignment ?? .topLeading) { legendView }
    } else if legend.position.y == 0 {
      HStack(alignment: alignment.vertical, spacing: spacing) {
        if legend.position.x < 0 { legendView }
        chart
        if legend.position.x > 0 { legendView }
      }
    } else {
      VStack(alignment: alignment.horizontal, spacing: spacing) {
        if legend.position.y < 0 { legendView }
        chart
        if legend.position.y > 0 { legendView }
      }
    }
  }

  private var entries: [LegendEntry] { model.legendEntries }

  @ViewBuilder private var legendView: some View {
    if let own = model.options.legend.content {
      own
    } else {
      LegendView(entries: entries, isColumn: model.options.legend.position.y == 0)
    }
  }

  private var axes: [AxisItem] {
    let (across, up) = (model.zoom(of: .horizontal), model.zoom(of: .vertical))
    return
      (model.hasX
      ? AxisItem.items(
        of: model.x, model.options.xAxis, isVertical: false, count: model.xCount,
        room: size.width * across, zoom: Double(across), locale: locale)
      : [])
      + (model.hasY
        ? AxisItem.items(
          of: model.y, model.options.yAxis, isVertical: true, count: model.yCount,
          room: size.height * up, zoom: Double(up), locale: locale) : [])
  }

  private var chart: some View {
    let axes = axes
    let fixed = axes.filter { !model.scrolls($0) }
    return ChartLayout(insets: model.insets) {
      if let scrolled = model.scrolled {
        GridView(model: model, lines: fixed.filter(\.isGridLine))
          .layoutValue(key: ChartPart.self, value: .ground)
        viewport(scrolled, axes.filter { model.scrolls($0) })
      } else {
        plot(axes).layoutValue(key: ChartPart.self, value: .plot)
      }
      ForEach(fixed.filter { shows($0) }) { AxisPartView(item: $0) }
      if let title = model.options.yTitle { titleView(title, isVertical: true) }
      if let title = model.options.xTitle { titleView(title, isVertical: false) }
    }
  }

  /// Whether a tick or a label is shown: not a label that would begin where the plot ends.
  private func shows(_ item: AxisItem) -> Bool {
    !item.isGridLine && !(item.isBeyondEnd && model.x.endPadding == 0)
  }

  /// The plot with the lines and labels that scroll with it.
  private func viewport(_ scrolled: ScrolledAxis, _ axes: [AxisItem]) -> some View {
    let parts = axes.filter { shows($0) }
    let edges = [Edge.top, .bottom, .leading, .trailing].filter { edge in
      parts.contains { $0.edge == edge && $0.isLabel }
    }
    return ScrolledPlot(scrolled: scrolled, wish: model.options.scrolling) {
      ChartLayout(insets: model.insets, scrolled: scrolled.axis) {
        plot(axes).layoutValue(key: ChartPart.self, value: .plot)
        ForEach(parts) { AxisPartView(item: $0) }
      }
    }
    .layoutValue(key: ChartPart.self, value: .viewport(scrolled.axis, labels: edges))
  }

  @ViewBuilder private func plot(_ axes: [AxisItem]) -> some View {
    let plot = PlotView(model: model, axes: axes)
    if let style = model.options.plotStyle {
      style(AnyView(plot))
    } else {
      plot
    }
  }

  private func titleView(_ title: AxisTitle, isVertical: Bool) -> some View {
    let position =
      title.position == .automatic
      ? isVertical ? .topTrailing : AnnotationPosition.bottom : title.position
    let edge: Edge =
      position.y < 0 ? .top : position.y > 0 ? .bottom : position.x < 0 ? .leading : .trailing
    let alignment =
      title.alignment
      ?? Alignment(
        horizontal: position.x < 0 ? .leading : position.x > 0 ? .trailing : .center,
        vertical: .center)
    let isTurned = isVertical && edge.isHorizontalSide
    return TitleView(view: title.view, isTurned: isTurned, isLeading: edge == .leading)
      .layoutValue(
        key: ChartPart.self,
        value: .title(edge, alignment, spacing: title.spacing ?? AxisSeat.spacing))
  }
}

extension AnnotationPosition {
  /// At which side something above or below stands.
  fileprivate var horizontal: HorizontalAlignment { x > 0 ? .trailing : .leading }
}

extension AxisItem {
  var isGridLine: Bool { if case .gridLine = record.kind { true } else { false } }
  fileprivate var isLabel: Bool { if case .label = record.kind { true } else { false } }
}

extension ChartModel {
  /// How many times what is seen along an axis goes into it.
  fileprivate func zoom(of axis: Axis) -> CGFloat {
    scrolled?.axis == axis ? CGFloat(scrolled?.zoom ?? 1) : 1
  }
  /// Whether an axis' mark scrolls with the plot.
  fileprivate func scrolls(_ item: AxisItem) -> Bool {
    guard let scrolled else { return false }
    return item.edge.isHorizontalSide == (scrolled.axis == .vertical)
  }
}

/// A tick or a label, with its place.
private struct AxisPartView: View {
  let item: AxisItem
  @Environment(\.displayScale) private var scale

  var body: some View {
    switch item.record.kind {
    case .gridLine: EmptyView()
    case .label(let label):
      AxisLabelView(item: item, label: label)
        .layoutValue(key: ChartPart.self, value: .label(item.seat))
    case .tick(let length):
      AxisLineView(item: item, isVertical: !item.edge.isHorizontalSide)
        .layoutValue(key: ChartPart.self, value: tick(length))
    }
  }

  private func tick(_ length: AxisTick.Length) -> ChartPart.Role {
    let width = item.pen(scale).lineWidth
    return switch length {
    case .automatic: .tick(item.seat, length: AxisLook.tickLength, past: 0, width: width)
    case .points(let points): .tick(item.seat, length: points, past: 0, width: width)
    case .extended(let past): .tick(item.seat, length: nil, past: past, width: width)
    }
  }
}

/// The title of an axis; beside the plot it is turned.
private struct TitleView: View {
  let view: AnyView
  let isTurned: Bool
  let isLeading: Bool

  var body: some View {
    Group {
      if isTurned {
        TurnedLayout { view.rotationEffect(.degrees(isLeading ? -90 : 90)) }
      } else {
        view
      }
    }
    .font(AxisLook.font).foregroundStyle(.secondary)
  }
}
