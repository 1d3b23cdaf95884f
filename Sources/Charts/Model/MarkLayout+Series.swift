import Foundation
import Geometry
import ViewEngine
import Views

extension MarkLayout {
  /// The line or area of some points, and the symbols on it.
  ///
  /// - Parameters:
  ///   - points: The points of one series, in order.
  ///   - key: What tells the series from others.
  /// - Returns: What is drawn, lines below symbols.
  func series(_ points: [SpannedMark], _ key: String) -> [PlotMark] {
    guard let first = points.first else { return [] }
    let isArea = first.record.kind == .area
    let number = numbers.number(of:)
    var (upper, lower) = (KeyedPoints(), KeyedPoints())
    for point in points {
      guard let across = point.record.x.flatMap(x.middle), let span = point.y,
        let start = y.middle(of: span.from), let end = y.middle(of: span.to)
      else { continue }
      let key = number(AnyHashable(point.record.id))
      upper.append(key, across, 1 - end)
      lower.append(key, across, 1 - start)
    }
    let look = first.record.look
    let shape = SeriesShape(
      upper: upper, lower: isArea ? lower : nil, method: look.interpolation ?? .linear)
    let style = AnyShapeStyle(seriesStyle(look, shape))
    var lineLook = look
    lineLook.annotations = []
    let form: PlotMark.Form = isArea ? .area(shape) : .line(shape, pen(of: look))
    let line = PlotMark(
      id: AnyHashable(key), place: .whole, form: form, style: style, look: lineLook)
    return [line] + points.compactMap { onLine($0) }
  }

  /// The width of lines that name none.
  private static let lineWidth: CGFloat = 2

  private func pen(of look: MarkLook) -> StrokeStyle {
    var pen = look.pen ?? StrokeStyle(lineWidth: Self.lineWidth, lineCap: .round, lineJoin: .round)
    if look.pen == nil, let key = look.penKey {
      if let own = pens.pen(of: StyleScale.name(of: key)) { return own }
      let index = pens.index(of: key)
      // The second is dashed, each after it with longer dashes.
      if index > 0 { pen.dash = [CGFloat(4 * index), 4] }
    }
    return pen
  }

  /// Styles of gradients are laid over the line, not over the plot.
  private func seriesStyle(_ look: MarkLook, _ shape: SeriesShape) -> any ShapeStyle {
    let style = style(of: look)
    return look.spansPlot ? style : style.laid(over: shape.bounds)
  }

  /// The symbol of a line's point, and what stands beside it.
  private func onLine(_ mark: SpannedMark) -> PlotMark? {
    let record = mark.record
    let look = record.look
    let isShown = record.kind == .line && (look.symbol != nil || look.symbolKey != nil)
    guard isShown || !look.annotations.isEmpty, let across = record.x.flatMap(x.middle),
      let up = mark.y.flatMap({ y.middle(of: $0.to) })
    else { return nil }
    let symbol =
      look.symbol ?? look.symbolKey.map { symbols.symbol(of: StyleScale.name(of: $0)) }
      ?? AnyChartSymbol.standard[0]
    let side = isShown ? side(of: look) : 0
    return PlotMark(
      id: AnyHashable(["symbol"] + record.id),
      place: .around(across, 1 - up, CGSize(width: side, height: side)),
      form: .symbol(symbol), style: AnyShapeStyle(style(of: look)), look: look)
  }

  /// The sectors of a pie.
  ///
  /// - Parameters:
  ///   - records: The sectors.
  ///   - spans: Which part of the circle each has.
  /// - Returns: What is drawn.
  func sectors(_ records: [MarkRecord], _ spans: [SectorSpan]) -> [PlotMark] {
    zip(records, spans).map { record, span in
      let shape = SectorShape(
        from: span.from, to: span.to, inner: record.sector.inner, outer: record.sector.outer,
        inset: record.sector.angularInset, cornerRadius: record.look.cornerRadius ?? 0)
      return PlotMark(
        id: AnyHashable(record.id), place: .whole, form: .sector(shape),
        style: AnyShapeStyle(style(of: record.look)), look: record.look)
    }
  }
}

extension ShapeStyle {
  /// This style over a part of what it is laid over otherwise; only straight gradients know the difference.
  fileprivate func laid(over rect: CGRect) -> any ShapeStyle {
    guard rect.width > 0 || rect.height > 0 else { return self }
    func point(_ point: UnitPoint) -> UnitPoint {
      UnitPoint(x: rect.minX + rect.width * point.x, y: rect.minY + rect.height * point.y)
    }
    if let gradient = self as? LinearGradient {
      return LinearGradient(
        gradient: gradient.gradient, startPoint: point(gradient.startPoint),
        endPoint: point(gradient.endPoint))
    }
    if let gradient = self as? AnyGradient {
      return LinearGradient(
        gradient: gradient, startPoint: point(.top), endPoint: point(.bottom))
    }
    return self
  }
}

/// A colour of a gradient.
struct GradientColor: ShapeStyle {
  let gradient: Gradient
  let location: Double

  func resolve(in environment: EnvironmentValues) -> Color {
    let stops = gradient.stops
    guard let first = stops.first, let last = stops.last else { return .clear }
    if location <= first.location { return first.color }
    for (before, after) in zip(stops, stops.dropFirst()) where location <= after.location {
      let span = after.location - before.location
      return before.color.mix(
        with: after.color, by: span > 0 ? (location - before.location) / span : 1)
    }
    return last.color
  }
}
