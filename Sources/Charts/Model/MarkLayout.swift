import Foundation
import Geometry
import ViewEngine
import Views

/// Puts marks on scales.
@MainActor struct MarkLayout {
  let (x, y): (PlotScale, PlotScale)
  let (colors, symbols): (StyleScale, StyleScale)
  let sizes: SizeScale
  let pens: StyleScale
  let numbers: MarkNumbers
  let spanned: [SpannedMark]
  let numberRange: ClosedRange<Double>?
  let gradient: Gradient?
  /// The values by which bars stand side by side, in order.
  private let positions: [PlotInput]
  /// The distance of neighbours on an axis without bins.
  private let (xGap, yGap): (Double, Double)

  init(
    x: PlotScale, y: PlotScale, colors: StyleScale, symbols: StyleScale, sizes: SizeScale,
    pens: StyleScale, numbers: MarkNumbers, spanned: [SpannedMark],
    numberRange: ClosedRange<Double>?, gradient: Gradient?
  ) {
    (self.x, self.y, self.colors, self.symbols) = (x, y, colors, symbols)
    (self.sizes, self.pens) = (sizes, pens)
    (self.numbers, self.spanned) = (numbers, spanned)
    (self.numberRange, self.gradient) = (numberRange, gradient)
    positions = spanned.reduce(into: []) { known, mark in
      guard let position = mark.record.look.position, !known.contains(position) else { return }
      known.append(position)
    }
    xGap = Self.gap(
      spanned.compactMap {
        $0.record.kind == .bar || $0.record.kind == .rectangle ? $0.x?.from : nil
      }, x)
    yGap = Self.gap(
      spanned.compactMap {
        $0.record.kind == .bar || $0.record.kind == .rectangle ? $0.y?.from : nil
      }, y)
  }

  /// The least distance of two values, as a share of the axis.
  private static func gap(_ inputs: [PlotInput], _ scale: PlotScale) -> Double {
    guard scale.kind != .category else { return scale.bandwidth }
    let places = Set(inputs.map { scale.fraction($0.low) }).sorted()
    let least = zip(places, places.dropFirst()).map { $1 - $0 }.min()
    return least ?? 0.1
  }

  /// The marks of a chart, each line and area where its first point is.
  func marks(_ marks: [SpannedMark]) -> [PlotMark] {
    var done: Set<String> = []
    return marks.flatMap { mark -> [PlotMark] in
      switch mark.record.kind {
      case .bar, .rectangle: return bar(mark).map { [$0] } ?? []
      case .point: return symbol(mark).map { [$0] } ?? []
      case .rule: return rule(mark).map { [$0] } ?? []
      case .sector, .surface: return []
      case .line, .area:
        let key = seriesID(of: mark.record)
        guard done.insert(key).inserted else { return [] }
        let points = marks.filter {
          $0.record.kind == mark.record.kind && seriesID(of: $0.record) == key
        }
        return series(points, key)
      }
    }
  }

  private func seriesID(of record: MarkRecord) -> String {
    "\(record.kind) \(record.seriesKey ?? "") \(record.yEnd == nil)"
  }

  // MARK: Styles

  /// The style of a mark.
  func style(of look: MarkLook) -> any ShapeStyle {
    let base: any ShapeStyle
    if let style = look.style {
      base = style
    } else if let input = look.color {
      if input.kind == .number, let range = numberRange, let gradient {
        let share =
          range.upperBound > range.lowerBound
          ? (input.low - range.lowerBound) / (range.upperBound - range.lowerBound) : 0
        base = GradientColor(gradient: gradient, location: share)
      } else {
        base = colors.style(of: StyleScale.name(of: input))
      }
    } else {
      base = Color.blue
    }
    return base
  }

  // MARK: Bars

