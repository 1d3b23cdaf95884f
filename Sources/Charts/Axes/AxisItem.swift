import Foundation
import Geometry
import ViewEngine

/// A mark of an axis as it is drawn: where, and what.
struct AxisItem: Identifiable {
  let id: AnyHashable
  let value: AxisValue
  let record: AxisMarkRecord
  let edge: Edge
  /// Where its value lies along the axis, and where what it covers ends, 0...1 from the leading edge or the bottom.
  let (fraction, end): (Double, Double)
  let preset: AxisMarkPreset
  /// Whether labels stand behind their line instead of at its end.
  let startsAtLine: Bool
  /// Whether its value is a category, in the middle of whose band everything stands.
  let isBand: Bool
  let automaticText: String

  /// Where it stands along the axis.
  var place: Double { isCentered ? (fraction + end) / 2 : fraction }
  /// Whether it stands in the middle of what its value covers.
  var isCentered: Bool {
    if case .label = record.kind { return record.isCentered ?? isBand }
    return record.isCentered ?? isBand
  }

  /// All that an axis shows.
  ///
  /// - Parameters:
  ///   - scale: Its scale.
  ///   - wish: What the scene says of it.
  ///   - isVertical: Whether it goes up.
  ///   - count: How many intervals it should have.
  ///   - room: How long it is, in points.
  ///   - zoom: How many times what is seen of it goes into it.
  ///   - locale: In which language its values are written.
  /// - Returns: Lines, ticks and labels.
  @MainActor static func items(
    of scale: PlotScale, _ wish: AxisWish, isVertical: Bool, count: TickCount, room: CGFloat,
    zoom: Double = 1, locale: Locale
  ) -> [AxisItem] {
    let axes: [AxisMarksRecord]
    switch wish {
    case .hidden: return []
    case .automatic:
      axes = [AxisMarksRecord(preset: .automatic, position: .automatic, values: .automatic)]
    case .content(let content): axes = content
    }
    return axes.enumerated().flatMap { number, axis -> [AxisItem] in
      let ticks = AxisTicks(
        axis.values, on: scale, count: count, zoom: zoom, locale: locale)
      let edge: Edge =
        switch axis.position {
        case .leading: .leading
        case .trailing: .trailing
        case .top: .top
        case .bottom: .bottom
        case .automatic: isVertical ? .trailing : .bottom
        }
      let thinned = isVertical ? 1 : ticks.thinning(on: scale, axis, room: room)
      return ticks.values.enumerated().flatMap { index, scalar -> [AxisItem] in
        let value = AxisValue(
          scalar: scalar, index: index, count: ticks.values.count, locale: locale)
        let records =
          axis.content.map { content in content(value) }
          ?? standard(axis, scale, isVertical: isVertical, value, shows: index % thinned == 0)
        guard let span = ticks.span(index, on: scale) else { return [] }
        return records.enumerated().map { place, record in
          AxisItem(
            id: AnyHashable([AnyHashable(number), AnyHashable(scalar), AnyHashable(place)]),
            value: value, record: record, edge: edge, fraction: span.start, end: span.end,
            preset: axis.preset, startsAtLine: scale.kind != .category && !isVertical,
            isBand: scale.kind == .category, automaticText: ticks.text(of: scalar))
        }
      }
    }
  }

  /// What suits an axis: lines for numbers and dates, dashed and with ticks where they stand upright; labels for all.
  private static func standard(
    _ axis: AxisMarksRecord, _ scale: PlotScale, isVertical: Bool, _ value: AxisValue, shows: Bool
  ) -> [AxisMarkRecord] {
    var label = AxisLabel()
    if let text = axis.text { label.text = text }
    let labels = shows ? [AxisMarkRecord(kind: .label(label))] : []
    if scale.kind == .category { return labels }
    let line = AxisMarkRecord(kind: .gridLine, pen: axis.pen)
    if isVertical { return [line] + labels }
    return [line, AxisMarkRecord(kind: .tick(.longestLabel), pen: axis.pen)] + labels
  }
}
