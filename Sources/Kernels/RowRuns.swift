internal import Pixels

/// Where the runs of a shape go.
struct RunOutput {
  /// Columns of the shape's window.
  let width: Int
  /// Columns from the window's left to the end of the target's rows.
  let room: Int
  /// Column of the window in the target.
  let x: Int
  /// Runs written.
  private(set) var count = 0
  /// Coverage bytes written.
  private var offset = 0

  init(width: Int, room: Int, x: Int) {
    (self.width, self.room, self.x) = (width, room, x)
  }

  /// Rows of fewer pixels inside are written byte by byte.
  private static var shortest: Int { 32 }
  /// The same where the sides are simple.
  private static var mostFilled: Int { 64 }

  func check(
    rows: Int, _ spans: borrowing MutableSpan<CoverageSpan>,
    _ coverage: borrowing MutableSpan<UInt8>
  ) {
    precondition(spans.count >= 3 * max(rows, 0), "too few spans")
    precondition(coverage.count >= (width + 16) * max(rows, 0) + 80, "too few bytes")
  }

  /// Writes the runs of one row between two sides.
  @inline(__always)
  mutating func write(
    _ leftSide: SideTable, _ rightSide: SideTable, _ row: Int, _ y: Int,
    _ numbers: borrowing MutableSpan<Float>, _ places: borrowing MutableSpan<Int32>,
    _ spans: inout MutableSpan<CoverageSpan>, _ coverage: inout MutableSpan<UInt8>
  ) {
    let left = leftSide.row(row, numbers, places)
    let right = rightSide.row(row, numbers, places)
    guard !left.isEmpty, !right.isEmpty else { return }
    let start = left.low
    let end = left.limit > right.limit ? left.limit : right.limit
    guard start < end else { return }
    if left.isSimple, right.isSimple, left.limit <= right.low {
      return writeSimple(leftSide, left, rightSide, right, y, numbers, &spans, &coverage)
    }
    let inner = start &+ ((left.limit &- start &+ 7) & ~7)
    let outer = inner &+ ((right.low &- inner) & ~7)
    guard outer &- inner >= Self.shortest else {
      let first = offset
      var column = start
      while column < end {
        var area = Lanes(right.height)
        if column &+ 8 > right.low { area = rightSide.area(right, at: column, numbers) }
        if column < left.limit { area = area - leftSide.area(left, at: column, numbers) }
        write(area, &coverage)
        column &+= 8
      }
      append(y, start, column &- start, first, &spans)
      return
    }
    var first = offset
    var column = start
    while column < inner {
      write(right.height - leftSide.area(left, at: column, numbers), &coverage)
      column &+= 8
    }
    append(y, start, inner &- start, first, &spans)
    let value = Int(right.height * 255 + 0.5)
    if value > 0 { append(y, inner, outer &- inner, -value, &spans) }
    first = offset
    column = outer
    while column < end {
      write(rightSide.area(right, at: column, numbers), &coverage)
      column &+= 8
    }
    append(y, outer, column &- outer, first, &spans)
  }

  /// Writes a row whose sides touch at most eight columns each: two groups of eight pixels, and what is
  /// between them without a look at how much it is.
  @inline(__always)
  private mutating func writeSimple(
    _ leftSide: SideTable, _ left: SideTable.Row, _ rightSide: SideTable,
    _ right: SideTable.Row, _ y: Int, _ numbers: borrowing MutableSpan<Float>,
    _ spans: inout MutableSpan<CoverageSpan>, _ coverage: inout MutableSpan<UInt8>
  ) {
    let leftArea = right.height - leftSide.area(ofChord: left.first, at: left.low, numbers)
    let rightArea = rightSide.area(ofChord: right.first, at: right.low, numbers)
    let value = Int(right.height * 255 + 0.5)
    let byte = UInt8(truncatingIfNeeded: value)
    let inner = left.low &+ 8
    unsafe leftArea.storeShares(&coverage, at: offset)
    var first = left.low
    if right.low &- inner < Self.mostFilled {
      // No loop, of which a call to fill memory would be made.
      for lane in 0..<Self.mostFilled {
        unsafe coverage[unchecked: offset &+ 8 &+ lane] = byte
      }
    } else {
      append(y, first, 8, offset, &spans)
      if value > 0 { append(y, inner, right.low &- inner, -value, &spans) }
      offset &+= 8
      first = right.low
    }
    unsafe rightArea.storeShares(&coverage, at: offset &+ (right.low &- first))
    let length = right.limit &- first
    guard length > 0 else { return }
    // Whole groups of eight, the rest of the last without coverage.
    for lane in 0..<8 { unsafe coverage[unchecked: offset &+ length &+ lane] = 0 }
    let padded = (length &+ 7) & ~7
    append(y, first, padded, offset, &spans)
    offset &+= padded
  }

