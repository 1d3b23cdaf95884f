public import KernelInterface

// Rows whose sides are two groups of eight pixels are painted as they are found, without spans and bytes in
// between; all others as the spans that `ringSpans` writes.

extension Table {
  @inline(never)
  public static func paintRing(
    _ color: UInt32, over ring: RingSides, in window: OutlineWindow, of lists: OutlineLists,
    room: inout CoverageRoom, onto target: inout PixelRows
  ) {
    guard !window.rows.isEmpty, window.width > 0 else { return }
    window.check(target)
    var output = RunOutput(window)
    output.check(window.rows.count, room)
    let sides = FollowedRing(ring, in: window, of: lists, &room)
    let (outer, inner) = (sides.outer, sides.inner)
    let paint = SolidLanes(color)
    for row in 0..<window.rows.count {
      let (left, right) = (
        outer.left.row(row, room.numbers, room.places),
        outer.right.row(row, room.numbers, room.places)
      )
      let (innerLeft, innerRight) = (
        inner.left.row(row, room.numbers, room.places),
        inner.right.row(row, room.numbers, room.places)
      )
      let limit = left.limit > innerLeft.limit ? left.limit : innerLeft.limit
      let low = right.low < innerRight.low ? right.low : innerRight.low
      let end = right.limit > limit ? right.limit : limit
      if left.isSimple, innerLeft.isSimple, right.isSimple, innerRight.isSimple,
        limit &- left.low <= 8, end &- low <= 8, low &- left.low >= 8, low &+ 8 <= window.room,
        right.height == innerRight.height, left.low >= 0
      {
        let taken =
          outer.left.area(ofChord: left.first, at: left.low, room.numbers)
          - inner.left.area(ofChord: innerLeft.first, at: left.low, room.numbers)
        let rest =
          outer.right.area(ofChord: right.first, at: low, room.numbers)
          - inner.right.area(ofChord: innerRight.first, at: low, room.numbers)
        let start = window.row(row) &* target.stride &+ window.x
        unsafe paint.blend(0 - taken, over: &target.pixels, at: start &+ left.low)
        unsafe paint.blend(rest, over: &target.pixels, at: start &+ low)
      } else {
        sides.write(row, window.row(row), &output, &room)
      }
    }
    output.paintSolid(color, room, &target)
  }
}

/// One colour for eight pixels at a time.
private struct SolidLanes {
  private let evens: PixelLanes
  private let odds: PixelLanes
  private let isOpaque: Bool

  @inline(__always)
  init(_ color: UInt32) {
    evens = PixelLanes(color & 0x00ff_00ff)
    odds = PixelLanes((color &>> 8) & 0x00ff_00ff)
    isOpaque = color &>> 24 == 255
  }

  /// Paints eight pixels under coverage of 0...1; unchecked.
  @inline(__always)
  @unsafe
  func blend(_ area: Lanes, over pixels: inout MutableSpan<UInt32>, at index: Int) {
    let covered = PixelLanes(shares: area)
    let (even, odd) = (evens.scaled(by: covered), odds.scaled(by: covered))
    unsafe PixelLanes.blend(
      even, odd, kept: isOpaque ? covered.complement : odd.kept, over: &pixels, at: index)
  }
}

extension OutlineWindow {
  /// Checks that the rows wanted lie on the target.
  @inline(__always)
  func check(_ target: borrowing PixelRows) {
    precondition(
      x >= 0 && y + rows.lowerBound >= 0 && x + room <= target.stride
        && (y + rows.upperBound) * target.stride <= target.pixels.count,
      "outline outside the pixels")
  }
}
