// Conversion to limited-range BT.709 in 15-bit fixed point, whose products fit the multiply-add of
// 16-bit lanes. `VideoPlanesTests` holds the result to the conversion in real numbers.
//
// Weights are times 219/255 (luma) or 224/255 (chroma), times 2¹⁵. Those of luma add up to the rounded
// sum and those of chroma to 0, so white is 235 and greys have chroma 128 exactly.

/// Writes the luma of a run of pixels, 16...235.
///
/// - Parameters:
///   - pixels: Encoded components; alpha is ignored.
///   - start: The first pixel of the run.
///   - count: Pixels in the run.
///   - plane: Receives the bytes.
///   - place: Where the first byte goes.
@inline(never)
public func lumaRow(
  _ pixels: Span<UInt32>, from start: Int, count: Int, into plane: inout MutableSpan<UInt8>,
  at place: Int
) {
  checkRun(start, count, pixels.count)
  checkRun(place, count, plane.count)
  let bias: Int32 = 16 &<< 15 &+ 1 &<< 14
  for x in 0..<count {
    let pixel = unsafe pixels[unchecked: start &+ x]
    let sum =
      component(pixel, 0) &* 5983 &+ component(pixel, 8) &* 20127 &+ component(pixel, 16) &* 2032
      &+ bias
    unsafe plane[unchecked: place &+ x] = UInt8(truncatingIfNeeded: sum &>> 15)
  }
}

/// Writes the blue difference of a run of pixels, 16...240; parameters as of `lumaRow`.
@inline(never)
public func blueDifferenceRow(
  _ pixels: Span<UInt32>, from start: Int, count: Int, into plane: inout MutableSpan<UInt8>,
  at place: Int
) {
  checkRun(start, count, pixels.count)
  checkRun(place, count, plane.count)
  let bias: Int32 = 128 &<< 15 &+ 1 &<< 14
  for x in 0..<count {
    let pixel = unsafe pixels[unchecked: start &+ x]
    let sum =
      component(pixel, 0) &* -3298 &+ component(pixel, 8) &* -11094
      &+ component(pixel, 16) &* 14392 &+ bias
    unsafe plane[unchecked: place &+ x] = UInt8(truncatingIfNeeded: sum &>> 15)
  }
}

/// Writes the red difference of a run of pixels, 16...240; parameters as of `lumaRow`.
@inline(never)
public func redDifferenceRow(
  _ pixels: Span<UInt32>, from start: Int, count: Int, into plane: inout MutableSpan<UInt8>,
  at place: Int
) {
  checkRun(start, count, pixels.count)
  checkRun(place, count, plane.count)
  let bias: Int32 = 128 &<< 15 &+ 1 &<< 14
  for x in 0..<count {
    let pixel = unsafe pixels[unchecked: start &+ x]
    let sum =
      component(pixel, 0) &* 14392 &+ component(pixel, 8) &* -13072
      &+ component(pixel, 16) &* -1320 &+ bias
    unsafe plane[unchecked: place &+ x] = UInt8(truncatingIfNeeded: sum &>> 15)
  }
}

/// Adds the red and blue components of two rows, in halves of a word.
///
/// - Parameters:
///   - pixels: The picture.
///   - upper: The first pixel of one row.
///   - lower: The first pixel of the other.
///   - count: Pixels in a row.
///   - sums: Receives the sums from its start on: red in the lower half, blue in the upper.
@inline(never)
public func addOuterComponents(
  _ pixels: Span<UInt32>, upper: Int, lower: Int, count: Int, into sums: inout MutableSpan<UInt32>
) {
  checkRun(upper, count, pixels.count)
  checkRun(lower, count, pixels.count)
  checkRun(0, count, sums.count)
  for x in 0..<count {
    let (a, b) = unsafe (pixels[unchecked: upper &+ x], pixels[unchecked: lower &+ x])
    unsafe sums[unchecked: x] = (a & 0xff_00ff) &+ (b & 0xff_00ff)
  }
}

