import Foundation

/// Lays marks of one kind at the same place on one another.
struct Stacking {
  /// A value that is stacked.
  struct Item {
    /// What has to be the same for two to be on one another.
    let place: AnyHashable
    let value: Double
    let method: MarkStackingMethod
  }

  /// Where each value begins and ends, in the order of the items.
  static func spans(of items: [Item]) -> [(start: Double, end: Double)] {
    var (above, below): ([AnyHashable: Double], [AnyHashable: Double]) = ([:], [:])
    var spans = items.map { item -> (start: Double, end: Double) in
      guard item.method != .unstacked else { return (0, item.value) }
      if item.value < 0 {
        let start = below[item.place, default: 0]
        below[item.place] = start + item.value
        return (start, start + item.value)
      }
      let start = above[item.place, default: 0]
      above[item.place] = start + item.value
      return (start, start + item.value)
    }
    for (index, item) in items.enumerated() {
      let sum = above[item.place, default: 0] - below[item.place, default: 0]
      if item.method == .normalized, sum > 0 {
        spans[index] = (spans[index].start / sum, spans[index].end / sum)
      } else if item.method == .center {
        spans[index] = (spans[index].start - sum / 2, spans[index].end - sum / 2)
      }
    }
    return spans
  }
}
