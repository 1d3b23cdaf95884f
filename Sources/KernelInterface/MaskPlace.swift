/// The place of a coverage mask on a picture or layer.
public struct MaskPlace: Sendable, BitwiseCopyable {
  /// Index of the first pixel.
  public var start: Int32
  /// Pixels across.
  public var columns: Int32
  /// Pixels down.
  public var rows: Int32
  /// Index of the first byte.
  public var offset: Int32
  /// Bytes from row to row.
  public var stride: Int32

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - start: Index of the first pixel.
  ///   - columns: Pixels across.
  ///   - rows: Pixels down.
  ///   - offset: Index of the first byte.
  ///   - stride: Bytes from row to row.
  @inlinable
  public init(start: Int32, columns: Int32, rows: Int32, offset: Int32, stride: Int32) {
    (self.start, self.columns, self.rows) = (start, columns, rows)
    (self.offset, self.stride) = (offset, stride)
  }
}
