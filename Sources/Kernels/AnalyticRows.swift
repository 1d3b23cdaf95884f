public import Pixels

// Coverage of convex outlines, row by row, without making edges of them.
//
// Method: in each row the left and the right side are followed from the row's upper to its lower line.
// Where a piece crosses a line between pixels is known in closed form, for lines and for arcs of
// ellipses; within a pixel the piece is its chord and, for an arc, the segment between chord and arc.
// The segment's area in the unit circle is (θ − sin θ)/2: with s = sin θ, s³/12 + 3s⁵/80 + …, and for
// wide angles, with c the chord, c³/12·(1 + 0.075c² + 0.01004c⁴ …). The area right of the piece is added up per pixel as
// differences, so that a running sum gives coverage; what is between the sides has one value.
//
// Everything is a function of the outline and the row alone: any division into bands gives the same.

@inline(__always)
private func column(
  of piece: OutlinePiece, at y: Double, sign: Double, arcs: Span<EllipseArc>
) -> Double {
  if y == piece.top { return piece.xTop }
  if y == piece.bottom { return piece.xBottom }
  if piece.arc < 0 { return piece.xTop + (y - piece.top) * piece.a }
  let arc = unsafe arcs[unchecked: Int(piece.arc)]
  let down = y - piece.b
  let part = down * arc.inverseHeight
  let rest = 1 - part * part
  let x =
    piece.a + arc.columnShear * down
    + sign * arc.columnReach * (rest > 0 ? rest : 0).squareRoot()
  return x
}

@inline(__always)
private func row(of piece: OutlinePiece, at x: Double, arcs: Span<EllipseArc>) -> Double {
  if piece.arc < 0 { return piece.top + (x - piece.xTop) * piece.b }
  let arc = unsafe arcs[unchecked: Int(piece.arc)]
  let across = x - piece.a
  let part = across * arc.inverseWidth
  let rest = 1 - part * part
  return piece.b + arc.rowShear * across
    + Double(piece.verticalSign) * arc.rowReach * (rest > 0 ? rest : 0).squareRoot()
}

/// The area between an arc of an ellipse and its chord, from the chord's ends about the centre.
@inline(__always)
func segmentArea(
  _ arc: EllipseArc, _ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double
) -> Double {
  // In the unit circle the ends' cross product is sin θ, and (θ − sin θ)/2 its series.
  let sine = abs(x0 * y1 - x1 * y0) * arc.inverseArea
  let square = sine * sine
  guard square > 0.2 else {
    return arc.area * sine * square * (1.0 / 12 + square * (0.0375 + square * 0.022321))
  }
  let (dx, dy) = (x1 - x0, y1 - y0)
  let u = arc.inverse.0 * dx + arc.inverse.1 * dy
  let v = arc.inverse.2 * dx + arc.inverse.3 * dy
  let chord = u * u + v * v
  return arc.area * chord * chord.squareRoot() * (1.0 / 12)
    * (1 + chord * (0.075 + chord * 0.01004))
}

