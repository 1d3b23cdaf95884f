public import Pixels

// Shapes with round corners in one colour, from the distance of their pixels. Groups of eight pixels are
// listed first, then the shares of all are found, then all are painted: each is one loop without branches
// over many groups, in which no group waits for another.

/// Numbers that ``paintRound`` needs for so many rows.
public func roundNumbers(rows: Int) -> Int { RoundStrips.numbers(rows: rows) }

/// Places that ``paintRound`` needs for so many rows.
public func roundPlaces(rows: Int) -> Int { RoundStrips.places(rows: rows) }

/// Paints one colour over a shape with round corners.
///
/// Every pixel is a function of the shape and its place alone.
///
/// - Parameters:
///   - shape: The shape.
///   - color: Premultiplied colour, no component above alpha.
///   - column: Column, in the target, of the pixel that the shape is relative to.
///   - row: Row of that pixel.
///   - columns: Columns of the target that may be painted.
///   - rows: Rows that may be painted, at most 65536.
///   - numbers: Room for as many as ``roundNumbers(rows:)`` says.
///   - places: Room for as many as ``roundPlaces(rows:)`` says.
///   - pixels: Rows of the target.
///   - stride: Pixels from one row of the target to the next, at least 8.
@inline(never)
public func paintRound(
  _ shape: RoundShape, _ color: UInt32, column: Int, row: Int, columns: Range<Int>,
  rows: Range<Int>, numbers: inout MutableSpan<Float>, places: inout MutableSpan<Int32>,
  onto pixels: inout MutableSpan<UInt32>, stride: Int
) {
  precondition(
    columns.lowerBound >= 0 && columns.upperBound <= stride && stride >= 8, "columns outside")
  precondition(
    rows.lowerBound >= 0 && rows.count <= 65536 && stride &* rows.upperBound <= pixels.count,
    "rows outside")
  precondition(numbers.count >= roundNumbers(rows: rows.count), "no room for shares")
  precondition(places.count >= roundPlaces(rows: rows.count), "no room for groups")
  var first = columns.lowerBound
  while first < columns.upperBound {
    if shape.isCircle {
      let strips = RoundStrips(
        shape, isCircle: true, column: column, row: row, first: first, end: columns.upperBound,
        rows: rows, stride: stride, &numbers, &places)
      strips.findShares(&numbers, places)
      paint(strips, color, numbers, places, &pixels, stride)
    } else {
      let strips = RoundStrips(
        shape, isCircle: false, column: column, row: row, first: first, end: columns.upperBound,
        rows: rows, stride: stride, &numbers, &places)
      strips.findShares(&numbers, places)
      paint(strips, color, numbers, places, &pixels, stride)
    }
    first &+= 64
  }
}

@inline(__always)
private func paint(
  _ strips: RoundStrips, _ color: UInt32, _ numbers: borrowing MutableSpan<Float>,
  _ places: borrowing MutableSpan<Int32>, _ pixels: inout MutableSpan<UInt32>, _ stride: Int
) {
  let (evens, odds) = (
    PixelLanes(color & 0x00ff_00ff), PixelLanes((color &>> 8) & 0x00ff_00ff)
  )
  let alphas = PixelLanes((color &>> 24) &* 0x0001_0001)
  for index in 0..<strips.partly {
    let (start, shares) = strips.part(index, stride: stride, numbers, places)
    let covered = PixelLanes(factors: shares)
    let kept = alphas.scaled(by: covered).rest
    let pixel = unsafe PixelLanes.load(pixels, at: start)
    unsafe PixelLanes.store(
      evens.scaled(by: covered) + pixel.even.scaled(by: kept),
      odds.scaled(by: covered) + pixel.odd.scaled(by: kept), &pixels, at: start)
  }
  if color &>> 24 == 255 {
    for index in 0..<strips.fully {
      let start = strips.fullStart(index, stride: stride, places)
      unsafe PixelLanes.store(evens, odds, &pixels, at: start)
    }
  } else {
    let kept = alphas.rest
    for index in 0..<strips.fully {
      let start = strips.fullStart(index, stride: stride, places)
      let pixel = unsafe PixelLanes.load(pixels, at: start)
      unsafe PixelLanes.store(
        evens + pixel.even.scaled(by: kept), odds + pixel.odd.scaled(by: kept), &pixels, at: start)
    }
  }
}
