public import Pixels

// The blur of a rounded rectangle by a Gaussian, row by row from tables.
//
// Away from its corners the blur is a product of two profiles. A corner takes away
// ∫ g(y − v)·(Φ(x/σ) − Φ((x − inset(v))/σ)) dv over its height; by Gauss–Legendre quadrature that is a sum
// over few nodes of a number per row times a number per column. So a row costs a product per pixel at its
// sides and a product more per node near the corners; between the sides it is one number.
//
// Tables are made for each frame anew, so Φ and the density are computed here too, in loops of floats.

/// Writes Φ, the normal distribution's integral, at evenly spaced places; error below 1e-6.
///
/// - Parameters:
///   - start: The first place, in standard deviations.
///   - step: From one place to the next.
///   - count: How many places.
///   - values: Receives the values.
///   - offset: Index of the first value.
/// - Note: Source of the error function's form: Abramowitz and Stegun 7.1.28.
@inline(never)
public func normalIntegrals(
  from start: Float, step: Float, count: Int, into values: inout MutableSpan<Float>, at offset: Int
) {
  precondition(offset >= 0 && count >= 0 && offset + count <= values.count, "too few values")
  for index in 0..<count {
    let place = start + step * Float(Int32(truncatingIfNeeded: index))
    let size = abs(place) * 0.70710678
    let sum =
      1 + size
      * (0.0705230784 + size
        * (0.0422820123 + size
          * (0.0092705272 + size * (0.0001520143 + size * (0.0002765672 + size * 0.0000430638)))))
    let squared = sum * sum
    let fourth = squared * squared
    let eighth = fourth * fourth
    let tail = 0.5 / (eighth * eighth)
    unsafe values[unchecked: offset &+ index] = place > 0 ? 1 - tail : tail
  }
}

/// Adds the normal distribution's density at evenly spaced places, times `factor`; error below 1e-6.
///
/// - Parameters:
///   - start: The first place, in standard deviations.
///   - step: From one place to the next.
///   - count: How many places.
///   - factor: By what each density is multiplied.
///   - values: To these the densities are added.
///   - offset: Index of the first value.
@inline(never)
public func addNormalDensities(
  from start: Float, step: Float, count: Int, factor: Float,
  to values: inout MutableSpan<Float>, at offset: Int
) {
  precondition(offset >= 0 && count >= 0 && offset + count <= values.count, "too few values")
  let scale = factor * 0.39894228
  for index in 0..<count {
    let place = start + step * Float(Int32(truncatingIfNeeded: index))
    // 2 to the power of −place²/2·log₂e: a whole number for the exponent's bits, a series for the rest.
    let power = place * place * -0.72134752
    let clamped = power > -100 ? power : -100
    let shifted = clamped + 12_582_912
    let rest = clamped - (shifted - 12_582_912)
    let series =
      1 + rest
      * (0.69314718 + rest
        * (0.24022651 + rest
          * (0.05550411 + rest * (0.00961813 + rest * (0.00133336 + rest * 0.000154)))))
    let value = Float(bitPattern: series.bitPattern &+ (shifted.bitPattern &<< 23))
    unsafe values[unchecked: offset &+ index] += value * scale
  }
}

