public import Pixels

// Coverage of one ellipse. The method is that of `AnalyticRows.swift`; as both sides are one curve, where
// it crosses all lines between rows and between columns is computed at once, in loops of square roots.

/// Adds one monotone piece of an ellipse's side within one row.
@inline(__always)
private func trace(
  _ xa: Double, _ ya: Double, _ xb: Double, _ yb: Double, _ sign: Double, _ width: Int,
  _ crossings: Int, _ cx: Double, _ cy: Double, _ arc: EllipseArc, _ side: inout Side,
  _ table: inout MutableSpan<Double>, _ sums: inout MutableSpan<Double>
) {
  guard yb > ya else { return }
  let limit = Double(width)
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
  @inline(__always) func row(_ line: Int) -> Double {
    let row = unsafe table[unchecked: crossings &+ line]
    return row < ya ? ya : (row > yb ? yb : row)
  }
  if x < 0 {
    let crossing = row(0)
    unsafe sums[unchecked: 0] += sign * abs(crossing - y)
    (x, y) = (0, crossing)
    side.first = 0
    if side.last < -1 { side.last = -1 }
  }
  var beyond = false
  if xEnd > limit {
    (xEnd, yEnd) = (limit, row(width))
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
    let nextY = isLast ? yEnd : row(c + 1)
    let down = abs(nextY - y)
    let bulge = segmentArea(arc, x - cx, y - cy, nextX - cx, nextY - cy)
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

/// Writes the runs that an ellipse covers in some rows.
///
/// - Parameters:
///   - arc: The ellipse about its centre.
///   - cx: Column of the centre, relative to the window.
///   - cy: Row of the centre, relative to the window.
///   - top: First row wanted, relative to the window.
///   - bottom: Row after the last.
///   - width: Columns of the window.
///   - room: Columns from the window's left to the end of the target's rows.
///   - x: Column of the window in the target.
///   - y: Row of the window in the target.
///   - table: Room for `2·(width + rows + 2)` numbers.
///   - sums: At least `width + 2` zeros; zeros again afterwards.
///   - spans: Receives the runs, at most three a row.
///   - coverage: Receives coverage bytes, at most `width + 8` a row.
/// - Returns: How many runs were written.
@inline(never)
public func ellipseSpans(
  _ arc: EllipseArc, cx: Double, cy: Double, top: Int, bottom: Int, width: Int, room: Int, x: Int,
  y: Int, table: inout MutableSpan<Double>, sums: inout MutableSpan<Double>,
  spans: inout MutableSpan<CoverageSpan>, coverage: inout MutableSpan<UInt8>
) -> Int {
  let rows = bottom - top
  guard rows > 0 else { return 0 }
  precondition(sums.count >= width + 2 && width > 0, "too few sums")
  precondition(table.count >= 2 * (width + rows + 2), "too small a table")
  precondition(spans.count >= 3 * rows, "too few spans")
  precondition(coverage.count >= (width + 8) * rows, "too few bytes")
  // Left and right places on the lines between rows, upper and lower ones on those between columns.
  let (rightAt, upperAt) = (rows + 1, 2 * (rows + 1))
  let lowerAt = upperAt + width + 1
  for line in 0...rows {
    let down = Double(Int32(truncatingIfNeeded: top &+ line)) - cy
    let part = down * arc.inverseHeight
    let rest = 1 - part * part
    let reach = arc.columnReach * (rest > 0 ? rest : 0).squareRoot()
    let middle = cx + arc.columnShear * down
    unsafe table[unchecked: line] = middle - reach
    unsafe table[unchecked: rightAt &+ line] = middle + reach
  }
  for line in 0...width {
    let across = Double(Int32(truncatingIfNeeded: line)) - cx
    let part = across * arc.inverseWidth
    let rest = 1 - part * part
    let reach = arc.rowReach * (rest > 0 ? rest : 0).squareRoot()
    let middle = cy + arc.rowShear * across
    unsafe table[unchecked: upperAt &+ line] = middle - reach
    unsafe table[unchecked: lowerAt &+ line] = middle + reach
  }
  let (height, half) = (1 / arc.inverseHeight, 1 / arc.inverseWidth)
  let (highest, lowest) = (cy - height, cy + height)
  let (highestX, lowestX) = (cx - arc.columnShear * height, cx + arc.columnShear * height)
  // Where the sides turn from going outwards to going inwards.
  let (leftmost, rightmost) = (cx - half, cx + half)
  let (leftmostY, rightmostY) = (cy - arc.rowShear * half, cy + arc.rowShear * half)
  var count = 0
  var offset = 0
  var left = Side(first: width, last: -2)
  var right = Side(first: width, last: -2)
  for line in 0..<rows {
    let y0 = Double(top + line)
    let (isFirst, isLast) = (highest >= y0, lowest <= y0 + 1)
    if y0 >= lowest || y0 + 1 <= highest { continue }
    let ya = isFirst ? highest : y0
    let yb = isLast ? lowest : y0 + 1
    left.clear(width)
    right.clear(width)
    let la = isFirst ? highestX : unsafe table[unchecked: line]
    let lb = isLast ? lowestX : unsafe table[unchecked: line &+ 1]
    let ra = isFirst ? highestX : unsafe table[unchecked: rightAt &+ line]
    let rb = isLast ? lowestX : unsafe table[unchecked: rightAt &+ line &+ 1]
    if leftmostY >= yb {
      trace(la, ya, lb, yb, 1, width, upperAt, cx, cy, arc, &left, &table, &sums)
    } else if leftmostY <= ya {
      trace(la, ya, lb, yb, 1, width, lowerAt, cx, cy, arc, &left, &table, &sums)
    } else {
      trace(la, ya, leftmost, leftmostY, 1, width, upperAt, cx, cy, arc, &left, &table, &sums)
      trace(leftmost, leftmostY, lb, yb, 1, width, lowerAt, cx, cy, arc, &left, &table, &sums)
    }
    if rightmostY >= yb {
      trace(ra, ya, rb, yb, -1, width, upperAt, cx, cy, arc, &right, &table, &sums)
    } else if rightmostY <= ya {
      trace(ra, ya, rb, yb, -1, width, lowerAt, cx, cy, arc, &right, &table, &sums)
    } else {
      trace(ra, ya, rightmost, rightmostY, -1, width, upperAt, cx, cy, arc, &right, &table, &sums)
      trace(rightmost, rightmostY, rb, yb, -1, width, lowerAt, cx, cy, arc, &right, &table, &sums)
    }
    writeRow(
      left, right, width, room, x, y + top + line, &sums, &spans, &coverage, &count, &offset)
  }
  return count
}
