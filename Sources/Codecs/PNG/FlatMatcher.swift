// Goals, in order: lossless; the bytes of libpng's defaults on pictures of user interfaces; a
// twentieth of its time. Method: at each pixel only three places are tried (one row up, one pixel
// back, and the last place where the same two pixels stood) and nothing inside a match is entered
// into the table, so the work is that of a comparison. Flat ground and repeated glyphs are long
// matches as they are; filters destroy them and are left to photographs. One pair of Huffman codes
// for each 64 Ki tokens.
// Tried and rejected: a filter on every row (twice the bytes), chains of candidates (8 % fewer bytes
// for four times the time), tables trained beforehand (30 % more bytes on gradients).
internal import CDeflate

/// Compresses the rows of a picture to a zlib stream, matching whole pixels.
final class FlatMatcher {
  private let rowSize: Int
  private let pixelSize: Int
  /// The last rows, at least 32 KiB of them; `base` is the stream's offset of its first byte.
  private let window: UnsafeMutablePointer<UInt8>
  private let windowSize: Int
  private var base = 0
  /// The stream's length so far.
  private var position = 0
  /// Where two pixels with this hash stood last.
  private let places: UnsafeMutablePointer<Int32>
  private let tokens: UnsafeMutablePointer<UInt32>
  private var tokenCount = 0
  private let lengthCounts: UnsafeMutablePointer<UInt32>
  private let distanceCounts: UnsafeMutablePointer<UInt32>
  private let lengthSymbols: UnsafeMutablePointer<UInt8>
  private let stream = DeflateStream()
  private var checksum: UInt32 = 1

  private static let farthest = 32768
  private static let blockSize = 1 << 16
  private static let placeBits = 13

  /// Creates a matcher for `rowCount` rows of `rowSize` bytes: a filter byte, then whole pixels of
  /// `pixelSize` bytes.
  init(rowSize: Int, pixelSize: Int, rowCount: Int) {
    (self.rowSize, self.pixelSize) = (rowSize, pixelSize)
    // Room for what matches may reach, and for as many rows again before it has to be moved.
    let kept = Self.farthest + rowSize
    windowSize = min(rowCount * rowSize, kept + max(8 * rowSize, Self.farthest))
    window = .allocate(capacity: windowSize + 32)
    window.initialize(repeating: 0, count: windowSize + 32)
    places = .allocate(capacity: 1 << Self.placeBits)
    places.initialize(repeating: -1, count: 1 << Self.placeBits)
    tokens = .allocate(capacity: Self.blockSize + rowSize + 16)
    lengthCounts = .allocate(capacity: 286)
    lengthCounts.initialize(repeating: 0, count: 286)
    distanceCounts = .allocate(capacity: 30)
    distanceCounts.initialize(repeating: 0, count: 30)
    lengthSymbols = .allocate(capacity: 259)
    lengthSymbols.initialize(from: DeflateTables.lengthSymbols, count: 259)
  }

  deinit {
    window.deallocate()
    places.deallocate()
    tokens.deallocate()
    lengthCounts.deallocate()
    distanceCounts.deallocate()
    lengthSymbols.deallocate()
  }

  /// Appends a row that `fill` writes; it may overwrite 12 bytes beyond the row.
  func appendRow(_ fill: (UnsafeMutablePointer<UInt8>) -> Void) {
    if position - base + rowSize > windowSize {
      let kept = min(position - base, max(Self.farthest, rowSize))
      let start = position - base - kept
      window.update(from: window + start, count: kept)
      base += start
    }
    let row = window + (position - base)
    fill(row)
    // What stands behind the row enters the hash of its last pixels, so it must always be the same.
    (row + rowSize).update(repeating: 0, count: 16)
    checksum = libdeflate_adler32(checksum, row, rowSize)
    if tokenCount >= Self.blockSize { endBlock(isLast: false) }
    match(row)
    position += rowSize
  }

  /// Ends the stream and returns it.
  func finish() -> [UInt8] {
    endBlock(isLast: true)
    return stream.finish(adler32: checksum)
  }

  private func endBlock(isLast: Bool) {
    lengthCounts[256] = 1
    stream.appendBlock(
      UnsafeBufferPointer(start: tokens, count: tokenCount),
      lengthCounts: Array(UnsafeBufferPointer(start: lengthCounts, count: 286)),
      distanceCounts: Array(UnsafeBufferPointer(start: distanceCounts, count: 30)), isLast: isLast)
    tokenCount = 0
    lengthCounts.update(repeating: 0, count: 286)
    distanceCounts.update(repeating: 0, count: 30)
  }

  private func match(_ row: UnsafeMutablePointer<UInt8>) {
    let (size, pixel) = (rowSize, pixelSize)
    let hasRowAbove = position > 0 && size <= Self.farthest
    let pairMask: UInt64 = pixel == 3 ? 0xffff_ffff_ffff : .max
    var (next, used) = (tokens + tokenCount, 0)
    let lengthCounts = lengthCounts
    var x = 0
    // The filter byte goes with the row above when enough pixels do, else alone.
    let above = hasRowAbove ? equalLength(row, row - size, size) : 0
    var start = above > 0 ? 1 + (above - 1) / pixel * pixel : 0
    // A row of one colour goes on from its first pixel: the near distance has no extra bits.
    let rest = size - 1 - pixel
    if start > 1 + pixel, equalLength(row + 1 + pixel, row + 1, rest) == rest { start = 1 + pixel }
    if start >= 3 {
      used = appendMatch(start, size, greatest: 258, to: next)
      next += used
      x = start
    } else {
      next.pointee = UInt32(row[0])
      lengthCounts[Int(row[0])] &+= 1
      next += 1
      x = 1
    }
    let greatest = pixel == 3 ? 258 : 256
    let raw = UnsafeRawPointer(row)
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
      if best < 24 {
        let pair = raw.loadUnaligned(fromByteOffset: x, as: UInt64.self) & pairMask
        let slot = Int(
          truncatingIfNeeded: (pair &* 0x9E37_79B9_7F4A_7C15) &>> UInt64(64 - Self.placeBits))
        let here = position &+ x
        let place = Int(places[slot])
        places[slot] = Int32(truncatingIfNeeded: here & 0x7fff_ffff)
        // A place beyond 2 GiB of stream wraps, and then looks too far away, which is only slower.
        if place >= base, here &- place <= Self.farthest, place < here {
          let length = equalLength(row + x, window + (place &- base), limit)
          if length > best &+ 1 { (best, distance) = (length, here &- place) }
        }
      }
      best &-= best % pixel
      if best >= (pixel == 3 ? 3 : 4) {
        x &+= best
        next += appendMatch(best, distance, greatest: greatest, to: next)
      } else {
        for _ in 0..<pixel {
          let byte = row[x]
          next.pointee = UInt32(byte)
          lengthCounts[Int(byte)] &+= 1
          next += 1
          x &+= 1
        }
      }
    }
    tokenCount = next - tokens
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
      if left > part, left &- part < 3 { part &-= 3 }
      tokens[count] = UInt32(truncatingIfNeeded: part &<< 16 | distance)
      lengthCounts[257 &+ Int(lengthSymbols[part])] &+= 1
      count &+= 1
      left &-= part
    }
    distanceCounts[symbol] &+= UInt32(truncatingIfNeeded: count)
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
