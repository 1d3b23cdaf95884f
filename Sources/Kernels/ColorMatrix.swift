/// Multiplies straight colours by a 4×5 matrix.
///
/// - Parameters:
///   - matrix: Twenty numbers, row by row; the fifth column is added. Components are 0...1.
///   - start: Index of the first pixel.
///   - count: Pixels in the run.
///   - pixels: Premultiplied pixels, changed in place.
@inline(never)
public func applyColorMatrix(
  _ matrix: Span<Float>, from start: Int, count: Int, in pixels: inout MutableSpan<UInt32>
) {
  precondition(matrix.count >= 20, "a colour matrix has twenty numbers")
  precondition(start >= 0 && count >= 0 && start + count <= pixels.count, "run outside the pixels")
  @inline(__always) func unit(_ value: Float) -> Float { value > 0 ? (value < 1 ? value : 1) : 0 }
  for x in start..<start + count {
    let word = unsafe pixels[unchecked: x]
    let alpha = float(word &>> 24)
    let straight = alpha > 0 ? 1 / alpha : 0
    let r = float(word & 0xff) * straight
    let g = float((word &>> 8) & 0xff) * straight
    let b = float((word &>> 16) & 0xff) * straight
    let a = alpha * (1 / 255 as Float)
    @inline(__always) func row(_ i: Int) -> Float {
      unit(
        unsafe matrix[unchecked: i] * r + matrix[unchecked: i + 1] * g
          + matrix[unchecked: i + 2] * b + matrix[unchecked: i + 3] * a
          + matrix[unchecked: i + 4])
    }
    let covered = row(15) * 255
    unsafe pixels[unchecked: x] =
      byteWord(row(0) * covered) | (byteWord(row(5) * covered) &<< 8)
      | (byteWord(row(10) * covered) &<< 16) | (byteWord(covered) &<< 24)
  }
}
