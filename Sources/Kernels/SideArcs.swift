internal import KernelInterface

// Arcs of one side of a convex outline, cut into chords; `SideTable.swift` has the method.

extension SideTable {
  /// One over the half height, in pixels, of ellipses so small that both ends of a row may be flat.
  @inline(__always)
  private static var smallArc: Double { 0.3 }

  @inline(__always)
  mutating func followArc(
    _ piece: OutlinePiece, _ arc: EllipseArc, _ ya: Double, _ yb: Double,
    _ numbers: inout MutableSpan<Float>, _ table: inout MutableSpan<Int32>
  ) {
    // Between these heights one chord a row is enough, between those two are.
    let (from, to) = (piece.b - arc.plainHeight, piece.b + arc.plainHeight)
    let (pairFrom, pairTo) = (piece.b - arc.pairHeight, piece.b + arc.pairHeight)
    // A small ellipse is flat at both ends of a row.
    let isSmall = arc.inverseHeight > Self.smallArc
    var y = ya
    while y < yb {
      let row = Int(y)
      let line = Double(row)
      if y == line, y >= pairFrom {
        let plainEnd = y >= from ? Int(yb < to ? yb : to) : row
        if plainEnd > row {
          let count = plainEnd &- row < 8 ? plainEnd &- row : 8
          addPlainRows(piece, arc, row, count, &numbers, &table)
          y = Double(row &+ count)
          continue
        }
        var pairEnd = Int(yb < pairTo ? yb : pairTo)
        if y < from, from < to {
          let plainStart = Int(from) &+ (Double(Int(from)) < from ? 1 : 0)
          if plainStart < pairEnd { pairEnd = plainStart }
        }
        if pairEnd > row {
          let count = pairEnd &- row < 8 ? pairEnd &- row : 8
          addPairRows(piece, arc, row, count, &numbers, &table)
          y = Double(row &+ count)
          continue
        }
      }
      var next = line + 1 < yb ? line + 1 : yb
      if isSmall, y < piece.b, piece.b < next { next = piece.b }
      addArc(arc, piece.a, piece.b, row, y, next, &numbers, &table)
      y = next
    }
  }

  /// Adds an arc's part in up to eight rows, two chords each.
  @inline(__always)
  private mutating func addPairRows(
    _ piece: OutlinePiece, _ arc: EllipseArc, _ line: Int, _ count: Int,
    _ numbers: inout MutableSpan<Float>, _ table: inout MutableSpan<Int32>
  ) {
    let scale = Float(arc.inverseHeight)
    let down = Self.rowNumbers(line) - Float(piece.b)
    let (qa, qm, qb) = (down * scale, (down + 0.5) * scale, (down + 1) * scale)
    let wa = (1 - qa * qa).greater(0).squareRoot
    let wm = (1 - qm * qm).greater(0).squareRoot
    let wb = (1 - qb * qb).greater(0).squareRoot
    let reach = Float(side * arc.columnReach)
    let shear = Float(arc.columnShear)
    let start = down * shear + Float(piece.a)
    let xa = start + wa * reach
    let xm = start + wm * reach + shear * 0.5
    let xb = start + wb * reach + shear
    // Each is half a row high.
    let area = Float(2 * side * arc.area)
    let (upper, lower) = (Self.segment(wa, qa, wm, qm), Self.segment(wm, qm, wb, qb))
    let half = ((xm - xa).magnitude * 0.5).greater(Self.leastHalf)
    let lowerHalf = ((xb - xm).magnitude * 0.5).greater(Self.leastHalf)
    let middle = (xa + xm) * 0.5 + upper * area
    let lowerMiddle = (xm + xb) * 0.5 + lower * area
    precondition(end &+ 16 <= room, "too many chords")
    let at = chords &+ end
    let (from, to) = placed(middle, half)
    let (lowerFrom, lowerTo) = placed(lowerMiddle, lowerHalf)
    unsafe from.store(&numbers, at: at)
    unsafe to.store(&numbers, at: at &+ room)
    unsafe (Lanes(0.25) / (to - from)).store(&numbers, at: at &+ 2 &* room)
    unsafe lowerFrom.store(&numbers, at: at &+ 8)
    unsafe lowerTo.store(&numbers, at: at &+ room &+ 8)
    unsafe (Lanes(0.25) / (lowerTo - lowerFrom)).store(&numbers, at: at &+ 2 &* room &+ 8)
    noteRows(line, count, 2, from.lesser(lowerFrom), to.greater(lowerTo), &numbers, &table)
    end &+= 16
  }

