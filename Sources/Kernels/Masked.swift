public import Pixels

/// Paints one colour through masks, first to last.
///
/// - Parameters:
///   - color: Premultiplied colour, no component above alpha.
///   - masks: Where the masks lie; the first `count` are painted.
///   - count: How many masks.
///   - coverage: The masks' bytes.
///   - pixels: Rows of the target.
///   - stride: Pixels from one row of the target to the next.
@inline(never)
public func paintMasks(
  _ color: UInt32, masks: Span<MaskPlace>, count: Int, coverage: Span<UInt8>,
  onto pixels: inout MutableSpan<UInt32>, stride: Int
) {
  let evens = PixelLanes(color & 0x00ff_00ff)
  let odds = PixelLanes((color &>> 8) & 0x00ff_00ff)
  let isOpaque = color &>> 24 == 255
  precondition(stride >= 0, "rows run downwards")
  for index in 0..<count {
    let mask = masks[index]
    let (columns, rows, step) = (Int(mask.columns), Int(mask.rows), Int(mask.stride))
    let (start, offset) = (Int(mask.start), Int(mask.offset))
    guard columns > 0, rows > 0 else { continue }
    precondition(
      start >= 0 && start + (rows - 1) * stride + columns <= pixels.count,
      "mask outside the pixels")
    precondition(
      offset >= 0 && step >= 0 && offset + (rows - 1) * step + columns <= coverage.count,
      "mask without bytes")
    var x = 0
    // Eight columns from top to bottom: loops as long as the mask is high are foreseen better.
    while x &+ 8 <= columns {
      var (at, from) = (start &+ x, offset &+ x)
      for _ in 0..<rows {
        let covered = unsafe PixelLanes(factors: coverage, at: from)
        let (even, odd) = (evens.scaled(by: covered), odds.scaled(by: covered))
        unsafe PixelLanes.blend(
          even, odd, kept: isOpaque ? covered.complement : odd.kept, over: &pixels, at: at)
        at &+= stride
        from &+= step
      }
      x &+= 8
    }
    guard x < columns else { continue }
    for row in 0..<rows {
      for column in x..<columns {
        let covered = UInt32(unsafe coverage[unchecked: offset &+ row &* step &+ column])
        let at = start &+ row &* stride &+ column
        unsafe pixels[unchecked: at] = over(
          scaledWord(color, by: covered), unsafe pixels[unchecked: at])
      }
    }
  }
}

/// Multiplies a run of pixels by the alphas of a mask.
///
/// - Parameters:
///   - mask: Premultiplied pixels whose alpha counts.
///   - first: Index of the first mask pixel.
///   - start: Index of the first target pixel.
///   - count: Pixels in the run.
///   - pixels: The target.
@inline(never)
public func multiplyByAlpha(
  of mask: Span<UInt32>, from first: Int, at start: Int, count: Int,
  onto pixels: inout MutableSpan<UInt32>
) {
  precondition(start >= 0 && count >= 0 && start + count <= pixels.count, "run outside the pixels")
  precondition(first >= 0 && first + count <= mask.count, "run outside the mask")
  for x in 0..<count {
    unsafe pixels[unchecked: start &+ x] = scaledWord(
      unsafe pixels[unchecked: start &+ x], by: unsafe mask[unchecked: first &+ x] &>> 24)
  }
}

/// Replaces a run of pixels by one colour in proportion to the pixels' alpha.
@inline(never)
public func tint(
  _ color: UInt32, from start: Int, count: Int, in pixels: inout MutableSpan<UInt32>
) {
  precondition(start >= 0 && count >= 0 && start + count <= pixels.count, "run outside the pixels")
  for x in start..<start + count {
    unsafe pixels[unchecked: x] = scaledWord(color, by: unsafe pixels[unchecked: x] &>> 24)
  }
}

/// Multiplies coverage bytes by one factor of 0...255.
@inline(never)
public func scale(_ coverage: inout MutableSpan<UInt8>, count: Int, by factor: UInt32) {
  precondition(count >= 0 && count <= coverage.count, "more bytes than there are")
  for x in 0..<count {
    let covered = UInt32(unsafe coverage[unchecked: x])
    unsafe coverage[unchecked: x] = UInt8(truncatingIfNeeded: scaled(covered, by: factor))
  }
}
