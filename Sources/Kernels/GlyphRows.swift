// Coverage of small outlines. Their lines are cut so short that each crosses at most one line between
// columns and one between rows: then eight of them are the same few products, whichever pixels they meet,
// and only adding the results goes one by one.
//
// Between two columns a line covers, in the row where it runs, what is below it, and all of the rows
// further down. Written as differences down the column that is three numbers: of a part of width w
// between the heights lo and hi, in the row that ends at e, with `over` = (hi − e)²/2(hi − lo) below it,
// w·(e − (lo + hi)/2 + over), w·(1 − over) less that, and w·over. A sum down the column gives coverage.

/// Numbers of eight lines: their starts' and ends' columns and rows, each eight times.
public let eightLines = 32

/// Adds lines to dense rows of sums.
///
/// - Parameters:
///   - lines: Groups of eight lines, of ``eightLines`` numbers; none is longer than a pixel either way.
///   - start: Index of the first group's first number.
///   - groups: How many groups.
///   - x: Added to columns.
///   - y: Added to rows.
///   - width: Columns; all lines lie within.
///   - height: Rows; all lines lie within.
///   - sums: `height + 3` rows of numbers, zero before.
///   - stride: Numbers from row to row, above `width + 1`.
///   - values: Room for 48 numbers.
///   - places: Room for 16 places.
@inline(never)
public func accumulateLines(
  _ lines: Span<Float>, from start: Int, groups: Int, x: Float, y: Float, width: Int, height: Int,
  sums: inout MutableSpan<Float>, stride: Int, values: inout MutableSpan<Float>,
  places: inout MutableSpan<Int32>
) {
  precondition(width > 0 && height > 0 && stride > width + 1, "too few columns")
  precondition(sums.count >= stride * (height + 3) && sums.count < 1 << 23, "too few sums")
  precondition(start >= 0 && start + groups * eightLines <= lines.count, "lines missing")
  precondition(values.count >= 48 && places.count >= 16, "no room for eight lines")
  let right = Float(Int32(truncatingIfNeeded: width))
  let below = Float(Int32(truncatingIfNeeded: height))
  let step = Float(Int32(truncatingIfNeeded: stride))
  for group in 0..<groups {
    let at = start &+ group &* eightLines
    let x0 = (unsafe Lanes(lines, at: at) + x).greater(0).lesser(right)
    let y0 = (unsafe Lanes(lines, at: at &+ 8) + y).greater(0).lesser(below)
    let x1 = (unsafe Lanes(lines, at: at &+ 16) + x).greater(0).lesser(right)
    let y1 = (unsafe Lanes(lines, at: at &+ 24) + y).greater(0).lesser(below)
    let (low, high) = (x0.lesser(x1), x0.greater(x1))
    let column = low.whole
    let cut = high.lesser(column + 1)
    // From the start, whichever end that is.
    let across = x1 - x0
    let length = across.magnitude.greater(1e-9)
    // The cut's share of the way from the left end.
    let share = (cut - low) / length
    let isRight = across.step
    let (leftY, rightY) = (y1 + (y0 - y1) * isRight, y0 + (y1 - y0) * isRight)
    let cutY = leftY + (rightY - leftY) * share
    let sign = isRight + isRight - 1
    unsafe addPart(
      (cut - low) * sign, leftY, cutY, column, step, 0, &values, &places)
    unsafe addPart(
      (high - cut) * sign, cutY, rightY, column + 1, step, 1, &values, &places)
    for lane in 0..<8 {
      let first = Int(unsafe places[unchecked: lane])
      unsafe sums[unchecked: first] += values[unchecked: lane]
      unsafe sums[unchecked: first &+ stride] += values[unchecked: 8 &+ lane]
      unsafe sums[unchecked: first &+ 2 &* stride] += values[unchecked: 16 &+ lane]
      let second = Int(unsafe places[unchecked: 8 &+ lane])
      unsafe sums[unchecked: second] += values[unchecked: 24 &+ lane]
      unsafe sums[unchecked: second &+ stride] += values[unchecked: 32 &+ lane]
      unsafe sums[unchecked: second &+ 2 &* stride] += values[unchecked: 40 &+ lane]
    }
  }
}

/// What eight parts, each within a column, add: three numbers and a place each.
@inline(__always)
@unsafe
private func addPart(
  _ width: Lanes, _ ya: Lanes, _ yb: Lanes, _ column: Lanes, _ step: Float, _ part: Int,
  _ values: inout MutableSpan<Float>, _ places: inout MutableSpan<Int32>
) {
  let (low, high) = (ya.lesser(yb), ya.greater(yb))
  let row = low.whole
  let end = row + 1
  let beyond = (high - end).greater(0)
  let over = beyond * beyond * 0.5 / (high - low).greater(1e-9)
  let first = end - (low + high) * 0.5 + over
  unsafe (width * first).store(&values, at: part &* 24)
  unsafe (width * (1 - over - first)).store(&values, at: part &* 24 &+ 8)
  unsafe (width * over).store(&values, at: part &* 24 &+ 16)
  unsafe (row * step + column).storeWhole(&places, at: part &* 8)
}

/// Writes coverage bytes of dense rows by the non-zero rule, and clears the sums.
///
/// - Parameters:
///   - sums: `rows + 3` rows of `stride` numbers, a multiple of 8; zero again afterwards.
///   - rows: How many rows.
///   - stride: Numbers a row, and bytes a row.
///   - coverage: Receives `stride` bytes a row.
///   - offset: Index of the first byte.
@inline(never)
public func resolveColumns(
  _ sums: inout MutableSpan<Float>, rows: Int, stride: Int, coverage: inout MutableSpan<UInt8>,
  at offset: Int
) {
  precondition(stride % 8 == 0 && sums.count >= stride * (rows + 3), "too few sums")
  precondition(offset >= 0 && coverage.count >= offset + stride * rows, "too few bytes")
  var column = 0
  while column < stride {
    var sum = Lanes(0)
    var at = column
    for _ in 0..<rows {
      sum = unsafe sum + Lanes(sums, at: at)
      unsafe Lanes(0).store(&sums, at: at)
      unsafe sum.magnitude.storeShares(&coverage, at: offset &+ at)
      at &+= stride
    }
    for _ in 0..<3 {
      unsafe Lanes(0).store(&sums, at: at)
      at &+= stride
    }
    column &+= 8
  }
}
