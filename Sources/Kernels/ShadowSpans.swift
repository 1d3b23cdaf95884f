public import KernelInterface

// The blur of a rounded rectangle by a Gaussian, row by row from tables.
//
// Away from its corners the blur is a product of two profiles. A corner takes away
// ∫ g(y − v)·(Φ(x/σ) − Φ((x − inset(v))/σ)) dv over its height; by Gauss–Legendre quadrature that is a sum
// over few nodes of a number per row times a number per column. So a row costs a product per pixel at its
// sides and a product more per node near the corners; between the sides it is one number.

extension Table {
  @inline(never)
  public static func shadowSpans(
    of shadow: ShadowTables, in area: ShadowArea, room: inout CoverageRoom
  ) -> Int {
    guard !area.columns.isEmpty, !area.rows.isEmpty else { return 0 }
    let layout = shadow.layout
    let (width, height) = (layout.width, layout.height)
    precondition(
      area.columns.lowerBound >= 0 && area.columns.upperBound <= width
        && area.rows.lowerBound >= 0 && area.rows.upperBound <= height, "area outside the window")
    precondition(
      shadow.across.count >= width + 8 && shadow.down.count >= height, "profiles too short")
    precondition(
      layout.leftEnd >= 0 && layout.leftEnd <= width && layout.rightStart >= 0
        && layout.rightStart <= width, "sides outside the window")
    precondition(
      shadow.weights.count >= layout.nodes * height
        && shadow.left.count >= layout.nodes * layout.leftStride
        && shadow.right.count >= layout.nodes * layout.rightStride, "corners' tables too short")
    precondition(room.spans.count >= 6 * area.rows.count, "too few spans")
    precondition(
      room.coverage.count >= (area.columns.count + 32) * area.rows.count, "too few bytes")
    var runs = ShadowRuns(area)
    for row in area.rows { runs.write(row, shadow, &room) }
    return runs.count
  }
}

/// The coverage spans of a blurred rectangle, row by row.
private struct ShadowRuns {
  private let area: ShadowArea
  /// Spans so far.
  private(set) var count = 0
  /// Coverage bytes so far.
  private var offset = 0
  private var row = 0
  /// The row's profile, and the same as a level.
  private var depth: Float = 0
  private var value: UInt32 = 0
  /// The nodes that take part in the row.
  private var nodes = 0

  /// Weights below this are without effect: a hundredth of a level has 4e-5.
  @inline(__always)
  private static var leastWeight: Float { 1e-6 }

  @inline(__always)
  init(_ area: ShadowArea) { self.area = area }

  /// Writes the spans of a row.
  @inline(__always)
  mutating func write(_ row: Int, _ shadow: ShadowTables, _ room: inout CoverageRoom) {
    let layout = shadow.layout
    self.row = row
    depth = unsafe shadow.down[unchecked: row]
    value = nearestByte((depth < 1 ? depth : 1) * 255)
    // Far from the corners no node takes part.
    nodes = 0
    for node in 0..<layout.nodes
    where unsafe shadow.weights[unchecked: node &* layout.height &+ row] > Self.leastWeight {
      nodes = node &+ 1
    }
    let (first, last) = (area.columns.lowerBound, area.columns.upperBound)
    let (holeStart, holeEnd) = hole(layout)
    // What lies left of the hole, and what lies right of it; spans of whole groups of eight may reach in.
    write(first, holeStart, least: first, most: holeEnd, shadow, &room)
    write(holeEnd, last, least: holeStart, most: last, shadow, &room)
  }

  /// The columns that are hidden in the row: of two rectangles the wider.
  @inline(__always)
  private func hole(_ layout: ShadowLayout) -> (Int, Int) {
    let (first, last) = (area.columns.lowerBound, area.columns.upperBound)
    var (start, end) = (last, last)
    var hidden = layout.hidden.0
    for number in 0..<2 {
      if number == 1 { hidden = layout.hidden.1 }
      let isHere = row >= Int(hidden.y) && row < Int(hidden.w)
      if isHere, Int(hidden.z) &- Int(hidden.x) > end &- start {
        (start, end) = (Int(hidden.x), Int(hidden.z))
      }
    }
    start = start > first ? (start < last ? start : last) : first
    return (start, end > start ? (end < last ? end : last) : start)
  }

