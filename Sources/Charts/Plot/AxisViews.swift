import Foundation
import Geometry
import Motion
import ViewEngine
import Views

/// How axes look.
enum AxisLook {
  /// The font of labels and of the legend, as measured.
  static let font = Font.caption2
  /// The dashes of upright lines, as measured.
  static let dashes: [CGFloat] = [2, 2]
  /// The length of a tick that names none.
  static let tickLength: CGFloat = 4

  /// The width of lines that name none: half a point in whole pixels.
  static func hairline(_ scale: CGFloat) -> CGFloat { (0.5 * scale).rounded(.up) / scale }
}

/// The colour of grid lines: (60, 60, 67) at a quarter on white, as measured.
struct GridLineStyle: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> Color {
    environment.colorScheme == .dark
      ? Color(.sRGB, red: 84 / 255, green: 84 / 255, blue: 88 / 255, opacity: 0.6)
      : Color(.sRGB, red: 60 / 255, green: 60 / 255, blue: 67 / 255, opacity: 0.25)
  }
}

/// A line of a grid, or a tick.
struct AxisLineView: View {
  let item: AxisItem
  let isVertical: Bool
  @Environment(\.displayScale) private var scale

  var body: some View {
    StraightLine(isVertical: isVertical)
      .stroke(item.record.style ?? AnyShapeStyle(GridLineStyle()), style: item.pen(scale))
      .offset(item.record.offset)
  }
}

extension AxisItem {
  /// The pen of a line: that of the scene, or a hairline, dashed where it stands upright.
  func pen(_ scale: CGFloat) -> StrokeStyle {
    if let pen = record.pen { return pen }
    return StrokeStyle(
      lineWidth: AxisLook.hairline(scale), dash: edge.isHorizontalSide ? [] : AxisLook.dashes)
  }

  /// The place of a grid line in the plot.
  func gridPlace(_ scale: CGFloat) -> PlotPlace {
    var place = PlotPlace.whole
    let half = pen(scale).lineWidth / 2
    if edge.isHorizontalSide {
      place.top = PlotEdge(fraction: 1 - self.place, points: -half)
      place.bottom = PlotEdge(fraction: 1 - self.place, points: half)
    } else {
      place.left = PlotEdge(fraction: self.place, points: -half)
      place.right = PlotEdge(fraction: self.place, points: half)
    }
    return place
  }

  /// Where a label or a tick stands.
  var seat: AxisSeat {
    var seat = AxisSeat(edge: edge, place: edge.isHorizontalSide ? 1 - place : place)
    seat.isInset = preset == .inset
    guard case .label(let label) = record.kind else { return seat }
    seat.anchor = label.anchor
    seat.startsAtLine = startsAtLine && !isCentered
    if preset == .aligned, label.anchor == nil, !edge.isHorizontalSide, !isCentered {
      seat.anchor = UnitPoint(x: place, y: 0)
    }
    seat.horizontal = label.horizontalSpacing ?? AxisSeat.spacing
    seat.vertical = label.verticalSpacing ?? AxisSeat.spacing
    return seat
  }

  /// Whether a label would begin where its axis ends.
  var isBeyondEnd: Bool {
    guard case .label(let label) = record.kind, label.anchor == nil else { return false }
    return startsAtLine && fraction > 1 - 1e-6 && preset != .aligned
  }
}

/// The label of an axis' value.
struct AxisLabelView: View {
  let item: AxisItem
  let label: AxisLabel

  var body: some View {
    content.lineLimit(1).font(item.record.font ?? AxisLook.font)
      .foregroundStyle(item.record.style ?? AnyShapeStyle(.secondary))
      .modifier(TurnedLabel(orientation: label.orientation))
      .offset(item.record.offset)
  }

  @ViewBuilder private var content: some View {
    if let view = label.view {
      view(item.value) ?? AnyView(EmptyView())
    } else {
      Text(label.text.map { $0(item.value) ?? "" } ?? item.automaticText)
    }
  }
}

/// A label in its direction.
private struct TurnedLabel: ViewModifier {
  let orientation: AxisValueLabelOrientation

  @ViewBuilder func body(content: Content) -> some View {
    switch orientation {
    case .automatic, .horizontal: content
    case .vertical: TurnedLayout { content.rotationEffect(.degrees(90)) }
    case .verticalReversed: TurnedLayout { content.rotationEffect(.degrees(-90)) }
    }
  }
}

/// Gives a view that is turned around its middle the frame that it has then.
struct TurnedLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(width: size.height, height: size.width)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
    }
  }
}
