internal import KernelInterface

/// The two sides of a convex outline, followed through some rows.
struct FollowedOutline {
  private(set) var left: SideTable
  private(set) var right: SideTable

  /// Follows an outline's sides.
  ///
  /// - Parameters:
  ///   - sides: The outline.
  ///   - window: The rows.
  ///   - lists: What the outline refers to.
  ///   - number: Which of two outlines it is: where in the room its numbers go.
  ///   - room: Receives the numbers.
  @inline(__always)
  init(
    _ sides: OutlineSides, in window: OutlineWindow, of lists: OutlineLists, number: Int = 0,
    _ room: inout CoverageRoom
  ) {
    let rows = window.rows.count
    precondition(
      room.numbers.count >= FollowedRing.sides * SideTable.numbers(rows: rows),
      "no room for chords")
    precondition(
      room.places.count >= FollowedRing.sides * SideTable.places(rows: rows), "no room for rows")
    precondition(sides.end <= lists.pieces.count, "pieces missing")
    left = SideTable(number: 2 * number, side: -1, window)
    right = SideTable(number: 2 * number + 1, side: 1, window)
    left.follow(lists, from: sides.first, to: sides.middle, &room.numbers, &room.places)
    right.follow(lists, from: sides.middle, to: sides.end, &room.numbers, &room.places)
  }
}

/// The four sides of what lies between two convex outlines, followed through some rows.
struct FollowedRing {
  /// Sides of a ring.
  static var sides: Int { 4 }

  let outer: FollowedOutline
  let inner: FollowedOutline

  /// Follows the outlines' sides.
  ///
  /// - Parameters:
  ///   - ring: The outlines.
  ///   - window: The rows.
  ///   - lists: What the outlines refer to.
  ///   - room: Receives their numbers.
  @inline(__always)
  init(
    _ ring: RingSides, in window: OutlineWindow, of lists: OutlineLists,
    _ room: inout CoverageRoom
  ) {
    outer = FollowedOutline(ring.outer, in: window, of: lists, &room)
    inner = FollowedOutline(ring.inner, in: window, of: lists, number: 1, &room)
  }

  /// Writes the spans of one row, which the inner outline may not reach.
  @inline(__always)
  func write(
    _ row: Int, _ y: Int, _ output: inout RunOutput, _ room: inout CoverageRoom
  ) {
    if inner.left.row(row, room.numbers, room.places).isEmpty
      || inner.right.row(row, room.numbers, room.places).isEmpty
    {
      output.write(outer.left, outer.right, row, y, &room)
    } else {
      output.write(self, row, y, &room)
    }
  }
}

extension OutlineWindow {
  /// The target's row of one of the rows wanted, by its number.
  @inline(__always)
  func row(_ number: Int) -> Int { y + rows.lowerBound + number }
}
