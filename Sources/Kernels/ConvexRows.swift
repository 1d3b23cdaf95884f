public import KernelInterface

// Coverage of convex outlines; `SideTable.swift` has the method. Everything is a function of the outline
// and the row alone: any division into bands gives the same.

extension Table {
  public static func outlineRoom(width: Int, rows: Int) -> RoomSize {
    RoomSize(
      numbers: FollowedRing.sides * SideTable.numbers(rows: rows),
      places: FollowedRing.sides * SideTable.places(rows: rows),
      spans: RunOutput.mostSpans * rows, coverage: RunOutput.coverage(width: width, rows: rows))
  }

  @inline(never)
  public static func convexSpans(
    of sides: OutlineSides, in window: OutlineWindow, of lists: OutlineLists,
    room: inout CoverageRoom
  ) -> Int {
    guard !window.rows.isEmpty, window.width > 0 else { return 0 }
    var output = RunOutput(window)
    output.check(window.rows.count, room)
    let outline = FollowedOutline(sides, in: window, of: lists, &room)
    for row in 0..<window.rows.count {
      output.write(outline.left, outline.right, row, window.row(row), &room)
    }
    return output.count
  }

  @inline(never)
  public static func ringSpans(
    of ring: RingSides, in window: OutlineWindow, of lists: OutlineLists, room: inout CoverageRoom
  ) -> Int {
    guard !window.rows.isEmpty, window.width > 0 else { return 0 }
    var output = RunOutput(window)
    output.check(window.rows.count, room)
    let sides = FollowedRing(ring, in: window, of: lists, &room)
    for row in 0..<window.rows.count { sides.write(row, window.row(row), &output, &room) }
    return output.count
  }
}
