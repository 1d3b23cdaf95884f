public import Pixels

// The whole coverage mask of a small ellipse. Its outline falls into eight parts, cut where it is
// horizontal, vertical or diagonal. A steep part is followed row by row, a flat one column by column: so
// each step crosses at most one further line, whose place a table has, and a step is the same few
// products whichever pixels it meets. Steps whose number or kind depended on the pixels would be guessed
// wrongly by the processor about once a row, which costs more than they do (tried: 2.2 times slower).

/// The numbers of an ellipse as floats.
private struct SmallEllipse {
  var cx: Float
  var cy: Float
  var area: Float
  var inverseArea: Float

  /// The area between the arc and its chord.
  @inline(__always)
  func segment(_ x0: Float, _ y0: Float, _ x1: Float, _ y1: Float) -> Float {
    let cross = (x0 - cx) * (y1 - cy) - (x1 - cx) * (y0 - cy)
    let sine = abs(cross) * inverseArea
    let square = sine * sine
    return area * sine * square * ((1.0 / 12) + square * (0.0375 + square * 0.022321))
  }
}

/// Adds a steep part, row by row: from (x0, y0) down to (x1, y1).
@inline(__always)
private func addSteep(
  _ shape: SmallEllipse, _ x0: Float, _ y0: Float, _ x1: Float, _ y1: Float, _ sign: Float,
  _ goesRight: Bool, _ rowTable: Int, _ columnTable: Int, _ stride: Int,
  _ table: inout MutableSpan<Float>, _ sums: inout MutableSpan<Float>
) {
  guard y1 > y0 else { return }
  var line = Int(y0)
  var (x, y) = (x0, y0)
  while y < y1 {
    let next = Float(line + 1)
    let isLast = next >= y1
    let nextY = isLast ? y1 : next
    let nextX = isLast ? x1 : unsafe table[unchecked: rowTable &+ line &+ 1]
    let (lowX, lowY) = goesRight ? (x, y) : (nextX, nextY)
    let (highX, highY) = goesRight ? (nextX, nextY) : (x, y)
    let c = Int(lowX)
    let edge = Float(c + 1)
    let crossing = unsafe table[unchecked: columnTable &+ c &+ 1]
    let cutY = crossing < y ? y : (crossing > nextY ? nextY : crossing)
    let cutX = highX < edge ? highX : edge
    let first = sign * abs(cutY - lowY)
    let second = sign * abs(highY - cutY)
    let bulge = shape.segment(lowX, lowY, cutX, cutY)
    let moreBulge = shape.segment(cutX, cutY, highX, highY)
    let right = first * ((lowX + cutX) * 0.5 - Float(c)) - bulge
    let moreRight = second * ((cutX + highX) * 0.5 - edge) - moreBulge
    let at = line &* stride &+ c
    unsafe sums[unchecked: at] += first - right
    unsafe sums[unchecked: at &+ 1] += right + (second - moreRight)
    unsafe sums[unchecked: at &+ 2] += moreRight
    (x, y) = (nextX, nextY)
    line &+= 1
  }
}

/// Adds a flat part, column by column: from (x0, y0) right to (x1, y1).
@inline(__always)
private func addFlat(
  _ shape: SmallEllipse, _ x0: Float, _ y0: Float, _ x1: Float, _ y1: Float, _ sign: Float,
  _ goesDown: Bool, _ rowTable: Int, _ columnTable: Int, _ stride: Int,
  _ table: inout MutableSpan<Float>, _ sums: inout MutableSpan<Float>
) {
  guard x1 > x0 else { return }
  var c = Int(x0)
  var (x, y) = (x0, y0)
  while x < x1 {
    let next = Float(c + 1)
    let isLast = next >= x1
    let nextX = isLast ? x1 : next
    let nextY = isLast ? y1 : unsafe table[unchecked: columnTable &+ c &+ 1]
    let (lowX, lowY) = goesDown ? (x, y) : (nextX, nextY)
    let (highX, highY) = goesDown ? (nextX, nextY) : (x, y)
    let line = Int(lowY)
    let edge = Float(line + 1)
    let crossing = unsafe table[unchecked: rowTable &+ line &+ 1]
    let cutX = crossing < x ? x : (crossing > nextX ? nextX : crossing)
    let cutY = highY < edge ? highY : edge
    // Towards the right the lower outline counts downwards as entering, the upper one as leaving.
    let way: Float = goesDown ? sign : -sign
    let first = way * (cutY - lowY)
    let second = way * (highY - cutY)
    let bulge = shape.segment(lowX, lowY, cutX, cutY)
    let moreBulge = shape.segment(cutX, cutY, highX, highY)
    let column = Float(c)
    let right = first * ((lowX + cutX) * 0.5 - column) - bulge
    let moreRight = second * ((cutX + highX) * 0.5 - column) - moreBulge
    let at = line &* stride &+ c
    unsafe sums[unchecked: at] += first - right
    unsafe sums[unchecked: at &+ 1] += right
    unsafe sums[unchecked: at &+ stride] += second - moreRight
    unsafe sums[unchecked: at &+ stride &+ 1] += moreRight
    (x, y) = (nextX, nextY)
    c &+= 1
  }
}

