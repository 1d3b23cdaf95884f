public import Pixels

// Running sums of signed area turned into coverage bytes. Under the non-zero rule coverage is the sum's
// magnitude, at most 1; under the even-odd rule the magnitude folded at whole numbers.

/// The coverage of a sum, 0...1.
@inline(__always)
private func folded(_ sum: Float, _ isEvenOdd: Bool) -> Float {
  let size = abs(sum)
  guard isEvenOdd else { return size < 1 ? size : 1 }
  let rest = size - 2 * Float(Int32(size * 0.5))
  return rest > 1 ? 2 - rest : rest
}

@inline(__always)
private func coverageByte(_ share: Float) -> UInt8 {
  UInt8(truncatingIfNeeded: (share * 255 + 8_388_608).bitPattern)
}

/// Writes the runs that sums of a band cover, and clears the sums.
///
/// - Parameters:
///   - sums: Rows of numbers; zero again afterwards.
///   - stride: Numbers from row to row.
///   - touched: A bit for every 16 columns that changed; zero again afterwards.
///   - touchedStride: Words of bits from row to row.
///   - rows: How many rows.
///   - width: Columns of the window.
///   - isEvenOdd: Which rule says what is inside.
///   - x: Column of the window in the target.
///   - y: Row of the band in the target.
///   - spans: Receives the runs.
///   - coverage: Receives coverage bytes.
/// - Returns: How many runs were written.
@inline(never)
public func resolveSpans(
  _ sums: inout MutableSpan<Float>, stride: Int, touched: inout MutableSpan<UInt64>,
  touchedStride: Int, rows: Int, width: Int, isEvenOdd: Bool, x: Int, y: Int,
  spans: inout MutableSpan<CoverageSpan>, coverage: inout MutableSpan<UInt8>
) -> Int {
  precondition(sums.count >= stride * rows && stride >= (width + 2 + 15) & ~15, "too few sums")
  precondition(touched.count >= touchedStride * rows, "too few touched bits")
  precondition(coverage.count >= stride * rows, "too few bytes")
  precondition(spans.count >= (stride / 16 + 1) * rows, "too few spans")
  var count = 0
  var offset = 0
  for row in 0..<rows {
    var sum: Float = 0
    var pen = 0
    var isOpen = false
    for word in 0..<touchedStride {
      var bits = touched[row * touchedStride + word]
      guard bits != 0 else { continue }
      touched[row * touchedStride + word] = 0
      while bits != 0 {
        let block = word &* 64 &+ bits.trailingZeroBitCount
        bits &= bits &- 1
        let start = block &* 16
        if start >= width {
          for c in start..<start + 16 where c < stride {
            unsafe sums[unchecked: row &* stride &+ c] = 0
          }
          continue
        }
        if start > pen {
          // Between touched blocks nothing changes.
          let value = coverageByte(folded(sum, isEvenOdd))
          if value > 0 {
            spans[count] = CoverageSpan(
              y: Int32(y + row), x: Int32(x + pen), count: Int32(start - pen),
              offset: -Int32(value))
            count += 1
          }
          isOpen = false
        }
        let end = start + 16 < width ? start + 16 : width
        if isOpen {
          spans[count - 1].count += Int32(end - start)
        } else {
          spans[count] = CoverageSpan(
            y: Int32(y + row), x: Int32(x + start), count: Int32(end - start),
            offset: Int32(offset))
          count += 1
          isOpen = true
        }
        let base = row &* stride
        for c in start..<end {
          sum += unsafe sums[unchecked: base &+ c]
          unsafe sums[unchecked: base &+ c] = 0
          unsafe coverage[unchecked: offset] = coverageByte(folded(sum, isEvenOdd))
          offset &+= 1
        }
        for c in end..<start + 16 { unsafe sums[unchecked: base &+ c] = 0 }
        pen = end
      }
    }
    if pen < width {
      let value = coverageByte(folded(sum, isEvenOdd))
      if value > 0 {
        spans[count] = CoverageSpan(
          y: Int32(y + row), x: Int32(x + pen), count: Int32(width - pen), offset: -Int32(value))
        count += 1
      }
    }
  }
  return count
}
