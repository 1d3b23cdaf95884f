import Foundation
import Geometry
public import ViewEngine
public import Views

/// A chart of three dimensions: points, lines, rectangles and surfaces in a cube.
public struct Chart3D<Content: Chart3DContent>: View {
  private let content: Content
  @Environment(\.chartOptions) private var options

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
  ///   - id: The key path to an element's identity.
  ///   - content: The marks of an element.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }

  public var body: some View {
    let model = SpaceModel(MarkCollector.marks(of: content), options)
    let entries = options.legend.isHidden ? [] : model.legendEntries
    VStack(alignment: .leading, spacing: 8) {
      SpaceStage(model: model)
      if !entries.isEmpty { LegendView(entries: entries, isColumn: false) }
    }
  }
}

extension SpaceModel {
  /// The values that the legend explains.
  fileprivate var legendEntries: [LegendEntry] {
    colors.names.map {
      LegendEntry(
        name: $0, style: AnyShapeStyle(colors.style(of: $0)), symbol: AnyChartSymbol.standard[0])
    }
  }
}

/// A chart of three dimensions that a finger turns.
private struct SpaceStage: View {
  let model: SpaceModel
  @State private var own = Chart3DPose.default
  /// The pose when the finger came down.
  @State private var start: Chart3DPose?

  /// How far a finger turns the chart, in degrees for each point.

  ///

  /// No source names it; it is ours.
  private static let turn = 0.5

  private var pose: Chart3DPose { model.options.pose ?? own }

  var body: some View {
    SpaceView(
      model: model, azimuth: pose.azimuth.radians, inclination: pose.inclination.radians
    )
    .contentShape(Rectangle())
    .gesture(drag, isEnabled: model.options.pose == nil || model.options.poseBinding != nil)
  }

  private var drag: some Gesture {
    DragGesture()
      .onChanged { value in
        let first = start ?? pose
        if start == nil { start = first }
        let down = first.inclination.degrees + Double(value.translation.height) * Self.turn
        let turned = Chart3DPose(
          azimuth: .degrees(
            first.azimuth.degrees - Double(value.translation.width) * Self.turn),
          inclination: .degrees(min(max(down, -90), 90)))
        if let binding = model.options.poseBinding {
          binding.wrappedValue = turned
        } else {
          own = turned
        }
      }
      .onEnded { _ in start = nil }
  }
}

extension View {
  /// The values that the axis of depth shows.
  ///
  /// - Parameters:
  ///   - domain: The values.
  ///   - type: The type of the scale.
  /// - Returns: The view.
  public func chartZScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
    chartOptions {
      $0.zScale.domain = domain.wish
      $0.zScale.type = type ?? $0.zScale.type
    }
  }
  /// Whether charts of three dimensions show their axis of depth.
  public func chartZAxis(_ visibility: Visibility) -> some View {
    chartOptions { if visibility == .hidden { $0.zAxis = .hidden } }
  }
  /// The title of the axis of depth.
  @_disfavoredOverload
  public func chartZAxisLabel<S: StringProtocol>(_ label: S) -> some View {
    chartZAxisLabel { Text(label) }
  }
  /// The title of the axis of depth.
  public func chartZAxisLabel(_ labelKey: LocalizedStringKey) -> some View {
    chartZAxisLabel { Text(labelKey) }
  }
  /// The title of the axis of depth.
  public func chartZAxisLabel<C: View>(@ViewBuilder content: () -> C) -> some View {
    let title = AxisTitle(
      view: AnyView(content()), position: .automatic, alignment: nil, spacing: nil)
    return chartOptions { $0.zTitle = title }
  }
}