  /// Writes the spans of the row's columns `first..<end`: its left side, its middle and its right side.
  ///
  /// What has bytes is lengthened to whole groups, but to no column before `least` or from `most` on.
  @inline(__always)
  private mutating func write(
    _ first: Int, _ end: Int, least: Int, most: Int, _ shadow: ShadowTables,
    _ room: inout CoverageRoom
  ) {
    let (leftEnd, rightStart) = (shadow.layout.leftEnd, shadow.layout.rightStart)
    var column = first
    if column < end, column < leftEnd {
      let side = end < leftEnd ? end : leftEnd
      let rounded = column &+ ((side &- column &+ 7) & ~7)
      let stop = rounded <= most ? rounded : side
      writeSide(column, stop, shadow, &room)
      column = stop
    }
    if column < end, column < rightStart {
      let rounded = end &- ((end &- rightStart &+ 7) & ~7)
      let begin = end > rightStart ? (rounded > column ? rounded : column) : end
      if value > 0, begin > column { add(column, begin, -Int(value), &room) }
      column = begin
    }
    if column < end {
      let rounded = end &- ((end &- column &+ 7) & ~7)
      writeSide(column == first && rounded >= least ? rounded : column, end, shadow, &room)
    }
  }

  /// Writes a span with bytes.
  @inline(__always)
  private mutating func writeSide(
    _ start: Int, _ stop: Int, _ shadow: ShadowTables, _ room: inout CoverageRoom
  ) {
    let layout = shadow.layout
    let (leftEnd, rightStart) = (layout.leftEnd, layout.rightStart)
    add(start, stop, offset, &room)
    let groups = (stop &- start &+ 7) & ~7
    let last = start &+ groups &- 8
    if last < leftEnd, last &+ 8 <= rightStart {
      writeGroups(
        start, groups, shadow, shadow.left, at: start, stride: layout.leftStride, &room.coverage)
    } else if start >= leftEnd, start &+ 8 > rightStart {
      writeGroups(
        start, groups, shadow, shadow.right, at: start &- rightStart &+ 8,
        stride: layout.rightStride, &room.coverage)
    } else {
      writeBothSides(start, stop, shadow, &room.coverage)
    }
    offset &+= groups
  }

  @inline(__always)
  private mutating func add(
    _ start: Int, _ stop: Int, _ offset: Int, _ room: inout CoverageRoom
  ) {
    unsafe room.spans[unchecked: count] = CoverageSpan(
      y: Int32(truncatingIfNeeded: area.y &+ row), x: Int32(truncatingIfNeeded: area.x &+ start),
      count: Int32(truncatingIfNeeded: stop &- start),
      offset: Int32(truncatingIfNeeded: offset))
    count &+= 1
  }

  /// Writes the coverage of groups of eight at one side; sixteen at a time, which share weights.
  ///
  /// Memory was checked by the caller.
  @inline(__always)
  private func writeGroups(
    _ column: Int, _ count: Int, _ shadow: ShadowTables, _ side: Span<Float>, at first: Int,
    stride: Int, _ coverage: inout MutableSpan<UInt8>
  ) {
    let height = shadow.layout.height
    var index = 0
    while index &+ 16 <= count {
      var one = unsafe Lanes(shadow.across, at: column &+ index) * depth
      var two = unsafe Lanes(shadow.across, at: column &+ index &+ 8) * depth
      var (at, weightAt) = (first &+ index, row)
      for _ in 0..<nodes {
        let weight = unsafe Lanes(shadow.weights[unchecked: weightAt])
        one = unsafe one - Lanes(side, at: at) * weight
        two = unsafe two - Lanes(side, at: at &+ 8) * weight
        at &+= stride
        weightAt &+= height
      }
      unsafe one.storeShares(&coverage, at: offset &+ index)
      unsafe two.storeShares(&coverage, at: offset &+ index &+ 8)
      index &+= 16
    }
    guard index < count else { return }
    var sum = unsafe Lanes(shadow.across, at: column &+ index) * depth
    var (at, weightAt) = (first &+ index, row)
    for _ in 0..<nodes {
      sum = unsafe sum - Lanes(side, at: at) * shadow.weights[unchecked: weightAt]
      at &+= stride
      weightAt &+= height
    }
    unsafe sum.storeShares(&coverage, at: offset &+ index)
  }

  /// Writes the coverage of groups of eight where both sides may take away.
  @inline(__always)
  private func writeBothSides(
    _ start: Int, _ stop: Int, _ shadow: ShadowTables, _ coverage: inout MutableSpan<UInt8>
  ) {
    let layout = shadow.layout
    var column = start
    while column < stop {
      var sum = unsafe Lanes(shadow.across, at: column) * depth
      if column < layout.leftEnd {
        for node in 0..<nodes {
          let weight = unsafe shadow.weights[unchecked: node &* layout.height &+ row]
          sum =
            unsafe sum - Lanes(shadow.left, at: node &* layout.leftStride &+ column) * weight
        }
      }
      if column &+ 8 > layout.rightStart {
        let at = column &- layout.rightStart &+ 8
        for node in 0..<nodes {
          let weight = unsafe shadow.weights[unchecked: node &* layout.height &+ row]
          sum = unsafe sum - Lanes(shadow.right, at: node &* layout.rightStride &+ at) * weight
        }
      }
      unsafe sum.storeShares(&coverage, at: offset &+ column &- start)
      column &+= 8
    }
  }
}
