import Foundation

/// Which part of the whole circle a sector has.
struct SectorSpan: Hashable, Sendable {
  /// Where its value begins and ends in the sum of all.
  let (start, end): (Double, Double)
  /// Where it begins and ends in the circle, 0...1.
  let (from, to): (Double, Double)

  /// The spans of the sectors among some marks, in order.
  static func spans(of records: [MarkRecord]) -> [SectorSpan] {
    let values = records.filter { $0.kind == .sector }.map { max($0.y?.low ?? 0, 0) }
    let sum = values.reduce(0, +)
    var start = 0.0
    return values.map { value in
      defer { start += value }
      return SectorSpan(
        start: start, end: start + value, from: sum > 0 ? start / sum : 0,
        to: sum > 0 ? (start + value) / sum : 0)
    }
  }
}
