/// Rows of pixels painted on, lent to a kernel for one call.
public struct PixelRows: ~Copyable, ~Escapable {
  /// Premultiplied pixels, row by row from the top.
  public var pixels: MutableSpan<UInt32>
  /// Pixels from one row to the next.
  public let stride: Int

  /// Creates rows.
  ///
  /// - Parameters:
  ///   - pixels: Premultiplied pixels, row by row.
  ///   - stride: Pixels from one row to the next, at least 0.
  @inlinable
  @_lifetime(copy pixels)
  public init(_ pixels: consuming MutableSpan<UInt32>, stride: Int) {
    precondition(stride >= 0, "rows run downwards")
    self.pixels = pixels
    self.stride = stride
  }
}

/// Two rows of a picture.
public struct RowPair: Sendable, BitwiseCopyable {
  /// Index of the upper row's first pixel.
  public var upper: Int
  /// Index of the lower row's first pixel.
  public var lower: Int
  /// Pixels across both.
  public var width: Int

  /// Creates a pair.
  ///
  /// - Parameters:
  ///   - upper: Index of the upper row's first pixel.
  ///   - lower: Index of the lower row's first pixel.
  ///   - width: Pixels across both.
  @inlinable
  public init(upper: Int, lower: Int, width: Int) {
    (self.upper, self.lower, self.width) = (upper, lower, width)
  }
}
