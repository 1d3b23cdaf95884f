/// Pixels in memory: premultiplied RGBA, 8 bits each, sRGB-encoded, rows from the top.
///
/// A pixel is a `UInt32` with red in the lowest byte (in memory: R, G, B, A). Rows are padded to whole
/// quads of four pixels; padding is not part of the picture and is ignored by equality.
public struct Pixmap: Sendable {
  /// Pixels across.
  public let width: Int
  /// Pixels down.
  public let height: Int
  /// Pixels from one row to the next: `width` rounded up to a multiple of 4.
  public let stride: Int
  /// The pixels, `stride × height`.
  public var words: [UInt32]

  /// Creates a picture of transparent black; `width` and `height` are at least 0.
  ///
  /// - Parameters:
  ///   - width: Pixels across.
  ///   - height: Pixels down.
  public init(width: Int, height: Int) {
    precondition(width >= 0 && height >= 0, "a pixmap has no negative size")
    self.width = width
    self.height = height
    stride = (width + 3) & ~3
    words = [UInt32](repeating: 0, count: stride * height)
  }

  /// The pixel in column `x` of row `y`.
  ///
  /// - Parameters:
  ///   - x: The column, 0..<`width`.
  ///   - y: The row, 0..<`height`.
  /// - Returns: The pixel, red in the lowest byte.
  public subscript(x: Int, y: Int) -> UInt32 {
    get { words[y * stride + x] }
    set { words[y * stride + x] = newValue }
  }
}

extension Pixmap: Hashable {
  public static func == (lhs: Pixmap, rhs: Pixmap) -> Bool {
    guard lhs.width == rhs.width, lhs.height == rhs.height else { return false }
    let (left, right) = (lhs.words.span, rhs.words.span)
    if left.isIdentical(to: right), lhs.stride == rhs.stride { return true }
    // Row by row without a way out, which the compiler turns into vectors.
    for y in 0..<lhs.height {
      var different: UInt32 = 0
      for x in 0..<lhs.width {
        different |= left[y &* lhs.stride &+ x] ^ right[y &* rhs.stride &+ x]
      }
      if different != 0 { return false }
    }
    return true
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    for y in 0..<height { hasher.combine(words[y * stride..<y * stride + width]) }
  }
}
