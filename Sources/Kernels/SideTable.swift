internal import KernelInterface

// One side of a convex outline as chords, row by row.
//
// A side is where the outline lies at every height: a function x(y), of lines and arcs of ellipses. Where
// it crosses the lines between rows follows from its equation. Within a row an arc is cut into chords so
// short that none is further than 0.03 pixels from it, and each chord is moved outwards until it bounds
// the very area that the arc bounds; so a row's area is exact, and what is left of the error in single
// pixels is below 0.004. The share of pixel c left of a chord is the mean of clamp(x − c) over its length,
// two parabolas and a difference, the same few products wherever it lies: eight pixels at a time, without
// a branch.
//
// Circles and evenly rounded rectangles that stay so go another way, by the distance of their pixels
// (`RoundCoverage.swift`). This one is for all others: ellipses, skewed and small shapes, rings, and shapes
// that straight gradients paint.
//
// All rows are followed before any is written: what depends on a row's numbers then never waits for them.

/// A side's chords and rows, in lists that several sides share.
struct SideTable {
  /// −1 for the left side, 1 for the right.
  let side: Double
  /// The first row, relative to the window.
  let top: Int
  /// How many rows.
  let rows: Int
  /// Columns of the window.
  let width: Int
  /// Where the chords' left ends start in the list of numbers; right ends and shares follow.
  let chords: Int
  /// Room for chords.
  let room: Int
  /// Where the rows' heights start in the list of numbers.
  let heights: Int
  /// Where the rows' first chords start in the list of places; their counts, first columns and ends
  /// follow.
  let places: Int
  /// Chords so far.
  var end = 0

  /// Numbers that a side of so many rows takes.
  static func numbers(rows: Int) -> Int { 3 * chordRoom(rows: rows) + rows + 8 }

  /// Places that a side of so many rows takes.
  static func places(rows: Int) -> Int { 4 * (rows + 8) }

  /// Parts of pieces lower than this, in rows, are as good as none.
  @inline(__always)
  private static var leastHeight: Double { 1e-7 }

  /// Eight for every row, and for the ends of every piece.
  private static func chordRoom(rows: Int) -> Int { 8 * rows + 512 }

  /// Half the least width of a chord, in pixels: steeper ones are widened, as their height is divided by it.
  @inline(__always)
  static var leastHalf: Float { 1 / 512 }

  init(number: Int, side: Double, _ window: OutlineWindow) {
    (self.side, top, rows) = (side, window.rows.lowerBound, window.rows.count)
    width = window.width
    room = Self.chordRoom(rows: rows)
    chords = number * Self.numbers(rows: rows)
    heights = chords + 3 * room
    places = number * Self.places(rows: rows)
  }

  // MARK: Following

  /// Follows the pieces `first..<last` from the top down.
  @inline(__always)
  mutating func follow(
    _ lists: OutlineLists, from first: Int, to last: Int, _ numbers: inout MutableSpan<Float>,
    _ table: inout MutableSpan<Int32>
  ) {
    for row in 0..<rows {
      unsafe table[unchecked: places &+ rows &+ 8 &+ row] = 0
      unsafe numbers[unchecked: heights &+ row] = 0
    }
    let below = Double(top + rows)
    // Pieces follow one another; where rounding says otherwise, the first counts.
    var reached = Double(top)
    for index in first..<last {
      let piece = unsafe lists.pieces[unchecked: index]
      if piece.top >= below { break }
      let ya = piece.top > reached ? piece.top : reached
      let yb = piece.bottom < below ? piece.bottom : below
      guard yb - ya > Self.leastHeight else { continue }
      reached = yb
      if piece.isLine {
        followLine(piece, ya, yb, &numbers, &table)
      } else {
        let arc = unsafe lists.arcs[unchecked: Int(piece.arc)]
        followArc(piece, arc, ya, yb, &numbers, &table)
      }
    }
  }

