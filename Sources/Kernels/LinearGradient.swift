import Builtin
public import Pixels

// Runs painted with a linear gradient, without a row of colours in between. A component is an affine
// function of column and row in whole numbers, so a pixel's value does not depend on where its run starts:
// within blocks of columns it is the block's first value, cut to 32 bits, plus a number of equal steps.

/// Columns of a block: so few that the cut off digits of a step add up to less than 1e-4 of a level.
private let blockColumns = 1024

/// The four components of one pixel, each in the highest byte of its word.
private struct LinearColor: BitwiseCopyable {
  var red: UInt32
  var green: UInt32
  var blue: UInt32
  var alpha: UInt32

  @inline(__always)
  init(red: UInt32, green: UInt32, blue: UInt32, alpha: UInt32) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// The digits that 32 bits hold.
  @inline(__always)
  init(_ values: SIMD4<Int64>) {
    red = UInt32(truncatingIfNeeded: values[0] &>> 16)
    green = UInt32(truncatingIfNeeded: values[1] &>> 16)
    blue = UInt32(truncatingIfNeeded: values[2] &>> 16)
    alpha = UInt32(truncatingIfNeeded: values[3] &>> 16)
  }
}

/// The four components of eight pixels side by side.
private struct LinearLanes: BitwiseCopyable {
  private var red: Builtin.Vec8xInt32
  private var green: Builtin.Vec8xInt32
  private var blue: Builtin.Vec8xInt32
  private var alpha: Builtin.Vec8xInt32

  @inline(__always)
  private static func eight(_ word: UInt32) -> Builtin.Vec8xInt32 {
    SIMD8<UInt32>(repeating: word)._storage._value
  }

  /// The same for all.
  @inline(__always)
  init(_ color: LinearColor) {
    (red, green) = (Self.eight(color.red), Self.eight(color.green))
    (blue, alpha) = (Self.eight(color.blue), Self.eight(color.alpha))
  }

  /// What lies between a pixel and each of eight from it on.
  @inline(__always)
  var ahead: LinearLanes {
    var result = LinearLanes(LinearColor(red: 0, green: 0, blue: 0, alpha: 0))
    result.add(self, times: SIMD8<UInt32>(0, 1, 2, 3, 4, 5, 6, 7))
    return result
  }

  @inline(__always)
  private mutating func add(_ steps: LinearLanes, times: SIMD8<UInt32>) {
    let count = times._storage._value
    red = Builtin.add_Vec8xInt32(red, Builtin.mul_Vec8xInt32(steps.red, count))
    green = Builtin.add_Vec8xInt32(green, Builtin.mul_Vec8xInt32(steps.green, count))
    blue = Builtin.add_Vec8xInt32(blue, Builtin.mul_Vec8xInt32(steps.blue, count))
    alpha = Builtin.add_Vec8xInt32(alpha, Builtin.mul_Vec8xInt32(steps.alpha, count))
  }

  /// The same pixels so many columns further right.
  @inline(__always)
  func after(_ columns: Int, _ steps: LinearLanes) -> LinearLanes {
    var moved = self
    moved.add(steps, times: SIMD8(repeating: UInt32(truncatingIfNeeded: columns)))
    return moved
  }

  /// Eight times as much.
  @inline(__always)
  var eightfold: LinearLanes {
    var result = self
    result.add(self, times: SIMD8(repeating: 7))
    return result
  }

  @inline(__always)
  mutating func add(_ other: LinearLanes) {
    red = Builtin.add_Vec8xInt32(red, other.red)
    green = Builtin.add_Vec8xInt32(green, other.green)
    blue = Builtin.add_Vec8xInt32(blue, other.blue)
    alpha = Builtin.add_Vec8xInt32(alpha, other.alpha)
  }

  /// The lanes of `other` from `lane` on.
  @inline(__always)
  mutating func replace(from lane: Int, with other: LinearLanes) {
    let least = Self.eight(UInt32(truncatingIfNeeded: lane))
    let isKept = Builtin.cmp_ult_Vec8xInt32(
      SIMD8<UInt32>(0, 1, 2, 3, 4, 5, 6, 7)._storage._value, least)
    red = Builtin.select_Vec8xInt1_Vec8xInt32(isKept, red, other.red)
    green = Builtin.select_Vec8xInt1_Vec8xInt32(isKept, green, other.green)
    blue = Builtin.select_Vec8xInt1_Vec8xInt32(isKept, blue, other.blue)
    alpha = Builtin.select_Vec8xInt1_Vec8xInt32(isKept, alpha, other.alpha)
  }