  private func bar(_ mark: SpannedMark) -> PlotMark? {
    let record = mark.record
    let isHorizontal = mark.isHorizontal || record.xEnd != nil && record.yEnd == nil
    guard
      let horizontal = edges(
        mark.x, x, gap: xGap, record.width,
        isLength: record.kind == .bar && isHorizontal || record.xEnd != nil, record),
      let vertical = edges(
        mark.y, y, gap: yGap, record.height,
        isLength: record.kind == .bar && !isHorizontal || record.yEnd != nil,
        isHorizontal: isHorizontal, record)
    else { return nil }
    var place = PlotPlace(
      left: horizontal.start, right: horizontal.end,
      top: PlotEdge(fraction: 1 - vertical.end.fraction, points: -vertical.end.points),
      bottom: PlotEdge(fraction: 1 - vertical.start.fraction, points: -vertical.start.points))
    place.move(record.look.ends, startsAtRight: false, startsAtBottom: mark.y != nil)
    return PlotMark(
      id: AnyHashable(record.id), place: place,
      form: .bar(radii(mark, isHorizontal: isHorizontal)),
      style: AnyShapeStyle(style(of: record.look)), look: record.look)
  }

  /// The corners' radius of bars that name none, as measured.
  private static let cornerRadius: CGFloat = 2

  /// Bars that begin at zero are round at their end only.
  private func radii(_ mark: SpannedMark, isHorizontal: Bool) -> RectangleCornerRadii {
    let look = mark.record.look
    let radius = look.cornerRadius ?? (mark.record.kind == .bar ? Self.cornerRadius : 0)
    guard mark.isStacked, mark.record.kind == .bar else { return RectangleCornerRadii(radius) }
    guard mark.isLast || look.cornerRadius != nil else { return RectangleCornerRadii(0) }
    if !mark.isLast { return RectangleCornerRadii(radius) }
    let span = isHorizontal ? mark.x : mark.y
    let isForward = (span?.to.low ?? 0) >= (span?.from.low ?? 0)
    let isAll = look.cornerRadius != nil
    let (end, start) = (radius, isAll ? radius : 0)
    return isHorizontal
      ? RectangleCornerRadii(
        topLeading: isForward ? start : end, bottomLeading: isForward ? start : end,
        bottomTrailing: isForward ? end : start, topTrailing: isForward ? end : start)
      : RectangleCornerRadii(
        topLeading: isForward ? end : start, bottomLeading: isForward ? start : end,
        bottomTrailing: isForward ? start : end, topTrailing: isForward ? end : start)
  }

  /// Where a bar or rectangle begins and ends along an axis.
  ///
  /// - Parameters:
  ///   - span: What it covers there; `nil` for all.
  ///   - scale: The scale.
  ///   - gap: The distance of its neighbours.
  ///   - dimension: How wide it is.
  ///   - isLength: Whether its data say where it begins and ends.
  ///   - isHorizontal: Whether bars stand above one another instead of side by side.
  ///   - record: The mark.
  /// - Returns: The edges; `nil` where it is not on the axis.
  private func edges(
    _ span: SpannedMark.Span?, _ scale: PlotScale, gap: Double, _ dimension: MarkDimension,
    isLength: Bool, isHorizontal: Bool = false, _ record: MarkRecord
  ) -> (start: PlotEdge, end: PlotEdge)? {
    guard let span else { return band(0, 1, dimension, share: 1) }
    if isLength, scale.kind != .category {
      let (start, end) = (scale.fraction(span.from.low), scale.fraction(span.to.high))
      return (PlotEdge(fraction: start), PlotEdge(fraction: end))
    }
    guard let from = scale.span(of: span.from), let to = scale.span(of: span.to) else { return nil }
    var (start, end) = (from.start, to.end)
    if start == end { (start, end) = (start - gap / 2, end + gap / 2) }
    if record.kind == .rectangle { return band(start, end, dimension, share: 1) }
    guard let position = record.look.position, let index = positions.firstIndex(of: position) else {
      return band(start, end, dimension, share: ChartModel.bandShare)
    }
    let (middle, width) = ((start + end) / 2, (end - start) * Double(ChartModel.bandShare))
    let each = width / Double(positions.count)
    // Side by side from the leading edge, or from the top.
    let place = isHorizontal ? positions.count - 1 - index : index
    let first = middle - width / 2 + each * Double(place)
    return band(first, first + each, dimension, share: Self.neighbourShare)
  }

  /// The share of its place that a bar among neighbours has.
  private static let neighbourShare: CGFloat = 0.9

