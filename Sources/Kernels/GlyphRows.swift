public import KernelInterface

// Coverage of small outlines. Their lines are cut so short that each crosses at most one line between
// columns and two between rows: then eight of them are the same few products, whichever pixels they meet,
// and only adding the results goes one by one.
//
// Between two columns a line covers, in the row where it runs, what is below it, and all of the rows
// further down. Written as differences down the column that is four numbers. Of a part of width w between
// the heights lo and hi, in the row that ends at e, o = w·(hi − e)²/2(hi − lo) is what the line takes from
// the rows below e, and p the same of the rows below e + 1; then a = w·(e − (lo + hi)/2) + o lies in the
// row, w + p − o in the next and w − p in the one after it. w/(hi − lo) is the line's own, so nothing is
// divided. A sum down the column gives coverage. Sums are kept column by column, so that a part's numbers
// are neighbours and are added at once.

/// Numbers from column to column of sums for `height` rows, a multiple of 8: lines reach four rows beyond.
@inline(__always)
private func glyphColumn(height: Int) -> Int { (height + 4 + 7) & ~7 }

extension Table {
  public static func glyphSums(width: Int, height: Int) -> Int {
    ((width + 2 + 7) & ~7) * glyphColumn(height: height)
  }
}

extension Table {
  @inline(never)
  public static func orientLines(
    _ chain: Span<SIMD4<Float>>, into lines: inout MutableSpan<Float>, from start: Int
  ) {
    let eightLines = GlyphPlace.groupNumbers
    let groups = (chain.count + 7) / 8
    precondition(groups > 0 && start >= 0 && start + groups * eightLines <= lines.count, "no room")
    // Neighbours go to groups apart, so that adding one need not wait for the other.
    var apart = 1
    if groups % 2 != 0 {
      apart = 2
    } else if groups % 3 != 0 {
      apart = 3
    } else if groups % 5 != 0 {
      apart = 5
    }
    var group = 0
    var lane = 0
    var count = 0
    for number in 0..<groups &* 8 {
      let first = chain[0]
      let line =
        number < chain.count
        ? unsafe chain[unchecked: number] : SIMD4(first.x, first.y, first.x, first.y)
      let at = start &+ group &* eightLines &+ lane
      unsafe lines[unchecked: at] = line.x
      unsafe lines[unchecked: at &+ 8] = line.y
      unsafe lines[unchecked: at &+ 16] = line.z
      unsafe lines[unchecked: at &+ 24] = line.w
      group &+= apart
      while group >= groups { group &-= groups }
      count &+= 1
      if count == groups { (group, lane, count) = (0, lane &+ 1, 0) }
    }
    for group in 0..<groups {
      let at = start &+ group &* eightLines
      let (x0, y0) = unsafe (Lanes(lines, at: at), Lanes(lines, at: at &+ 8))
      let (x1, y1) = unsafe (Lanes(lines, at: at &+ 16), Lanes(lines, at: at &+ 24))
      let across = x1 - x0
      let isRight = across.step
      let leftY = y1 + (y0 - y1) * isRight
      let rightY = y0 + (y1 - y0) * isRight
      let (length, down) = (across.magnitude, rightY - leftY)
      let sign = isRight + isRight - 1
      unsafe x0.lesser(x1).store(&lines, at: at)
      unsafe x0.greater(x1).store(&lines, at: at &+ 8)
      unsafe leftY.store(&lines, at: at &+ 16)
      unsafe rightY.store(&lines, at: at &+ 24)
      unsafe (down / length.greater(1e-9)).store(&lines, at: at &+ 32)
      unsafe sign.store(&lines, at: at &+ 40)
      // A line so flat runs within a row, or is as good as none in the next one.
      unsafe (length * sign * 0.5 / down.magnitude.greater(1e-6)).store(&lines, at: at &+ 48)
    }
  }
}

extension Table {
  @inline(never)
  public static func accumulateLines(
    _ lines: Span<Float>, at place: GlyphPlace, sums: inout MutableSpan<Float>
  ) {
    let (x, y, width, height) = (place.x, place.y, place.width, place.height)
    let eightLines = GlyphPlace.groupNumbers
    let groups = lines.count / eightLines
    precondition(width > 0 && height > 0 && width < 8192 && height < 8192, "too large")
    precondition(
      sums.count >= glyphSums(width: width, height: height) && sums.count < 1 << 23, "too few sums")
    precondition(groups * eightLines == lines.count, "half a group of lines")
    let right = Float(Int32(truncatingIfNeeded: width))
    let below = Float(Int32(truncatingIfNeeded: height))
    let step = Float(Int32(truncatingIfNeeded: glyphColumn(height: height)))
    for group in 0..<groups {
      let at = group &* eightLines
      let low = (unsafe Lanes(lines, at: at) + x).greater(0).lesser(right)
      let high = (unsafe Lanes(lines, at: at &+ 8) + x).greater(low).lesser(right)
      let leftY = (unsafe Lanes(lines, at: at &+ 16) + y).greater(0).lesser(below)
      let rightY = (unsafe Lanes(lines, at: at &+ 24) + y).greater(0).lesser(below)
      let slope = unsafe Lanes(lines, at: at &+ 32)
      let sign = unsafe Lanes(lines, at: at &+ 40)
      let reach = unsafe Lanes(lines, at: at &+ 48)
      let column = low.whole
      let cut = high.lesser(column + 1)
      let way = cut - low
      let cutY = (leftY + way * slope).greater(leftY.lesser(rightY)).lesser(leftY.greater(rightY))
      let first = column * step
      unsafe addParts(way * sign, leftY, cutY, reach, first, &sums)
      unsafe addParts((high - cut) * sign, cutY, rightY, reach, first + step, &sums)
    }
  }
}

