import Foundation
import Geometry
import Motion
import ViewEngine
import Views

/// What a view is to a chart's layout.
struct ChartPart: LayoutValueKey {
  enum Role {
    case plot
    /// What lies behind a plot that scrolls.
    case ground
    /// The viewport of a plot that scrolls along an axis, with the labels that scroll with it at some edges.
    case viewport(Axis, labels: [Edge])
    case label(AxisSeat)
    /// A tick of so many points; `nil` for one as long as the longest label, and so much longer.
    case tick(AxisSeat, length: CGFloat?, past: CGFloat, width: CGFloat)
    case title(Edge, Alignment, spacing: CGFloat)
  }
  static var defaultValue: Role { .plot }
}

/// Where an axis' mark stands.
struct AxisSeat {
  let edge: Edge
  /// Where along the axis, 0...1 from the leading or the top edge.
  let place: Double
  /// Which of its points stands there; `nil` for what suits the edge.
  var anchor: UnitPoint?
  /// Whether a label stands behind its line.
  var startsAtLine = false
  /// Whether it stands in the plot, above its line.
  var isInset = false
  /// How far from the plot, and from its line.
  var horizontal = AxisSeat.spacing
  var vertical = AxisSeat.spacing

  /// The distance of labels from the plot and from their lines, as measured.
  static let spacing: CGFloat = 4
}

/// Puts a plot, the labels around it and the titles of its axes together.
struct ChartLayout: Layout {
  /// How far the scales stand in from the plot's edges.
  var insets: EdgeInsets
  /// Along which axis it is scrolled; `nil` for what is no scroll view's content.
  var scrolled: Axis?

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    var size = proposal.replacingUnspecifiedDimensions()
    if let scrolled {
      // The viewport asks for the least size to learn how much room the labels need.
      let margins = margins(subviews, in: size)
      if scrolled == .horizontal {
        size.height = max(size.height, margins.all(.top) + margins.all(.bottom))
      } else {
        size.width = max(size.width, margins.all(.leading) + margins.all(.trailing))
      }
    }
    guard let plot = subviews.first(where: { $0.isPlot }) else { return size }
    let frame = seat(of: plot, in: CGRect(origin: .zero, size: size), subviews)
    let own = plot.sizeThatFits(ProposedViewSize(frame.size))
    // A plot with a size of its own says how large the chart is.
    return CGSize(
      width: own.width == frame.width ? size.width : size.width + own.width - frame.width,
      height: own.height == frame.height ? size.height : size.height + own.height - frame.height)
  }

  /// The frame of the plot, or of its viewport with the labels in it.
  private func seat(
    of subview: LayoutSubview, in bounds: CGRect, _ subviews: Subviews
  ) -> CGRect {
    let plot = plotFrame(in: bounds, subviews)
    guard case .viewport(_, let labels) = subview[ChartPart.self] else { return plot }
    let margins = margins(subviews, in: bounds.size)
    func room(_ edge: Edge) -> CGFloat { labels.contains(edge) ? margins.label(edge) : 0 }
    return CGRect(
      x: plot.minX - room(.leading), y: plot.minY - room(.top),
      width: plot.width + room(.leading) + room(.trailing),
      height: plot.height + room(.top) + room(.bottom))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let plot = plotFrame(in: bounds, subviews)
    let scale = CGRect(
      x: plot.minX + insets.leading, y: plot.minY + insets.top,
      width: plot.width - insets.leading - insets.trailing,
      height: plot.height - insets.top - insets.bottom)
    let edges = margins(subviews, in: bounds.size)
    for subview in subviews {
      switch subview[ChartPart.self] {
      case .plot, .ground:
        subview.place(at: plot.origin, proposal: ProposedViewSize(plot.size))
      case .viewport:
        let frame = seat(of: subview, in: bounds, subviews)
        subview.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
      case .label(let seat):
        let size = subview.sizeThatFits(.unspecified)
        subview.place(at: seat.origin(size, plot, scale), proposal: ProposedViewSize(size))
      case .tick(let seat, let length, let past, let width):
        let length = (length ?? edges.label(seat.edge)) + past
        let frame = seat.tick(length, width, plot, scale)
        subview.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
      case .title(let edge, let alignment, _):
        let size = subview.sizeThatFits(.unspecified)
        subview.place(
          at: Self.titleOrigin(size, edge, alignment, plot, bounds),
          proposal: ProposedViewSize(size))
      }
    }
  }

  /// What is around the plot.
  private struct Margins {
    var labels: [Edge: CGFloat] = [:]
    var titles: [Edge: CGFloat] = [:]
    /// How far labels of a vertical axis reach beyond its ends.
    var (above, below) = (CGFloat(0), CGFloat(0))
    func label(_ edge: Edge) -> CGFloat { labels[edge, default: 0] }
    func all(_ edge: Edge) -> CGFloat { label(edge) + titles[edge, default: 0] }
  }

  private func margins(_ subviews: Subviews, in bounds: CGSize) -> Margins {
    let height = bounds.height
    var margins = Margins()
    for subview in subviews {
      switch subview[ChartPart.self] {
      case .plot, .ground, .tick: break
      case .viewport(let axis, let labels):
        // Those of an axis at both edges have one font, and so one height.
        let share = 1 / CGFloat(max(labels.count, 1))
        let depth =
          axis == .horizontal
          ? subview.sizeThatFits(ProposedViewSize(width: bounds.width, height: 0)).height
          : subview.sizeThatFits(ProposedViewSize(width: 0, height: height)).width
        for edge in labels { margins.labels[edge] = depth * share }
      case .label(let seat):
        let size = subview.sizeThatFits(.unspecified)
        if !seat.isInset {
          let depth =
            seat.edge.isHorizontalSide
            ? size.width + seat.horizontal : size.height + seat.vertical
          margins.labels[seat.edge] = max(margins.label(seat.edge), depth)
        }
        if seat.edge.isHorizontalSide, !seat.isInset, scrolled == nil {
          margins.above = max(margins.above, size.height / 2 - CGFloat(seat.place) * height)
          margins.below = max(margins.below, size.height / 2 - CGFloat(1 - seat.place) * height)
        }
      case .title(let edge, _, let spacing):
        let size = subview.sizeThatFits(.unspecified)
        margins.titles[edge] = (edge.isHorizontalSide ? size.width : size.height) + spacing
      }
    }
    return margins
  }

  private func plotFrame(in bounds: CGRect, _ subviews: Subviews) -> CGRect {
    let margins = margins(subviews, in: bounds.size)
    let top = max(margins.all(.top), margins.titles[.top, default: 0] + margins.above)
    let bottom = max(margins.all(.bottom), margins.titles[.bottom, default: 0] + margins.below)
    let leading = margins.all(.leading)
    return CGRect(
      x: bounds.minX + leading, y: bounds.minY + top,
      width: max(bounds.width - leading - margins.all(.trailing), 0),
      height: max(bounds.height - top - bottom, 0))
  }

  private static func titleOrigin(
    _ size: CGSize, _ edge: Edge, _ alignment: Alignment, _ plot: CGRect, _ bounds: CGRect
  ) -> CGPoint {
    var origin = CGPoint.zero
    origin.x =
      switch alignment.horizontal {
      case .leading: plot.minX
      case .trailing: edge == .top ? bounds.maxX - size.width : plot.maxX - size.width
      default: plot.midX - size.width / 2
      }
    origin.y =
      switch alignment.vertical {
      case .top: plot.minY
      case .bottom: plot.maxY - size.height
      default: plot.midY - size.height / 2
      }
    switch edge {
    case .top: origin.y = bounds.minY
    case .bottom: origin.y = bounds.maxY - size.height
    case .leading: origin.x = bounds.minX
    case .trailing: origin.x = bounds.maxX - size.width
    }
    return origin
  }
}

