// Goals, in order: lossless; fewer bytes than libpng's defaults on pictures of user interfaces; a
// sixteenth of its time. Method: at each pixel five places are tried: one pixel back, one row up, and, when
// these give little, the last two where the same two pixels stood and the distance of the last match. Of
// long matches only the first pixel enters the table, so the work is that of a comparison. Flat ground and
// repeated glyphs are long matches as they are; filters destroy them and are left to photographs, whose
// differences are mostly noise: there only three equal pixels are a match. One pair of Huffman codes for
// some 64 Ki tokens.
// Tried and rejected: a filter on every row (twice the bytes), chains of candidates (2 % fewer bytes
// for three times the time), tables trained beforehand (30 % more bytes on gradients).
internal import CDeflate

/// An LZ77 matcher for pictures: compresses rows to a zlib stream, matching whole pixels.
///
/// Rows come in bands, each begun by ``beginBand()``.
final class FlatMatcher {
  private let rowSize: Int
  private let pixelSize: Int
  /// The last rows, at least 32 KiB of them; `base` is the stream's offset of its first byte.
  private let window: UnsafeMutablePointer<UInt8>
  private let windowSize: Int
  private var base = 0
  /// The stream's length so far.
  private var position = 0
  private let places = PairPlaces()
  /// The bits of two pixels.
  private let pairMask: UInt64
  /// How far back the last match was that was neither a pixel back nor a row up: the next is often as far.
  private var lastDistance = FlatMatcher.farthest + 1
  private let tokens: UnsafeMutablePointer<UInt32>
  private var tokenCount = 0
  private let counts = SymbolCounts()
  private let lengthSymbols: UnsafeMutablePointer<UInt8>
  private let stream = DeflateStream()
  private var checksum: UInt32 = 1

  /// Rows that are tried in one way or another together.
  static let bandHeight = 8
  private static let farthest = DeflateTables.farthest
  private static let blockSize = 1 << 16
  /// Bytes of room behind the window and the tokens: a row's last pixels are packed and hashed in whole words.
  private static let slack = 32
  /// Pixels of the shortest match in a filtered row.
  private static let leastFiltered = 3
  /// Bytes of a match from which on no better one is looked for.
  private static let longEnough = 24

  /// Creates a matcher for `rowCount` rows of `rowSize` bytes: a filter byte, then whole pixels of
  /// `pixelSize` bytes.
  init(rowSize: Int, pixelSize: Int, rowCount: Int) {
    (self.rowSize, self.pixelSize) = (rowSize, pixelSize)
    pairMask = pixelSize == 3 ? 0xffff_ffff_ffff : .max
    // Room for what matches may reach, and for as much again before it has to be moved.
    let kept = Self.farthest + rowSize
    let band = Self.bandHeight * rowSize
    windowSize = min(rowCount * rowSize + band, kept + max(2 * band, Self.farthest))
    window = .allocate(capacity: windowSize + Self.slack)
    window.initialize(repeating: 0, count: windowSize + Self.slack)
    tokens = .allocate(capacity: Self.blockSize + band + Self.slack)
    lengthSymbols = .allocate(capacity: DeflateTables.lengthSymbols.count)
    lengthSymbols.initialize(
      from: DeflateTables.lengthSymbols, count: DeflateTables.lengthSymbols.count)
  }

  deinit {
    window.deallocate()
    tokens.deallocate()
    lengthSymbols.deallocate()
  }

  /// A mark at the beginning of a band.
  struct Mark {
    fileprivate var position: Int
    fileprivate var checksum: UInt32
    fileprivate var tokenCount: Int
    fileprivate var lastDistance: Int
    fileprivate var counts: SymbolCounts.Snapshot
  }

  /// Begins a band of at most ``bandHeight`` rows.
  ///
  /// - Returns: Its beginning, for ``rewind(to:)`` until the next band begins.
  func beginBand() -> Mark {
    if position - base + Self.bandHeight * rowSize > windowSize {
      let kept = min(position - base, max(Self.farthest, rowSize))
      let start = position - base - kept
      window.update(from: window + start, count: kept)
      base += start
    }
    if tokenCount >= Self.blockSize { endBlock(isLast: false) }
    return Mark(
      position: position, checksum: checksum, tokenCount: tokenCount, lastDistance: lastDistance,
      counts: counts.snapshot)
  }

