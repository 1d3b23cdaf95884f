// Rows of one side of a convex outline, as `SideTable` found them.

extension SideTable {
  /// What the side is in a row.
  struct Row {
    var first: Int
    var end: Int
    /// How far its chords are apart.
    var step: Int
    /// The first column that the side touches.
    var low: Int
    /// The column after the last.
    var limit: Int
    /// The part of the row's height that the side spans.
    var height: Float
    var isEmpty: Bool { first == end }
    /// Whether the side spans so much of the row that what is inside is covered entirely.
    @inline(__always)
    var isWhole: Bool { height * 255 + 0.5 >= 255 }
    /// Whether the side is one chord that touches at most eight columns.
    @inline(__always)
    var isSimple: Bool { end &- first == 1 && limit &- low <= 8 }
  }

  @inline(__always)
  func row(
    _ row: Int, _ numbers: borrowing MutableSpan<Float>, _ table: borrowing MutableSpan<Int32>
  ) -> Row {
    let (step, slot) = (rows &+ 8, places &+ row)
    let first = chords &+ Int(unsafe table[unchecked: slot])
    let chord = Int(unsafe table[unchecked: slot &+ step])
    let apart = chord &>> 16
    return Row(
      first: first, end: first &+ (chord & 0xffff) &* apart, step: apart,
      low: Int(unsafe table[unchecked: slot &+ 2 &* step]),
      limit: Int(unsafe table[unchecked: slot &+ 3 &* step]),
      height: unsafe numbers[unchecked: heights &+ row])
  }

  /// The same as ``area(_:at:_:)``, without looking at chords where there are none.
  @inline(__always)
  func reach(_ row: Row, at column: Int, _ numbers: borrowing MutableSpan<Float>) -> Lanes {
    if column >= row.limit { return Lanes(0) }
    if column &+ 8 <= row.low { return Lanes(row.height) }
    return area(row, at: column, numbers)
  }

  /// For eight pixels from `column` on, the area left of the side.
  @inline(__always)
  func area(_ row: Row, at column: Int, _ numbers: borrowing MutableSpan<Float>) -> Lanes {
    var sum = Lanes(0)
    var index = row.first
    while index < row.end {
      sum = sum + area(ofChord: index, at: column, numbers)
      index &+= row.step
    }
    return sum
  }

  /// For eight pixels from `column` on, the area left of one chord.
  @inline(__always)
  func area(
    ofChord index: Int, at column: Int, _ numbers: borrowing MutableSpan<Float>
  ) -> Lanes {
    let columns = Lanes.numbers + Float(Int32(truncatingIfNeeded: column))
    let from = Lanes(unsafe numbers[unchecked: index]) - columns
    let to = Lanes(unsafe numbers[unchecked: index &+ room]) - columns
    let share = unsafe numbers[unchecked: index &+ 2 &* room]
    let (inFrom, inTo) = (from.greater(0).lesser(1), to.greater(0).lesser(1))
    let beyond = to.greater(1) - from.greater(1)
    return ((inTo - inFrom) * (inTo + inFrom) + (beyond + beyond)) * share
  }
}
