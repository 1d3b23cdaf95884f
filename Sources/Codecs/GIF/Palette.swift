// Goals, in order: the same palette everywhere (whole numbers only, ties to the lower index); little
// error; speed. Method: the distinct colours, a few thousand on user interfaces, are split at the
// mean of their widest axis until there are enough groups, then three rounds of k-means. A nearest
// entry is sought outwards from the colour's own sum of components in entries ordered by theirs:
// |Δsum|² ≤ 3·distance², so the search ends after a few entries.

/// A palette: up to 256 colours for one image, and which of them stands for each distinct colour.
struct Palette {
  /// Entries that an image may have.
  static let greatestCount = 256
  /// Rounds of k-means: more change hardly an entry.
  private static let rounds = 3
  /// Sums of three components, and one beyond the greatest, where a search ends.
  private static let sumCount = 3 * 255 + 2

  /// Entries: red in the lowest byte, alpha 0.
  private(set) var entries: [UInt32] = []
  /// The entry of each colour of the census.
  private(set) var assignment: [UInt8] = []
  /// Mean squared distance of pixels from their entries, summed over three components.
  private(set) var meanSquaredError = 0.0

  /// Chooses at most `greatestCount` (1...256) entries for the colours of `census`.
  init(_ census: ColorCensus, greatestCount: Int) {
    let colors = census.colors
    if colors.count <= greatestCount {
      entries = colors
      assignment = colors.indices.map { UInt8($0) }
      return
    }
    var splitter = ColorSplitter(colors: colors, counts: census.counts)
    splitter.split(into: greatestCount)
    assignment = splitter.groups
    entries = Self.means(census, assignment, previous: [UInt32](repeating: 0, count: greatestCount))
    for round in 0...Self.rounds {
      assignNearest(colors)
      if round < Self.rounds { entries = Self.means(census, assignment, previous: entries) }
    }
    measure(census)
  }

  private mutating func measure(_ census: ColorCensus) {
    var (error, total) = (0, 0)
    for (index, color) in census.colors.enumerated() {
      let count = Int(census.counts[index])
      error += count * Int(squaredDistance(color, entries[Int(assignment[index])]))
      total += count
    }
    meanSquaredError = Double(error) / Double(max(1, total))
  }

  /// The mean colour of each group, rounded; a group that lost all its colours keeps its entry.
  private static func means(
    _ census: ColorCensus, _ assignment: [UInt8], previous: [UInt32]
  ) -> [UInt32] {
    var sums = [SIMD4<Int>](repeating: .zero, count: previous.count)
    sums.withUnsafeMutableBufferPointer { sums in
      for index in 0..<census.colors.count {
        let (color, count) = (census.colors[index], Int(census.counts[index]))
        sums[Int(assignment[index])] &+= SIMD4(
          Int(color & 255) &* count, Int(color &>> 8 & 255) &* count,
          Int(color &>> 16 & 255) &* count, count)
      }
    }
    return zip(sums, previous).map { sum, old in
      guard sum.w > 0 else { return old }
      func mean(_ total: Int) -> UInt32 { UInt32((2 * total + sum.w) / (2 * sum.w)) }
      return mean(sum.x) | mean(sum.y) << 8 | mean(sum.z) << 16
    }
  }

  /// Assigns to each colour its nearest entry, starting from the present one.
  private mutating func assignNearest(_ colors: [UInt32]) {
    let entries = entries
    let order = entries.indices.sorted {
      (componentSum(entries[$0]), $0) < (componentSum(entries[$1]), $1)
    }
    let ordered = order.map { entries[$0] }
    let sums = ordered.map { Int32(componentSum($0)) }
    // The first entry of each sum or more.
    var starts = [Int](repeating: 0, count: Self.sumCount)
    var next = 0
    for sum in 0..<Self.sumCount {
      while next < sums.count, sums[next] < sum { next += 1 }
      starts[sum] = next
    }
    let names = order.map { UInt8($0) }
    assignment.withUnsafeMutableBufferPointer { assignment in
      for index in 0..<colors.count {
        let color = colors[index]
        let sum = Int32(componentSum(color))
        var best = Int32(squaredDistance(color, entries[Int(assignment[index])]))
        var name = assignment[index]
        if best == 0 { continue }
        let start = starts[Int(sum)]
        var up = start
        while up < ordered.count {
          let difference = sums[up] &- sum
          if difference &* difference >= 3 &* best { break }
          let distance = Int32(squaredDistance(color, ordered[up]))
          if distance < best { (best, name) = (distance, names[up]) }
          up &+= 1
        }
        var down = start &- 1
        while down >= 0 {
          let difference = sum &- sums[down]
          if difference &* difference >= 3 &* best { break }
          let distance = Int32(squaredDistance(color, ordered[down]))
          if distance < best { (best, name) = (distance, names[down]) }
          down &-= 1
        }
        assignment[index] = name
      }
    }
  }
}

/// The sum of a colour's three components.
@inline(__always)
func componentSum(_ color: UInt32) -> UInt32 {
  (color & 255) &+ (color &>> 8 & 255) &+ (color &>> 16 & 255)
}

/// The squared distance of two colours, components counted alike.
@inline(__always)
func squaredDistance(_ a: UInt32, _ b: UInt32) -> UInt32 {
  let red = Int32(bitPattern: a & 255) &- Int32(bitPattern: b & 255)
  let green = Int32(bitPattern: a &>> 8 & 255) &- Int32(bitPattern: b &>> 8 & 255)
  let blue = Int32(bitPattern: a &>> 16 & 255) &- Int32(bitPattern: b &>> 16 & 255)
  return UInt32(bitPattern: red &* red &+ green &* green &+ blue &* blue)
}