  /// Writes the runs of one row between two outlines.
  @inline(__always)
  mutating func write(
    _ leftSide: SideTable, _ rightSide: SideTable, _ innerLeftSide: SideTable,
    _ innerRightSide: SideTable, _ row: Int, _ y: Int, _ numbers: borrowing MutableSpan<Float>,
    _ places: borrowing MutableSpan<Int32>, _ spans: inout MutableSpan<CoverageSpan>,
    _ coverage: inout MutableSpan<UInt8>
  ) {
    let left = leftSide.row(row, numbers, places)
    let right = rightSide.row(row, numbers, places)
    guard !left.isEmpty, !right.isEmpty else { return }
    let innerLeft = innerLeftSide.row(row, numbers, places)
    let innerRight = innerRightSide.row(row, numbers, places)
    let limit = left.limit > innerLeft.limit ? left.limit : innerLeft.limit
    let low = right.low < innerRight.low ? right.low : innerRight.low
    let end = right.limit > limit ? right.limit : limit
    guard left.low < end else { return }
    let missing = right.height - innerRight.height
    var first = offset
    var column = left.low
    guard low &- limit >= Self.shortest else {
      while column < end {
        let outer =
          rightSide.reach(right, at: column, numbers) - leftSide.reach(left, at: column, numbers)
        let inner =
          innerRightSide.reach(innerRight, at: column, numbers)
          - innerLeftSide.reach(innerLeft, at: column, numbers)
        write(outer - inner, &coverage)
        column &+= 8
      }
      append(y, left.low, column &- left.low, first, &spans)
      return
    }
    while column < limit {
      let taken =
        leftSide.reach(left, at: column, numbers)
        - innerLeftSide.reach(innerLeft, at: column, numbers)
      write(missing - taken, &coverage)
      column &+= 8
    }
    append(y, left.low, column &- left.low, first, &spans)
    // A hole that starts or ends within the row leaves a thin run above or below it.
    let value = Int((missing > 0 ? missing : 0) * 255 + 0.5)
    let start = column
    column = start &+ ((low &- start) & ~7)
    if value > 0 { append(y, start, column &- start, -value, &spans) }
    first = offset
    let outerStart = column
    while column < end {
      write(
        rightSide.reach(right, at: column, numbers)
          - innerRightSide.reach(innerRight, at: column, numbers), &coverage)
      column &+= 8
    }
    append(y, outerStart, column &- outerStart, first, &spans)
  }

  @inline(__always)
  private mutating func write(_ area: Lanes, _ coverage: inout MutableSpan<UInt8>) {
    unsafe area.storeShares(&coverage, at: offset)
    offset &+= 8
  }

  /// Whole groups of eight leave the painting loop without a remainder, where there is room for them.
  @inline(__always)
  private mutating func append(
    _ y: Int, _ column: Int, _ columns: Int, _ first: Int, _ spans: inout MutableSpan<CoverageSpan>
  ) {
    let length = column &+ columns > room ? room &- column : columns
    unsafe spans[unchecked: count] = CoverageSpan(
      y: Int32(truncatingIfNeeded: y), x: Int32(truncatingIfNeeded: x &+ column),
      count: Int32(truncatingIfNeeded: length), offset: Int32(truncatingIfNeeded: first))
    count &+= 1
  }
}
