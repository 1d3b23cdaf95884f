/// Parts of the work, out of some.
struct Shard: Hashable, Codable, Sendable, CustomStringConvertible {
  /// Their numbers, from 1, ascending.
  let numbers: [Int]
  /// How many parts the whole has.
  let count: Int

  /// As it is written: `2/7`, `1-3/7`.
  var description: String {
    var runs: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = runs.last, last.upperBound == number - 1 {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
    let texts = runs.map {
      $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)"
    }
    return "\(texts.joined(separator: ","))/\(count)"
  }

  /// Whether the item at a place, counted from 0, is in these parts: every `count`th is in one.
  func holds(_ place: Int) -> Bool { numbers.contains(place % count + 1) }

  /// Whether a row, counted from 0, is in these parts, where each part has neighbouring rows.
  func holds(row: Int, of rows: Int) -> Bool {
    numbers.contains { rows * ($0 - 1) / count <= row && row < rows * $0 / count }
  }
}
