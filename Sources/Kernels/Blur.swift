public import KernelInterface

// A Gaussian blur by a smaller picture: boxes of pixels are averaged, the averages blurred by the
// Gaussian that is left, and the result interpolated. What boxes and interpolation blur themselves is
// taken off the Gaussian's variance. A picture here is rows of floats 0...255,
// red, green, blue and alpha each in a row of their own.

extension Table {
  @inline(never)
  public static func averageBoxes(
    _ source: Span<UInt32>, in row: BoxRow, sums: inout MutableSpan<UInt32>,
    into planes: inout MutableSpan<Float>
  ) {
    let (start, stride, width, rows) = (row.start, row.stride, row.width, row.rows)
    let (box, lead) = (row.box, row.lead)
    precondition((1...16).contains(box) && rows <= box && lead < box && lead >= 0, "box too large")
    let boxes = row.boxes
    let columns = boxes * box
    precondition(sums.count >= 2 * columns && planes.count >= 4 * boxes, "too little room")
    precondition(
      rows == 0 || start + stride * (rows - 1) + width <= source.count, "picture too small")
    for x in 0..<2 * columns { unsafe sums[unchecked: x] = 0 }
    for line in 0..<rows {
      let first = start &+ line &* stride
      for x in 0..<width {
        let word = unsafe source[unchecked: first &+ x]
        unsafe sums[unchecked: lead &+ x] &+= word & 0x00ff_00ff
      }
      for x in 0..<width {
        let word = unsafe source[unchecked: first &+ x]
        unsafe sums[unchecked: columns &+ lead &+ x] &+= (word &>> 8) & 0x00ff_00ff
      }
    }
    let share = 1 / Float(box * box)
    for index in 0..<boxes {
      var (even, odd): (UInt32, UInt32) = (0, 0)
      for x in index &* box..<(index &+ 1) &* box {
        even &+= unsafe sums[unchecked: x]
        odd &+= unsafe sums[unchecked: columns &+ x]
      }
      unsafe planes[unchecked: index] = float(even & 0xffff) * share
      unsafe planes[unchecked: index &+ boxes] = float(odd & 0xffff) * share
      unsafe planes[unchecked: index &+ 2 &* boxes] = float(even &>> 16) * share
      unsafe planes[unchecked: index &+ 3 &* boxes] = float(odd &>> 16) * share
    }
  }
}

extension Table {
  @inline(never)
  public static func addWeighted(
    _ source: Span<Float>, from first: Int, step: Int, weights: Span<Float>, to run: Range<Int>,
    of target: inout MutableSpan<Float>
  ) {
    let (start, count) = (run.lowerBound, run.count)
    precondition(
      first >= 0 && first + step * (weights.count - 1) + count <= source.count && count >= 0,
      "run outside the source")
    precondition(start >= 0 && start + count <= target.count, "run outside the target")
    var tap = 0
    while tap + 3 < weights.count {
      let (w0, w1, w2, w3) = (weights[tap], weights[tap + 1], weights[tap + 2], weights[tap + 3])
      let s0 = first + step * tap
      let (s1, s2, s3) = (s0 + step, s0 + 2 * step, s0 + 3 * step)
      for x in 0..<count {
        let sum =
          unsafe (source[unchecked: s0 &+ x] * w0 + source[unchecked: s1 &+ x] * w1)
          + (source[unchecked: s2 &+ x] * w2 + source[unchecked: s3 &+ x] * w3)
        unsafe target[unchecked: start &+ x] += sum
      }
      tap += 4
    }
    while tap < weights.count {
      let (w, s) = (weights[tap], first + step * tap)
      for x in 0..<count {
        unsafe target[unchecked: start &+ x] += source[unchecked: s &+ x] * w
      }
      tap += 1
    }
  }
}

extension Table {
  @inline(never)
  public static func expandRow(
    _ samples: Span<Float>, box: Int, into row: inout MutableSpan<Float>, at start: Int
  ) {
    let count = samples.count - 1
    precondition(count >= 0, "no samples")
    precondition(box > 0 && start >= 0 && start + count * box <= row.count, "too little room")
    if box == 4 {
      for k in 0..<count {
        let a = unsafe samples[unchecked: k]
        let rise = unsafe samples[unchecked: k &+ 1] - a
        let at = start &+ 4 &* k
        unsafe row[unchecked: at] = a + rise * 0.125
        unsafe row[unchecked: at &+ 1] = a + rise * 0.375
        unsafe row[unchecked: at &+ 2] = a + rise * 0.625
        unsafe row[unchecked: at &+ 3] = a + rise * 0.875
      }
      return
    }
    // The first pixel's middle past that of a sample: half a pixel for even boxes, none for odd.
    let share = 1 / Float(box)
    let shift: Float = box % 2 == 0 ? 0.5 : 0
    for k in 0..<count {
      let a = unsafe samples[unchecked: k]
      let rise = (unsafe samples[unchecked: k &+ 1] - a) * share
      let at = start &+ box &* k
      for x in 0..<box {
        unsafe row[unchecked: at &+ x] = a + rise * (Float(Int32(truncatingIfNeeded: x)) + shift)
      }
    }
  }
}

extension Table {
  @inline(never)
  public static func mixRows(
    _ rows: Span<Float>, by mix: RowMix, count: Int, into pixels: inout MutableSpan<UInt32>
  ) {
    let (upper, lower, plane, share) = (mix.upper, mix.lower, mix.plane, mix.share)
    precondition(upper >= 0 && lower >= 0 && count <= pixels.count, "run outside the pixels")
    precondition(max(upper, lower) + 3 * plane + count <= rows.count, "rows outside")
    for x in 0..<count {
      @inline(__always) func component(_ index: Int) -> UInt32 {
        let at = index &* plane &+ x
        let a = unsafe rows[unchecked: upper &+ at]
        let b = unsafe rows[unchecked: lower &+ at]
        return nearestByte(a + (b - a) * share)
      }
      unsafe pixels[unchecked: x] =
        component(0) | (component(1) &<< 8) | (component(2) &<< 16) | (component(3) &<< 24)
    }
  }
}