  private func band(
    _ start: Double, _ end: Double, _ dimension: MarkDimension, share: CGFloat
  ) -> (start: PlotEdge, end: PlotEdge) {
    let (middle, width) = ((start + end) / 2, end - start)
    func shared(_ share: CGFloat) -> (start: PlotEdge, end: PlotEdge) {
      let half = width * Double(share) / 2
      return (PlotEdge(fraction: middle - half), PlotEdge(fraction: middle + half))
    }
    return switch dimension.form {
    case .automatic: shared(share)
    case .ratio(let ratio): shared(ratio)
    case .inset(let inset):
      (PlotEdge(fraction: start, points: inset), PlotEdge(fraction: end, points: -inset))
    case .fixed(let points):
      (
        PlotEdge(fraction: middle, points: -points / 2),
        PlotEdge(fraction: middle, points: points / 2)
      )
    }
  }

  // MARK: Points and rules

  /// Where a mark lies along an axis; in the middle where it says nothing.
  private func middle(_ input: PlotInput?, _ scale: PlotScale) -> Double? {
    guard let input else { return 0.5 }
    return scale.middle(of: input)
  }

  /// The area of symbols that name none.
  private static let symbolArea: CGFloat = 50

  /// The side of the square around the symbol of a mark, in points.
  ///
  /// The area of a circle of the side's diameter is said.
  func side(of look: MarkLook) -> CGFloat {
    let area = look.symbolSize ?? look.sizeKey.map(sizes.area(of:)) ?? Self.symbolArea
    return max(area, 0).squareRoot() * 1.128
  }

  private func symbol(_ mark: SpannedMark) -> PlotMark? {
    let record = mark.record
    guard let across = middle(record.x, x), let up = middle(record.y, y) else { return nil }
    let symbol =
      record.look.symbol ?? record.look.symbolKey.map {
        symbols.symbol(of: StyleScale.name(of: $0))
      }
      ?? AnyChartSymbol.standard[0]
    let side = side(of: record.look)
    return PlotMark(
      id: AnyHashable(record.id),
      place: .around(across, 1 - up, CGSize(width: side, height: side)),
      form: .symbol(symbol), style: AnyShapeStyle(style(of: record.look)), look: record.look)
  }

  private func rule(_ mark: SpannedMark) -> PlotMark? {
    let record = mark.record
    let pen = record.look.pen ?? StrokeStyle(lineWidth: 1)
    let isVertical = record.yEnd != nil || record.y == nil && record.xEnd == nil
    var place = PlotPlace.whole
    var (startsAtRight, startsAtBottom) = (false, false)
    let half = pen.lineWidth / 2
    if isVertical {
      guard let across = middle(record.x, x) else { return nil }
      place.left = PlotEdge(fraction: across, points: -half)
      place.right = PlotEdge(fraction: across, points: half)
      if let from = record.y, let to = record.yEnd {
        guard let start = y.middle(of: from), let end = y.middle(of: to) else { return nil }
        place.top = PlotEdge(fraction: 1 - max(start, end))
        place.bottom = PlotEdge(fraction: 1 - min(start, end))
        startsAtBottom = start <= end
      }
    } else {
      guard let up = middle(record.y, y) else { return nil }
      place.top = PlotEdge(fraction: 1 - up, points: -half)
      place.bottom = PlotEdge(fraction: 1 - up, points: half)
      if let from = record.x, let to = record.xEnd {
        guard let start = x.middle(of: from), let end = x.middle(of: to) else { return nil }
        place.left = PlotEdge(fraction: min(start, end))
        place.right = PlotEdge(fraction: max(start, end))
        startsAtRight = start > end
      } else if let from = record.x, let span = x.span(of: from) {
        place.left = PlotEdge(fraction: span.start)
        place.right = PlotEdge(fraction: span.end)
      }
    }
    place.move(
      record.look.ends, startsAtRight: startsAtRight, startsAtBottom: startsAtBottom)
    return PlotMark(
      id: AnyHashable(record.id), place: place, form: .rule(isVertical: isVertical, pen),
      style: AnyShapeStyle(style(of: record.look)), look: record.look)
  }
}

extension RectangleCornerRadii {
  /// The same radius at all corners.
  fileprivate init(_ radius: CGFloat) {
    self.init(
      topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
  }
}