  @inline(__always)
  var even: PixelLanes { PixelLanes(highest: red, blue) }

  @inline(__always)
  var odd: PixelLanes { PixelLanes(highest: green, alpha) }
}

extension LinearPiece {
  /// What a column adds, to the nearest of the digits that 32 bits hold.
  @inline(__always)
  fileprivate var steps: LinearColor {
    @inline(__always) func cut(_ value: Int64) -> UInt32 {
      UInt32(truncatingIfNeeded: (value &+ 32768) &>> 16)
    }
    return LinearColor(
      red: cut(red.across), green: cut(green.across), blue: cut(blue.across),
      alpha: cut(alpha.across))
  }

  @inline(__always)
  fileprivate func values(_ x: Int, _ y: Int) -> SIMD4<Int64> {
    @inline(__always) func value(_ part: Component) -> Int64 {
      part.origin &+ part.across &* Int64(x) &+ part.down &* Int64(y)
    }
    return SIMD4(value(red), value(green), value(blue), value(alpha))
  }

  /// What a row adds.
  @inline(__always)
  fileprivate var rowStep: SIMD4<Int64> { SIMD4(red.down, green.down, blue.down, alpha.down) }
}

/// A row of a linear gradient, read from left to right: the piece in use and where it holds.
private struct LinearRow {
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
  init(_ course: LinearCourse, _ pieces: Span<LinearPiece>) {
    self.course = course
    inverse = 1 / course.across
    steps = LinearLanes(pieces[0].steps)
    (blockLanes, eightSteps, ahead) = (steps, steps.eightfold, steps.ahead)
    rowStep = pieces[0].rowStep
  }

  /// The first column of a piece; a function of the row alone.
  @inline(__always)
  private func column(_ start: Double) -> Int {
    let exact = (start - place) * inverse
    // A place that is the start's own belongs to the piece, also where it is everywhere the same.
    guard exact > -1e9 else { return -1 &<< 40 }
    guard exact < 1e9 else { return 1 &<< 40 }
    let whole = Int(exact)
    if inverse < 0 { return Double(whole) > exact ? whole : whole &+ 1 }
    return Double(whole) < exact ? whole &+ 1 : whole
  }

  /// Turns to another row, where mostly the same piece goes on.
  @inline(__always)
  mutating func turn(to line: Int, _ pieces: Span<LinearPiece>) {
    let isNext = self.line == line &- 1
    self.line = line
    place = course.offset + course.down * Double(line)
    first = piece > 0 ? column(pieces[piece].start) : -1 &<< 40
    limit = piece &+ 1 < pieces.count ? column(pieces[piece &+ 1].start) : 1 &<< 40
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
      (first, limit) = (-1 &<< 40, 1 &<< 40)
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
    block = x & ~(blockColumns &- 1)
    values = pieces[piece].values(block, line)
    hold()
  }

