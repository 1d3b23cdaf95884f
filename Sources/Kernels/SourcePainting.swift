public import Pixels

// Rows of colours onto pixels: of layers, pictures and gradients along curves. What is not faded is painted
// as one colour is, each product rounded by itself. What is faded has eight more bits below each component,
// and is rounded once, so that groups in groups lose little; `FadedPixels.swift` has the sums.

/// Paints source pixels over a run, each in proportion to one coverage for all.
///
/// - Parameters:
///   - source: Premultiplied pixels.
///   - first: Index of the first source pixel.
///   - coverage: Coverage of all, 0...255.
///   - opacity: A further factor for all.
///   - rounding: What is added to faded pixels before they are cut to whole levels, 8...248 of 256.
///   - start: Index of the first target pixel.
///   - count: Pixels in the run.
///   - pixels: The target.
@inline(never)
public func paintSource(
  _ source: Span<UInt32>, from first: Int, coverage: UInt32, opacity: Opacity, rounding: UInt32,
  at start: Int, count: Int, onto pixels: inout MutableSpan<UInt32>
) {
  precondition(start >= 0 && count >= 0 && start + count <= pixels.count, "run outside the pixels")
  precondition(first >= 0 && first + count <= source.count, "run outside the source")
  if !opacity.isFull {
    let share = parts(of: coverage, opacity.parts)
    let (lanes, rounded) = (PixelLanes.Share(share), PixelLanes(rounding &* 0x0001_0001))
    var x = 0
    while x &+ 8 <= count {
      let pixel = unsafe PixelLanes.load(source, at: first &+ x)
      unsafe PixelLanes.blend(
        faded: lanes.of(pixel.even), lanes.of(pixel.odd), rounded, over: &pixels, at: start &+ x)
      x &+= 8
    }
    while x < count {
      unsafe pixels[unchecked: start &+ x] = faded(
        unsafe source[unchecked: first &+ x], by: share, rounding,
        over: unsafe pixels[unchecked: start &+ x])
      x &+= 1
    }
  } else if coverage == 255 {
    for x in 0..<count {
      unsafe pixels[unchecked: start &+ x] = over(
        unsafe source[unchecked: first &+ x], unsafe pixels[unchecked: start &+ x])
    }
  } else {
    for x in 0..<count {
      unsafe pixels[unchecked: start &+ x] = over(
        scaledWord(unsafe source[unchecked: first &+ x], by: coverage),
        unsafe pixels[unchecked: start &+ x])
    }
  }
}

/// Paints source pixels over a run, each in proportion to its coverage.
///
/// - Parameters:
///   - source: Premultiplied pixels.
///   - first: Index of the first source pixel.
///   - coverage: Coverage bytes.
///   - offset: Index of the first coverage byte.
///   - opacity: A further factor for all.
///   - rounding: What is added to faded pixels before they are cut to whole levels, 8...248 of 256.
///   - start: Index of the first target pixel.
///   - count: Pixels in the run.
///   - pixels: The target.
@inline(never)
public func paintMaskedSource(
  _ source: Span<UInt32>, from first: Int, coverage: Span<UInt8>, from offset: Int,
  opacity: Opacity, rounding: UInt32, at start: Int, count: Int,
  onto pixels: inout MutableSpan<UInt32>
) {
  precondition(start >= 0 && count >= 0 && start + count <= pixels.count, "run outside the pixels")
  precondition(first >= 0 && first + count <= source.count, "run outside the source")
  precondition(offset >= 0 && offset + count <= coverage.count, "run without coverage")
  guard !opacity.isFull else {
    for x in 0..<count {
      unsafe pixels[unchecked: start &+ x] = over(
        scaledWord(
          unsafe source[unchecked: first &+ x],
          by: UInt32(unsafe coverage[unchecked: offset &+ x])),
        unsafe pixels[unchecked: start &+ x])
    }
    return
  }
  let share = opacity.parts
  let (lanes, rounded) = (PixelLanes.Share(share), PixelLanes(rounding &* 0x0001_0001))
  var x = 0
  while x &+ 8 <= count {
    let covered = lanes.parts(of: unsafe PixelLanes(factors: coverage, at: offset &+ x))
    let pixel = unsafe PixelLanes.raised(source, at: first &+ x)
    unsafe PixelLanes.blend(
      faded: pixel.even.upperProduct(covered), pixel.odd.upperProduct(covered), rounded,
      over: &pixels, at: start &+ x)
    x &+= 8
  }
  while x < count {
    let covered = UInt32(unsafe coverage[unchecked: offset &+ x])
    unsafe pixels[unchecked: start &+ x] = faded(
      unsafe source[unchecked: first &+ x], by: parts(of: covered, share), rounding,
      over: unsafe pixels[unchecked: start &+ x])
    x &+= 1
  }
}
