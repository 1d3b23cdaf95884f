public import KernelInterface

// Conversion to limited-range BT.709 in 15-bit fixed point, whose products fit the multiply-add of
// 16-bit lanes. `VideoRowsTests` holds the result to the conversion in real numbers.
//
// `VideoWeights` has the weights, times 2¹⁵.

extension Table {
  @inline(never)
  public static func luma(
    of pixels: Span<UInt32>, into plane: inout MutableSpan<UInt8>, at place: Int
  ) {
    convert(pixels, into: &plane, at: place, .luma, VideoWeights.black)
  }
}

extension Table {
  @inline(never)
  public static func blueDifference(
    of pixels: Span<UInt32>, into plane: inout MutableSpan<UInt8>, at place: Int
  ) {
    convert(pixels, into: &plane, at: place, .blueDifference, VideoWeights.neutral)
  }
}

extension Table {
  @inline(never)
  public static func redDifference(
    of pixels: Span<UInt32>, into plane: inout MutableSpan<UInt8>, at place: Int
  ) {
    convert(pixels, into: &plane, at: place, .redDifference, VideoWeights.neutral)
  }
}

/// One component of each pixel: part of each kernel, so that its weights are numbers there.
@inline(__always)
private func convert(
  _ pixels: Span<UInt32>, into plane: inout MutableSpan<UInt8>, at place: Int,
  _ weights: VideoWeights, _ zero: Int32
) {
  let count = pixels.count
  checkRun(place, count, plane.count)
  for x in 0..<count {
    let sum = weighted(unsafe pixels[unchecked: x], weights, zero)
    unsafe plane[unchecked: place &+ x] = UInt8(truncatingIfNeeded: sum &>> 15)
  }
}

extension Table {
  @inline(never)
  public static func halvedDifferences(
    of pixels: Span<UInt32>, rows: RowPair, count: Int, into pairs: inout MutableSpan<UInt16>
  ) {
    let (upper, lower, columns) = (rows.upper, rows.lower, rows.width)
    checkRun(upper, columns, pixels.count)
    checkRun(lower, columns, pixels.count)
    checkRun(0, count, pairs.count)
    precondition(columns > 2 &* (count &- 1), "run outside its memory")
    // Samples whose columns are all there.
    let whole = count < (columns &- 1) / 2 ? count : (columns &- 1) / 2
    for x in 0..<whole {
      let (a, b) = (upper &+ 2 &* x, lower &+ 2 &* x)
      unsafe pairs[unchecked: x] = differencePair(
        pixels[unchecked: a], pixels[unchecked: a &+ 1], pixels[unchecked: a &+ 2],
        pixels[unchecked: b], pixels[unchecked: b &+ 1], pixels[unchecked: b &+ 2])
    }
    let last = columns &- 1
    for x in whole..<count {
      let first = 2 &* x
      let (second, third) = (
        first < last ? first &+ 1 : last, first &+ 1 < last ? first &+ 2 : last
      )
      unsafe pairs[unchecked: x] = differencePair(
        pixels[unchecked: upper &+ first], pixels[unchecked: upper &+ second],
        pixels[unchecked: upper &+ third], pixels[unchecked: lower &+ first],
        pixels[unchecked: lower &+ second], pixels[unchecked: lower &+ third])
    }
  }
}

/// The differences of three columns of two rows.
@inline(__always)
private func differencePair(
  _ a0: UInt32, _ a1: UInt32, _ a2: UInt32, _ b0: UInt32, _ b1: UInt32, _ b2: UInt32
) -> UInt16 {
  let outer = filtered(outer(a0) &+ outer(b0), outer(a1) &+ outer(b1), outer(a2) &+ outer(b2))
  let middle = low(
    filtered(green(a0) &+ green(b0), green(a1) &+ green(b1), green(a2) &+ green(b2)))
  let (first, last) = (low(outer), Int32(bitPattern: outer &>> 16))
  let (blues, reds) = (VideoWeights.blueDifference, VideoWeights.redDifference)
  let blue = first &* blues.red &+ middle &* blues.green &+ last &* blues.blue &+ halvedBias
  let red = first &* reds.red &+ middle &* reds.green &+ last &* reds.blue &+ halvedBias
  return UInt16(truncatingIfNeeded: blue &>> 20) | UInt16(truncatingIfNeeded: red &>> 20) &<< 8
}

/// Red in the lower half, blue in the upper.
@inline(__always)
private func outer(_ pixel: UInt32) -> UInt32 { pixel & 0xff_00ff }

@inline(__always)
private func green(_ pixel: UInt32) -> UInt32 { pixel &>> 8 & 255 }

extension Table {
  @inline(never)
  public static func lowerBytes(
    of pairs: Span<UInt16>, into plane: inout MutableSpan<UInt8>, at place: Int
  ) {
    let count = pairs.count
    checkRun(place, count, plane.count)
    for x in 0..<count {
      unsafe plane[unchecked: place &+ x] = UInt8(truncatingIfNeeded: pairs[unchecked: x])
    }
  }
}

extension Table {
  @inline(never)
  public static func upperBytes(
    of pairs: Span<UInt16>, into plane: inout MutableSpan<UInt8>, at place: Int
  ) {
    let count = pairs.count
    checkRun(place, count, plane.count)
    for x in 0..<count {
      unsafe plane[unchecked: place &+ x] = UInt8(truncatingIfNeeded: pairs[unchecked: x] &>> 8)
    }
  }
}

/// Neutral chroma and a half, at the scale of two rows times sixteen times 2¹⁵.
@inline(__always)
private var halvedBias: Int32 { VideoWeights.neutral &<< 20 &+ 1 &<< 19 }

/// A weighted sum of a pixel's components and what is added to it, rounded by a half, times 2¹⁵.
@inline(__always)
private func weighted(_ pixel: UInt32, _ weights: VideoWeights, _ zero: Int32) -> Int32 {
  component(pixel, 0) &* weights.red &+ component(pixel, 8) &* weights.green
    &+ component(pixel, 16) &* weights.blue &+ (zero &<< 15 &+ 1 &<< 14)
}

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