  /// Forgets the rows since `mark`.
  ///
  /// Places in them stay known; what stands there now is compared before it is used.
  func rewind(to mark: Mark) {
    (position, checksum, tokenCount) = (mark.position, mark.checksum, mark.tokenCount)
    lastDistance = mark.lastDistance
    counts.reset(to: mark.counts)
  }

  /// How many bytes since `mark` belong to no match.
  func literalCount(since mark: Mark) -> Int { counts.literalCount(since: mark.counts) }

  /// About how many bits the rows since `mark` would take in a block of their own.
  func bitCount(since mark: Mark) -> Int { counts.bitCount(since: mark.counts) }

  /// Appends a row that `fill` writes; it may overwrite 12 bytes beyond the row.
  @inline(__always)
  func appendRow(isFiltered: Bool, _ fill: (UnsafeMutablePointer<UInt8>) -> Void) {
    let row = window + (position - base)
    fill(row)
    // What stands behind the row enters the hash of its last pixels, so it must always be the same.
    (row + rowSize).update(repeating: 0, count: Self.slack / 2)
    checksum = libdeflate_adler32(checksum, row, rowSize)
    if isFiltered { matchFiltered(row) } else { match(row) }
    position += rowSize
  }

  /// Ends the stream and returns it.
  func finish() -> [UInt8] {
    endBlock(isLast: true)
    return stream.finish(adler32: checksum)
  }

  private func endBlock(isLast: Bool) {
    counts.lengths[DeflateTables.endOfBlock] = 1
    let all = counts.snapshot
    stream.appendBlock(
      UnsafeBufferPointer(start: tokens, count: tokenCount), lengthCounts: all.lengths,
      distanceCounts: all.distances, isLast: isLast)
    tokenCount = 0
    counts.reset()
  }

  /// Bytes of the longest match of whole pixels.
  private var longestMatch: Int {
    DeflateTables.longestMatch - DeflateTables.longestMatch % pixelSize
  }

  /// Matches a row of pixels as they are.
  private func match(_ row: UnsafeMutablePointer<UInt8>) {
    let (size, pixel) = (rowSize, pixelSize)
    let hasRowAbove = position > 0 && size <= Self.farthest
    var (next, used) = (tokens + tokenCount, 0)
    // The filter byte goes with the row above when enough pixels do, else alone.
    let above = hasRowAbove ? equalLength(row, row - size, size) : 0
    var start = above > 0 ? 1 + (above - 1) / pixel * pixel : 0
    // A row of one colour goes on from its first pixel: the near distance has no extra bits.
    let rest = size - 1 - pixel
    if start > 1 + pixel, equalLength(row + 1 + pixel, row + 1, rest) == rest { start = 1 + pixel }
    var x = 1
    if start >= DeflateTables.shortestMatch {
      used = appendMatch(start, size, greatest: DeflateTables.longestMatch, to: next)
      next += used
      x = start
    } else {
      append(row, 1, to: &next)
    }
    let greatest = longestMatch
    while x < size {
      let limit = size &- x
      let here = row + x
      var (best, distance) = (0, 0)
      // Of two equally long, the nearer has fewer bits.
      if x > 1 {
        best = equalLength(here, here - pixel, limit)
        distance = pixel
      }
      if hasRowAbove, best < limit {
        let length = equalLength(here, here - size, limit)
        if length > best { (best, distance) = (length, size) }
      }
      if best < Self.longEnough {
        let place = position &+ x
        let last = places.enter(here, at: place, mask: pairMask)
        for other in [last.newer, last.older, place &- lastDistance] {
          // A place beyond 2 GiB of stream wraps, and then looks too far away, which is only slower.
          if other >= base, place &- other <= Self.farthest, other < place {
            let length = equalLength(here, window + (other &- base), limit)
            if length > best &+ 1 { (best, distance) = (length, place &- other) }
          }
        }
      }
      best &-= best % pixel
      if best >= pixel {
        // What is short is likely to begin elsewhere next time.
        if best > pixel, best < Self.longEnough {
          for step in stride(from: pixel, to: best, by: pixel) {
            _ = places.enter(here + step, at: position &+ x &+ step, mask: pairMask)
          }
        }
        if distance != pixel, distance != size { lastDistance = distance }
        x &+= best
        next += appendMatch(best, distance, greatest: greatest, to: next)
      } else {
        append(here, pixel, to: &next)
        x &+= pixel
      }
    }
    tokenCount = next - tokens
  }

