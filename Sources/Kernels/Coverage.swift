public import KernelInterface

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
  UInt8(truncatingIfNeeded: nearestByte(share * 255))
}

extension Table {
  @inline(never)
  public static func resolveSpans(
    of band: PathBand, sums: inout MutableSpan<Float>, touched: inout MutableSpan<UInt64>,
    room: inout CoverageRoom
  ) -> Int {
    let (rows, width) = (band.rows.count, band.width)
    let (stride, touchedStride) = (band.sumStride, band.touchedStride)
    precondition(sums.count >= stride * rows && stride >= (width + 2 + 15) & ~15, "too few sums")
    precondition(touched.count >= touchedStride * rows, "too few touched bits")
    precondition(room.coverage.count >= stride * rows, "too few bytes")
    precondition(room.spans.count >= (stride / 16 + 1) * rows, "too few spans")
    var runs = PathRuns(band)
    for row in 0..<rows {
      runs.begin(row)
      for word in 0..<touchedStride {
        var bits = touched[row * touchedStride + word]
        guard bits != 0 else { continue }
        touched[row * touchedStride + word] = 0
        while bits != 0 {
          let block = word &* 64 &+ bits.trailingZeroBitCount
          bits &= bits &- 1
          runs.write(blockAt: block &* 16, &sums, &room)
        }
      }
      runs.writeBetween(to: width, &room)
    }
    return runs.count
  }
}

/// The coverage spans of a path, row by row.
private struct PathRuns {
  private let band: PathBand
  /// Spans so far.
  private(set) var count = 0
  /// Coverage bytes so far.
  private var offset = 0
  private var row = 0
  /// The row's sum up to the pen, and the pen's column.
  private var sum: Float = 0
  private var pen = 0
  /// Whether the last span has bytes, and ends at the pen.
  private var isOpen = false

  @inline(__always)
  init(_ band: PathBand) { self.band = band }

  @inline(__always)
  mutating func begin(_ row: Int) { (self.row, sum, pen, isOpen) = (row, 0, 0, false) }

  /// Writes what lies between the pen and a column, where nothing changes.
  @inline(__always)
  mutating func writeBetween(to column: Int, _ room: inout CoverageRoom) {
    guard column > pen else { return }
    let value = coverageByte(folded(sum, band.isEvenOdd))
    if value > 0 { add(from: pen, to: column, Int(CoverageSpan.offset(of: value)), &room) }
    isOpen = false
  }

  /// Writes sixteen columns that may have changed, and clears their sums.
  @inline(__always)
  mutating func write(
    blockAt start: Int, _ sums: inout MutableSpan<Float>, _ room: inout CoverageRoom
  ) {
    let (stride, width) = (band.sumStride, band.width)
    let base = row &* stride
    if start >= width {
      for c in start..<start + 16 where c < stride { unsafe sums[unchecked: base &+ c] = 0 }
      return
    }
    writeBetween(to: start, &room)
    let end = start + 16 < width ? start + 16 : width
    if isOpen {
      room.spans[count - 1].count += Int32(end - start)
    } else {
      add(from: start, to: end, offset, &room)
      isOpen = true
    }
    for c in start..<end {
      sum += unsafe sums[unchecked: base &+ c]
      unsafe sums[unchecked: base &+ c] = 0
      unsafe room.coverage[unchecked: offset] = coverageByte(folded(sum, band.isEvenOdd))
      offset &+= 1
    }
    for c in end..<start + 16 { unsafe sums[unchecked: base &+ c] = 0 }
    pen = end
  }

  @inline(__always)
  private mutating func add(
    from start: Int, to end: Int, _ offset: Int, _ room: inout CoverageRoom
  ) {
    room.spans[count] = CoverageSpan(
      y: Int32(band.y + row), x: Int32(band.x + start), count: Int32(end - start),
      offset: Int32(offset))
    count += 1
  }
}
