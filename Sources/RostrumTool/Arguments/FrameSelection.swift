import ArgumentParser

/// A selection of frames by number, both ends included: `40-60,75`.
struct FrameSelection: Hashable, Sendable, ExpressibleByArgument {
  /// Ranges in ascending order, none touching another.
  let ranges: [ClosedRange<Int>]

  init?(argument: String) {
    var found: [ClosedRange<Int>] = []
    for part in argument.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false)
      guard ends.count <= 2,
        ends.allSatisfy({
          (1...9).contains($0.count) && $0.allSatisfy { $0.isASCII && $0.isNumber }
        }),
        let first = Int(ends[0]), let last = Int(ends[ends.count - 1]), first <= last
      else { return nil }
      found.append(first...last)
    }
    found.sort { $0.lowerBound < $1.lowerBound }
    var merged: [ClosedRange<Int>] = []
    for range in found {
      if let before = merged.last, range.lowerBound <= before.upperBound + 1 {
        merged[merged.count - 1] = before.lowerBound...max(before.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    ranges = merged
  }

  /// Whether frame `number` is selected.
  func contains(_ number: Int) -> Bool { ranges.contains { $0.contains(number) } }
}
