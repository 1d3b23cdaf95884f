public import KernelInterface

extension Table {
  @inline(never)
  public static func paintMasks(
    _ color: UInt32, through masks: Span<MaskPlace>, coverage: Span<UInt8>,
    onto target: inout PixelRows
  ) {
    let stride = target.stride
    let evens = PixelLanes(color & 0x00ff_00ff)
    let odds = PixelLanes((color &>> 8) & 0x00ff_00ff)
    let isOpaque = color &>> 24 == 255
    for index in 0..<masks.count {
      let mask = masks[index]
      let (columns, rows, step) = (Int(mask.columns), Int(mask.rows), Int(mask.stride))
      let (start, offset) = (Int(mask.start), Int(mask.offset))
      guard columns > 0, rows > 0 else { continue }
      precondition(
        start >= 0 && start + (rows - 1) * stride + columns <= target.pixels.count,
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
            even, odd, kept: isOpaque ? covered.complement : odd.kept, over: &target.pixels, at: at)
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
          unsafe target.pixels[unchecked: at] = over(
            scaledWord(color, by: covered), unsafe target.pixels[unchecked: at])
        }
      }
    }
  }
}

extension Table {
  @inline(never)
  public static func multiply(
    _ run: Range<Int>, of pixels: inout MutableSpan<UInt32>, byAlphaOf mask: Span<UInt32>
  ) {
    let (start, count) = (run.lowerBound, run.count)
    precondition(start >= 0 && run.upperBound <= pixels.count, "run outside the pixels")
    precondition(count <= mask.count, "run outside the mask")
    for x in 0..<count {
      unsafe pixels[unchecked: start &+ x] = scaledWord(
        unsafe pixels[unchecked: start &+ x], by: unsafe mask[unchecked: x] &>> 24)
    }
  }
}
