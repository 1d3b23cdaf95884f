internal import KernelInterface

/// Where the coverage spans of a shape go.
struct RunOutput {
  /// Columns of the shape's window.
  private let width: Int
  /// Columns from the window's left to the end of the target's rows.
  private let room: Int
  /// Column of the window in the target.
  private let x: Int
  /// Runs written.
  private(set) var count = 0
  /// Coverage bytes written.
  private var offset = 0

  init(_ window: OutlineWindow) {
    (width, room, x) = (window.width, window.room, window.x)
  }

  /// Spans of a row, at most.
  static var mostSpans: Int { 3 }

  /// Coverage bytes of rows, at most: each may end in a group that is not full and be followed by zeros, and
  /// the last may be written as far as rows are filled without a look at their length.
  static func coverage(width: Int, rows: Int) -> Int { (width + 16) * rows + mostFilled + 16 }

  /// Rows of fewer pixels inside are written byte by byte.
  private static var shortest: Int { 32 }
  /// The same where the sides are simple.
  private static var mostFilled: Int { 64 }

  func check(_ rows: Int, _ output: borrowing CoverageRoom) {
    precondition(output.spans.count >= Self.mostSpans * rows, "too few spans")
    precondition(
      output.coverage.count >= Self.coverage(width: width, rows: rows), "too few bytes")
  }

  /// Paints what was written in one colour.
  @inline(__always)
  func paintSolid(_ color: UInt32, _ output: borrowing CoverageRoom, _ target: inout PixelRows) {
    Table.paintSolid(
      color, over: output.spans.span.extracting(first: count), coverage: output.coverage.span,
      onto: &target)
  }

  /// Writes the runs of one row between two sides.
  @inline(__always)
  mutating func write(
    _ leftSide: SideTable, _ rightSide: SideTable, _ row: Int, _ y: Int,
    _ output: inout CoverageRoom
  ) {
    let left = leftSide.row(row, output.numbers, output.places)
    let right = rightSide.row(row, output.numbers, output.places)
    guard !left.isEmpty, !right.isEmpty else { return }
    let start = left.low
    let end = left.limit > right.limit ? left.limit : right.limit
    guard start < end else { return }
    if left.isSimple, right.isSimple, left.limit <= right.low {
      return writeSimple(leftSide, left, rightSide, right, y, &output)
    }
    let inner = start &+ ((left.limit &- start &+ 7) & ~7)
    let outer = inner &+ ((right.low &- inner) & ~7)
    guard outer &- inner >= Self.shortest else {
      let first = offset
      var column = start
      while column < end {
        var area = Lanes(right.height)
        if column &+ 8 > right.low { area = rightSide.area(right, at: column, output.numbers) }
        if column < left.limit { area = area - leftSide.area(left, at: column, output.numbers) }
        write(area, &output.coverage)
        column &+= 8
      }
      append(y, start, column &- start, first, &output.spans)
      return
    }
    var first = offset
    var column = start
    while column < inner {
      write(right.height - leftSide.area(left, at: column, output.numbers), &output.coverage)
      column &+= 8
    }
    append(y, start, inner &- start, first, &output.spans)
    let value = Self.level(right.height)
    if value > 0 { append(y, inner, outer &- inner, -value, &output.spans) }
    first = offset
    column = outer
    while column < end {
      write(rightSide.area(right, at: column, output.numbers), &output.coverage)
      column &+= 8
    }
    append(y, outer, column &- outer, first, &output.spans)
  }