  /// Matches a row of differences, which are mostly noise: a few pixels that happen to be equal cost more
  /// as a match than as they are.
  private func matchFiltered(_ row: UnsafeMutablePointer<UInt8>) {
    let (size, pixel) = (rowSize, pixelSize)
    let hasRowAbove = position > 0 && size <= Self.farthest
    let least = Self.leastFiltered * pixel
    let greatest = longestMatch
    var next = tokens + tokenCount
    append(row, 1, to: &next)
    var x = 1
    while x < size {
      let limit = size &- x
      let here = row + x
      let word = load(here)
      let place = position &+ x
      let last = places.enter(here, at: place, mask: pairMask).newer
      // Three pixels begin with eight bytes.
      let isNear = x > 1 && word == load(here - pixel)
      let isAbove = hasRowAbove && word == load(here - size)
      let isFar =
        last >= base && place &- last <= Self.farthest && last < place
        && word == load(window + (last &- base))
      var (best, distance) = (0, 0)
      if isNear || isAbove || isFar {
        if isNear { (best, distance) = (equalLength(here, here - pixel, limit), pixel) }
        if isAbove {
          let length = equalLength(here, here - size, limit)
          if length > best { (best, distance) = (length, size) }
        }
        if isFar {
          let length = equalLength(here, window + (last &- base), limit)
          if length > best &+ 1 { (best, distance) = (length, place &- last) }
        }
        best &-= best % pixel
      }
      if best >= least {
        next += appendMatch(best, distance, greatest: greatest, to: next)
        x &+= best
      } else {
        append(here, pixel, to: &next)
        x &+= pixel
      }
    }
    tokenCount = next - tokens
  }

  /// Writes `count` bytes as tokens.
  @inline(__always)
  private func append(
    _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int,
    to next: inout UnsafeMutablePointer<UInt32>
  ) {
    for i in 0..<count {
      let byte = bytes[i]
      next.pointee = UInt32(byte)
      counts.lengths[Int(byte)] &+= 1
      next += 1
    }
  }

  /// Writes a match of `length` bytes as tokens of 3 to `greatest` bytes each; returns how many.
  @inline(__always)
  private func appendMatch(
    _ length: Int, _ distance: Int, greatest: Int, to tokens: UnsafeMutablePointer<UInt32>
  ) -> Int {
    var (left, count) = (length, 0)
    let symbol = DeflateTables.distanceSymbol(distance)
    while left > 0 {
      var part = min(left, greatest)
      // Never leave a rest that is too short to be a match.
      if left > part, left &- part < DeflateTables.shortestMatch {
        part &-= DeflateTables.shortestMatch
      }
      tokens[count] = UInt32(truncatingIfNeeded: part &<< 16 | distance)
      counts.lengths[DeflateTables.firstLength &+ Int(lengthSymbols[part])] &+= 1
      count &+= 1
      left &-= part
    }
    counts.distances[symbol] &+= UInt32(truncatingIfNeeded: count)
    return count
  }
}

/// How many of the first `limit` bytes of `a` and `b` are equal from the start.
@inline(__always)
private func equalLength(
  _ a: UnsafeMutablePointer<UInt8>, _ b: UnsafeMutablePointer<UInt8>, _ limit: Int
) -> Int {
  let (a, b) = (UnsafeRawPointer(a), UnsafeRawPointer(b))
  var length = 0
  while length &+ 8 <= limit {
    let difference =
      a.loadUnaligned(fromByteOffset: length, as: UInt64.self)
      ^ b.loadUnaligned(fromByteOffset: length, as: UInt64.self)
    if difference != 0 { return length &+ difference.trailingZeroBitCount &>> 3 }
    length &+= 8
  }
  while length < limit,
    a.load(fromByteOffset: length, as: UInt8.self) == b.load(fromByteOffset: length, as: UInt8.self)
  { length &+= 1 }
  return length
}

@inline(__always)
private func load(_ bytes: UnsafeMutablePointer<UInt8>) -> UInt64 {
  UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self)
}
