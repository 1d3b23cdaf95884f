import Foundation

/// The values of an axis, and how they are written.
struct AxisTicks {
  let values: [PlotScalar]
  private let step: Double?
  private let unit: Calendar.Component
  private let locale: Locale

  /// Creates the values of an axis.
  ///
  /// - Parameters:
  ///   - wish: Which values the scene wants.
  ///   - scale: The scale.
  ///   - count: How many intervals there should be in what is seen of it.
  ///   - zoom: How many times that goes into the scale.
  ///   - locale: In which language they are written.
  init(
    _ wish: AxisMarkValues, on scale: PlotScale, count: TickCount, zoom: Double = 1,
    locale: Locale = AxisText.english
  ) {
    self.locale = locale
    let count = wish.count.map { TickCount.about($0) } ?? count
    let (low, high) = (min(scale.low, scale.high), max(scale.low, scale.high))
    let seen = zoom == 1 ? high : low + (high - low) / zoom
    switch (wish.form, scale.kind) {
    case (.values(let values), _):
      (self.values, step, unit) = (values, nil, .day)
    case (_, .category):
      (values, step, unit) = (scale.categories.map { .category($0) }, nil, .day)
    case (.stride(let step), .number):
      let ticks = NiceTicks(step: step)
      (values, self.step, unit) = (
        ticks.values(from: low, to: high).map { .number($0) }, step, .day
      )
    case (_, .number):
      var ticks = NiceTicks(from: low, to: seen, count: count)
      if ticks.step < wish.leastStride { ticks = NiceTicks(step: wish.leastStride) }
      values =
        scale.type.form == .log
        ? Self.powers(from: low, to: high) : ticks.values(from: low, to: high).map { .number($0) }
      (step, unit) = (scale.type.form == .log ? nil : ticks.step, .day)
    case (.dates(let unit, let count), .date):
      let ticks = DateTicks(unit, count)
      (values, step, self.unit) = (
        ticks.values(from: low, to: high).map { .date($0) }, nil, unit
      )
    case (_, .date):
      let ticks = DateTicks(from: low, to: seen, count: count.number)
      (values, step, unit) = (
        ticks.values(from: low, to: high).map { .date($0) }, nil, ticks.unit
      )
    }
  }

  /// The powers of ten in a range.
  private static func powers(from low: Double, to high: Double) -> [PlotScalar] {
    var values: [PlotScalar] = []
    var power = 1.0
    while power > low * 1.000001, power > 1e-12 { power /= 10 }
    while power <= high * 1.000001, values.count < 32 {
      if power >= low * 0.999999 { values.append(.number(power)) }
      power *= 10
    }
    return values
  }

  /// A value as text.
  func text(of scalar: PlotScalar) -> String {
    switch scalar {
    case .category(let name): name
    case .number(let number): AxisText.number(number, step: step, locale)
    case .date(let seconds): AxisText.date(seconds, unit, locale)
    }
  }

  /// Where a value lies, and where what it covers ends; `nil` where it is not on the scale.
  func span(_ index: Int, on scale: PlotScale) -> (start: Double, end: Double)? {
    guard let span = scale.span(of: PlotInput(values[index])) else { return nil }
    if scale.kind == .category { return span }
    guard (-1e-9...1 + 1e-9).contains(span.start) else { return nil }
    let next = index + 1 < values.count ? values[index + 1].number.map(scale.fraction) : nil
    if let next { return (span.start, next) }
    // The last covers as much as the one before it, as far as the axis goes.
    let before = index > 0 ? values[index - 1].number.map(scale.fraction) : nil
    return (span.start, min(before.map { 2 * span.start - $0 } ?? 1, max(1, span.start)))
  }

  /// The width of a letter of a label, about, and of the gap between labels, in points.
  private static let (letter, gap) = (CGFloat(6), CGFloat(8))

  /// Every which label there is room for.
  func thinning(on scale: PlotScale, _ axis: AxisMarksRecord, room: CGFloat) -> Int {
    let longest = values.map { text(of: $0).count }.max() ?? 0
    guard values.count > 1, room > 0, axis.text == nil else { return 1 }
    let needed = (CGFloat(longest) * Self.letter + Self.gap) * CGFloat(values.count)
    return max(Int((needed / room).rounded(.up)), 1)
  }
}