/// Adds one piece within one row; `sign` is 1 on the left side and −1 on the right.
@inline(__always)
private func trace(
  _ piece: OutlinePiece, _ index: Int, _ y0: Double, _ y1: Double, _ sign: Double, _ width: Int,
  _ side: inout Side, _ arcs: Span<EllipseArc>, _ sums: inout MutableSpan<Double>
) {
  let ya = piece.top > y0 ? piece.top : y0
  let yb = piece.bottom < y1 ? piece.bottom : y1
  guard yb > ya else { return }
  let xa =
    side.piece == index && side.y == ya
    ? side.x : column(of: piece, at: ya, sign: -sign, arcs: arcs)
  let xb = column(of: piece, at: yb, sign: -sign, arcs: arcs)
  (side.piece, side.y, side.x) = (index, yb, xb)
  let limit = Double(width)
  // From the left end to the right end.
  let goesRight = xb >= xa
  var (x, y) = goesRight ? (xa, ya) : (xb, yb)
  var (xEnd, yEnd) = goesRight ? (xb, yb) : (xa, ya)
  // Written so that what is no number counts as outside.
  if !(xEnd > 0) {
    unsafe sums[unchecked: 0] += sign * (yb - ya)
    if side.first > 0 { side.first = 0 }
    if side.last < -1 { side.last = -1 }
    return
  }
  if !(x < limit) {
    if side.first > width { side.first = width }
    if side.last < width - 1 { side.last = width - 1 }
    return
  }
  @inline(__always) func within(_ row: Double) -> Double { row < ya ? ya : (row > yb ? yb : row) }
  if x < 0 {
    let crossing = within(row(of: piece, at: 0, arcs: arcs))
    unsafe sums[unchecked: 0] += sign * abs(crossing - y)
    (x, y) = (0, crossing)
    side.first = 0
    if side.last < -1 { side.last = -1 }
  }
  var beyond = false
  if xEnd > limit {
    (xEnd, yEnd) = (limit, within(row(of: piece, at: limit, arcs: arcs)))
    beyond = true
  }
  var c = Int(x)
  if c >= width { c = width - 1 }
  if side.first > c { side.first = c }
  // What the next pixel takes over stays in a register: adding it in memory twice would wait.
  var carried = 0.0
  while true {
    let edge = Double(c + 1)
    let isLast = edge >= xEnd
    let nextX = isLast ? xEnd : edge
    let nextY = isLast ? yEnd : within(row(of: piece, at: edge, arcs: arcs))
    let down = abs(nextY - y)
    var bulge = 0.0
    if piece.arc >= 0 {
      bulge = segmentArea(
        unsafe arcs[unchecked: Int(piece.arc)], x - piece.a, y - piece.b, nextX - piece.a,
        nextY - piece.b)
    }
    let right = sign * down * ((x + nextX) * 0.5 - Double(c)) - bulge
    unsafe sums[unchecked: c] += carried + (sign * down - right)
    carried = right
    if isLast { break }
    (x, y) = (nextX, nextY)
    c += 1
  }
  unsafe sums[unchecked: c + 1] += carried
  if beyond { c = width - 1 }
  if side.last < c { side.last = c }
}

/// Writes the runs that a convex outline covers in some rows.
///
/// - Parameters:
///   - pieces: Pieces of many outlines, in pixels relative to this outline's window.
///   - first: Index of this outline's first piece.
///   - leftCount: Pieces of its left side, from the top down; those of the right side follow.
///   - rightCount: Pieces of its right side.
///   - arcs: The ellipses to which pieces refer.
///   - top: First row wanted, relative to the window.
///   - bottom: Row after the last.
///   - width: Columns of the window.
///   - room: Columns from the window's left to the end of the target's rows.
///   - x: Column of the window in the target.
///   - y: Row of the window in the target.
///   - sums: At least `width + 2` zeros; zeros again afterwards.
///   - spans: Receives the runs, at most three a row.
///   - coverage: Receives coverage bytes, at most `width + 8` a row.
/// - Returns: How many runs were written.
@inline(never)
public func convexSpans(
  _ pieces: Span<OutlinePiece>, from first: Int, leftCount: Int, rightCount: Int,
  arcs: Span<EllipseArc>, top: Int, bottom: Int, width: Int, room: Int, x: Int, y: Int,
  sums: inout MutableSpan<Double>, spans: inout MutableSpan<CoverageSpan>,
  coverage: inout MutableSpan<UInt8>
) -> Int {
  precondition(sums.count >= width + 2 && width > 0, "too few sums")
  precondition(first + leftCount + rightCount <= pieces.count, "pieces missing")
  precondition(spans.count >= 3 * max(bottom - top, 0), "too few spans")
  precondition(coverage.count >= (width + 8) * max(bottom - top, 0), "too few bytes")
  var count = 0
  var offset = 0
  var leftPiece = first
  var rightPiece = first + leftCount
  let (leftEnd, rightEnd) = (first + leftCount, first + leftCount + rightCount)
  var left = Side(first: width, last: -2)
  var right = Side(first: width, last: -2)
  for line in top..<max(top, bottom) {
    let (y0, y1) = (Double(line), Double(line + 1))
    left.clear(width)
    right.clear(width)
    while leftPiece < leftEnd {
      let piece = unsafe pieces[unchecked: leftPiece]
      if piece.top >= y1 { break }
      if piece.bottom > y0 { trace(piece, leftPiece, y0, y1, 1, width, &left, arcs, &sums) }
      if piece.bottom > y1 { break }
      leftPiece += 1
    }
    while rightPiece < rightEnd {
      let piece = unsafe pieces[unchecked: rightPiece]
      if piece.top >= y1 { break }
      if piece.bottom > y0 { trace(piece, rightPiece, y0, y1, -1, width, &right, arcs, &sums) }
      if piece.bottom > y1 { break }
      rightPiece += 1
    }
    writeRow(
      left, right, width, room, x, y + line, &sums, &spans, &coverage, &count, &offset)
  }
  return count
}