/// Adds the green components of two rows; parameters as of `addOuterComponents`.
@inline(never)
public func addGreenComponents(
  _ pixels: Span<UInt32>, upper: Int, lower: Int, count: Int, into sums: inout MutableSpan<UInt32>
) {
  checkRun(upper, count, pixels.count)
  checkRun(lower, count, pixels.count)
  checkRun(0, count, sums.count)
  for x in 0..<count {
    let (a, b) = unsafe (pixels[unchecked: upper &+ x], pixels[unchecked: lower &+ x])
    unsafe sums[unchecked: x] = (a &>> 8 & 255) &+ (b &>> 8 & 255)
  }
}

/// Writes the blue difference of half as many samples, filtered by (11 6 −1)/16 across.
///
/// Overshoot stays within a byte: at most a sixteenth of the range.
///
/// - Parameters:
///   - outer: Sums of `addOuterComponents`, with two more behind the last that are used.
///   - green: Sums of `addGreenComponents`, likewise.
///   - count: Samples; sample x is filtered from sums 2x, 2x + 1 and 2x + 2.
///   - plane: Receives the bytes.
///   - place: Where the first byte goes.
@inline(never)
public func halvedBlueDifferenceRow(
  outer: Span<UInt32>, green: Span<UInt32>, count: Int, into plane: inout MutableSpan<UInt8>,
  at place: Int
) {
  checkRun(0, 2 &* count &+ 1, outer.count)
  checkRun(0, 2 &* count &+ 1, green.count)
  checkRun(place, count, plane.count)
  for x in 0..<count {
    let pair = unsafe filtered(
      outer[unchecked: 2 &* x], outer[unchecked: 2 &* x &+ 1], outer[unchecked: 2 &* x &+ 2])
    let middle = unsafe filtered(
      green[unchecked: 2 &* x], green[unchecked: 2 &* x &+ 1], green[unchecked: 2 &* x &+ 2])
    let sum =
      low(pair) &* -3298 &+ low(middle) &* -11094 &+ Int32(bitPattern: pair &>> 16) &* 14392
      &+ halvedBias
    unsafe plane[unchecked: place &+ x] = UInt8(truncatingIfNeeded: sum &>> 20)
  }
}

/// Writes the red difference of half as many samples; parameters as of `halvedBlueDifferenceRow`.
@inline(never)
public func halvedRedDifferenceRow(
  outer: Span<UInt32>, green: Span<UInt32>, count: Int, into plane: inout MutableSpan<UInt8>,
  at place: Int
) {
  checkRun(0, 2 &* count &+ 1, outer.count)
  checkRun(0, 2 &* count &+ 1, green.count)
  checkRun(place, count, plane.count)
  for x in 0..<count {
    let pair = unsafe filtered(
      outer[unchecked: 2 &* x], outer[unchecked: 2 &* x &+ 1], outer[unchecked: 2 &* x &+ 2])
    let middle = unsafe filtered(
      green[unchecked: 2 &* x], green[unchecked: 2 &* x &+ 1], green[unchecked: 2 &* x &+ 2])
    let sum =
      low(pair) &* 14392 &+ low(middle) &* -13072 &+ Int32(bitPattern: pair &>> 16) &* -1320
      &+ halvedBias
    unsafe plane[unchecked: place &+ x] = UInt8(truncatingIfNeeded: sum &>> 20)
  }
}

/// 128 and a half, at the scale of two rows times sixteen times 2¹⁵.
@inline(__always)
private var halvedBias: Int32 { 128 &<< 20 &+ 1 &<< 19 }

/// Eleven, six and minus one sixteenths, and 512 more in each half, which keeps it positive; the
/// weights of a chroma plane add up to 0, so the 512 go out again.
@inline(__always)
private func filtered(_ a: UInt32, _ b: UInt32, _ c: UInt32) -> UInt32 {
  a &* 11 &+ b &* 6 &+ 0x200_0200 &- c
}

@inline(__always)
private func low(_ pair: UInt32) -> Int32 { Int32(bitPattern: pair & 0x7fff) }

@inline(__always)
private func component(_ pixel: UInt32, _ shift: UInt32) -> Int32 {
  Int32(bitPattern: pixel &>> shift & 255)
}

@inline(__always)
private func checkRun(_ start: Int, _ count: Int, _ size: Int) {
  precondition(start >= 0 && count >= 0 && start &+ count <= size, "run outside its memory")
}