  /// Turns to the block's values.
  @inline(__always)
  private mutating func hold() {
    start = first > block ? first : block
    end = limit < block &+ blockColumns ? limit : block &+ blockColumns
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

/// Paints a linear gradient over the runs of a list.
///
/// - Parameters:
///   - pieces: The gradient's pieces, by rising columns; the first has no start.
///   - course: Where pixels are on its course.
///   - isOpaque: Whether every colour's alpha is 255.
///   - spans: Runs; the first `count` are painted.
///   - count: How many runs.
///   - coverage: The bytes to which runs refer.
///   - x: Column of the target's first pixel, where pieces count from.
///   - y: Row of the target's first pixel.
///   - pixels: Rows of the target.
///   - stride: Pixels from one row of the target to the next.
@inline(never)
public func paintLinear(
  _ pieces: Span<LinearPiece>, course: LinearCourse, isOpaque: Bool,
  spans: Span<CoverageSpan>, count: Int, coverage: Span<UInt8>, x: Int, y: Int,
  onto pixels: inout MutableSpan<UInt32>, stride: Int
) {
  precondition(!pieces.isEmpty, "no gradient")
  var row = LinearRow(course, pieces)
  var lanes = row.lanes(0)
  // The column of the first of these, while they hold.
  var reached = Int.min
  for index in 0..<count {
    let span = spans[index]
    let start = Int(span.y) &* stride &+ Int(span.x)
    let length = Int(span.count)
    precondition(
      start >= 0 && length >= 0 && start &+ length <= pixels.count, "run outside the pixels")
    precondition(
      span.offset < 0 || Int(span.offset) &+ length <= coverage.count, "run without coverage")
    let column = Int(span.x) &+ x
    let line = Int(span.y) &+ y
    if line != row.line {
      row.turn(to: line, pieces)
      reached = Int.min
    }
    let offset = Int(span.offset)
    let constant = offset < 0 ? UInt32(truncatingIfNeeded: 0 &- offset) : 0
    let factors = PixelLanes(constant | constant &<< 16)
    @inline(__always) func blend(
      _ lanes: LinearLanes, _ at: Int, _ count: Int, _ pixels: inout MutableSpan<UInt32>
    ) {
      var covered = factors
      if offset >= 0 {
        covered = unsafe PixelLanes(factors: coverage, at: offset &+ at)
      }
      if count < 8 { covered = covered.first(count) }
      let (even, odd) = (lanes.even.scaled(by: covered), lanes.odd.scaled(by: covered))
      unsafe PixelLanes.blend(
        even, odd, kept: isOpaque ? covered.complement : odd.kept, over: &pixels, at: start &+ at)
    }
    var at = 0
    while at < length {
      if column &+ at != reached || reached >= row.end {
        row.move(to: column &+ at, pieces)
        lanes = row.lanes(column &+ at)
      }
      let end = row.end &- column < length ? row.end &- column : length
      reached = Int.min
      if isOpaque, constant == 255 {
        while at &+ 8 <= end {
          unsafe PixelLanes.store(lanes.even, lanes.odd, &pixels, at: start &+ at)
          lanes.add(row.eightSteps)
          at &+= 8
        }
      } else {
        while at &+ 8 <= end {
          if isOpaque, offset >= 0, unsafe coverage.eight(at: offset &+ at) == .max {
            unsafe PixelLanes.store(lanes.even, lanes.odd, &pixels, at: start &+ at)
          } else {
            blend(lanes, at, 8, &pixels)
          }
          lanes.add(row.eightSteps)
          at &+= 8
        }
      }
      if at == length {
        reached = column &+ at
        break
      }
      // Where pieces or blocks meet, and at the run's end.
      let rest = length &- at < 8 ? length &- at : 8
      let needsMixing = at &+ rest > end
      if start &+ at &+ 8 <= pixels.count, offset < 0 || offset &+ at &+ 8 <= coverage.count {
        // What covers nothing needs no colour.
        let isCovered =
          offset < 0
          ? true : unsafe coverage.eight(at: offset &+ at) &>> UInt64(8 &* (end &- at)) != 0
        if needsMixing, isCovered { lanes = row.mixedLanes(column &+ at, rest, pieces) }
        blend(lanes, at, rest, &pixels)
        at &+= rest
        continue
      }
      if needsMixing { lanes = row.mixedLanes(column &+ at, rest, pieces) }
      let words = PixelLanes.words(lanes.even, lanes.odd)
      for lane in 0..<rest {
        let covered =
          offset < 0
          ? constant : UInt32(unsafe coverage[unchecked: offset &+ at &+ lane])
        unsafe pixels[unchecked: start &+ at &+ lane] = over(
          scaledWord(words[lane], by: covered), unsafe pixels[unchecked: start &+ at &+ lane])
      }
      break
    }
  }
}

extension Span<UInt8> {
  /// Eight bytes, the first lowest; unchecked.
  @inline(__always)
  @unsafe
  fileprivate func eight(at index: Int) -> UInt64 {
    UInt64(
      littleEndian: unsafe bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: index, as: UInt64.self))
  }
}
