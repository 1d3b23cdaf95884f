public import Pixels

// Shapes with round corners as runs, for clips, pictures and gradients that are not straight. Pixels are covered as `paintRound` covers them. Groups of eight pixels at both sides of each
// row are listed first, then the shares of all are found.

/// Places that ``roundSpans`` needs for so many rows of so many columns.
public func roundSpanPlaces(width: Int, rows: Int) -> Int {
  4 * (rows + 8) + 2 * (width / 8 + 3) * rows
}

/// Writes the runs that a shape with round corners covers in some rows.
///
/// - Parameters:
///   - shape: The shape.
///   - column: Column, in the target, of the pixel that the shape is relative to.
///   - row: Row of that pixel.
///   - columns: Columns of the target that are wanted.
///   - rows: Rows that are wanted, at most 65536.
///   - room: Columns of the target. Runs may go on beyond those wanted where nothing is covered.
///   - numbers: Room for as many as ``roundNumbers(rows:)`` says.
///   - places: Room for as many as ``roundSpanPlaces(width:rows:)`` says.
///   - spans: Receives the runs, at most three a row.
///   - coverage: Receives coverage bytes, at most `columns.count + 24` a row and 80 more.
/// - Returns: How many runs were written.
@inline(never)
public func roundSpans(
  _ shape: RoundShape, column: Int, row: Int, columns: Range<Int>, rows: Range<Int>, room: Int,
  numbers: inout MutableSpan<Float>, places: inout MutableSpan<Int32>,
  spans: inout MutableSpan<CoverageSpan>, coverage: inout MutableSpan<UInt8>
) -> Int {
  let (width, height) = (columns.count, rows.count)
  precondition(height <= 65536 && width <= 65536 && columns.upperBound <= room, "columns outside")
  precondition(numbers.count >= roundNumbers(rows: height), "no room for distances")
  precondition(
    places.count >= roundSpanPlaces(width: width, rows: height), "no room for groups")
  precondition(spans.count >= 3 * height, "too few spans")
  precondition(coverage.count >= (width + 24) * height + 80, "too few bytes")
  guard width > 0, height > 0 else { return 0 }
  var runs = RoundRuns(shape, column: column, row: row, columns: columns, rows: rows, room: room)
  if shape.isCircle {
    runs.list(isCircle: true, &numbers, &places, &spans, &coverage)
    runs.findShares(isCircle: true, numbers, places, &coverage)
  } else {
    runs.list(isCircle: false, &numbers, &places, &spans, &coverage)
    runs.findShares(isCircle: false, numbers, places, &coverage)
  }
  return runs.count
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

  init(
    _ shape: RoundShape, column: Int, row: Int, columns: Range<Int>, rows: Range<Int>, room: Int
  ) {
    (self.shape, self.columns, self.rows, self.room) = (shape, columns, rows, room)
    self.column = Float(Int32(truncatingIfNeeded: column &- columns.lowerBound))
    self.row = Float(Int32(truncatingIfNeeded: row &- rows.lowerBound))
  }

  /// Writes all runs, and lists the groups whose shares are to be found.
  @inline(__always)
  mutating func list(
    isCircle: Bool, _ numbers: inout MutableSpan<Float>, _ places: inout MutableSpan<Int32>,
    _ spans: inout MutableSpan<CoverageSpan>, _ coverage: inout MutableSpan<UInt8>
  ) {
    let last = Float(Int32(truncatingIfNeeded: columns.count))
    var line = 0
    while line < rows.count {
      let down = Lanes.numbers + (Float(Int32(truncatingIfNeeded: line)) - row + 0.5) - shape.y
      RoundLine(down: down, shape, isCircle: isCircle).store(&numbers, at: line, step: step)
      let bounds = RoundBounds(shape, isCircle: isCircle, rows: down)
      bounds.store(&places, at: line, step: step, center: column + shape.x - 0.5, last: last)
      line &+= 8
    }
    for line in 0..<rows.count {
      var start = Int(unsafe places[unchecked: line])
      let innerStart = Int(unsafe places[unchecked: line &+ step])
      let innerEnd = Int(unsafe places[unchecked: line &+ 2 &* step])
      let end = Int(unsafe places[unchecked: line &+ 3 &* step])
      guard start < end else { continue }
      var first = 8 &* slots
      // What is not cut may go on, without coverage, up to whole groups.
      let limit = end < columns.count ? room &- columns.lowerBound : columns.count
      let inner = start &+ ((innerStart &- start &+ 7) & ~7)
      var outer = inner &+ ((innerEnd &- inner) & ~7)
      if outer > inner {
        list(line, start, inner, &places)
        if outer &- inner >= Self.longest {
          if innerEnd == end { outer = end }
          if start < inner { add(line, start, inner, limit, first, &spans) }
          add(line, inner, outer, limit, -255, &spans)
          first = 8 &* slots
          start = outer
        } else {
          // No loop, of which a call to fill memory would be made.
          for lane in 0..<Self.longest { unsafe coverage[unchecked: 8 &* slots &+ lane] = 255 }
          slots &+= (outer &- inner) / 8
        }
        list(line, outer, end, &places)
      } else {
        list(line, start, end, &places)
      }
      let length = 8 &* slots &- first
      if length > 0 { add(line, start, start &+ length, limit, first, &spans) }
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
    isCircle: Bool, _ numbers: borrowing MutableSpan<Float>,
    _ places: borrowing MutableSpan<Int32>, _ coverage: inout MutableSpan<UInt8>
  ) {
    let found = RoundCoverage(shape)
    // Whole and half numbers are exact: so what is rounded does not depend on where rows start.
    let first = 0.5 - column
    for group in 0..<groups {
      let place = 4 &* step &+ 2 &* group
      let name = unsafe places[unchecked: place]
      let slot = Int(unsafe places[unchecked: place &+ 1])
      let across = Lanes.numbers + (Float(name & 0xffff) + first) - shape.x
      let start = found.start(
        RoundLine(across: across, shape, isCircle: isCircle),
        RoundLine(numbers, all: Int(name &>> 16) & 0xffff, step: step), isCircle: isCircle)
      unsafe found.shares(start).words.storeBytes(&coverage, at: 8 &* slot)
    }
  }
}
