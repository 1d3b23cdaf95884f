// A Gaussian blur by a smaller picture: boxes of pixels are averaged, the averages blurred by the
// Gaussian that is left, and the result interpolated. What boxes and interpolation blur themselves is
// taken off the Gaussian's variance. A picture here is rows of floats 0...255,
// red, green, blue and alpha each in a row of their own.

/// Averages boxes of a band of rows into one row of the smaller picture.
///
/// - Parameters:
///   - source: Premultiplied pixels.
///   - start: Index of the band's first pixel.
///   - stride: Pixels from row to row.
///   - width: Pixels a row.
///   - rows: Rows there are; those missing to a whole box count as transparent.
///   - box: Pixels across and down a box, at most 16.
///   - lead: Transparent columns before the first pixel, less than `box`.
///   - sums: Room for `2·(width + 2·box)` words.
///   - row: Receives the averages, four planes.
///   - offset: Index of the first float of the first plane.
///   - plane: Floats from plane to plane.
@inline(never)
public func averageBoxes(
  _ source: Span<UInt32>, from start: Int, stride: Int, width: Int, rows: Int, box: Int, lead: Int,
  sums: inout MutableSpan<UInt32>, into row: inout MutableSpan<Float>, at offset: Int,
  plane: Int
) {
  let boxes = (lead + width + box - 1) / box
  let columns = boxes * box
  precondition(
    sums.count >= 2 * columns && row.count >= offset + 3 * plane + boxes && plane >= boxes,
    "too little room")
  precondition(rows <= box && box <= 16 && lead < box && lead >= 0, "box too large")
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
    let at = offset &+ index
    unsafe row[unchecked: at] = float(even & 0xffff) * share
    unsafe row[unchecked: at &+ plane] = float(odd & 0xffff) * share
    unsafe row[unchecked: at &+ 2 &* plane] = float(even &>> 16) * share
    unsafe row[unchecked: at &+ 3 &* plane] = float(odd &>> 16) * share
  }
}

/// Adds runs of floats, weighted and shifted: `target[x] += Σ weights[k]·source[x + first + k·step]`.
///
/// Both the passes along rows and along columns are this, with steps of one float and of a row.
@inline(never)
public func addWeighted(
  _ source: Span<Float>, from first: Int, step: Int, weights: Span<Float>,
  into target: inout MutableSpan<Float>, at start: Int, count: Int
) {
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

/// Interpolates one plane of a row of samples to pixels, a whole number of them to each sample.
///
/// - Parameters:
///   - samples: The row.
///   - first: Index of the first sample.
///   - count: How many gaps between samples; one sample more is read.
///   - box: Pixels per sample.
///   - row: Receives `count·box` floats: those between the middles of samples.
///   - start: Index of the first.
@inline(never)
public func expandRow(
  _ samples: Span<Float>, from first: Int, count: Int, box: Int,
  into row: inout MutableSpan<Float>, at start: Int
) {
  precondition(first >= 0 && count >= 0 && first + count < samples.count, "row outside")
  precondition(box > 0 && start >= 0 && start + count * box <= row.count, "too little room")
  if box == 4 {
    for k in 0..<count {
      let a = unsafe samples[unchecked: first &+ k]
      let rise = unsafe samples[unchecked: first &+ k &+ 1] - a
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
    let a = unsafe samples[unchecked: first &+ k]
    let rise = (unsafe samples[unchecked: first &+ k &+ 1] - a) * share
    let at = start &+ box &* k
    for x in 0..<box {
      unsafe row[unchecked: at &+ x] = a + rise * (Float(Int32(truncatingIfNeeded: x)) + shift)
    }
  }
}

/// Mixes two rows of four planes to premultiplied pixels.
///
/// - Parameters:
///   - rows: The planes of many rows.
///   - upper: Index of the upper row's first float.
///   - lower: Index of the lower row's.
///   - plane: Floats from plane to plane.
///   - share: How much of the lower row is taken, 0...1.
///   - pixels: Receives the pixels.
///   - count: How many.
@inline(never)
public func mixRows(
  _ rows: Span<Float>, upper: Int, lower: Int, plane: Int, share: Float,
  into pixels: inout MutableSpan<UInt32>, count: Int
) {
  precondition(upper >= 0 && lower >= 0 && count <= pixels.count, "run outside the pixels")
  precondition(max(upper, lower) + 3 * plane + count <= rows.count, "rows outside")
  for x in 0..<count {
    @inline(__always) func component(_ index: Int) -> UInt32 {
      let at = index &* plane &+ x
      let a = unsafe rows[unchecked: upper &+ at]
      let b = unsafe rows[unchecked: lower &+ at]
      return (a + (b - a) * share + 8_388_608).bitPattern & 0xff
    }
    unsafe pixels[unchecked: x] =
      component(0) | (component(1) &<< 8) | (component(2) &<< 16) | (component(3) &<< 24)
  }
}