  /// Writes a row whose sides touch at most eight columns each: two groups of eight pixels, and what is
  /// between them without a look at how much it is.
  @inline(__always)
  private mutating func writeSimple(
    _ leftSide: SideTable, _ left: SideTable.Row, _ rightSide: SideTable,
    _ right: SideTable.Row, _ y: Int, _ output: inout CoverageRoom
  ) {
    let leftArea = right.height - leftSide.area(ofChord: left.first, at: left.low, output.numbers)
    let rightArea = rightSide.area(ofChord: right.first, at: right.low, output.numbers)
    let value = Self.level(right.height)
    let byte = UInt8(truncatingIfNeeded: value)
    let inner = left.low &+ 8
    unsafe leftArea.storeShares(&output.coverage, at: offset)
    var first = left.low
    if right.low &- inner < Self.mostFilled {
      // No loop, of which a call to fill memory would be made.
      for lane in 0..<Self.mostFilled {
        unsafe output.coverage[unchecked: offset &+ 8 &+ lane] = byte
      }
    } else {
      append(y, first, 8, offset, &output.spans)
      if value > 0 { append(y, inner, right.low &- inner, -value, &output.spans) }
      offset &+= 8
      first = right.low
    }
    unsafe rightArea.storeShares(&output.coverage, at: offset &+ (right.low &- first))
    let length = right.limit &- first
    guard length > 0 else { return }
    // Whole groups of eight, the rest of the last without coverage.
    for lane in 0..<8 { unsafe output.coverage[unchecked: offset &+ length &+ lane] = 0 }
    let padded = (length &+ 7) & ~7
    append(y, first, padded, offset, &output.spans)
    offset &+= padded
  }

  /// Writes the runs of one row between two outlines.
  @inline(__always)
  mutating func write(
    _ sides: FollowedRing, _ row: Int, _ y: Int, _ output: inout CoverageRoom
  ) {
    let (leftSide, rightSide) = (sides.outer.left, sides.outer.right)
    let (innerLeftSide, innerRightSide) = (sides.inner.left, sides.inner.right)
    let left = leftSide.row(row, output.numbers, output.places)
    let right = rightSide.row(row, output.numbers, output.places)
    guard !left.isEmpty, !right.isEmpty else { return }
    let innerLeft = innerLeftSide.row(row, output.numbers, output.places)
    let innerRight = innerRightSide.row(row, output.numbers, output.places)
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
          rightSide.reach(right, at: column, output.numbers)
          - leftSide.reach(left, at: column, output.numbers)
        let inner =
          innerRightSide.reach(innerRight, at: column, output.numbers)
          - innerLeftSide.reach(innerLeft, at: column, output.numbers)
        write(outer - inner, &output.coverage)
        column &+= 8
      }
      append(y, left.low, column &- left.low, first, &output.spans)
      return
    }
    while column < limit {
      let taken =
        leftSide.reach(left, at: column, output.numbers)
        - innerLeftSide.reach(innerLeft, at: column, output.numbers)
      write(missing - taken, &output.coverage)
      column &+= 8
    }
    append(y, left.low, column &- left.low, first, &output.spans)
    // A hole that starts or ends within the row leaves a thin run above or below it.
    let value = Self.level(missing > 0 ? missing : 0)
    let start = column
    column = start &+ ((low &- start) & ~7)
    if value > 0 { append(y, start, column &- start, -value, &output.spans) }
    first = offset
    let outerStart = column
    while column < end {
      write(
        rightSide.reach(right, at: column, output.numbers)
          - innerRightSide.reach(innerRight, at: column, output.numbers), &output.coverage)
      column &+= 8
    }
    append(y, outerStart, column &- outerStart, first, &output.spans)
  }

  @inline(__always)
  private mutating func write(_ area: Lanes, _ coverage: inout MutableSpan<UInt8>) {
    unsafe area.storeShares(&coverage, at: offset)
    offset &+= 8
  }

  /// Coverage of 0...1 as a level of 0...255, to nearest.
  @inline(__always)
  private static func level(_ share: Float) -> Int { Int(share * 255 + 0.5) }

  /// Whole groups of eight leave the painting loop without a remainder, where there is room for them.
  @inline(__always)
  private mutating func append(
    _ y: Int, _ column: Int, _ columns: Int, _ first: Int, _ spans: inout MutableSpan<CoverageSpan>
  ) {
    let length = column &+ columns > room ? room &- column : columns
    guard length > 0 else { return }
    unsafe spans[unchecked: count] = CoverageSpan(
      y: Int32(truncatingIfNeeded: y), x: Int32(truncatingIfNeeded: x &+ column),
      count: Int32(truncatingIfNeeded: length), offset: Int32(truncatingIfNeeded: first))
    count &+= 1
  }
}
