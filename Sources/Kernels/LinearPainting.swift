public import KernelInterface

extension Table {
  @inline(never)
  public static func paintLinear(
    _ gradient: LinearGradient, over spans: Span<CoverageSpan>, coverage: Span<UInt8>,
    onto target: inout PixelRows
  ) {
    guard !spans.isEmpty else { return }
    let pieces = gradient.pieces
    var row = LinearRow(gradient)
    var lanes = row.lanes(0)
    // The column of the first of these, while they hold.
    var reached = Int.min
    for index in 0..<spans.count {
      let run = LinearRun(spans[index], gradient, target.stride)
      run.check(coverage, target)
      if run.line != row.line {
        row.turn(to: run.line, pieces)
        reached = Int.min
      }
      var at = 0
      while at < run.length {
        let column = run.column &+ at
        if column != reached || reached >= row.end {
          row.move(to: column, pieces)
          lanes = row.lanes(column)
        }
        reached = Int.min
        let end = row.end &- run.column < run.length ? row.end &- run.column : run.length
        at = run.paintGroups(from: at, to: end, &lanes, row.eightSteps, coverage, &target)
        if at == run.length {
          reached = run.column &+ at
          break
        }
        // Where pieces or blocks meet, and at the run's end.
        let rest = run.length &- at < 8 ? run.length &- at : 8
        if at &+ rest > end, run.isCovered(from: at, to: end, coverage) {
          lanes = row.mixedLanes(run.column &+ at, rest, pieces)
        }
        run.paintRest(rest, from: at, lanes, coverage, &target)
        at &+= rest
      }
    }
  }
}

/// A coverage span on the way to be painted with a linear gradient.
private struct LinearRun {
  /// Column and row on the gradient's course.
  let column: Int
  let line: Int
  /// Pixels in the span.
  let length: Int
  /// Index of the first pixel.
  private let start: Int
  /// Index of the first coverage byte; negative if there are none.
  private let offset: Int
  /// The one coverage, where there are none.
  private let constant: UInt32
  private let factors: PixelLanes
  /// Whether the gradient lets nothing through.
  private let isOpaque: Bool

  @inline(__always)
  init(_ span: CoverageSpan, _ gradient: LinearGradient, _ stride: Int) {
    (column, line) = (Int(span.x) &+ gradient.x, Int(span.y) &+ gradient.y)
    (length, offset) = (Int(span.count), Int(span.offset))
    start = Int(span.y) &* stride &+ Int(span.x)
    constant = offset < 0 ? UInt32(truncatingIfNeeded: 0 &- offset) : 0
    factors = PixelLanes(constant | constant &<< 16)
    isOpaque = gradient.isOpaque
  }

  @inline(__always)
  func check(_ coverage: Span<UInt8>, _ target: borrowing PixelRows) {
    precondition(
      start >= 0 && length >= 0 && start &+ length <= target.pixels.count,
      "span outside the pixels")
    precondition(offset < 0 || offset &+ length <= coverage.count, "span without coverage")
  }

  /// Whether the span covers entirely, and so replaces, what lies beneath.
  @inline(__always)
  private var isReplacing: Bool { isOpaque && constant == 255 }

  /// Whether anything of up to eight pixels before `end` may be covered: what covers nothing needs no colour.
  @inline(__always)
  func isCovered(from at: Int, to end: Int, _ coverage: Span<UInt8>) -> Bool {
    guard offset >= 0, offset &+ at &+ 8 <= coverage.count else { return true }
    return unsafe coverage.eight(at: offset &+ at) &>> UInt64(8 &* (end &- at)) != 0
  }

  /// Paints whole groups of eight pixels, and returns where the rest starts.
  @inline(__always)
  func paintGroups(
    from first: Int, to end: Int, _ lanes: inout LinearLanes, _ steps: LinearLanes,
    _ coverage: Span<UInt8>, _ target: inout PixelRows
  ) -> Int {
    var at = first
    if isReplacing {
      while at &+ 8 <= end {
        unsafe lanes.storeOpaque(&target.pixels, at: start &+ at)
        lanes.add(steps)
        at &+= 8
      }
      return at
    }
    while at &+ 8 <= end {
      if isOpaque, offset >= 0, unsafe coverage.eight(at: offset &+ at) == .max {
        unsafe lanes.storeOpaque(&target.pixels, at: start &+ at)
      } else {
        unsafe blend(lanes, 8, from: at, coverage, &target)
      }
      lanes.add(steps)
      at &+= 8
    }
    return at
  }

  /// Paints up to eight pixels.
  @inline(__always)
  func paintRest(
    _ count: Int, from at: Int, _ lanes: LinearLanes, _ coverage: Span<UInt8>,
    _ target: inout PixelRows
  ) {
    if start &+ at &+ 8 <= target.pixels.count,
      offset < 0 || offset &+ at &+ 8 <= coverage.count
    {
      return unsafe blend(lanes, count, from: at, coverage, &target)
    }
    let words = PixelLanes.words(lanes.even, lanes.odd)
    for lane in 0..<count {
      let covered =
        offset < 0 ? constant : UInt32(unsafe coverage[unchecked: offset &+ at &+ lane])
      let place = start &+ at &+ lane
      unsafe target.pixels[unchecked: place] = over(
        scaledWord(words[lane], by: covered), unsafe target.pixels[unchecked: place])
    }
  }

  /// Paints the first of eight pixels; unchecked.
  @inline(__always)
  @unsafe
  private func blend(
    _ lanes: LinearLanes, _ count: Int, from at: Int, _ coverage: Span<UInt8>,
    _ target: inout PixelRows
  ) {
    var covered = factors
    if offset >= 0 { covered = unsafe PixelLanes(factors: coverage, at: offset &+ at) }
    if count < 8 { covered = covered.first(count) }
    let (even, odd) = (lanes.even.scaled(by: covered), lanes.odd.scaled(by: covered))
    unsafe PixelLanes.blend(
      even, odd, kept: isOpaque ? covered.complement : odd.kept, over: &target.pixels,
      at: start &+ at)
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