  @inline(__always)
  private mutating func followLine(
    _ piece: OutlinePiece, _ ya: Double, _ yb: Double, _ numbers: inout MutableSpan<Float>,
    _ table: inout MutableSpan<Int32>
  ) {
    let row = Int(ya)
    let whole = Double(row) < ya ? row &+ 1 : row
    let wholeEnd = Int(yb)
    let start = ya == piece.top ? piece.xTop : piece.xTop + (ya - piece.top) * piece.a
    let stop = yb == piece.bottom ? piece.xBottom : piece.xTop + (yb - piece.top) * piece.a
    guard whole <= wholeEnd else {
      return addLine(start, stop, row, yb - ya, &numbers, &table)
    }
    if Double(whole) > ya {
      let x = piece.xTop + (Double(whole) - piece.top) * piece.a
      addLine(start, x, row, Double(whole) - ya, &numbers, &table)
    }
    let slope = Float(abs(piece.a) * 0.5)
    let half = Lanes(slope > Self.leastHalf ? slope : Self.leastHalf)
    // A place that does not depend on which rows are wanted, and where floats are near enough.
    let known = piece.top > 0 ? piece.top : 0
    let from = Float(piece.xTop + (known - piece.top) * piece.a)
    var line = whole
    while line < wholeEnd {
      let count = wholeEnd &- line < 8 ? wholeEnd &- line : 8
      let middle = (Self.rowNumbers(line) + 0.5 - Float(known)) * Float(piece.a) + from
      let (left, right) = placed(middle, half)
      addRows(line, count, left, right, Lanes(0.5) / (right - left), &numbers, &table)
      line &+= 8
    }
    if yb > Double(wholeEnd) {
      let from = piece.xTop + (Double(wholeEnd) - piece.top) * piece.a
      addLine(from, stop, wholeEnd, yb - Double(wholeEnd), &numbers, &table)
    }
  }

  /// The numbers of eight rows.
  @inline(__always)
  static func rowNumbers(_ line: Int) -> Lanes {
    Lanes.numbers + Float(Int32(truncatingIfNeeded: line))
  }

  /// Adds a straight part within a row.
  @inline(__always)
  private mutating func addLine(
    _ xa: Double, _ xb: Double, _ row: Int, _ height: Double, _ numbers: inout MutableSpan<Float>,
    _ table: inout MutableSpan<Int32>
  ) {
    let (a, b) = (Float(xa), Float(xb))
    let middle = (a + b) * 0.5
    let reach = abs(b - a) * 0.5
    let half = reach > Self.leastHalf ? reach : Self.leastHalf
    // As for lanes.
    let (least, most) = (-2 - half, half + Float(Int32(truncatingIfNeeded: width)) + 2)
    let near = middle > least ? (middle < most ? middle : most) : least
    let (left, right) = (near - half, near + half)
    precondition(end &+ 8 <= room, "too many chords")
    let at = chords &+ end
    unsafe numbers[unchecked: at] = left
    unsafe numbers[unchecked: at &+ room] = right
    unsafe numbers[unchecked: at &+ 2 &* room] = Float(height) / (2 * (right - left))
    note(row, 1, 1, left, right, Float(height), &numbers, &table)
  }

  /// The ends of chords about their middles.
  ///
  /// Chords beyond the window are moved up to it, where floats have the digits to tell their ends apart;
  /// shares are taken from the ends as they are rounded, so that what is wholly covered stays so.
  @inline(__always)
  func placed(_ middle: Lanes, _ half: Lanes) -> (Lanes, Lanes) {
    let near = middle.greater(-2 - half).lesser(half + Float(Int32(truncatingIfNeeded: width + 2)))
    return (near - half, near + half)
  }

