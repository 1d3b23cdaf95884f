public import KernelInterface

// Exact signed area of straight segments, added up per pixel as differences.
//
// A segment covers, in each pixel that it crosses, the area to its right within the rows it spans; the
// pixels further right are covered by those rows' whole share. Written as differences along the row,
// two numbers a pixel say it all, and a running sum gives coverage (as in font-rs and FreeType's
// smooth rasteriser). Segments are in pixels, in the window: 0...width and 0...height.

/// Adds the part of one segment that lies in a row.
@inline(__always)
private func addRow(
  _ xa: Float, _ ya: Float, _ xb: Float, _ yb: Float, _ sign: Float, _ base: Int, _ last: Int,
  _ sums: inout MutableSpan<Float>
) -> (first: Int, last: Int) {
  let goesRight = xb >= xa
  let (x, y) = goesRight ? (xa, ya) : (xb, yb)
  let (xEnd, yEnd) = goesRight ? (xb, yb) : (xa, ya)
  var c = Int(x)
  if c > last { c = last }
  var end = Int(xEnd)
  if end > last { end = last }
  let first = c
  if c >= end {
    let down = sign * abs(yEnd - y)
    let right = down * ((x + xEnd) * 0.5 - Float(c))
    unsafe sums[unchecked: base &+ c] += down - right
    unsafe sums[unchecked: base &+ c &+ 1] += right
    return (first, c)
  }
  let slope = (yEnd - y) / (xEnd - x)
  var (px, py) = (x, y)
  // What the next pixel takes over stays in a register: adding it in memory twice would wait.
  var carried: Float = 0
  while true {
    let edge = Float(c + 1)
    let isLast = edge >= xEnd
    let nextX = isLast ? xEnd : edge
    let nextY = isLast ? yEnd : y + (edge - x) * slope
    let down = sign * abs(nextY - py)
    let right = down * ((px + nextX) * 0.5 - Float(c))
    unsafe sums[unchecked: base &+ c] += carried + (down - right)
    carried = right
    if isLast {
      unsafe sums[unchecked: base &+ c &+ 1] += right
      return (first, c)
    }
    (px, py) = (nextX, nextY)
    c += 1
  }
}

/// Adds one segment within the rows `top..<bottom`, which start at row 0 of `sums`.
@inline(__always)
private func addSegment(
  _ x0: Float, _ y0: Float, _ x1: Float, _ y1: Float, _ top: Int, _ bottom: Int, _ last: Int,
  _ stride: Int, _ sums: inout MutableSpan<Float>, _ touch: (Int, Int, Int) -> Void
) {
  guard y0 != y1 else { return }
  let isDown = y1 > y0
  let sign: Float = isDown ? 1 : -1
  let (xTop, yTop) = isDown ? (x0, y0) : (x1, y1)
  let (xBottom, yBottom) = isDown ? (x1, y1) : (x0, y0)
  var line = Int(yTop)
  var end = Int(yBottom)
  if Float(end) < yBottom { end += 1 }
  if line < top { line = top }
  if end > bottom { end = bottom }
  guard line < end else { return }
  let slope = (xBottom - xTop) / (yBottom - yTop)
  let (low, high) = xTop < xBottom ? (xTop, xBottom) : (xBottom, xTop)
  @inline(__always) func column(_ y: Float) -> Float {
    let x = xTop + (y - yTop) * slope
    return x < low ? low : (x > high ? high : x)
  }
  var (x, y) = (xTop, yTop)
  if y < Float(line) { (x, y) = (column(Float(line)), Float(line)) }
  while line < end {
    let next = Float(line + 1)
    let isLast = next >= yBottom
    let (nextX, nextY) = isLast ? (xBottom, yBottom) : (column(next), next)
    let row = line &- top
    let touched = addRow(x, y, nextX, nextY, sign, row &* stride, last, &sums)
    touch(row, touched.first, touched.last)
    (x, y) = (nextX, nextY)
    line += 1
  }
}

extension Table {
  @inline(never)
  public static func accumulate(
    _ segments: Span<Float>, indices: Span<Int32>, in band: PathBand,
    sums: inout MutableSpan<Float>, touched: inout MutableSpan<UInt64>
  ) {
    let (top, bottom, width) = (band.rows.lowerBound, band.rows.upperBound, band.width)
    let (stride, touchedStride) = (band.sumStride, band.touchedStride)
    precondition(width > 0 && stride >= width + 2, "too few sums a row")
    precondition(sums.count >= stride * max(bottom - top, 0), "too few rows")
    precondition(touchedStride * 1024 >= width + 2, "too few touched bits a row")
    precondition(touched.count >= touchedStride * max(bottom - top, 0), "too few touched rows")
    for index in 0..<indices.count {
      let at = Int(indices[index]) &* 4
      addSegment(
        segments[at], segments[at + 1], segments[at + 2], segments[at + 3], top, bottom, width - 1,
        stride, &sums
      ) { row, low, high in
        // The pixel after the last one took a share too.
        for block in low &>> 4...(high &+ 1) &>> 4 {
          unsafe touched[unchecked: row &* touchedStride &+ (block &>> 6)] |=
            1 &<< UInt64(block & 63)
        }
      }
    }
  }
}
