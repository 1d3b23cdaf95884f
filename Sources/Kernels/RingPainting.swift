public import Pixels

/// Paints one colour between two convex outlines in some rows.
///
/// Rows whose sides are two groups of eight pixels are painted as they are found, without runs and bytes
/// in between; all others as the runs that ``ringSpans`` writes.
///
/// - Parameters:
///   - color: Premultiplied colour, no component above alpha.
///   - pieces: Pieces of many outlines, in pixels relative to the ring's window.
///   - outer: Index of the outer outline's first piece, and how many its left and its right side have.
///   - inner: The same of the outline within.
///   - arcs: The ellipses to which pieces refer.
///   - top: First row wanted, relative to the window.
///   - bottom: Row after the last.
///   - width: Columns of the window.
///   - room: Columns from the window's left to the end of the target's rows.
///   - x: Column of the window in the target.
///   - y: Row of the window in the target.
///   - numbers: Room for as many as ``convexNumbers(rows:)`` says.
///   - places: Room for as many as ``convexPlaces(rows:)`` says.
///   - spans: Room for runs, at most three a row.
///   - coverage: Room for coverage bytes, at most `width + 16` a row and 80 more.
///   - pixels: Rows of the target.
///   - stride: Pixels from one row of the target to the next.
@inline(never)
public func paintRing(
  _ color: UInt32, _ pieces: Span<OutlinePiece>, outer: (Int, Int, Int), inner: (Int, Int, Int),
  arcs: Span<EllipseArc>, top: Int, bottom: Int, width: Int, room: Int, x: Int, y: Int,
  numbers: inout MutableSpan<Float>, places: inout MutableSpan<Int32>,
  spans: inout MutableSpan<CoverageSpan>, coverage: inout MutableSpan<UInt8>,
  onto pixels: inout MutableSpan<UInt32>, stride: Int
) {
  let rows = bottom - top
  guard rows > 0, width > 0 else { return }
  precondition(
    x >= 0 && y + top >= 0 && x + room <= stride && (y + bottom) * stride <= pixels.count,
    "ring outside the pixels")
  var output = RunOutput(width: width, room: room, x: x)
  output.check(rows: rows, spans, coverage)
  let sides = RingSides(
    pieces, outer: outer, inner: inner, arcs: arcs, top: top, rows: rows, width: width, &numbers,
    &places)
  let (left, right) = (sides.left, sides.right)
  let (innerLeft, innerRight) = (sides.innerLeft, sides.innerRight)
  let evens = PixelLanes(color & 0x00ff_00ff)
  let odds = PixelLanes((color &>> 8) & 0x00ff_00ff)
  let isOpaque = color &>> 24 == 255
  @inline(__always) func paint(_ area: Lanes, _ at: Int, _ pixels: inout MutableSpan<UInt32>) {
    let covered = PixelLanes(shares: area)
    let (even, odd) = (evens.scaled(by: covered), odds.scaled(by: covered))
    unsafe PixelLanes.blend(
      even, odd, kept: isOpaque ? covered.complement : odd.kept, over: &pixels, at: at)
  }
  for row in 0..<rows {
    let (l, r) = (left.row(row, numbers, places), right.row(row, numbers, places))
    let (il, ir) = (
      innerLeft.row(row, numbers, places), innerRight.row(row, numbers, places)
    )
    let limit = l.limit > il.limit ? l.limit : il.limit
    let low = r.low < ir.low ? r.low : ir.low
    let end = r.limit > limit ? r.limit : limit
    if l.isSimple, il.isSimple, r.isSimple, ir.isSimple, limit &- l.low <= 8, end &- low <= 8,
      low &- l.low >= 8, low &+ 8 <= room, r.height == ir.height, l.low >= 0
    {
      let taken =
        left.area(ofChord: l.first, at: l.low, numbers)
        - innerLeft.area(ofChord: il.first, at: l.low, numbers)
      let rest =
        right.area(ofChord: r.first, at: low, numbers)
        - innerRight.area(ofChord: ir.first, at: low, numbers)
      let start = (y &+ top &+ row) &* stride &+ x
      paint(0 - taken, start &+ l.low, &pixels)
      paint(rest, start &+ low, &pixels)
    } else {
      sides.write(row, y + top + row, numbers, places, &output, &spans, &coverage)
    }
  }
  paintSolid(
    color, spans: spans.span, count: output.count, coverage: coverage.span, onto: &pixels,
    stride: stride)
}