  /// Adds one chord to each of up to eight whole rows.
  @inline(__always)
  mutating func addRows(
    _ line: Int, _ count: Int, _ from: Lanes, _ to: Lanes, _ share: Lanes,
    _ numbers: inout MutableSpan<Float>, _ table: inout MutableSpan<Int32>
  ) {
    precondition(end &+ 8 <= room, "too many chords")
    let at = chords &+ end
    unsafe from.store(&numbers, at: at)
    unsafe to.store(&numbers, at: at &+ room)
    unsafe share.store(&numbers, at: at &+ 2 &* room)
    noteRows(line, count, 1, from, to, &numbers, &table)
    end &+= count
  }

  /// Notes chords of up to eight whole rows, `chords` in each, eight places apart.
  @inline(__always)
  mutating func noteRows(
    _ line: Int, _ count: Int, _ chords: Int32, _ low: Lanes, _ high: Lanes,
    _ numbers: inout MutableSpan<Float>, _ table: inout MutableSpan<Int32>
  ) {
    let row = line &- top
    // What is stored for rows behind the last is of no account: they are written later.
    unsafe Lanes(1).store(&numbers, at: heights &+ row)
    let step = rows &+ 8
    let last = Float(Int32(truncatingIfNeeded: width))
    let slot = places &+ row
    for lane in 0..<count {
      unsafe table[unchecked: slot &+ lane] = Int32(truncatingIfNeeded: end &+ lane)
      unsafe table[unchecked: slot &+ step &+ lane] = chords &+ (chords == 1 ? 1 : 8) << 16
    }
    unsafe low.greater(0).lesser(last).storeWhole(&table, at: slot &+ 2 &* step)
    unsafe (high + 1).greater(0).lesser(last).storeWhole(&table, at: slot &+ 3 &* step)
  }

  /// Notes chords in their row.
  ///
  /// - Parameters:
  ///   - line: The row, relative to the window.
  ///   - count: How many.
  ///   - taken: For how many there was room.
  ///   - low: Their leftmost place.
  ///   - high: Their rightmost place.
  ///   - height: The part of the row that they span.
  ///   - numbers: The list of numbers.
  ///   - table: The list of places.
  @inline(__always)
  mutating func note(
    _ line: Int, _ count: Int, _ taken: Int, _ low: Float, _ high: Float, _ height: Float,
    _ numbers: inout MutableSpan<Float>, _ table: inout MutableSpan<Int32>
  ) {
    let row = line &- top
    let (step, slot) = (rows &+ 8, places &+ row)
    let (first, limit) = (column(low), column(high + 1))
    let known = unsafe table[unchecked: slot &+ step]
    if known == 0 {
      unsafe table[unchecked: slot] = Int32(truncatingIfNeeded: end)
      unsafe table[unchecked: slot &+ step] = Int32(truncatingIfNeeded: count) &+ 1 << 16
      unsafe table[unchecked: slot &+ 2 &* step] = first
      unsafe table[unchecked: slot &+ 3 &* step] = limit
    } else {
      // Chords between those counted and these have no height.
      let start = Int(unsafe table[unchecked: slot])
      for index in start &+ Int(known & 0xffff)..<end {
        unsafe numbers[unchecked: chords &+ 2 &* room &+ index] = 0
      }
      unsafe table[unchecked: slot &+ step] =
        Int32(truncatingIfNeeded: end &+ count &- start) &+ 1 << 16
      let (least, most) = (
        unsafe table[unchecked: slot &+ 2 &* step], unsafe table[unchecked: slot &+ 3 &* step]
      )
      unsafe table[unchecked: slot &+ 2 &* step] = first < least ? first : least
      unsafe table[unchecked: slot &+ 3 &* step] = limit > most ? limit : most
    }
    let before = known == 0 ? 0 : unsafe numbers[unchecked: heights &+ row]
    unsafe numbers[unchecked: heights &+ row] = before + height
    end &+= taken
  }

  /// A place's column, 0...width; what is no number counts as 0.
  @inline(__always)
  func column(_ place: Float) -> Int32 {
    let limit = Float(Int32(truncatingIfNeeded: width))
    let near = place > 0 ? (place < limit ? place : limit) : 0
    return Int32(near)
  }
}