/// Adds eight parts, each within a column that starts at a place.
@inline(__always)
@unsafe
private func addParts(
  _ width: Lanes, _ ya: Lanes, _ yb: Lanes, _ reach: Lanes, _ column: Lanes,
  _ sums: inout MutableSpan<Float>
) {
  let (low, high) = (ya.lesser(yb), ya.greater(yb))
  let row = low.whole
  let end = row + 1
  let beyond = (high - end).greater(0)
  let further = (beyond - 1).greater(0)
  let (over, overTwo) = (beyond * beyond * reach, further * further * reach)
  let first = width * (end - (low + high) * 0.5) + over
  let second = width + overTwo - over - first
  let third = over - overTwo - overTwo
  // The numbers of each part side by side.
  let (a, b) = (first.lowerPairs(second), first.upperPairs(second))
  let (c, d) = (third.lowerPairs(overTwo), third.upperPairs(overTwo))
  let (p04, p15) = (a.lowerTwos(c), a.upperTwos(c))
  let (p26, p37) = (b.lowerTwos(d), b.upperTwos(d))
  let places = (column + row).places
  unsafe p04.lower.add(to: &sums, at: Int(places[0]))
  unsafe p15.lower.add(to: &sums, at: Int(places[1]))
  unsafe p26.lower.add(to: &sums, at: Int(places[2]))
  unsafe p37.lower.add(to: &sums, at: Int(places[3]))
  unsafe p04.upper.add(to: &sums, at: Int(places[4]))
  unsafe p15.upper.add(to: &sums, at: Int(places[5]))
  unsafe p26.upper.add(to: &sums, at: Int(places[6]))
  unsafe p37.upper.add(to: &sums, at: Int(places[7]))
}

extension Table {
  @inline(never)
  public static func resolveColumns(
    of place: GlyphPlace, sums: inout MutableSpan<Float>, into coverage: inout MutableSpan<UInt8>,
    at offset: Int
  ) {
    let (width, height) = (place.width, place.height)
    let (stride, step) = ((width + 7) & ~7, glyphColumn(height: height))
    precondition(sums.count >= glyphSums(width: width, height: height), "too few sums")
    precondition(
      offset >= 0 && coverage.count >= offset + stride * ((height + 7) & ~7), "too few bytes")
    let none = Lanes(0)
    var column = 0
    while column < stride {
      var sum = Lanes(0)
      var row = 0
      var at = offset &+ column
      while row < height {
        let from = column &* step &+ row
        let lines = unsafe EightLanes(sums, at: from, step).transposed
        unsafe lines.0.write(&sum, &coverage, &at, stride)
        unsafe lines.1.write(&sum, &coverage, &at, stride)
        unsafe lines.2.write(&sum, &coverage, &at, stride)
        unsafe lines.3.write(&sum, &coverage, &at, stride)
        unsafe lines.4.write(&sum, &coverage, &at, stride)
        unsafe lines.5.write(&sum, &coverage, &at, stride)
        unsafe lines.6.write(&sum, &coverage, &at, stride)
        unsafe lines.7.write(&sum, &coverage, &at, stride)
        row &+= 8
      }
      for from in 0..<step { unsafe none.store(&sums, at: column &* step &+ from &* 8) }
      column &+= 8
    }
  }
}

extension Lanes {
  /// Adds a row to the sums above it and writes their coverage.
  @inline(__always)
  @unsafe
  fileprivate func write(
    _ sum: inout Lanes, _ coverage: inout MutableSpan<UInt8>, _ at: inout Int, _ stride: Int
  ) {
    sum = sum + self
    unsafe sum.storeMagnitudes(&coverage, at: at)
    at &+= stride
  }
}

/// Eight by eight numbers.
private struct EightLanes: BitwiseCopyable {
  typealias Eight = (Lanes, Lanes, Lanes, Lanes, Lanes, Lanes, Lanes, Lanes)
  private var rows: Eight

  /// Reads eight numbers from each of eight places; unchecked.
  @inline(__always)
  @unsafe
  init(_ numbers: borrowing MutableSpan<Float>, at index: Int, _ step: Int) {
    rows = unsafe (
      Lanes(numbers, at: index), Lanes(numbers, at: index &+ step),
      Lanes(numbers, at: index &+ 2 &* step), Lanes(numbers, at: index &+ 3 &* step),
      Lanes(numbers, at: index &+ 4 &* step), Lanes(numbers, at: index &+ 5 &* step),
      Lanes(numbers, at: index &+ 6 &* step), Lanes(numbers, at: index &+ 7 &* step)
    )
  }

  @inline(__always)
  var transposed: Eight {
    let (t0, t1) = (rows.0.lowerPairs(rows.1), rows.0.upperPairs(rows.1))
    let (t2, t3) = (rows.2.lowerPairs(rows.3), rows.2.upperPairs(rows.3))
    let (t4, t5) = (rows.4.lowerPairs(rows.5), rows.4.upperPairs(rows.5))
    let (t6, t7) = (rows.6.lowerPairs(rows.7), rows.6.upperPairs(rows.7))
    let (u0, u1) = (t0.lowerTwos(t2), t0.upperTwos(t2))
    let (u2, u3) = (t1.lowerTwos(t3), t1.upperTwos(t3))
    let (u4, u5) = (t4.lowerTwos(t6), t4.upperTwos(t6))
    let (u6, u7) = (t5.lowerTwos(t7), t5.upperTwos(t7))
    return (
      u0.lowerHalves(u4), u1.lowerHalves(u5), u2.lowerHalves(u6), u3.lowerHalves(u7),
      u0.upperHalves(u4), u1.upperHalves(u5), u2.upperHalves(u6), u3.upperHalves(u7)
    )
  }
}
