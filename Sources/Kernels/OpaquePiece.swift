internal import KernelInterface

/// A piece of an opaque linear gradient, and two blocks of columns in which its components change in equal steps.
///
/// Its colours are those of ``LinearRow``, for rows that lie in one piece and no more than two blocks.
struct OpaquePiece {
  private let course: LinearCourse
  /// The distance from other pieces that rows must keep, in places: a small part of a column.
  private let margin: Double
  /// The places that the piece has.
  private var low = Double.infinity
  private var high = -Double.infinity
  /// The first column of the first block.
  private var block = 0
  /// The components of the first column of each block in row 0, what a row adds to them, and what a column
  /// adds to their upper digits.
  private var values = (red: Int64(0), green: Int64(0), blue: Int64(0))
  private var nextValues = (red: Int64(0), green: Int64(0), blue: Int64(0))
  private var rowSteps = (red: Int64(0), green: Int64(0), blue: Int64(0))
  private var steps = (red: UInt32(0), green: UInt32(0), blue: UInt32(0))
  private var ahead = OpaqueLanes(all: 0, 0, 0)
  /// What lies between eight pixels and the next eight.
  private(set) var eightSteps = OpaqueLanes(all: 0, 0, 0)
  /// Rows in a row that lay in no one piece.
  private var misses = 0

  /// So many rows in a row that lie in no one piece, and it is no longer looked for.
  private static var mostMisses: Int { 8 }
  /// Where places change less from column to column, doubles cannot tell columns apart.
  private static var leastAcross: Double { 1e-9 }

  @inline(__always)
  init(_ gradient: LinearGradient) {
    course = gradient.course
    let across = abs(course.across)
    margin = across * (1 / 64)
    let isSure = across == 0 || across > Self.leastAcross
    if !gradient.isOpaque || !isSure { misses = Self.mostMisses }
  }

  /// The first column of the second block.
  @inline(__always)
  var border: Int { block &+ LinearRow.blockColumns }

  /// Whether columns of a row lie in one piece and its blocks, to which this turns if need be.
  ///
  /// - Parameters:
  ///   - first: The first column.
  ///   - last: The last column.
  ///   - line: The row.
  ///   - pieces: The gradient's pieces.
  /// - Returns: Whether they do; `false` where that cannot be told.
  @inline(__always)
  mutating func holds(
    from first: Int, to last: Int, line: Int, _ pieces: Span<LinearPiece>
  ) -> Bool {
    let place = course.offset + course.down * Double(line)
    let (a, b) = (
      place + course.across * Double(first), place + course.across * Double(last)
    )
    let (least, most) = a < b ? (a, b) : (b, a)
    if holds(least, most, first, last) {
      misses = 0
      return true
    }
    guard misses < Self.mostMisses else { return false }
    look(for: (a + b) * 0.5, first, pieces)
    guard holds(least, most, first, last) else {
      misses &+= 1
      return false
    }
    misses = 0
    return true
  }

  @inline(__always)
  private func holds(_ least: Double, _ most: Double, _ first: Int, _ last: Int) -> Bool {
    least - margin >= low && most + margin < high && first >= block
      && last < border &+ LinearRow.blockColumns
  }

  /// Turns to the piece of a place and the block of a column.
  @inline(never)
  private mutating func look(for place: Double, _ column: Int, _ pieces: Span<LinearPiece>) {
    // Pieces follow one another from left to right: by falling places where those fall.
    let isFalling = course.across < 0
    var index = 0
    while index &+ 1 < pieces.count {
      let next = pieces[index &+ 1].start
      if isFalling ? place > next : place < next { break }
      index &+= 1
    }
    let start = index > 0 ? pieces[index].start : (isFalling ? .infinity : -.infinity)
    let end =
      index &+ 1 < pieces.count
      ? pieces[index &+ 1].start : (isFalling ? -.infinity : .infinity)
    (low, high) = isFalling ? (end, start) : (start, end)
    let piece = pieces[index]
    block = column & ~(LinearRow.blockColumns &- 1)
    @inline(__always) func value(_ part: LinearPiece.Component, _ column: Int) -> Int64 {
      part.origin &+ part.across &* Int64(column)
    }
    values = (value(piece.red, block), value(piece.green, block), value(piece.blue, block))
    nextValues = (value(piece.red, border), value(piece.green, border), value(piece.blue, border))
    rowSteps = (piece.red.down, piece.green.down, piece.blue.down)
    let step = piece.steps
    steps = (step.red, step.green, step.blue)
    ahead = OpaqueLanes(ahead: step.red, step.green, step.blue)
    eightSteps = OpaqueLanes(all: step.red &* 8, step.green &* 8, step.blue &* 8)
  }

  /// Whether the border between the blocks lies outside a row, or far enough from the groups at its sides: right
  /// of the first, with room for two more between itself and the last.
  ///
  /// - Parameters:
  ///   - first: The first group's column.
  ///   - end: The column after the last group.
  /// - Returns: Whether such a row can be painted.
  @inline(__always)
  func isClear(from first: Int, to end: Int) -> Bool {
    border <= first || border >= end || (border >= first &+ 8 && border &+ 24 <= end)
  }

  /// Eight pixels of a row from a column on, as if all lay in the column's block.
  @inline(__always)
  func lanes(_ column: Int, _ line: Int) -> OpaqueLanes {
    let isNext = column >= border
    let values = isNext ? nextValues : values
    let columns = UInt32(truncatingIfNeeded: column &- (isNext ? border : block))
    @inline(__always) func first(_ value: Int64, _ down: Int64, _ step: UInt32) -> UInt32 {
      UInt32(truncatingIfNeeded: (value &+ down &* Int64(line)) &>> 16) &+ columns &* step
    }
    var result = OpaqueLanes(
      all: first(values.red, rowSteps.red, steps.red),
      first(values.green, rowSteps.green, steps.green),
      first(values.blue, rowSteps.blue, steps.blue))
    result.add(ahead)
    return result
  }
}
