public import Pixels

// Porter–Duff source-over on premultiplied colour: out = s·c + d·(1 − s.a·c), each product rounded to
// the nearest of 255 steps. `SourceOverTests` holds each kernel equal to the one-byte statement.

/// Sets a run of pixels to one colour.
@inline(never)
public func fill(_ color: UInt32, from start: Int, count: Int, in pixels: inout MutableSpan<UInt32>)
{
  precondition(start >= 0 && count >= 0 && start + count <= pixels.count, "run outside the pixels")
  for x in start..<start + count { unsafe pixels[unchecked: x] = color }
}

/// Paints one colour over the runs of a list.
///
/// - Parameters:
///   - color: Premultiplied colour, no component above alpha.
///   - spans: Runs; the first `count` are painted.
///   - count: How many runs.
///   - coverage: The bytes to which runs refer.
///   - pixels: Rows of the target.
///   - stride: Pixels from one row of the target to the next.
@inline(never)
public func paintSolid(
  _ color: UInt32, spans: Span<CoverageSpan>, count: Int, coverage: Span<UInt8>,
  onto pixels: inout MutableSpan<UInt32>, stride: Int
) {
  let (even, odd) = (color & 0x00ff_00ff, (color &>> 8) & 0x00ff_00ff)
  let (evens, odds) = (PixelLanes(even), PixelLanes(odd))
  let isOpaque = color &>> 24 == 255
  for index in 0..<count {
    let span = spans[index]
    let start = Int(span.y) &* stride &+ Int(span.x)
    let length = Int(span.count)
    precondition(
      start >= 0 && length >= 0 && start &+ length <= pixels.count, "run outside the pixels")
    var x = 0
    if span.offset >= 0 {
      let offset = Int(span.offset)
      precondition(offset &+ length <= coverage.count, "run without coverage")
      while x &+ 8 <= length {
        let covered = unsafe PixelLanes(factors: coverage, at: offset &+ x)
        let (sourceEven, sourceOdd) = (evens.scaled(by: covered), odds.scaled(by: covered))
        unsafe PixelLanes.blend(sourceEven, sourceOdd, over: &pixels, at: start &+ x)
        x &+= 8
      }
      while x < length {
        let covered = UInt32(unsafe coverage[unchecked: offset &+ x])
        unsafe pixels[unchecked: start &+ x] = over(
          scaledWord(color, by: covered), unsafe pixels[unchecked: start &+ x])
        x &+= 1
      }
    } else if isOpaque, span.offset == -255 {
      for x in start..<start &+ length { unsafe pixels[unchecked: x] = color }
    } else {
      let source = scaledWord(color, by: UInt32(truncatingIfNeeded: -span.offset))
      let (sourceEven, sourceOdd) = (
        PixelLanes(source & 0x00ff_00ff), PixelLanes((source &>> 8) & 0x00ff_00ff)
      )
      let kept = sourceOdd.kept
      while x &+ 8 <= length {
        let pixel = unsafe PixelLanes.load(pixels, at: start &+ x)
        unsafe PixelLanes.store(
          sourceEven + pixel.even.scaled(by: kept), sourceOdd + pixel.odd.scaled(by: kept),
          &pixels, at: start &+ x)
        x &+= 8
      }
      while x < length {
        unsafe pixels[unchecked: start &+ x] = over(source, unsafe pixels[unchecked: start &+ x])
        x &+= 1
      }
    }
  }
}

/// Copies source pixels over a run.
@inline(never)
public func copy(
  _ source: Span<UInt32>, from first: Int, at start: Int, count: Int,
  onto pixels: inout MutableSpan<UInt32>
) {
  precondition(start >= 0 && count >= 0 && start + count <= pixels.count, "run outside the pixels")
  precondition(first >= 0 && first + count <= source.count, "run outside the source")
  for x in 0..<count {
    unsafe pixels[unchecked: start &+ x] = unsafe source[unchecked: first &+ x]
  }
}