/// Writes the shares of groups of eight at one side of a row; sixteen at a time, which share weights.
///
/// Memory was checked by the caller.
@inline(__always)
private func sideShares(
  _ across: Span<Float>, from column: Int, count: Int, _ depth: Float, _ side: Span<Float>,
  at first: Int, stride: Int, _ weights: Span<Float>, _ row: Int, _ height: Int, _ nodes: Int,
  into coverage: inout MutableSpan<UInt8>, at offset: Int
) {
  var index = 0
  while index &+ 16 <= count {
    var one = unsafe Lanes(across, at: column &+ index) * depth
    var two = unsafe Lanes(across, at: column &+ index &+ 8) * depth
    var (at, weightAt) = (first &+ index, row)
    for _ in 0..<nodes {
      let weight = unsafe Lanes(weights[unchecked: weightAt])
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
  var sum = unsafe Lanes(across, at: column &+ index) * depth
  var (at, weightAt) = (first &+ index, row)
  for _ in 0..<nodes {
    sum = unsafe sum - Lanes(side, at: at) * weights[unchecked: weightAt]
    at &+= stride
    weightAt &+= height
  }
  unsafe sum.storeShares(&coverage, at: offset &+ index)
}

/// Writes the runs that a blurred rounded rectangle covers in some rows.
///
/// - Parameters:
///   - layout: Where its tables are.
///   - across: The blurred rectangle's profile by column, 0...1, and eight numbers more.
///   - down: Its profile by row.
///   - weights: For each node the corners' weight by row.
///   - left: For each node what the left corners take away, by column.
///   - right: The same for the right corners.
///   - area: The columns and rows wanted: first column, first row, column after the last, row after it.
///   - x: Column of the window in the target.
///   - y: Row of the window in the target.
///   - spans: Receives the runs, at most six a row.
///   - coverage: Receives coverage bytes, at most those of the area and 32 a row.
/// - Returns: How many runs were written.
@inline(never)
public func shadowSpans(
  _ layout: ShadowLayout, across: Span<Float>, down: Span<Float>, weights: Span<Float>,
  left: Span<Float>, right: Span<Float>, area: (Int, Int, Int, Int), x: Int, y: Int,
  spans: inout MutableSpan<CoverageSpan>, coverage: inout MutableSpan<UInt8>
) -> Int {
  let (x0, y0, x1, y1) = area
  let (width, height) = (layout.width, layout.height)
  let (leftEnd, rightStart) = (layout.leftEnd, layout.rightStart)
  guard x0 < x1, y0 < y1 else { return 0 }
  precondition(x0 >= 0 && x1 <= width && y0 >= 0 && y1 <= height, "area outside the window")
  precondition(across.count >= width + 8 && down.count >= height, "profiles too short")
  precondition(
    leftEnd >= 0 && leftEnd <= width && rightStart >= 0 && rightStart <= width,
    "sides outside the window")
  let (leftStride, rightStride) = (layout.leftStride, layout.rightStride)
  precondition(
    weights.count >= layout.nodes * height && left.count >= layout.nodes * leftStride
      && right.count >= layout.nodes * rightStride, "corners' tables too short")
  precondition(spans.count >= 6 * (y1 - y0), "too few spans")
  precondition(coverage.count >= (x1 - x0 + 32) * (y1 - y0), "too few bytes")
  var count = 0
  var offset = 0
  for row in y0..<y1 {
    let depth = unsafe down[unchecked: row]
    let value = ((depth < 1 ? depth : 1) * 255 + 8_388_608).bitPattern & 0xff
    // Far from the corners no node takes part.
    var nodes = 0
    for node in 0..<layout.nodes where unsafe weights[unchecked: node &* height &+ row] > 1e-6 {
      nodes = node &+ 1
    }
    // The columns hidden in this row: of two rectangles the wider.
    var (holeStart, holeEnd) = (x1, x1)
    var hole = layout.hidden.0
    for number in 0..<2 {
      if number == 1 { hole = layout.hidden.1 }
      let isHere = row >= Int(hole.y) && row < Int(hole.w)
      if isHere, Int(hole.z) &- Int(hole.x) > holeEnd &- holeStart {
        (holeStart, holeEnd) = (Int(hole.x), Int(hole.z))
      }
    }
    holeStart = holeStart > x0 ? (holeStart < x1 ? holeStart : x1) : x0
    holeEnd = holeEnd > holeStart ? (holeEnd < x1 ? holeEnd : x1) : holeStart
    // What lies left of the hole, and what lies right of it.
    for part in 0..<2 {
      let isFirst = part == 0
      var column = isFirst ? x0 : holeEnd
      let end = isFirst ? holeStart : x1
      // Runs of whole groups of eight may reach into the hole.
      let (first, least, most) = (column, isFirst ? x0 : holeStart, isFirst ? holeEnd : x1)
      for stage in 0..<3 {
        if column >= end { break }
        var (start, stop) = (column, end)
        switch stage {
        case 0:
          if column >= leftEnd { continue }
          let side = end < leftEnd ? end : leftEnd
          let rounded = column &+ ((side &- column &+ 7) & ~7)
          stop = rounded <= most ? rounded : side
        case 1:
          if column >= rightStart { continue }
          let rounded = end &- ((end &- rightStart &+ 7) & ~7)
          let begin = end > rightStart ? (rounded > column ? rounded : column) : end
          if value > 0, begin > column {
            unsafe spans[unchecked: count] = CoverageSpan(
              y: Int32(truncatingIfNeeded: y &+ row), x: Int32(truncatingIfNeeded: x &+ column),
              count: Int32(truncatingIfNeeded: begin &- column), offset: -Int32(value))
            count &+= 1
          }
          column = begin
          continue
        default:
          let rounded = end &- ((end &- column &+ 7) & ~7)
          if column == first, rounded >= least { start = rounded }
        }
        unsafe spans[unchecked: count] = CoverageSpan(
          y: Int32(truncatingIfNeeded: y &+ row), x: Int32(truncatingIfNeeded: x &+ start),
          count: Int32(truncatingIfNeeded: stop &- start),
          offset: Int32(truncatingIfNeeded: offset))
        count &+= 1
        let groups = (stop &- start &+ 7) & ~7
        let last = start &+ groups &- 8
        if last < leftEnd, last &+ 8 <= rightStart {
          sideShares(
            across, from: start, count: groups, depth, left, at: start, stride: leftStride,
            weights, row, height, nodes, into: &coverage, at: offset)
        } else if start >= leftEnd, start &+ 8 > rightStart {
          sideShares(
            across, from: start, count: groups, depth, right, at: start &- rightStart &+ 8,
            stride: rightStride, weights, row, height, nodes, into: &coverage, at: offset)
        } else {
          column = start
          while column < stop {
            var sum = unsafe Lanes(across, at: column) * depth
            if column < leftEnd {
              for node in 0..<nodes {
                let weight = unsafe weights[unchecked: node &* height &+ row]
                sum = unsafe sum - Lanes(left, at: node &* leftStride &+ column) * weight
              }
            }
            if column &+ 8 > rightStart {
              let at = column &- rightStart &+ 8
              for node in 0..<nodes {
                let weight = unsafe weights[unchecked: node &* height &+ row]
                sum = unsafe sum - Lanes(right, at: node &* rightStride &+ at) * weight
              }
            }
            unsafe sum.storeShares(&coverage, at: offset &+ column &- start)
            column &+= 8
          }
        }
        offset &+= groups
        column = stop
      }
    }
  }
  return count
}
