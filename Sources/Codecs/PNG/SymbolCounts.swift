/// How often each symbol of deflate occurs in a run of tokens.
final class SymbolCounts {
  /// Of the 286 symbols for literals and lengths.
  let lengths: UnsafeMutablePointer<UInt32>
  /// Of the 30 symbols for distances.
  let distances: UnsafeMutablePointer<UInt32>

  init() {
    lengths = .allocate(capacity: 286)
    distances = .allocate(capacity: 30)
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
      lengths: Array(UnsafeBufferPointer(start: lengths, count: 286)),
      distances: Array(UnsafeBufferPointer(start: distances, count: 30)))
  }

  /// Forgets what was counted.
  func reset() {
    lengths.initialize(repeating: 0, count: 286)
    distances.initialize(repeating: 0, count: 30)
  }

  /// Goes back to an earlier moment.
  func reset(to snapshot: Snapshot) {
    for (symbol, count) in snapshot.lengths.enumerated() { lengths[symbol] = count }
    for (symbol, count) in snapshot.distances.enumerated() { distances[symbol] = count }
  }

  /// How many literals were counted since `snapshot`.
  func literalCount(since snapshot: Snapshot) -> Int {
    (0..<256).reduce(0) { $0 + Int(lengths[$1] - snapshot.lengths[$1]) }
  }

  /// About how many bits the tokens since `snapshot` take under codes of their own.
  func bitCount(since snapshot: Snapshot) -> Int {
    var parts = 0
    var total = 0
    for (symbol, before) in snapshot.lengths.enumerated() {
      let count = Int(lengths[symbol] - before)
      let extra = symbol > 256 ? Int(DeflateTables.lengthExtraBits[symbol - 257]) : 0
      total += count
      parts += count * (extra * 64 - Self.logarithm(count))
    }
    parts += total * Self.logarithm(total)
    total = 0
    for (symbol, before) in snapshot.distances.enumerated() {
      let count = Int(distances[symbol] - before)
      total += count
      parts += count * (DeflateTables.distanceExtraBits(symbol) * 64 - Self.logarithm(count))
    }
    parts += total * Self.logarithm(total)
    return parts / 64
  }

  /// 64 times the binary logarithm of `count`, straight between powers of two; 0 for 0.
  private static func logarithm(_ count: Int) -> Int {
    guard count > 0 else { return 0 }
    let whole = 63 - count.leadingZeroBitCount
    return whole * 64 + ((count << 6) >> whole) - 64
  }
}
