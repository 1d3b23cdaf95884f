public import KernelInterface

// Rows of an opaque gradient whose sides are two groups of eight pixels are painted as they are found, without spans
// and bytes in between; all others as the spans that `convexSpans` writes.

extension Table {
  @inline(never)
  public static func paintLinear(
    _ gradient: LinearGradient, over sides: OutlineSides, in window: OutlineWindow,
    of lists: OutlineLists, room: inout CoverageRoom, onto target: inout PixelRows
  ) {
    guard !window.rows.isEmpty, window.width > 0 else { return }
    window.check(target)
    var output = RunOutput(window)
    output.check(window.rows.count, room)
    let outline = FollowedOutline(sides, in: window, of: lists, &room)
    let column = window.x &+ gradient.x
    var piece = OpaquePiece(gradient)
    for row in 0..<window.rows.count {
      let left = outline.left.row(row, room.numbers, room.places)
      let right = outline.right.row(row, room.numbers, room.places)
      let line = window.row(row)
      let end = right.low &+ 8
      if left.isSimple, right.isSimple, right.isWhole, left.low >= 0, left.low &+ 8 <= right.low,
        end <= window.room,
        piece.holds(
          from: column &+ left.low, to: column &+ right.limit &- 1, line: line &+ gradient.y,
          gradient.pieces),
        piece.isClear(from: column &+ left.low, to: column &+ end)
      {
        let taken = outline.left.area(ofChord: left.first, at: left.low, room.numbers)
        let rest = outline.right.area(ofChord: right.first, at: right.low, room.numbers)
        unsafe piece.paint(
          from: left.low, right.height - taken, to: right.low, rest, column: column,
          line: line &+ gradient.y, &target.pixels, at: line &* target.stride &+ window.x)
      } else {
        output.write(outline.left, outline.right, row, line, &room)
      }
    }
    paintLinear(
      gradient, over: room.spans.span.extracting(first: output.count),
      coverage: room.coverage.span, onto: &target)
  }
}

extension OpaquePiece {
  /// Paints a row between two groups of eight pixels; unchecked.
  ///
  /// It changes nothing of itself, but is lent without a copy, for which the row would wait.
  ///
  /// - Parameters:
  ///   - low: The first group's column in the window.
  ///   - lowArea: Its coverage.
  ///   - high: The last group's column, at least eight more.
  ///   - highArea: Its coverage.
  ///   - column: The window's first column on the gradient.
  ///   - line: The row on the gradient.
  ///   - pixels: The target.
  ///   - start: Index of the target's pixel in the window's first column.
  @inline(__always)
  @unsafe
  fileprivate mutating func paint(
    from low: Int, _ lowArea: Lanes, to high: Int, _ highArea: Lanes, column: Int, line: Int,
    _ pixels: inout MutableSpan<UInt32>, at start: Int
  ) {
    let eight = eightSteps
    var lanes = self.lanes(column &+ low, line)
    unsafe lanes.blend(PixelLanes(shares: lowArea), over: &pixels, at: start &+ low)
    lanes.add(eight)
    var at = low &+ 8
    let border = self.border &- column
    if at <= border, border < high {
      // Up to seven pixels beyond the border are painted again with the colours of their own block.
      while at < border {
        unsafe lanes.store(&pixels, at: start &+ at)
        lanes.add(eight)
        at &+= 8
      }
      at = border
      lanes = self.lanes(column &+ at, line)
    }
    while at &+ 16 <= high {
      unsafe lanes.store(&pixels, at: start &+ at)
      lanes.add(eight)
      unsafe lanes.store(&pixels, at: start &+ at &+ 8)
      lanes.add(eight)
      at &+= 16
    }
    if at &+ 8 <= high {
      unsafe lanes.store(&pixels, at: start &+ at)
      lanes.add(eight)
      at &+= 8
    }
    if at < high {
      if at >= low &+ 16 {
        // Some of the last eight are painted again, in the same colours.
        lanes = self.lanes(column &+ high &- 8, line)
        unsafe lanes.store(&pixels, at: start &+ high &- 8)
        lanes.add(eight)
      } else {
        let whole = PixelLanes(0x00ff_00ff).first(high &- at)
        unsafe lanes.blend(whole, over: &pixels, at: start &+ at)
        lanes = self.lanes(column &+ high, line)
      }
    }
    unsafe lanes.blend(PixelLanes(shares: highArea), over: &pixels, at: start &+ high)
  }
}
