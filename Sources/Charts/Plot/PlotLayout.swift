import Foundation
import Geometry
import Motion
import ViewEngine
import Views

/// Where something stands in the plot.
struct PlotSeat: LayoutValueKey {
  static var defaultValue: PlotSeat { PlotSeat() }
  var place = PlotPlace.whole
  /// Which sector it stands on, for what is beside one.
  var sector: SectorShape?
  /// How it stands beside its mark; `nil` for a mark.
  var annotation: MarkAnnotation?
}

/// Puts marks, lines and annotations at their places of the plot.
struct PlotLayout: Layout {
  /// How far the scales stand in from the edges.
  var insets: EdgeInsets

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let plot = CGRect(
      x: bounds.minX + insets.leading, y: bounds.minY + insets.top,
      width: max(bounds.width - insets.leading - insets.trailing, 0),
      height: max(bounds.height - insets.top - insets.bottom, 0))
    for subview in subviews {
      let seat = subview[PlotSeat.self]
      var rect = seat.place.rect(in: plot)
      guard let annotation = seat.annotation else {
        subview.place(at: rect.origin, proposal: ProposedViewSize(rect.size))
        continue
      }
      if let sector = seat.sector { rect = CGRect(origin: sector.middle(in: rect), size: .zero) }
      let offer: ProposedViewSize =
        annotation.position.isOver && seat.sector == nil
        ? ProposedViewSize(rect.size) : .unspecified
      let size = subview.sizeThatFits(offer)
      subview.place(at: annotation.origin(size, beside: rect, in: plot), proposal: offer)
    }
  }
}

extension MarkAnnotation {
  /// Where the annotation stands.
  ///
  /// - Parameters:
  ///   - size: Its size.
  ///   - mark: The frame of its mark.
  ///   - plot: The plot.
  /// - Returns: Its top leading corner.
  func origin(_ size: CGSize, beside mark: CGRect, in plot: CGRect) -> CGPoint {
    var origin = CGPoint.zero
    switch (position.x, position.y) {
    case (-1, 0): origin.x = mark.minX - spacing - size.width
    case (1, 0): origin.x = mark.maxX + spacing
    case (-1, _): origin.x = mark.minX
    case (1, _): origin.x = mark.maxX - size.width
    default:
      origin.x =
        switch alignment.horizontal {
        case .leading: mark.minX
        case .trailing: mark.maxX - size.width
        default: mark.midX - size.width / 2
        }
    }
    switch position.y {
    case -1: origin.y = mark.minY - spacing - size.height
    case 1: origin.y = mark.maxY + spacing
    default:
      origin.y =
        switch alignment.vertical {
        case .top: mark.minY
        case .bottom: mark.maxY - size.height
        default: mark.midY - size.height / 2
        }
    }
    let isAbove = position.x == 0 && !position.isOver
    if overflow.x.isFit || overflow.x.form == .automatic && isAbove {
      origin.x = max(min(origin.x, plot.maxX - size.width), plot.minX)
    }
    if overflow.y.isFit { origin.y = max(min(origin.y, plot.maxY - size.height), plot.minY) }
    return origin
  }
}

extension AnnotationOverflowResolution.Strategy {
  var isFit: Bool { form == .fitPlot || form == .fitChart }
}
