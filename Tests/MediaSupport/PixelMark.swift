public import Pixels

extension Pixmap {
  /// A mark of an opaque picture's width and pixels that a page's program makes of a canvas as well: it multiplies by 31 and
  /// adds, byte after byte, in 32 bits.
  public var mark: Int {
    var mark = Int32(width)
    for y in 0..<height {
      for x in 0..<width {
        let word = self[x, y]
        for shift in Swift.stride(from: UInt32(0), to: 32, by: 8) {
          mark = mark &* 31 &+ Int32(word >> shift & 255)
        }
      }
    }
    return Int(mark)
  }
}
