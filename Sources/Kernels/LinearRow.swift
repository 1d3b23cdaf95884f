internal import KernelInterface

// A linear gradient without a row of colours in between. A component is an affine function of column and row in
// whole numbers, so a pixel's value does not depend on where its span starts: within blocks of columns it is the
// block's first value, cut to 32 bits, plus a number of equal steps.

extension LinearPiece {
  /// What a column adds, to the nearest of the digits that 32 bits hold.
  @inline(__always)
  var steps: LinearColor {
    @inline(__always) func cut(_ value: Int64) -> UInt32 {
      UInt32(truncatingIfNeeded: (value &+ 32768) &>> 16)
    }
    return LinearColor(
      red: cut(red.across), green: cut(green.across), blue: cut(blue.across),
      alpha: cut(alpha.across))
  }

  @inline(__always)
  func values(_ x: Int, _ y: Int) -> SIMD4<Int64> {
    @inline(__always) func value(_ part: Component) -> Int64 {
      part.origin &+ part.across &* Int64(x) &+ part.down &* Int64(y)
    }
    return SIMD4(value(red), value(green), value(blue), value(alpha))
  }

  /// What a row adds.
  @inline(__always)
  var rowStep: SIMD4<Int64> { SIMD4(red.down, green.down, blue.down, alpha.down) }
}

/// A row of a linear gradient, read from left to right: the piece in use and where it holds.
struct LinearRow {
  private let course: LinearCourse
  /// One over what a column adds to places.
  private let inverse: Double
  private(set) var line = Int.min
  /// Place of the row's pixel in column 0.
  private var place = 0.0
  private var piece = 0
  /// Columns that have the piece.
  private var first = 0
  private var limit = 0
  private var block = Int.min
  /// Columns that have the piece and the block.
  private var start = Int.max
  private(set) var end = Int.min
  private var steps: LinearLanes
  private var ahead: LinearLanes
  /// The block's first pixel, what a row adds to it, and its first eight.
  private var values = SIMD4<Int64>()
  private var rowStep: SIMD4<Int64>
  private var blockLanes: LinearLanes
  /// What lies between eight pixels and the next eight.
  private(set) var eightSteps: LinearLanes

  @inline(__always)
  init(_ gradient: LinearGradient) {
    let pieces = gradient.pieces
    precondition(!pieces.isEmpty, "no gradient")
    course = gradient.course
    inverse = 1 / course.across
    steps = LinearLanes(pieces[0].steps)
    (blockLanes, eightSteps, ahead) = (steps, steps.eightfold, steps.ahead)
    rowStep = pieces[0].rowStep
  }

  /// Columns of a block: so few that the cut off digits of a step add up to less than 1e-4 of a level.
  static var blockColumns: Int { 1024 }
  /// Left and right of all columns: where a piece that has no start or end begins or ends.
  private static var farLeft: Int { -1 &<< 40 }
  private static var farRight: Int { 1 &<< 40 }
  /// Columns beyond this are no picture's.
  private static var greatestColumn: Double { 1e9 }

  /// The first column of a piece; a function of the row alone.
  @inline(__always)
  private func column(_ start: Double) -> Int {
    let exact = (start - place) * inverse
    // A place that is the start's own belongs to the piece, also where it is everywhere the same.
    guard exact > -Self.greatestColumn else { return Self.farLeft }
    guard exact < Self.greatestColumn else { return Self.farRight }
    let whole = Int(exact)
    // The next whole number, or the one after it where places fall; without a branch that nobody foresees.
    @inline(__always) func isNegative(_ value: Double) -> Int {
      Int(truncatingIfNeeded: value.bitPattern &>> 63)
    }
    if inverse < 0 { return whole &+ 1 &- isNegative(exact - Double(whole)) }
    return whole &+ isNegative(Double(whole) - exact)
  }

  /// Turns to another row, where mostly the same piece goes on.
  @inline(__always)
  mutating func turn(to line: Int, _ pieces: Span<LinearPiece>) {
    let isNext = self.line == line &- 1
    self.line = line
    place = course.offset + course.down * Double(line)
    first = piece > 0 ? column(pieces[piece].start) : Self.farLeft
    limit = piece &+ 1 < pieces.count ? column(pieces[piece &+ 1].start) : Self.farRight
    guard isNext, start < end else {
      (start, end) = (Int.max, Int.min)
      return
    }
    // The same block a row further down: whole numbers, so the order of additions is of no account.
    values = values &+ rowStep
    hold()
  }

  /// Turns to the piece and the block of a column.
  @inline(__always)
  mutating func move(to x: Int, _ pieces: Span<LinearPiece>) {
    if x < start || x >= end { look(for: x, pieces) }
  }

  @inline(__always)
  private mutating func look(for x: Int, _ pieces: Span<LinearPiece>) {
    if x < first || x >= limit {
      var (low, high) = (0, pieces.count)
      (first, limit) = (Self.farLeft, Self.farRight)
      while high &- low > 1 {
        let middle = (low &+ high) &>> 1
        let column = column(pieces[middle].start)
        if x >= column { (low, first) = (middle, column) } else { (high, limit) = (middle, column) }
      }
      piece = low
      steps = LinearLanes(pieces[piece].steps)
      (eightSteps, ahead) = (steps.eightfold, steps.ahead)
      rowStep = pieces[piece].rowStep
    }
    block = x & ~(Self.blockColumns &- 1)
    values = pieces[piece].values(block, line)
    hold()
  }

  /// Turns to the block's values.
  @inline(__always)
  private mutating func hold() {
    start = first > block ? first : block
    end = limit < block &+ Self.blockColumns ? limit : block &+ Self.blockColumns
    blockLanes = LinearLanes(LinearColor(values))
    blockLanes.add(ahead)
  }

  /// Eight pixels from column `x` on, as if all had the piece in use.
  @inline(__always)
  func lanes(_ x: Int) -> LinearLanes { blockLanes.after(x &- block, steps) }

  /// Up to eight pixels from column `x` on, whichever pieces they have.
  @inline(never)
  func mixedLanes(_ x: Int, _ count: Int, _ pieces: Span<LinearPiece>) -> LinearLanes {
    var row = self
    row.move(to: x, pieces)
    var result = row.lanes(x)
    while row.end < x &+ count {
      let next = row.end
      row.look(for: next, pieces)
      result.replace(from: next &- x, with: row.lanes(x))
    }
    return result
  }
}
