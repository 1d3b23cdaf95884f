internal import Pixels

/// The four sides of what lies between two convex outlines, followed through some rows.
struct RingSides {
  private(set) var left: SideTable
  private(set) var right: SideTable
  private(set) var innerLeft: SideTable
  private(set) var innerRight: SideTable

  /// Follows the outlines' sides; the parameters are those of ``ringSpans``.
  @inline(__always)
  init(
    _ pieces: Span<OutlinePiece>, outer: (Int, Int, Int), inner: (Int, Int, Int),
    arcs: Span<EllipseArc>, top: Int, rows: Int, width: Int,
    _ numbers: inout MutableSpan<Float>, _ places: inout MutableSpan<Int32>
  ) {
    precondition(numbers.count >= convexNumbers(rows: rows), "no room for chords")
    precondition(places.count >= convexPlaces(rows: rows), "no room for rows")
    precondition(
      max(outer.0 + outer.1 + outer.2, inner.0 + inner.1 + inner.2) <= pieces.count,
      "pieces missing")
    left = SideTable(number: 0, side: -1, top: top, rows: rows, width: width)
    right = SideTable(number: 1, side: 1, top: top, rows: rows, width: width)
    innerLeft = SideTable(number: 2, side: -1, top: top, rows: rows, width: width)
    innerRight = SideTable(number: 3, side: 1, top: top, rows: rows, width: width)
    let (middle, innerMiddle) = (outer.0 + outer.1, inner.0 + inner.1)
    left.follow(pieces, outer.0, middle, arcs, &numbers, &places)
    right.follow(pieces, middle, middle + outer.2, arcs, &numbers, &places)
    innerLeft.follow(pieces, inner.0, innerMiddle, arcs, &numbers, &places)
    innerRight.follow(pieces, innerMiddle, innerMiddle + inner.2, arcs, &numbers, &places)
  }

  /// Writes the runs of one row, which the inner outline may not reach.
  @inline(__always)
  func write(
    _ row: Int, _ y: Int, _ numbers: borrowing MutableSpan<Float>,
    _ places: borrowing MutableSpan<Int32>, _ output: inout RunOutput,
    _ spans: inout MutableSpan<CoverageSpan>, _ coverage: inout MutableSpan<UInt8>
  ) {
    if innerLeft.row(row, numbers, places).isEmpty || innerRight.row(row, numbers, places).isEmpty {
      output.write(left, right, row, y, numbers, places, &spans, &coverage)
    } else {
      output.write(
        left, right, innerLeft, innerRight, row, y, numbers, places, &spans, &coverage)
    }
  }
}
