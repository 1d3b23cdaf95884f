public import KernelInterface

// Shapes with round corners as spans, for clips, pictures and gradients that are not straight. Pixels are
// covered as `paintRound` covers them. Groups of eight pixels at both sides of each row are listed first, then
// the coverage of all is found.

extension Table {
  public static func roundRoom(width: Int, rows: Int) -> RoomSize {
    RoomSize(
      numbers: RoundStrips.numbers(rows: rows),
      places: max(RoundStrips.places(rows: rows), RoundRuns.places(width: width, rows: rows)),
      spans: RoundRuns.mostSpans * rows, coverage: RoundRuns.coverage(width: width, rows: rows))
  }

  @inline(never)
  public static func roundSpans(
    of shape: RoundShape, in area: RoundArea, limit: Int, room: inout CoverageRoom
  ) -> Int {
    let (width, height) = (area.columns.count, area.rows.count)
    precondition(
      height <= 65536 && width <= 65536 && area.columns.upperBound <= limit, "columns outside")
    precondition(
      room.numbers.count >= RoundStrips.numbers(rows: height), "no room for distances")
    precondition(
      room.places.count >= RoundRuns.places(width: width, rows: height), "no room for groups")
    precondition(room.spans.count >= RoundRuns.mostSpans * height, "too few spans")
    precondition(
      room.coverage.count >= RoundRuns.coverage(width: width, rows: height), "too few bytes")
    guard width > 0, height > 0 else { return 0 }
    var runs = RoundRuns(shape, area, limit: limit)
    if shape.isCircle {
      runs.list(isCircle: true, &room)
      runs.findShares(isCircle: true, &room)
    } else {
      runs.list(isCircle: false, &room)
      runs.findShares(isCircle: false, &room)
    }
    return runs.count
  }
}

/// The runs of a shape with round corners, row by row.
private struct RoundRuns {
  private let shape: RoundShape
  /// The shape's pixel, counted from the first column and row.
  private let column: Float
  private let row: Float
  private let columns: Range<Int>
  private let rows: Range<Int>
  private let room: Int
  /// Runs so far.
  private(set) var count = 0
  /// Groups of eight pixels so far whose shares are to be found: their row and column, and where their
  /// bytes go.
  private var groups = 0
  /// Groups with bytes so far.
  private var slots = 0

  /// So many covered pixels become a run of their own.
  private static var longest: Int { 64 }
  private var step: Int { rows.count &+ 8 }

  /// Spans of a row, at most.
  static var mostSpans: Int { 3 }

  /// Coverage bytes of rows, at most: both sides of each may be groups that are not full, and the last may
  /// be written as far as rows are filled without a look at their length.
  static func coverage(width: Int, rows: Int) -> Int { (width + 24) * rows + longest + 16 }

  /// Places for the bounds of rows, and for all groups.
  static func places(width: Int, rows: Int) -> Int {
    4 * (rows + 8) + 2 * (width / 8 + 3) * rows
  }

  init(_ shape: RoundShape, _ area: RoundArea, limit: Int) {
    (self.shape, columns, rows, room) = (shape, area.columns, area.rows, limit)
    column = Float(Int32(truncatingIfNeeded: area.column &- area.columns.lowerBound))
    row = Float(Int32(truncatingIfNeeded: area.row &- area.rows.lowerBound))
  }

  /// Writes all runs, and lists the groups whose shares are to be found.
  @inline(__always)
  mutating func list(
    isCircle: Bool, _ output: inout CoverageRoom
  ) {
    let last = Float(Int32(truncatingIfNeeded: columns.count))
    var line = 0
    while line < rows.count {
      let down = Lanes.numbers + (Float(Int32(truncatingIfNeeded: line)) - row + 0.5) - shape.y
      RoundLine(down: down, shape, isCircle: isCircle).store(&output.numbers, at: line, step: step)
      let bounds = RoundBounds(shape, isCircle: isCircle, rows: down)
      bounds.store(&output.places, at: line, step: step, center: column + shape.x - 0.5, last: last)
      line &+= 8
    }
    for line in 0..<rows.count {
      var start = Int(unsafe output.places[unchecked: line])
      let innerStart = Int(unsafe output.places[unchecked: line &+ step])
      let innerEnd = Int(unsafe output.places[unchecked: line &+ 2 &* step])
      let end = Int(unsafe output.places[unchecked: line &+ 3 &* step])
      guard start < end else { continue }
      var first = 8 &* slots
      // What is not cut may go on, without coverage, up to whole groups.
      let limit = end < columns.count ? room &- columns.lowerBound : columns.count
      let inner = start &+ ((innerStart &- start &+ 7) & ~7)
      var outer = inner &+ ((innerEnd &- inner) & ~7)
      if outer > inner {
        list(line, start, inner, &output.places)
        if outer &- inner >= Self.longest {
          if innerEnd == end { outer = end }
          if start < inner { add(line, start, inner, limit, first, &output.spans) }
          add(line, inner, outer, limit, Int(CoverageSpan.fullOffset), &output.spans)
          first = 8 &* slots
          start = outer
        } else {
          // No loop, of which a call to fill memory would be made.
          for lane in 0..<Self.longest {
            unsafe output.coverage[unchecked: 8 &* slots &+ lane] = 255
          }
          slots &+= (outer &- inner) / 8
        }
        list(line, outer, end, &output.places)
      } else {
        list(line, start, end, &output.places)
      }
      let length = 8 &* slots &- first
      if length > 0 { add(line, start, start &+ length, limit, first, &output.spans) }
    }
  }

  /// Lists the groups of a part of a row.
  @inline(__always)
  private mutating func list(
    _ line: Int, _ start: Int, _ end: Int, _ places: inout MutableSpan<Int32>
  ) {
    var at = start
    while at < end {
      let place = 4 &* step &+ 2 &* groups
      unsafe places[unchecked: place] = Int32(truncatingIfNeeded: line &<< 16 | at)
      unsafe places[unchecked: place &+ 1] = Int32(truncatingIfNeeded: slots)
      groups &+= 1
      slots &+= 1
      at &+= 8
    }
  }

  /// Writes a run.
  @inline(__always)
  private mutating func add(
    _ line: Int, _ start: Int, _ end: Int, _ limit: Int, _ offset: Int,
    _ spans: inout MutableSpan<CoverageSpan>
  ) {
    unsafe spans[unchecked: count] = CoverageSpan(
      y: Int32(truncatingIfNeeded: rows.lowerBound &+ line),
      x: Int32(truncatingIfNeeded: columns.lowerBound &+ start),
      count: Int32(truncatingIfNeeded: (end < limit ? end : limit) &- start),
      offset: Int32(truncatingIfNeeded: offset))
    count &+= 1
  }

  /// Finds the shares of all groups.
  @inline(__always)
  func findShares(
    isCircle: Bool, _ output: inout CoverageRoom
  ) {
    let found = RoundCoverage(shape)
    // Whole and half numbers are exact: so what is rounded does not depend on where rows start.
    let first = 0.5 - column
    for group in 0..<groups {
      let place = 4 &* step &+ 2 &* group
      let name = unsafe output.places[unchecked: place]
      let slot = Int(unsafe output.places[unchecked: place &+ 1])
      let across = Lanes.numbers + (Float(name & 0xffff) + first) - shape.x
      let start = found.start(
        RoundLine(across: across, shape, isCircle: isCircle),
        RoundLine(output.numbers, all: Int(name &>> 16) & 0xffff, step: step), isCircle: isCircle)
      unsafe found.shares(start).words.storeBytes(&output.coverage, at: 8 &* slot)
    }
  }
}