/// Adds an ellipse to dense rows of sums; ``resolveDense`` makes a mask of them.
///
/// - Parameters:
///   - arc: The ellipse about its centre; its smaller half axis is at least 2.5 pixels.
///   - cx: Column of the centre.
///   - cy: Row of the centre; the ellipse lies within `width` columns and `height` rows.
///   - width: Columns.
///   - height: Rows.
///   - stride: Sums a row, at least `width + 3`.
///   - table: Room for `2·(width + height + 4)` numbers.
///   - sums: `height + 2` rows, zero before.
@inline(never)
public func accumulateEllipse(
  _ arc: EllipseArc, cx: Double, cy: Double, width: Int, height: Int, stride: Int,
  table: inout MutableSpan<Float>, sums: inout MutableSpan<Float>
) {
  precondition(width > 0 && height > 0 && stride >= width + 3, "too few columns")
  precondition(sums.count >= stride * (height + 2), "too few sums")
  precondition(table.count >= 2 * (width + height + 4), "too small a table")
  let shape = SmallEllipse(
    cx: Float(cx), cy: Float(cy), area: Float(arc.area), inverseArea: Float(arc.inverseArea))
  let (leftAt, rightAt) = (0, height + 2)
  let upperAt = 2 * (height + 2)
  let lowerAt = upperAt + width + 2
  // Lines beyond the ellipse count as touching it where it ends.
  @inline(__always) func unit(_ part: Float) -> Float { part > -1 ? (part < 1 ? part : 1) : -1 }
  let (shear, reach, scale) = (
    Float(arc.columnShear / arc.inverseHeight), Float(arc.columnReach), Float(arc.inverseHeight)
  )
  for line in 0...height + 1 {
    let down = Float(Int32(truncatingIfNeeded: line)) - shape.cy
    let part = unit(down * scale)
    let away = reach * (1 - part * part).squareRoot()
    let middle = shape.cx + shear * part
    unsafe table[unchecked: leftAt &+ line] = middle - away
    unsafe table[unchecked: rightAt &+ line] = middle + away
  }
  let (rowShear, rowReach, rowScale) = (
    Float(arc.rowShear / arc.inverseWidth), Float(arc.rowReach), Float(arc.inverseWidth)
  )
  for line in 0...width + 1 {
    let across = Float(Int32(truncatingIfNeeded: line)) - shape.cx
    let part = unit(across * rowScale)
    let away = rowReach * (1 - part * part).squareRoot()
    let middle = shape.cy + rowShear * part
    unsafe table[unchecked: upperAt &+ line] = middle - away
    unsafe table[unchecked: lowerAt &+ line] = middle + away
  }
  // The eight cuts, as offsets from the centre: where x + y, y, x − y and x are greatest. The matrix
  // S of the ellipse has S = half width², the shears' product, half height².
  let (xx, yy) = (
    1 / (arc.inverseWidth * arc.inverseWidth), 1 / (arc.inverseHeight * arc.inverseHeight)
  )
  let xy = arc.rowShear * xx
  let sum = (xx + 2 * xy + yy).squareRoot()
  let difference = (xx - 2 * xy + yy).squareRoot()
  let (width2, height2) = (xx.squareRoot(), yy.squareRoot())
  // The point where n·p is greatest is S·n/√(n·S·n).
  let (ax, ay) = (Float((xx + xy) / sum), Float((xy + yy) / sum))
  let (bx, by) = (Float((xx - xy) / difference), Float((xy - yy) / difference))
  let (rx, ry) = (Float(width2), Float(xy / width2))
  let (dx, dy) = (Float(xy / height2), Float(height2))
  let (x, y) = (shape.cx, shape.cy)
  // Right side, from its diagonal cut above over the rightmost point to the one below.
  addSteep(
    shape, x + bx, y + by, x + rx, y + ry, -1, true, rightAt, upperAt, stride, &table, &sums)
  addSteep(
    shape, x + rx, y + ry, x + ax, y + ay, -1, false, rightAt, lowerAt, stride, &table, &sums)
  // Left side.
  addSteep(
    shape, x - ax, y - ay, x - rx, y - ry, 1, false, leftAt, upperAt, stride, &table, &sums)
  addSteep(
    shape, x - rx, y - ry, x - bx, y - by, 1, true, leftAt, lowerAt, stride, &table, &sums)
  // Lower outline, from the left cut over the lowest point to the right one.
  addFlat(
    shape, x - bx, y - by, x + dx, y + dy, 1, true, leftAt, lowerAt, stride, &table, &sums)
  addFlat(
    shape, x + dx, y + dy, x + ax, y + ay, 1, false, rightAt, lowerAt, stride, &table, &sums)
  // Upper outline.
  addFlat(
    shape, x - ax, y - ay, x - dx, y - dy, -1, false, leftAt, upperAt, stride, &table, &sums)
  addFlat(
    shape, x - dx, y - dy, x + bx, y + by, -1, true, rightAt, upperAt, stride, &table, &sums)
}