extension LayoutSubview {
  @MainActor fileprivate var isPlot: Bool {
    switch self[ChartPart.self] {
    case .plot, .viewport: true
    default: false
    }
  }
}

extension Edge {
  /// Whether the edge is a side, along which a vertical axis stands.
  var isHorizontalSide: Bool { self == .leading || self == .trailing }
}

extension AxisSeat {
  /// Where a label stands.
  ///
  /// - Parameters:
  ///   - size: Its size.
  ///   - plot: The plot.
  ///   - scale: The part of the plot that the scales cover.
  /// - Returns: Its top leading corner.
  fileprivate func origin(_ size: CGSize, _ plot: CGRect, _ scale: CGRect) -> CGPoint {
    if edge.isHorizontalSide {
      let y = scale.minY + scale.height * CGFloat(place)
      let anchor = anchor?.y ?? (isInset ? 1 : 0.5)
      let isOutside = !isInset
      let x =
        edge == .trailing
        ? (isOutside ? plot.maxX + horizontal : plot.maxX - size.width)
        : (isOutside ? plot.minX - horizontal - size.width : plot.minX)
      return CGPoint(x: x, y: y - size.height * anchor)
    }
    let x = scale.minX + scale.width * CGFloat(place)
    let y =
      edge == .bottom
      ? (isInset ? plot.maxY - size.height : plot.maxY + vertical)
      : (isInset ? plot.minY : plot.minY - vertical - size.height)
    if startsAtLine, anchor == nil { return CGPoint(x: x + horizontal, y: y) }
    return CGPoint(x: x - size.width * (anchor?.x ?? 0.5), y: y)
  }

  /// The frame of a tick.
  ///
  /// - Parameters:
  ///   - length: How long it is.
  ///   - width: How wide its pen is.
  ///   - plot: The plot.
  ///   - scale: The part of the plot that the scales cover.
  /// - Returns: The frame.
  fileprivate func tick(
    _ length: CGFloat, _ width: CGFloat, _ plot: CGRect, _ scale: CGRect
  ) -> CGRect {
    let x = scale.minX + scale.width * CGFloat(place) - width / 2
    let y = scale.minY + scale.height * CGFloat(place) - width / 2
    return switch edge {
    case .bottom: CGRect(x: x, y: plot.maxY, width: width, height: length)
    case .top: CGRect(x: x, y: plot.minY - length, width: width, height: length)
    case .trailing: CGRect(x: plot.maxX, y: y, width: length, height: width)
    case .leading: CGRect(x: plot.minX - length, y: y, width: length, height: width)
    }
  }
}
