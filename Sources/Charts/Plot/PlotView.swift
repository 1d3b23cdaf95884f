import Foundation
import Geometry
import ViewEngine
import Views

/// The plot: lines of the grid, and the marks above them.
struct PlotView: View {
  let model: ChartModel
  let axes: [AxisItem]

  var body: some View {
    PlotLayout(insets: model.insets) {
      GridLines(lines: axes.filter(\.isGridLine))
      ForEach(model.marks) { mark in
        if let mask = mark.look.mask {
          MaskedMarkView(mark: mark, mask: model.masks[mask] ?? [])
        } else {
          SeatedMark(mark: mark)
        }
      }
      ForEach(annotations.filter { $0.annotation.contextual == nil }) { annotation in
        annotation.annotation.view
          .layoutValue(key: PlotSeat.self, value: annotation.seat)
      }
      ContextualAnnotations(annotations: annotations.filter { $0.annotation.contextual != nil })
      // The frame of the scales, for those who ask where values are.
      PlotLayout(insets: EdgeInsets()) {}
        .anchorPreference(key: ChartReadingKey.self, value: .bounds) { anchor in
          ChartReading(anchor: anchor, x: model.x, y: model.y, model: model)
        }
    }
    .modifier(
      PlotClip(
        isClipped: model.scrolled == nil && !model.options.scrolling.axes.isEmpty,
        isFixed: model.hasFixedPart)
    )
    .overlay { ChartSelector(model: model) }
  }

  private var annotations: [PlacedAnnotation] {
    model.marks.flatMap { mark in
      mark.look.annotations.enumerated().map { index, annotation in
        var seat = PlotSeat(place: mark.place, annotation: annotation)
        if case .sector(let shape) = mark.form { seat.sector = shape }
        return PlacedAnnotation(
          id: AnyHashable([mark.id, AnyHashable(index)]), annotation: annotation, seat: seat)
      }
    }
  }
}

/// An annotation with its place.
private struct PlacedAnnotation: Identifiable {
  let id: AnyHashable
  let annotation: MarkAnnotation
  let seat: PlotSeat
}

/// Annotations that ask how large their marks are: in the frame of the scales, once that is known.
private struct ContextualAnnotations: View {
  let annotations: [PlacedAnnotation]

  var body: some View {
    if !annotations.isEmpty {
      GeometryReader { proxy in
        let plot = CGRect(origin: .zero, size: proxy.size)
        PlotLayout(insets: EdgeInsets()) {
          ForEach(annotations) { placed in
            let context = AnnotationContext(targetSize: placed.seat.place.rect(in: plot).size)
            placed.annotation.contextual?(context)
              .layoutValue(key: PlotSeat.self, value: placed.seat)
          }
        }
      }
      .layoutValue(key: PlotSeat.self, value: PlotSeat(place: .whole))
    }
  }
}

extension ChartModel {
  /// How far the scales stand in from the plot's edges.
  var insets: EdgeInsets {
    EdgeInsets(
      top: y.endPadding, leading: x.startPadding, bottom: y.startPadding, trailing: x.endPadding)
  }
}

/// A mark at its place of the plot.
private struct SeatedMark: View {
  let mark: PlotMark
  var body: some View {
    MarkView(mark: mark).layoutValue(key: PlotSeat.self, value: PlotSeat(place: mark.place))
  }
}

/// A mark that is seen where those of a mask are: all of them in the frame of the scales.
private struct MaskedMarkView: View {
  let mark: PlotMark
  let mask: [PlotMark]
  var body: some View {
    PlotLayout(insets: EdgeInsets()) { SeatedMark(mark: mark) }
      .mask { PlotLayout(insets: EdgeInsets()) { ForEach(mask) { SeatedMark(mark: $0) } } }
      .layoutValue(key: PlotSeat.self, value: PlotSeat(place: .whole))
  }
}

/// Cuts off what a plot shows a part of.
private struct PlotClip: ViewModifier {
  let isClipped: Bool
  /// Whether it shows a part that should scroll and does not.
  let isFixed: Bool
  @ViewBuilder func body(content: Content) -> some View {
    if isClipped || isFixed {
      content.clipped().ineffective("chartScrollableAxes", if: isFixed)
    } else {
      content
    }
  }
}

/// Lines of the grid at their places of the plot.
private struct GridLines: View {
  let lines: [AxisItem]
  @Environment(\.displayScale) private var scale

  var body: some View {
    ForEach(lines) { item in
      AxisLineView(item: item, isVertical: !item.edge.isHorizontalSide)
        .layoutValue(key: PlotSeat.self, value: PlotSeat(place: item.gridPlace(scale)))
    }
  }
}

/// The lines behind a plot that scrolls, which stay.
struct GridView: View {
  let model: ChartModel
  let lines: [AxisItem]

  var body: some View {
    PlotLayout(insets: model.insets) { GridLines(lines: lines) }
  }
}
