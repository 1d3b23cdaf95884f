import Foundation
import Geometry
import ViewEngine

/// A chart as it is drawn: its scales, and its marks on them.
@MainActor struct ChartModel {
  let options: ChartOptions
  let (x, y): (PlotScale, PlotScale)
  /// The axis along which it scrolls, whose scale is that of all data.
  let scrolled: ScrolledAxis?
  let (colors, symbols): (StyleScale, StyleScale)
  /// Whether marks have places along each axis: sectors have none.
  private(set) var (hasX, hasY) = (false, false)
  private(set) var marks: [PlotMark] = []
  /// The marks of masks, which are not seen themselves.
  private(set) var masks: [AnyHashable: [PlotMark]] = [:]
  /// The values of sectors and where they begin, for selections.
  let sectors: [SectorSpan]
  /// How many intervals each axis should have.
  let (xCount, yCount): (TickCount, TickCount)

  /// The width of a mark in its band, as measured.
  static let bandShare: CGFloat = 0.7

  /// Creates the model of a chart.
  ///
  /// - Parameters:
  ///   - records: The marks, as their data say them.
  ///   - options: What modifiers say.
  ///   - size: The size of the chart, in points.
  ///   - numbers: The numbers of the marks.
  init(
    _ records: [MarkRecord], _ options: ChartOptions, in size: CGSize, _ numbers: MarkNumbers
  ) {
    self.options = options
    let (across, up) = (Int(size.width / 60), Self.intervals(up: size.height))
    let spanned = SpannedMark.stacked(records)
    let (xs, ys) = (
      spanned.flatMap { [$0.x?.from, $0.x?.to].compactMap(\.self) },
      spanned.flatMap { [$0.y?.from, $0.y?.to].compactMap(\.self) }
    )
    (hasX, hasY) = (!xs.isEmpty, !ys.isEmpty)
    (x, y, scrolled) = Self.scales(
      PlotScale(of: xs, options.xScale, count: Self.count(options.xAxis, across)),
      PlotScale(of: ys, options.yScale, count: Self.count(options.yAxis, up)), options.scrolling)
    xCount = Self.count(options.xAxis, across, isDates: x.kind == .date)
    yCount = Self.count(options.yAxis, up, isDates: y.kind == .date)
    // No legend explains a mask.
    let seen = records.filter { $0.look.maskPart == nil }
    colors = StyleScale(seen.map(\.look.color), options.color)
    symbols = StyleScale(seen.map(\.look.symbolKey), options.symbol)
    sectors = SectorSpan.spans(of: records)
    let layout = MarkLayout(
      x: x, y: y, colors: colors, symbols: symbols,
      sizes: SizeScale(records.map(\.look.sizeKey), options.symbolSize),
      pens: StyleScale(spanned.map(\.record.look.penKey), options.pen),
      numbers: numbers, spanned: spanned,
      numberRange: Self.range(of: records.compactMap(\.look.color)),
      gradient: options.color.gradient)
    var marks = layout.marks(spanned)
    marks += layout.sectors(records.filter { $0.kind == .sector }, sectors)
    masks = Dictionary(grouping: marks.filter { $0.look.maskPart != nil }) {
      $0.look.maskPart ?? AnyHashable(0)
    }
    marks.removeAll { $0.look.maskPart != nil }
    self.marks = marks.enumerated()
      .sorted { ($0.element.look.zIndex, $0.offset) < ($1.element.look.zIndex, $1.offset) }
      .map(\.element)
  }

  /// The scales of both axes, and the one along which the chart scrolls: of two that could, the horizontal one.
  private static func scales(
    _ x: PlotScale, _ y: PlotScale, _ wish: ScrollWish
  ) -> (PlotScale, PlotScale, ScrolledAxis?) {
    let across =
      wish.axes.contains(.horizontal)
      ? ScrolledAxis(.horizontal, x, length: wish.xLength) : nil
    func upwards(_ scale: PlotScale) -> PlotScale {
      // The first category is the uppermost.
      var scale = scale
      scale.categories.reverse()
      return scale
    }
    let up =
      across == nil && wish.axes.contains(.vertical)
      ? ScrolledAxis(.vertical, upwards(y), length: wish.yLength) : nil
    // Where all is in sight, nothing but the first value can be where the plot begins.
    let xStart = wish.axes.contains(.horizontal) ? nil : wish.xStart
    let yStart = wish.axes.contains(.vertical) && across == nil ? nil : wish.yStart
    return (
      across == nil ? x.scrolled(to: xStart, length: wish.xLength) : x,
      upwards(up == nil ? y.scrolled(to: yStart, length: wish.yLength) : y), across ?? up
    )
  }

  /// What a whole turn of the sectors is.
  var angleSum: Double { sectors.map(\.end).max() ?? 0 }

  /// Whether a part is shown of an axis that should scroll and does not.
  var hasFixedPart: Bool {
    scrolled?.axis == .horizontal && options.scrolling.axes.contains(.vertical)
      && options.scrolling.yLength != nil
  }

  /// The numbers by which marks are coloured.
  private static func range(of inputs: [PlotInput]) -> ClosedRange<Double>? {
    let numbers = inputs.filter { $0.kind == .number }.map(\.low)
    guard let low = numbers.min(), let high = numbers.max() else { return nil }
    return low...high
  }

  /// How many intervals an axis should have.
  private static func count(
    _ wish: AxisWish, _ number: Int, isDates: Bool = false
  ) -> TickCount {
    if case .content(let marks) = wish, let count = marks.lazy.compactMap(\.values.count).first {
      return .about(count)
    }
    return isDates ? .about(min(max(number, 2), 6)) : .atMost(min(max(number, 3), 6))
  }

  /// How many intervals there is room for along a vertical axis.
  ///
  /// Recorded ones of usual heights have four at most; more in taller ones are a guess.
  private static func intervals(up height: CGFloat) -> Int {
    max(min(Int(height / 36), 4), Int(height / 100))
  }

  /// Whether marks are coloured by numbers.
  var hasNumericColors: Bool {
    options.color.gradient != nil
  }
}

extension PlotScale {
  /// The part of this scale that is seen.
  func scrolled(to start: PlotScalar?, length: Double?) -> PlotScale {
    guard let length, length > 0 else { return self }
    var scale = self
    if kind == .category {
      let first = start.flatMap { categories.firstIndex(of: PlotInput($0).category) } ?? 0
      scale.categories = Array(categories.dropFirst(first).prefix(Int(length.rounded(.up))))
      return scale
    }
    scale.low = start?.number ?? low
    scale.high = scale.low + length
    return scale
  }
}
