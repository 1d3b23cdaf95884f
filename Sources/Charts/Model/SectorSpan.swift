import Foundation

/// Which part of the whole circle a sector has.
struct SectorSpan: Hashable, Sendable {
  /// Where its value begins and ends in the sum of all.
  let (start, end): (Double, Double)
  /// Where it begins and ends in the circle, 0...1.
  let (from, to): (Double, Double)

  /// The spans of the sectors among some marks, in order: one after another, or where ranges of values lie.
  static func spans(of records: [MarkRecord]) -> [SectorSpan] {
    let sectors = records.filter { $0.kind == .sector }
    if !sectors.isEmpty, sectors.allSatisfy({ $0.y?.isBin == true }) {
      return ranges(sectors.compactMap(\.y))
    }
    let values = sectors.map { max($0.y?.low ?? 0, 0) }
    let sum = values.reduce(0, +)
    var start = 0.0
    return values.map { value in
      defer { start += value }
      return SectorSpan(
        start: start, end: start + value, from: sum > 0 ? start / sum : 0,
        to: sum > 0 ? (start + value) / sum : 0)
    }
  }

  /// The spans of ranges on a scale that begins at zero, or at the least of them, and goes once around.
  private static func ranges(_ inputs: [PlotInput]) -> [SectorSpan] {
    let low = min(inputs.map(\.low).min() ?? 0, 0)
    let length = (inputs.map(\.high).max() ?? 0) - low
    return inputs.map {
      SectorSpan(
        start: $0.low, end: $0.high, from: length > 0 ? ($0.low - low) / length : 0,
        to: length > 0 ? ($0.high - low) / length : 0)
    }
  }
}
