extension Table {
  @inline(never)
  public static func applyColorMatrix(
    _ matrix: Span<Float>, to run: Range<Int>, of pixels: inout MutableSpan<UInt32>
  ) {
    precondition(matrix.count >= 20, "a colour matrix has twenty numbers")
    precondition(run.lowerBound >= 0 && run.upperBound <= pixels.count, "run outside the pixels")
    @inline(__always) func unit(_ value: Float) -> Float { value > 0 ? (value < 1 ? value : 1) : 0 }
    for x in run {
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
}
