/// A histogram of deflate's symbols in a run of tokens.
final class SymbolCounts {
  /// Of the 286 symbols for literals and lengths.
  let lengths: UnsafeMutablePointer<UInt32>
  /// Of the 30 symbols for distances.
  let distances: UnsafeMutablePointer<UInt32>

  init() {
    lengths = .allocate(capacity: DeflateTables.lengthSymbolCount)
    distances = .allocate(capacity: DeflateTables.distanceSymbolCount)
    reset()
  }

  deinit {
    lengths.deallocate()
    distances.deallocate()
  }

  /// Counts at some moment.
  struct Snapshot {
    var lengths: [UInt32]
    var distances: [UInt32]
  }

  /// The counts of now.
  var snapshot: Snapshot {
    Snapshot(
      lengths: Array(
        UnsafeBufferPointer(start: lengths, count: DeflateTables.lengthSymbolCount)),
      distances: Array(
        UnsafeBufferPointer(start: distances, count: DeflateTables.distanceSymbolCount)))
  }

  /// Forgets what was counted.
  func reset() {
    lengths.initialize(repeating: 0, count: DeflateTables.lengthSymbolCount)
    distances.initialize(repeating: 0, count: DeflateTables.distanceSymbolCount)
  }

  /// Goes back to an earlier moment.
  func reset(to snapshot: Snapshot) {
    for (symbol, count) in snapshot.lengths.enumerated() { lengths[symbol] = count }
    for (symbol, count) in snapshot.distances.enumerated() { distances[symbol] = count }
  }

  /// How many literals were counted since `snapshot`.
  func literalCount(since snapshot: Snapshot) -> Int {
    (0..<DeflateTables.endOfBlock).reduce(0) { $0 + Int(lengths[$1] - snapshot.lengths[$1]) }
  }

  /// About how many bits the tokens since `snapshot` take under codes of their own.
  func bitCount(since snapshot: Snapshot) -> Int {
    var parts = 0
    var total = 0
    for (symbol, before) in snapshot.lengths.enumerated() {
      let count = Int(lengths[symbol] - before)
      let extra =
        symbol >= DeflateTables.firstLength
        ? Int(DeflateTables.lengthExtraBits[symbol - DeflateTables.firstLength]) : 0
      total += count
      parts += count * (extra * Self.fineness - Self.logarithm(count))
    }
    parts += total * Self.logarithm(total)
    total = 0
    for (symbol, before) in snapshot.distances.enumerated() {
      let count = Int(distances[symbol] - before)
      total += count
      parts +=
        count * (DeflateTables.distanceExtraBits(symbol) * Self.fineness - Self.logarithm(count))
    }
    parts += total * Self.logarithm(total)
    return parts / Self.fineness
  }

  /// Parts of a bit in which bits are counted.
  private static let fineness = 64

  /// The binary logarithm of `count` in 64ths, straight between powers of two; 0 for 0.
  private static func logarithm(_ count: Int) -> Int {
    guard count > 0 else { return 0 }
    let whole = Int.bitWidth - 1 - count.leadingZeroBitCount
    return whole * fineness + ((count * fineness) >> whole) - fineness
  }
}
