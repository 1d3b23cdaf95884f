public import Pixels

// Coverage of convex outlines; `SideTable.swift` has the method. Everything is a function of the outline
// and the row alone: any division into bands gives the same.

/// Numbers that ``convexSpans`` needs for so many rows.
public func convexNumbers(rows: Int) -> Int { 4 * SideTable.numbers(rows: rows) }

/// Places that ``convexSpans`` needs for so many rows.
public func convexPlaces(rows: Int) -> Int { 4 * SideTable.places(rows: rows) }

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
///   - numbers: Room for as many as ``convexNumbers(rows:)`` says.
///   - places: Room for as many as ``convexPlaces(rows:)`` says.
///   - spans: Receives the runs, at most three a row.
///   - coverage: Receives coverage bytes, at most `width + 16` a row and 80 more.
/// - Returns: How many runs were written.
@inline(never)
public func convexSpans(
  _ pieces: Span<OutlinePiece>, from first: Int, leftCount: Int, rightCount: Int,
  arcs: Span<EllipseArc>, top: Int, bottom: Int, width: Int, room: Int, x: Int, y: Int,
  numbers: inout MutableSpan<Float>, places: inout MutableSpan<Int32>,
  spans: inout MutableSpan<CoverageSpan>, coverage: inout MutableSpan<UInt8>
) -> Int {
  let rows = bottom - top
  guard rows > 0, width > 0 else { return 0 }
  precondition(numbers.count >= convexNumbers(rows: rows), "no room for chords")
  precondition(places.count >= convexPlaces(rows: rows), "no room for rows")
  precondition(first + leftCount + rightCount <= pieces.count, "pieces missing")
  var output = RunOutput(width: width, room: room, x: x)
  output.check(rows: rows, spans, coverage)
  var left = SideTable(number: 0, side: -1, top: top, rows: rows, width: width)
  var right = SideTable(number: 1, side: 1, top: top, rows: rows, width: width)
  let middle = first + leftCount
  left.follow(pieces, first, middle, arcs, &numbers, &places)
  right.follow(pieces, middle, middle + rightCount, arcs, &numbers, &places)
  for row in 0..<rows {
    output.write(left, right, row, y + top + row, numbers, places, &spans, &coverage)
  }
  return output.count
}

/// Writes the runs between two convex outlines in some rows.
///
/// - Parameters:
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
///   - spans: Receives the runs, at most three a row.
///   - coverage: Receives coverage bytes, at most `width + 8` a row.
/// - Returns: How many runs were written.
@inline(never)
public func ringSpans(
  _ pieces: Span<OutlinePiece>, outer: (Int, Int, Int), inner: (Int, Int, Int),
  arcs: Span<EllipseArc>, top: Int, bottom: Int, width: Int, room: Int, x: Int, y: Int,
  numbers: inout MutableSpan<Float>, places: inout MutableSpan<Int32>,
  spans: inout MutableSpan<CoverageSpan>, coverage: inout MutableSpan<UInt8>
) -> Int {
  let rows = bottom - top
  guard rows > 0, width > 0 else { return 0 }
  var output = RunOutput(width: width, room: room, x: x)
  output.check(rows: rows, spans, coverage)
  let sides = RingSides(
    pieces, outer: outer, inner: inner, arcs: arcs, top: top, rows: rows, width: width, &numbers,
    &places)
  for row in 0..<rows {
    sides.write(row, y + top + row, numbers, places, &output, &spans, &coverage)
  }
  return output.count
}