  /// The area between a unit circle's arc and its chord: (φ − s)/2, where s is the sine of the arc's angle φ, as
  /// the first terms of its series: s³/12 + 3s⁵/80 + 15s⁷/672.
  @inline(__always)
  private static func segment(_ wa: Lanes, _ qa: Lanes, _ wb: Lanes, _ qb: Lanes) -> Lanes {
    let sine = (wa * qb - wb * qa).magnitude
    let square = sine * sine
    return sine * square * (square * (square * 0.022321 + 0.0375) + 1.0 / 12)
  }

  /// Adds an arc's part in up to eight rows, a chord each.
  @inline(__always)
  private mutating func addPlainRows(
    _ piece: OutlinePiece, _ arc: EllipseArc, _ line: Int, _ count: Int,
    _ numbers: inout MutableSpan<Float>, _ table: inout MutableSpan<Int32>
  ) {
    let scale = Float(arc.inverseHeight)
    let down = Self.rowNumbers(line) - Float(piece.b)
    let (qa, qb) = (down * scale, (down + 1) * scale)
    let wa = (1 - qa * qa).greater(0).squareRoot
    let wb = (1 - qb * qb).greater(0).squareRoot
    let reach = Float(side * arc.columnReach)
    let shear = Float(arc.columnShear)
    let start = down * shear + Float(piece.a)
    let xa = start + wa * reach
    let xb = start + wb * reach + shear
    let bulge = Self.segment(wa, qa, wb, qb) * Float(side * arc.area)
    let half = ((xb - xa).magnitude * 0.5).greater(Self.leastHalf)
    let middle = (xa + xb) * 0.5 + bulge
    let (left, right) = placed(middle, half)
    addRows(line, count, left, right, Lanes(0.5) / (right - left), &numbers, &table)
  }

  /// Adds an arc within a row, of up to seven chords.
  @inline(__always)
  private mutating func addArc(
    _ arc: EllipseArc, _ cx: Double, _ cy: Double, _ row: Int, _ ya: Double, _ yb: Double,
    _ numbers: inout MutableSpan<Float>, _ table: inout MutableSpan<Int32>
  ) {
    // The height is written y = cy ∓ h·q with q = 1 − s², the width √(1 − q²): even steps of s lie close
    // together where the outline is flat. The upper half is measured from the top, the lower one from the
    // bottom.
    let way: Double = ya + yb < cy + cy ? 1 : -1
    let scale = way * arc.inverseHeight
    let (sa, sb) = (Self.step((cy - ya) * scale), Self.step((cy - yb) * scale))
    let wanted = Int(abs(sb - sa) * Float(arc.bend)) &+ 1
    let count = wanted < 7 ? wanted : 7
    let share = (Lanes.numbers * (1 / Float(Int32(truncatingIfNeeded: count)))).lesser(1)
    let steps = share * (sb - sa) + sa
    let square = steps * steps
    let q = 1 - square
    let width = (square * (2 - square)).greater(0).squareRoot
    let height = Float(way / arc.inverseHeight)
    let place =
      width * Float(side * arc.columnReach) - q * (height * Float(arc.columnShear)) + Float(cx)
    let after = place.next
    let heights = ((q - q.next) * height).greater(0)
    let segment = Self.segment(width, q, width.next, q.next) * Float(arc.area)
    let half = ((after - place).magnitude * 0.5).greater(Self.leastHalf)
    let length = half * 4
    let inverse = Lanes(1) / (heights * length + 1e-30)
    // A chord without height could be moved anywhere.
    let bulge = (segment * length * inverse).lesser(half + 0.25)
    let middle = (place + after) * 0.5 + bulge * Float(side)
    let (left, right) = placed(middle, half)
    precondition(end &+ 8 <= room, "too many chords")
    let at = chords &+ end
    unsafe left.store(&numbers, at: at)
    unsafe right.store(&numbers, at: at &+ room)
    unsafe (heights / ((right - left) * 2)).store(&numbers, at: at &+ 2 &* room)
    note(row, count, 8, left.least, right.greatest, Float(yb - ya), &numbers, &table)
  }

  /// The step s of a height q = 1 − s².
  @inline(__always)
  private static func step(_ q: Double) -> Float {
    let square = Float(1 - q)
    return root(square > 0 ? (square < 2 ? square : 2) : 0)
  }
}
