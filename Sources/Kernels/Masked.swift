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
