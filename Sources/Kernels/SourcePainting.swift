public import KernelInterface

// Rows of colours onto pixels: of layers, pictures and gradients along curves. What is not faded is painted
// as one colour is, each product rounded by itself. What is faded has eight more bits below each component,
// and is rounded once, so that groups in groups lose little; `FadedPixels.swift` has the sums.

extension Table {
  @inline(never)
  public static func paintSource(
    _ source: Span<UInt32>, coverage: UInt32, fading: Fading, over run: Range<Int>,
    of pixels: inout MutableSpan<UInt32>
  ) {
    let (start, count) = (run.lowerBound, run.count)
    let (opacity, rounding) = (fading.opacity, fading.rounding)
    precondition(start >= 0 && run.upperBound <= pixels.count, "run outside the pixels")
    precondition(count <= source.count, "run outside the source")
    if !opacity.isFull {
      let share = parts(of: coverage, opacity.parts)
      let (lanes, rounded) = (PixelLanes.Share(share), PixelLanes(rounding &* 0x0001_0001))
      var x = 0
      while x &+ 8 <= count {
        let pixel = unsafe PixelLanes.load(source, at: x)
        unsafe PixelLanes.blend(
          faded: lanes.of(pixel.even), lanes.of(pixel.odd), rounded, over: &pixels, at: start &+ x)
        x &+= 8
      }
      while x < count {
        unsafe pixels[unchecked: start &+ x] = faded(
          unsafe source[unchecked: x], by: share, rounding,
          over: unsafe pixels[unchecked: start &+ x])
        x &+= 1
      }
    } else if coverage == 255 {
      for x in 0..<count {
        unsafe pixels[unchecked: start &+ x] = over(
          unsafe source[unchecked: x], unsafe pixels[unchecked: start &+ x])
      }
    } else {
      for x in 0..<count {
        unsafe pixels[unchecked: start &+ x] = over(
          scaledWord(unsafe source[unchecked: x], by: coverage),
          unsafe pixels[unchecked: start &+ x])
      }
    }
  }
}

extension Table {
  @inline(never)
  public static func paintMaskedSource(
    _ source: Span<UInt32>, coverage: Span<UInt8>, fading: Fading, over run: Range<Int>,
    of pixels: inout MutableSpan<UInt32>
  ) {
    let (start, count) = (run.lowerBound, run.count)
    let (opacity, rounding) = (fading.opacity, fading.rounding)
    precondition(start >= 0 && run.upperBound <= pixels.count, "run outside the pixels")
    precondition(count <= source.count, "run outside the source")
    precondition(count <= coverage.count, "run without coverage")
    guard !opacity.isFull else {
      for x in 0..<count {
        unsafe pixels[unchecked: start &+ x] = over(
          scaledWord(
            unsafe source[unchecked: x],
            by: UInt32(unsafe coverage[unchecked: x])),
          unsafe pixels[unchecked: start &+ x])
      }
      return
    }
    let share = opacity.parts
    let (lanes, rounded) = (PixelLanes.Share(share), PixelLanes(rounding &* 0x0001_0001))
    var x = 0
    while x &+ 8 <= count {
      let covered = lanes.parts(of: unsafe PixelLanes(factors: coverage, at: x))
      let pixel = unsafe PixelLanes.raised(source, at: x)
      unsafe PixelLanes.blend(
        faded: pixel.even.upperProduct(covered), pixel.odd.upperProduct(covered), rounded,
        over: &pixels, at: start &+ x)
      x &+= 8
    }
    while x < count {
      let covered = UInt32(unsafe coverage[unchecked: x])
      unsafe pixels[unchecked: start &+ x] = faded(
        unsafe source[unchecked: x], by: parts(of: covered, share), rounding,
        over: unsafe pixels[unchecked: start &+ x])
      x &+= 1
    }
  }
}
