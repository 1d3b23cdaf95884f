public import KernelInterface

// Porter–Duff source-over on premultiplied colour: out = s·c + d·(1 − s.a·c), each product rounded to
// the nearest of 255 steps. `SourceOverTests` holds each kernel equal to the one-byte statement.

extension Table {
  @inline(never)
  public static func fill(
    _ run: Range<Int>, of pixels: inout MutableSpan<UInt32>, with color: UInt32
  ) {
    precondition(run.lowerBound >= 0 && run.upperBound <= pixels.count, "run outside the pixels")
    for x in run { unsafe pixels[unchecked: x] = color }
  }
}

extension Table {
  @inline(never)
  public static func paintSolid(
    _ color: UInt32, over spans: Span<CoverageSpan>, coverage: Span<UInt8>,
    onto target: inout PixelRows
  ) {
    let stride = target.stride
    let (even, odd) = (color & 0x00ff_00ff, (color &>> 8) & 0x00ff_00ff)
    let (evens, odds) = (PixelLanes(even), PixelLanes(odd))
    let isOpaque = color &>> 24 == 255
    for index in 0..<spans.count {
      let span = spans[index]
      let start = Int(span.y) &* stride &+ Int(span.x)
      let length = Int(span.count)
      precondition(
        start >= 0 && length >= 0 && start &+ length <= target.pixels.count,
        "run outside the pixels")
      var x = 0
      if span.offset >= 0 {
        let offset = Int(span.offset)
        precondition(offset &+ length <= coverage.count, "run without coverage")
        while x &+ 8 <= length {
          let covered = unsafe PixelLanes(factors: coverage, at: offset &+ x)
          let (sourceEven, sourceOdd) = (evens.scaled(by: covered), odds.scaled(by: covered))
          unsafe PixelLanes.blend(sourceEven, sourceOdd, over: &target.pixels, at: start &+ x)
          x &+= 8
        }
        while x < length {
          let covered = UInt32(unsafe coverage[unchecked: offset &+ x])
          unsafe target.pixels[unchecked: start &+ x] = over(
            scaledWord(color, by: covered), unsafe target.pixels[unchecked: start &+ x])
          x &+= 1
        }
      } else if isOpaque, span.isFull {
        for x in start..<start &+ length { unsafe target.pixels[unchecked: x] = color }
      } else {
        let source = scaledWord(color, by: UInt32(truncatingIfNeeded: -span.offset))
        let (sourceEven, sourceOdd) = (
          PixelLanes(source & 0x00ff_00ff), PixelLanes((source &>> 8) & 0x00ff_00ff)
        )
        let kept = sourceOdd.kept
        while x &+ 8 <= length {
          let pixel = unsafe PixelLanes.load(target.pixels, at: start &+ x)
          unsafe PixelLanes.store(
            sourceEven + pixel.even.scaled(by: kept), sourceOdd + pixel.odd.scaled(by: kept),
            &target.pixels, at: start &+ x)
          x &+= 8
        }
        while x < length {
          unsafe target.pixels[unchecked: start &+ x] = over(
            source, unsafe target.pixels[unchecked: start &+ x])
          x &+= 1
        }
      }
    }
  }
}

extension Table {
  @inline(never)
  public static func copy(
    _ source: Span<UInt32>, over run: Range<Int>, of pixels: inout MutableSpan<UInt32>
  ) {
    let (start, count) = (run.lowerBound, run.count)
    precondition(start >= 0 && run.upperBound <= pixels.count, "run outside the pixels")
    precondition(count <= source.count, "run outside the source")
    for x in 0..<count {
      unsafe pixels[unchecked: start &+ x] = unsafe source[unchecked: x]
    }
  }
}
