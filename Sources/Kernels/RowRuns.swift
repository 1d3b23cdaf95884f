internal import Pixels

// One row of a convex shape: sums of differences in, runs of coverage out.

/// Where the pieces of one side of the outline went in a row.
struct Side {
  var first: Int
  var last: Int
  /// The last place computed, to be used again by the next row.
  var piece = -1
  var y = 0.0
  var x = 0.0

  /// Starts a row: nothing yet.
  @inline(__always)
  mutating func clear(_ width: Int) { (first, last) = (width, -2) }
}

/// Writes the runs of one row from what its two sides added, and clears that.
@inline(__always)
func writeRow(
  _ left: Side, _ right: Side, _ width: Int, _ room: Int, _ x: Int, _ y: Int,
  _ sums: inout MutableSpan<Double>, _ spans: inout MutableSpan<CoverageSpan>,
  _ coverage: inout MutableSpan<UInt8>, _ count: inout Int, _ offset: inout Int
) {
  // Nothing, or nothing within the window.
  guard left.last > -2, right.last > -2, right.last >= left.first else {
    if left.last > -2 || right.last > -2 {
      let low = max(min(left.first, right.first), 0)
      for c in low...max(low, max(left.last, right.last) + 1) { unsafe sums[unchecked: c] = 0 }
    }
    return
  }
  let start = min(left.first, right.first)
  let end = max(left.last, right.last) + 1
  let total = end - start
  var sum = 0.0
  let inner = left.last + 1
  let isShort = total <= 64
  if isShort || inner >= right.first {
    let runOffset = offset
    if inner < right.first {
      for c in start..<inner {
        sum += unsafe sums[unchecked: c]
        unsafe sums[unchecked: c] = 0
        unsafe coverage[unchecked: offset] = byte(sum)
        offset += 1
      }
      sum += unsafe sums[unchecked: inner]
      unsafe sums[unchecked: inner] = 0
      let value = byte(sum)
      for _ in inner..<right.first {
        unsafe coverage[unchecked: offset] = value
        offset += 1
      }
      for c in right.first..<end {
        sum += unsafe sums[unchecked: c]
        unsafe sums[unchecked: c] = 0
        unsafe coverage[unchecked: offset] = byte(sum)
        offset += 1
      }
    } else {
      for c in start..<end {
        sum += unsafe sums[unchecked: c]
        unsafe sums[unchecked: c] = 0
        unsafe coverage[unchecked: offset] = byte(sum)
        offset += 1
      }
    }
    unsafe sums[unchecked: end] = 0
    // Whole groups of eight leave the painting loop without a remainder.
    var padded = (total + 7) & ~7
    if start + padded > room { padded = total }
    for _ in total..<padded {
      unsafe coverage[unchecked: offset] = 0
      offset += 1
    }
    spans[count] = CoverageSpan(
      y: Int32(y), x: Int32(x + start), count: Int32(padded), offset: Int32(runOffset))
    count += 1
    return
  }
  if start < inner {
    spans[count] = CoverageSpan(
      y: Int32(y), x: Int32(x + start), count: Int32(inner - start),
      offset: Int32(offset))
    count += 1
    for c in start..<inner {
      sum += unsafe sums[unchecked: c]
      unsafe sums[unchecked: c] = 0
      unsafe coverage[unchecked: offset] = byte(sum)
      offset += 1
    }
  }
  sum += unsafe sums[unchecked: inner]
  unsafe sums[unchecked: inner] = 0
  let value = byte(sum)
  if value > 0, inner < right.first {
    spans[count] = CoverageSpan(
      y: Int32(y), x: Int32(x + inner), count: Int32(right.first - inner),
      offset: -Int32(value))
    count += 1
  }
  if right.first < end {
    spans[count] = CoverageSpan(
      y: Int32(y), x: Int32(x + right.first), count: Int32(end - right.first),
      offset: Int32(offset))
    count += 1
    for c in right.first..<end {
      sum += unsafe sums[unchecked: c]
      unsafe sums[unchecked: c] = 0
      unsafe coverage[unchecked: offset] = byte(sum)
      offset += 1
    }
  }
  unsafe sums[unchecked: end] = 0
}
